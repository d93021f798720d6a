// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,o,y,_)=>{const l={instancePath:o,keyword:y,params:_};return r===null?[l]:(r.push(l),r)},T={question_text:1,question_name:1,question_version:1,kpi_type:1,
custom_question_text:1,is_custom_question_text:1,max_sel:1,answers:1,replaceable_answers:1,none_of_the_above_answer:1,refuse_to_answer:1,dont_know_answer:1,other_answer:1,
anchored_answer:1,randomize:1,order:1,default:1,question_type:1,target_option_index:1,multi_target_option_index:1,use_answer_meta:1,use_question_meta:1,enable_skip_logic:1,
columns:1,rows:1,multi_level_target_option_index:1},U={answer_meta:1,questions:1,baseline_questions:1,social_questions:1,extra_questions:1,allow_ip:1,expected_impressions_count:1,
expected_impressions_count_linear_tv:1,expected_impressions_count_social:1,data_partners:1,target_audiences:1,niche_targeting:1,extra_questions_enabled:1,targeted_recruitment:1,
forced_exposure:1},W={campaign_name:1,start_date:1,end_date:1,client_name:1,country_language_id:1,industry_id:1,channels:1,data_partners:1,expected_impressions_count:1,
draft_settings:1},v=r=>{let o=0;for(const y of r)o++;return o},X=Q,K=Object.prototype.hasOwnProperty;function b(r,{instancePath:o="",parentData:y,parentDataProperty:_,
rootData:l=r}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),r==="digital"||r==="linear_tv"||r==="social"||(e=n(e,o,"enum",
{allowedValues:["digital","linear_tv","social"]}),i++),b.errors=e,i===0}function d(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="digital"||t==="linear_tv"||t==="social"||(e=n(e,o,"additionalProperties",{additionalProperty:t}),
i++);if(r.digital!==void 0){let t=r.digital;Number.isSafeInteger(t)||(e=n(e,o+"/digital","type",{type:"integer"}),i++)}if(r.linear_tv!==void 0){let t=r.linear_tv;
Number.isSafeInteger(t)||(e=n(e,o+"/linear_tv","type",{type:"integer"}),i++)}if(r.social!==void 0){let t=r.social;Number.isSafeInteger(t)||(e=n(e,o+"/social","t\
ype",{type:"integer"}),i++)}}else e=n(e,o,"type",{type:"object"}),i++;return d.errors=e,i===0}function q(r,{instancePath:o="",parentData:y,parentDataProperty:_,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="in_target_brand"||t==="competitors"||(e=n(e,o,"additionalPro\
perties",{additionalProperty:t}),i++);if(r.in_target_brand!==void 0&&typeof r.in_target_brand!="string"&&(e=n(e,o+"/in_target_brand","type",{type:"string"}),i++),
r.competitors!==void 0){let t=r.competitors;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=n(e,o+"/competitors/"+s,"type",{
type:"string"}),i++)}else e=n(e,o+"/competitors","type",{type:"array"}),i++}}else e=n(e,o,"type",{type:"object"}),i++;return q.errors=e,i===0}function g(r,{instancePath:o="",
parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="text"||t==="title"||t==="o\
rder"||t==="none_of_the_above"||(e=n(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.text!==void 0&&typeof r.text!="string"&&(e=n(e,o+"/text","type",
{type:"string"}),i++),r.title!==void 0&&typeof r.title!="string"&&(e=n(e,o+"/title","type",{type:"string"}),i++),r.order!==void 0){let t=r.order;Number.isSafeInteger(
t)||(e=n(e,o+"/order","type",{type:"integer"}),i++)}r.none_of_the_above!==void 0&&typeof r.none_of_the_above!="boolean"&&(e=n(e,o+"/none_of_the_above","type",{type:"\
boolean"}),i++)}else e=n(e,o,"type",{type:"object"}),i++;return g.errors=e,i===0}function f(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)K.call(T,t)||(e=n(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.question_text!==
void 0&&typeof r.question_text!="string"&&(e=n(e,o+"/question_text","type",{type:"string"}),i++),r.question_name!==void 0&&typeof r.question_name!="string"&&(e=
n(e,o+"/question_name","type",{type:"string"}),i++),r.question_version!==void 0){let t=r.question_version;Number.isSafeInteger(t)||(e=n(e,o+"/question_version",
"type",{type:"integer"}),i++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=n(e,o+"/kpi_type","type",{type:"string"}),i++),r.custom_question_text!==void 0&&
typeof r.custom_question_text!="string"&&(e=n(e,o+"/custom_question_text","type",{type:"string"}),i++),r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!=
"boolean"&&(e=n(e,o+"/is_custom_question_text","type",{type:"boolean"}),i++),r.max_sel!==void 0){let t=r.max_sel;Number.isSafeInteger(t)||(e=n(e,o+"/max_sel","t\
ype",{type:"integer"}),i++)}if(r.answers!==void 0){let t=r.answers;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=n(e,o+"/a\
nswers/"+s,"type",{type:"string"}),i++)}else e=n(e,o+"/answers","type",{type:"array"}),i++}if(r.replaceable_answers!==void 0&&typeof r.replaceable_answers!="boo\
lean"&&(e=n(e,o+"/replaceable_answers","type",{type:"boolean"}),i++),r.none_of_the_above_answer!==void 0&&typeof r.none_of_the_above_answer!="string"&&(e=n(e,o+
"/none_of_the_above_answer","type",{type:"string"}),i++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!="string"&&(e=n(e,o+"/refuse_to_answer","type",{
type:"string"}),i++),r.dont_know_answer!==void 0&&typeof r.dont_know_answer!="string"&&(e=n(e,o+"/dont_know_answer","type",{type:"string"}),i++),r.other_answer!==
void 0&&typeof r.other_answer!="string"&&(e=n(e,o+"/other_answer","type",{type:"string"}),i++),r.anchored_answer!==void 0&&typeof r.anchored_answer!="string"&&(e=
n(e,o+"/anchored_answer","type",{type:"string"}),i++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=n(e,o+"/randomize","type",{type:"boolean"}),i++),r.
order!==void 0){let t=r.order;Number.isSafeInteger(t)||(e=n(e,o+"/order","type",{type:"integer"}),i++)}if(r.default!==void 0&&typeof r.default!="boolean"&&(e=n(
e,o+"/default","type",{type:"boolean"}),i++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=n(e,o+"/question_type","type",{type:"string"}),i++),
r.target_option_index!==void 0){let t=r.target_option_index;Number.isSafeInteger(t)||(e=n(e,o+"/target_option_index","type",{type:"integer"}),i++)}if(r.multi_target_option_index!==
void 0){let t=r.multi_target_option_index;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++){let J=t[s];Number.isSafeInteger(J)||(e=n(e,o+"/multi_target\
_option_index/"+s,"type",{type:"integer"}),i++)}}else e=n(e,o+"/multi_target_option_index","type",{type:"array"}),i++}if(r.use_answer_meta!==void 0&&typeof r.use_answer_meta!=
"boolean"&&(e=n(e,o+"/use_answer_meta","type",{type:"boolean"}),i++),r.use_question_meta!==void 0&&typeof r.use_question_meta!="boolean"&&(e=n(e,o+"/use_questio\
n_meta","type",{type:"boolean"}),i++),r.enable_skip_logic!==void 0&&typeof r.enable_skip_logic!="boolean"&&(e=n(e,o+"/enable_skip_logic","type",{type:"boolean"}),
i++),r.columns!==void 0){let t=r.columns;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)g(t[s],{instancePath:o+"/columns/"+s,parentData:t,parentDataProperty:s,
rootData:l})||(e=e===null?g.errors:e.concat(g.errors),i=e.length)}else e=n(e,o+"/columns","type",{type:"array"}),i++}if(r.rows!==void 0){let t=r.rows;if(Array.isArray(
t)){const p=t.length;for(let s=0;s<p;s++)g(t[s],{instancePath:o+"/rows/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),
i=e.length)}else e=n(e,o+"/rows","type",{type:"array"}),i++}if(r.multi_level_target_option_index!==void 0){let t=r.multi_level_target_option_index;t&&typeof t==
"object"&&!Array.isArray(t)||(e=n(e,o+"/multi_level_target_option_index","type",{type:"object"}),i++)}}else e=n(e,o,"type",{type:"object"}),i++;return f.errors=
e,i===0}function c(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)
t==="marketplace_question_id"||t==="qual_name"||t==="answer_type"||t==="precodes"||(e=n(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.marketplace_question_id!==
void 0){let t=r.marketplace_question_id;Number.isSafeInteger(t)||(e=n(e,o+"/marketplace_question_id","type",{type:"integer"}),i++),typeof t=="number"&&isFinite(
t)&&(t<1||isNaN(t))&&(e=n(e,o+"/marketplace_question_id","minimum",{comparison:">=",limit:1}),i++)}if(r.qual_name!==void 0&&typeof r.qual_name!="string"&&(e=n(e,
o+"/qual_name","type",{type:"string"}),i++),r.answer_type!==void 0&&typeof r.answer_type!="string"&&(e=n(e,o+"/answer_type","type",{type:"string"}),i++),r.precodes!==
void 0){let t=r.precodes;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=n(e,o+"/precodes/"+s,"type",{type:"string"}),i++)}else
e=n(e,o+"/precodes","type",{type:"array"}),i++}}else e=n(e,o,"type",{type:"object"}),i++;return c.errors=e,i===0}function A(r,{instancePath:o="",parentData:y,parentDataProperty:_,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="target_name"||t==="is_default"||t==="qualifications"||(e=n(e,
o,"additionalProperties",{additionalProperty:t}),i++);if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=n(e,o+"/target_name","type",{type:"string"}),
i++),r.is_default!==void 0&&typeof r.is_default!="boolean"&&(e=n(e,o+"/is_default","type",{type:"boolean"}),i++),r.qualifications!==void 0){let t=r.qualifications;
if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)c(t[s],{instancePath:o+"/qualifications/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?
c.errors:e.concat(c.errors),i=e.length)}else e=n(e,o+"/qualifications","type",{type:"array"}),i++}}else e=n(e,o,"type",{type:"object"}),i++;return A.errors=e,i===
0}function x(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)
t==="target_name"||t==="qualifications"||(e=n(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.target_name!==void 0&&typeof r.target_name!="string"&&
(e=n(e,o+"/target_name","type",{type:"string"}),i++),r.qualifications!==void 0){let t=r.qualifications;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)
c(t[s],{instancePath:o+"/qualifications/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)}else e=n(e,o+"/q\
ualifications","type",{type:"array"}),i++}}else e=n(e,o,"type",{type:"object"}),i++;return x.errors=e,i===0}function D(r,{instancePath:o="",parentData:y,parentDataProperty:_,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="id"||t==="qualification"||t==="options"||(e=n(e,o,"additiona\
lProperties",{additionalProperty:t}),i++);if(r.id!==void 0){let t=r.id;Number.isSafeInteger(t)||(e=n(e,o+"/id","type",{type:"integer"}),i++)}if(r.qualification!==
void 0&&typeof r.qualification!="string"&&(e=n(e,o+"/qualification","type",{type:"string"}),i++),r.options!==void 0){let t=r.options;if(Array.isArray(t)){const p=t.
length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=n(e,o+"/options/"+s,"type",{type:"string"}),i++)}else e=n(e,o+"/options","type",{type:"array"}),i++}}else e=
n(e,o,"type",{type:"object"}),i++;return D.errors=e,i===0}function w(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="name"||t==="qualifications"||(e=n(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.name!==
void 0&&typeof r.name!="string"&&(e=n(e,o+"/name","type",{type:"string"}),i++),r.qualifications!==void 0){let t=r.qualifications;if(Array.isArray(t)){const p=t.
length;for(let s=0;s<p;s++)D(t[s],{instancePath:o+"/qualifications/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?D.errors:e.concat(D.errors),i=
e.length)}else e=n(e,o+"/qualifications","type",{type:"array"}),i++}}else e=n(e,o,"type",{type:"object"}),i++;return w.errors=e,i===0}function j(r,{instancePath:o="",
parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="creatives_number"||t==="ex\
posed_sample_size"||(e=n(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.creatives_number!==void 0){let t=r.creatives_number;Number.isSafeInteger(t)||
(e=n(e,o+"/creatives_number","type",{type:"integer"}),i++)}if(r.exposed_sample_size!==void 0){let t=r.exposed_sample_size;Number.isSafeInteger(t)||(e=n(e,o+"/ex\
posed_sample_size","type",{type:"integer"}),i++)}}else e=n(e,o,"type",{type:"object"}),i++;return j.errors=e,i===0}function k(r,{instancePath:o="",parentData:y,
parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)K.call(U,t)||(e=n(e,o,"additionalProperties",
{additionalProperty:t}),i++);if(r.answer_meta!==void 0&&(q(r.answer_meta,{instancePath:o+"/answer_meta",parentData:r,parentDataProperty:"answer_meta",rootData:l})||
(e=e===null?q.errors:e.concat(q.errors),i=e.length)),r.questions!==void 0){let t=r.questions;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)f(t[s],{instancePath:o+
"/questions/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?f.errors:e.concat(f.errors),i=e.length)}else e=n(e,o+"/questions","type",{type:"arra\
y"}),i++}if(r.baseline_questions!==void 0){let t=r.baseline_questions;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)f(t[s],{instancePath:o+"/baselin\
e_questions/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?f.errors:e.concat(f.errors),i=e.length)}else e=n(e,o+"/baseline_questions","type",{type:"\
array"}),i++}if(r.social_questions!==void 0){let t=r.social_questions;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)f(t[s],{instancePath:o+"/social_\
questions/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?f.errors:e.concat(f.errors),i=e.length)}else e=n(e,o+"/social_questions","type",{type:"\
array"}),i++}if(r.extra_questions!==void 0){let t=r.extra_questions;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)f(t[s],{instancePath:o+"/extra_que\
stions/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?f.errors:e.concat(f.errors),i=e.length)}else e=n(e,o+"/extra_questions","type",{type:"arr\
ay"}),i++}if(r.allow_ip!==void 0&&typeof r.allow_ip!="boolean"&&(e=n(e,o+"/allow_ip","type",{type:"boolean"}),i++),r.expected_impressions_count!==void 0){let t=r.
expected_impressions_count;Number.isSafeInteger(t)||(e=n(e,o+"/expected_impressions_count","type",{type:"integer"}),i++)}if(r.expected_impressions_count_linear_tv!==
void 0){let t=r.expected_impressions_count_linear_tv;Number.isSafeInteger(t)||(e=n(e,o+"/expected_impressions_count_linear_tv","type",{type:"integer"}),i++)}if(r.
expected_impressions_count_social!==void 0){let t=r.expected_impressions_count_social;Number.isSafeInteger(t)||(e=n(e,o+"/expected_impressions_count_social","ty\
pe",{type:"integer"}),i++)}if(r.data_partners!==void 0){let t=r.data_partners;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=
n(e,o+"/data_partners/"+s,"type",{type:"string"}),i++)}else e=n(e,o+"/data_partners","type",{type:"array"}),i++}if(r.target_audiences!==void 0){let t=r.target_audiences;
if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)A(t[s],{instancePath:o+"/target_audiences/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?
A.errors:e.concat(A.errors),i=e.length)}else e=n(e,o+"/target_audiences","type",{type:"array"}),i++}r.niche_targeting!==void 0&&(x(r.niche_targeting,{instancePath:o+
"/niche_targeting",parentData:r,parentDataProperty:"niche_targeting",rootData:l})||(e=e===null?x.errors:e.concat(x.errors),i=e.length)),r.extra_questions_enabled!==
void 0&&typeof r.extra_questions_enabled!="boolean"&&(e=n(e,o+"/extra_questions_enabled","type",{type:"boolean"}),i++),r.targeted_recruitment!==void 0&&(w(r.targeted_recruitment,
{instancePath:o+"/targeted_recruitment",parentData:r,parentDataProperty:"targeted_recruitment",rootData:l})||(e=e===null?w.errors:e.concat(w.errors),i=e.length)),
r.forced_exposure!==void 0&&(j(r.forced_exposure,{instancePath:o+"/forced_exposure",parentData:r,parentDataProperty:"forced_exposure",rootData:l})||(e=e===null?
j.errors:e.concat(j.errors),i=e.length))}else e=n(e,o,"type",{type:"object"}),i++;return k.errors=e,i===0}function N(r,{instancePath:o="",parentData:y,parentDataProperty:_,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)K.call(W,t)||(e=n(e,o,"additionalProperties",{additionalProperty:t}),
i++);if(r.campaign_name!==void 0){let t=r.campaign_name;typeof t=="string"?(t.length>300&&v(t)>300&&(e=n(e,o+"/campaign_name","maxLength",{limit:300}),i++),t.length<
2&&v(t)<1&&(e=n(e,o+"/campaign_name","minLength",{limit:1}),i++)):(e=n(e,o+"/campaign_name","type",{type:"string"}),i++)}if(r.start_date!==void 0&&typeof r.start_date!=
"string"&&(e=n(e,o+"/start_date","type",{type:"string"}),i++),r.end_date!==void 0&&typeof r.end_date!="string"&&(e=n(e,o+"/end_date","type",{type:"string"}),i++),
r.client_name!==void 0){let t=r.client_name;typeof t!="string"&&t!==null&&(e=n(e,o+"/client_name","type",{type:["string","null"]}),i++),typeof t=="string"&&t.length>
300&&v(t)>300&&(e=n(e,o+"/client_name","maxLength",{limit:300}),i++)}if(r.country_language_id!==void 0){let t=r.country_language_id;Number.isSafeInteger(t)||(e=
n(e,o+"/country_language_id","type",{type:"integer"}),i++)}if(r.industry_id!==void 0){let t=r.industry_id;!Number.isSafeInteger(t)&&t!==null&&(e=n(e,o+"/industr\
y_id","type",{type:["integer","null"]}),i++)}if(r.channels!==void 0){let t=r.channels;if(!Array.isArray(t)&&t!==null&&(e=n(e,o+"/channels","type",{type:["array",
"null"]}),i++),Array.isArray(t)){t.length>3&&(e=n(e,o+"/channels","maxItems",{limit:3}),i++);const p=t.length;for(let s=0;s<p;s++)b(t[s],{instancePath:o+"/chann\
els/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?b.errors:e.concat(b.errors),i=e.length)}}if(r.data_partners!==void 0){let t=r.data_partners;
if(!Array.isArray(t)&&t!==null&&(e=n(e,o+"/data_partners","type",{type:["array","null"]}),i++),Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!=
"string"&&(e=n(e,o+"/data_partners/"+s,"type",{type:"string"}),i++)}}r.expected_impressions_count!==void 0&&(d(r.expected_impressions_count,{instancePath:o+"/ex\
pected_impressions_count",parentData:r,parentDataProperty:"expected_impressions_count",rootData:l})||(e=e===null?d.errors:e.concat(d.errors),i=e.length)),r.draft_settings!==
void 0&&(k(r.draft_settings,{instancePath:o+"/draft_settings",parentData:r,parentDataProperty:"draft_settings",rootData:l})||(e=e===null?k.errors:e.concat(k.errors),
i=e.length))}else e=n(e,o,"type",{type:"object"}),i++;return N.errors=e,i===0}function Q(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=n(e,o,"required",{missingProperty:"id"}),i++),r.body===void 0&&(e=n(e,o,"required",
{missingProperty:"body"}),i++);for(const t in r)t==="id"||t==="include_baseline_questions"||t==="body"||(e=n(e,o,"additionalProperties",{additionalProperty:t}),
i++);if(r.id!==void 0&&typeof r.id!="string"&&(e=n(e,o+"/id","type",{type:"string"}),i++),r.include_baseline_questions!==void 0){let t=r.include_baseline_questions;
t===!0||t===!1||t==="true"||t==="false"||(e=n(e,o+"/include_baseline_questions","enum",{allowedValues:[!0,!1,"true","false"]}),i++)}r.body!==void 0&&(N(r.body,{
instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:l})||(e=e===null?N.errors:e.concat(N.errors),i=e.length))}else e=n(e,o,"type",{type:"obje\
ct"}),i++;return Q.errors=e,i===0}const Y=R;function I(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;return typeof r!=
"string"&&(e=n(e,o,"type",{type:"string"}),i++),I.errors=e,i===0}function S(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,
i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),r==="digital"||r==="linear_tv"||r==="social"||(e=n(e,o,"enum",{allowedValues:["digital","li\
near_tv","social"]}),i++),S.errors=e,i===0}function E(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.in_target_brand!==void 0&&typeof r.in_target_brand!="string"&&(e=n(e,o+"/in_target_brand","type",{type:"string"}),i++),r.competitors!==
void 0){let t=r.competitors;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=n(e,o+"/competitors/"+s,"type",{type:"string"}),
i++)}else e=n(e,o+"/competitors","type",{type:"array"}),i++}}else e=n(e,o,"type",{type:"object"}),i++;return E.errors=e,i===0}function z(r,{instancePath:o="",parentData:y,
parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_text!==void 0&&typeof r.question_text!="string"&&
(e=n(e,o+"/question_text","type",{type:"string"}),i++),r.question_name!==void 0&&typeof r.question_name!="string"&&(e=n(e,o+"/question_name","type",{type:"strin\
g"}),i++),r.question_version!==void 0){let t=r.question_version;Number.isSafeInteger(t)||(e=n(e,o+"/question_version","type",{type:"integer"}),i++)}if(r.kpi_type!==
void 0&&typeof r.kpi_type!="string"&&(e=n(e,o+"/kpi_type","type",{type:"string"}),i++),r.custom_question_text!==void 0&&typeof r.custom_question_text!="string"&&
(e=n(e,o+"/custom_question_text","type",{type:"string"}),i++),r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!="boolean"&&(e=n(e,o+"/is_cus\
tom_question_text","type",{type:"boolean"}),i++),r.max_sel!==void 0){let t=r.max_sel;Number.isSafeInteger(t)||(e=n(e,o+"/max_sel","type",{type:"integer"}),i++)}
if(r.answers!==void 0){let t=r.answers;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=n(e,o+"/answers/"+s,"type",{type:"str\
ing"}),i++)}else e=n(e,o+"/answers","type",{type:"array"}),i++}if(r.replaceable_answers!==void 0&&typeof r.replaceable_answers!="boolean"&&(e=n(e,o+"/replaceabl\
e_answers","type",{type:"boolean"}),i++),r.none_of_the_above_answer!==void 0&&typeof r.none_of_the_above_answer!="string"&&(e=n(e,o+"/none_of_the_above_answer",
"type",{type:"string"}),i++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!="string"&&(e=n(e,o+"/refuse_to_answer","type",{type:"string"}),i++),r.dont_know_answer!==
void 0&&typeof r.dont_know_answer!="string"&&(e=n(e,o+"/dont_know_answer","type",{type:"string"}),i++),r.other_answer!==void 0&&typeof r.other_answer!="string"&&
(e=n(e,o+"/other_answer","type",{type:"string"}),i++),r.anchored_answer!==void 0&&typeof r.anchored_answer!="string"&&(e=n(e,o+"/anchored_answer","type",{type:"\
string"}),i++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=n(e,o+"/randomize","type",{type:"boolean"}),i++),r.order!==void 0){let t=r.order;Number.isSafeInteger(
t)||(e=n(e,o+"/order","type",{type:"integer"}),i++)}if(r.default!==void 0&&typeof r.default!="boolean"&&(e=n(e,o+"/default","type",{type:"boolean"}),i++),r.question_type!==
void 0&&typeof r.question_type!="string"&&(e=n(e,o+"/question_type","type",{type:"string"}),i++),r.target_option_index!==void 0){let t=r.target_option_index;Number.
isSafeInteger(t)||(e=n(e,o+"/target_option_index","type",{type:"integer"}),i++)}if(r.multi_target_option_index!==void 0){let t=r.multi_target_option_index;if(Array.
isArray(t)){const p=t.length;for(let s=0;s<p;s++){let J=t[s];Number.isSafeInteger(J)||(e=n(e,o+"/multi_target_option_index/"+s,"type",{type:"integer"}),i++)}}else
e=n(e,o+"/multi_target_option_index","type",{type:"array"}),i++}r.use_answer_meta!==void 0&&typeof r.use_answer_meta!="boolean"&&(e=n(e,o+"/use_answer_meta","ty\
pe",{type:"boolean"}),i++),r.use_question_meta!==void 0&&typeof r.use_question_meta!="boolean"&&(e=n(e,o+"/use_question_meta","type",{type:"boolean"}),i++),r.enable_skip_logic!==
void 0&&typeof r.enable_skip_logic!="boolean"&&(e=n(e,o+"/enable_skip_logic","type",{type:"boolean"}),i++)}else e=n(e,o,"type",{type:"object"}),i++;return z.errors=
e,i===0}function a(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.text!==
void 0&&typeof r.text!="string"&&(e=n(e,o+"/text","type",{type:"string"}),i++),r.title!==void 0&&typeof r.title!="string"&&(e=n(e,o+"/title","type",{type:"strin\
g"}),i++),r.order!==void 0){let t=r.order;Number.isSafeInteger(t)||(e=n(e,o+"/order","type",{type:"integer"}),i++)}r.none_of_the_above!==void 0&&typeof r.none_of_the_above!=
"boolean"&&(e=n(e,o+"/none_of_the_above","type",{type:"boolean"}),i++)}else e=n(e,o,"type",{type:"object"}),i++;return a.errors=e,i===0}function u(r,{instancePath:o="",
parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(z(r,{instancePath:o,parentData:y,parentDataProperty:_,rootData:l})||(e=e===null?z.errors:e.
concat(z.errors),i=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.columns!==void 0){let t=r.columns;if(Array.isArray(t)){const p=t.length;for(let s=0;s<
p;s++)a(t[s],{instancePath:o+"/columns/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?a.errors:e.concat(a.errors),i=e.length)}else e=n(e,o+"/co\
lumns","type",{type:"array"}),i++}if(r.rows!==void 0){let t=r.rows;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)a(t[s],{instancePath:o+"/rows/"+s,parentData:t,
parentDataProperty:s,rootData:l})||(e=e===null?a.errors:e.concat(a.errors),i=e.length)}else e=n(e,o+"/rows","type",{type:"array"}),i++}if(r.multi_level_target_option_index!==
void 0){let t=r.multi_level_target_option_index;t&&typeof t=="object"&&!Array.isArray(t)||(e=n(e,o+"/multi_level_target_option_index","type",{type:"object"}),i++)}}
return u.errors=e,i===0}function m(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.marketplace_question_id!==void 0){let t=r.marketplace_question_id;Number.isSafeInteger(t)||(e=n(e,o+"/marketplace_question_id","type",{type:"integer"}),
i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=n(e,o+"/marketplace_question_id","minimum",{comparison:">=",limit:1}),i++)}if(r.qual_name!==void 0&&typeof r.
qual_name!="string"&&(e=n(e,o+"/qual_name","type",{type:"string"}),i++),r.answer_type!==void 0&&typeof r.answer_type!="string"&&(e=n(e,o+"/answer_type","type",{
type:"string"}),i++),r.precodes!==void 0){let t=r.precodes;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=n(e,o+"/precodes/"+
s,"type",{type:"string"}),i++)}else e=n(e,o+"/precodes","type",{type:"array"}),i++}}else e=n(e,o,"type",{type:"object"}),i++;return m.errors=e,i===0}function L(r,{
instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.
target_name!="string"&&(e=n(e,o+"/target_name","type",{type:"string"}),i++),r.is_default!==void 0&&typeof r.is_default!="boolean"&&(e=n(e,o+"/is_default","type",
{type:"boolean"}),i++),r.qualifications!==void 0){let t=r.qualifications;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)m(t[s],{instancePath:o+"/qual\
ifications/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?m.errors:e.concat(m.errors),i=e.length)}else e=n(e,o+"/qualifications","type",{type:"\
array"}),i++}}else e=n(e,o,"type",{type:"object"}),i++;return L.errors=e,i===0}function M(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=n(e,o+"/target_name","type",{type:"str\
ing"}),i++),r.qualifications!==void 0){let t=r.qualifications;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)m(t[s],{instancePath:o+"/qualifications/"+
s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?m.errors:e.concat(m.errors),i=e.length)}else e=n(e,o+"/qualifications","type",{type:"array"}),i++}}else
e=n(e,o,"type",{type:"object"}),i++;return M.errors=e,i===0}function V(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let t=r.id;Number.isSafeInteger(t)||(e=n(e,o+"/id","type",{type:"integer"}),i++)}if(r.qualification!==void 0&&
typeof r.qualification!="string"&&(e=n(e,o+"/qualification","type",{type:"string"}),i++),r.options!==void 0){let t=r.options;if(Array.isArray(t)){const p=t.length;
for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=n(e,o+"/options/"+s,"type",{type:"string"}),i++)}else e=n(e,o+"/options","type",{type:"array"}),i++}}else e=n(e,o,
"type",{type:"object"}),i++;return V.errors=e,i===0}function F(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.name!==void 0&&typeof r.name!="string"&&(e=n(e,o+"/name","type",{type:"string"}),i++),r.qualifications!==void 0){let t=r.qualifications;
if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)V(t[s],{instancePath:o+"/qualifications/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?
V.errors:e.concat(V.errors),i=e.length)}else e=n(e,o+"/qualifications","type",{type:"array"}),i++}}else e=n(e,o,"type",{type:"object"}),i++;return F.errors=e,i===
0}function O(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creatives_number!==
void 0){let t=r.creatives_number;Number.isSafeInteger(t)||(e=n(e,o+"/creatives_number","type",{type:"integer"}),i++)}if(r.exposed_sample_size!==void 0){let t=r.
exposed_sample_size;Number.isSafeInteger(t)||(e=n(e,o+"/exposed_sample_size","type",{type:"integer"}),i++)}}else e=n(e,o,"type",{type:"object"}),i++;return O.errors=
e,i===0}function B(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.answer_meta!==
void 0&&(E(r.answer_meta,{instancePath:o+"/answer_meta",parentData:r,parentDataProperty:"answer_meta",rootData:l})||(e=e===null?E.errors:e.concat(E.errors),i=e.
length)),r.questions!==void 0){let t=r.questions;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)u(t[s],{instancePath:o+"/questions/"+s,parentData:t,parentDataProperty:s,
rootData:l})||(e=e===null?u.errors:e.concat(u.errors),i=e.length)}else e=n(e,o+"/questions","type",{type:"array"}),i++}if(r.baseline_questions!==void 0){let t=r.
baseline_questions;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)u(t[s],{instancePath:o+"/baseline_questions/"+s,parentData:t,parentDataProperty:s,rootData:l})||
(e=e===null?u.errors:e.concat(u.errors),i=e.length)}else e=n(e,o+"/baseline_questions","type",{type:"array"}),i++}if(r.social_questions!==void 0){let t=r.social_questions;
if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)u(t[s],{instancePath:o+"/social_questions/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?
u.errors:e.concat(u.errors),i=e.length)}else e=n(e,o+"/social_questions","type",{type:"array"}),i++}if(r.extra_questions!==void 0){let t=r.extra_questions;if(Array.
isArray(t)){const p=t.length;for(let s=0;s<p;s++)u(t[s],{instancePath:o+"/extra_questions/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?u.errors:
e.concat(u.errors),i=e.length)}else e=n(e,o+"/extra_questions","type",{type:"array"}),i++}if(r.allow_ip!==void 0&&typeof r.allow_ip!="boolean"&&(e=n(e,o+"/allow\
_ip","type",{type:"boolean"}),i++),r.expected_impressions_count!==void 0){let t=r.expected_impressions_count;Number.isSafeInteger(t)||(e=n(e,o+"/expected_impres\
sions_count","type",{type:"integer"}),i++)}if(r.expected_impressions_count_linear_tv!==void 0){let t=r.expected_impressions_count_linear_tv;Number.isSafeInteger(
t)||(e=n(e,o+"/expected_impressions_count_linear_tv","type",{type:"integer"}),i++)}if(r.expected_impressions_count_social!==void 0){let t=r.expected_impressions_count_social;
Number.isSafeInteger(t)||(e=n(e,o+"/expected_impressions_count_social","type",{type:"integer"}),i++)}if(r.data_partners!==void 0){let t=r.data_partners;if(Array.
isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=n(e,o+"/data_partners/"+s,"type",{type:"string"}),i++)}else e=n(e,o+"/data_partners",
"type",{type:"array"}),i++}if(r.target_audiences!==void 0){let t=r.target_audiences;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)L(t[s],{instancePath:o+
"/target_audiences/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)}else e=n(e,o+"/target_audiences","typ\
e",{type:"array"}),i++}r.niche_targeting!==void 0&&(M(r.niche_targeting,{instancePath:o+"/niche_targeting",parentData:r,parentDataProperty:"niche_targeting",rootData:l})||
(e=e===null?M.errors:e.concat(M.errors),i=e.length)),r.extra_questions_enabled!==void 0&&typeof r.extra_questions_enabled!="boolean"&&(e=n(e,o+"/extra_questions\
_enabled","type",{type:"boolean"}),i++),r.targeted_recruitment!==void 0&&(F(r.targeted_recruitment,{instancePath:o+"/targeted_recruitment",parentData:r,parentDataProperty:"\
targeted_recruitment",rootData:l})||(e=e===null?F.errors:e.concat(F.errors),i=e.length)),r.forced_exposure!==void 0&&(O(r.forced_exposure,{instancePath:o+"/forc\
ed_exposure",parentData:r,parentDataProperty:"forced_exposure",rootData:l})||(e=e===null?O.errors:e.concat(O.errors),i=e.length))}else e=n(e,o,"type",{type:"obj\
ect"}),i++;return B.errors=e,i===0}function C(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.digital!==void 0){let t=r.digital;Number.isSafeInteger(t)||(e=n(e,o+"/digital","type",{type:"integer"}),i++)}if(r.linear_tv!==void 0){let t=r.
linear_tv;Number.isSafeInteger(t)||(e=n(e,o+"/linear_tv","type",{type:"integer"}),i++)}if(r.social!==void 0){let t=r.social;Number.isSafeInteger(t)||(e=n(e,o+"/\
social","type",{type:"integer"}),i++)}}else e=n(e,o,"type",{type:"object"}),i++;return C.errors=e,i===0}function G(r,{instancePath:o="",parentData:y,parentDataProperty:_,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.brand_name!==void 0&&typeof r.brand_name!="string"&&(e=n(e,o+"/brand_name","t\
ype",{type:"string"}),i++),r.keywords!==void 0){let t=r.keywords;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=n(e,o+"/key\
words/"+s,"type",{type:"string"}),i++)}else e=n(e,o+"/keywords","type",{type:"array"}),i++}if(r.ads_start_date!==void 0&&typeof r.ads_start_date!="string"&&(e=n(
e,o+"/ads_start_date","type",{type:"string"}),i++),r.ads_end_date!==void 0&&typeof r.ads_end_date!="string"&&(e=n(e,o+"/ads_end_date","type",{type:"string"}),i++),
r.recruitment_types!==void 0){let t=r.recruitment_types;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=n(e,o+"/recruitment_\
types/"+s,"type",{type:"string"}),i++)}else e=n(e,o+"/recruitment_types","type",{type:"array"}),i++}}else e=n(e,o,"type",{type:"object"}),i++;return G.errors=e,
i===0}function H(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaign_id===
void 0&&(e=n(e,o,"required",{missingProperty:"campaign_id"}),i++),r.campaign_id!==void 0&&typeof r.campaign_id!="string"&&(e=n(e,o+"/campaign_id","type",{type:"\
string"}),i++),r.campaign_name!==void 0){let t=r.campaign_name;typeof t=="string"?(t.length>300&&v(t)>300&&(e=n(e,o+"/campaign_name","maxLength",{limit:300}),i++),
t.length<2&&v(t)<1&&(e=n(e,o+"/campaign_name","minLength",{limit:1}),i++)):(e=n(e,o+"/campaign_name","type",{type:"string"}),i++)}if(r.campaign_type!==void 0&&typeof r.
campaign_type!="string"&&(e=n(e,o+"/campaign_type","type",{type:"string"}),i++),r.status!==void 0&&(I(r.status,{instancePath:o+"/status",parentData:r,parentDataProperty:"\
status",rootData:l})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)),r.control_survey_id!==void 0){let t=r.control_survey_id;Number.isSafeInteger(t)||(e=n(
e,o+"/control_survey_id","type",{type:"integer"}),i++)}if(r.exposed_survey_id!==void 0){let t=r.exposed_survey_id;Number.isSafeInteger(t)||(e=n(e,o+"/exposed_su\
rvey_id","type",{type:"integer"}),i++)}if(r.errors!==void 0){let t=r.errors;if(Array.isArray(t)){const p=t.length;for(let s=0;s<p;s++)typeof t[s]!="string"&&(e=
n(e,o+"/errors/"+s,"type",{type:"string"}),i++)}else e=n(e,o+"/errors","type",{type:"array"}),i++}if(r.start_date!==void 0&&typeof r.start_date!="string"&&(e=n(
e,o+"/start_date","type",{type:"string"}),i++),r.end_date!==void 0&&typeof r.end_date!="string"&&(e=n(e,o+"/end_date","type",{type:"string"}),i++),r.client_name!==
void 0){let t=r.client_name;typeof t!="string"&&t!==null&&(e=n(e,o+"/client_name","type",{type:["string","null"]}),i++),typeof t=="string"&&t.length>300&&v(t)>300&&
(e=n(e,o+"/client_name","maxLength",{limit:300}),i++)}if(r.country_language_id!==void 0){let t=r.country_language_id;Number.isSafeInteger(t)||(e=n(e,o+"/country\
_language_id","type",{type:"integer"}),i++)}if(r.weighting_targets_baseline_version!==void 0&&typeof r.weighting_targets_baseline_version!="string"&&(e=n(e,o+"/\
weighting_targets_baseline_version","type",{type:"string"}),i++),r.industry_id!==void 0){let t=r.industry_id;!Number.isSafeInteger(t)&&t!==null&&(e=n(e,o+"/indu\
stry_id","type",{type:["integer","null"]}),i++)}if(r.channels!==void 0){let t=r.channels;if(!Array.isArray(t)&&t!==null&&(e=n(e,o+"/channels","type",{type:["arr\
ay","null"]}),i++),Array.isArray(t)){t.length>3&&(e=n(e,o+"/channels","maxItems",{limit:3}),i++);const p=t.length;for(let s=0;s<p;s++)S(t[s],{instancePath:o+"/c\
hannels/"+s,parentData:t,parentDataProperty:s,rootData:l})||(e=e===null?S.errors:e.concat(S.errors),i=e.length)}}if(r.default_question_id!==void 0){let t=r.default_question_id;
Number.isSafeInteger(t)||(e=n(e,o+"/default_question_id","type",{type:"integer"}),i++)}if(r.default_question_name!==void 0&&typeof r.default_question_name!="str\
ing"&&(e=n(e,o+"/default_question_name","type",{type:"string"}),i++),r.account_id!==void 0&&typeof r.account_id!="string"&&(e=n(e,o+"/account_id","type",{type:"\
string"}),i++),r.project_manager_user_id!==void 0){let t=r.project_manager_user_id;Number.isSafeInteger(t)||(e=n(e,o+"/project_manager_user_id","type",{type:"in\
teger"}),i++)}if(r.draft_settings!==void 0&&(B(r.draft_settings,{instancePath:o+"/draft_settings",parentData:r,parentDataProperty:"draft_settings",rootData:l})||
(e=e===null?B.errors:e.concat(B.errors),i=e.length)),r.created_at!==void 0&&typeof r.created_at!="string"&&(e=n(e,o+"/created_at","type",{type:"string"}),i++),r.
updated_at!==void 0&&typeof r.updated_at!="string"&&(e=n(e,o+"/updated_at","type",{type:"string"}),i++),r.campaign_data_updated_at!==void 0&&typeof r.campaign_data_updated_at!=
"string"&&(e=n(e,o+"/campaign_data_updated_at","type",{type:"string"}),i++),r.permission_id!==void 0){let t=r.permission_id;Number.isSafeInteger(t)||(e=n(e,o+"/\
permission_id","type",{type:"integer"}),i++)}r.region!==void 0&&typeof r.region!="string"&&(e=n(e,o+"/region","type",{type:"string"}),i++),r.expected_impressions_count!==
void 0&&(C(r.expected_impressions_count,{instancePath:o+"/expected_impressions_count",parentData:r,parentDataProperty:"expected_impressions_count",rootData:l})||
(e=e===null?C.errors:e.concat(C.errors),i=e.length)),r.is_methodology_mta!==void 0&&typeof r.is_methodology_mta!="string"&&(e=n(e,o+"/is_methodology_mta","type",
{type:"string"}),i++),r.sales_lift_enabled!==void 0&&typeof r.sales_lift_enabled!="string"&&(e=n(e,o+"/sales_lift_enabled","type",{type:"string"}),i++),r.social_configuration!==
void 0&&(G(r.social_configuration,{instancePath:o+"/social_configuration",parentData:r,parentDataProperty:"social_configuration",rootData:l})||(e=e===null?G.errors:
e.concat(G.errors),i=e.length))}else e=n(e,o,"type",{type:"object"}),i++;return H.errors=e,i===0}function R(r,{instancePath:o="",parentData:y,parentDataProperty:_,
rootData:l=r}={}){let e=null,i=0;return H(r,{instancePath:o,parentData:y,parentDataProperty:_,rootData:l})||(e=e===null?H.errors:e.concat(H.errors),i=e.length),
R.errors=e,i===0}
export const request: Validator<"updateCampaign"> = X
export const response: Validator<"updateCampaign"> = Y
