// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const _=(r,n,e,t)=>{const i={instancePath:n,keyword:e,params:t};return r===null?[i]:(r.push(i),r)},I={campaigns_pk:1,questions_pk:1,confidence_level:1,confidence_level__in:1,
channel__in:1,exclude_channels:1,target_audience_id__in:1,demographics:1,timestamp__lte:1,timestamp__gte:1,media_channel:1,media_channel__in:1,publisher_id:1,publisher_id__in:1,
placement_id:1,placement_id__in:1,creative_id:1,creative_id__in:1,ad_channel:1,ad_channel__regex:1,custom_variables__c1:1,custom_variables__c2:1,custom_variables__c3:1,
custom_variables__c4:1,custom_variables__c5:1,ad_duration:1,ad_duration__in:1,daypart:1,daypart__in:1,network:1,network__in:1,device_type:1,device_type__in:1,publisher_group_id:1,
publisher_group_id__in:1,placement_group_id:1,placement_group_id__in:1,creative_group_id:1,creative_group_id__in:1,respondent_id:1,channel:1,frequency:1,frequency__in:1,
frequency__gte:1,frequency__lte:1,frequency__range:1,answer_ids:1},x=A,S=Object.prototype.hasOwnProperty,s=new RegExp("^-?\\d+$","u"),w=new RegExp("^0?\\.\\d*[1-9\
]\\d*$","u"),k=new RegExp("^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$","u");function A(r,n=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===
void 0&&(e=_(e,n,"required",{missingProperty:"campaigns_pk"}),t++),r.questions_pk===void 0&&(e=_(e,n,"required",{missingProperty:"questions_pk"}),t++);for(const i in r)
S.call(I,i)||(e=_(e,n,"additionalProperties",{additionalProperty:i}),t++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=_(e,n+"/campaigns_pk",
"type",{type:"string"}),t++),r.questions_pk!==void 0){let i=r.questions_pk;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=_(e,n+"/questions_pk","type",{type:[
"integer","string"]}),t++),typeof i=="string"&&!s.test(i)&&(e=_(e,n+"/questions_pk","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.confidence_level!==void 0){let i=r.
confidence_level;!(typeof i=="number"&&isFinite(i))&&typeof i!="string"&&(e=_(e,n+"/confidence_level","type",{type:["number","string"]}),t++),typeof i=="number"&&
isFinite(i)&&((i>=1||isNaN(i))&&(e=_(e,n+"/confidence_level","exclusiveMaximum",{comparison:"<",limit:1}),t++),(i<=0||isNaN(i))&&(e=_(e,n+"/confidence_level","e\
xclusiveMinimum",{comparison:">",limit:0}),t++)),typeof i=="string"&&!w.test(i)&&(e=_(e,n+"/confidence_level","pattern",{pattern:"^0?\\.\\d*[1-9]\\d*$"}),t++)}if(r.
confidence_level__in!==void 0){let i=r.confidence_level__in;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];!(typeof p=="number"&&isFinite(
p))&&typeof p!="string"&&(e=_(e,n+"/confidence_level__in/"+o,"type",{type:["number","string"]}),t++),p===.8||p===.85||p===.9||p===.95||p==="0.8"||p==="0.85"||p===
"0.9"||p==="0.95"||(e=_(e,n+"/confidence_level__in/"+o,"enum",{allowedValues:[.8,.85,.9,.95,"0.8","0.85","0.9","0.95"]}),t++),typeof p=="string"&&!k.test(p)&&(e=
_(e,n+"/confidence_level__in/"+o,"pattern",{pattern:"^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$"}),t++)}}else e=_(e,n+"/confidence_level__in","type",{type:"array"}),t++}
if(r.channel__in!==void 0){let i=r.channel__in;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];typeof p!="string"&&!Number.isSafeInteger(p)&&
(e=_(e,n+"/channel__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/channel__in","type",{type:"array"}),t++}if(r.exclude_channels!==void 0){let i=r.
exclude_channels;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/exclude_channels\
/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/exclude_channels","type",{type:"array"}),t++}if(r.target_audience_id__in!==void 0){let i=r.target_audience_id__in;
if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=_(e,n+"/target_audience_id__in/"+o,"type",
{type:["integer","string"]}),t++),typeof p=="string"&&!s.test(p)&&(e=_(e,n+"/target_audience_id__in/"+o,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=_(e,n+"/tar\
get_audience_id__in","type",{type:"array"}),t++}if(r.demographics!==void 0){let i=r.demographics;if(i&&typeof i=="object"&&!Array.isArray(i))for(const l in i){let o=i[l];
typeof o!="string"&&!Number.isSafeInteger(o)&&(e=_(e,n+"/demographics/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:["string","integer"]}),t++)}else e=
_(e,n+"/demographics","type",{type:"object"}),t++}if(r.timestamp__lte!==void 0&&typeof r.timestamp__lte!="string"&&(e=_(e,n+"/timestamp__lte","type",{type:"stri\
ng"}),t++),r.timestamp__gte!==void 0&&typeof r.timestamp__gte!="string"&&(e=_(e,n+"/timestamp__gte","type",{type:"string"}),t++),r.media_channel!==void 0){let i=r.
media_channel;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+"/media_channel","type",{type:["string","integer"]}),t++)}if(r.media_channel__in!==void 0){
let i=r.media_channel__in;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/media_c\
hannel__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/media_channel__in","type",{type:"array"}),t++}if(r.publisher_id!==void 0){let i=r.publisher_id;
typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+"/publisher_id","type",{type:["string","integer"]}),t++)}if(r.publisher_id__in!==void 0){let i=r.publisher_id__in;
if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/publisher_id__in/"+o,"type",{type:[
"string","integer"]}),t++)}}else e=_(e,n+"/publisher_id__in","type",{type:"array"}),t++}if(r.placement_id!==void 0){let i=r.placement_id;typeof i!="string"&&!Number.
isSafeInteger(i)&&(e=_(e,n+"/placement_id","type",{type:["string","integer"]}),t++)}if(r.placement_id__in!==void 0){let i=r.placement_id__in;if(Array.isArray(i)){
const l=i.length;for(let o=0;o<l;o++){let p=i[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/placement_id__in/"+o,"type",{type:["string","integer"]}),
t++)}}else e=_(e,n+"/placement_id__in","type",{type:"array"}),t++}if(r.creative_id!==void 0){let i=r.creative_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=
_(e,n+"/creative_id","type",{type:["string","integer"]}),t++)}if(r.creative_id__in!==void 0){let i=r.creative_id__in;if(Array.isArray(i)){const l=i.length;for(let o=0;o<
l;o++){let p=i[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/creative_id__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/creative\
_id__in","type",{type:"array"}),t++}if(r.ad_channel!==void 0){let i=r.ad_channel;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+"/ad_channel","type",{type:[
"string","integer"]}),t++)}if(r.ad_channel__regex!==void 0){let i=r.ad_channel__regex;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+"/ad_channel__regex",
"type",{type:["string","integer"]}),t++)}if(r.custom_variables__c1!==void 0){let i=r.custom_variables__c1;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+
"/custom_variables__c1","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c2!==void 0){let i=r.custom_variables__c2;typeof i!="string"&&!Number.isSafeInteger(
i)&&(e=_(e,n+"/custom_variables__c2","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c3!==void 0){let i=r.custom_variables__c3;typeof i!="string"&&
!Number.isSafeInteger(i)&&(e=_(e,n+"/custom_variables__c3","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c4!==void 0){let i=r.custom_variables__c4;
typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+"/custom_variables__c4","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c5!==void 0){let i=r.
custom_variables__c5;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+"/custom_variables__c5","type",{type:["string","integer"]}),t++)}if(r.ad_duration!==
void 0){let i=r.ad_duration;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=_(e,n+"/ad_duration","type",{type:["integer","string"]}),t++),typeof i=="string"&&!s.
test(i)&&(e=_(e,n+"/ad_duration","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.ad_duration__in!==void 0){let i=r.ad_duration__in;if(Array.isArray(i)){const l=i.length;
for(let o=0;o<l;o++){let p=i[o];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=_(e,n+"/ad_duration__in/"+o,"type",{type:["integer","string"]}),t++),typeof p==
"string"&&!s.test(p)&&(e=_(e,n+"/ad_duration__in/"+o,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=_(e,n+"/ad_duration__in","type",{type:"array"}),t++}if(r.daypart!==
void 0){let i=r.daypart;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+"/daypart","type",{type:["string","integer"]}),t++)}if(r.daypart__in!==void 0){let i=r.
daypart__in;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/daypart__in/"+o,"type",
{type:["string","integer"]}),t++)}}else e=_(e,n+"/daypart__in","type",{type:"array"}),t++}if(r.network!==void 0){let i=r.network;typeof i!="string"&&!Number.isSafeInteger(
i)&&(e=_(e,n+"/network","type",{type:["string","integer"]}),t++)}if(r.network__in!==void 0){let i=r.network__in;if(Array.isArray(i)){const l=i.length;for(let o=0;o<
l;o++){let p=i[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/network__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/network__in",
"type",{type:"array"}),t++}if(r.device_type!==void 0){let i=r.device_type;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+"/device_type","type",{type:["s\
tring","integer"]}),t++)}if(r.device_type__in!==void 0){let i=r.device_type__in;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];typeof p!=
"string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/device_type__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/device_type__in","type",{type:"array"}),
t++}if(r.publisher_group_id!==void 0){let i=r.publisher_group_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+"/publisher_group_id","type",{type:["str\
ing","integer"]}),t++)}if(r.publisher_group_id__in!==void 0){let i=r.publisher_group_id__in;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];
typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/publisher_group_id__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/publisher_group_id_\
_in","type",{type:"array"}),t++}if(r.placement_group_id!==void 0){let i=r.placement_group_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+"/placement_\
group_id","type",{type:["string","integer"]}),t++)}if(r.placement_group_id__in!==void 0){let i=r.placement_group_id__in;if(Array.isArray(i)){const l=i.length;for(let o=0;o<
l;o++){let p=i[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/placement_group_id__in/"+o,"type",{type:["string","integer"]}),t++)}}else e=_(e,n+"/p\
lacement_group_id__in","type",{type:"array"}),t++}if(r.creative_group_id!==void 0){let i=r.creative_group_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(
e,n+"/creative_group_id","type",{type:["string","integer"]}),t++)}if(r.creative_group_id__in!==void 0){let i=r.creative_group_id__in;if(Array.isArray(i)){const l=i.
length;for(let o=0;o<l;o++){let p=i[o];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=_(e,n+"/creative_group_id__in/"+o,"type",{type:["string","integer"]}),t++)}}else
e=_(e,n+"/creative_group_id__in","type",{type:"array"}),t++}if(r.respondent_id!==void 0&&typeof r.respondent_id!="string"&&(e=_(e,n+"/respondent_id","type",{type:"\
string"}),t++),r.channel!==void 0){let i=r.channel;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=_(e,n+"/channel","type",{type:["string","integer"]}),t++)}if(r.
frequency!==void 0){let i=r.frequency;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=_(e,n+"/frequency","type",{type:["integer","string"]}),t++),typeof i=="st\
ring"&&!s.test(i)&&(e=_(e,n+"/frequency","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.frequency__in!==void 0){let i=r.frequency__in;if(Array.isArray(i)){const l=i.
length;for(let o=0;o<l;o++){let p=i[o];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=_(e,n+"/frequency__in/"+o,"type",{type:["integer","string"]}),t++),typeof p==
"string"&&!s.test(p)&&(e=_(e,n+"/frequency__in/"+o,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=_(e,n+"/frequency__in","type",{type:"array"}),t++}if(r.frequency__gte!==
void 0){let i=r.frequency__gte;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=_(e,n+"/frequency__gte","type",{type:["integer","string"]}),t++),typeof i=="stri\
ng"&&!s.test(i)&&(e=_(e,n+"/frequency__gte","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.frequency__lte!==void 0){let i=r.frequency__lte;!Number.isSafeInteger(i)&&
typeof i!="string"&&(e=_(e,n+"/frequency__lte","type",{type:["integer","string"]}),t++),typeof i=="string"&&!s.test(i)&&(e=_(e,n+"/frequency__lte","pattern",{pattern:"\
^-?\\d+$"}),t++)}if(r.frequency__range!==void 0){let i=r.frequency__range;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];!Number.isSafeInteger(
p)&&typeof p!="string"&&(e=_(e,n+"/frequency__range/"+o,"type",{type:["integer","string"]}),t++),typeof p=="string"&&!s.test(p)&&(e=_(e,n+"/frequency__range/"+o,
"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=_(e,n+"/frequency__range","type",{type:"array"}),t++}if(r.answer_ids!==void 0){let i=r.answer_ids;if(Array.isArray(
i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=_(e,n+"/answer_ids/"+o,"type",{type:["integer","string"]}),
t++),typeof p=="string"&&!s.test(p)&&(e=_(e,n+"/answer_ids/"+o,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=_(e,n+"/answer_ids","type",{type:"array"}),t++}}else
e=_(e,n,"type",{type:"object"}),t++;return A.errors=e,t===0}const j=N;function g(r,n=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.confidence_level===
void 0&&(e=_(e,n,"required",{missingProperty:"confidence_level"}),t++),r.confidence_level!==void 0){let i=r.confidence_level;typeof i=="number"&&isFinite(i)||(e=
_(e,n+"/confidence_level","type",{type:"number"}),t++)}if(r.margin_of_error!==void 0){let i=r.margin_of_error;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=
_(e,n+"/margin_of_error","minimum",{comparison:">=",limit:0}),t++):(e=_(e,n+"/margin_of_error","type",{type:"number"}),t++)}r.statistically_significant!==void 0&&
typeof r.statistically_significant!="boolean"&&(e=_(e,n+"/statistically_significant","type",{type:"boolean"}),t++)}else e=_(e,n,"type",{type:"object"}),t++;return g.
errors=e,t===0}function y(r,n=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.exposed_count!==void 0){let i=r.exposed_count;Number.isSafeInteger(
i)||(e=_(e,n+"/exposed_count","type",{type:"integer"}),t++)}if(r.control_count!==void 0){let i=r.control_count;Number.isSafeInteger(i)||(e=_(e,n+"/control_count",
"type",{type:"integer"}),t++)}if(r.in_target_exposed_count!==void 0){let i=r.in_target_exposed_count;Number.isSafeInteger(i)||(e=_(e,n+"/in_target_exposed_count",
"type",{type:"integer"}),t++)}if(r.in_target_control_count!==void 0){let i=r.in_target_control_count;Number.isSafeInteger(i)||(e=_(e,n+"/in_target_control_count",
"type",{type:"integer"}),t++)}if(r.total_count!==void 0){let i=r.total_count;Number.isSafeInteger(i)||(e=_(e,n+"/total_count","type",{type:"integer"}),t++)}if(r.
confidence_level!==void 0){let i=r.confidence_level;typeof i=="number"&&isFinite(i)||(e=_(e,n+"/confidence_level","type",{type:"number"}),t++)}if(r.margin_of_error!==
void 0){let i=r.margin_of_error;!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=_(e,n+"/margin_of_error","type",{type:["number","null"]}),t++),typeof i=="numbe\
r"&&isFinite(i)&&(i<0||isNaN(i))&&(e=_(e,n+"/margin_of_error","minimum",{comparison:">=",limit:0}),t++)}if(r.exposed_percentage!==void 0){let i=r.exposed_percentage;
!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=_(e,n+"/exposed_percentage","type",{type:["number","null"]}),t++),typeof i=="number"&&isFinite(i)&&((i>100||isNaN(
i))&&(e=_(e,n+"/exposed_percentage","maximum",{comparison:"<=",limit:100}),t++),(i<0||isNaN(i))&&(e=_(e,n+"/exposed_percentage","minimum",{comparison:">=",limit:0}),
t++))}if(r.control_percentage!==void 0){let i=r.control_percentage;!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=_(e,n+"/control_percentage","type",{type:["n\
umber","null"]}),t++),typeof i=="number"&&isFinite(i)&&((i>100||isNaN(i))&&(e=_(e,n+"/control_percentage","maximum",{comparison:"<=",limit:100}),t++),(i<0||isNaN(
i))&&(e=_(e,n+"/control_percentage","minimum",{comparison:">=",limit:0}),t++))}if(r.lift_percentage!==void 0){let i=r.lift_percentage;!(typeof i=="number"&&isFinite(
i))&&i!==null&&(e=_(e,n+"/lift_percentage","type",{type:["number","null"]}),t++)}if(r.statistically_significant!==void 0){let i=r.statistically_significant;typeof i!=
"boolean"&&i!==null&&(e=_(e,n+"/statistically_significant","type",{type:["boolean","null"]}),t++)}if(r.statistical_test!==void 0){let i=r.statistical_test;if(Array.
isArray(i)){const l=i.length;for(let o=0;o<l;o++)g(i[o],n+"/statistical_test/"+o)||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=_(e,n+"/statistica\
l_test","type",{type:"array"}),t++}}else e=_(e,n,"type",{type:"object"}),t++;return y.errors=e,t===0}function u(r,n=""){let e=null,t=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0&&(e=_(e,n,"required",{missingProperty:"id"}),t++),r.id!==void 0){let i=r.id;Number.isSafeInteger(i)||(e=_(e,n+"/id","type",{
type:"integer"}),t++)}if(r.question_id!==void 0){let i=r.question_id;Number.isSafeInteger(i)||(e=_(e,n+"/question_id","type",{type:"integer"}),t++)}if(r.question_name!==
void 0&&typeof r.question_name!="string"&&(e=_(e,n+"/question_name","type",{type:"string"}),t++),r.question_text!==void 0&&typeof r.question_text!="string"&&(e=
_(e,n+"/question_text","type",{type:"string"}),t++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=_(e,n+"/question_type","type",{type:"string"}),
t++),r.in_target_answers!==void 0){let i=r.in_target_answers;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];Number.isSafeInteger(p)||(e=_(
e,n+"/in_target_answers/"+o,"type",{type:"integer"}),t++)}}else e=_(e,n+"/in_target_answers","type",{type:"array"}),t++}r.question_has_predefined_answers!==void 0&&
typeof r.question_has_predefined_answers!="boolean"&&(e=_(e,n+"/question_has_predefined_answers","type",{type:"boolean"}),t++),r.kpi_type!==void 0&&typeof r.kpi_type!=
"string"&&(e=_(e,n+"/kpi_type","type",{type:"string"}),t++)}else e=_(e,n,"type",{type:"object"}),t++;return u.errors=e,t===0}function m(r,n=""){let e=null,t=0;if(y(
r,n)||(e=e===null?y.errors:e.concat(y.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)&&(r.label!==void 0&&typeof r.label!="string"&&(e=_(e,n+"/labe\
l","type",{type:"string"}),t++),r.answer_ids!==void 0)){let i=r.answer_ids;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];Number.isSafeInteger(
p)||(e=_(e,n+"/answer_ids/"+o,"type",{type:"integer"}),t++)}}else e=_(e,n+"/answer_ids","type",{type:"array"}),t++}return m.errors=e,t===0}function c(r,n=""){let e=null,
t=0;if(y(r,n)||(e=e===null?y.errors:e.concat(y.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.enough_sample_size!==void 0&&typeof r.enough_sample_size!=
"boolean"&&(e=_(e,n+"/enough_sample_size","type",{type:"boolean"}),t++),r.enough_sample_size_on!==void 0){let i=r.enough_sample_size_on;if(Array.isArray(i)){const l=i.
length;for(let o=0;o<l;o++)typeof i[o]!="string"&&(e=_(e,n+"/enough_sample_size_on/"+o,"type",{type:"string"}),t++)}else e=_(e,n+"/enough_sample_size_on","type",
{type:"array"}),t++}if(r.enough_sample_size_off!==void 0){let i=r.enough_sample_size_off;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++){let p=i[o];if(p&&
typeof p=="object"&&!Array.isArray(p))for(const b in p){let f=p[b];if(f&&typeof f=="object"&&!Array.isArray(f))for(const a in f){let q=f[a];Number.isSafeInteger(
q)||(e=_(e,n+"/enough_sample_size_off/"+o+"/"+b.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"integer"}),t++)}else
e=_(e,n+"/enough_sample_size_off/"+o+"/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"}),t++}else e=_(e,n+"/enough_sample_size_off/"+o,"type",{
type:"object"}),t++}}else e=_(e,n+"/enough_sample_size_off","type",{type:"array"}),t++}if(r.question!==void 0&&(u(r.question,n+"/question")||(e=e===null?u.errors:
e.concat(u.errors),t=e.length)),r.answers_breakdown!==void 0){let i=r.answers_breakdown;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++)m(i[o],n+"/ans\
wers_breakdown/"+o)||(e=e===null?m.errors:e.concat(m.errors),t=e.length)}else e=_(e,n+"/answers_breakdown","type",{type:"array"}),t++}if(r.lift_diagnostics!==void 0){
let i=r.lift_diagnostics;i&&typeof i=="object"&&!Array.isArray(i)||(e=_(e,n+"/lift_diagnostics","type",{type:"object"}),t++)}}return c.errors=e,t===0}function d(r,n=""){
let e=null,t=0;if(c(r,n)||(e=e===null?c.errors:e.concat(c.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.p_value!==void 0){let i=r.p_value;!(typeof i==
"number"&&isFinite(i))&&i!==null&&(e=_(e,n+"/p_value","type",{type:["number","null"]}),t++),typeof i=="number"&&isFinite(i)&&((i>1||isNaN(i))&&(e=_(e,n+"/p_valu\
e","maximum",{comparison:"<=",limit:1}),t++),(i<0||isNaN(i))&&(e=_(e,n+"/p_value","minimum",{comparison:">=",limit:0}),t++))}if(r.impression_share_percentage!==
void 0){let i=r.impression_share_percentage;typeof i=="number"&&isFinite(i)||(e=_(e,n+"/impression_share_percentage","type",{type:"number"}),t++)}}return d.errors=
e,t===0}function v(r,n=""){let e=null,t=0;return d(r,n)||(e=e===null?d.errors:e.concat(d.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)&&(r.device!==
void 0&&typeof r.device!="string"&&(e=_(e,n+"/device","type",{type:"string"}),t++),r.device_name!==void 0&&typeof r.device_name!="string"&&(e=_(e,n+"/device_nam\
e","type",{type:"string"}),t++)),v.errors=e,t===0}function N(r,n=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=_(e,n,"\
required",{missingProperty:"items"}),t++),r.items!==void 0){let i=r.items;if(Array.isArray(i)){const l=i.length;for(let o=0;o<l;o++)v(i[o],n+"/items/"+o)||(e=e===
null?v.errors:e.concat(v.errors),t=e.length)}else e=_(e,n+"/items","type",{type:"array"}),t++}}else e=_(e,n,"type",{type:"object"}),t++;return N.errors=e,t===0}
/**
 * Whether a value is an input of `listLiftByDevice` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listLiftByDevice } from "@fieldwork/brand-lift-client/request-validators"
 * listLiftByDevice({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120}) // => true
 * listLiftByDevice({ colour: "red" }) // => false
 * listLiftByDevice.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listLiftByDevice"> = x
/**
 * Whether a value is the body of a successful response of `listLiftByDevice` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listLiftByDevice } from "@fieldwork/brand-lift-client/validators"
 * listLiftByDevice(null) // => false
 * listLiftByDevice.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listLiftByDevice"> = j
