// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,n,e,t)=>{const i={instancePath:n,keyword:e,params:t};return r===null?[i]:(r.push(i),r)},N={campaigns_pk:1,confidence_level:1,confidence_level__in:1,channel__in:1,
exclude_channels:1,target_audience_id__in:1,demographics:1,timestamp__lte:1,timestamp__gte:1,media_channel:1,media_channel__in:1,publisher_id:1,publisher_id__in:1,
placement_id:1,placement_id__in:1,creative_id:1,creative_id__in:1,ad_channel:1,ad_channel__regex:1,custom_variables__c1:1,custom_variables__c2:1,custom_variables__c3:1,
custom_variables__c4:1,custom_variables__c5:1,ad_duration:1,ad_duration__in:1,daypart:1,daypart__in:1,network:1,network__in:1,device_type:1,device_type__in:1,publisher_group_id:1,
publisher_group_id__in:1,placement_group_id:1,placement_group_id__in:1,creative_group_id:1,creative_group_id__in:1,respondent_id:1,channel:1,frequency:1,frequency__in:1,
frequency__gte:1,frequency__lte:1,frequency__range:1,answer_ids:1},w=b,q=Object.prototype.hasOwnProperty,I=new RegExp("^0?\\.\\d*[1-9]\\d*$","u"),S=new RegExp("\
^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$","u"),y=new RegExp("^-?\\d+$","u");function b(r,n=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===
void 0&&(e=o(e,n,"required",{missingProperty:"campaigns_pk"}),t++);for(const i in r)q.call(N,i)||(e=o(e,n,"additionalProperties",{additionalProperty:i}),t++);if(r.
campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=o(e,n+"/campaigns_pk","type",{type:"string"}),t++),r.confidence_level!==void 0){let i=r.confidence_level;
!(typeof i=="number"&&isFinite(i))&&typeof i!="string"&&(e=o(e,n+"/confidence_level","type",{type:["number","string"]}),t++),typeof i=="number"&&isFinite(i)&&((i>=
1||isNaN(i))&&(e=o(e,n+"/confidence_level","exclusiveMaximum",{comparison:"<",limit:1}),t++),(i<=0||isNaN(i))&&(e=o(e,n+"/confidence_level","exclusiveMinimum",{
comparison:">",limit:0}),t++)),typeof i=="string"&&!I.test(i)&&(e=o(e,n+"/confidence_level","pattern",{pattern:"^0?\\.\\d*[1-9]\\d*$"}),t++)}if(r.confidence_level__in!==
void 0){let i=r.confidence_level__in;if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];!(typeof p=="number"&&isFinite(p))&&typeof p!="string"&&
(e=o(e,n+"/confidence_level__in/"+_,"type",{type:["number","string"]}),t++),p===.8||p===.85||p===.9||p===.95||p==="0.8"||p==="0.85"||p==="0.9"||p==="0.95"||(e=o(
e,n+"/confidence_level__in/"+_,"enum",{allowedValues:[.8,.85,.9,.95,"0.8","0.85","0.9","0.95"]}),t++),typeof p=="string"&&!S.test(p)&&(e=o(e,n+"/confidence_leve\
l__in/"+_,"pattern",{pattern:"^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$"}),t++)}}else e=o(e,n+"/confidence_level__in","type",{type:"array"}),t++}if(r.channel__in!==void 0){
let i=r.channel__in;if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/channel__in/"+
_,"type",{type:["string","integer"]}),t++)}}else e=o(e,n+"/channel__in","type",{type:"array"}),t++}if(r.exclude_channels!==void 0){let i=r.exclude_channels;if(Array.
isArray(i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/exclude_channels/"+_,"type",{type:["string",
"integer"]}),t++)}}else e=o(e,n+"/exclude_channels","type",{type:"array"}),t++}if(r.target_audience_id__in!==void 0){let i=r.target_audience_id__in;if(Array.isArray(
i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=o(e,n+"/target_audience_id__in/"+_,"type",{type:["integer",
"string"]}),t++),typeof p=="string"&&!y.test(p)&&(e=o(e,n+"/target_audience_id__in/"+_,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=o(e,n+"/target_audience_id__\
in","type",{type:"array"}),t++}if(r.demographics!==void 0){let i=r.demographics;if(i&&typeof i=="object"&&!Array.isArray(i))for(const l in i){let _=i[l];typeof _!=
"string"&&!Number.isSafeInteger(_)&&(e=o(e,n+"/demographics/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:["string","integer"]}),t++)}else e=o(e,n+"/d\
emographics","type",{type:"object"}),t++}if(r.timestamp__lte!==void 0&&typeof r.timestamp__lte!="string"&&(e=o(e,n+"/timestamp__lte","type",{type:"string"}),t++),
r.timestamp__gte!==void 0&&typeof r.timestamp__gte!="string"&&(e=o(e,n+"/timestamp__gte","type",{type:"string"}),t++),r.media_channel!==void 0){let i=r.media_channel;
typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/media_channel","type",{type:["string","integer"]}),t++)}if(r.media_channel__in!==void 0){let i=r.media_channel__in;
if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/media_channel__in/"+_,"type",{type:[
"string","integer"]}),t++)}}else e=o(e,n+"/media_channel__in","type",{type:"array"}),t++}if(r.publisher_id!==void 0){let i=r.publisher_id;typeof i!="string"&&!Number.
isSafeInteger(i)&&(e=o(e,n+"/publisher_id","type",{type:["string","integer"]}),t++)}if(r.publisher_id__in!==void 0){let i=r.publisher_id__in;if(Array.isArray(i)){
const l=i.length;for(let _=0;_<l;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/publisher_id__in/"+_,"type",{type:["string","integer"]}),
t++)}}else e=o(e,n+"/publisher_id__in","type",{type:"array"}),t++}if(r.placement_id!==void 0){let i=r.placement_id;typeof i!="string"&&!Number.isSafeInteger(i)&&
(e=o(e,n+"/placement_id","type",{type:["string","integer"]}),t++)}if(r.placement_id__in!==void 0){let i=r.placement_id__in;if(Array.isArray(i)){const l=i.length;
for(let _=0;_<l;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/placement_id__in/"+_,"type",{type:["string","integer"]}),t++)}}else e=o(
e,n+"/placement_id__in","type",{type:"array"}),t++}if(r.creative_id!==void 0){let i=r.creative_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/creat\
ive_id","type",{type:["string","integer"]}),t++)}if(r.creative_id__in!==void 0){let i=r.creative_id__in;if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++){
let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/creative_id__in/"+_,"type",{type:["string","integer"]}),t++)}}else e=o(e,n+"/creative_id__in",
"type",{type:"array"}),t++}if(r.ad_channel!==void 0){let i=r.ad_channel;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/ad_channel","type",{type:["stri\
ng","integer"]}),t++)}if(r.ad_channel__regex!==void 0){let i=r.ad_channel__regex;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/ad_channel__regex","ty\
pe",{type:["string","integer"]}),t++)}if(r.custom_variables__c1!==void 0){let i=r.custom_variables__c1;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/\
custom_variables__c1","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c2!==void 0){let i=r.custom_variables__c2;typeof i!="string"&&!Number.isSafeInteger(
i)&&(e=o(e,n+"/custom_variables__c2","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c3!==void 0){let i=r.custom_variables__c3;typeof i!="string"&&
!Number.isSafeInteger(i)&&(e=o(e,n+"/custom_variables__c3","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c4!==void 0){let i=r.custom_variables__c4;
typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/custom_variables__c4","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c5!==void 0){let i=r.
custom_variables__c5;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/custom_variables__c5","type",{type:["string","integer"]}),t++)}if(r.ad_duration!==
void 0){let i=r.ad_duration;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,n+"/ad_duration","type",{type:["integer","string"]}),t++),typeof i=="string"&&!y.
test(i)&&(e=o(e,n+"/ad_duration","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.ad_duration__in!==void 0){let i=r.ad_duration__in;if(Array.isArray(i)){const l=i.length;
for(let _=0;_<l;_++){let p=i[_];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=o(e,n+"/ad_duration__in/"+_,"type",{type:["integer","string"]}),t++),typeof p==
"string"&&!y.test(p)&&(e=o(e,n+"/ad_duration__in/"+_,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=o(e,n+"/ad_duration__in","type",{type:"array"}),t++}if(r.daypart!==
void 0){let i=r.daypart;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/daypart","type",{type:["string","integer"]}),t++)}if(r.daypart__in!==void 0){let i=r.
daypart__in;if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/daypart__in/"+_,"type",
{type:["string","integer"]}),t++)}}else e=o(e,n+"/daypart__in","type",{type:"array"}),t++}if(r.network!==void 0){let i=r.network;typeof i!="string"&&!Number.isSafeInteger(
i)&&(e=o(e,n+"/network","type",{type:["string","integer"]}),t++)}if(r.network__in!==void 0){let i=r.network__in;if(Array.isArray(i)){const l=i.length;for(let _=0;_<
l;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/network__in/"+_,"type",{type:["string","integer"]}),t++)}}else e=o(e,n+"/network__in",
"type",{type:"array"}),t++}if(r.device_type!==void 0){let i=r.device_type;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/device_type","type",{type:["s\
tring","integer"]}),t++)}if(r.device_type__in!==void 0){let i=r.device_type__in;if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];typeof p!=
"string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/device_type__in/"+_,"type",{type:["string","integer"]}),t++)}}else e=o(e,n+"/device_type__in","type",{type:"array"}),
t++}if(r.publisher_group_id!==void 0){let i=r.publisher_group_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/publisher_group_id","type",{type:["str\
ing","integer"]}),t++)}if(r.publisher_group_id__in!==void 0){let i=r.publisher_group_id__in;if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];
typeof p!="string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/publisher_group_id__in/"+_,"type",{type:["string","integer"]}),t++)}}else e=o(e,n+"/publisher_group_id_\
_in","type",{type:"array"}),t++}if(r.placement_group_id!==void 0){let i=r.placement_group_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/placement_\
group_id","type",{type:["string","integer"]}),t++)}if(r.placement_group_id__in!==void 0){let i=r.placement_group_id__in;if(Array.isArray(i)){const l=i.length;for(let _=0;_<
l;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/placement_group_id__in/"+_,"type",{type:["string","integer"]}),t++)}}else e=o(e,n+"/p\
lacement_group_id__in","type",{type:"array"}),t++}if(r.creative_group_id!==void 0){let i=r.creative_group_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(
e,n+"/creative_group_id","type",{type:["string","integer"]}),t++)}if(r.creative_group_id__in!==void 0){let i=r.creative_group_id__in;if(Array.isArray(i)){const l=i.
length;for(let _=0;_<l;_++){let p=i[_];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=o(e,n+"/creative_group_id__in/"+_,"type",{type:["string","integer"]}),t++)}}else
e=o(e,n+"/creative_group_id__in","type",{type:"array"}),t++}if(r.respondent_id!==void 0&&typeof r.respondent_id!="string"&&(e=o(e,n+"/respondent_id","type",{type:"\
string"}),t++),r.channel!==void 0){let i=r.channel;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,n+"/channel","type",{type:["string","integer"]}),t++)}if(r.
frequency!==void 0){let i=r.frequency;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,n+"/frequency","type",{type:["integer","string"]}),t++),typeof i=="st\
ring"&&!y.test(i)&&(e=o(e,n+"/frequency","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.frequency__in!==void 0){let i=r.frequency__in;if(Array.isArray(i)){const l=i.
length;for(let _=0;_<l;_++){let p=i[_];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=o(e,n+"/frequency__in/"+_,"type",{type:["integer","string"]}),t++),typeof p==
"string"&&!y.test(p)&&(e=o(e,n+"/frequency__in/"+_,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=o(e,n+"/frequency__in","type",{type:"array"}),t++}if(r.frequency__gte!==
void 0){let i=r.frequency__gte;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,n+"/frequency__gte","type",{type:["integer","string"]}),t++),typeof i=="stri\
ng"&&!y.test(i)&&(e=o(e,n+"/frequency__gte","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.frequency__lte!==void 0){let i=r.frequency__lte;!Number.isSafeInteger(i)&&
typeof i!="string"&&(e=o(e,n+"/frequency__lte","type",{type:["integer","string"]}),t++),typeof i=="string"&&!y.test(i)&&(e=o(e,n+"/frequency__lte","pattern",{pattern:"\
^-?\\d+$"}),t++)}if(r.frequency__range!==void 0){let i=r.frequency__range;if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];!Number.isSafeInteger(
p)&&typeof p!="string"&&(e=o(e,n+"/frequency__range/"+_,"type",{type:["integer","string"]}),t++),typeof p=="string"&&!y.test(p)&&(e=o(e,n+"/frequency__range/"+_,
"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=o(e,n+"/frequency__range","type",{type:"array"}),t++}if(r.answer_ids!==void 0){let i=r.answer_ids;if(Array.isArray(
i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=o(e,n+"/answer_ids/"+_,"type",{type:["integer","string"]}),
t++),typeof p=="string"&&!y.test(p)&&(e=o(e,n+"/answer_ids/"+_,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=o(e,n+"/answer_ids","type",{type:"array"}),t++}}else
e=o(e,n,"type",{type:"object"}),t++;return b.errors=e,t===0}const x=a;function g(r,n=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.confidence_level===
void 0&&(e=o(e,n,"required",{missingProperty:"confidence_level"}),t++),r.confidence_level!==void 0){let i=r.confidence_level;typeof i=="number"&&isFinite(i)||(e=
o(e,n+"/confidence_level","type",{type:"number"}),t++)}if(r.margin_of_error!==void 0){let i=r.margin_of_error;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=
o(e,n+"/margin_of_error","minimum",{comparison:">=",limit:0}),t++):(e=o(e,n+"/margin_of_error","type",{type:"number"}),t++)}r.statistically_significant!==void 0&&
typeof r.statistically_significant!="boolean"&&(e=o(e,n+"/statistically_significant","type",{type:"boolean"}),t++)}else e=o(e,n,"type",{type:"object"}),t++;return g.
errors=e,t===0}function f(r,n=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.exposed_count!==void 0){let i=r.exposed_count;Number.isSafeInteger(
i)||(e=o(e,n+"/exposed_count","type",{type:"integer"}),t++)}if(r.control_count!==void 0){let i=r.control_count;Number.isSafeInteger(i)||(e=o(e,n+"/control_count",
"type",{type:"integer"}),t++)}if(r.in_target_exposed_count!==void 0){let i=r.in_target_exposed_count;Number.isSafeInteger(i)||(e=o(e,n+"/in_target_exposed_count",
"type",{type:"integer"}),t++)}if(r.in_target_control_count!==void 0){let i=r.in_target_control_count;Number.isSafeInteger(i)||(e=o(e,n+"/in_target_control_count",
"type",{type:"integer"}),t++)}if(r.total_count!==void 0){let i=r.total_count;Number.isSafeInteger(i)||(e=o(e,n+"/total_count","type",{type:"integer"}),t++)}if(r.
confidence_level!==void 0){let i=r.confidence_level;typeof i=="number"&&isFinite(i)||(e=o(e,n+"/confidence_level","type",{type:"number"}),t++)}if(r.margin_of_error!==
void 0){let i=r.margin_of_error;!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=o(e,n+"/margin_of_error","type",{type:["number","null"]}),t++),typeof i=="numbe\
r"&&isFinite(i)&&(i<0||isNaN(i))&&(e=o(e,n+"/margin_of_error","minimum",{comparison:">=",limit:0}),t++)}if(r.exposed_percentage!==void 0){let i=r.exposed_percentage;
!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=o(e,n+"/exposed_percentage","type",{type:["number","null"]}),t++),typeof i=="number"&&isFinite(i)&&((i>100||isNaN(
i))&&(e=o(e,n+"/exposed_percentage","maximum",{comparison:"<=",limit:100}),t++),(i<0||isNaN(i))&&(e=o(e,n+"/exposed_percentage","minimum",{comparison:">=",limit:0}),
t++))}if(r.control_percentage!==void 0){let i=r.control_percentage;!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=o(e,n+"/control_percentage","type",{type:["n\
umber","null"]}),t++),typeof i=="number"&&isFinite(i)&&((i>100||isNaN(i))&&(e=o(e,n+"/control_percentage","maximum",{comparison:"<=",limit:100}),t++),(i<0||isNaN(
i))&&(e=o(e,n+"/control_percentage","minimum",{comparison:">=",limit:0}),t++))}if(r.lift_percentage!==void 0){let i=r.lift_percentage;!(typeof i=="number"&&isFinite(
i))&&i!==null&&(e=o(e,n+"/lift_percentage","type",{type:["number","null"]}),t++)}if(r.statistically_significant!==void 0){let i=r.statistically_significant;typeof i!=
"boolean"&&i!==null&&(e=o(e,n+"/statistically_significant","type",{type:["boolean","null"]}),t++)}if(r.statistical_test!==void 0){let i=r.statistical_test;if(Array.
isArray(i)){const l=i.length;for(let _=0;_<l;_++)g(i[_],n+"/statistical_test/"+_)||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=o(e,n+"/statistica\
l_test","type",{type:"array"}),t++}}else e=o(e,n,"type",{type:"object"}),t++;return f.errors=e,t===0}function u(r,n=""){let e=null,t=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0&&(e=o(e,n,"required",{missingProperty:"id"}),t++),r.id!==void 0){let i=r.id;Number.isSafeInteger(i)||(e=o(e,n+"/id","type",{
type:"integer"}),t++)}if(r.question_id!==void 0){let i=r.question_id;Number.isSafeInteger(i)||(e=o(e,n+"/question_id","type",{type:"integer"}),t++)}if(r.question_name!==
void 0&&typeof r.question_name!="string"&&(e=o(e,n+"/question_name","type",{type:"string"}),t++),r.question_text!==void 0&&typeof r.question_text!="string"&&(e=
o(e,n+"/question_text","type",{type:"string"}),t++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=o(e,n+"/question_type","type",{type:"string"}),
t++),r.in_target_answers!==void 0){let i=r.in_target_answers;if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];Number.isSafeInteger(p)||(e=o(
e,n+"/in_target_answers/"+_,"type",{type:"integer"}),t++)}}else e=o(e,n+"/in_target_answers","type",{type:"array"}),t++}r.question_has_predefined_answers!==void 0&&
typeof r.question_has_predefined_answers!="boolean"&&(e=o(e,n+"/question_has_predefined_answers","type",{type:"boolean"}),t++),r.kpi_type!==void 0&&typeof r.kpi_type!=
"string"&&(e=o(e,n+"/kpi_type","type",{type:"string"}),t++)}else e=o(e,n,"type",{type:"object"}),t++;return u.errors=e,t===0}function d(r,n=""){let e=null,t=0;if(f(
r,n)||(e=e===null?f.errors:e.concat(f.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)&&(r.label!==void 0&&typeof r.label!="string"&&(e=o(e,n+"/labe\
l","type",{type:"string"}),t++),r.answer_ids!==void 0)){let i=r.answer_ids;if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];Number.isSafeInteger(
p)||(e=o(e,n+"/answer_ids/"+_,"type",{type:"integer"}),t++)}}else e=o(e,n+"/answer_ids","type",{type:"array"}),t++}return d.errors=e,t===0}function c(r,n=""){let e=null,
t=0;if(f(r,n)||(e=e===null?f.errors:e.concat(f.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.enough_sample_size!==void 0&&typeof r.enough_sample_size!=
"boolean"&&(e=o(e,n+"/enough_sample_size","type",{type:"boolean"}),t++),r.enough_sample_size_on!==void 0){let i=r.enough_sample_size_on;if(Array.isArray(i)){const l=i.
length;for(let _=0;_<l;_++)typeof i[_]!="string"&&(e=o(e,n+"/enough_sample_size_on/"+_,"type",{type:"string"}),t++)}else e=o(e,n+"/enough_sample_size_on","type",
{type:"array"}),t++}if(r.enough_sample_size_off!==void 0){let i=r.enough_sample_size_off;if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++){let p=i[_];if(p&&
typeof p=="object"&&!Array.isArray(p))for(const m in p){let s=p[m];if(s&&typeof s=="object"&&!Array.isArray(s))for(const v in s){let A=s[v];Number.isSafeInteger(
A)||(e=o(e,n+"/enough_sample_size_off/"+_+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"integer"}),t++)}else
e=o(e,n+"/enough_sample_size_off/"+_+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"}),t++}else e=o(e,n+"/enough_sample_size_off/"+_,"type",{
type:"object"}),t++}}else e=o(e,n+"/enough_sample_size_off","type",{type:"array"}),t++}if(r.question!==void 0&&(u(r.question,n+"/question")||(e=e===null?u.errors:
e.concat(u.errors),t=e.length)),r.answers_breakdown!==void 0){let i=r.answers_breakdown;if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++)d(i[_],n+"/ans\
wers_breakdown/"+_)||(e=e===null?d.errors:e.concat(d.errors),t=e.length)}else e=o(e,n+"/answers_breakdown","type",{type:"array"}),t++}if(r.lift_diagnostics!==void 0){
let i=r.lift_diagnostics;i&&typeof i=="object"&&!Array.isArray(i)||(e=o(e,n+"/lift_diagnostics","type",{type:"object"}),t++)}}return c.errors=e,t===0}function a(r,n=""){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=o(e,n,"required",{missingProperty:"items"}),t++),r.items!==void 0){let i=r.items;
if(Array.isArray(i)){const l=i.length;for(let _=0;_<l;_++)c(i[_],n+"/items/"+_)||(e=e===null?c.errors:e.concat(c.errors),t=e.length)}else e=o(e,n+"/items","type",
{type:"array"}),t++}}else e=o(e,n,"type",{type:"object"}),t++;return a.errors=e,t===0}
/**
 * Whether a value is an input of `listCampaignLift` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/lift`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCampaignLift } from "@fieldwork/brand-lift-client/request-validators"
 * listCampaignLift({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * listCampaignLift({ colour: "red" }) // => false
 * listCampaignLift.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listCampaignLift"> = w
/**
 * Whether a value is the body of a successful response of `listCampaignLift` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/lift`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCampaignLift } from "@fieldwork/brand-lift-client/validators"
 * listCampaignLift(null) // => false
 * listCampaignLift.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listCampaignLift"> = x
