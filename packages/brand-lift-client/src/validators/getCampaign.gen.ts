// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,i,l,f)=>{const p={instancePath:i,keyword:l,params:f};return r===null?[p]:(r.push(p),r)},k=r=>{let i=0;for(const l of r)i++;return i},V=z;function z(r,{
instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=n(e,i,"requi\
red",{missingProperty:"id"}),t++);for(const o in r)o!=="id"&&(e=n(e,i,"additionalProperties",{additionalProperty:o}),t++);r.id!==void 0&&typeof r.id!="string"&&
(e=n(e,i+"/id","type",{type:"string"}),t++)}else e=n(e,i,"type",{type:"object"}),t++;return z.errors=e,t===0}const B=L;function c(r,{instancePath:i="",parentData:l,
parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=n(e,i,"type",{type:"string"}),t++),c.errors=e,t===0}function a(r,{instancePath:i="",
parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=n(e,i,"type",{type:"string"}),t++),r==="digital"||r==="linear_t\
v"||r==="social"||(e=n(e,i,"enum",{allowedValues:["digital","linear_tv","social"]}),t++),a.errors=e,t===0}function v(r,{instancePath:i="",parentData:l,parentDataProperty:f,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.in_target_brand!==void 0&&typeof r.in_target_brand!="string"&&(e=n(e,i+"/in_t\
arget_brand","type",{type:"string"}),t++),r.competitors!==void 0){let o=r.competitors;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)typeof o[s]!="st\
ring"&&(e=n(e,i+"/competitors/"+s,"type",{type:"string"}),t++)}else e=n(e,i+"/competitors","type",{type:"array"}),t++}}else e=n(e,i,"type",{type:"object"}),t++;
return v.errors=e,t===0}function m(r,{instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.question_text!==void 0&&typeof r.question_text!="string"&&(e=n(e,i+"/question_text","type",{type:"string"}),t++),r.question_name!==void 0&&typeof r.question_name!=
"string"&&(e=n(e,i+"/question_name","type",{type:"string"}),t++),r.question_version!==void 0){let o=r.question_version;Number.isSafeInteger(o)||(e=n(e,i+"/quest\
ion_version","type",{type:"integer"}),t++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=n(e,i+"/kpi_type","type",{type:"string"}),t++),r.custom_question_text!==
void 0&&typeof r.custom_question_text!="string"&&(e=n(e,i+"/custom_question_text","type",{type:"string"}),t++),r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!=
"boolean"&&(e=n(e,i+"/is_custom_question_text","type",{type:"boolean"}),t++),r.max_sel!==void 0){let o=r.max_sel;Number.isSafeInteger(o)||(e=n(e,i+"/max_sel","t\
ype",{type:"integer"}),t++)}if(r.answers!==void 0){let o=r.answers;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)typeof o[s]!="string"&&(e=n(e,i+"/a\
nswers/"+s,"type",{type:"string"}),t++)}else e=n(e,i+"/answers","type",{type:"array"}),t++}if(r.replaceable_answers!==void 0&&typeof r.replaceable_answers!="boo\
lean"&&(e=n(e,i+"/replaceable_answers","type",{type:"boolean"}),t++),r.none_of_the_above_answer!==void 0&&typeof r.none_of_the_above_answer!="string"&&(e=n(e,i+
"/none_of_the_above_answer","type",{type:"string"}),t++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!="string"&&(e=n(e,i+"/refuse_to_answer","type",{
type:"string"}),t++),r.dont_know_answer!==void 0&&typeof r.dont_know_answer!="string"&&(e=n(e,i+"/dont_know_answer","type",{type:"string"}),t++),r.other_answer!==
void 0&&typeof r.other_answer!="string"&&(e=n(e,i+"/other_answer","type",{type:"string"}),t++),r.anchored_answer!==void 0&&typeof r.anchored_answer!="string"&&(e=
n(e,i+"/anchored_answer","type",{type:"string"}),t++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=n(e,i+"/randomize","type",{type:"boolean"}),t++),r.
order!==void 0){let o=r.order;Number.isSafeInteger(o)||(e=n(e,i+"/order","type",{type:"integer"}),t++)}if(r.default!==void 0&&typeof r.default!="boolean"&&(e=n(
e,i+"/default","type",{type:"boolean"}),t++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=n(e,i+"/question_type","type",{type:"string"}),t++),
r.target_option_index!==void 0){let o=r.target_option_index;Number.isSafeInteger(o)||(e=n(e,i+"/target_option_index","type",{type:"integer"}),t++)}if(r.multi_target_option_index!==
void 0){let o=r.multi_target_option_index;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++){let F=o[s];Number.isSafeInteger(F)||(e=n(e,i+"/multi_target\
_option_index/"+s,"type",{type:"integer"}),t++)}}else e=n(e,i+"/multi_target_option_index","type",{type:"array"}),t++}r.use_answer_meta!==void 0&&typeof r.use_answer_meta!=
"boolean"&&(e=n(e,i+"/use_answer_meta","type",{type:"boolean"}),t++),r.use_question_meta!==void 0&&typeof r.use_question_meta!="boolean"&&(e=n(e,i+"/use_questio\
n_meta","type",{type:"boolean"}),t++),r.enable_skip_logic!==void 0&&typeof r.enable_skip_logic!="boolean"&&(e=n(e,i+"/enable_skip_logic","type",{type:"boolean"}),
t++)}else e=n(e,i,"type",{type:"object"}),t++;return m.errors=e,t===0}function u(r,{instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.text!==void 0&&typeof r.text!="string"&&(e=n(e,i+"/text","type",{type:"string"}),t++),r.title!==void 0&&typeof r.
title!="string"&&(e=n(e,i+"/title","type",{type:"string"}),t++),r.order!==void 0){let o=r.order;Number.isSafeInteger(o)||(e=n(e,i+"/order","type",{type:"integer"}),
t++)}r.none_of_the_above!==void 0&&typeof r.none_of_the_above!="boolean"&&(e=n(e,i+"/none_of_the_above","type",{type:"boolean"}),t++)}else e=n(e,i,"type",{type:"\
object"}),t++;return u.errors=e,t===0}function _(r,{instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(m(r,{instancePath:i,
parentData:l,parentDataProperty:f,rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.columns!==void 0){
let o=r.columns;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)u(o[s],{instancePath:i+"/columns/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=
e===null?u.errors:e.concat(u.errors),t=e.length)}else e=n(e,i+"/columns","type",{type:"array"}),t++}if(r.rows!==void 0){let o=r.rows;if(Array.isArray(o)){const y=o.
length;for(let s=0;s<y;s++)u(o[s],{instancePath:i+"/rows/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)}else
e=n(e,i+"/rows","type",{type:"array"}),t++}if(r.multi_level_target_option_index!==void 0){let o=r.multi_level_target_option_index;o&&typeof o=="object"&&!Array.
isArray(o)||(e=n(e,i+"/multi_level_target_option_index","type",{type:"object"}),t++)}}return _.errors=e,t===0}function g(r,{instancePath:i="",parentData:l,parentDataProperty:f,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.marketplace_question_id!==void 0){let o=r.marketplace_question_id;Number.isSafeInteger(
o)||(e=n(e,i+"/marketplace_question_id","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))&&(e=n(e,i+"/marketplace_question_id","min\
imum",{comparison:">=",limit:1}),t++)}if(r.qual_name!==void 0&&typeof r.qual_name!="string"&&(e=n(e,i+"/qual_name","type",{type:"string"}),t++),r.answer_type!==
void 0&&typeof r.answer_type!="string"&&(e=n(e,i+"/answer_type","type",{type:"string"}),t++),r.precodes!==void 0){let o=r.precodes;if(Array.isArray(o)){const y=o.
length;for(let s=0;s<y;s++)typeof o[s]!="string"&&(e=n(e,i+"/precodes/"+s,"type",{type:"string"}),t++)}else e=n(e,i+"/precodes","type",{type:"array"}),t++}}else
e=n(e,i,"type",{type:"object"}),t++;return g.errors=e,t===0}function b(r,{instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=n(e,i+"/target_name","type",{type:"string"}),t++),r.is_default!==
void 0&&typeof r.is_default!="boolean"&&(e=n(e,i+"/is_default","type",{type:"boolean"}),t++),r.qualifications!==void 0){let o=r.qualifications;if(Array.isArray(
o)){const y=o.length;for(let s=0;s<y;s++)g(o[s],{instancePath:i+"/qualifications/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?g.errors:e.concat(
g.errors),t=e.length)}else e=n(e,i+"/qualifications","type",{type:"array"}),t++}}else e=n(e,i,"type",{type:"object"}),t++;return b.errors=e,t===0}function d(r,{
instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.
target_name!="string"&&(e=n(e,i+"/target_name","type",{type:"string"}),t++),r.qualifications!==void 0){let o=r.qualifications;if(Array.isArray(o)){const y=o.length;
for(let s=0;s<y;s++)g(o[s],{instancePath:i+"/qualifications/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else
e=n(e,i+"/qualifications","type",{type:"array"}),t++}}else e=n(e,i,"type",{type:"object"}),t++;return d.errors=e,t===0}function A(r,{instancePath:i="",parentData:l,
parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let o=r.id;Number.isSafeInteger(o)||(e=n(e,
i+"/id","type",{type:"integer"}),t++)}if(r.qualification!==void 0&&typeof r.qualification!="string"&&(e=n(e,i+"/qualification","type",{type:"string"}),t++),r.options!==
void 0){let o=r.options;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)typeof o[s]!="string"&&(e=n(e,i+"/options/"+s,"type",{type:"string"}),t++)}else
e=n(e,i+"/options","type",{type:"array"}),t++}}else e=n(e,i,"type",{type:"object"}),t++;return A.errors=e,t===0}function q(r,{instancePath:i="",parentData:l,parentDataProperty:f,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0&&typeof r.name!="string"&&(e=n(e,i+"/name","type",{type:"string"}),
t++),r.qualifications!==void 0){let o=r.qualifications;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)A(o[s],{instancePath:i+"/qualifications/"+s,parentData:o,
parentDataProperty:s,rootData:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)}else e=n(e,i+"/qualifications","type",{type:"array"}),t++}}else e=n(e,i,"\
type",{type:"object"}),t++;return q.errors=e,t===0}function D(r,{instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.creatives_number!==void 0){let o=r.creatives_number;Number.isSafeInteger(o)||(e=n(e,i+"/creatives_number","type",{type:"intege\
r"}),t++)}if(r.exposed_sample_size!==void 0){let o=r.exposed_sample_size;Number.isSafeInteger(o)||(e=n(e,i+"/exposed_sample_size","type",{type:"integer"}),t++)}}else
e=n(e,i,"type",{type:"object"}),t++;return D.errors=e,t===0}function x(r,{instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.answer_meta!==void 0&&(v(r.answer_meta,{instancePath:i+"/answer_meta",parentData:r,parentDataProperty:"answer_meta",
rootData:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.questions!==void 0){let o=r.questions;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)
_(o[s],{instancePath:i+"/questions/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)}else e=n(e,i+"/questi\
ons","type",{type:"array"}),t++}if(r.baseline_questions!==void 0){let o=r.baseline_questions;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)_(o[s],{instancePath:i+
"/baseline_questions/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)}else e=n(e,i+"/baseline_questions",
"type",{type:"array"}),t++}if(r.social_questions!==void 0){let o=r.social_questions;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)_(o[s],{instancePath:i+
"/social_questions/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)}else e=n(e,i+"/social_questions","typ\
e",{type:"array"}),t++}if(r.extra_questions!==void 0){let o=r.extra_questions;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)_(o[s],{instancePath:i+"\
/extra_questions/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)}else e=n(e,i+"/extra_questions","type",
{type:"array"}),t++}if(r.allow_ip!==void 0&&typeof r.allow_ip!="boolean"&&(e=n(e,i+"/allow_ip","type",{type:"boolean"}),t++),r.expected_impressions_count!==void 0){
let o=r.expected_impressions_count;Number.isSafeInteger(o)||(e=n(e,i+"/expected_impressions_count","type",{type:"integer"}),t++)}if(r.expected_impressions_count_linear_tv!==
void 0){let o=r.expected_impressions_count_linear_tv;Number.isSafeInteger(o)||(e=n(e,i+"/expected_impressions_count_linear_tv","type",{type:"integer"}),t++)}if(r.
expected_impressions_count_social!==void 0){let o=r.expected_impressions_count_social;Number.isSafeInteger(o)||(e=n(e,i+"/expected_impressions_count_social","ty\
pe",{type:"integer"}),t++)}if(r.data_partners!==void 0){let o=r.data_partners;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)typeof o[s]!="string"&&(e=
n(e,i+"/data_partners/"+s,"type",{type:"string"}),t++)}else e=n(e,i+"/data_partners","type",{type:"array"}),t++}if(r.target_audiences!==void 0){let o=r.target_audiences;
if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)b(o[s],{instancePath:i+"/target_audiences/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)}else e=n(e,i+"/target_audiences","type",{type:"array"}),t++}r.niche_targeting!==void 0&&(d(r.niche_targeting,{instancePath:i+
"/niche_targeting",parentData:r,parentDataProperty:"niche_targeting",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),r.extra_questions_enabled!==
void 0&&typeof r.extra_questions_enabled!="boolean"&&(e=n(e,i+"/extra_questions_enabled","type",{type:"boolean"}),t++),r.targeted_recruitment!==void 0&&(q(r.targeted_recruitment,
{instancePath:i+"/targeted_recruitment",parentData:r,parentDataProperty:"targeted_recruitment",rootData:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),
r.forced_exposure!==void 0&&(D(r.forced_exposure,{instancePath:i+"/forced_exposure",parentData:r,parentDataProperty:"forced_exposure",rootData:p})||(e=e===null?
D.errors:e.concat(D.errors),t=e.length))}else e=n(e,i,"type",{type:"object"}),t++;return x.errors=e,t===0}function w(r,{instancePath:i="",parentData:l,parentDataProperty:f,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.digital!==void 0){let o=r.digital;Number.isSafeInteger(o)||(e=n(e,i+"/digital",
"type",{type:"integer"}),t++)}if(r.linear_tv!==void 0){let o=r.linear_tv;Number.isSafeInteger(o)||(e=n(e,i+"/linear_tv","type",{type:"integer"}),t++)}if(r.social!==
void 0){let o=r.social;Number.isSafeInteger(o)||(e=n(e,i+"/social","type",{type:"integer"}),t++)}}else e=n(e,i,"type",{type:"object"}),t++;return w.errors=e,t===
0}function j(r,{instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.brand_name!==
void 0&&typeof r.brand_name!="string"&&(e=n(e,i+"/brand_name","type",{type:"string"}),t++),r.keywords!==void 0){let o=r.keywords;if(Array.isArray(o)){const y=o.
length;for(let s=0;s<y;s++)typeof o[s]!="string"&&(e=n(e,i+"/keywords/"+s,"type",{type:"string"}),t++)}else e=n(e,i+"/keywords","type",{type:"array"}),t++}if(r.
ads_start_date!==void 0&&typeof r.ads_start_date!="string"&&(e=n(e,i+"/ads_start_date","type",{type:"string"}),t++),r.ads_end_date!==void 0&&typeof r.ads_end_date!=
"string"&&(e=n(e,i+"/ads_end_date","type",{type:"string"}),t++),r.recruitment_types!==void 0){let o=r.recruitment_types;if(Array.isArray(o)){const y=o.length;for(let s=0;s<
y;s++)typeof o[s]!="string"&&(e=n(e,i+"/recruitment_types/"+s,"type",{type:"string"}),t++)}else e=n(e,i+"/recruitment_types","type",{type:"array"}),t++}}else e=
n(e,i,"type",{type:"object"}),t++;return j.errors=e,t===0}function N(r,{instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.campaign_id===void 0&&(e=n(e,i,"required",{missingProperty:"campaign_id"}),t++),r.campaign_id!==void 0&&typeof r.campaign_id!=
"string"&&(e=n(e,i+"/campaign_id","type",{type:"string"}),t++),r.campaign_name!==void 0){let o=r.campaign_name;typeof o=="string"?(o.length>300&&k(o)>300&&(e=n(
e,i+"/campaign_name","maxLength",{limit:300}),t++),o.length<2&&k(o)<1&&(e=n(e,i+"/campaign_name","minLength",{limit:1}),t++)):(e=n(e,i+"/campaign_name","type",{
type:"string"}),t++)}if(r.campaign_type!==void 0&&typeof r.campaign_type!="string"&&(e=n(e,i+"/campaign_type","type",{type:"string"}),t++),r.status!==void 0&&(c(
r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:p})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.control_survey_id!==
void 0){let o=r.control_survey_id;Number.isSafeInteger(o)||(e=n(e,i+"/control_survey_id","type",{type:"integer"}),t++)}if(r.exposed_survey_id!==void 0){let o=r.
exposed_survey_id;Number.isSafeInteger(o)||(e=n(e,i+"/exposed_survey_id","type",{type:"integer"}),t++)}if(r.errors!==void 0){let o=r.errors;if(Array.isArray(o)){
const y=o.length;for(let s=0;s<y;s++)typeof o[s]!="string"&&(e=n(e,i+"/errors/"+s,"type",{type:"string"}),t++)}else e=n(e,i+"/errors","type",{type:"array"}),t++}
if(r.start_date!==void 0&&typeof r.start_date!="string"&&(e=n(e,i+"/start_date","type",{type:"string"}),t++),r.end_date!==void 0&&typeof r.end_date!="string"&&(e=
n(e,i+"/end_date","type",{type:"string"}),t++),r.client_name!==void 0){let o=r.client_name;typeof o!="string"&&o!==null&&(e=n(e,i+"/client_name","type",{type:["\
string","null"]}),t++),typeof o=="string"&&o.length>300&&k(o)>300&&(e=n(e,i+"/client_name","maxLength",{limit:300}),t++)}if(r.country_language_id!==void 0){let o=r.
country_language_id;Number.isSafeInteger(o)||(e=n(e,i+"/country_language_id","type",{type:"integer"}),t++)}if(r.weighting_targets_baseline_version!==void 0&&typeof r.
weighting_targets_baseline_version!="string"&&(e=n(e,i+"/weighting_targets_baseline_version","type",{type:"string"}),t++),r.industry_id!==void 0){let o=r.industry_id;
!Number.isSafeInteger(o)&&o!==null&&(e=n(e,i+"/industry_id","type",{type:["integer","null"]}),t++)}if(r.channels!==void 0){let o=r.channels;if(!Array.isArray(o)&&
o!==null&&(e=n(e,i+"/channels","type",{type:["array","null"]}),t++),Array.isArray(o)){o.length>3&&(e=n(e,i+"/channels","maxItems",{limit:3}),t++);const y=o.length;
for(let s=0;s<y;s++)a(o[s],{instancePath:i+"/channels/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)}}if(r.
default_question_id!==void 0){let o=r.default_question_id;Number.isSafeInteger(o)||(e=n(e,i+"/default_question_id","type",{type:"integer"}),t++)}if(r.default_question_name!==
void 0&&typeof r.default_question_name!="string"&&(e=n(e,i+"/default_question_name","type",{type:"string"}),t++),r.account_id!==void 0&&typeof r.account_id!="st\
ring"&&(e=n(e,i+"/account_id","type",{type:"string"}),t++),r.project_manager_user_id!==void 0){let o=r.project_manager_user_id;Number.isSafeInteger(o)||(e=n(e,i+
"/project_manager_user_id","type",{type:"integer"}),t++)}if(r.draft_settings!==void 0&&(x(r.draft_settings,{instancePath:i+"/draft_settings",parentData:r,parentDataProperty:"\
draft_settings",rootData:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),r.created_at!==void 0&&typeof r.created_at!="string"&&(e=n(e,i+"/created_at",
"type",{type:"string"}),t++),r.updated_at!==void 0&&typeof r.updated_at!="string"&&(e=n(e,i+"/updated_at","type",{type:"string"}),t++),r.campaign_data_updated_at!==
void 0&&typeof r.campaign_data_updated_at!="string"&&(e=n(e,i+"/campaign_data_updated_at","type",{type:"string"}),t++),r.permission_id!==void 0){let o=r.permission_id;
Number.isSafeInteger(o)||(e=n(e,i+"/permission_id","type",{type:"integer"}),t++)}r.region!==void 0&&typeof r.region!="string"&&(e=n(e,i+"/region","type",{type:"\
string"}),t++),r.expected_impressions_count!==void 0&&(w(r.expected_impressions_count,{instancePath:i+"/expected_impressions_count",parentData:r,parentDataProperty:"\
expected_impressions_count",rootData:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.is_methodology_mta!==void 0&&typeof r.is_methodology_mta!="stri\
ng"&&(e=n(e,i+"/is_methodology_mta","type",{type:"string"}),t++),r.sales_lift_enabled!==void 0&&typeof r.sales_lift_enabled!="string"&&(e=n(e,i+"/sales_lift_ena\
bled","type",{type:"string"}),t++),r.social_configuration!==void 0&&(j(r.social_configuration,{instancePath:i+"/social_configuration",parentData:r,parentDataProperty:"\
social_configuration",rootData:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length))}else e=n(e,i,"type",{type:"object"}),t++;return N.errors=e,t===0}function I(r,{
instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.qualification!==void 0&&typeof r.
qualification!="string"&&(e=n(e,i+"/qualification","type",{type:"string"}),t++),r.marketplace_question_id!==void 0&&typeof r.marketplace_question_id!="string"&&
(e=n(e,i+"/marketplace_question_id","type",{type:"string"}),t++),r.options!==void 0){let o=r.options;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)typeof o[s]!=
"string"&&(e=n(e,i+"/options/"+s,"type",{type:"string"}),t++)}else e=n(e,i+"/options","type",{type:"array"}),t++}if(r.targeted_answers!==void 0){let o=r.targeted_answers;
o&&typeof o=="object"&&!Array.isArray(o)||(e=n(e,i+"/targeted_answers","type",{type:"object"}),t++)}}else e=n(e,i,"type",{type:"object"}),t++;return I.errors=e,
t===0}function S(r,{instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==
void 0&&typeof r.name!="string"&&(e=n(e,i+"/name","type",{type:"string"}),t++),r.qualifications!==void 0){let o=r.qualifications;if(Array.isArray(o)){const y=o.
length;for(let s=0;s<y;s++)I(o[s],{instancePath:i+"/qualifications/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?I.errors:e.concat(I.errors),t=
e.length)}else e=n(e,i+"/qualifications","type",{type:"array"}),t++}}else e=n(e,i,"type",{type:"object"}),t++;return S.errors=e,t===0}function E(r,{instancePath:i="",
parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;return N(r,{instancePath:i,parentData:l,parentDataProperty:f,rootData:p})||(e=e===null?N.errors:
e.concat(N.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)&&r.targeted_recruitment!==void 0&&(S(r.targeted_recruitment,{instancePath:i+"/targeted_r\
ecruitment",parentData:r,parentDataProperty:"targeted_recruitment",rootData:p})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)),E.errors=e,t===0}function L(r,{
instancePath:i="",parentData:l,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;return E(r,{instancePath:i,parentData:l,parentDataProperty:f,rootData:p})||
(e=e===null?E.errors:e.concat(E.errors),t=e.length),L.errors=e,t===0}
export const request: Validator<"getCampaign"> = V
export const response: Validator<"getCampaign"> = B
