// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,o,e,t)=>{const i={instancePath:o,keyword:e,params:t};return r===null?[i]:(r.push(i),r)},k={status:1,status__in:1,campaign_name__contains:1,campaign_name__icontains:1,
campaign_name__unaccent__icontains:1,client_name__contains:1,client_name__icontains:1,client_name__unaccent__icontains:1,start_date:1,start_date__lte:1,start_date__gte:1,
end_date:1,end_date__lte:1,end_date__gte:1,country_language:1,country_language__in:1,channels__contains:1,campaign_type__in:1,industry__industry_name__icontains:1,
question__question_name__icontains:1,campaigntargetaudience__target_name__icontains:1,campaigntargetaudience__target_audience_question_set__question__question_name__icontains:1,
keyword:1,permission_id:1,permission_id__in:1,exclude_sub_groups:1,page:1,page_size:1,sort_by:1,sort_order:1},I=r=>{let o=0;for(const e of r)o++;return o},$=S,E=Object.
prototype.hasOwnProperty,z=new RegExp("^0*[1-9]\\d*$","u"),V=new RegExp("^-?\\d+$","u");function S(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(const i in r)E.call(k,i)||(e=n(e,o,"additionalProperties",{additionalProperty:i}),t++);if(r.status!==void 0){let i=r.status;typeof i!="string"&&!Number.
isSafeInteger(i)&&(e=n(e,o+"/status","type",{type:["string","integer"]}),t++)}if(r.status__in!==void 0){let i=r.status__in;if(Array.isArray(i)){const s=i.length;
for(let _=0;_<s;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=n(e,o+"/status__in/"+_,"type",{type:["string","integer"]}),t++)}}else e=n(e,o+"\
/status__in","type",{type:"array"}),t++}if(r.campaign_name__contains!==void 0){let i=r.campaign_name__contains;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=
n(e,o+"/campaign_name__contains","type",{type:["string","integer"]}),t++)}if(r.campaign_name__icontains!==void 0){let i=r.campaign_name__icontains;typeof i!="st\
ring"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/campaign_name__icontains","type",{type:["string","integer"]}),t++)}if(r.campaign_name__unaccent__icontains!==void 0){
let i=r.campaign_name__unaccent__icontains;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/campaign_name__unaccent__icontains","type",{type:["string","\
integer"]}),t++)}if(r.client_name__contains!==void 0){let i=r.client_name__contains;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/client_name__contai\
ns","type",{type:["string","integer"]}),t++)}if(r.client_name__icontains!==void 0){let i=r.client_name__icontains;typeof i!="string"&&!Number.isSafeInteger(i)&&
(e=n(e,o+"/client_name__icontains","type",{type:["string","integer"]}),t++)}if(r.client_name__unaccent__icontains!==void 0){let i=r.client_name__unaccent__icontains;
typeof i!="string"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/client_name__unaccent__icontains","type",{type:["string","integer"]}),t++)}if(r.start_date!==void 0&&typeof r.
start_date!="string"&&(e=n(e,o+"/start_date","type",{type:"string"}),t++),r.start_date__lte!==void 0&&typeof r.start_date__lte!="string"&&(e=n(e,o+"/start_date_\
_lte","type",{type:"string"}),t++),r.start_date__gte!==void 0&&typeof r.start_date__gte!="string"&&(e=n(e,o+"/start_date__gte","type",{type:"string"}),t++),r.end_date!==
void 0&&typeof r.end_date!="string"&&(e=n(e,o+"/end_date","type",{type:"string"}),t++),r.end_date__lte!==void 0&&typeof r.end_date__lte!="string"&&(e=n(e,o+"/en\
d_date__lte","type",{type:"string"}),t++),r.end_date__gte!==void 0&&typeof r.end_date__gte!="string"&&(e=n(e,o+"/end_date__gte","type",{type:"string"}),t++),r.country_language!==
void 0){let i=r.country_language;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/country_language","type",{type:["string","integer"]}),t++)}if(r.country_language__in!==
void 0){let i=r.country_language__in;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=n(e,
o+"/country_language__in/"+_,"type",{type:["string","integer"]}),t++)}}else e=n(e,o+"/country_language__in","type",{type:"array"}),t++}if(r.channels__contains!==
void 0){let i=r.channels__contains;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=n(e,o+
"/channels__contains/"+_,"type",{type:["string","integer"]}),t++)}}else e=n(e,o+"/channels__contains","type",{type:"array"}),t++}if(r.campaign_type__in!==void 0){
let i=r.campaign_type__in;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=n(e,o+"/campaig\
n_type__in/"+_,"type",{type:["string","integer"]}),t++)}}else e=n(e,o+"/campaign_type__in","type",{type:"array"}),t++}if(r.industry__industry_name__icontains!==
void 0){let i=r.industry__industry_name__icontains;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/industry__industry_name__icontains","type",{type:["s\
tring","integer"]}),t++)}if(r.question__question_name__icontains!==void 0){let i=r.question__question_name__icontains;typeof i!="string"&&!Number.isSafeInteger(
i)&&(e=n(e,o+"/question__question_name__icontains","type",{type:["string","integer"]}),t++)}if(r.campaigntargetaudience__target_name__icontains!==void 0){let i=r.
campaigntargetaudience__target_name__icontains;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/campaigntargetaudience__target_name__icontains","type",{
type:["string","integer"]}),t++)}if(r.campaigntargetaudience__target_audience_question_set__question__question_name__icontains!==void 0){let i=r.campaigntargetaudience__target_audience_question_set__question__question_name__icontains;
typeof i!="string"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/campaigntargetaudience__target_audience_question_set__question__question_name__icontains","type",{type:[
"string","integer"]}),t++)}if(r.keyword!==void 0){let i=r.keyword;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/keyword","type",{type:["string","inte\
ger"]}),t++)}if(r.permission_id!==void 0){let i=r.permission_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/permission_id","type",{type:["string","\
integer"]}),t++)}if(r.permission_id__in!==void 0){let i=r.permission_id__in;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++){let p=i[_];typeof p!="str\
ing"&&!Number.isSafeInteger(p)&&(e=n(e,o+"/permission_id__in/"+_,"type",{type:["string","integer"]}),t++)}}else e=n(e,o+"/permission_id__in","type",{type:"array"}),
t++}if(r.exclude_sub_groups!==void 0){let i=r.exclude_sub_groups;i===!0||i===!1||i==="true"||i==="false"||(e=n(e,o+"/exclude_sub_groups","enum",{allowedValues:[
!0,!1,"true","false"]}),t++)}if(r.page!==void 0){let i=r.page;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=n(e,o+"/page","type",{type:["integer","string"]}),
t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=n(e,o+"/page","minimum",{comparison:">=",limit:1}),t++),typeof i=="string"&&!z.test(i)&&(e=n(e,o+"/pag\
e","pattern",{pattern:"^0*[1-9]\\d*$"}),t++)}if(r.page_size!==void 0){let i=r.page_size;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=n(e,o+"/page_size","typ\
e",{type:["integer","string"]}),t++),typeof i=="string"&&!V.test(i)&&(e=n(e,o+"/page_size","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.sort_by!==void 0){let i=r.sort_by;
typeof i!="string"&&(e=n(e,o+"/sort_by","type",{type:"string"}),t++),i==="status"||i==="status__in"||i==="campaign_name__contains"||i==="campaign_name__icontain\
s"||i==="campaign_name__unaccent__icontains"||i==="client_name__contains"||i==="client_name__icontains"||i==="client_name__unaccent__icontains"||i==="start_date"||
i==="start_date__lte"||i==="start_date__gte"||i==="end_date"||i==="end_date__lte"||i==="end_date__gte"||i==="country_language"||i==="country_language__in"||i===
"channels__contains"||i==="campaign_type__in"||i==="industry__industry_name__icontains"||i==="question__question_name__icontains"||i==="campaigntargetaudience__\
target_name__icontains"||i==="campaigntargetaudience__target_audience_question_set__question__question_name__icontains"||i==="keyword"||(e=n(e,o+"/sort_by","enu\
m",{allowedValues:["status","status__in","campaign_name__contains","campaign_name__icontains","campaign_name__unaccent__icontains","client_name__contains","clie\
nt_name__icontains","client_name__unaccent__icontains","start_date","start_date__lte","start_date__gte","end_date","end_date__lte","end_date__gte","country_lang\
uage","country_language__in","channels__contains","campaign_type__in","industry__industry_name__icontains","question__question_name__icontains","campaigntargeta\
udience__target_name__icontains","campaigntargetaudience__target_audience_question_set__question__question_name__icontains","keyword"]}),t++)}if(r.sort_order!==
void 0){let i=r.sort_order;typeof i!="string"&&(e=n(e,o+"/sort_order","type",{type:"string"}),t++),i==="asc"||i==="desc"||(e=n(e,o+"/sort_order","enum",{allowedValues:[
"asc","desc"]}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return S.errors=e,t===0}const F=j;function f(r,o=""){let e=null,t=0;return typeof r!="string"&&(e=
n(e,o,"type",{type:"string"}),t++),f.errors=e,t===0}function u(r,o=""){let e=null,t=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),t++),r==="digi\
tal"||r==="linear_tv"||r==="social"||(e=n(e,o,"enum",{allowedValues:["digital","linear_tv","social"]}),t++),u.errors=e,t===0}function m(r,o=""){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.in_target_brand!==void 0&&typeof r.in_target_brand!="string"&&(e=n(e,o+"/in_target_brand","type",{type:"string"}),t++),
r.competitors!==void 0){let i=r.competitors;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++)typeof i[_]!="string"&&(e=n(e,o+"/competitors/"+_,"type",{
type:"string"}),t++)}else e=n(e,o+"/competitors","type",{type:"array"}),t++}}else e=n(e,o,"type",{type:"object"}),t++;return m.errors=e,t===0}function c(r,o=""){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_text!==void 0&&typeof r.question_text!="string"&&(e=n(e,o+"/question_text","type",{type:"\
string"}),t++),r.question_name!==void 0&&typeof r.question_name!="string"&&(e=n(e,o+"/question_name","type",{type:"string"}),t++),r.question_version!==void 0){let i=r.
question_version;Number.isSafeInteger(i)||(e=n(e,o+"/question_version","type",{type:"integer"}),t++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=n(e,
o+"/kpi_type","type",{type:"string"}),t++),r.custom_question_text!==void 0&&typeof r.custom_question_text!="string"&&(e=n(e,o+"/custom_question_text","type",{type:"\
string"}),t++),r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!="boolean"&&(e=n(e,o+"/is_custom_question_text","type",{type:"boolean"}),t++),
r.max_sel!==void 0){let i=r.max_sel;Number.isSafeInteger(i)||(e=n(e,o+"/max_sel","type",{type:"integer"}),t++)}if(r.answers!==void 0){let i=r.answers;if(Array.isArray(
i)){const s=i.length;for(let _=0;_<s;_++)typeof i[_]!="string"&&(e=n(e,o+"/answers/"+_,"type",{type:"string"}),t++)}else e=n(e,o+"/answers","type",{type:"array"}),
t++}if(r.replaceable_answers!==void 0&&typeof r.replaceable_answers!="boolean"&&(e=n(e,o+"/replaceable_answers","type",{type:"boolean"}),t++),r.none_of_the_above_answer!==
void 0&&typeof r.none_of_the_above_answer!="string"&&(e=n(e,o+"/none_of_the_above_answer","type",{type:"string"}),t++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!=
"string"&&(e=n(e,o+"/refuse_to_answer","type",{type:"string"}),t++),r.dont_know_answer!==void 0&&typeof r.dont_know_answer!="string"&&(e=n(e,o+"/dont_know_answe\
r","type",{type:"string"}),t++),r.other_answer!==void 0&&typeof r.other_answer!="string"&&(e=n(e,o+"/other_answer","type",{type:"string"}),t++),r.anchored_answer!==
void 0&&typeof r.anchored_answer!="string"&&(e=n(e,o+"/anchored_answer","type",{type:"string"}),t++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=n(e,
o+"/randomize","type",{type:"boolean"}),t++),r.order!==void 0){let i=r.order;Number.isSafeInteger(i)||(e=n(e,o+"/order","type",{type:"integer"}),t++)}if(r.default!==
void 0&&typeof r.default!="boolean"&&(e=n(e,o+"/default","type",{type:"boolean"}),t++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=n(e,o+"/qu\
estion_type","type",{type:"string"}),t++),r.target_option_index!==void 0){let i=r.target_option_index;Number.isSafeInteger(i)||(e=n(e,o+"/target_option_index","\
type",{type:"integer"}),t++)}if(r.multi_target_option_index!==void 0){let i=r.multi_target_option_index;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++){
let p=i[_];Number.isSafeInteger(p)||(e=n(e,o+"/multi_target_option_index/"+_,"type",{type:"integer"}),t++)}}else e=n(e,o+"/multi_target_option_index","type",{type:"\
array"}),t++}r.use_answer_meta!==void 0&&typeof r.use_answer_meta!="boolean"&&(e=n(e,o+"/use_answer_meta","type",{type:"boolean"}),t++),r.use_question_meta!==void 0&&
typeof r.use_question_meta!="boolean"&&(e=n(e,o+"/use_question_meta","type",{type:"boolean"}),t++),r.enable_skip_logic!==void 0&&typeof r.enable_skip_logic!="bo\
olean"&&(e=n(e,o+"/enable_skip_logic","type",{type:"boolean"}),t++)}else e=n(e,o,"type",{type:"object"}),t++;return c.errors=e,t===0}function l(r,o=""){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.text!==void 0&&typeof r.text!="string"&&(e=n(e,o+"/text","type",{type:"string"}),t++),r.title!==void 0&&typeof r.
title!="string"&&(e=n(e,o+"/title","type",{type:"string"}),t++),r.order!==void 0){let i=r.order;Number.isSafeInteger(i)||(e=n(e,o+"/order","type",{type:"integer"}),
t++)}r.none_of_the_above!==void 0&&typeof r.none_of_the_above!="boolean"&&(e=n(e,o+"/none_of_the_above","type",{type:"boolean"}),t++)}else e=n(e,o,"type",{type:"\
object"}),t++;return l.errors=e,t===0}function y(r,o=""){let e=null,t=0;if(c(r,o)||(e=e===null?c.errors:e.concat(c.errors),t=e.length),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.columns!==void 0){let i=r.columns;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++)l(i[_],o+"/columns/"+_)||(e=e===null?l.errors:e.concat(
l.errors),t=e.length)}else e=n(e,o+"/columns","type",{type:"array"}),t++}if(r.rows!==void 0){let i=r.rows;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++)
l(i[_],o+"/rows/"+_)||(e=e===null?l.errors:e.concat(l.errors),t=e.length)}else e=n(e,o+"/rows","type",{type:"array"}),t++}if(r.multi_level_target_option_index!==
void 0){let i=r.multi_level_target_option_index;i&&typeof i=="object"&&!Array.isArray(i)||(e=n(e,o+"/multi_level_target_option_index","type",{type:"object"}),t++)}}
return y.errors=e,t===0}function g(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.marketplace_question_id!==void 0){let i=r.marketplace_question_id;
Number.isSafeInteger(i)||(e=n(e,o+"/marketplace_question_id","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=n(e,o+"/marketpl\
ace_question_id","minimum",{comparison:">=",limit:1}),t++)}if(r.qual_name!==void 0&&typeof r.qual_name!="string"&&(e=n(e,o+"/qual_name","type",{type:"string"}),
t++),r.answer_type!==void 0&&typeof r.answer_type!="string"&&(e=n(e,o+"/answer_type","type",{type:"string"}),t++),r.precodes!==void 0){let i=r.precodes;if(Array.
isArray(i)){const s=i.length;for(let _=0;_<s;_++)typeof i[_]!="string"&&(e=n(e,o+"/precodes/"+_,"type",{type:"string"}),t++)}else e=n(e,o+"/precodes","type",{type:"\
array"}),t++}}else e=n(e,o,"type",{type:"object"}),t++;return g.errors=e,t===0}function d(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
target_name!==void 0&&typeof r.target_name!="string"&&(e=n(e,o+"/target_name","type",{type:"string"}),t++),r.is_default!==void 0&&typeof r.is_default!="boolean"&&
(e=n(e,o+"/is_default","type",{type:"boolean"}),t++),r.qualifications!==void 0){let i=r.qualifications;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++)
g(i[_],o+"/qualifications/"+_)||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=n(e,o+"/qualifications","type",{type:"array"}),t++}}else e=n(e,o,"typ\
e",{type:"object"}),t++;return d.errors=e,t===0}function a(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.
target_name!="string"&&(e=n(e,o+"/target_name","type",{type:"string"}),t++),r.qualifications!==void 0){let i=r.qualifications;if(Array.isArray(i)){const s=i.length;
for(let _=0;_<s;_++)g(i[_],o+"/qualifications/"+_)||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=n(e,o+"/qualifications","type",{type:"array"}),t++}}else
e=n(e,o,"type",{type:"object"}),t++;return a.errors=e,t===0}function v(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let i=r.
id;Number.isSafeInteger(i)||(e=n(e,o+"/id","type",{type:"integer"}),t++)}if(r.qualification!==void 0&&typeof r.qualification!="string"&&(e=n(e,o+"/qualification",
"type",{type:"string"}),t++),r.options!==void 0){let i=r.options;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++)typeof i[_]!="string"&&(e=n(e,o+"/opt\
ions/"+_,"type",{type:"string"}),t++)}else e=n(e,o+"/options","type",{type:"array"}),t++}}else e=n(e,o,"type",{type:"object"}),t++;return v.errors=e,t===0}function b(r,o=""){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0&&typeof r.name!="string"&&(e=n(e,o+"/name","type",{type:"string"}),t++),r.qualifications!==
void 0){let i=r.qualifications;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++)v(i[_],o+"/qualifications/"+_)||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)}else e=n(e,o+"/qualifications","type",{type:"array"}),t++}}else e=n(e,o,"type",{type:"object"}),t++;return b.errors=e,t===0}function q(r,o=""){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creatives_number!==void 0){let i=r.creatives_number;Number.isSafeInteger(i)||(e=n(e,o+"/creatives_number",
"type",{type:"integer"}),t++)}if(r.exposed_sample_size!==void 0){let i=r.exposed_sample_size;Number.isSafeInteger(i)||(e=n(e,o+"/exposed_sample_size","type",{type:"\
integer"}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return q.errors=e,t===0}function A(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.answer_meta!==void 0&&(m(r.answer_meta,o+"/answer_meta")||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.questions!==void 0){let i=r.questions;if(Array.
isArray(i)){const s=i.length;for(let _=0;_<s;_++)y(i[_],o+"/questions/"+_)||(e=e===null?y.errors:e.concat(y.errors),t=e.length)}else e=n(e,o+"/questions","type",
{type:"array"}),t++}if(r.baseline_questions!==void 0){let i=r.baseline_questions;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++)y(i[_],o+"/baseline_q\
uestions/"+_)||(e=e===null?y.errors:e.concat(y.errors),t=e.length)}else e=n(e,o+"/baseline_questions","type",{type:"array"}),t++}if(r.social_questions!==void 0){
let i=r.social_questions;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++)y(i[_],o+"/social_questions/"+_)||(e=e===null?y.errors:e.concat(y.errors),t=e.
length)}else e=n(e,o+"/social_questions","type",{type:"array"}),t++}if(r.extra_questions!==void 0){let i=r.extra_questions;if(Array.isArray(i)){const s=i.length;
for(let _=0;_<s;_++)y(i[_],o+"/extra_questions/"+_)||(e=e===null?y.errors:e.concat(y.errors),t=e.length)}else e=n(e,o+"/extra_questions","type",{type:"array"}),
t++}if(r.allow_ip!==void 0&&typeof r.allow_ip!="boolean"&&(e=n(e,o+"/allow_ip","type",{type:"boolean"}),t++),r.expected_impressions_count!==void 0){let i=r.expected_impressions_count;
Number.isSafeInteger(i)||(e=n(e,o+"/expected_impressions_count","type",{type:"integer"}),t++)}if(r.expected_impressions_count_linear_tv!==void 0){let i=r.expected_impressions_count_linear_tv;
Number.isSafeInteger(i)||(e=n(e,o+"/expected_impressions_count_linear_tv","type",{type:"integer"}),t++)}if(r.expected_impressions_count_social!==void 0){let i=r.
expected_impressions_count_social;Number.isSafeInteger(i)||(e=n(e,o+"/expected_impressions_count_social","type",{type:"integer"}),t++)}if(r.data_partners!==void 0){
let i=r.data_partners;if(Array.isArray(i)){const s=i.length;for(let _=0;_<s;_++)typeof i[_]!="string"&&(e=n(e,o+"/data_partners/"+_,"type",{type:"string"}),t++)}else
e=n(e,o+"/data_partners","type",{type:"array"}),t++}if(r.target_audiences!==void 0){let i=r.target_audiences;if(Array.isArray(i)){const s=i.length;for(let _=0;_<
s;_++)d(i[_],o+"/target_audiences/"+_)||(e=e===null?d.errors:e.concat(d.errors),t=e.length)}else e=n(e,o+"/target_audiences","type",{type:"array"}),t++}r.niche_targeting!==
void 0&&(a(r.niche_targeting,o+"/niche_targeting")||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.extra_questions_enabled!==void 0&&typeof r.extra_questions_enabled!=
"boolean"&&(e=n(e,o+"/extra_questions_enabled","type",{type:"boolean"}),t++),r.targeted_recruitment!==void 0&&(b(r.targeted_recruitment,o+"/targeted_recruitment")||
(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.forced_exposure!==void 0&&(q(r.forced_exposure,o+"/forced_exposure")||(e=e===null?q.errors:e.concat(q.errors),
t=e.length))}else e=n(e,o,"type",{type:"object"}),t++;return A.errors=e,t===0}function x(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
digital!==void 0){let i=r.digital;Number.isSafeInteger(i)||(e=n(e,o+"/digital","type",{type:"integer"}),t++)}if(r.linear_tv!==void 0){let i=r.linear_tv;Number.isSafeInteger(
i)||(e=n(e,o+"/linear_tv","type",{type:"integer"}),t++)}if(r.social!==void 0){let i=r.social;Number.isSafeInteger(i)||(e=n(e,o+"/social","type",{type:"integer"}),
t++)}}else e=n(e,o,"type",{type:"object"}),t++;return x.errors=e,t===0}function w(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.brand_name!==
void 0&&typeof r.brand_name!="string"&&(e=n(e,o+"/brand_name","type",{type:"string"}),t++),r.keywords!==void 0){let i=r.keywords;if(Array.isArray(i)){const s=i.
length;for(let _=0;_<s;_++)typeof i[_]!="string"&&(e=n(e,o+"/keywords/"+_,"type",{type:"string"}),t++)}else e=n(e,o+"/keywords","type",{type:"array"}),t++}if(r.
ads_start_date!==void 0&&typeof r.ads_start_date!="string"&&(e=n(e,o+"/ads_start_date","type",{type:"string"}),t++),r.ads_end_date!==void 0&&typeof r.ads_end_date!=
"string"&&(e=n(e,o+"/ads_end_date","type",{type:"string"}),t++),r.recruitment_types!==void 0){let i=r.recruitment_types;if(Array.isArray(i)){const s=i.length;for(let _=0;_<
s;_++)typeof i[_]!="string"&&(e=n(e,o+"/recruitment_types/"+_,"type",{type:"string"}),t++)}else e=n(e,o+"/recruitment_types","type",{type:"array"}),t++}}else e=
n(e,o,"type",{type:"object"}),t++;return w.errors=e,t===0}function N(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaign_id===void 0&&
(e=n(e,o,"required",{missingProperty:"campaign_id"}),t++),r.campaign_id!==void 0&&typeof r.campaign_id!="string"&&(e=n(e,o+"/campaign_id","type",{type:"string"}),
t++),r.campaign_name!==void 0){let i=r.campaign_name;typeof i=="string"?(i.length>300&&I(i)>300&&(e=n(e,o+"/campaign_name","maxLength",{limit:300}),t++),i.length<
2&&I(i)<1&&(e=n(e,o+"/campaign_name","minLength",{limit:1}),t++)):(e=n(e,o+"/campaign_name","type",{type:"string"}),t++)}if(r.campaign_type!==void 0&&typeof r.campaign_type!=
"string"&&(e=n(e,o+"/campaign_type","type",{type:"string"}),t++),r.status!==void 0&&(f(r.status,o+"/status")||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),
r.control_survey_id!==void 0){let i=r.control_survey_id;Number.isSafeInteger(i)||(e=n(e,o+"/control_survey_id","type",{type:"integer"}),t++)}if(r.exposed_survey_id!==
void 0){let i=r.exposed_survey_id;Number.isSafeInteger(i)||(e=n(e,o+"/exposed_survey_id","type",{type:"integer"}),t++)}if(r.errors!==void 0){let i=r.errors;if(Array.
isArray(i)){const s=i.length;for(let _=0;_<s;_++)typeof i[_]!="string"&&(e=n(e,o+"/errors/"+_,"type",{type:"string"}),t++)}else e=n(e,o+"/errors","type",{type:"\
array"}),t++}if(r.start_date!==void 0&&typeof r.start_date!="string"&&(e=n(e,o+"/start_date","type",{type:"string"}),t++),r.end_date!==void 0&&typeof r.end_date!=
"string"&&(e=n(e,o+"/end_date","type",{type:"string"}),t++),r.client_name!==void 0){let i=r.client_name;typeof i!="string"&&i!==null&&(e=n(e,o+"/client_name","t\
ype",{type:["string","null"]}),t++),typeof i=="string"&&i.length>300&&I(i)>300&&(e=n(e,o+"/client_name","maxLength",{limit:300}),t++)}if(r.country_language_id!==
void 0){let i=r.country_language_id;Number.isSafeInteger(i)||(e=n(e,o+"/country_language_id","type",{type:"integer"}),t++)}if(r.weighting_targets_baseline_version!==
void 0&&typeof r.weighting_targets_baseline_version!="string"&&(e=n(e,o+"/weighting_targets_baseline_version","type",{type:"string"}),t++),r.industry_id!==void 0){
let i=r.industry_id;!Number.isSafeInteger(i)&&i!==null&&(e=n(e,o+"/industry_id","type",{type:["integer","null"]}),t++)}if(r.channels!==void 0){let i=r.channels;
if(!Array.isArray(i)&&i!==null&&(e=n(e,o+"/channels","type",{type:["array","null"]}),t++),Array.isArray(i)){i.length>3&&(e=n(e,o+"/channels","maxItems",{limit:3}),
t++);const s=i.length;for(let _=0;_<s;_++)u(i[_],o+"/channels/"+_)||(e=e===null?u.errors:e.concat(u.errors),t=e.length)}}if(r.default_question_id!==void 0){let i=r.
default_question_id;Number.isSafeInteger(i)||(e=n(e,o+"/default_question_id","type",{type:"integer"}),t++)}if(r.default_question_name!==void 0&&typeof r.default_question_name!=
"string"&&(e=n(e,o+"/default_question_name","type",{type:"string"}),t++),r.account_id!==void 0&&typeof r.account_id!="string"&&(e=n(e,o+"/account_id","type",{type:"\
string"}),t++),r.project_manager_user_id!==void 0){let i=r.project_manager_user_id;Number.isSafeInteger(i)||(e=n(e,o+"/project_manager_user_id","type",{type:"in\
teger"}),t++)}if(r.draft_settings!==void 0&&(A(r.draft_settings,o+"/draft_settings")||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.created_at!==void 0&&
typeof r.created_at!="string"&&(e=n(e,o+"/created_at","type",{type:"string"}),t++),r.updated_at!==void 0&&typeof r.updated_at!="string"&&(e=n(e,o+"/updated_at",
"type",{type:"string"}),t++),r.campaign_data_updated_at!==void 0&&typeof r.campaign_data_updated_at!="string"&&(e=n(e,o+"/campaign_data_updated_at","type",{type:"\
string"}),t++),r.permission_id!==void 0){let i=r.permission_id;Number.isSafeInteger(i)||(e=n(e,o+"/permission_id","type",{type:"integer"}),t++)}r.region!==void 0&&
typeof r.region!="string"&&(e=n(e,o+"/region","type",{type:"string"}),t++),r.expected_impressions_count!==void 0&&(x(r.expected_impressions_count,o+"/expected_i\
mpressions_count")||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),r.is_methodology_mta!==void 0&&typeof r.is_methodology_mta!="string"&&(e=n(e,o+"/is_met\
hodology_mta","type",{type:"string"}),t++),r.sales_lift_enabled!==void 0&&typeof r.sales_lift_enabled!="string"&&(e=n(e,o+"/sales_lift_enabled","type",{type:"st\
ring"}),t++),r.social_configuration!==void 0&&(w(r.social_configuration,o+"/social_configuration")||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else e=
n(e,o,"type",{type:"object"}),t++;return N.errors=e,t===0}function j(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=
n(e,o,"required",{missingProperty:"items"}),t++),r.page===void 0&&(e=n(e,o,"required",{missingProperty:"page"}),t++),r.page_size===void 0&&(e=n(e,o,"required",{
missingProperty:"page_size"}),t++),r.total_items===void 0&&(e=n(e,o,"required",{missingProperty:"total_items"}),t++),r.items!==void 0){let i=r.items;if(Array.isArray(
i)){const s=i.length;for(let _=0;_<s;_++)N(i[_],o+"/items/"+_)||(e=e===null?N.errors:e.concat(N.errors),t=e.length)}else e=n(e,o+"/items","type",{type:"array"}),
t++}if(r.page!==void 0){let i=r.page;Number.isSafeInteger(i)||(e=n(e,o+"/page","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=
n(e,o+"/page","minimum",{comparison:">=",limit:1}),t++)}if(r.page_size!==void 0){let i=r.page_size;Number.isSafeInteger(i)||(e=n(e,o+"/page_size","type",{type:"\
integer"}),t++)}if(r.total_items!==void 0){let i=r.total_items;Number.isSafeInteger(i)||(e=n(e,o+"/total_items","type",{type:"integer"}),t++)}r.sort_by!==void 0&&
typeof r.sort_by!="string"&&(e=n(e,o+"/sort_by","type",{type:"string"}),t++),r.sort_order!==void 0&&typeof r.sort_order!="string"&&(e=n(e,o+"/sort_order","type",
{type:"string"}),t++)}else e=n(e,o,"type",{type:"object"}),t++;return j.errors=e,t===0}
/**
 * Whether a value is an input of `listCampaigns` (`GET /api/impact-measurement/v1/campaigns`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCampaigns } from "@fieldwork/brand-lift-client/request-validators"
 * listCampaigns({}) // => true
 * listCampaigns({ colour: "red" }) // => false
 * listCampaigns.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listCampaigns"> = $
/**
 * Whether a value is the body of a successful response of `listCampaigns` (`GET /api/impact-measurement/v1/campaigns`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCampaigns } from "@fieldwork/brand-lift-client/validators"
 * listCampaigns(null) // => false
 * listCampaigns.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listCampaigns"> = F
