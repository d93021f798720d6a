// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(r,n,i,_)=>{const e={instancePath:n,keyword:i,params:_};return r===null?[e]:(r.push(e),r)},s={campaigns_pk:1,target_audience_id__in:1,demographics:1,timestamp__lte:1,
timestamp__gte:1,media_channel:1,media_channel__in:1,publisher_id:1,publisher_id__in:1,placement_id:1,placement_id__in:1,creative_id:1,creative_id__in:1,ad_channel:1,
ad_channel__regex:1,custom_variables__c1:1,custom_variables__c2:1,custom_variables__c3:1,custom_variables__c4:1,custom_variables__c5:1,ad_duration:1,ad_duration__in:1,
daypart:1,daypart__in:1,network:1,network__in:1,device_type:1,device_type__in:1,publisher_group_id:1,publisher_group_id__in:1,placement_group_id:1,placement_group_id__in:1,
creative_group_id:1,creative_group_id__in:1,respondent_id:1,channel:1,frequency:1,frequency__in:1,frequency__gte:1,frequency__lte:1,frequency__range:1},d=o,l=Object.
prototype.hasOwnProperty,f=new RegExp("^-?\\d+$","u");function o(r,n=""){let i=null,_=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(i=
p(i,n,"required",{missingProperty:"campaigns_pk"}),_++);for(const e in r)l.call(s,e)||(i=p(i,n,"additionalProperties",{additionalProperty:e}),_++);if(r.campaigns_pk!==
void 0&&typeof r.campaigns_pk!="string"&&(i=p(i,n+"/campaigns_pk","type",{type:"string"}),_++),r.target_audience_id__in!==void 0){let e=r.target_audience_id__in;
if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];!Number.isSafeInteger(y)&&typeof y!="string"&&(i=p(i,n+"/target_audience_id__in/"+t,"type",
{type:["integer","string"]}),_++),typeof y=="string"&&!f.test(y)&&(i=p(i,n+"/target_audience_id__in/"+t,"pattern",{pattern:"^-?\\d+$"}),_++)}}else i=p(i,n+"/tar\
get_audience_id__in","type",{type:"array"}),_++}if(r.demographics!==void 0){let e=r.demographics;if(e&&typeof e=="object"&&!Array.isArray(e))for(const g in e){let t=e[g];
typeof t!="string"&&!Number.isSafeInteger(t)&&(i=p(i,n+"/demographics/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:["string","integer"]}),_++)}else i=
p(i,n+"/demographics","type",{type:"object"}),_++}if(r.timestamp__lte!==void 0&&typeof r.timestamp__lte!="string"&&(i=p(i,n+"/timestamp__lte","type",{type:"stri\
ng"}),_++),r.timestamp__gte!==void 0&&typeof r.timestamp__gte!="string"&&(i=p(i,n+"/timestamp__gte","type",{type:"string"}),_++),r.media_channel!==void 0){let e=r.
media_channel;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+"/media_channel","type",{type:["string","integer"]}),_++)}if(r.media_channel__in!==void 0){
let e=r.media_channel__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,n+"/media_c\
hannel__in/"+t,"type",{type:["string","integer"]}),_++)}}else i=p(i,n+"/media_channel__in","type",{type:"array"}),_++}if(r.publisher_id!==void 0){let e=r.publisher_id;
typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+"/publisher_id","type",{type:["string","integer"]}),_++)}if(r.publisher_id__in!==void 0){let e=r.publisher_id__in;
if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,n+"/publisher_id__in/"+t,"type",{type:[
"string","integer"]}),_++)}}else i=p(i,n+"/publisher_id__in","type",{type:"array"}),_++}if(r.placement_id!==void 0){let e=r.placement_id;typeof e!="string"&&!Number.
isSafeInteger(e)&&(i=p(i,n+"/placement_id","type",{type:["string","integer"]}),_++)}if(r.placement_id__in!==void 0){let e=r.placement_id__in;if(Array.isArray(e)){
const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,n+"/placement_id__in/"+t,"type",{type:["string","integer"]}),
_++)}}else i=p(i,n+"/placement_id__in","type",{type:"array"}),_++}if(r.creative_id!==void 0){let e=r.creative_id;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=
p(i,n+"/creative_id","type",{type:["string","integer"]}),_++)}if(r.creative_id__in!==void 0){let e=r.creative_id__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<
g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,n+"/creative_id__in/"+t,"type",{type:["string","integer"]}),_++)}}else i=p(i,n+"/creative\
_id__in","type",{type:"array"}),_++}if(r.ad_channel!==void 0){let e=r.ad_channel;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+"/ad_channel","type",{type:[
"string","integer"]}),_++)}if(r.ad_channel__regex!==void 0){let e=r.ad_channel__regex;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+"/ad_channel__regex",
"type",{type:["string","integer"]}),_++)}if(r.custom_variables__c1!==void 0){let e=r.custom_variables__c1;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+
"/custom_variables__c1","type",{type:["string","integer"]}),_++)}if(r.custom_variables__c2!==void 0){let e=r.custom_variables__c2;typeof e!="string"&&!Number.isSafeInteger(
e)&&(i=p(i,n+"/custom_variables__c2","type",{type:["string","integer"]}),_++)}if(r.custom_variables__c3!==void 0){let e=r.custom_variables__c3;typeof e!="string"&&
!Number.isSafeInteger(e)&&(i=p(i,n+"/custom_variables__c3","type",{type:["string","integer"]}),_++)}if(r.custom_variables__c4!==void 0){let e=r.custom_variables__c4;
typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+"/custom_variables__c4","type",{type:["string","integer"]}),_++)}if(r.custom_variables__c5!==void 0){let e=r.
custom_variables__c5;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+"/custom_variables__c5","type",{type:["string","integer"]}),_++)}if(r.ad_duration!==
void 0){let e=r.ad_duration;!Number.isSafeInteger(e)&&typeof e!="string"&&(i=p(i,n+"/ad_duration","type",{type:["integer","string"]}),_++),typeof e=="string"&&!f.
test(e)&&(i=p(i,n+"/ad_duration","pattern",{pattern:"^-?\\d+$"}),_++)}if(r.ad_duration__in!==void 0){let e=r.ad_duration__in;if(Array.isArray(e)){const g=e.length;
for(let t=0;t<g;t++){let y=e[t];!Number.isSafeInteger(y)&&typeof y!="string"&&(i=p(i,n+"/ad_duration__in/"+t,"type",{type:["integer","string"]}),_++),typeof y==
"string"&&!f.test(y)&&(i=p(i,n+"/ad_duration__in/"+t,"pattern",{pattern:"^-?\\d+$"}),_++)}}else i=p(i,n+"/ad_duration__in","type",{type:"array"}),_++}if(r.daypart!==
void 0){let e=r.daypart;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+"/daypart","type",{type:["string","integer"]}),_++)}if(r.daypart__in!==void 0){let e=r.
daypart__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,n+"/daypart__in/"+t,"type",
{type:["string","integer"]}),_++)}}else i=p(i,n+"/daypart__in","type",{type:"array"}),_++}if(r.network!==void 0){let e=r.network;typeof e!="string"&&!Number.isSafeInteger(
e)&&(i=p(i,n+"/network","type",{type:["string","integer"]}),_++)}if(r.network__in!==void 0){let e=r.network__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<
g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,n+"/network__in/"+t,"type",{type:["string","integer"]}),_++)}}else i=p(i,n+"/network__in",
"type",{type:"array"}),_++}if(r.device_type!==void 0){let e=r.device_type;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+"/device_type","type",{type:["s\
tring","integer"]}),_++)}if(r.device_type__in!==void 0){let e=r.device_type__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!=
"string"&&!Number.isSafeInteger(y)&&(i=p(i,n+"/device_type__in/"+t,"type",{type:["string","integer"]}),_++)}}else i=p(i,n+"/device_type__in","type",{type:"array"}),
_++}if(r.publisher_group_id!==void 0){let e=r.publisher_group_id;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+"/publisher_group_id","type",{type:["str\
ing","integer"]}),_++)}if(r.publisher_group_id__in!==void 0){let e=r.publisher_group_id__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];
typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,n+"/publisher_group_id__in/"+t,"type",{type:["string","integer"]}),_++)}}else i=p(i,n+"/publisher_group_id_\
_in","type",{type:"array"}),_++}if(r.placement_group_id!==void 0){let e=r.placement_group_id;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+"/placement_\
group_id","type",{type:["string","integer"]}),_++)}if(r.placement_group_id__in!==void 0){let e=r.placement_group_id__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<
g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,n+"/placement_group_id__in/"+t,"type",{type:["string","integer"]}),_++)}}else i=p(i,n+"/p\
lacement_group_id__in","type",{type:"array"}),_++}if(r.creative_group_id!==void 0){let e=r.creative_group_id;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(
i,n+"/creative_group_id","type",{type:["string","integer"]}),_++)}if(r.creative_group_id__in!==void 0){let e=r.creative_group_id__in;if(Array.isArray(e)){const g=e.
length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,n+"/creative_group_id__in/"+t,"type",{type:["string","integer"]}),_++)}}else
i=p(i,n+"/creative_group_id__in","type",{type:"array"}),_++}if(r.respondent_id!==void 0&&typeof r.respondent_id!="string"&&(i=p(i,n+"/respondent_id","type",{type:"\
string"}),_++),r.channel!==void 0){let e=r.channel;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,n+"/channel","type",{type:["string","integer"]}),_++)}if(r.
frequency!==void 0){let e=r.frequency;!Number.isSafeInteger(e)&&typeof e!="string"&&(i=p(i,n+"/frequency","type",{type:["integer","string"]}),_++),typeof e=="st\
ring"&&!f.test(e)&&(i=p(i,n+"/frequency","pattern",{pattern:"^-?\\d+$"}),_++)}if(r.frequency__in!==void 0){let e=r.frequency__in;if(Array.isArray(e)){const g=e.
length;for(let t=0;t<g;t++){let y=e[t];!Number.isSafeInteger(y)&&typeof y!="string"&&(i=p(i,n+"/frequency__in/"+t,"type",{type:["integer","string"]}),_++),typeof y==
"string"&&!f.test(y)&&(i=p(i,n+"/frequency__in/"+t,"pattern",{pattern:"^-?\\d+$"}),_++)}}else i=p(i,n+"/frequency__in","type",{type:"array"}),_++}if(r.frequency__gte!==
void 0){let e=r.frequency__gte;!Number.isSafeInteger(e)&&typeof e!="string"&&(i=p(i,n+"/frequency__gte","type",{type:["integer","string"]}),_++),typeof e=="stri\
ng"&&!f.test(e)&&(i=p(i,n+"/frequency__gte","pattern",{pattern:"^-?\\d+$"}),_++)}if(r.frequency__lte!==void 0){let e=r.frequency__lte;!Number.isSafeInteger(e)&&
typeof e!="string"&&(i=p(i,n+"/frequency__lte","type",{type:["integer","string"]}),_++),typeof e=="string"&&!f.test(e)&&(i=p(i,n+"/frequency__lte","pattern",{pattern:"\
^-?\\d+$"}),_++)}if(r.frequency__range!==void 0){let e=r.frequency__range;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];!Number.isSafeInteger(
y)&&typeof y!="string"&&(i=p(i,n+"/frequency__range/"+t,"type",{type:["integer","string"]}),_++),typeof y=="string"&&!f.test(y)&&(i=p(i,n+"/frequency__range/"+t,
"pattern",{pattern:"^-?\\d+$"}),_++)}}else i=p(i,n+"/frequency__range","type",{type:"array"}),_++}}else i=p(i,n,"type",{type:"object"}),_++;return o.errors=i,_===
0}
/**
 * Whether a value is an input of `exportRespondentsCsv` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { exportRespondentsCsv } from "@fieldwork/brand-lift-client/request-validators"
 * exportRespondentsCsv({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * exportRespondentsCsv({ colour: "red" }) // => false
 * exportRespondentsCsv.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"exportRespondentsCsv"> = d
