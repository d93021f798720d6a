// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(r,t,e,i)=>{const o={instancePath:t,keyword:e,params:i};return r===null?[o]:(r.push(o),r)},J={question_text:1,question_name:1,question_version:1,kpi_type:1,
custom_question_text:1,is_custom_question_text:1,max_sel:1,answers:1,replaceable_answers:1,none_of_the_above_answer:1,refuse_to_answer:1,dont_know_answer:1,other_answer:1,
anchored_answer:1,randomize:1,order:1,default:1,question_type:1,target_option_index:1,multi_target_option_index:1,use_answer_meta:1,use_question_meta:1,enable_skip_logic:1,
columns:1,rows:1,multi_level_target_option_index:1},K={answer_meta:1,questions:1,baseline_questions:1,social_questions:1,extra_questions:1,allow_ip:1,expected_impressions_count:1,
expected_impressions_count_linear_tv:1,expected_impressions_count_social:1,data_partners:1,target_audiences:1,niche_targeting:1,extra_questions_enabled:1,targeted_recruitment:1,
forced_exposure:1},Q={campaign_name:1,start_date:1,end_date:1,client_name:1,country_language_id:1,industry_id:1,channels:1,data_partners:1,expected_impressions_count:1,
draft_settings:1},m=r=>{let t=0;for(const e of r)t++;return t},R=G,D=Object.prototype.hasOwnProperty;function v(r,t=""){let e=null,i=0;return typeof r!="string"&&
(e=s(e,t,"type",{type:"string"}),i++),r==="digital"||r==="linear_tv"||r==="social"||(e=s(e,t,"enum",{allowedValues:["digital","linear_tv","social"]}),i++),v.errors=
e,i===0}function c(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o==="digital"||o==="linear_tv"||o==="social"||(e=s(e,t,"\
additionalProperties",{additionalProperty:o}),i++);if(r.digital!==void 0){let o=r.digital;Number.isSafeInteger(o)||(e=s(e,t+"/digital","type",{type:"integer"}),
i++)}if(r.linear_tv!==void 0){let o=r.linear_tv;Number.isSafeInteger(o)||(e=s(e,t+"/linear_tv","type",{type:"integer"}),i++)}if(r.social!==void 0){let o=r.social;
Number.isSafeInteger(o)||(e=s(e,t+"/social","type",{type:"integer"}),i++)}}else e=s(e,t,"type",{type:"object"}),i++;return c.errors=e,i===0}function d(r,t=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o==="in_target_brand"||o==="competitors"||(e=s(e,t,"additionalProperties",{additionalProperty:o}),
i++);if(r.in_target_brand!==void 0&&typeof r.in_target_brand!="string"&&(e=s(e,t+"/in_target_brand","type",{type:"string"}),i++),r.competitors!==void 0){let o=r.
competitors;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/competitors/"+n,"type",{type:"string"}),i++)}else e=s(e,
t+"/competitors","type",{type:"array"}),i++}}else e=s(e,t,"type",{type:"object"}),i++;return d.errors=e,i===0}function _(r,t=""){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(const o in r)o==="text"||o==="title"||o==="order"||o==="none_of_the_above"||(e=s(e,t,"additionalProperties",{additionalProperty:o}),
i++);if(r.text!==void 0&&typeof r.text!="string"&&(e=s(e,t+"/text","type",{type:"string"}),i++),r.title!==void 0&&typeof r.title!="string"&&(e=s(e,t+"/title","t\
ype",{type:"string"}),i++),r.order!==void 0){let o=r.order;Number.isSafeInteger(o)||(e=s(e,t+"/order","type",{type:"integer"}),i++)}r.none_of_the_above!==void 0&&
typeof r.none_of_the_above!="boolean"&&(e=s(e,t+"/none_of_the_above","type",{type:"boolean"}),i++)}else e=s(e,t,"type",{type:"object"}),i++;return _.errors=e,i===
0}function p(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)D.call(J,o)||(e=s(e,t,"additionalProperties",{additionalProperty:o}),
i++);if(r.question_text!==void 0&&typeof r.question_text!="string"&&(e=s(e,t+"/question_text","type",{type:"string"}),i++),r.question_name!==void 0&&typeof r.question_name!=
"string"&&(e=s(e,t+"/question_name","type",{type:"string"}),i++),r.question_version!==void 0){let o=r.question_version;Number.isSafeInteger(o)||(e=s(e,t+"/quest\
ion_version","type",{type:"integer"}),i++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=s(e,t+"/kpi_type","type",{type:"string"}),i++),r.custom_question_text!==
void 0&&typeof r.custom_question_text!="string"&&(e=s(e,t+"/custom_question_text","type",{type:"string"}),i++),r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!=
"boolean"&&(e=s(e,t+"/is_custom_question_text","type",{type:"boolean"}),i++),r.max_sel!==void 0){let o=r.max_sel;Number.isSafeInteger(o)||(e=s(e,t+"/max_sel","t\
ype",{type:"integer"}),i++)}if(r.answers!==void 0){let o=r.answers;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/a\
nswers/"+n,"type",{type:"string"}),i++)}else e=s(e,t+"/answers","type",{type:"array"}),i++}if(r.replaceable_answers!==void 0&&typeof r.replaceable_answers!="boo\
lean"&&(e=s(e,t+"/replaceable_answers","type",{type:"boolean"}),i++),r.none_of_the_above_answer!==void 0&&typeof r.none_of_the_above_answer!="string"&&(e=s(e,t+
"/none_of_the_above_answer","type",{type:"string"}),i++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!="string"&&(e=s(e,t+"/refuse_to_answer","type",{
type:"string"}),i++),r.dont_know_answer!==void 0&&typeof r.dont_know_answer!="string"&&(e=s(e,t+"/dont_know_answer","type",{type:"string"}),i++),r.other_answer!==
void 0&&typeof r.other_answer!="string"&&(e=s(e,t+"/other_answer","type",{type:"string"}),i++),r.anchored_answer!==void 0&&typeof r.anchored_answer!="string"&&(e=
s(e,t+"/anchored_answer","type",{type:"string"}),i++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=s(e,t+"/randomize","type",{type:"boolean"}),i++),r.
order!==void 0){let o=r.order;Number.isSafeInteger(o)||(e=s(e,t+"/order","type",{type:"integer"}),i++)}if(r.default!==void 0&&typeof r.default!="boolean"&&(e=s(
e,t+"/default","type",{type:"boolean"}),i++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=s(e,t+"/question_type","type",{type:"string"}),i++),
r.target_option_index!==void 0){let o=r.target_option_index;Number.isSafeInteger(o)||(e=s(e,t+"/target_option_index","type",{type:"integer"}),i++)}if(r.multi_target_option_index!==
void 0){let o=r.multi_target_option_index;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++){let C=o[n];Number.isSafeInteger(C)||(e=s(e,t+"/multi_target\
_option_index/"+n,"type",{type:"integer"}),i++)}}else e=s(e,t+"/multi_target_option_index","type",{type:"array"}),i++}if(r.use_answer_meta!==void 0&&typeof r.use_answer_meta!=
"boolean"&&(e=s(e,t+"/use_answer_meta","type",{type:"boolean"}),i++),r.use_question_meta!==void 0&&typeof r.use_question_meta!="boolean"&&(e=s(e,t+"/use_questio\
n_meta","type",{type:"boolean"}),i++),r.enable_skip_logic!==void 0&&typeof r.enable_skip_logic!="boolean"&&(e=s(e,t+"/enable_skip_logic","type",{type:"boolean"}),
i++),r.columns!==void 0){let o=r.columns;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)_(o[n],t+"/columns/"+n)||(e=e===null?_.errors:e.concat(_.errors),
i=e.length)}else e=s(e,t+"/columns","type",{type:"array"}),i++}if(r.rows!==void 0){let o=r.rows;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)_(o[n],
t+"/rows/"+n)||(e=e===null?_.errors:e.concat(_.errors),i=e.length)}else e=s(e,t+"/rows","type",{type:"array"}),i++}if(r.multi_level_target_option_index!==void 0){
let o=r.multi_level_target_option_index;o&&typeof o=="object"&&!Array.isArray(o)||(e=s(e,t+"/multi_level_target_option_index","type",{type:"object"}),i++)}}else
e=s(e,t,"type",{type:"object"}),i++;return p.errors=e,i===0}function u(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o===
"marketplace_question_id"||o==="qual_name"||o==="answer_type"||o==="precodes"||(e=s(e,t,"additionalProperties",{additionalProperty:o}),i++);if(r.marketplace_question_id!==
void 0){let o=r.marketplace_question_id;Number.isSafeInteger(o)||(e=s(e,t+"/marketplace_question_id","type",{type:"integer"}),i++),typeof o=="number"&&isFinite(
o)&&(o<1||isNaN(o))&&(e=s(e,t+"/marketplace_question_id","minimum",{comparison:">=",limit:1}),i++)}if(r.qual_name!==void 0&&typeof r.qual_name!="string"&&(e=s(e,
t+"/qual_name","type",{type:"string"}),i++),r.answer_type!==void 0&&typeof r.answer_type!="string"&&(e=s(e,t+"/answer_type","type",{type:"string"}),i++),r.precodes!==
void 0){let o=r.precodes;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/precodes/"+n,"type",{type:"string"}),i++)}else
e=s(e,t+"/precodes","type",{type:"array"}),i++}}else e=s(e,t,"type",{type:"object"}),i++;return u.errors=e,i===0}function b(r,t=""){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(const o in r)o==="target_name"||o==="is_default"||o==="qualifications"||(e=s(e,t,"additionalProperties",{additionalProperty:o}),
i++);if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=s(e,t+"/target_name","type",{type:"string"}),i++),r.is_default!==void 0&&typeof r.is_default!=
"boolean"&&(e=s(e,t+"/is_default","type",{type:"boolean"}),i++),r.qualifications!==void 0){let o=r.qualifications;if(Array.isArray(o)){const l=o.length;for(let n=0;n<
l;n++)u(o[n],t+"/qualifications/"+n)||(e=e===null?u.errors:e.concat(u.errors),i=e.length)}else e=s(e,t+"/qualifications","type",{type:"array"}),i++}}else e=s(e,
t,"type",{type:"object"}),i++;return b.errors=e,i===0}function q(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o==="targe\
t_name"||o==="qualifications"||(e=s(e,t,"additionalProperties",{additionalProperty:o}),i++);if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=s(e,t+
"/target_name","type",{type:"string"}),i++),r.qualifications!==void 0){let o=r.qualifications;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)u(o[n],t+
"/qualifications/"+n)||(e=e===null?u.errors:e.concat(u.errors),i=e.length)}else e=s(e,t+"/qualifications","type",{type:"array"}),i++}}else e=s(e,t,"type",{type:"\
object"}),i++;return q.errors=e,i===0}function A(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o==="id"||o==="qualificati\
on"||o==="options"||(e=s(e,t,"additionalProperties",{additionalProperty:o}),i++);if(r.id!==void 0){let o=r.id;Number.isSafeInteger(o)||(e=s(e,t+"/id","type",{type:"\
integer"}),i++)}if(r.qualification!==void 0&&typeof r.qualification!="string"&&(e=s(e,t+"/qualification","type",{type:"string"}),i++),r.options!==void 0){let o=r.
options;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/options/"+n,"type",{type:"string"}),i++)}else e=s(e,t+"/opti\
ons","type",{type:"array"}),i++}}else e=s(e,t,"type",{type:"object"}),i++;return A.errors=e,i===0}function x(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(const o in r)o==="name"||o==="qualifications"||(e=s(e,t,"additionalProperties",{additionalProperty:o}),i++);if(r.name!==void 0&&typeof r.name!="\
string"&&(e=s(e,t+"/name","type",{type:"string"}),i++),r.qualifications!==void 0){let o=r.qualifications;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)
A(o[n],t+"/qualifications/"+n)||(e=e===null?A.errors:e.concat(A.errors),i=e.length)}else e=s(e,t+"/qualifications","type",{type:"array"}),i++}}else e=s(e,t,"typ\
e",{type:"object"}),i++;return x.errors=e,i===0}function w(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o==="creatives_n\
umber"||o==="exposed_sample_size"||(e=s(e,t,"additionalProperties",{additionalProperty:o}),i++);if(r.creatives_number!==void 0){let o=r.creatives_number;Number.
isSafeInteger(o)||(e=s(e,t+"/creatives_number","type",{type:"integer"}),i++)}if(r.exposed_sample_size!==void 0){let o=r.exposed_sample_size;Number.isSafeInteger(
o)||(e=s(e,t+"/exposed_sample_size","type",{type:"integer"}),i++)}}else e=s(e,t,"type",{type:"object"}),i++;return w.errors=e,i===0}function j(r,t=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)D.call(K,o)||(e=s(e,t,"additionalProperties",{additionalProperty:o}),i++);if(r.answer_meta!==void 0&&
(d(r.answer_meta,t+"/answer_meta")||(e=e===null?d.errors:e.concat(d.errors),i=e.length)),r.questions!==void 0){let o=r.questions;if(Array.isArray(o)){const l=o.
length;for(let n=0;n<l;n++)p(o[n],t+"/questions/"+n)||(e=e===null?p.errors:e.concat(p.errors),i=e.length)}else e=s(e,t+"/questions","type",{type:"array"}),i++}if(r.
baseline_questions!==void 0){let o=r.baseline_questions;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)p(o[n],t+"/baseline_questions/"+n)||(e=e===null?
p.errors:e.concat(p.errors),i=e.length)}else e=s(e,t+"/baseline_questions","type",{type:"array"}),i++}if(r.social_questions!==void 0){let o=r.social_questions;if(Array.
isArray(o)){const l=o.length;for(let n=0;n<l;n++)p(o[n],t+"/social_questions/"+n)||(e=e===null?p.errors:e.concat(p.errors),i=e.length)}else e=s(e,t+"/social_que\
stions","type",{type:"array"}),i++}if(r.extra_questions!==void 0){let o=r.extra_questions;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)p(o[n],t+"/e\
xtra_questions/"+n)||(e=e===null?p.errors:e.concat(p.errors),i=e.length)}else e=s(e,t+"/extra_questions","type",{type:"array"}),i++}if(r.allow_ip!==void 0&&typeof r.
allow_ip!="boolean"&&(e=s(e,t+"/allow_ip","type",{type:"boolean"}),i++),r.expected_impressions_count!==void 0){let o=r.expected_impressions_count;Number.isSafeInteger(
o)||(e=s(e,t+"/expected_impressions_count","type",{type:"integer"}),i++)}if(r.expected_impressions_count_linear_tv!==void 0){let o=r.expected_impressions_count_linear_tv;
Number.isSafeInteger(o)||(e=s(e,t+"/expected_impressions_count_linear_tv","type",{type:"integer"}),i++)}if(r.expected_impressions_count_social!==void 0){let o=r.
expected_impressions_count_social;Number.isSafeInteger(o)||(e=s(e,t+"/expected_impressions_count_social","type",{type:"integer"}),i++)}if(r.data_partners!==void 0){
let o=r.data_partners;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/data_partners/"+n,"type",{type:"string"}),i++)}else
e=s(e,t+"/data_partners","type",{type:"array"}),i++}if(r.target_audiences!==void 0){let o=r.target_audiences;if(Array.isArray(o)){const l=o.length;for(let n=0;n<
l;n++)b(o[n],t+"/target_audiences/"+n)||(e=e===null?b.errors:e.concat(b.errors),i=e.length)}else e=s(e,t+"/target_audiences","type",{type:"array"}),i++}r.niche_targeting!==
void 0&&(q(r.niche_targeting,t+"/niche_targeting")||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),r.extra_questions_enabled!==void 0&&typeof r.extra_questions_enabled!=
"boolean"&&(e=s(e,t+"/extra_questions_enabled","type",{type:"boolean"}),i++),r.targeted_recruitment!==void 0&&(x(r.targeted_recruitment,t+"/targeted_recruitment")||
(e=e===null?x.errors:e.concat(x.errors),i=e.length)),r.forced_exposure!==void 0&&(w(r.forced_exposure,t+"/forced_exposure")||(e=e===null?w.errors:e.concat(w.errors),
i=e.length))}else e=s(e,t,"type",{type:"object"}),i++;return j.errors=e,i===0}function k(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaign_name===
void 0&&(e=s(e,t,"required",{missingProperty:"campaign_name"}),i++),r.start_date===void 0&&(e=s(e,t,"required",{missingProperty:"start_date"}),i++),r.end_date===
void 0&&(e=s(e,t,"required",{missingProperty:"end_date"}),i++),r.client_name===void 0&&(e=s(e,t,"required",{missingProperty:"client_name"}),i++),r.country_language_id===
void 0&&(e=s(e,t,"required",{missingProperty:"country_language_id"}),i++),r.industry_id===void 0&&(e=s(e,t,"required",{missingProperty:"industry_id"}),i++),r.draft_settings===
void 0&&(e=s(e,t,"required",{missingProperty:"draft_settings"}),i++);for(const o in r)D.call(Q,o)||(e=s(e,t,"additionalProperties",{additionalProperty:o}),i++);
if(r.campaign_name!==void 0){let o=r.campaign_name;typeof o=="string"?(o.length>300&&m(o)>300&&(e=s(e,t+"/campaign_name","maxLength",{limit:300}),i++),o.length<
2&&m(o)<1&&(e=s(e,t+"/campaign_name","minLength",{limit:1}),i++)):(e=s(e,t+"/campaign_name","type",{type:"string"}),i++)}if(r.start_date!==void 0&&typeof r.start_date!=
"string"&&(e=s(e,t+"/start_date","type",{type:"string"}),i++),r.end_date!==void 0&&typeof r.end_date!="string"&&(e=s(e,t+"/end_date","type",{type:"string"}),i++),
r.client_name!==void 0){let o=r.client_name;typeof o!="string"&&o!==null&&(e=s(e,t+"/client_name","type",{type:["string","null"]}),i++),typeof o=="string"&&o.length>
300&&m(o)>300&&(e=s(e,t+"/client_name","maxLength",{limit:300}),i++)}if(r.country_language_id!==void 0){let o=r.country_language_id;Number.isSafeInteger(o)||(e=
s(e,t+"/country_language_id","type",{type:"integer"}),i++)}if(r.industry_id!==void 0){let o=r.industry_id;Number.isSafeInteger(o)||(e=s(e,t+"/industry_id","type",
{type:"integer"}),i++)}if(r.channels!==void 0){let o=r.channels;if(Array.isArray(o)){o.length>3&&(e=s(e,t+"/channels","maxItems",{limit:3}),i++);const l=o.length;
for(let n=0;n<l;n++)v(o[n],t+"/channels/"+n)||(e=e===null?v.errors:e.concat(v.errors),i=e.length)}else e=s(e,t+"/channels","type",{type:"array"}),i++}if(r.data_partners!==
void 0){let o=r.data_partners;if(!Array.isArray(o)&&o!==null&&(e=s(e,t+"/data_partners","type",{type:["array","null"]}),i++),Array.isArray(o)){const l=o.length;
for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/data_partners/"+n,"type",{type:"string"}),i++)}}r.expected_impressions_count!==void 0&&(c(r.expected_impressions_count,
t+"/expected_impressions_count")||(e=e===null?c.errors:e.concat(c.errors),i=e.length)),r.draft_settings!==void 0&&(j(r.draft_settings,t+"/draft_settings")||(e=e===
null?j.errors:e.concat(j.errors),i=e.length))}else e=s(e,t,"type",{type:"object"}),i++;return k.errors=e,i===0}function G(r,t=""){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.body===void 0&&(e=s(e,t,"required",{missingProperty:"body"}),i++);for(const o in r)o==="include_baseline_questions"||o==="body"||
(e=s(e,t,"additionalProperties",{additionalProperty:o}),i++);if(r.include_baseline_questions!==void 0){let o=r.include_baseline_questions;o===!0||o===!1||o==="t\
rue"||o==="false"||(e=s(e,t+"/include_baseline_questions","enum",{allowedValues:[!0,!1,"true","false"]}),i++)}r.body!==void 0&&(k(r.body,t+"/body")||(e=e===null?
k.errors:e.concat(k.errors),i=e.length))}else e=s(e,t,"type",{type:"object"}),i++;return G.errors=e,i===0}const T=H;function N(r,t=""){let e=null,i=0;return typeof r!=
"string"&&(e=s(e,t,"type",{type:"string"}),i++),N.errors=e,i===0}function I(r,t=""){let e=null,i=0;return typeof r!="string"&&(e=s(e,t,"type",{type:"string"}),i++),
r==="digital"||r==="linear_tv"||r==="social"||(e=s(e,t,"enum",{allowedValues:["digital","linear_tv","social"]}),i++),I.errors=e,i===0}function S(r,t=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.in_target_brand!==void 0&&typeof r.in_target_brand!="string"&&(e=s(e,t+"/in_target_brand","type",{type:"st\
ring"}),i++),r.competitors!==void 0){let o=r.competitors;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/competitors\
/"+n,"type",{type:"string"}),i++)}else e=s(e,t+"/competitors","type",{type:"array"}),i++}}else e=s(e,t,"type",{type:"object"}),i++;return S.errors=e,i===0}function E(r,t=""){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_text!==void 0&&typeof r.question_text!="string"&&(e=s(e,t+"/question_text","type",{type:"\
string"}),i++),r.question_name!==void 0&&typeof r.question_name!="string"&&(e=s(e,t+"/question_name","type",{type:"string"}),i++),r.question_version!==void 0){let o=r.
question_version;Number.isSafeInteger(o)||(e=s(e,t+"/question_version","type",{type:"integer"}),i++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=s(e,
t+"/kpi_type","type",{type:"string"}),i++),r.custom_question_text!==void 0&&typeof r.custom_question_text!="string"&&(e=s(e,t+"/custom_question_text","type",{type:"\
string"}),i++),r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!="boolean"&&(e=s(e,t+"/is_custom_question_text","type",{type:"boolean"}),i++),
r.max_sel!==void 0){let o=r.max_sel;Number.isSafeInteger(o)||(e=s(e,t+"/max_sel","type",{type:"integer"}),i++)}if(r.answers!==void 0){let o=r.answers;if(Array.isArray(
o)){const l=o.length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/answers/"+n,"type",{type:"string"}),i++)}else e=s(e,t+"/answers","type",{type:"array"}),
i++}if(r.replaceable_answers!==void 0&&typeof r.replaceable_answers!="boolean"&&(e=s(e,t+"/replaceable_answers","type",{type:"boolean"}),i++),r.none_of_the_above_answer!==
void 0&&typeof r.none_of_the_above_answer!="string"&&(e=s(e,t+"/none_of_the_above_answer","type",{type:"string"}),i++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!=
"string"&&(e=s(e,t+"/refuse_to_answer","type",{type:"string"}),i++),r.dont_know_answer!==void 0&&typeof r.dont_know_answer!="string"&&(e=s(e,t+"/dont_know_answe\
r","type",{type:"string"}),i++),r.other_answer!==void 0&&typeof r.other_answer!="string"&&(e=s(e,t+"/other_answer","type",{type:"string"}),i++),r.anchored_answer!==
void 0&&typeof r.anchored_answer!="string"&&(e=s(e,t+"/anchored_answer","type",{type:"string"}),i++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=s(e,
t+"/randomize","type",{type:"boolean"}),i++),r.order!==void 0){let o=r.order;Number.isSafeInteger(o)||(e=s(e,t+"/order","type",{type:"integer"}),i++)}if(r.default!==
void 0&&typeof r.default!="boolean"&&(e=s(e,t+"/default","type",{type:"boolean"}),i++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=s(e,t+"/qu\
estion_type","type",{type:"string"}),i++),r.target_option_index!==void 0){let o=r.target_option_index;Number.isSafeInteger(o)||(e=s(e,t+"/target_option_index","\
type",{type:"integer"}),i++)}if(r.multi_target_option_index!==void 0){let o=r.multi_target_option_index;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++){
let C=o[n];Number.isSafeInteger(C)||(e=s(e,t+"/multi_target_option_index/"+n,"type",{type:"integer"}),i++)}}else e=s(e,t+"/multi_target_option_index","type",{type:"\
array"}),i++}r.use_answer_meta!==void 0&&typeof r.use_answer_meta!="boolean"&&(e=s(e,t+"/use_answer_meta","type",{type:"boolean"}),i++),r.use_question_meta!==void 0&&
typeof r.use_question_meta!="boolean"&&(e=s(e,t+"/use_question_meta","type",{type:"boolean"}),i++),r.enable_skip_logic!==void 0&&typeof r.enable_skip_logic!="bo\
olean"&&(e=s(e,t+"/enable_skip_logic","type",{type:"boolean"}),i++)}else e=s(e,t,"type",{type:"object"}),i++;return E.errors=e,i===0}function f(r,t=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.text!==void 0&&typeof r.text!="string"&&(e=s(e,t+"/text","type",{type:"string"}),i++),r.title!==void 0&&typeof r.
title!="string"&&(e=s(e,t+"/title","type",{type:"string"}),i++),r.order!==void 0){let o=r.order;Number.isSafeInteger(o)||(e=s(e,t+"/order","type",{type:"integer"}),
i++)}r.none_of_the_above!==void 0&&typeof r.none_of_the_above!="boolean"&&(e=s(e,t+"/none_of_the_above","type",{type:"boolean"}),i++)}else e=s(e,t,"type",{type:"\
object"}),i++;return f.errors=e,i===0}function y(r,t=""){let e=null,i=0;if(E(r,t)||(e=e===null?E.errors:e.concat(E.errors),i=e.length),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.columns!==void 0){let o=r.columns;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)f(o[n],t+"/columns/"+n)||(e=e===null?f.errors:e.concat(
f.errors),i=e.length)}else e=s(e,t+"/columns","type",{type:"array"}),i++}if(r.rows!==void 0){let o=r.rows;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)
f(o[n],t+"/rows/"+n)||(e=e===null?f.errors:e.concat(f.errors),i=e.length)}else e=s(e,t+"/rows","type",{type:"array"}),i++}if(r.multi_level_target_option_index!==
void 0){let o=r.multi_level_target_option_index;o&&typeof o=="object"&&!Array.isArray(o)||(e=s(e,t+"/multi_level_target_option_index","type",{type:"object"}),i++)}}
return y.errors=e,i===0}function g(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.marketplace_question_id!==void 0){let o=r.marketplace_question_id;
Number.isSafeInteger(o)||(e=s(e,t+"/marketplace_question_id","type",{type:"integer"}),i++),typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))&&(e=s(e,t+"/marketpl\
ace_question_id","minimum",{comparison:">=",limit:1}),i++)}if(r.qual_name!==void 0&&typeof r.qual_name!="string"&&(e=s(e,t+"/qual_name","type",{type:"string"}),
i++),r.answer_type!==void 0&&typeof r.answer_type!="string"&&(e=s(e,t+"/answer_type","type",{type:"string"}),i++),r.precodes!==void 0){let o=r.precodes;if(Array.
isArray(o)){const l=o.length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/precodes/"+n,"type",{type:"string"}),i++)}else e=s(e,t+"/precodes","type",{type:"\
array"}),i++}}else e=s(e,t,"type",{type:"object"}),i++;return g.errors=e,i===0}function a(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
target_name!==void 0&&typeof r.target_name!="string"&&(e=s(e,t+"/target_name","type",{type:"string"}),i++),r.is_default!==void 0&&typeof r.is_default!="boolean"&&
(e=s(e,t+"/is_default","type",{type:"boolean"}),i++),r.qualifications!==void 0){let o=r.qualifications;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)
g(o[n],t+"/qualifications/"+n)||(e=e===null?g.errors:e.concat(g.errors),i=e.length)}else e=s(e,t+"/qualifications","type",{type:"array"}),i++}}else e=s(e,t,"typ\
e",{type:"object"}),i++;return a.errors=e,i===0}function z(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.
target_name!="string"&&(e=s(e,t+"/target_name","type",{type:"string"}),i++),r.qualifications!==void 0){let o=r.qualifications;if(Array.isArray(o)){const l=o.length;
for(let n=0;n<l;n++)g(o[n],t+"/qualifications/"+n)||(e=e===null?g.errors:e.concat(g.errors),i=e.length)}else e=s(e,t+"/qualifications","type",{type:"array"}),i++}}else
e=s(e,t,"type",{type:"object"}),i++;return z.errors=e,i===0}function L(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let o=r.
id;Number.isSafeInteger(o)||(e=s(e,t+"/id","type",{type:"integer"}),i++)}if(r.qualification!==void 0&&typeof r.qualification!="string"&&(e=s(e,t+"/qualification",
"type",{type:"string"}),i++),r.options!==void 0){let o=r.options;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/opt\
ions/"+n,"type",{type:"string"}),i++)}else e=s(e,t+"/options","type",{type:"array"}),i++}}else e=s(e,t,"type",{type:"object"}),i++;return L.errors=e,i===0}function M(r,t=""){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0&&typeof r.name!="string"&&(e=s(e,t+"/name","type",{type:"string"}),i++),r.qualifications!==
void 0){let o=r.qualifications;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)L(o[n],t+"/qualifications/"+n)||(e=e===null?L.errors:e.concat(L.errors),
i=e.length)}else e=s(e,t+"/qualifications","type",{type:"array"}),i++}}else e=s(e,t,"type",{type:"object"}),i++;return M.errors=e,i===0}function V(r,t=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creatives_number!==void 0){let o=r.creatives_number;Number.isSafeInteger(o)||(e=s(e,t+"/creatives_number",
"type",{type:"integer"}),i++)}if(r.exposed_sample_size!==void 0){let o=r.exposed_sample_size;Number.isSafeInteger(o)||(e=s(e,t+"/exposed_sample_size","type",{type:"\
integer"}),i++)}}else e=s(e,t,"type",{type:"object"}),i++;return V.errors=e,i===0}function F(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.answer_meta!==void 0&&(S(r.answer_meta,t+"/answer_meta")||(e=e===null?S.errors:e.concat(S.errors),i=e.length)),r.questions!==void 0){let o=r.questions;if(Array.
isArray(o)){const l=o.length;for(let n=0;n<l;n++)y(o[n],t+"/questions/"+n)||(e=e===null?y.errors:e.concat(y.errors),i=e.length)}else e=s(e,t+"/questions","type",
{type:"array"}),i++}if(r.baseline_questions!==void 0){let o=r.baseline_questions;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)y(o[n],t+"/baseline_q\
uestions/"+n)||(e=e===null?y.errors:e.concat(y.errors),i=e.length)}else e=s(e,t+"/baseline_questions","type",{type:"array"}),i++}if(r.social_questions!==void 0){
let o=r.social_questions;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)y(o[n],t+"/social_questions/"+n)||(e=e===null?y.errors:e.concat(y.errors),i=e.
length)}else e=s(e,t+"/social_questions","type",{type:"array"}),i++}if(r.extra_questions!==void 0){let o=r.extra_questions;if(Array.isArray(o)){const l=o.length;
for(let n=0;n<l;n++)y(o[n],t+"/extra_questions/"+n)||(e=e===null?y.errors:e.concat(y.errors),i=e.length)}else e=s(e,t+"/extra_questions","type",{type:"array"}),
i++}if(r.allow_ip!==void 0&&typeof r.allow_ip!="boolean"&&(e=s(e,t+"/allow_ip","type",{type:"boolean"}),i++),r.expected_impressions_count!==void 0){let o=r.expected_impressions_count;
Number.isSafeInteger(o)||(e=s(e,t+"/expected_impressions_count","type",{type:"integer"}),i++)}if(r.expected_impressions_count_linear_tv!==void 0){let o=r.expected_impressions_count_linear_tv;
Number.isSafeInteger(o)||(e=s(e,t+"/expected_impressions_count_linear_tv","type",{type:"integer"}),i++)}if(r.expected_impressions_count_social!==void 0){let o=r.
expected_impressions_count_social;Number.isSafeInteger(o)||(e=s(e,t+"/expected_impressions_count_social","type",{type:"integer"}),i++)}if(r.data_partners!==void 0){
let o=r.data_partners;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/data_partners/"+n,"type",{type:"string"}),i++)}else
e=s(e,t+"/data_partners","type",{type:"array"}),i++}if(r.target_audiences!==void 0){let o=r.target_audiences;if(Array.isArray(o)){const l=o.length;for(let n=0;n<
l;n++)a(o[n],t+"/target_audiences/"+n)||(e=e===null?a.errors:e.concat(a.errors),i=e.length)}else e=s(e,t+"/target_audiences","type",{type:"array"}),i++}r.niche_targeting!==
void 0&&(z(r.niche_targeting,t+"/niche_targeting")||(e=e===null?z.errors:e.concat(z.errors),i=e.length)),r.extra_questions_enabled!==void 0&&typeof r.extra_questions_enabled!=
"boolean"&&(e=s(e,t+"/extra_questions_enabled","type",{type:"boolean"}),i++),r.targeted_recruitment!==void 0&&(M(r.targeted_recruitment,t+"/targeted_recruitment")||
(e=e===null?M.errors:e.concat(M.errors),i=e.length)),r.forced_exposure!==void 0&&(V(r.forced_exposure,t+"/forced_exposure")||(e=e===null?V.errors:e.concat(V.errors),
i=e.length))}else e=s(e,t,"type",{type:"object"}),i++;return F.errors=e,i===0}function O(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
digital!==void 0){let o=r.digital;Number.isSafeInteger(o)||(e=s(e,t+"/digital","type",{type:"integer"}),i++)}if(r.linear_tv!==void 0){let o=r.linear_tv;Number.isSafeInteger(
o)||(e=s(e,t+"/linear_tv","type",{type:"integer"}),i++)}if(r.social!==void 0){let o=r.social;Number.isSafeInteger(o)||(e=s(e,t+"/social","type",{type:"integer"}),
i++)}}else e=s(e,t,"type",{type:"object"}),i++;return O.errors=e,i===0}function B(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.brand_name!==
void 0&&typeof r.brand_name!="string"&&(e=s(e,t+"/brand_name","type",{type:"string"}),i++),r.keywords!==void 0){let o=r.keywords;if(Array.isArray(o)){const l=o.
length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/keywords/"+n,"type",{type:"string"}),i++)}else e=s(e,t+"/keywords","type",{type:"array"}),i++}if(r.
ads_start_date!==void 0&&typeof r.ads_start_date!="string"&&(e=s(e,t+"/ads_start_date","type",{type:"string"}),i++),r.ads_end_date!==void 0&&typeof r.ads_end_date!=
"string"&&(e=s(e,t+"/ads_end_date","type",{type:"string"}),i++),r.recruitment_types!==void 0){let o=r.recruitment_types;if(Array.isArray(o)){const l=o.length;for(let n=0;n<
l;n++)typeof o[n]!="string"&&(e=s(e,t+"/recruitment_types/"+n,"type",{type:"string"}),i++)}else e=s(e,t+"/recruitment_types","type",{type:"array"}),i++}}else e=
s(e,t,"type",{type:"object"}),i++;return B.errors=e,i===0}function H(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaign_id===void 0&&
(e=s(e,t,"required",{missingProperty:"campaign_id"}),i++),r.campaign_id!==void 0&&typeof r.campaign_id!="string"&&(e=s(e,t+"/campaign_id","type",{type:"string"}),
i++),r.campaign_name!==void 0){let o=r.campaign_name;typeof o=="string"?(o.length>300&&m(o)>300&&(e=s(e,t+"/campaign_name","maxLength",{limit:300}),i++),o.length<
2&&m(o)<1&&(e=s(e,t+"/campaign_name","minLength",{limit:1}),i++)):(e=s(e,t+"/campaign_name","type",{type:"string"}),i++)}if(r.campaign_type!==void 0&&typeof r.campaign_type!=
"string"&&(e=s(e,t+"/campaign_type","type",{type:"string"}),i++),r.status!==void 0&&(N(r.status,t+"/status")||(e=e===null?N.errors:e.concat(N.errors),i=e.length)),
r.control_survey_id!==void 0){let o=r.control_survey_id;Number.isSafeInteger(o)||(e=s(e,t+"/control_survey_id","type",{type:"integer"}),i++)}if(r.exposed_survey_id!==
void 0){let o=r.exposed_survey_id;Number.isSafeInteger(o)||(e=s(e,t+"/exposed_survey_id","type",{type:"integer"}),i++)}if(r.errors!==void 0){let o=r.errors;if(Array.
isArray(o)){const l=o.length;for(let n=0;n<l;n++)typeof o[n]!="string"&&(e=s(e,t+"/errors/"+n,"type",{type:"string"}),i++)}else e=s(e,t+"/errors","type",{type:"\
array"}),i++}if(r.start_date!==void 0&&typeof r.start_date!="string"&&(e=s(e,t+"/start_date","type",{type:"string"}),i++),r.end_date!==void 0&&typeof r.end_date!=
"string"&&(e=s(e,t+"/end_date","type",{type:"string"}),i++),r.client_name!==void 0){let o=r.client_name;typeof o!="string"&&o!==null&&(e=s(e,t+"/client_name","t\
ype",{type:["string","null"]}),i++),typeof o=="string"&&o.length>300&&m(o)>300&&(e=s(e,t+"/client_name","maxLength",{limit:300}),i++)}if(r.country_language_id!==
void 0){let o=r.country_language_id;Number.isSafeInteger(o)||(e=s(e,t+"/country_language_id","type",{type:"integer"}),i++)}if(r.weighting_targets_baseline_version!==
void 0&&typeof r.weighting_targets_baseline_version!="string"&&(e=s(e,t+"/weighting_targets_baseline_version","type",{type:"string"}),i++),r.industry_id!==void 0){
let o=r.industry_id;!Number.isSafeInteger(o)&&o!==null&&(e=s(e,t+"/industry_id","type",{type:["integer","null"]}),i++)}if(r.channels!==void 0){let o=r.channels;
if(!Array.isArray(o)&&o!==null&&(e=s(e,t+"/channels","type",{type:["array","null"]}),i++),Array.isArray(o)){o.length>3&&(e=s(e,t+"/channels","maxItems",{limit:3}),
i++);const l=o.length;for(let n=0;n<l;n++)I(o[n],t+"/channels/"+n)||(e=e===null?I.errors:e.concat(I.errors),i=e.length)}}if(r.default_question_id!==void 0){let o=r.
default_question_id;Number.isSafeInteger(o)||(e=s(e,t+"/default_question_id","type",{type:"integer"}),i++)}if(r.default_question_name!==void 0&&typeof r.default_question_name!=
"string"&&(e=s(e,t+"/default_question_name","type",{type:"string"}),i++),r.account_id!==void 0&&typeof r.account_id!="string"&&(e=s(e,t+"/account_id","type",{type:"\
string"}),i++),r.project_manager_user_id!==void 0){let o=r.project_manager_user_id;Number.isSafeInteger(o)||(e=s(e,t+"/project_manager_user_id","type",{type:"in\
teger"}),i++)}if(r.draft_settings!==void 0&&(F(r.draft_settings,t+"/draft_settings")||(e=e===null?F.errors:e.concat(F.errors),i=e.length)),r.created_at!==void 0&&
typeof r.created_at!="string"&&(e=s(e,t+"/created_at","type",{type:"string"}),i++),r.updated_at!==void 0&&typeof r.updated_at!="string"&&(e=s(e,t+"/updated_at",
"type",{type:"string"}),i++),r.campaign_data_updated_at!==void 0&&typeof r.campaign_data_updated_at!="string"&&(e=s(e,t+"/campaign_data_updated_at","type",{type:"\
string"}),i++),r.permission_id!==void 0){let o=r.permission_id;Number.isSafeInteger(o)||(e=s(e,t+"/permission_id","type",{type:"integer"}),i++)}r.region!==void 0&&
typeof r.region!="string"&&(e=s(e,t+"/region","type",{type:"string"}),i++),r.expected_impressions_count!==void 0&&(O(r.expected_impressions_count,t+"/expected_i\
mpressions_count")||(e=e===null?O.errors:e.concat(O.errors),i=e.length)),r.is_methodology_mta!==void 0&&typeof r.is_methodology_mta!="string"&&(e=s(e,t+"/is_met\
hodology_mta","type",{type:"string"}),i++),r.sales_lift_enabled!==void 0&&typeof r.sales_lift_enabled!="string"&&(e=s(e,t+"/sales_lift_enabled","type",{type:"st\
ring"}),i++),r.social_configuration!==void 0&&(B(r.social_configuration,t+"/social_configuration")||(e=e===null?B.errors:e.concat(B.errors),i=e.length))}else e=
s(e,t,"type",{type:"object"}),i++;return H.errors=e,i===0}
/**
 * Whether a value is an input of `createCampaign` (`POST /api/impact-measurement/v1/campaigns`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createCampaign } from "@fieldwork/brand-lift-client/request-validators"
 * createCampaign({ colour: "red" }) // => false
 * createCampaign.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"createCampaign"> = R
/**
 * Whether a value is the body of a successful response of `createCampaign` (`POST /api/impact-measurement/v1/campaigns`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createCampaign } from "@fieldwork/brand-lift-client/validators"
 * createCampaign(null) // => false
 * createCampaign.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"createCampaign"> = T
