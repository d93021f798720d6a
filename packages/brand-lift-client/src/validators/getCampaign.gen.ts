// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(r,o,e,i)=>{const t={instancePath:o,keyword:e,params:i};return r===null?[t]:(r.push(t),r)},S=r=>{let o=0;for(const e of r)o++;return o},L=k;function k(r,o=""){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=s(e,o,"required",{missingProperty:"id"}),i++);for(const t in r)t!=="id"&&(e=s(e,o,
"additionalProperties",{additionalProperty:t}),i++);r.id!==void 0&&typeof r.id!="string"&&(e=s(e,o+"/id","type",{type:"string"}),i++)}else e=s(e,o,"type",{type:"\
object"}),i++;return k.errors=e,i===0}const F=E;function _(r,o=""){let e=null,i=0;return typeof r!="string"&&(e=s(e,o,"type",{type:"string"}),i++),_.errors=e,i===
0}function u(r,o=""){let e=null,i=0;return typeof r!="string"&&(e=s(e,o,"type",{type:"string"}),i++),r==="digital"||r==="linear_tv"||r==="social"||(e=s(e,o,"enu\
m",{allowedValues:["digital","linear_tv","social"]}),i++),u.errors=e,i===0}function g(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.in_target_brand!==
void 0&&typeof r.in_target_brand!="string"&&(e=s(e,o+"/in_target_brand","type",{type:"string"}),i++),r.competitors!==void 0){let t=r.competitors;if(Array.isArray(
t)){const l=t.length;for(let n=0;n<l;n++)typeof t[n]!="string"&&(e=s(e,o+"/competitors/"+n,"type",{type:"string"}),i++)}else e=s(e,o+"/competitors","type",{type:"\
array"}),i++}}else e=s(e,o,"type",{type:"object"}),i++;return g.errors=e,i===0}function v(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
question_text!==void 0&&typeof r.question_text!="string"&&(e=s(e,o+"/question_text","type",{type:"string"}),i++),r.question_name!==void 0&&typeof r.question_name!=
"string"&&(e=s(e,o+"/question_name","type",{type:"string"}),i++),r.question_version!==void 0){let t=r.question_version;Number.isSafeInteger(t)||(e=s(e,o+"/quest\
ion_version","type",{type:"integer"}),i++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=s(e,o+"/kpi_type","type",{type:"string"}),i++),r.custom_question_text!==
void 0&&typeof r.custom_question_text!="string"&&(e=s(e,o+"/custom_question_text","type",{type:"string"}),i++),r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!=
"boolean"&&(e=s(e,o+"/is_custom_question_text","type",{type:"boolean"}),i++),r.max_sel!==void 0){let t=r.max_sel;Number.isSafeInteger(t)||(e=s(e,o+"/max_sel","t\
ype",{type:"integer"}),i++)}if(r.answers!==void 0){let t=r.answers;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)typeof t[n]!="string"&&(e=s(e,o+"/a\
nswers/"+n,"type",{type:"string"}),i++)}else e=s(e,o+"/answers","type",{type:"array"}),i++}if(r.replaceable_answers!==void 0&&typeof r.replaceable_answers!="boo\
lean"&&(e=s(e,o+"/replaceable_answers","type",{type:"boolean"}),i++),r.none_of_the_above_answer!==void 0&&typeof r.none_of_the_above_answer!="string"&&(e=s(e,o+
"/none_of_the_above_answer","type",{type:"string"}),i++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!="string"&&(e=s(e,o+"/refuse_to_answer","type",{
type:"string"}),i++),r.dont_know_answer!==void 0&&typeof r.dont_know_answer!="string"&&(e=s(e,o+"/dont_know_answer","type",{type:"string"}),i++),r.other_answer!==
void 0&&typeof r.other_answer!="string"&&(e=s(e,o+"/other_answer","type",{type:"string"}),i++),r.anchored_answer!==void 0&&typeof r.anchored_answer!="string"&&(e=
s(e,o+"/anchored_answer","type",{type:"string"}),i++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=s(e,o+"/randomize","type",{type:"boolean"}),i++),r.
order!==void 0){let t=r.order;Number.isSafeInteger(t)||(e=s(e,o+"/order","type",{type:"integer"}),i++)}if(r.default!==void 0&&typeof r.default!="boolean"&&(e=s(
e,o+"/default","type",{type:"boolean"}),i++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=s(e,o+"/question_type","type",{type:"string"}),i++),
r.target_option_index!==void 0){let t=r.target_option_index;Number.isSafeInteger(t)||(e=s(e,o+"/target_option_index","type",{type:"integer"}),i++)}if(r.multi_target_option_index!==
void 0){let t=r.multi_target_option_index;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++){let z=t[n];Number.isSafeInteger(z)||(e=s(e,o+"/multi_target\
_option_index/"+n,"type",{type:"integer"}),i++)}}else e=s(e,o+"/multi_target_option_index","type",{type:"array"}),i++}r.use_answer_meta!==void 0&&typeof r.use_answer_meta!=
"boolean"&&(e=s(e,o+"/use_answer_meta","type",{type:"boolean"}),i++),r.use_question_meta!==void 0&&typeof r.use_question_meta!="boolean"&&(e=s(e,o+"/use_questio\
n_meta","type",{type:"boolean"}),i++),r.enable_skip_logic!==void 0&&typeof r.enable_skip_logic!="boolean"&&(e=s(e,o+"/enable_skip_logic","type",{type:"boolean"}),
i++)}else e=s(e,o,"type",{type:"object"}),i++;return v.errors=e,i===0}function p(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.text!==
void 0&&typeof r.text!="string"&&(e=s(e,o+"/text","type",{type:"string"}),i++),r.title!==void 0&&typeof r.title!="string"&&(e=s(e,o+"/title","type",{type:"strin\
g"}),i++),r.order!==void 0){let t=r.order;Number.isSafeInteger(t)||(e=s(e,o+"/order","type",{type:"integer"}),i++)}r.none_of_the_above!==void 0&&typeof r.none_of_the_above!=
"boolean"&&(e=s(e,o+"/none_of_the_above","type",{type:"boolean"}),i++)}else e=s(e,o,"type",{type:"object"}),i++;return p.errors=e,i===0}function y(r,o=""){let e=null,
i=0;if(v(r,o)||(e=e===null?v.errors:e.concat(v.errors),i=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.columns!==void 0){let t=r.columns;if(Array.isArray(
t)){const l=t.length;for(let n=0;n<l;n++)p(t[n],o+"/columns/"+n)||(e=e===null?p.errors:e.concat(p.errors),i=e.length)}else e=s(e,o+"/columns","type",{type:"arra\
y"}),i++}if(r.rows!==void 0){let t=r.rows;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)p(t[n],o+"/rows/"+n)||(e=e===null?p.errors:e.concat(p.errors),
i=e.length)}else e=s(e,o+"/rows","type",{type:"array"}),i++}if(r.multi_level_target_option_index!==void 0){let t=r.multi_level_target_option_index;t&&typeof t==
"object"&&!Array.isArray(t)||(e=s(e,o+"/multi_level_target_option_index","type",{type:"object"}),i++)}}return y.errors=e,i===0}function f(r,o=""){let e=null,i=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.marketplace_question_id!==void 0){let t=r.marketplace_question_id;Number.isSafeInteger(t)||(e=s(e,o+"/marketpl\
ace_question_id","type",{type:"integer"}),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,o+"/marketplace_question_id","minimum",{comparison:">=",
limit:1}),i++)}if(r.qual_name!==void 0&&typeof r.qual_name!="string"&&(e=s(e,o+"/qual_name","type",{type:"string"}),i++),r.answer_type!==void 0&&typeof r.answer_type!=
"string"&&(e=s(e,o+"/answer_type","type",{type:"string"}),i++),r.precodes!==void 0){let t=r.precodes;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)typeof t[n]!=
"string"&&(e=s(e,o+"/precodes/"+n,"type",{type:"string"}),i++)}else e=s(e,o+"/precodes","type",{type:"array"}),i++}}else e=s(e,o,"type",{type:"object"}),i++;return f.
errors=e,i===0}function m(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=s(e,
o+"/target_name","type",{type:"string"}),i++),r.is_default!==void 0&&typeof r.is_default!="boolean"&&(e=s(e,o+"/is_default","type",{type:"boolean"}),i++),r.qualifications!==
void 0){let t=r.qualifications;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)f(t[n],o+"/qualifications/"+n)||(e=e===null?f.errors:e.concat(f.errors),
i=e.length)}else e=s(e,o+"/qualifications","type",{type:"array"}),i++}}else e=s(e,o,"type",{type:"object"}),i++;return m.errors=e,i===0}function c(r,o=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=s(e,o+"/target_name","type",{type:"string"}),i++),
r.qualifications!==void 0){let t=r.qualifications;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)f(t[n],o+"/qualifications/"+n)||(e=e===null?f.errors:
e.concat(f.errors),i=e.length)}else e=s(e,o+"/qualifications","type",{type:"array"}),i++}}else e=s(e,o,"type",{type:"object"}),i++;return c.errors=e,i===0}function d(r,o=""){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let t=r.id;Number.isSafeInteger(t)||(e=s(e,o+"/id","type",{type:"integer"}),i++)}if(r.
qualification!==void 0&&typeof r.qualification!="string"&&(e=s(e,o+"/qualification","type",{type:"string"}),i++),r.options!==void 0){let t=r.options;if(Array.isArray(
t)){const l=t.length;for(let n=0;n<l;n++)typeof t[n]!="string"&&(e=s(e,o+"/options/"+n,"type",{type:"string"}),i++)}else e=s(e,o+"/options","type",{type:"array"}),
i++}}else e=s(e,o,"type",{type:"object"}),i++;return d.errors=e,i===0}function b(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==
void 0&&typeof r.name!="string"&&(e=s(e,o+"/name","type",{type:"string"}),i++),r.qualifications!==void 0){let t=r.qualifications;if(Array.isArray(t)){const l=t.
length;for(let n=0;n<l;n++)d(t[n],o+"/qualifications/"+n)||(e=e===null?d.errors:e.concat(d.errors),i=e.length)}else e=s(e,o+"/qualifications","type",{type:"arra\
y"}),i++}}else e=s(e,o,"type",{type:"object"}),i++;return b.errors=e,i===0}function A(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creatives_number!==
void 0){let t=r.creatives_number;Number.isSafeInteger(t)||(e=s(e,o+"/creatives_number","type",{type:"integer"}),i++)}if(r.exposed_sample_size!==void 0){let t=r.
exposed_sample_size;Number.isSafeInteger(t)||(e=s(e,o+"/exposed_sample_size","type",{type:"integer"}),i++)}}else e=s(e,o,"type",{type:"object"}),i++;return A.errors=
e,i===0}function q(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.answer_meta!==void 0&&(g(r.answer_meta,o+"/answer_meta")||(e=e===null?
g.errors:e.concat(g.errors),i=e.length)),r.questions!==void 0){let t=r.questions;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)y(t[n],o+"/questions/"+
n)||(e=e===null?y.errors:e.concat(y.errors),i=e.length)}else e=s(e,o+"/questions","type",{type:"array"}),i++}if(r.baseline_questions!==void 0){let t=r.baseline_questions;
if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)y(t[n],o+"/baseline_questions/"+n)||(e=e===null?y.errors:e.concat(y.errors),i=e.length)}else e=s(e,o+"\
/baseline_questions","type",{type:"array"}),i++}if(r.social_questions!==void 0){let t=r.social_questions;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)
y(t[n],o+"/social_questions/"+n)||(e=e===null?y.errors:e.concat(y.errors),i=e.length)}else e=s(e,o+"/social_questions","type",{type:"array"}),i++}if(r.extra_questions!==
void 0){let t=r.extra_questions;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)y(t[n],o+"/extra_questions/"+n)||(e=e===null?y.errors:e.concat(y.errors),
i=e.length)}else e=s(e,o+"/extra_questions","type",{type:"array"}),i++}if(r.allow_ip!==void 0&&typeof r.allow_ip!="boolean"&&(e=s(e,o+"/allow_ip","type",{type:"\
boolean"}),i++),r.expected_impressions_count!==void 0){let t=r.expected_impressions_count;Number.isSafeInteger(t)||(e=s(e,o+"/expected_impressions_count","type",
{type:"integer"}),i++)}if(r.expected_impressions_count_linear_tv!==void 0){let t=r.expected_impressions_count_linear_tv;Number.isSafeInteger(t)||(e=s(e,o+"/expe\
cted_impressions_count_linear_tv","type",{type:"integer"}),i++)}if(r.expected_impressions_count_social!==void 0){let t=r.expected_impressions_count_social;Number.
isSafeInteger(t)||(e=s(e,o+"/expected_impressions_count_social","type",{type:"integer"}),i++)}if(r.data_partners!==void 0){let t=r.data_partners;if(Array.isArray(
t)){const l=t.length;for(let n=0;n<l;n++)typeof t[n]!="string"&&(e=s(e,o+"/data_partners/"+n,"type",{type:"string"}),i++)}else e=s(e,o+"/data_partners","type",{
type:"array"}),i++}if(r.target_audiences!==void 0){let t=r.target_audiences;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)m(t[n],o+"/target_audience\
s/"+n)||(e=e===null?m.errors:e.concat(m.errors),i=e.length)}else e=s(e,o+"/target_audiences","type",{type:"array"}),i++}r.niche_targeting!==void 0&&(c(r.niche_targeting,
o+"/niche_targeting")||(e=e===null?c.errors:e.concat(c.errors),i=e.length)),r.extra_questions_enabled!==void 0&&typeof r.extra_questions_enabled!="boolean"&&(e=
s(e,o+"/extra_questions_enabled","type",{type:"boolean"}),i++),r.targeted_recruitment!==void 0&&(b(r.targeted_recruitment,o+"/targeted_recruitment")||(e=e===null?
b.errors:e.concat(b.errors),i=e.length)),r.forced_exposure!==void 0&&(A(r.forced_exposure,o+"/forced_exposure")||(e=e===null?A.errors:e.concat(A.errors),i=e.length))}else
e=s(e,o,"type",{type:"object"}),i++;return q.errors=e,i===0}function x(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.digital!==void 0){
let t=r.digital;Number.isSafeInteger(t)||(e=s(e,o+"/digital","type",{type:"integer"}),i++)}if(r.linear_tv!==void 0){let t=r.linear_tv;Number.isSafeInteger(t)||(e=
s(e,o+"/linear_tv","type",{type:"integer"}),i++)}if(r.social!==void 0){let t=r.social;Number.isSafeInteger(t)||(e=s(e,o+"/social","type",{type:"integer"}),i++)}}else
e=s(e,o,"type",{type:"object"}),i++;return x.errors=e,i===0}function w(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.brand_name!==void 0&&
typeof r.brand_name!="string"&&(e=s(e,o+"/brand_name","type",{type:"string"}),i++),r.keywords!==void 0){let t=r.keywords;if(Array.isArray(t)){const l=t.length;for(let n=0;n<
l;n++)typeof t[n]!="string"&&(e=s(e,o+"/keywords/"+n,"type",{type:"string"}),i++)}else e=s(e,o+"/keywords","type",{type:"array"}),i++}if(r.ads_start_date!==void 0&&
typeof r.ads_start_date!="string"&&(e=s(e,o+"/ads_start_date","type",{type:"string"}),i++),r.ads_end_date!==void 0&&typeof r.ads_end_date!="string"&&(e=s(e,o+"/\
ads_end_date","type",{type:"string"}),i++),r.recruitment_types!==void 0){let t=r.recruitment_types;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)typeof t[n]!=
"string"&&(e=s(e,o+"/recruitment_types/"+n,"type",{type:"string"}),i++)}else e=s(e,o+"/recruitment_types","type",{type:"array"}),i++}}else e=s(e,o,"type",{type:"\
object"}),i++;return w.errors=e,i===0}function j(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaign_id===void 0&&(e=s(e,o,"requir\
ed",{missingProperty:"campaign_id"}),i++),r.campaign_id!==void 0&&typeof r.campaign_id!="string"&&(e=s(e,o+"/campaign_id","type",{type:"string"}),i++),r.campaign_name!==
void 0){let t=r.campaign_name;typeof t=="string"?(t.length>300&&S(t)>300&&(e=s(e,o+"/campaign_name","maxLength",{limit:300}),i++),t.length<2&&S(t)<1&&(e=s(e,o+"\
/campaign_name","minLength",{limit:1}),i++)):(e=s(e,o+"/campaign_name","type",{type:"string"}),i++)}if(r.campaign_type!==void 0&&typeof r.campaign_type!="string"&&
(e=s(e,o+"/campaign_type","type",{type:"string"}),i++),r.status!==void 0&&(_(r.status,o+"/status")||(e=e===null?_.errors:e.concat(_.errors),i=e.length)),r.control_survey_id!==
void 0){let t=r.control_survey_id;Number.isSafeInteger(t)||(e=s(e,o+"/control_survey_id","type",{type:"integer"}),i++)}if(r.exposed_survey_id!==void 0){let t=r.
exposed_survey_id;Number.isSafeInteger(t)||(e=s(e,o+"/exposed_survey_id","type",{type:"integer"}),i++)}if(r.errors!==void 0){let t=r.errors;if(Array.isArray(t)){
const l=t.length;for(let n=0;n<l;n++)typeof t[n]!="string"&&(e=s(e,o+"/errors/"+n,"type",{type:"string"}),i++)}else e=s(e,o+"/errors","type",{type:"array"}),i++}
if(r.start_date!==void 0&&typeof r.start_date!="string"&&(e=s(e,o+"/start_date","type",{type:"string"}),i++),r.end_date!==void 0&&typeof r.end_date!="string"&&(e=
s(e,o+"/end_date","type",{type:"string"}),i++),r.client_name!==void 0){let t=r.client_name;typeof t!="string"&&t!==null&&(e=s(e,o+"/client_name","type",{type:["\
string","null"]}),i++),typeof t=="string"&&t.length>300&&S(t)>300&&(e=s(e,o+"/client_name","maxLength",{limit:300}),i++)}if(r.country_language_id!==void 0){let t=r.
country_language_id;Number.isSafeInteger(t)||(e=s(e,o+"/country_language_id","type",{type:"integer"}),i++)}if(r.weighting_targets_baseline_version!==void 0&&typeof r.
weighting_targets_baseline_version!="string"&&(e=s(e,o+"/weighting_targets_baseline_version","type",{type:"string"}),i++),r.industry_id!==void 0){let t=r.industry_id;
!Number.isSafeInteger(t)&&t!==null&&(e=s(e,o+"/industry_id","type",{type:["integer","null"]}),i++)}if(r.channels!==void 0){let t=r.channels;if(!Array.isArray(t)&&
t!==null&&(e=s(e,o+"/channels","type",{type:["array","null"]}),i++),Array.isArray(t)){t.length>3&&(e=s(e,o+"/channels","maxItems",{limit:3}),i++);const l=t.length;
for(let n=0;n<l;n++)u(t[n],o+"/channels/"+n)||(e=e===null?u.errors:e.concat(u.errors),i=e.length)}}if(r.default_question_id!==void 0){let t=r.default_question_id;
Number.isSafeInteger(t)||(e=s(e,o+"/default_question_id","type",{type:"integer"}),i++)}if(r.default_question_name!==void 0&&typeof r.default_question_name!="str\
ing"&&(e=s(e,o+"/default_question_name","type",{type:"string"}),i++),r.account_id!==void 0&&typeof r.account_id!="string"&&(e=s(e,o+"/account_id","type",{type:"\
string"}),i++),r.project_manager_user_id!==void 0){let t=r.project_manager_user_id;Number.isSafeInteger(t)||(e=s(e,o+"/project_manager_user_id","type",{type:"in\
teger"}),i++)}if(r.draft_settings!==void 0&&(q(r.draft_settings,o+"/draft_settings")||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),r.created_at!==void 0&&
typeof r.created_at!="string"&&(e=s(e,o+"/created_at","type",{type:"string"}),i++),r.updated_at!==void 0&&typeof r.updated_at!="string"&&(e=s(e,o+"/updated_at",
"type",{type:"string"}),i++),r.campaign_data_updated_at!==void 0&&typeof r.campaign_data_updated_at!="string"&&(e=s(e,o+"/campaign_data_updated_at","type",{type:"\
string"}),i++),r.permission_id!==void 0){let t=r.permission_id;Number.isSafeInteger(t)||(e=s(e,o+"/permission_id","type",{type:"integer"}),i++)}r.region!==void 0&&
typeof r.region!="string"&&(e=s(e,o+"/region","type",{type:"string"}),i++),r.expected_impressions_count!==void 0&&(x(r.expected_impressions_count,o+"/expected_i\
mpressions_count")||(e=e===null?x.errors:e.concat(x.errors),i=e.length)),r.is_methodology_mta!==void 0&&typeof r.is_methodology_mta!="string"&&(e=s(e,o+"/is_met\
hodology_mta","type",{type:"string"}),i++),r.sales_lift_enabled!==void 0&&typeof r.sales_lift_enabled!="string"&&(e=s(e,o+"/sales_lift_enabled","type",{type:"st\
ring"}),i++),r.social_configuration!==void 0&&(w(r.social_configuration,o+"/social_configuration")||(e=e===null?w.errors:e.concat(w.errors),i=e.length))}else e=
s(e,o,"type",{type:"object"}),i++;return j.errors=e,i===0}function N(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.qualification!==void 0&&
typeof r.qualification!="string"&&(e=s(e,o+"/qualification","type",{type:"string"}),i++),r.marketplace_question_id!==void 0&&typeof r.marketplace_question_id!="\
string"&&(e=s(e,o+"/marketplace_question_id","type",{type:"string"}),i++),r.options!==void 0){let t=r.options;if(Array.isArray(t)){const l=t.length;for(let n=0;n<
l;n++)typeof t[n]!="string"&&(e=s(e,o+"/options/"+n,"type",{type:"string"}),i++)}else e=s(e,o+"/options","type",{type:"array"}),i++}if(r.targeted_answers!==void 0){
let t=r.targeted_answers;t&&typeof t=="object"&&!Array.isArray(t)||(e=s(e,o+"/targeted_answers","type",{type:"object"}),i++)}}else e=s(e,o,"type",{type:"object"}),
i++;return N.errors=e,i===0}function I(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0&&typeof r.name!="string"&&(e=s(e,o+
"/name","type",{type:"string"}),i++),r.qualifications!==void 0){let t=r.qualifications;if(Array.isArray(t)){const l=t.length;for(let n=0;n<l;n++)N(t[n],o+"/qual\
ifications/"+n)||(e=e===null?N.errors:e.concat(N.errors),i=e.length)}else e=s(e,o+"/qualifications","type",{type:"array"}),i++}}else e=s(e,o,"type",{type:"objec\
t"}),i++;return I.errors=e,i===0}function E(r,o=""){let e=null,i=0;return j(r,o)||(e=e===null?j.errors:e.concat(j.errors),i=e.length),r&&typeof r=="object"&&!Array.
isArray(r)&&r.targeted_recruitment!==void 0&&(I(r.targeted_recruitment,o+"/targeted_recruitment")||(e=e===null?I.errors:e.concat(I.errors),i=e.length)),E.errors=
e,i===0}
/**
 * Whether a value is an input of `getCampaign` (`GET /api/impact-measurement/v1/campaigns/{id}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCampaign } from "@fieldwork/brand-lift-client/request-validators"
 * getCampaign({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * getCampaign({ colour: "red" }) // => false
 * getCampaign.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getCampaign"> = L
/**
 * Whether a value is the body of a successful response of `getCampaign` (`GET /api/impact-measurement/v1/campaigns/{id}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCampaign } from "@fieldwork/brand-lift-client/validators"
 * getCampaign(null) // => false
 * getCampaign.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getCampaign"> = F
