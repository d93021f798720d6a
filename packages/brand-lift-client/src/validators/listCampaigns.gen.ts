// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,n,y,l)=>{const p={instancePath:n,keyword:y,params:l};return r===null?[p]:(r.push(p),r)},V={status:1,status__in:1,campaign_name__contains:1,campaign_name__icontains:1,
campaign_name__unaccent__icontains:1,client_name__contains:1,client_name__icontains:1,client_name__unaccent__icontains:1,start_date:1,start_date__lte:1,start_date__gte:1,
end_date:1,end_date__lte:1,end_date__gte:1,country_language:1,country_language__in:1,channels__contains:1,campaign_type__in:1,industry__industry_name__icontains:1,
question__question_name__icontains:1,campaigntargetaudience__target_name__icontains:1,campaigntargetaudience__target_audience_question_set__question__question_name__icontains:1,
keyword:1,permission_id:1,permission_id__in:1,exclude_sub_groups:1,page:1,page_size:1,sort_by:1,sort_order:1},k=r=>{let n=0;for(const y of r)n++;return n},O=E,$=Object.
prototype.hasOwnProperty,F=new RegExp("^0*[1-9]\\d*$","u"),L=new RegExp("^-?\\d+$","u");function E(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)$.call(V,t)||(e=o(e,n,"additionalProperties",{additionalProperty:t}),i++);if(r.status!==
void 0){let t=r.status;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/status","type",{type:["string","integer"]}),i++)}if(r.status__in!==void 0){let t=r.
status__in;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++){let g=t[_];typeof g!="string"&&!Number.isSafeInteger(g)&&(e=o(e,n+"/status__in/"+_,"type",
{type:["string","integer"]}),i++)}}else e=o(e,n+"/status__in","type",{type:"array"}),i++}if(r.campaign_name__contains!==void 0){let t=r.campaign_name__contains;
typeof t!="string"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/campaign_name__contains","type",{type:["string","integer"]}),i++)}if(r.campaign_name__icontains!==void 0){
let t=r.campaign_name__icontains;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/campaign_name__icontains","type",{type:["string","integer"]}),i++)}if(r.
campaign_name__unaccent__icontains!==void 0){let t=r.campaign_name__unaccent__icontains;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/campaign_name__\
unaccent__icontains","type",{type:["string","integer"]}),i++)}if(r.client_name__contains!==void 0){let t=r.client_name__contains;typeof t!="string"&&!Number.isSafeInteger(
t)&&(e=o(e,n+"/client_name__contains","type",{type:["string","integer"]}),i++)}if(r.client_name__icontains!==void 0){let t=r.client_name__icontains;typeof t!="s\
tring"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/client_name__icontains","type",{type:["string","integer"]}),i++)}if(r.client_name__unaccent__icontains!==void 0){let t=r.
client_name__unaccent__icontains;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/client_name__unaccent__icontains","type",{type:["string","integer"]}),
i++)}if(r.start_date!==void 0&&typeof r.start_date!="string"&&(e=o(e,n+"/start_date","type",{type:"string"}),i++),r.start_date__lte!==void 0&&typeof r.start_date__lte!=
"string"&&(e=o(e,n+"/start_date__lte","type",{type:"string"}),i++),r.start_date__gte!==void 0&&typeof r.start_date__gte!="string"&&(e=o(e,n+"/start_date__gte","\
type",{type:"string"}),i++),r.end_date!==void 0&&typeof r.end_date!="string"&&(e=o(e,n+"/end_date","type",{type:"string"}),i++),r.end_date__lte!==void 0&&typeof r.
end_date__lte!="string"&&(e=o(e,n+"/end_date__lte","type",{type:"string"}),i++),r.end_date__gte!==void 0&&typeof r.end_date__gte!="string"&&(e=o(e,n+"/end_date_\
_gte","type",{type:"string"}),i++),r.country_language!==void 0){let t=r.country_language;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/country_langua\
ge","type",{type:["string","integer"]}),i++)}if(r.country_language__in!==void 0){let t=r.country_language__in;if(Array.isArray(t)){const s=t.length;for(let _=0;_<
s;_++){let g=t[_];typeof g!="string"&&!Number.isSafeInteger(g)&&(e=o(e,n+"/country_language__in/"+_,"type",{type:["string","integer"]}),i++)}}else e=o(e,n+"/cou\
ntry_language__in","type",{type:"array"}),i++}if(r.channels__contains!==void 0){let t=r.channels__contains;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++){
let g=t[_];typeof g!="string"&&!Number.isSafeInteger(g)&&(e=o(e,n+"/channels__contains/"+_,"type",{type:["string","integer"]}),i++)}}else e=o(e,n+"/channels__co\
ntains","type",{type:"array"}),i++}if(r.campaign_type__in!==void 0){let t=r.campaign_type__in;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++){let g=t[_];
typeof g!="string"&&!Number.isSafeInteger(g)&&(e=o(e,n+"/campaign_type__in/"+_,"type",{type:["string","integer"]}),i++)}}else e=o(e,n+"/campaign_type__in","type",
{type:"array"}),i++}if(r.industry__industry_name__icontains!==void 0){let t=r.industry__industry_name__icontains;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=
o(e,n+"/industry__industry_name__icontains","type",{type:["string","integer"]}),i++)}if(r.question__question_name__icontains!==void 0){let t=r.question__question_name__icontains;
typeof t!="string"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/question__question_name__icontains","type",{type:["string","integer"]}),i++)}if(r.campaigntargetaudience__target_name__icontains!==
void 0){let t=r.campaigntargetaudience__target_name__icontains;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/campaigntargetaudience__target_name__ico\
ntains","type",{type:["string","integer"]}),i++)}if(r.campaigntargetaudience__target_audience_question_set__question__question_name__icontains!==void 0){let t=r.
campaigntargetaudience__target_audience_question_set__question__question_name__icontains;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/campaigntarget\
audience__target_audience_question_set__question__question_name__icontains","type",{type:["string","integer"]}),i++)}if(r.keyword!==void 0){let t=r.keyword;typeof t!=
"string"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/keyword","type",{type:["string","integer"]}),i++)}if(r.permission_id!==void 0){let t=r.permission_id;typeof t!="s\
tring"&&!Number.isSafeInteger(t)&&(e=o(e,n+"/permission_id","type",{type:["string","integer"]}),i++)}if(r.permission_id__in!==void 0){let t=r.permission_id__in;
if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++){let g=t[_];typeof g!="string"&&!Number.isSafeInteger(g)&&(e=o(e,n+"/permission_id__in/"+_,"type",{type:[
"string","integer"]}),i++)}}else e=o(e,n+"/permission_id__in","type",{type:"array"}),i++}if(r.exclude_sub_groups!==void 0){let t=r.exclude_sub_groups;t===!0||t===
!1||t==="true"||t==="false"||(e=o(e,n+"/exclude_sub_groups","enum",{allowedValues:[!0,!1,"true","false"]}),i++)}if(r.page!==void 0){let t=r.page;!Number.isSafeInteger(
t)&&typeof t!="string"&&(e=o(e,n+"/page","type",{type:["integer","string"]}),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=o(e,n+"/page","minimum",{
comparison:">=",limit:1}),i++),typeof t=="string"&&!F.test(t)&&(e=o(e,n+"/page","pattern",{pattern:"^0*[1-9]\\d*$"}),i++)}if(r.page_size!==void 0){let t=r.page_size;
!Number.isSafeInteger(t)&&typeof t!="string"&&(e=o(e,n+"/page_size","type",{type:["integer","string"]}),i++),typeof t=="string"&&!L.test(t)&&(e=o(e,n+"/page_siz\
e","pattern",{pattern:"^-?\\d+$"}),i++)}if(r.sort_by!==void 0){let t=r.sort_by;typeof t!="string"&&(e=o(e,n+"/sort_by","type",{type:"string"}),i++),t==="status"||
t==="status__in"||t==="campaign_name__contains"||t==="campaign_name__icontains"||t==="campaign_name__unaccent__icontains"||t==="client_name__contains"||t==="cli\
ent_name__icontains"||t==="client_name__unaccent__icontains"||t==="start_date"||t==="start_date__lte"||t==="start_date__gte"||t==="end_date"||t==="end_date__lte"||
t==="end_date__gte"||t==="country_language"||t==="country_language__in"||t==="channels__contains"||t==="campaign_type__in"||t==="industry__industry_name__iconta\
ins"||t==="question__question_name__icontains"||t==="campaigntargetaudience__target_name__icontains"||t==="campaigntargetaudience__target_audience_question_set_\
_question__question_name__icontains"||t==="keyword"||(e=o(e,n+"/sort_by","enum",{allowedValues:["status","status__in","campaign_name__contains","campaign_name__\
icontains","campaign_name__unaccent__icontains","client_name__contains","client_name__icontains","client_name__unaccent__icontains","start_date","start_date__lt\
e","start_date__gte","end_date","end_date__lte","end_date__gte","country_language","country_language__in","channels__contains","campaign_type__in","industry__in\
dustry_name__icontains","question__question_name__icontains","campaigntargetaudience__target_name__icontains","campaigntargetaudience__target_audience_question_\
set__question__question_name__icontains","keyword"]}),i++)}if(r.sort_order!==void 0){let t=r.sort_order;typeof t!="string"&&(e=o(e,n+"/sort_order","type",{type:"\
string"}),i++),t==="asc"||t==="desc"||(e=o(e,n+"/sort_order","enum",{allowedValues:["asc","desc"]}),i++)}}else e=o(e,n,"type",{type:"object"}),i++;return E.errors=
e,i===0}const R=z;function c(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;return typeof r!="string"&&(e=o(e,n,"type",
{type:"string"}),i++),c.errors=e,i===0}function m(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;return typeof r!="stri\
ng"&&(e=o(e,n,"type",{type:"string"}),i++),r==="digital"||r==="linear_tv"||r==="social"||(e=o(e,n,"enum",{allowedValues:["digital","linear_tv","social"]}),i++),
m.errors=e,i===0}function d(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.in_target_brand!==void 0&&typeof r.in_target_brand!="string"&&(e=o(e,n+"/in_target_brand","type",{type:"string"}),i++),r.competitors!==void 0){let t=r.competitors;
if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)typeof t[_]!="string"&&(e=o(e,n+"/competitors/"+_,"type",{type:"string"}),i++)}else e=o(e,n+"/competit\
ors","type",{type:"array"}),i++}}else e=o(e,n,"type",{type:"object"}),i++;return d.errors=e,i===0}function v(r,{instancePath:n="",parentData:y,parentDataProperty:l,
rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_text!==void 0&&typeof r.question_text!="string"&&(e=o(e,n+"/question\
_text","type",{type:"string"}),i++),r.question_name!==void 0&&typeof r.question_name!="string"&&(e=o(e,n+"/question_name","type",{type:"string"}),i++),r.question_version!==
void 0){let t=r.question_version;Number.isSafeInteger(t)||(e=o(e,n+"/question_version","type",{type:"integer"}),i++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!=
"string"&&(e=o(e,n+"/kpi_type","type",{type:"string"}),i++),r.custom_question_text!==void 0&&typeof r.custom_question_text!="string"&&(e=o(e,n+"/custom_question\
_text","type",{type:"string"}),i++),r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!="boolean"&&(e=o(e,n+"/is_custom_question_text","type",
{type:"boolean"}),i++),r.max_sel!==void 0){let t=r.max_sel;Number.isSafeInteger(t)||(e=o(e,n+"/max_sel","type",{type:"integer"}),i++)}if(r.answers!==void 0){let t=r.
answers;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)typeof t[_]!="string"&&(e=o(e,n+"/answers/"+_,"type",{type:"string"}),i++)}else e=o(e,n+"/answ\
ers","type",{type:"array"}),i++}if(r.replaceable_answers!==void 0&&typeof r.replaceable_answers!="boolean"&&(e=o(e,n+"/replaceable_answers","type",{type:"boolea\
n"}),i++),r.none_of_the_above_answer!==void 0&&typeof r.none_of_the_above_answer!="string"&&(e=o(e,n+"/none_of_the_above_answer","type",{type:"string"}),i++),r.
refuse_to_answer!==void 0&&typeof r.refuse_to_answer!="string"&&(e=o(e,n+"/refuse_to_answer","type",{type:"string"}),i++),r.dont_know_answer!==void 0&&typeof r.
dont_know_answer!="string"&&(e=o(e,n+"/dont_know_answer","type",{type:"string"}),i++),r.other_answer!==void 0&&typeof r.other_answer!="string"&&(e=o(e,n+"/other\
_answer","type",{type:"string"}),i++),r.anchored_answer!==void 0&&typeof r.anchored_answer!="string"&&(e=o(e,n+"/anchored_answer","type",{type:"string"}),i++),r.
randomize!==void 0&&typeof r.randomize!="boolean"&&(e=o(e,n+"/randomize","type",{type:"boolean"}),i++),r.order!==void 0){let t=r.order;Number.isSafeInteger(t)||
(e=o(e,n+"/order","type",{type:"integer"}),i++)}if(r.default!==void 0&&typeof r.default!="boolean"&&(e=o(e,n+"/default","type",{type:"boolean"}),i++),r.question_type!==
void 0&&typeof r.question_type!="string"&&(e=o(e,n+"/question_type","type",{type:"string"}),i++),r.target_option_index!==void 0){let t=r.target_option_index;Number.
isSafeInteger(t)||(e=o(e,n+"/target_option_index","type",{type:"integer"}),i++)}if(r.multi_target_option_index!==void 0){let t=r.multi_target_option_index;if(Array.
isArray(t)){const s=t.length;for(let _=0;_<s;_++){let g=t[_];Number.isSafeInteger(g)||(e=o(e,n+"/multi_target_option_index/"+_,"type",{type:"integer"}),i++)}}else
e=o(e,n+"/multi_target_option_index","type",{type:"array"}),i++}r.use_answer_meta!==void 0&&typeof r.use_answer_meta!="boolean"&&(e=o(e,n+"/use_answer_meta","ty\
pe",{type:"boolean"}),i++),r.use_question_meta!==void 0&&typeof r.use_question_meta!="boolean"&&(e=o(e,n+"/use_question_meta","type",{type:"boolean"}),i++),r.enable_skip_logic!==
void 0&&typeof r.enable_skip_logic!="boolean"&&(e=o(e,n+"/enable_skip_logic","type",{type:"boolean"}),i++)}else e=o(e,n,"type",{type:"object"}),i++;return v.errors=
e,i===0}function u(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.text!==
void 0&&typeof r.text!="string"&&(e=o(e,n+"/text","type",{type:"string"}),i++),r.title!==void 0&&typeof r.title!="string"&&(e=o(e,n+"/title","type",{type:"strin\
g"}),i++),r.order!==void 0){let t=r.order;Number.isSafeInteger(t)||(e=o(e,n+"/order","type",{type:"integer"}),i++)}r.none_of_the_above!==void 0&&typeof r.none_of_the_above!=
"boolean"&&(e=o(e,n+"/none_of_the_above","type",{type:"boolean"}),i++)}else e=o(e,n,"type",{type:"object"}),i++;return u.errors=e,i===0}function f(r,{instancePath:n="",
parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;if(v(r,{instancePath:n,parentData:y,parentDataProperty:l,rootData:p})||(e=e===null?v.errors:e.
concat(v.errors),i=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.columns!==void 0){let t=r.columns;if(Array.isArray(t)){const s=t.length;for(let _=0;_<
s;_++)u(t[_],{instancePath:n+"/columns/"+_,parentData:t,parentDataProperty:_,rootData:p})||(e=e===null?u.errors:e.concat(u.errors),i=e.length)}else e=o(e,n+"/co\
lumns","type",{type:"array"}),i++}if(r.rows!==void 0){let t=r.rows;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)u(t[_],{instancePath:n+"/rows/"+_,parentData:t,
parentDataProperty:_,rootData:p})||(e=e===null?u.errors:e.concat(u.errors),i=e.length)}else e=o(e,n+"/rows","type",{type:"array"}),i++}if(r.multi_level_target_option_index!==
void 0){let t=r.multi_level_target_option_index;t&&typeof t=="object"&&!Array.isArray(t)||(e=o(e,n+"/multi_level_target_option_index","type",{type:"object"}),i++)}}
return f.errors=e,i===0}function a(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.marketplace_question_id!==void 0){let t=r.marketplace_question_id;Number.isSafeInteger(t)||(e=o(e,n+"/marketplace_question_id","type",{type:"integer"}),
i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=o(e,n+"/marketplace_question_id","minimum",{comparison:">=",limit:1}),i++)}if(r.qual_name!==void 0&&typeof r.
qual_name!="string"&&(e=o(e,n+"/qual_name","type",{type:"string"}),i++),r.answer_type!==void 0&&typeof r.answer_type!="string"&&(e=o(e,n+"/answer_type","type",{
type:"string"}),i++),r.precodes!==void 0){let t=r.precodes;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)typeof t[_]!="string"&&(e=o(e,n+"/precodes/"+
_,"type",{type:"string"}),i++)}else e=o(e,n+"/precodes","type",{type:"array"}),i++}}else e=o(e,n,"type",{type:"object"}),i++;return a.errors=e,i===0}function b(r,{
instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.
target_name!="string"&&(e=o(e,n+"/target_name","type",{type:"string"}),i++),r.is_default!==void 0&&typeof r.is_default!="boolean"&&(e=o(e,n+"/is_default","type",
{type:"boolean"}),i++),r.qualifications!==void 0){let t=r.qualifications;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)a(t[_],{instancePath:n+"/qual\
ifications/"+_,parentData:t,parentDataProperty:_,rootData:p})||(e=e===null?a.errors:e.concat(a.errors),i=e.length)}else e=o(e,n+"/qualifications","type",{type:"\
array"}),i++}}else e=o(e,n,"type",{type:"object"}),i++;return b.errors=e,i===0}function q(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_name!==void 0&&typeof r.target_name!="string"&&(e=o(e,n+"/target_name","type",{type:"str\
ing"}),i++),r.qualifications!==void 0){let t=r.qualifications;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)a(t[_],{instancePath:n+"/qualifications/"+
_,parentData:t,parentDataProperty:_,rootData:p})||(e=e===null?a.errors:e.concat(a.errors),i=e.length)}else e=o(e,n+"/qualifications","type",{type:"array"}),i++}}else
e=o(e,n,"type",{type:"object"}),i++;return q.errors=e,i===0}function A(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let t=r.id;Number.isSafeInteger(t)||(e=o(e,n+"/id","type",{type:"integer"}),i++)}if(r.qualification!==void 0&&
typeof r.qualification!="string"&&(e=o(e,n+"/qualification","type",{type:"string"}),i++),r.options!==void 0){let t=r.options;if(Array.isArray(t)){const s=t.length;
for(let _=0;_<s;_++)typeof t[_]!="string"&&(e=o(e,n+"/options/"+_,"type",{type:"string"}),i++)}else e=o(e,n+"/options","type",{type:"array"}),i++}}else e=o(e,n,
"type",{type:"object"}),i++;return A.errors=e,i===0}function D(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.name!==void 0&&typeof r.name!="string"&&(e=o(e,n+"/name","type",{type:"string"}),i++),r.qualifications!==void 0){let t=r.qualifications;
if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)A(t[_],{instancePath:n+"/qualifications/"+_,parentData:t,parentDataProperty:_,rootData:p})||(e=e===null?
A.errors:e.concat(A.errors),i=e.length)}else e=o(e,n+"/qualifications","type",{type:"array"}),i++}}else e=o(e,n,"type",{type:"object"}),i++;return D.errors=e,i===
0}function x(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creatives_number!==
void 0){let t=r.creatives_number;Number.isSafeInteger(t)||(e=o(e,n+"/creatives_number","type",{type:"integer"}),i++)}if(r.exposed_sample_size!==void 0){let t=r.
exposed_sample_size;Number.isSafeInteger(t)||(e=o(e,n+"/exposed_sample_size","type",{type:"integer"}),i++)}}else e=o(e,n,"type",{type:"object"}),i++;return x.errors=
e,i===0}function w(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.answer_meta!==
void 0&&(d(r.answer_meta,{instancePath:n+"/answer_meta",parentData:r,parentDataProperty:"answer_meta",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),i=e.
length)),r.questions!==void 0){let t=r.questions;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)f(t[_],{instancePath:n+"/questions/"+_,parentData:t,parentDataProperty:_,
rootData:p})||(e=e===null?f.errors:e.concat(f.errors),i=e.length)}else e=o(e,n+"/questions","type",{type:"array"}),i++}if(r.baseline_questions!==void 0){let t=r.
baseline_questions;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)f(t[_],{instancePath:n+"/baseline_questions/"+_,parentData:t,parentDataProperty:_,rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),i=e.length)}else e=o(e,n+"/baseline_questions","type",{type:"array"}),i++}if(r.social_questions!==void 0){let t=r.social_questions;
if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)f(t[_],{instancePath:n+"/social_questions/"+_,parentData:t,parentDataProperty:_,rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),i=e.length)}else e=o(e,n+"/social_questions","type",{type:"array"}),i++}if(r.extra_questions!==void 0){let t=r.extra_questions;if(Array.
isArray(t)){const s=t.length;for(let _=0;_<s;_++)f(t[_],{instancePath:n+"/extra_questions/"+_,parentData:t,parentDataProperty:_,rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),i=e.length)}else e=o(e,n+"/extra_questions","type",{type:"array"}),i++}if(r.allow_ip!==void 0&&typeof r.allow_ip!="boolean"&&(e=o(e,n+"/allow\
_ip","type",{type:"boolean"}),i++),r.expected_impressions_count!==void 0){let t=r.expected_impressions_count;Number.isSafeInteger(t)||(e=o(e,n+"/expected_impres\
sions_count","type",{type:"integer"}),i++)}if(r.expected_impressions_count_linear_tv!==void 0){let t=r.expected_impressions_count_linear_tv;Number.isSafeInteger(
t)||(e=o(e,n+"/expected_impressions_count_linear_tv","type",{type:"integer"}),i++)}if(r.expected_impressions_count_social!==void 0){let t=r.expected_impressions_count_social;
Number.isSafeInteger(t)||(e=o(e,n+"/expected_impressions_count_social","type",{type:"integer"}),i++)}if(r.data_partners!==void 0){let t=r.data_partners;if(Array.
isArray(t)){const s=t.length;for(let _=0;_<s;_++)typeof t[_]!="string"&&(e=o(e,n+"/data_partners/"+_,"type",{type:"string"}),i++)}else e=o(e,n+"/data_partners",
"type",{type:"array"}),i++}if(r.target_audiences!==void 0){let t=r.target_audiences;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)b(t[_],{instancePath:n+
"/target_audiences/"+_,parentData:t,parentDataProperty:_,rootData:p})||(e=e===null?b.errors:e.concat(b.errors),i=e.length)}else e=o(e,n+"/target_audiences","typ\
e",{type:"array"}),i++}r.niche_targeting!==void 0&&(q(r.niche_targeting,{instancePath:n+"/niche_targeting",parentData:r,parentDataProperty:"niche_targeting",rootData:p})||
(e=e===null?q.errors:e.concat(q.errors),i=e.length)),r.extra_questions_enabled!==void 0&&typeof r.extra_questions_enabled!="boolean"&&(e=o(e,n+"/extra_questions\
_enabled","type",{type:"boolean"}),i++),r.targeted_recruitment!==void 0&&(D(r.targeted_recruitment,{instancePath:n+"/targeted_recruitment",parentData:r,parentDataProperty:"\
targeted_recruitment",rootData:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length)),r.forced_exposure!==void 0&&(x(r.forced_exposure,{instancePath:n+"/forc\
ed_exposure",parentData:r,parentDataProperty:"forced_exposure",rootData:p})||(e=e===null?x.errors:e.concat(x.errors),i=e.length))}else e=o(e,n,"type",{type:"obj\
ect"}),i++;return w.errors=e,i===0}function N(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.digital!==void 0){let t=r.digital;Number.isSafeInteger(t)||(e=o(e,n+"/digital","type",{type:"integer"}),i++)}if(r.linear_tv!==void 0){let t=r.
linear_tv;Number.isSafeInteger(t)||(e=o(e,n+"/linear_tv","type",{type:"integer"}),i++)}if(r.social!==void 0){let t=r.social;Number.isSafeInteger(t)||(e=o(e,n+"/\
social","type",{type:"integer"}),i++)}}else e=o(e,n,"type",{type:"object"}),i++;return N.errors=e,i===0}function I(r,{instancePath:n="",parentData:y,parentDataProperty:l,
rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.brand_name!==void 0&&typeof r.brand_name!="string"&&(e=o(e,n+"/brand_name","t\
ype",{type:"string"}),i++),r.keywords!==void 0){let t=r.keywords;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)typeof t[_]!="string"&&(e=o(e,n+"/key\
words/"+_,"type",{type:"string"}),i++)}else e=o(e,n+"/keywords","type",{type:"array"}),i++}if(r.ads_start_date!==void 0&&typeof r.ads_start_date!="string"&&(e=o(
e,n+"/ads_start_date","type",{type:"string"}),i++),r.ads_end_date!==void 0&&typeof r.ads_end_date!="string"&&(e=o(e,n+"/ads_end_date","type",{type:"string"}),i++),
r.recruitment_types!==void 0){let t=r.recruitment_types;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)typeof t[_]!="string"&&(e=o(e,n+"/recruitment_\
types/"+_,"type",{type:"string"}),i++)}else e=o(e,n+"/recruitment_types","type",{type:"array"}),i++}}else e=o(e,n,"type",{type:"object"}),i++;return I.errors=e,
i===0}function S(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaign_id===
void 0&&(e=o(e,n,"required",{missingProperty:"campaign_id"}),i++),r.campaign_id!==void 0&&typeof r.campaign_id!="string"&&(e=o(e,n+"/campaign_id","type",{type:"\
string"}),i++),r.campaign_name!==void 0){let t=r.campaign_name;typeof t=="string"?(t.length>300&&k(t)>300&&(e=o(e,n+"/campaign_name","maxLength",{limit:300}),i++),
t.length<2&&k(t)<1&&(e=o(e,n+"/campaign_name","minLength",{limit:1}),i++)):(e=o(e,n+"/campaign_name","type",{type:"string"}),i++)}if(r.campaign_type!==void 0&&typeof r.
campaign_type!="string"&&(e=o(e,n+"/campaign_type","type",{type:"string"}),i++),r.status!==void 0&&(c(r.status,{instancePath:n+"/status",parentData:r,parentDataProperty:"\
status",rootData:p})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)),r.control_survey_id!==void 0){let t=r.control_survey_id;Number.isSafeInteger(t)||(e=o(
e,n+"/control_survey_id","type",{type:"integer"}),i++)}if(r.exposed_survey_id!==void 0){let t=r.exposed_survey_id;Number.isSafeInteger(t)||(e=o(e,n+"/exposed_su\
rvey_id","type",{type:"integer"}),i++)}if(r.errors!==void 0){let t=r.errors;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)typeof t[_]!="string"&&(e=
o(e,n+"/errors/"+_,"type",{type:"string"}),i++)}else e=o(e,n+"/errors","type",{type:"array"}),i++}if(r.start_date!==void 0&&typeof r.start_date!="string"&&(e=o(
e,n+"/start_date","type",{type:"string"}),i++),r.end_date!==void 0&&typeof r.end_date!="string"&&(e=o(e,n+"/end_date","type",{type:"string"}),i++),r.client_name!==
void 0){let t=r.client_name;typeof t!="string"&&t!==null&&(e=o(e,n+"/client_name","type",{type:["string","null"]}),i++),typeof t=="string"&&t.length>300&&k(t)>300&&
(e=o(e,n+"/client_name","maxLength",{limit:300}),i++)}if(r.country_language_id!==void 0){let t=r.country_language_id;Number.isSafeInteger(t)||(e=o(e,n+"/country\
_language_id","type",{type:"integer"}),i++)}if(r.weighting_targets_baseline_version!==void 0&&typeof r.weighting_targets_baseline_version!="string"&&(e=o(e,n+"/\
weighting_targets_baseline_version","type",{type:"string"}),i++),r.industry_id!==void 0){let t=r.industry_id;!Number.isSafeInteger(t)&&t!==null&&(e=o(e,n+"/indu\
stry_id","type",{type:["integer","null"]}),i++)}if(r.channels!==void 0){let t=r.channels;if(!Array.isArray(t)&&t!==null&&(e=o(e,n+"/channels","type",{type:["arr\
ay","null"]}),i++),Array.isArray(t)){t.length>3&&(e=o(e,n+"/channels","maxItems",{limit:3}),i++);const s=t.length;for(let _=0;_<s;_++)m(t[_],{instancePath:n+"/c\
hannels/"+_,parentData:t,parentDataProperty:_,rootData:p})||(e=e===null?m.errors:e.concat(m.errors),i=e.length)}}if(r.default_question_id!==void 0){let t=r.default_question_id;
Number.isSafeInteger(t)||(e=o(e,n+"/default_question_id","type",{type:"integer"}),i++)}if(r.default_question_name!==void 0&&typeof r.default_question_name!="str\
ing"&&(e=o(e,n+"/default_question_name","type",{type:"string"}),i++),r.account_id!==void 0&&typeof r.account_id!="string"&&(e=o(e,n+"/account_id","type",{type:"\
string"}),i++),r.project_manager_user_id!==void 0){let t=r.project_manager_user_id;Number.isSafeInteger(t)||(e=o(e,n+"/project_manager_user_id","type",{type:"in\
teger"}),i++)}if(r.draft_settings!==void 0&&(w(r.draft_settings,{instancePath:n+"/draft_settings",parentData:r,parentDataProperty:"draft_settings",rootData:p})||
(e=e===null?w.errors:e.concat(w.errors),i=e.length)),r.created_at!==void 0&&typeof r.created_at!="string"&&(e=o(e,n+"/created_at","type",{type:"string"}),i++),r.
updated_at!==void 0&&typeof r.updated_at!="string"&&(e=o(e,n+"/updated_at","type",{type:"string"}),i++),r.campaign_data_updated_at!==void 0&&typeof r.campaign_data_updated_at!=
"string"&&(e=o(e,n+"/campaign_data_updated_at","type",{type:"string"}),i++),r.permission_id!==void 0){let t=r.permission_id;Number.isSafeInteger(t)||(e=o(e,n+"/\
permission_id","type",{type:"integer"}),i++)}r.region!==void 0&&typeof r.region!="string"&&(e=o(e,n+"/region","type",{type:"string"}),i++),r.expected_impressions_count!==
void 0&&(N(r.expected_impressions_count,{instancePath:n+"/expected_impressions_count",parentData:r,parentDataProperty:"expected_impressions_count",rootData:p})||
(e=e===null?N.errors:e.concat(N.errors),i=e.length)),r.is_methodology_mta!==void 0&&typeof r.is_methodology_mta!="string"&&(e=o(e,n+"/is_methodology_mta","type",
{type:"string"}),i++),r.sales_lift_enabled!==void 0&&typeof r.sales_lift_enabled!="string"&&(e=o(e,n+"/sales_lift_enabled","type",{type:"string"}),i++),r.social_configuration!==
void 0&&(I(r.social_configuration,{instancePath:n+"/social_configuration",parentData:r,parentDataProperty:"social_configuration",rootData:p})||(e=e===null?I.errors:
e.concat(I.errors),i=e.length))}else e=o(e,n,"type",{type:"object"}),i++;return S.errors=e,i===0}function j(r,{instancePath:n="",parentData:y,parentDataProperty:l,
rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=o(e,n,"required",{missingProperty:"items"}),i++),r.page===
void 0&&(e=o(e,n,"required",{missingProperty:"page"}),i++),r.page_size===void 0&&(e=o(e,n,"required",{missingProperty:"page_size"}),i++),r.total_items===void 0&&
(e=o(e,n,"required",{missingProperty:"total_items"}),i++),r.items!==void 0){let t=r.items;if(Array.isArray(t)){const s=t.length;for(let _=0;_<s;_++)S(t[_],{instancePath:n+
"/items/"+_,parentData:t,parentDataProperty:_,rootData:p})||(e=e===null?S.errors:e.concat(S.errors),i=e.length)}else e=o(e,n+"/items","type",{type:"array"}),i++}
if(r.page!==void 0){let t=r.page;Number.isSafeInteger(t)||(e=o(e,n+"/page","type",{type:"integer"}),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=o(
e,n+"/page","minimum",{comparison:">=",limit:1}),i++)}if(r.page_size!==void 0){let t=r.page_size;Number.isSafeInteger(t)||(e=o(e,n+"/page_size","type",{type:"in\
teger"}),i++)}if(r.total_items!==void 0){let t=r.total_items;Number.isSafeInteger(t)||(e=o(e,n+"/total_items","type",{type:"integer"}),i++)}r.sort_by!==void 0&&
typeof r.sort_by!="string"&&(e=o(e,n+"/sort_by","type",{type:"string"}),i++),r.sort_order!==void 0&&typeof r.sort_order!="string"&&(e=o(e,n+"/sort_order","type",
{type:"string"}),i++)}else e=o(e,n,"type",{type:"object"}),i++;return j.errors=e,i===0}function z(r,{instancePath:n="",parentData:y,parentDataProperty:l,rootData:p=r}={}){
let e=null,i=0;return j(r,{instancePath:n,parentData:y,parentDataProperty:l,rootData:p})||(e=e===null?j.errors:e.concat(j.errors),i=e.length),z.errors=e,i===0}
export const request: Validator<"listCampaigns"> = O
export const response: Validator<"listCampaigns"> = R
