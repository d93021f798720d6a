// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const _=(i,n,e,t)=>{const r={instancePath:n,keyword:e,params:t};return i===null?[r]:(i.push(r),i)},I={campaigns_pk:1,questions_pk:1,confidence_level:1,confidence_level__in:1,
channel__in:1,exclude_channels:1,target_audience_id__in:1,demographics:1,timestamp__lte:1,timestamp__gte:1,media_channel:1,media_channel__in:1,publisher_id:1,publisher_id__in:1,
placement_id:1,placement_id__in:1,creative_id:1,creative_id__in:1,ad_channel:1,ad_channel__regex:1,custom_variables__c1:1,custom_variables__c2:1,custom_variables__c3:1,
custom_variables__c4:1,custom_variables__c5:1,ad_duration:1,ad_duration__in:1,daypart:1,daypart__in:1,network:1,network__in:1,device_type:1,device_type__in:1,publisher_group_id:1,
publisher_group_id__in:1,placement_group_id:1,placement_group_id__in:1,creative_group_id:1,creative_group_id__in:1,respondent_id:1,channel:1,frequency:1,frequency__in:1,
frequency__gte:1,frequency__lte:1,frequency__range:1,answer_ids:1},x=A,S=Object.prototype.hasOwnProperty,s=new RegExp("^-?\\d+$","u"),w=new RegExp("^0?\\.\\d*[1-9\
]\\d*$","u"),k=new RegExp("^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$","u");function A(i,n=""){let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){i.campaigns_pk===
void 0&&(e=_(e,n,"required",{missingProperty:"campaigns_pk"}),t++),i.questions_pk===void 0&&(e=_(e,n,"required",{missingProperty:"questions_pk"}),t++);for(const r in i)
S.call(I,r)||(e=_(e,n,"additionalProperties",{additionalProperty:r}),t++);if(i.campaigns_pk!==void 0&&typeof i.campaigns_pk!="string"&&(e=_(e,n+"/campaigns_pk",
"type",{type:"string"}),t++),i.questions_pk!==void 0){let r=i.questions_pk;!Number.isSafeInteger(r)&&typeof r!="string"&&(e=_(e,n+"/questions_pk","type",{type:[
"integer","string"]}),t++),typeof r=="string"&&!s.test(r)&&(e=_(e,n+"/questions_pk","pattern",{pattern:"^-?\\d+$"}),t++)}if(i.confidence_level!==void 0){let r=i.
confidence_level;!(typeof r=="number"&&isFinite(r))&&typeof r!="string"&&(e=_(e,n+"/confidence_level","type",{type:["number","string"]}),t++),typeof r=="number"&&
isFinite(r)&&((r>=1||isNaN(r))&&(e=_(e,n+"/confidence_level","exclusiveMaximum",{comparison:"<",limit:1}),t++),(r<=0||isNaN(r))&&(e=_(e,n+"/confidence_level","e\
xclusiveMinimum",{comparison:">",limit:0}),t++)),typeof r=="string"&&!w.test(r)&&(e=_(e,n+"/confidence_level","pattern",{pattern:"^0?\\.\\d*[1-9]\\d*$"}),t++)}if(i.
confidence_level__in!==void 0){let r=i.confidence_level__in;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];!(typeof p=="number"&&isFinite(
p))&&typeof p!="string"&&(e=_(e,n+"/confidence_level__in/"+o,"type",{type:["number","string"]}),t++),p===.8||p===.85||p===.9||p===.95||p==="0.8"||p==="0.85"||p===
"0.9"||p==="0.95"||(e=_(e,n+"/confidence_level__in/"+o,"enum",{allowedValues:[.8,.85,.9,.95,"0.8","0.85","0.9","0.95"]}),t++),typeof p=="string"&&!k.test(p)&&(e=
_(e,n+"/confidence_level__in/"+o,"pattern",{pattern:"^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$"}),t++)}}else e=_(e,n+"/confidence_level__in","type",{type:"array"}),t++}
if(i.channel__in!==void 0){let r=i.channel__in;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];typeof p!="string"&&!Number.isSafeInteger(p)&&
(e=_(e,n+"/channel__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/channel__in","type",{type:"array"}),t++}if(i.exclude_channels!==void 0){let r=i.
exclude_channels;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/exclude_channels\
/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/exclude_channels","type",{type:"array"}),t++}if(i.target_audience_id__in!==void 0){let r=i.target_audience_id__in;
if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=_(e,n+"/target_audience_id__in/"+o,"type",
{type:["integer","string"]}),t++),typeof p=="string"&&!s.test(p)&&(e=_(e,n+"/target_audience_id__in/"+o,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=_(e,n+"/tar\
get_audience_id__in","type",{type:"array"}),t++}if(i.demographics!==void 0){let r=i.demographics;if(r&&typeof r=="object"&&!Array.isArray(r))for(const l in r){let o=r[l];
typeof o!="string"&&!Number.isSafeInteger(o)&&(e=_(e,n+"/demographics/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:["string","integer"]}),t++)}else e=
_(e,n+"/demographics","type",{type:"object"}),t++}if(i.timestamp__lte!==void 0&&typeof i.timestamp__lte!="string"&&(e=_(e,n+"/timestamp__lte","type",{type:"stri\
ng"}),t++),i.timestamp__gte!==void 0&&typeof i.timestamp__gte!="string"&&(e=_(e,n+"/timestamp__gte","type",{type:"string"}),t++),i.media_channel!==void 0){let r=i.
media_channel;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+"/media_channel","type",{type:["string","integer"]}),t++)}if(i.media_channel__in!==void 0){
let r=i.media_channel__in;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/media_c\
hannel__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/media_channel__in","type",{type:"array"}),t++}if(i.publisher_id!==void 0){let r=i.publisher_id;
typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+"/publisher_id","type",{type:["string","integer"]}),t++)}if(i.publisher_id__in!==void 0){let r=i.publisher_id__in;
if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/publisher_id__in/"+o,"type",{type:[
"string","integer"]}),t++)}}else e=_(e,n+"/publisher_id__in","type",{type:"array"}),t++}if(i.placement_id!==void 0){let r=i.placement_id;typeof r!="string"&&!Number.
isSafeInteger(r)&&(e=_(e,n+"/placement_id","type",{type:["string","integer"]}),t++)}if(i.placement_id__in!==void 0){let r=i.placement_id__in;if(Array.isArray(r)){
const l=r.length;for(let o=0;o<l;o++){let p=r[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/placement_id__in/"+o,"type",{type:["string","integer"]}),
t++)}}else e=_(e,n+"/placement_id__in","type",{type:"array"}),t++}if(i.creative_id!==void 0){let r=i.creative_id;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=
_(e,n+"/creative_id","type",{type:["string","integer"]}),t++)}if(i.creative_id__in!==void 0){let r=i.creative_id__in;if(Array.isArray(r)){const l=r.length;for(let o=0;o<
l;o++){let p=r[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/creative_id__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/creative\
_id__in","type",{type:"array"}),t++}if(i.ad_channel!==void 0){let r=i.ad_channel;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+"/ad_channel","type",{type:[
"string","integer"]}),t++)}if(i.ad_channel__regex!==void 0){let r=i.ad_channel__regex;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+"/ad_channel__regex",
"type",{type:["string","integer"]}),t++)}if(i.custom_variables__c1!==void 0){let r=i.custom_variables__c1;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+
"/custom_variables__c1","type",{type:["string","integer"]}),t++)}if(i.custom_variables__c2!==void 0){let r=i.custom_variables__c2;typeof r!="string"&&!Number.isSafeInteger(
r)&&(e=_(e,n+"/custom_variables__c2","type",{type:["string","integer"]}),t++)}if(i.custom_variables__c3!==void 0){let r=i.custom_variables__c3;typeof r!="string"&&
!Number.isSafeInteger(r)&&(e=_(e,n+"/custom_variables__c3","type",{type:["string","integer"]}),t++)}if(i.custom_variables__c4!==void 0){let r=i.custom_variables__c4;
typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+"/custom_variables__c4","type",{type:["string","integer"]}),t++)}if(i.custom_variables__c5!==void 0){let r=i.
custom_variables__c5;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+"/custom_variables__c5","type",{type:["string","integer"]}),t++)}if(i.ad_duration!==
void 0){let r=i.ad_duration;!Number.isSafeInteger(r)&&typeof r!="string"&&(e=_(e,n+"/ad_duration","type",{type:["integer","string"]}),t++),typeof r=="string"&&!s.
test(r)&&(e=_(e,n+"/ad_duration","pattern",{pattern:"^-?\\d+$"}),t++)}if(i.ad_duration__in!==void 0){let r=i.ad_duration__in;if(Array.isArray(r)){const l=r.length;
for(let o=0;o<l;o++){let p=r[o];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=_(e,n+"/ad_duration__in/"+o,"type",{type:["integer","string"]}),t++),typeof p==
"string"&&!s.test(p)&&(e=_(e,n+"/ad_duration__in/"+o,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=_(e,n+"/ad_duration__in","type",{type:"array"}),t++}if(i.daypart!==
void 0){let r=i.daypart;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+"/daypart","type",{type:["string","integer"]}),t++)}if(i.daypart__in!==void 0){let r=i.
daypart__in;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/daypart__in/"+o,"type",
{type:["string","integer"]}),t++)}}else e=_(e,n+"/daypart__in","type",{type:"array"}),t++}if(i.network!==void 0){let r=i.network;typeof r!="string"&&!Number.isSafeInteger(
r)&&(e=_(e,n+"/network","type",{type:["string","integer"]}),t++)}if(i.network__in!==void 0){let r=i.network__in;if(Array.isArray(r)){const l=r.length;for(let o=0;o<
l;o++){let p=r[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/network__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/network__in",
"type",{type:"array"}),t++}if(i.device_type!==void 0){let r=i.device_type;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+"/device_type","type",{type:["s\
tring","integer"]}),t++)}if(i.device_type__in!==void 0){let r=i.device_type__in;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];typeof p!=
"string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/device_type__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/device_type__in","type",{type:"array"}),
t++}if(i.publisher_group_id!==void 0){let r=i.publisher_group_id;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+"/publisher_group_id","type",{type:["str\
ing","integer"]}),t++)}if(i.publisher_group_id__in!==void 0){let r=i.publisher_group_id__in;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];
typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/publisher_group_id__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/publisher_group_id_\
_in","type",{type:"array"}),t++}if(i.placement_group_id!==void 0){let r=i.placement_group_id;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+"/placement_\
group_id","type",{type:["string","integer"]}),t++)}if(i.placement_group_id__in!==void 0){let r=i.placement_group_id__in;if(Array.isArray(r)){const l=r.length;for(let o=0;o<
l;o++){let p=r[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/placement_group_id__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/p\
lacement_group_id__in","type",{type:"array"}),t++}if(i.creative_group_id!==void 0){let r=i.creative_group_id;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(
e,n+"/creative_group_id","type",{type:["string","integer"]}),t++)}if(i.creative_group_id__in!==void 0){let r=i.creative_group_id__in;if(Array.isArray(r)){const l=r.
length;for(let o=0;o<l;o++){let p=r[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/creative_group_id__in/"+o,"type",{type:["string","integer"]}),t++)}}else
e=_(e,n+"/creative_group_id__in","type",{type:"array"}),t++}if(i.respondent_id!==void 0&&typeof i.respondent_id!="string"&&(e=_(e,n+"/respondent_id","type",{type:"\
string"}),t++),i.channel!==void 0){let r=i.channel;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=_(e,n+"/channel","type",{type:["string","integer"]}),t++)}if(i.
frequency!==void 0){let r=i.frequency;!Number.isSafeInteger(r)&&typeof r!="string"&&(e=_(e,n+"/frequency","type",{type:["integer","string"]}),t++),typeof r=="st\
ring"&&!s.test(r)&&(e=_(e,n+"/frequency","pattern",{pattern:"^-?\\d+$"}),t++)}if(i.frequency__in!==void 0){let r=i.frequency__in;if(Array.isArray(r)){const l=r.
length;for(let o=0;o<l;o++){let p=r[o];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=_(e,n+"/frequency__in/"+o,"type",{type:["integer","string"]}),t++),typeof p==
"string"&&!s.test(p)&&(e=_(e,n+"/frequency__in/"+o,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=_(e,n+"/frequency__in","type",{type:"array"}),t++}if(i.frequency__gte!==
void 0){let r=i.frequency__gte;!Number.isSafeInteger(r)&&typeof r!="string"&&(e=_(e,n+"/frequency__gte","type",{type:["integer","string"]}),t++),typeof r=="stri\
ng"&&!s.test(r)&&(e=_(e,n+"/frequency__gte","pattern",{pattern:"^-?\\d+$"}),t++)}if(i.frequency__lte!==void 0){let r=i.frequency__lte;!Number.isSafeInteger(r)&&
typeof r!="string"&&(e=_(e,n+"/frequency__lte","type",{type:["integer","string"]}),t++),typeof r=="string"&&!s.test(r)&&(e=_(e,n+"/frequency__lte","pattern",{pattern:"\
^-?\\d+$"}),t++)}if(i.frequency__range!==void 0){let r=i.frequency__range;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];!Number.isSafeInteger(
p)&&typeof p!="string"&&(e=_(e,n+"/frequency__range/"+o,"type",{type:["integer","string"]}),t++),typeof p=="string"&&!s.test(p)&&(e=_(e,n+"/frequency__range/"+o,
"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=_(e,n+"/frequency__range","type",{type:"array"}),t++}if(i.answer_ids!==void 0){let r=i.answer_ids;if(Array.isArray(
r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=_(e,n+"/answer_ids/"+o,"type",{type:["integer","string"]}),
t++),typeof p=="string"&&!s.test(p)&&(e=_(e,n+"/answer_ids/"+o,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=_(e,n+"/answer_ids","type",{type:"array"}),t++}}else
e=_(e,n,"type",{type:"object"}),t++;return A.errors=e,t===0}const j=N;function g(i,n=""){let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.confidence_level===
void 0&&(e=_(e,n,"required",{missingProperty:"confidence_level"}),t++),i.confidence_level!==void 0){let r=i.confidence_level;typeof r=="number"&&isFinite(r)||(e=
_(e,n+"/confidence_level","type",{type:"number"}),t++)}if(i.margin_of_error!==void 0){let r=i.margin_of_error;typeof r=="number"&&isFinite(r)?(r<0||isNaN(r))&&(e=
_(e,n+"/margin_of_error","minimum",{comparison:">=",limit:0}),t++):(e=_(e,n+"/margin_of_error","type",{type:"number"}),t++)}i.statistically_significant!==void 0&&
typeof i.statistically_significant!="boolean"&&(e=_(e,n+"/statistically_significant","type",{type:"boolean"}),t++)}else e=_(e,n,"type",{type:"object"}),t++;return g.
errors=e,t===0}function y(i,n=""){let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.exposed_count!==void 0){let r=i.exposed_count;Number.isSafeInteger(
r)||(e=_(e,n+"/exposed_count","type",{type:"integer"}),t++)}if(i.control_count!==void 0){let r=i.control_count;Number.isSafeInteger(r)||(e=_(e,n+"/control_count",
"type",{type:"integer"}),t++)}if(i.in_target_exposed_count!==void 0){let r=i.in_target_exposed_count;Number.isSafeInteger(r)||(e=_(e,n+"/in_target_exposed_count",
"type",{type:"integer"}),t++)}if(i.in_target_control_count!==void 0){let r=i.in_target_control_count;Number.isSafeInteger(r)||(e=_(e,n+"/in_target_control_count",
"type",{type:"integer"}),t++)}if(i.total_count!==void 0){let r=i.total_count;Number.isSafeInteger(r)||(e=_(e,n+"/total_count","type",{type:"integer"}),t++)}if(i.
confidence_level!==void 0){let r=i.confidence_level;typeof r=="number"&&isFinite(r)||(e=_(e,n+"/confidence_level","type",{type:"number"}),t++)}if(i.margin_of_error!==
void 0){let r=i.margin_of_error;!(typeof r=="number"&&isFinite(r))&&r!==null&&(e=_(e,n+"/margin_of_error","type",{type:["number","null"]}),t++),typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))&&(e=_(e,n+"/margin_of_error","minimum",{comparison:">=",limit:0}),t++)}if(i.exposed_percentage!==void 0){let r=i.exposed_percentage;
!(typeof r=="number"&&isFinite(r))&&r!==null&&(e=_(e,n+"/exposed_percentage","type",{type:["number","null"]}),t++),typeof r=="number"&&isFinite(r)&&((r>100||isNaN(
r))&&(e=_(e,n+"/exposed_percentage","maximum",{comparison:"<=",limit:100}),t++),(r<0||isNaN(r))&&(e=_(e,n+"/exposed_percentage","minimum",{comparison:">=",limit:0}),
t++))}if(i.control_percentage!==void 0){let r=i.control_percentage;!(typeof r=="number"&&isFinite(r))&&r!==null&&(e=_(e,n+"/control_percentage","type",{type:["n\
umber","null"]}),t++),typeof r=="number"&&isFinite(r)&&((r>100||isNaN(r))&&(e=_(e,n+"/control_percentage","maximum",{comparison:"<=",limit:100}),t++),(r<0||isNaN(
r))&&(e=_(e,n+"/control_percentage","minimum",{comparison:">=",limit:0}),t++))}if(i.lift_percentage!==void 0){let r=i.lift_percentage;!(typeof r=="number"&&isFinite(
r))&&r!==null&&(e=_(e,n+"/lift_percentage","type",{type:["number","null"]}),t++)}if(i.statistically_significant!==void 0){let r=i.statistically_significant;typeof r!=
"boolean"&&r!==null&&(e=_(e,n+"/statistically_significant","type",{type:["boolean","null"]}),t++)}if(i.statistical_test!==void 0){let r=i.statistical_test;if(Array.
isArray(r)){const l=r.length;for(let o=0;o<l;o++)g(r[o],n+"/statistical_test/"+o)||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=_(e,n+"/statistica\
l_test","type",{type:"array"}),t++}}else e=_(e,n,"type",{type:"object"}),t++;return y.errors=e,t===0}function u(i,n=""){let e=null,t=0;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.id===void 0&&(e=_(e,n,"required",{missingProperty:"id"}),t++),i.id!==void 0){let r=i.id;Number.isSafeInteger(r)||(e=_(e,n+"/id","type",{
type:"integer"}),t++)}if(i.question_id!==void 0){let r=i.question_id;Number.isSafeInteger(r)||(e=_(e,n+"/question_id","type",{type:"integer"}),t++)}if(i.question_name!==
void 0&&typeof i.question_name!="string"&&(e=_(e,n+"/question_name","type",{type:"string"}),t++),i.question_text!==void 0&&typeof i.question_text!="string"&&(e=
_(e,n+"/question_text","type",{type:"string"}),t++),i.question_type!==void 0&&typeof i.question_type!="string"&&(e=_(e,n+"/question_type","type",{type:"string"}),
t++),i.in_target_answers!==void 0){let r=i.in_target_answers;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];Number.isSafeInteger(p)||(e=_(
e,n+"/in_target_answers/"+o,"type",{type:"integer"}),t++)}}else e=_(e,n+"/in_target_answers","type",{type:"array"}),t++}i.question_has_predefined_answers!==void 0&&
typeof i.question_has_predefined_answers!="boolean"&&(e=_(e,n+"/question_has_predefined_answers","type",{type:"boolean"}),t++),i.kpi_type!==void 0&&typeof i.kpi_type!=
"string"&&(e=_(e,n+"/kpi_type","type",{type:"string"}),t++)}else e=_(e,n,"type",{type:"object"}),t++;return u.errors=e,t===0}function m(i,n=""){let e=null,t=0;if(y(
i,n)||(e=e===null?y.errors:e.concat(y.errors),t=e.length),i&&typeof i=="object"&&!Array.isArray(i)&&(i.label!==void 0&&typeof i.label!="string"&&(e=_(e,n+"/labe\
l","type",{type:"string"}),t++),i.answer_ids!==void 0)){let r=i.answer_ids;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];Number.isSafeInteger(
p)||(e=_(e,n+"/answer_ids/"+o,"type",{type:"integer"}),t++)}}else e=_(e,n+"/answer_ids","type",{type:"array"}),t++}return m.errors=e,t===0}function c(i,n=""){let e=null,
t=0;if(y(i,n)||(e=e===null?y.errors:e.concat(y.errors),t=e.length),i&&typeof i=="object"&&!Array.isArray(i)){if(i.enough_sample_size!==void 0&&typeof i.enough_sample_size!=
"boolean"&&(e=_(e,n+"/enough_sample_size","type",{type:"boolean"}),t++),i.enough_sample_size_on!==void 0){let r=i.enough_sample_size_on;if(Array.isArray(r)){const l=r.
length;for(let o=0;o<l;o++)typeof r[o]!="string"&&(e=_(e,n+"/enough_sample_size_on/"+o,"type",{type:"string"}),t++)}else e=_(e,n+"/enough_sample_size_on","type",
{type:"array"}),t++}if(i.enough_sample_size_off!==void 0){let r=i.enough_sample_size_off;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++){let p=r[o];if(p&&
typeof p=="object"&&!Array.isArray(p))for(const b in p){let f=p[b];if(f&&typeof f=="object"&&!Array.isArray(f))for(const a in f){let q=f[a];Number.isSafeInteger(
q)||(e=_(e,n+"/enough_sample_size_off/"+o+"/"+b.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"integer"}),t++)}else
e=_(e,n+"/enough_sample_size_off/"+o+"/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"}),t++}else e=_(e,n+"/enough_sample_size_off/"+o,"type",{
type:"object"}),t++}}else e=_(e,n+"/enough_sample_size_off","type",{type:"array"}),t++}if(i.question!==void 0&&(u(i.question,n+"/question")||(e=e===null?u.errors:
e.concat(u.errors),t=e.length)),i.answers_breakdown!==void 0){let r=i.answers_breakdown;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++)m(r[o],n+"/ans\
wers_breakdown/"+o)||(e=e===null?m.errors:e.concat(m.errors),t=e.length)}else e=_(e,n+"/answers_breakdown","type",{type:"array"}),t++}if(i.lift_diagnostics!==void 0){
let r=i.lift_diagnostics;r&&typeof r=="object"&&!Array.isArray(r)||(e=_(e,n+"/lift_diagnostics","type",{type:"object"}),t++)}}return c.errors=e,t===0}function d(i,n=""){
let e=null,t=0;if(c(i,n)||(e=e===null?c.errors:e.concat(c.errors),t=e.length),i&&typeof i=="object"&&!Array.isArray(i)){if(i.p_value!==void 0){let r=i.p_value;!(typeof r==
"number"&&isFinite(r))&&r!==null&&(e=_(e,n+"/p_value","type",{type:["number","null"]}),t++),typeof r=="number"&&isFinite(r)&&((r>1||isNaN(r))&&(e=_(e,n+"/p_valu\
e","maximum",{comparison:"<=",limit:1}),t++),(r<0||isNaN(r))&&(e=_(e,n+"/p_value","minimum",{comparison:">=",limit:0}),t++))}if(i.impression_share_percentage!==
void 0){let r=i.impression_share_percentage;typeof r=="number"&&isFinite(r)||(e=_(e,n+"/impression_share_percentage","type",{type:"number"}),t++)}}return d.errors=
e,t===0}function v(i,n=""){let e=null,t=0;return d(i,n)||(e=e===null?d.errors:e.concat(d.errors),t=e.length),i&&typeof i=="object"&&!Array.isArray(i)&&(i.ad_channel!==
void 0&&typeof i.ad_channel!="string"&&(e=_(e,n+"/ad_channel","type",{type:"string"}),t++),i.ad_channel_name!==void 0&&typeof i.ad_channel_name!="string"&&(e=_(
e,n+"/ad_channel_name","type",{type:"string"}),t++)),v.errors=e,t===0}function N(i,n=""){let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.items===
void 0&&(e=_(e,n,"required",{missingProperty:"items"}),t++),i.items!==void 0){let r=i.items;if(Array.isArray(r)){const l=r.length;for(let o=0;o<l;o++)v(r[o],n+"\
/items/"+o)||(e=e===null?v.errors:e.concat(v.errors),t=e.length)}else e=_(e,n+"/items","type",{type:"array"}),t++}}else e=_(e,n,"type",{type:"object"}),t++;return N.
errors=e,t===0}
/**
 * Whether a value is an input of `listLiftByAdChannel` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listLiftByAdChannel } from "@fieldwork/brand-lift-client/request-validators"
 * listLiftByAdChannel({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120}) // => true
 * listLiftByAdChannel({ colour: "red" }) // => false
 * listLiftByAdChannel.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listLiftByAdChannel"> = x
/**
 * Whether a value is the body of a successful response of `listLiftByAdChannel` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listLiftByAdChannel } from "@fieldwork/brand-lift-client/validators"
 * listLiftByAdChannel(null) // => false
 * listLiftByAdChannel.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listLiftByAdChannel"> = j
