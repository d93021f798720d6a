// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(r,_,s,l)=>{const o={instancePath:_,keyword:s,params:l};return r===null?[o]:(r.push(o),r)},u={campaigns_pk:1,target_audience_id__in:1,demographics:1,timestamp__lte:1,
timestamp__gte:1,media_channel:1,media_channel__in:1,publisher_id:1,publisher_id__in:1,placement_id:1,placement_id__in:1,creative_id:1,creative_id__in:1,ad_channel:1,
ad_channel__regex:1,custom_variables__c1:1,custom_variables__c2:1,custom_variables__c3:1,custom_variables__c4:1,custom_variables__c5:1,ad_duration:1,ad_duration__in:1,
daypart:1,daypart__in:1,network:1,network__in:1,device_type:1,device_type__in:1,publisher_group_id:1,publisher_group_id__in:1,placement_group_id:1,placement_group_id__in:1,
creative_group_id:1,creative_group_id__in:1,respondent_id:1,channel:1,frequency:1,frequency__in:1,frequency__gte:1,frequency__lte:1,frequency__range:1},c=d,a=Object.
prototype.hasOwnProperty,f=new RegExp("^-?\\d+$","u");function d(r,{instancePath:_="",parentData:s,parentDataProperty:l,rootData:o=r}={}){let i=null,n=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(i=p(i,_,"required",{missingProperty:"campaigns_pk"}),n++);for(const e in r)a.call(u,e)||(i=p(i,_,"additio\
nalProperties",{additionalProperty:e}),n++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(i=p(i,_+"/campaigns_pk","type",{type:"string"}),n++),r.
target_audience_id__in!==void 0){let e=r.target_audience_id__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];!Number.isSafeInteger(y)&&
typeof y!="string"&&(i=p(i,_+"/target_audience_id__in/"+t,"type",{type:["integer","string"]}),n++),typeof y=="string"&&!f.test(y)&&(i=p(i,_+"/target_audience_id\
__in/"+t,"pattern",{pattern:"^-?\\d+$"}),n++)}}else i=p(i,_+"/target_audience_id__in","type",{type:"array"}),n++}if(r.demographics!==void 0){let e=r.demographics;
if(e&&typeof e=="object"&&!Array.isArray(e))for(const g in e){let t=e[g];typeof t!="string"&&!Number.isSafeInteger(t)&&(i=p(i,_+"/demographics/"+g.replace(/~/g,
"~0").replace(/\//g,"~1"),"type",{type:["string","integer"]}),n++)}else i=p(i,_+"/demographics","type",{type:"object"}),n++}if(r.timestamp__lte!==void 0&&typeof r.
timestamp__lte!="string"&&(i=p(i,_+"/timestamp__lte","type",{type:"string"}),n++),r.timestamp__gte!==void 0&&typeof r.timestamp__gte!="string"&&(i=p(i,_+"/times\
tamp__gte","type",{type:"string"}),n++),r.media_channel!==void 0){let e=r.media_channel;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/media_channel",
"type",{type:["string","integer"]}),n++)}if(r.media_channel__in!==void 0){let e=r.media_channel__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];
typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,_+"/media_channel__in/"+t,"type",{type:["string","integer"]}),n++)}}else i=p(i,_+"/media_channel__in","type",
{type:"array"}),n++}if(r.publisher_id!==void 0){let e=r.publisher_id;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/publisher_id","type",{type:["strin\
g","integer"]}),n++)}if(r.publisher_id__in!==void 0){let e=r.publisher_id__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="s\
tring"&&!Number.isSafeInteger(y)&&(i=p(i,_+"/publisher_id__in/"+t,"type",{type:["string","integer"]}),n++)}}else i=p(i,_+"/publisher_id__in","type",{type:"array"}),
n++}if(r.placement_id!==void 0){let e=r.placement_id;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/placement_id","type",{type:["string","integer"]}),
n++)}if(r.placement_id__in!==void 0){let e=r.placement_id__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.
isSafeInteger(y)&&(i=p(i,_+"/placement_id__in/"+t,"type",{type:["string","integer"]}),n++)}}else i=p(i,_+"/placement_id__in","type",{type:"array"}),n++}if(r.creative_id!==
void 0){let e=r.creative_id;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/creative_id","type",{type:["string","integer"]}),n++)}if(r.creative_id__in!==
void 0){let e=r.creative_id__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,_+"/c\
reative_id__in/"+t,"type",{type:["string","integer"]}),n++)}}else i=p(i,_+"/creative_id__in","type",{type:"array"}),n++}if(r.ad_channel!==void 0){let e=r.ad_channel;
typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/ad_channel","type",{type:["string","integer"]}),n++)}if(r.ad_channel__regex!==void 0){let e=r.ad_channel__regex;
typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/ad_channel__regex","type",{type:["string","integer"]}),n++)}if(r.custom_variables__c1!==void 0){let e=r.
custom_variables__c1;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/custom_variables__c1","type",{type:["string","integer"]}),n++)}if(r.custom_variables__c2!==
void 0){let e=r.custom_variables__c2;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/custom_variables__c2","type",{type:["string","integer"]}),n++)}if(r.
custom_variables__c3!==void 0){let e=r.custom_variables__c3;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/custom_variables__c3","type",{type:["string",
"integer"]}),n++)}if(r.custom_variables__c4!==void 0){let e=r.custom_variables__c4;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/custom_variables__c4",
"type",{type:["string","integer"]}),n++)}if(r.custom_variables__c5!==void 0){let e=r.custom_variables__c5;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+
"/custom_variables__c5","type",{type:["string","integer"]}),n++)}if(r.ad_duration!==void 0){let e=r.ad_duration;!Number.isSafeInteger(e)&&typeof e!="string"&&(i=
p(i,_+"/ad_duration","type",{type:["integer","string"]}),n++),typeof e=="string"&&!f.test(e)&&(i=p(i,_+"/ad_duration","pattern",{pattern:"^-?\\d+$"}),n++)}if(r.
ad_duration__in!==void 0){let e=r.ad_duration__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];!Number.isSafeInteger(y)&&typeof y!="str\
ing"&&(i=p(i,_+"/ad_duration__in/"+t,"type",{type:["integer","string"]}),n++),typeof y=="string"&&!f.test(y)&&(i=p(i,_+"/ad_duration__in/"+t,"pattern",{pattern:"\
^-?\\d+$"}),n++)}}else i=p(i,_+"/ad_duration__in","type",{type:"array"}),n++}if(r.daypart!==void 0){let e=r.daypart;typeof e!="string"&&!Number.isSafeInteger(e)&&
(i=p(i,_+"/daypart","type",{type:["string","integer"]}),n++)}if(r.daypart__in!==void 0){let e=r.daypart__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<
g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,_+"/daypart__in/"+t,"type",{type:["string","integer"]}),n++)}}else i=p(i,_+"/daypart__in",
"type",{type:"array"}),n++}if(r.network!==void 0){let e=r.network;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/network","type",{type:["string","inte\
ger"]}),n++)}if(r.network__in!==void 0){let e=r.network__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(
y)&&(i=p(i,_+"/network__in/"+t,"type",{type:["string","integer"]}),n++)}}else i=p(i,_+"/network__in","type",{type:"array"}),n++}if(r.device_type!==void 0){let e=r.
device_type;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/device_type","type",{type:["string","integer"]}),n++)}if(r.device_type__in!==void 0){let e=r.
device_type__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,_+"/device_type__in/"+
t,"type",{type:["string","integer"]}),n++)}}else i=p(i,_+"/device_type__in","type",{type:"array"}),n++}if(r.publisher_group_id!==void 0){let e=r.publisher_group_id;
typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/publisher_group_id","type",{type:["string","integer"]}),n++)}if(r.publisher_group_id__in!==void 0){let e=r.
publisher_group_id__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,_+"/publisher_\
group_id__in/"+t,"type",{type:["string","integer"]}),n++)}}else i=p(i,_+"/publisher_group_id__in","type",{type:"array"}),n++}if(r.placement_group_id!==void 0){let e=r.
placement_group_id;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/placement_group_id","type",{type:["string","integer"]}),n++)}if(r.placement_group_id__in!==
void 0){let e=r.placement_group_id__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(
i,_+"/placement_group_id__in/"+t,"type",{type:["string","integer"]}),n++)}}else i=p(i,_+"/placement_group_id__in","type",{type:"array"}),n++}if(r.creative_group_id!==
void 0){let e=r.creative_group_id;typeof e!="string"&&!Number.isSafeInteger(e)&&(i=p(i,_+"/creative_group_id","type",{type:["string","integer"]}),n++)}if(r.creative_group_id__in!==
void 0){let e=r.creative_group_id__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];typeof y!="string"&&!Number.isSafeInteger(y)&&(i=p(i,
_+"/creative_group_id__in/"+t,"type",{type:["string","integer"]}),n++)}}else i=p(i,_+"/creative_group_id__in","type",{type:"array"}),n++}if(r.respondent_id!==void 0&&
typeof r.respondent_id!="string"&&(i=p(i,_+"/respondent_id","type",{type:"string"}),n++),r.channel!==void 0){let e=r.channel;typeof e!="string"&&!Number.isSafeInteger(
e)&&(i=p(i,_+"/channel","type",{type:["string","integer"]}),n++)}if(r.frequency!==void 0){let e=r.frequency;!Number.isSafeInteger(e)&&typeof e!="string"&&(i=p(i,
_+"/frequency","type",{type:["integer","string"]}),n++),typeof e=="string"&&!f.test(e)&&(i=p(i,_+"/frequency","pattern",{pattern:"^-?\\d+$"}),n++)}if(r.frequency__in!==
void 0){let e=r.frequency__in;if(Array.isArray(e)){const g=e.length;for(let t=0;t<g;t++){let y=e[t];!Number.isSafeInteger(y)&&typeof y!="string"&&(i=p(i,_+"/fre\
quency__in/"+t,"type",{type:["integer","string"]}),n++),typeof y=="string"&&!f.test(y)&&(i=p(i,_+"/frequency__in/"+t,"pattern",{pattern:"^-?\\d+$"}),n++)}}else i=
p(i,_+"/frequency__in","type",{type:"array"}),n++}if(r.frequency__gte!==void 0){let e=r.frequency__gte;!Number.isSafeInteger(e)&&typeof e!="string"&&(i=p(i,_+"/\
frequency__gte","type",{type:["integer","string"]}),n++),typeof e=="string"&&!f.test(e)&&(i=p(i,_+"/frequency__gte","pattern",{pattern:"^-?\\d+$"}),n++)}if(r.frequency__lte!==
void 0){let e=r.frequency__lte;!Number.isSafeInteger(e)&&typeof e!="string"&&(i=p(i,_+"/frequency__lte","type",{type:["integer","string"]}),n++),typeof e=="stri\
ng"&&!f.test(e)&&(i=p(i,_+"/frequency__lte","pattern",{pattern:"^-?\\d+$"}),n++)}if(r.frequency__range!==void 0){let e=r.frequency__range;if(Array.isArray(e)){const g=e.
length;for(let t=0;t<g;t++){let y=e[t];!Number.isSafeInteger(y)&&typeof y!="string"&&(i=p(i,_+"/frequency__range/"+t,"type",{type:["integer","string"]}),n++),typeof y==
"string"&&!f.test(y)&&(i=p(i,_+"/frequency__range/"+t,"pattern",{pattern:"^-?\\d+$"}),n++)}}else i=p(i,_+"/frequency__range","type",{type:"array"}),n++}}else i=
p(i,_,"type",{type:"object"}),n++;return d.errors=i,n===0}
export const request: Validator<"exportRespondentsCsv"> = c
