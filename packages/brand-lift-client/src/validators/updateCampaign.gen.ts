// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(r,t,e,o)=>{const i={instancePath:t,keyword:e,params:o};return r===null?[i]:(r.push(i),r)},J={question_text:1,question_name:1,question_version:1,kpi_type:1,
custom_question_text:1,is_custom_question_text:1,max_sel:1,answers:1,replaceable_answers:1,none_of_the_above_answer:1,refuse_to_answer:1,dont_know_answer:1,other_answer:1,
anchored_answer:1,randomize:1,order:1,default:1,question_type:1,target_option_index:1,multi_target_option_index:1,use_answer_meta:1,use_question_meta:1,enable_skip_logic:1,
columns:1,rows:1,multi_level_target_option_index:1},K={answer_meta:1,questions:1,baseline_questions:1,social_questions:1,extra_questions:1,allow_ip:1,expected_impressions_count:1,
expected_impressions_count_linear_tv:1,expected_impressions_count_social:1,data_partners:1,target_audiences:1,niche_targeting:1,extra_questions_enabled:1,targeted_recruitment:1,
forced_exposure:1},Q={campaign_name:1,start_date:1,end_date:1,client_name:1,country_language_id:1,industry_id:1,channels:1,data_partners:1,expected_impressions_count:1,
draft_settings:1},m=r=>{let t=0;for(const e of r)t++;return t},R=G,D=Object.prototype.hasOwnProperty;function v(r,t=""){let e=null,o=0;return typeof r!="string"&&
(e=s(e,t,"type",{type:"string"}),o++),r==="digital"||r==="linear_tv"||r==="social"||(e=s(e,t,"enum",{allowedValues:["digital","linear_tv","social"]}),o++),v.errors=
e,o===0}function c(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="digital"||i==="linear_tv"||i==="social"||(e=s(e,t,"\
additionalProperties",{additionalProperty:i}),o++);if(r.digital!==void 0){let i=r.digital;Number.isSafeInteger(i)||(e=s(e,t+"/digital","type",{type:"integer"}),
o++)}if(r.linear_tv!==void 0){let i=r.linear_tv;Number.isSafeInteger(i)||(e=s(e,t+"/linear_tv","type",{type:"integer"}),o++)}if(r.social!==void 0){let i=r.social;
Number.isSafeInteger(i)||(e=s(e,t+"/social","type",{type:"integer"}),o++)}}else e=s(e,t,"type",{type:"object"}),o++;return c.errors=e,o===0}function d(r,t=""){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="in_target_brand"||i==="competitors"||(e=s(e,t,"additionalProperties",{additionalProperty:i}),
o++);if(r.in_target_brand!==void 0&&typeof r.in_target_brand!="string"&&(e=s(e,t+"/in_target_brand","type",{type:"string"}),o++),r.competitors!==void 0){let i=r.
competitors;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)typeof i[n]!="string"&&(e=s(e,t+"/competitors/"+n,"type",{type:"string"}),o++)}else e=s(e,
t+"/competitors","type",{type:"array"}),o++}}else e=s(e,t,"type",{type:"object"}),o++;return d.errors=e,o===0}function _(r,t=""){let e=null,o=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(const i in r)i==="text"||i==="title"||i==="order"||i==="none_of_the_above"||(e=s(e,t,"additionalProperties",{additionalProperty:i}),
o++);if(r.text!==void 0&&typeof r.text!="string"&&(e=s(e,t+"/text","type",{type:"string"}),o++),r.title!==void 0&&typeof r.title!="string"&&(e=s(e,t+"/title","t\
ype",{type:"string"}),o++),r.order!==void 0){let i=r.order;Number.isSafeInteger(i)||(e=s(e,t+"/order","type",{type:"integer"}),o++)}r.none_of_the_above!==void 0&&
typeof r.none_of_the_above!="boolean"&&(e=s(e,t+"/none_of_the_above","type",{type:"boolean"}),o++)}else e=s(e,t,"type",{type:"object"}),o++;return _.errors=e,o===
0}function p(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)D.call(J,i)||(e=s(e,t,"additionalProperties",{additionalProperty:i}),
o++);if(r.question_text!==void 0&&typeof r.question_text!="string"&&(e=s(e,t+"/question_text","type",{type:"string"}),o++),r.question_name!==void 0&&typeof r.question_name!=
"string"&&(e=s(e,t+"/question_name","type",{type:"string"}),o++),r.question_version!==void 0){let i=r.question_version;Number.isSafeInteger(i)||(e=s(e,t+"/quest\
ion_version","type",{type:"integer"}),o++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=s(e,t+"/kpi_type","type",{type:"string"}),o++),r.custom_question_text!==
void 0&&typeof r.custom_question_text!="string"&&(e=s(e,t+"/custom_question_text","type",{type:"string"}),o++),r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!=
"boolean"&&(e=s(e,t+"/is_custom_question_text","type",{type:"boolean"}),o++),r.max_sel!==void 0){let i=r.max_sel;Number.isSafeInteger(i)||(e=s(e,t+"/max_sel","t\
ype",{type:"integer"}),o++)}if(r.answers!==void 0){let i=r.answers;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)typeof i[n]!="string"&&(e=s(e,t+"/a\
nswers/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/answers","type",{type:"array"}),o++}if(r.replaceable_answers!==void 0&&typeof r.replaceable_answers!="boo\
lean"&&(e=s(e,t+"/replaceable_answers","type",{type:"boolean"}),o++),r.none_of_the_above_answer!==void 0&&typeof r.none_of_the_above_answer!="string"&&(e=s(e,t+
"/none_of_the_above_answer","type",{type:"string"}),o++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!="string"&&(e=s(e,t+"/refuse_to_answer","type",{
type:"string"}),o++),r.dont_know_answer!==void 0&&typeof r.dont_know_answer!="string"&&(e=s(e,t+"/dont_know_answer","type",{type:"string"}),o++),r.other_answer!==
void 0&&typeof r.other_answer!="string"&&(e=s(e,t+"/other_answer","type",{type:"string"}),o++),r.anchored_answer!==void 0&&typeof r.anchored_answer!="string"&&(e=
s(e,t+"/anchored_answer","type",{type:"string"}),o++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=s(e,t+"/randomize","type",{type:"boolean"}),o++),r.
order!==void 0){let i=r.order;Number.isSafeInteger(i)||(e=s(e,t+"/order","type",{type:"integer"}),o++)}if(r.default!==void 0&&typeof r.default!="boolean"&&(e=s(
e,t+"/default","type",{type:"boolean"}),o++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=s(e,t+"/question_type","type",{type:"string"}),o++),
r.target_option_index!==void 0){let i=r.target_option_index;Number.isSafeInteger(i)||(e=s(e,t+"/target_option_index","type",{type:"integer"}),o++)}if(r.multi_target_option_index!==
void 0){let i=r.multi_target_option_index;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++){let C=i[n];Number.isSafeInteger(C)||(e=s(e,t+"/multi_target\
_option_index/"+n,"type",{type:"integer"}),o++)}}else e=s(e,t+"/multi_target_option_index","type",{type:"array"}),o++}if(r.use_answer_meta!==void 0&&typeof r.use_answer_meta!=
"boolean"&&(e=s(e,t+"/use_answer_meta","type",{type:"boolean"}),o++),r.use_question_meta!==void 0&&typeof r.use_question_meta!="boolean"&&(e=s(e,t+"/use_questio\
n_meta","type",{type:"boolean"}),o++),r.enable_skip_logic!==void 0&&typeof r.enable_skip_logic!="boolean"&&(e=s(e,t+"/enable_skip_logic","type",{type:"boolean"}),
o++),r.columns!==void 0){let i=r.columns;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)_(i[n],t+"/columns/"+n)||(e=e===null?_.errors:e.concat(_.errors),
o=e.length)}else e=s(e,t+"/columns","type",{type:"array"}),o++}if(r.rows!==void 0){let i=r.rows;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)_(i[n],
t+"/rows/"+n)||(e=e===null?_.errors:e.concat(_.errors),o=e.length)}else e=s(e,t+"/rows","type",{type:"array"}),o++}if(r.multi_level_target_option_index!==void 0){
let i=r.multi_level_target_option_index;i&&typeof i=="object"&&!Array.isArray(i)||(e=s(e,t+"/multi_level_target_option_index","type",{type:"object"}),o++)}}else
e=s(e,t,"type",{type:"object"}),o++;return p.errors=e,o===0}function u(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i===
"marketplace_question_id"||i==="qual_name"||i==="answer_type"||i==="precodes"||(e=s(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.marketplace_question_id!==
void 0){let i=r.marketplace_question_id;Number.isSafeInteger(i)||(e=s(e,t+"/marketplace_question_id","type",{type:"integer"}),o++),typeof i=="number"&&isFinite(
i)&&(i<1||isNaN(i))&&(e=s(e,t+"/marketplace_question_id","minimum",{comparison:">=",limit:1}),o++)}if(r.qual_name!==void 0&&typeof r.qual_name!="string"&&(e=s(e,
t+"/qual_name","type",{type:"string"}),o++),r.answer_type!==void 0&&typeof r.answer_type!="string"&&(e=s(e,t+"/answer_type","type",{type:"string"}),o++),r.precodes!==
void 0){let i=r.precodes;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)typeof i[n]!="string"&&(e=s(e,t+"/precodes/"+n,"type",{type:"string"}),o++)}else
e=s(e,t+"/precodes","type",{type:"array"}),o++}}else e=s(e,t,"type",{type:"object"}),o++;return u.errors=e,o===0}function b(r,t=""){let e=null,o=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(const i in r)i==="target_name"||i==="is_default"||i==="qualifications"||(e=s(e,t,"additionalProperties",{additionalProperty:i}),
o++);if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=s(e,t+"/target_name","type",{type:"string"}),o++),r.is_default!==void 0&&typeof r.is_default!=
"boolean"&&(e=s(e,t+"/is_default","type",{type:"boolean"}),o++),r.qualifications!==void 0){let i=r.qualifications;if(Array.isArray(i)){const l=i.length;for(let n=0;n<
l;n++)u(i[n],t+"/qualifications/"+n)||(e=e===null?u.errors:e.concat(u.errors),o=e.length)}else e=s(e,t+"/qualifications","type",{type:"array"}),o++}}else e=s(e,
t,"type",{type:"object"}),o++;return b.errors=e,o===0}function q(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="targe\
t_name"||i==="qualifications"||(e=s(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=s(e,t+
"/target_name","type",{type:"string"}),o++),r.qualifications!==void 0){let i=r.qualifications;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)u(i[n],t+
"/qualifications/"+n)||(e=e===null?u.errors:e.concat(u.errors),o=e.length)}else e=s(e,t+"/qualifications","type",{type:"array"}),o++}}else e=s(e,t,"type",{type:"\
object"}),o++;return q.errors=e,o===0}function A(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="id"||i==="qualificati\
on"||i==="options"||(e=s(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.id!==void 0){let i=r.id;Number.isSafeInteger(i)||(e=s(e,t+"/id","type",{type:"\
integer"}),o++)}if(r.qualification!==void 0&&typeof r.qualification!="string"&&(e=s(e,t+"/qualification","type",{type:"string"}),o++),r.options!==void 0){let i=r.
options;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)typeof i[n]!="string"&&(e=s(e,t+"/options/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/opti\
ons","type",{type:"array"}),o++}}else e=s(e,t,"type",{type:"object"}),o++;return A.errors=e,o===0}function x(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(const i in r)i==="name"||i==="qualifications"||(e=s(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.name!==void 0&&typeof r.name!="\
string"&&(e=s(e,t+"/name","type",{type:"string"}),o++),r.qualifications!==void 0){let i=r.qualifications;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)
A(i[n],t+"/qualifications/"+n)||(e=e===null?A.errors:e.concat(A.errors),o=e.length)}else e=s(e,t+"/qualifications","type",{type:"array"}),o++}}else e=s(e,t,"typ\
e",{type:"object"}),o++;return x.errors=e,o===0}function w(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="creatives_n\
umber"||i==="exposed_sample_size"||(e=s(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.creatives_number!==void 0){let i=r.creatives_number;Number.
isSafeInteger(i)||(e=s(e,t+"/creatives_number","type",{type:"integer"}),o++)}if(r.exposed_sample_size!==void 0){let i=r.exposed_sample_size;Number.isSafeInteger(
i)||(e=s(e,t+"/exposed_sample_size","type",{type:"integer"}),o++)}}else e=s(e,t,"type",{type:"object"}),o++;return w.errors=e,o===0}function j(r,t=""){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)D.call(K,i)||(e=s(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.answer_meta!==void 0&&
(d(r.answer_meta,t+"/answer_meta")||(e=e===null?d.errors:e.concat(d.errors),o=e.length)),r.questions!==void 0){let i=r.questions;if(Array.isArray(i)){const l=i.
length;for(let n=0;n<l;n++)p(i[n],t+"/questions/"+n)||(e=e===null?p.errors:e.concat(p.errors),o=e.length)}else e=s(e,t+"/questions","type",{type:"array"}),o++}if(r.
baseline_questions!==void 0){let i=r.baseline_questions;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)p(i[n],t+"/baseline_questions/"+n)||(e=e===null?
p.errors:e.concat(p.errors),o=e.length)}else e=s(e,t+"/baseline_questions","type",{type:"array"}),o++}if(r.social_questions!==void 0){let i=r.social_questions;if(Array.
isArray(i)){const l=i.length;for(let n=0;n<l;n++)p(i[n],t+"/social_questions/"+n)||(e=e===null?p.errors:e.concat(p.errors),o=e.length)}else e=s(e,t+"/social_que\
stions","type",{type:"array"}),o++}if(r.extra_questions!==void 0){let i=r.extra_questions;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)p(i[n],t+"/e\
xtra_questions/"+n)||(e=e===null?p.errors:e.concat(p.errors),o=e.length)}else e=s(e,t+"/extra_questions","type",{type:"array"}),o++}if(r.allow_ip!==void 0&&typeof r.
allow_ip!="boolean"&&(e=s(e,t+"/allow_ip","type",{type:"boolean"}),o++),r.expected_impressions_count!==void 0){let i=r.expected_impressions_count;Number.isSafeInteger(
i)||(e=s(e,t+"/expected_impressions_count","type",{type:"integer"}),o++)}if(r.expected_impressions_count_linear_tv!==void 0){let i=r.expected_impressions_count_linear_tv;
Number.isSafeInteger(i)||(e=s(e,t+"/expected_impressions_count_linear_tv","type",{type:"integer"}),o++)}if(r.expected_impressions_count_social!==void 0){let i=r.
expected_impressions_count_social;Number.isSafeInteger(i)||(e=s(e,t+"/expected_impressions_count_social","type",{type:"integer"}),o++)}if(r.data_partners!==void 0){
let i=r.data_partners;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)typeof i[n]!="string"&&(e=s(e,t+"/data_partners/"+n,"type",{type:"string"}),o++)}else
e=s(e,t+"/data_partners","type",{type:"array"}),o++}if(r.target_audiences!==void 0){let i=r.target_audiences;if(Array.isArray(i)){const l=i.length;for(let n=0;n<
l;n++)b(i[n],t+"/target_audiences/"+n)||(e=e===null?b.errors:e.concat(b.errors),o=e.length)}else e=s(e,t+"/target_audiences","type",{type:"array"}),o++}r.niche_targeting!==
void 0&&(q(r.niche_targeting,t+"/niche_targeting")||(e=e===null?q.errors:e.concat(q.errors),o=e.length)),r.extra_questions_enabled!==void 0&&typeof r.extra_questions_enabled!=
"boolean"&&(e=s(e,t+"/extra_questions_enabled","type",{type:"boolean"}),o++),r.targeted_recruitment!==void 0&&(x(r.targeted_recruitment,t+"/targeted_recruitment")||
(e=e===null?x.errors:e.concat(x.errors),o=e.length)),r.forced_exposure!==void 0&&(w(r.forced_exposure,t+"/forced_exposure")||(e=e===null?w.errors:e.concat(w.errors),
o=e.length))}else e=s(e,t,"type",{type:"object"}),o++;return j.errors=e,o===0}function k(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)
D.call(Q,i)||(e=s(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.campaign_name!==void 0){let i=r.campaign_name;typeof i=="string"?(i.length>300&&m(
i)>300&&(e=s(e,t+"/campaign_name","maxLength",{limit:300}),o++),i.length<2&&m(i)<1&&(e=s(e,t+"/campaign_name","minLength",{limit:1}),o++)):(e=s(e,t+"/campaign_n\
ame","type",{type:"string"}),o++)}if(r.start_date!==void 0&&typeof r.start_date!="string"&&(e=s(e,t+"/start_date","type",{type:"string"}),o++),r.end_date!==void 0&&
typeof r.end_date!="string"&&(e=s(e,t+"/end_date","type",{type:"string"}),o++),r.client_name!==void 0){let i=r.client_name;typeof i!="string"&&i!==null&&(e=s(e,
t+"/client_name","type",{type:["string","null"]}),o++),typeof i=="string"&&i.length>300&&m(i)>300&&(e=s(e,t+"/client_name","maxLength",{limit:300}),o++)}if(r.country_language_id!==
void 0){let i=r.country_language_id;Number.isSafeInteger(i)||(e=s(e,t+"/country_language_id","type",{type:"integer"}),o++)}if(r.industry_id!==void 0){let i=r.industry_id;
!Number.isSafeInteger(i)&&i!==null&&(e=s(e,t+"/industry_id","type",{type:["integer","null"]}),o++)}if(r.channels!==void 0){let i=r.channels;if(!Array.isArray(i)&&
i!==null&&(e=s(e,t+"/channels","type",{type:["array","null"]}),o++),Array.isArray(i)){i.length>3&&(e=s(e,t+"/channels","maxItems",{limit:3}),o++);const l=i.length;
for(let n=0;n<l;n++)v(i[n],t+"/channels/"+n)||(e=e===null?v.errors:e.concat(v.errors),o=e.length)}}if(r.data_partners!==void 0){let i=r.data_partners;if(!Array.
isArray(i)&&i!==null&&(e=s(e,t+"/data_partners","type",{type:["array","null"]}),o++),Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)typeof i[n]!="string"&&
(e=s(e,t+"/data_partners/"+n,"type",{type:"string"}),o++)}}r.expected_impressions_count!==void 0&&(c(r.expected_impressions_count,t+"/expected_impressions_count")||
(e=e===null?c.errors:e.concat(c.errors),o=e.length)),r.draft_settings!==void 0&&(j(r.draft_settings,t+"/draft_settings")||(e=e===null?j.errors:e.concat(j.errors),
o=e.length))}else e=s(e,t,"type",{type:"object"}),o++;return k.errors=e,o===0}function G(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===
void 0&&(e=s(e,t,"required",{missingProperty:"id"}),o++),r.body===void 0&&(e=s(e,t,"required",{missingProperty:"body"}),o++);for(const i in r)i==="id"||i==="inc\
lude_baseline_questions"||i==="body"||(e=s(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.id!==void 0&&typeof r.id!="string"&&(e=s(e,t+"/id","type",
{type:"string"}),o++),r.include_baseline_questions!==void 0){let i=r.include_baseline_questions;i===!0||i===!1||i==="true"||i==="false"||(e=s(e,t+"/include_base\
line_questions","enum",{allowedValues:[!0,!1,"true","false"]}),o++)}r.body!==void 0&&(k(r.body,t+"/body")||(e=e===null?k.errors:e.concat(k.errors),o=e.length))}else
e=s(e,t,"type",{type:"object"}),o++;return G.errors=e,o===0}const T=H;function N(r,t=""){let e=null,o=0;return typeof r!="string"&&(e=s(e,t,"type",{type:"string"}),
o++),N.errors=e,o===0}function I(r,t=""){let e=null,o=0;return typeof r!="string"&&(e=s(e,t,"type",{type:"string"}),o++),r==="digital"||r==="linear_tv"||r==="so\
cial"||(e=s(e,t,"enum",{allowedValues:["digital","linear_tv","social"]}),o++),I.errors=e,o===0}function S(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.in_target_brand!==void 0&&typeof r.in_target_brand!="string"&&(e=s(e,t+"/in_target_brand","type",{type:"string"}),o++),r.competitors!==void 0){
let i=r.competitors;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)typeof i[n]!="string"&&(e=s(e,t+"/competitors/"+n,"type",{type:"string"}),o++)}else
e=s(e,t+"/competitors","type",{type:"array"}),o++}}else e=s(e,t,"type",{type:"object"}),o++;return S.errors=e,o===0}function E(r,t=""){let e=null,o=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.question_text!==void 0&&typeof r.question_text!="string"&&(e=s(e,t+"/question_text","type",{type:"string"}),o++),r.question_name!==
void 0&&typeof r.question_name!="string"&&(e=s(e,t+"/question_name","type",{type:"string"}),o++),r.question_version!==void 0){let i=r.question_version;Number.isSafeInteger(
i)||(e=s(e,t+"/question_version","type",{type:"integer"}),o++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=s(e,t+"/kpi_type","type",{type:"string"}),
o++),r.custom_question_text!==void 0&&typeof r.custom_question_text!="string"&&(e=s(e,t+"/custom_question_text","type",{type:"string"}),o++),r.is_custom_question_text!==
void 0&&typeof r.is_custom_question_text!="boolean"&&(e=s(e,t+"/is_custom_question_text","type",{type:"boolean"}),o++),r.max_sel!==void 0){let i=r.max_sel;Number.
isSafeInteger(i)||(e=s(e,t+"/max_sel","type",{type:"integer"}),o++)}if(r.answers!==void 0){let i=r.answers;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)
typeof i[n]!="string"&&(e=s(e,t+"/answers/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/answers","type",{type:"array"}),o++}if(r.replaceable_answers!==void 0&&
typeof r.replaceable_answers!="boolean"&&(e=s(e,t+"/replaceable_answers","type",{type:"boolean"}),o++),r.none_of_the_above_answer!==void 0&&typeof r.none_of_the_above_answer!=
"string"&&(e=s(e,t+"/none_of_the_above_answer","type",{type:"string"}),o++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!="string"&&(e=s(e,t+"/refuse_\
to_answer","type",{type:"string"}),o++),r.dont_know_answer!==void 0&&typeof r.dont_know_answer!="string"&&(e=s(e,t+"/dont_know_answer","type",{type:"string"}),o++),
r.other_answer!==void 0&&typeof r.other_answer!="string"&&(e=s(e,t+"/other_answer","type",{type:"string"}),o++),r.anchored_answer!==void 0&&typeof r.anchored_answer!=
"string"&&(e=s(e,t+"/anchored_answer","type",{type:"string"}),o++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=s(e,t+"/randomize","type",{type:"bool\
ean"}),o++),r.order!==void 0){let i=r.order;Number.isSafeInteger(i)||(e=s(e,t+"/order","type",{type:"integer"}),o++)}if(r.default!==void 0&&typeof r.default!="b\
oolean"&&(e=s(e,t+"/default","type",{type:"boolean"}),o++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=s(e,t+"/question_type","type",{type:"s\
tring"}),o++),r.target_option_index!==void 0){let i=r.target_option_index;Number.isSafeInteger(i)||(e=s(e,t+"/target_option_index","type",{type:"integer"}),o++)}
if(r.multi_target_option_index!==void 0){let i=r.multi_target_option_index;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++){let C=i[n];Number.isSafeInteger(
C)||(e=s(e,t+"/multi_target_option_index/"+n,"type",{type:"integer"}),o++)}}else e=s(e,t+"/multi_target_option_index","type",{type:"array"}),o++}r.use_answer_meta!==
void 0&&typeof r.use_answer_meta!="boolean"&&(e=s(e,t+"/use_answer_meta","type",{type:"boolean"}),o++),r.use_question_meta!==void 0&&typeof r.use_question_meta!=
"boolean"&&(e=s(e,t+"/use_question_meta","type",{type:"boolean"}),o++),r.enable_skip_logic!==void 0&&typeof r.enable_skip_logic!="boolean"&&(e=s(e,t+"/enable_sk\
ip_logic","type",{type:"boolean"}),o++)}else e=s(e,t,"type",{type:"object"}),o++;return E.errors=e,o===0}function f(r,t=""){let e=null,o=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.text!==void 0&&typeof r.text!="string"&&(e=s(e,t+"/text","type",{type:"string"}),o++),r.title!==void 0&&typeof r.title!="string"&&(e=
s(e,t+"/title","type",{type:"string"}),o++),r.order!==void 0){let i=r.order;Number.isSafeInteger(i)||(e=s(e,t+"/order","type",{type:"integer"}),o++)}r.none_of_the_above!==
void 0&&typeof r.none_of_the_above!="boolean"&&(e=s(e,t+"/none_of_the_above","type",{type:"boolean"}),o++)}else e=s(e,t,"type",{type:"object"}),o++;return f.errors=
e,o===0}function y(r,t=""){let e=null,o=0;if(E(r,t)||(e=e===null?E.errors:e.concat(E.errors),o=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.columns!==
void 0){let i=r.columns;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)f(i[n],t+"/columns/"+n)||(e=e===null?f.errors:e.concat(f.errors),o=e.length)}else
e=s(e,t+"/columns","type",{type:"array"}),o++}if(r.rows!==void 0){let i=r.rows;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)f(i[n],t+"/rows/"+n)||(e=
e===null?f.errors:e.concat(f.errors),o=e.length)}else e=s(e,t+"/rows","type",{type:"array"}),o++}if(r.multi_level_target_option_index!==void 0){let i=r.multi_level_target_option_index;
i&&typeof i=="object"&&!Array.isArray(i)||(e=s(e,t+"/multi_level_target_option_index","type",{type:"object"}),o++)}}return y.errors=e,o===0}function g(r,t=""){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.marketplace_question_id!==void 0){let i=r.marketplace_question_id;Number.isSafeInteger(i)||(e=s(e,t+"/mark\
etplace_question_id","type",{type:"integer"}),o++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=s(e,t+"/marketplace_question_id","minimum",{comparison:"\
>=",limit:1}),o++)}if(r.qual_name!==void 0&&typeof r.qual_name!="string"&&(e=s(e,t+"/qual_name","type",{type:"string"}),o++),r.answer_type!==void 0&&typeof r.answer_type!=
"string"&&(e=s(e,t+"/answer_type","type",{type:"string"}),o++),r.precodes!==void 0){let i=r.precodes;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)typeof i[n]!=
"string"&&(e=s(e,t+"/precodes/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/precodes","type",{type:"array"}),o++}}else e=s(e,t,"type",{type:"object"}),o++;return g.
errors=e,o===0}function a(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=s(e,
t+"/target_name","type",{type:"string"}),o++),r.is_default!==void 0&&typeof r.is_default!="boolean"&&(e=s(e,t+"/is_default","type",{type:"boolean"}),o++),r.qualifications!==
void 0){let i=r.qualifications;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)g(i[n],t+"/qualifications/"+n)||(e=e===null?g.errors:e.concat(g.errors),
o=e.length)}else e=s(e,t+"/qualifications","type",{type:"array"}),o++}}else e=s(e,t,"type",{type:"object"}),o++;return a.errors=e,o===0}function z(r,t=""){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=s(e,t+"/target_name","type",{type:"string"}),o++),
r.qualifications!==void 0){let i=r.qualifications;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)g(i[n],t+"/qualifications/"+n)||(e=e===null?g.errors:
e.concat(g.errors),o=e.length)}else e=s(e,t+"/qualifications","type",{type:"array"}),o++}}else e=s(e,t,"type",{type:"object"}),o++;return z.errors=e,o===0}function L(r,t=""){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let i=r.id;Number.isSafeInteger(i)||(e=s(e,t+"/id","type",{type:"integer"}),o++)}if(r.
qualification!==void 0&&typeof r.qualification!="string"&&(e=s(e,t+"/qualification","type",{type:"string"}),o++),r.options!==void 0){let i=r.options;if(Array.isArray(
i)){const l=i.length;for(let n=0;n<l;n++)typeof i[n]!="string"&&(e=s(e,t+"/options/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/options","type",{type:"array"}),
o++}}else e=s(e,t,"type",{type:"object"}),o++;return L.errors=e,o===0}function M(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==
void 0&&typeof r.name!="string"&&(e=s(e,t+"/name","type",{type:"string"}),o++),r.qualifications!==void 0){let i=r.qualifications;if(Array.isArray(i)){const l=i.
length;for(let n=0;n<l;n++)L(i[n],t+"/qualifications/"+n)||(e=e===null?L.errors:e.concat(L.errors),o=e.length)}else e=s(e,t+"/qualifications","type",{type:"arra\
y"}),o++}}else e=s(e,t,"type",{type:"object"}),o++;return M.errors=e,o===0}function V(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creatives_number!==
void 0){let i=r.creatives_number;Number.isSafeInteger(i)||(e=s(e,t+"/creatives_number","type",{type:"integer"}),o++)}if(r.exposed_sample_size!==void 0){let i=r.
exposed_sample_size;Number.isSafeInteger(i)||(e=s(e,t+"/exposed_sample_size","type",{type:"integer"}),o++)}}else e=s(e,t,"type",{type:"object"}),o++;return V.errors=
e,o===0}function F(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.answer_meta!==void 0&&(S(r.answer_meta,t+"/answer_meta")||(e=e===null?
S.errors:e.concat(S.errors),o=e.length)),r.questions!==void 0){let i=r.questions;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)y(i[n],t+"/questions/"+
n)||(e=e===null?y.errors:e.concat(y.errors),o=e.length)}else e=s(e,t+"/questions","type",{type:"array"}),o++}if(r.baseline_questions!==void 0){let i=r.baseline_questions;
if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)y(i[n],t+"/baseline_questions/"+n)||(e=e===null?y.errors:e.concat(y.errors),o=e.length)}else e=s(e,t+"\
/baseline_questions","type",{type:"array"}),o++}if(r.social_questions!==void 0){let i=r.social_questions;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)
y(i[n],t+"/social_questions/"+n)||(e=e===null?y.errors:e.concat(y.errors),o=e.length)}else e=s(e,t+"/social_questions","type",{type:"array"}),o++}if(r.extra_questions!==
void 0){let i=r.extra_questions;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)y(i[n],t+"/extra_questions/"+n)||(e=e===null?y.errors:e.concat(y.errors),
o=e.length)}else e=s(e,t+"/extra_questions","type",{type:"array"}),o++}if(r.allow_ip!==void 0&&typeof r.allow_ip!="boolean"&&(e=s(e,t+"/allow_ip","type",{type:"\
boolean"}),o++),r.expected_impressions_count!==void 0){let i=r.expected_impressions_count;Number.isSafeInteger(i)||(e=s(e,t+"/expected_impressions_count","type",
{type:"integer"}),o++)}if(r.expected_impressions_count_linear_tv!==void 0){let i=r.expected_impressions_count_linear_tv;Number.isSafeInteger(i)||(e=s(e,t+"/expe\
cted_impressions_count_linear_tv","type",{type:"integer"}),o++)}if(r.expected_impressions_count_social!==void 0){let i=r.expected_impressions_count_social;Number.
isSafeInteger(i)||(e=s(e,t+"/expected_impressions_count_social","type",{type:"integer"}),o++)}if(r.data_partners!==void 0){let i=r.data_partners;if(Array.isArray(
i)){const l=i.length;for(let n=0;n<l;n++)typeof i[n]!="string"&&(e=s(e,t+"/data_partners/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/data_partners","type",{
type:"array"}),o++}if(r.target_audiences!==void 0){let i=r.target_audiences;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)a(i[n],t+"/target_audience\
s/"+n)||(e=e===null?a.errors:e.concat(a.errors),o=e.length)}else e=s(e,t+"/target_audiences","type",{type:"array"}),o++}r.niche_targeting!==void 0&&(z(r.niche_targeting,
t+"/niche_targeting")||(e=e===null?z.errors:e.concat(z.errors),o=e.length)),r.extra_questions_enabled!==void 0&&typeof r.extra_questions_enabled!="boolean"&&(e=
s(e,t+"/extra_questions_enabled","type",{type:"boolean"}),o++),r.targeted_recruitment!==void 0&&(M(r.targeted_recruitment,t+"/targeted_recruitment")||(e=e===null?
M.errors:e.concat(M.errors),o=e.length)),r.forced_exposure!==void 0&&(V(r.forced_exposure,t+"/forced_exposure")||(e=e===null?V.errors:e.concat(V.errors),o=e.length))}else
e=s(e,t,"type",{type:"object"}),o++;return F.errors=e,o===0}function O(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.digital!==void 0){
let i=r.digital;Number.isSafeInteger(i)||(e=s(e,t+"/digital","type",{type:"integer"}),o++)}if(r.linear_tv!==void 0){let i=r.linear_tv;Number.isSafeInteger(i)||(e=
s(e,t+"/linear_tv","type",{type:"integer"}),o++)}if(r.social!==void 0){let i=r.social;Number.isSafeInteger(i)||(e=s(e,t+"/social","type",{type:"integer"}),o++)}}else
e=s(e,t,"type",{type:"object"}),o++;return O.errors=e,o===0}function B(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.brand_name!==void 0&&
typeof r.brand_name!="string"&&(e=s(e,t+"/brand_name","type",{type:"string"}),o++),r.keywords!==void 0){let i=r.keywords;if(Array.isArray(i)){const l=i.length;for(let n=0;n<
l;n++)typeof i[n]!="string"&&(e=s(e,t+"/keywords/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/keywords","type",{type:"array"}),o++}if(r.ads_start_date!==void 0&&
typeof r.ads_start_date!="string"&&(e=s(e,t+"/ads_start_date","type",{type:"string"}),o++),r.ads_end_date!==void 0&&typeof r.ads_end_date!="string"&&(e=s(e,t+"/\
ads_end_date","type",{type:"string"}),o++),r.recruitment_types!==void 0){let i=r.recruitment_types;if(Array.isArray(i)){const l=i.length;for(let n=0;n<l;n++)typeof i[n]!=
"string"&&(e=s(e,t+"/recruitment_types/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/recruitment_types","type",{type:"array"}),o++}}else e=s(e,t,"type",{type:"\
object"}),o++;return B.errors=e,o===0}function H(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaign_id===void 0&&(e=s(e,t,"requir\
ed",{missingProperty:"campaign_id"}),o++),r.campaign_id!==void 0&&typeof r.campaign_id!="string"&&(e=s(e,t+"/campaign_id","type",{type:"string"}),o++),r.campaign_name!==
void 0){let i=r.campaign_name;typeof i=="string"?(i.length>300&&m(i)>300&&(e=s(e,t+"/campaign_name","maxLength",{limit:300}),o++),i.length<2&&m(i)<1&&(e=s(e,t+"\
/campaign_name","minLength",{limit:1}),o++)):(e=s(e,t+"/campaign_name","type",{type:"string"}),o++)}if(r.campaign_type!==void 0&&typeof r.campaign_type!="string"&&
(e=s(e,t+"/campaign_type","type",{type:"string"}),o++),r.status!==void 0&&(N(r.status,t+"/status")||(e=e===null?N.errors:e.concat(N.errors),o=e.length)),r.control_survey_id!==
void 0){let i=r.control_survey_id;Number.isSafeInteger(i)||(e=s(e,t+"/control_survey_id","type",{type:"integer"}),o++)}if(r.exposed_survey_id!==void 0){let i=r.
exposed_survey_id;Number.isSafeInteger(i)||(e=s(e,t+"/exposed_survey_id","type",{type:"integer"}),o++)}if(r.errors!==void 0){let i=r.errors;if(Array.isArray(i)){
const l=i.length;for(let n=0;n<l;n++)typeof i[n]!="string"&&(e=s(e,t+"/errors/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/errors","type",{type:"array"}),o++}
if(r.start_date!==void 0&&typeof r.start_date!="string"&&(e=s(e,t+"/start_date","type",{type:"string"}),o++),r.end_date!==void 0&&typeof r.end_date!="string"&&(e=
s(e,t+"/end_date","type",{type:"string"}),o++),r.client_name!==void 0){let i=r.client_name;typeof i!="string"&&i!==null&&(e=s(e,t+"/client_name","type",{type:["\
string","null"]}),o++),typeof i=="string"&&i.length>300&&m(i)>300&&(e=s(e,t+"/client_name","maxLength",{limit:300}),o++)}if(r.country_language_id!==void 0){let i=r.
country_language_id;Number.isSafeInteger(i)||(e=s(e,t+"/country_language_id","type",{type:"integer"}),o++)}if(r.weighting_targets_baseline_version!==void 0&&typeof r.
weighting_targets_baseline_version!="string"&&(e=s(e,t+"/weighting_targets_baseline_version","type",{type:"string"}),o++),r.industry_id!==void 0){let i=r.industry_id;
!Number.isSafeInteger(i)&&i!==null&&(e=s(e,t+"/industry_id","type",{type:["integer","null"]}),o++)}if(r.channels!==void 0){let i=r.channels;if(!Array.isArray(i)&&
i!==null&&(e=s(e,t+"/channels","type",{type:["array","null"]}),o++),Array.isArray(i)){i.length>3&&(e=s(e,t+"/channels","maxItems",{limit:3}),o++);const l=i.length;
for(let n=0;n<l;n++)I(i[n],t+"/channels/"+n)||(e=e===null?I.errors:e.concat(I.errors),o=e.length)}}if(r.default_question_id!==void 0){let i=r.default_question_id;
Number.isSafeInteger(i)||(e=s(e,t+"/default_question_id","type",{type:"integer"}),o++)}if(r.default_question_name!==void 0&&typeof r.default_question_name!="str\
ing"&&(e=s(e,t+"/default_question_name","type",{type:"string"}),o++),r.account_id!==void 0&&typeof r.account_id!="string"&&(e=s(e,t+"/account_id","type",{type:"\
string"}),o++),r.project_manager_user_id!==void 0){let i=r.project_manager_user_id;Number.isSafeInteger(i)||(e=s(e,t+"/project_manager_user_id","type",{type:"in\
teger"}),o++)}if(r.draft_settings!==void 0&&(F(r.draft_settings,t+"/draft_settings")||(e=e===null?F.errors:e.concat(F.errors),o=e.length)),r.created_at!==void 0&&
typeof r.created_at!="string"&&(e=s(e,t+"/created_at","type",{type:"string"}),o++),r.updated_at!==void 0&&typeof r.updated_at!="string"&&(e=s(e,t+"/updated_at",
"type",{type:"string"}),o++),r.campaign_data_updated_at!==void 0&&typeof r.campaign_data_updated_at!="string"&&(e=s(e,t+"/campaign_data_updated_at","type",{type:"\
string"}),o++),r.permission_id!==void 0){let i=r.permission_id;Number.isSafeInteger(i)||(e=s(e,t+"/permission_id","type",{type:"integer"}),o++)}r.region!==void 0&&
typeof r.region!="string"&&(e=s(e,t+"/region","type",{type:"string"}),o++),r.expected_impressions_count!==void 0&&(O(r.expected_impressions_count,t+"/expected_i\
mpressions_count")||(e=e===null?O.errors:e.concat(O.errors),o=e.length)),r.is_methodology_mta!==void 0&&typeof r.is_methodology_mta!="string"&&(e=s(e,t+"/is_met\
hodology_mta","type",{type:"string"}),o++),r.sales_lift_enabled!==void 0&&typeof r.sales_lift_enabled!="string"&&(e=s(e,t+"/sales_lift_enabled","type",{type:"st\
ring"}),o++),r.social_configuration!==void 0&&(B(r.social_configuration,t+"/social_configuration")||(e=e===null?B.errors:e.concat(B.errors),o=e.length))}else e=
s(e,t,"type",{type:"object"}),o++;return H.errors=e,o===0}
/**
 * Whether a value is an input of `updateCampaign` (`PATCH /api/impact-measurement/v1/campaigns/{id}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updateCampaign } from "@fieldwork/brand-lift-client/request-validators"
 * updateCampaign({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"end_date":"2026-12-31T23:59:59Z","expected_impressions_count":{"digital":6000000,"social":900000}}}) // => true
 * updateCampaign({ colour: "red" }) // => false
 * updateCampaign.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"updateCampaign"> = R
/**
 * Whether a value is the body of a successful response of `updateCampaign` (`PATCH /api/impact-measurement/v1/campaigns/{id}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updateCampaign } from "@fieldwork/brand-lift-client/validators"
 * updateCampaign(null) // => false
 * updateCampaign.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"updateCampaign"> = T
