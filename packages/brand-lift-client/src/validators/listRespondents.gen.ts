// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,p,e,t)=>{const i={instancePath:p,keyword:e,params:t};return r===null?[i]:(r.push(i),r)},b={campaigns_pk:1,demographics:1,publisher_id:1,publisher_id__in:1,
placement_id:1,placement_id__in:1,creative_id:1,creative_id__in:1,publisher_group_id:1,publisher_group_id__in:1,placement_group_id:1,placement_group_id__in:1,creative_group_id:1,
creative_group_id__in:1,ad_channel:1,custom_variables__c1:1,custom_variables__c2:1,custom_variables__c3:1,custom_variables__c4:1,custom_variables__c5:1,ad_duration:1,
ad_duration__in:1,daypart:1,daypart__in:1,network:1,network__in:1,device_type:1,device_type__in:1,respondent_id:1,channel:1,frequency:1,frequency__in:1,frequency__gte:1,
frequency__lte:1,frequency__range:1,question_id:1,answer_ids:1,page:1,page_size:1},N=m,c=Object.prototype.hasOwnProperty,n=new RegExp("^-?\\d+$","u"),A=new RegExp(
"^0*[1-9]\\d*$","u");function m(r,p=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=o(e,p,"required",{missingProperty:"\
campaigns_pk"}),t++);for(const i in r)c.call(b,i)||(e=o(e,p,"additionalProperties",{additionalProperty:i}),t++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!=
"string"&&(e=o(e,p+"/campaigns_pk","type",{type:"string"}),t++),r.demographics!==void 0){let i=r.demographics;if(i&&typeof i=="object"&&!Array.isArray(i))for(const s in i){
let y=i[s];typeof y!="string"&&!Number.isSafeInteger(y)&&(e=o(e,p+"/demographics/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:["string","integer"]}),
t++)}else e=o(e,p+"/demographics","type",{type:"object"}),t++}if(r.publisher_id!==void 0){let i=r.publisher_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=
o(e,p+"/publisher_id","type",{type:["string","integer"]}),t++)}if(r.publisher_id__in!==void 0){let i=r.publisher_id__in;if(Array.isArray(i)){const s=i.length;for(let y=0;y<
s;y++){let _=i[y];typeof _!="string"&&!Number.isSafeInteger(_)&&(e=o(e,p+"/publisher_id__in/"+y,"type",{type:["string","integer"]}),t++)}}else e=o(e,p+"/publish\
er_id__in","type",{type:"array"}),t++}if(r.placement_id!==void 0){let i=r.placement_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,p+"/placement_id","t\
ype",{type:["string","integer"]}),t++)}if(r.placement_id__in!==void 0){let i=r.placement_id__in;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++){let _=i[y];
typeof _!="string"&&!Number.isSafeInteger(_)&&(e=o(e,p+"/placement_id__in/"+y,"type",{type:["string","integer"]}),t++)}}else e=o(e,p+"/placement_id__in","type",
{type:"array"}),t++}if(r.creative_id!==void 0){let i=r.creative_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,p+"/creative_id","type",{type:["string",
"integer"]}),t++)}if(r.creative_id__in!==void 0){let i=r.creative_id__in;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++){let _=i[y];typeof _!="string"&&
!Number.isSafeInteger(_)&&(e=o(e,p+"/creative_id__in/"+y,"type",{type:["string","integer"]}),t++)}}else e=o(e,p+"/creative_id__in","type",{type:"array"}),t++}if(r.
publisher_group_id!==void 0){let i=r.publisher_group_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,p+"/publisher_group_id","type",{type:["string","int\
eger"]}),t++)}if(r.publisher_group_id__in!==void 0){let i=r.publisher_group_id__in;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++){let _=i[y];typeof _!=
"string"&&!Number.isSafeInteger(_)&&(e=o(e,p+"/publisher_group_id__in/"+y,"type",{type:["string","integer"]}),t++)}}else e=o(e,p+"/publisher_group_id__in","type",
{type:"array"}),t++}if(r.placement_group_id!==void 0){let i=r.placement_group_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,p+"/placement_group_id","t\
ype",{type:["string","integer"]}),t++)}if(r.placement_group_id__in!==void 0){let i=r.placement_group_id__in;if(Array.isArray(i)){const s=i.length;for(let y=0;y<
s;y++){let _=i[y];typeof _!="string"&&!Number.isSafeInteger(_)&&(e=o(e,p+"/placement_group_id__in/"+y,"type",{type:["string","integer"]}),t++)}}else e=o(e,p+"/p\
lacement_group_id__in","type",{type:"array"}),t++}if(r.creative_group_id!==void 0){let i=r.creative_group_id;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(
e,p+"/creative_group_id","type",{type:["string","integer"]}),t++)}if(r.creative_group_id__in!==void 0){let i=r.creative_group_id__in;if(Array.isArray(i)){const s=i.
length;for(let y=0;y<s;y++){let _=i[y];typeof _!="string"&&!Number.isSafeInteger(_)&&(e=o(e,p+"/creative_group_id__in/"+y,"type",{type:["string","integer"]}),t++)}}else
e=o(e,p+"/creative_group_id__in","type",{type:"array"}),t++}if(r.ad_channel!==void 0){let i=r.ad_channel;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,p+
"/ad_channel","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c1!==void 0){let i=r.custom_variables__c1;typeof i!="string"&&!Number.isSafeInteger(
i)&&(e=o(e,p+"/custom_variables__c1","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c2!==void 0){let i=r.custom_variables__c2;typeof i!="string"&&
!Number.isSafeInteger(i)&&(e=o(e,p+"/custom_variables__c2","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c3!==void 0){let i=r.custom_variables__c3;
typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,p+"/custom_variables__c3","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c4!==void 0){let i=r.
custom_variables__c4;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,p+"/custom_variables__c4","type",{type:["string","integer"]}),t++)}if(r.custom_variables__c5!==
void 0){let i=r.custom_variables__c5;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,p+"/custom_variables__c5","type",{type:["string","integer"]}),t++)}if(r.
ad_duration!==void 0){let i=r.ad_duration;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,p+"/ad_duration","type",{type:["integer","string"]}),t++),typeof i==
"string"&&!n.test(i)&&(e=o(e,p+"/ad_duration","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.ad_duration__in!==void 0){let i=r.ad_duration__in;if(Array.isArray(i)){const s=i.
length;for(let y=0;y<s;y++){let _=i[y];!Number.isSafeInteger(_)&&typeof _!="string"&&(e=o(e,p+"/ad_duration__in/"+y,"type",{type:["integer","string"]}),t++),typeof _==
"string"&&!n.test(_)&&(e=o(e,p+"/ad_duration__in/"+y,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=o(e,p+"/ad_duration__in","type",{type:"array"}),t++}if(r.daypart!==
void 0){let i=r.daypart;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,p+"/daypart","type",{type:["string","integer"]}),t++)}if(r.daypart__in!==void 0){let i=r.
daypart__in;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++){let _=i[y];typeof _!="string"&&!Number.isSafeInteger(_)&&(e=o(e,p+"/daypart__in/"+y,"type",
{type:["string","integer"]}),t++)}}else e=o(e,p+"/daypart__in","type",{type:"array"}),t++}if(r.network!==void 0){let i=r.network;typeof i!="string"&&!Number.isSafeInteger(
i)&&(e=o(e,p+"/network","type",{type:["string","integer"]}),t++)}if(r.network__in!==void 0){let i=r.network__in;if(Array.isArray(i)){const s=i.length;for(let y=0;y<
s;y++){let _=i[y];typeof _!="string"&&!Number.isSafeInteger(_)&&(e=o(e,p+"/network__in/"+y,"type",{type:["string","integer"]}),t++)}}else e=o(e,p+"/network__in",
"type",{type:"array"}),t++}if(r.device_type!==void 0){let i=r.device_type;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,p+"/device_type","type",{type:["s\
tring","integer"]}),t++)}if(r.device_type__in!==void 0){let i=r.device_type__in;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++){let _=i[y];typeof _!=
"string"&&!Number.isSafeInteger(_)&&(e=o(e,p+"/device_type__in/"+y,"type",{type:["string","integer"]}),t++)}}else e=o(e,p+"/device_type__in","type",{type:"array"}),
t++}if(r.respondent_id!==void 0&&typeof r.respondent_id!="string"&&(e=o(e,p+"/respondent_id","type",{type:"string"}),t++),r.channel!==void 0){let i=r.channel;typeof i!=
"string"&&!Number.isSafeInteger(i)&&(e=o(e,p+"/channel","type",{type:["string","integer"]}),t++)}if(r.frequency!==void 0){let i=r.frequency;!Number.isSafeInteger(
i)&&typeof i!="string"&&(e=o(e,p+"/frequency","type",{type:["integer","string"]}),t++),typeof i=="string"&&!n.test(i)&&(e=o(e,p+"/frequency","pattern",{pattern:"\
^-?\\d+$"}),t++)}if(r.frequency__in!==void 0){let i=r.frequency__in;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++){let _=i[y];!Number.isSafeInteger(
_)&&typeof _!="string"&&(e=o(e,p+"/frequency__in/"+y,"type",{type:["integer","string"]}),t++),typeof _=="string"&&!n.test(_)&&(e=o(e,p+"/frequency__in/"+y,"patt\
ern",{pattern:"^-?\\d+$"}),t++)}}else e=o(e,p+"/frequency__in","type",{type:"array"}),t++}if(r.frequency__gte!==void 0){let i=r.frequency__gte;!Number.isSafeInteger(
i)&&typeof i!="string"&&(e=o(e,p+"/frequency__gte","type",{type:["integer","string"]}),t++),typeof i=="string"&&!n.test(i)&&(e=o(e,p+"/frequency__gte","pattern",
{pattern:"^-?\\d+$"}),t++)}if(r.frequency__lte!==void 0){let i=r.frequency__lte;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,p+"/frequency__lte","type",
{type:["integer","string"]}),t++),typeof i=="string"&&!n.test(i)&&(e=o(e,p+"/frequency__lte","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.frequency__range!==void 0){
let i=r.frequency__range;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++){let _=i[y];!Number.isSafeInteger(_)&&typeof _!="string"&&(e=o(e,p+"/frequenc\
y__range/"+y,"type",{type:["integer","string"]}),t++),typeof _=="string"&&!n.test(_)&&(e=o(e,p+"/frequency__range/"+y,"pattern",{pattern:"^-?\\d+$"}),t++)}}else
e=o(e,p+"/frequency__range","type",{type:"array"}),t++}if(r.question_id!==void 0){let i=r.question_id;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,p+"/q\
uestion_id","type",{type:["integer","string"]}),t++),typeof i=="string"&&!n.test(i)&&(e=o(e,p+"/question_id","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.answer_ids!==
void 0){let i=r.answer_ids;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++){let _=i[y];!Number.isSafeInteger(_)&&typeof _!="string"&&(e=o(e,p+"/answer\
_ids/"+y,"type",{type:["integer","string"]}),t++),typeof _=="string"&&!n.test(_)&&(e=o(e,p+"/answer_ids/"+y,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=o(e,p+"\
/answer_ids","type",{type:"array"}),t++}if(r.page!==void 0){let i=r.page;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,p+"/page","type",{type:["integer",
"string"]}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=o(e,p+"/page","minimum",{comparison:">=",limit:1}),t++),typeof i=="string"&&!A.test(i)&&(e=
o(e,p+"/page","pattern",{pattern:"^0*[1-9]\\d*$"}),t++)}if(r.page_size!==void 0){let i=r.page_size;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,p+"/page\
_size","type",{type:["integer","string"]}),t++),typeof i=="string"&&!n.test(i)&&(e=o(e,p+"/page_size","pattern",{pattern:"^-?\\d+$"}),t++)}}else e=o(e,p,"type",
{type:"object"}),t++;return m.errors=e,t===0}const w=v;function f(r,p=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.respondent_id===void 0&&
(e=o(e,p,"required",{missingProperty:"respondent_id"}),t++),r.respondent_id!==void 0&&typeof r.respondent_id!="string"&&(e=o(e,p+"/respondent_id","type",{type:"\
string"}),t++),r.group!==void 0&&typeof r.group!="string"&&(e=o(e,p+"/group","type",{type:"string"}),t++),r.weight!==void 0){let i=r.weight;typeof i=="number"&&
isFinite(i)||(e=o(e,p+"/weight","type",{type:"number"}),t++)}if(r.frequency!==void 0){let i=r.frequency;Number.isSafeInteger(i)||(e=o(e,p+"/frequency","type",{type:"\
integer"}),t++)}}else e=o(e,p,"type",{type:"object"}),t++;return f.errors=e,t===0}function g(r,p=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.question_id!==void 0){let i=r.question_id;Number.isSafeInteger(i)||(e=o(e,p+"/question_id","type",{type:"integer"}),t++)}if(r.timestamp!==void 0&&typeof r.
timestamp!="string"&&(e=o(e,p+"/timestamp","type",{type:"string"}),t++),r.answer_ids!==void 0){let i=r.answer_ids;if(Array.isArray(i)){const s=i.length;for(let y=0;y<
s;y++){let _=i[y];Number.isSafeInteger(_)||(e=o(e,p+"/answer_ids/"+y,"type",{type:"integer"}),t++)}}else e=o(e,p+"/answer_ids","type",{type:"array"}),t++}if(r.answer_texts!==
void 0){let i=r.answer_texts;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++)typeof i[y]!="string"&&(e=o(e,p+"/answer_texts/"+y,"type",{type:"string"}),
t++)}else e=o(e,p+"/answer_texts","type",{type:"array"}),t++}}else e=o(e,p,"type",{type:"object"}),t++;return g.errors=e,t===0}function l(r,p=""){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.impression_id!==void 0&&typeof r.impression_id!="string"&&(e=o(e,p+"/impression_id","type",{type:"string"}),t++),
r.visitor_id!==void 0&&typeof r.visitor_id!="string"&&(e=o(e,p+"/visitor_id","type",{type:"string"}),t++),r.timestamp!==void 0&&typeof r.timestamp!="string"&&(e=
o(e,p+"/timestamp","type",{type:"string"}),t++),r.publisher_id!==void 0&&typeof r.publisher_id!="string"&&(e=o(e,p+"/publisher_id","type",{type:"string"}),t++),
r.placement_id!==void 0&&typeof r.placement_id!="string"&&(e=o(e,p+"/placement_id","type",{type:"string"}),t++),r.creative_id!==void 0&&typeof r.creative_id!="s\
tring"&&(e=o(e,p+"/creative_id","type",{type:"string"}),t++),r.ad_channel!==void 0&&typeof r.ad_channel!="string"&&(e=o(e,p+"/ad_channel","type",{type:"string"}),
t++),r.custom_variables!==void 0){let i=r.custom_variables;i&&typeof i=="object"&&!Array.isArray(i)||(e=o(e,p+"/custom_variables","type",{type:"object"}),t++)}if(r.
partner_id!==void 0&&typeof r.partner_id!="string"&&(e=o(e,p+"/partner_id","type",{type:"string"}),t++),r.impression_type!==void 0&&typeof r.impression_type!="s\
tring"&&(e=o(e,p+"/impression_type","type",{type:"string"}),t++),r.media_channel!==void 0&&typeof r.media_channel!="string"&&(e=o(e,p+"/media_channel","type",{type:"\
string"}),t++),r.device_type!==void 0&&typeof r.device_type!="string"&&(e=o(e,p+"/device_type","type",{type:"string"}),t++),r.ad_duration!==void 0){let i=r.ad_duration;
Number.isSafeInteger(i)||(e=o(e,p+"/ad_duration","type",{type:"integer"}),t++)}if(r.daypart!==void 0&&typeof r.daypart!="string"&&(e=o(e,p+"/daypart","type",{type:"\
string"}),t++),r.network!==void 0&&typeof r.network!="string"&&(e=o(e,p+"/network","type",{type:"string"}),t++),r.program!==void 0&&typeof r.program!="string"&&
(e=o(e,p+"/program","type",{type:"string"}),t++),r.buy_type!==void 0&&typeof r.buy_type!="string"&&(e=o(e,p+"/buy_type","type",{type:"string"}),t++),r.tv_creative_group_id!==
void 0){let i=r.tv_creative_group_id;Number.isSafeInteger(i)||(e=o(e,p+"/tv_creative_group_id","type",{type:"integer"}),t++)}if(r.product!==void 0&&typeof r.product!=
"string"&&(e=o(e,p+"/product","type",{type:"string"}),t++),r.ad_start_timestamp!==void 0&&typeof r.ad_start_timestamp!="string"&&(e=o(e,p+"/ad_start_timestamp",
"type",{type:"string"}),t++),r.percent_viewed!==void 0&&typeof r.percent_viewed!="string"&&(e=o(e,p+"/percent_viewed","type",{type:"string"}),t++),r.gender_skew!==
void 0&&typeof r.gender_skew!="string"&&(e=o(e,p+"/gender_skew","type",{type:"string"}),t++),r.age_skew!==void 0&&typeof r.age_skew!="string"&&(e=o(e,p+"/age_sk\
ew","type",{type:"string"}),t++),r.time_shift!==void 0){let i=r.time_shift;Number.isSafeInteger(i)||(e=o(e,p+"/time_shift","type",{type:"integer"}),t++)}if(r.new_or_rerun!==
void 0&&typeof r.new_or_rerun!="string"&&(e=o(e,p+"/new_or_rerun","type",{type:"string"}),t++),r.program_genre!==void 0&&typeof r.program_genre!="string"&&(e=o(
e,p+"/program_genre","type",{type:"string"}),t++),r.program_sub_genre!==void 0&&typeof r.program_sub_genre!="string"&&(e=o(e,p+"/program_sub_genre","type",{type:"\
string"}),t++),r.program_type!==void 0&&typeof r.program_type!="string"&&(e=o(e,p+"/program_type","type",{type:"string"}),t++),r.pod_number!==void 0){let i=r.pod_number;
Number.isSafeInteger(i)||(e=o(e,p+"/pod_number","type",{type:"integer"}),t++)}if(r.pod_position_numeric!==void 0){let i=r.pod_position_numeric;Number.isSafeInteger(
i)||(e=o(e,p+"/pod_position_numeric","type",{type:"integer"}),t++)}r.pod_position_letter!==void 0&&typeof r.pod_position_letter!="string"&&(e=o(e,p+"/pod_positi\
on_letter","type",{type:"string"}),t++),r.day_of_week!==void 0&&typeof r.day_of_week!="string"&&(e=o(e,p+"/day_of_week","type",{type:"string"}),t++),r.spot_cost!==
void 0&&typeof r.spot_cost!="string"&&(e=o(e,p+"/spot_cost","type",{type:"string"}),t++),r.airing_type!==void 0&&typeof r.airing_type!="string"&&(e=o(e,p+"/airi\
ng_type","type",{type:"string"}),t++),r.brand!==void 0&&typeof r.brand!="string"&&(e=o(e,p+"/brand","type",{type:"string"}),t++)}else e=o(e,p,"type",{type:"obje\
ct"}),t++;return l.errors=e,t===0}function u(r,p=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_id!==void 0&&typeof r.question_id!=
"string"&&(e=o(e,p+"/question_id","type",{type:"string"}),t++),r.filter_name!==void 0&&typeof r.filter_name!="string"&&(e=o(e,p+"/filter_name","type",{type:"str\
ing"}),t++),r.answer_ints!==void 0){let i=r.answer_ints;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++){let _=i[y];Number.isSafeInteger(_)||(e=o(e,p+
"/answer_ints/"+y,"type",{type:"integer"}),t++)}}else e=o(e,p+"/answer_ints","type",{type:"array"}),t++}}else e=o(e,p,"type",{type:"object"}),t++;return u.errors=
e,t===0}function d(r,p=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.respondent!==void 0&&(f(r.respondent,p+"/respondent")||(e=e===null?f.
errors:e.concat(f.errors),t=e.length)),r.responses!==void 0){let i=r.responses;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++)g(i[y],p+"/responses/"+
y)||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=o(e,p+"/responses","type",{type:"array"}),t++}if(r.impressions!==void 0){let i=r.impressions;if(Array.
isArray(i)){const s=i.length;for(let y=0;y<s;y++)l(i[y],p+"/impressions/"+y)||(e=e===null?l.errors:e.concat(l.errors),t=e.length)}else e=o(e,p+"/impressions","t\
ype",{type:"array"}),t++}if(r.demographic_responses!==void 0){let i=r.demographic_responses;if(Array.isArray(i)){const s=i.length;for(let y=0;y<s;y++)u(i[y],p+"\
/demographic_responses/"+y)||(e=e===null?u.errors:e.concat(u.errors),t=e.length)}else e=o(e,p+"/demographic_responses","type",{type:"array"}),t++}}else e=o(e,p,
"type",{type:"object"}),t++;return d.errors=e,t===0}function v(r,p=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=o(e,p,
"required",{missingProperty:"items"}),t++),r.page===void 0&&(e=o(e,p,"required",{missingProperty:"page"}),t++),r.page_size===void 0&&(e=o(e,p,"required",{missingProperty:"\
page_size"}),t++),r.total_items===void 0&&(e=o(e,p,"required",{missingProperty:"total_items"}),t++),r.items!==void 0){let i=r.items;if(Array.isArray(i)){const s=i.
length;for(let y=0;y<s;y++)d(i[y],p+"/items/"+y)||(e=e===null?d.errors:e.concat(d.errors),t=e.length)}else e=o(e,p+"/items","type",{type:"array"}),t++}if(r.page!==
void 0){let i=r.page;Number.isSafeInteger(i)||(e=o(e,p+"/page","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=o(e,p+"/page",
"minimum",{comparison:">=",limit:1}),t++)}if(r.page_size!==void 0){let i=r.page_size;Number.isSafeInteger(i)||(e=o(e,p+"/page_size","type",{type:"integer"}),t++)}
if(r.total_items!==void 0){let i=r.total_items;Number.isSafeInteger(i)||(e=o(e,p+"/total_items","type",{type:"integer"}),t++)}}else e=o(e,p,"type",{type:"object"}),
t++;return v.errors=e,t===0}
/**
 * Whether a value is an input of `listRespondents` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listRespondents } from "@fieldwork/brand-lift-client/request-validators"
 * listRespondents({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * listRespondents({ colour: "red" }) // => false
 * listRespondents.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listRespondents"> = N
/**
 * Whether a value is the body of a successful response of `listRespondents` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listRespondents } from "@fieldwork/brand-lift-client/validators"
 * listRespondents(null) // => false
 * listRespondents.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listRespondents"> = w
