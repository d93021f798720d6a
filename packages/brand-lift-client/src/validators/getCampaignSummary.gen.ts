// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const r=(t,_,p,y)=>{const g={instancePath:_,keyword:p,params:y};return t===null?[g]:(t.push(g),t)},l={status:1,status__in:1,campaign_name__contains:1,campaign_name__icontains:1,
campaign_name__unaccent__icontains:1,client_name__contains:1,client_name__icontains:1,client_name__unaccent__icontains:1,start_date:1,start_date__lte:1,start_date__gte:1,
end_date:1,end_date__lte:1,end_date__gte:1,country_language:1,country_language__in:1,channels__contains:1,campaign_type__in:1,industry__industry_name__icontains:1,
question__question_name__icontains:1,campaigntargetaudience__target_name__icontains:1,campaigntargetaudience__target_audience_question_set__question__question_name__icontains:1,
keyword:1,permission_id:1,permission_id__in:1,exclude_sub_groups:1},d=u,m=Object.prototype.hasOwnProperty;function u(t,{instancePath:_="",parentData:p,parentDataProperty:y,
rootData:g=t}={}){let e=null,n=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const i in t)m.call(l,i)||(e=r(e,_,"additionalProperties",{additionalProperty:i}),
n++);if(t.status!==void 0){let i=t.status;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/status","type",{type:["string","integer"]}),n++)}if(t.status__in!==
void 0){let i=t.status__in;if(Array.isArray(i)){const a=i.length;for(let s=0;s<a;s++){let o=i[s];typeof o!="string"&&!Number.isSafeInteger(o)&&(e=r(e,_+"/status\
__in/"+s,"type",{type:["string","integer"]}),n++)}}else e=r(e,_+"/status__in","type",{type:"array"}),n++}if(t.campaign_name__contains!==void 0){let i=t.campaign_name__contains;
typeof i!="string"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/campaign_name__contains","type",{type:["string","integer"]}),n++)}if(t.campaign_name__icontains!==void 0){
let i=t.campaign_name__icontains;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/campaign_name__icontains","type",{type:["string","integer"]}),n++)}if(t.
campaign_name__unaccent__icontains!==void 0){let i=t.campaign_name__unaccent__icontains;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/campaign_name__\
unaccent__icontains","type",{type:["string","integer"]}),n++)}if(t.client_name__contains!==void 0){let i=t.client_name__contains;typeof i!="string"&&!Number.isSafeInteger(
i)&&(e=r(e,_+"/client_name__contains","type",{type:["string","integer"]}),n++)}if(t.client_name__icontains!==void 0){let i=t.client_name__icontains;typeof i!="s\
tring"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/client_name__icontains","type",{type:["string","integer"]}),n++)}if(t.client_name__unaccent__icontains!==void 0){let i=t.
client_name__unaccent__icontains;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/client_name__unaccent__icontains","type",{type:["string","integer"]}),
n++)}if(t.start_date!==void 0&&typeof t.start_date!="string"&&(e=r(e,_+"/start_date","type",{type:"string"}),n++),t.start_date__lte!==void 0&&typeof t.start_date__lte!=
"string"&&(e=r(e,_+"/start_date__lte","type",{type:"string"}),n++),t.start_date__gte!==void 0&&typeof t.start_date__gte!="string"&&(e=r(e,_+"/start_date__gte","\
type",{type:"string"}),n++),t.end_date!==void 0&&typeof t.end_date!="string"&&(e=r(e,_+"/end_date","type",{type:"string"}),n++),t.end_date__lte!==void 0&&typeof t.
end_date__lte!="string"&&(e=r(e,_+"/end_date__lte","type",{type:"string"}),n++),t.end_date__gte!==void 0&&typeof t.end_date__gte!="string"&&(e=r(e,_+"/end_date_\
_gte","type",{type:"string"}),n++),t.country_language!==void 0){let i=t.country_language;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/country_langua\
ge","type",{type:["string","integer"]}),n++)}if(t.country_language__in!==void 0){let i=t.country_language__in;if(Array.isArray(i)){const a=i.length;for(let s=0;s<
a;s++){let o=i[s];typeof o!="string"&&!Number.isSafeInteger(o)&&(e=r(e,_+"/country_language__in/"+s,"type",{type:["string","integer"]}),n++)}}else e=r(e,_+"/cou\
ntry_language__in","type",{type:"array"}),n++}if(t.channels__contains!==void 0){let i=t.channels__contains;if(Array.isArray(i)){const a=i.length;for(let s=0;s<a;s++){
let o=i[s];typeof o!="string"&&!Number.isSafeInteger(o)&&(e=r(e,_+"/channels__contains/"+s,"type",{type:["string","integer"]}),n++)}}else e=r(e,_+"/channels__co\
ntains","type",{type:"array"}),n++}if(t.campaign_type__in!==void 0){let i=t.campaign_type__in;if(Array.isArray(i)){const a=i.length;for(let s=0;s<a;s++){let o=i[s];
typeof o!="string"&&!Number.isSafeInteger(o)&&(e=r(e,_+"/campaign_type__in/"+s,"type",{type:["string","integer"]}),n++)}}else e=r(e,_+"/campaign_type__in","type",
{type:"array"}),n++}if(t.industry__industry_name__icontains!==void 0){let i=t.industry__industry_name__icontains;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=
r(e,_+"/industry__industry_name__icontains","type",{type:["string","integer"]}),n++)}if(t.question__question_name__icontains!==void 0){let i=t.question__question_name__icontains;
typeof i!="string"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/question__question_name__icontains","type",{type:["string","integer"]}),n++)}if(t.campaigntargetaudience__target_name__icontains!==
void 0){let i=t.campaigntargetaudience__target_name__icontains;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/campaigntargetaudience__target_name__ico\
ntains","type",{type:["string","integer"]}),n++)}if(t.campaigntargetaudience__target_audience_question_set__question__question_name__icontains!==void 0){let i=t.
campaigntargetaudience__target_audience_question_set__question__question_name__icontains;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/campaigntarget\
audience__target_audience_question_set__question__question_name__icontains","type",{type:["string","integer"]}),n++)}if(t.keyword!==void 0){let i=t.keyword;typeof i!=
"string"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/keyword","type",{type:["string","integer"]}),n++)}if(t.permission_id!==void 0){let i=t.permission_id;typeof i!="s\
tring"&&!Number.isSafeInteger(i)&&(e=r(e,_+"/permission_id","type",{type:["string","integer"]}),n++)}if(t.permission_id__in!==void 0){let i=t.permission_id__in;
if(Array.isArray(i)){const a=i.length;for(let s=0;s<a;s++){let o=i[s];typeof o!="string"&&!Number.isSafeInteger(o)&&(e=r(e,_+"/permission_id__in/"+s,"type",{type:[
"string","integer"]}),n++)}}else e=r(e,_+"/permission_id__in","type",{type:"array"}),n++}if(t.exclude_sub_groups!==void 0){let i=t.exclude_sub_groups;i===!0||i===
!1||i==="true"||i==="false"||(e=r(e,_+"/exclude_sub_groups","enum",{allowedValues:[!0,!1,"true","false"]}),n++)}}else e=r(e,_,"type",{type:"object"}),n++;return u.
errors=e,n===0}const v=f;function c(t,{instancePath:_="",parentData:p,parentDataProperty:y,rootData:g=t}={}){let e=null,n=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.live_campaigns!==void 0){let i=t.live_campaigns;Number.isSafeInteger(i)||(e=r(e,_+"/live_campaigns","type",{type:"integer"}),n++)}if(t.pending_campaigns!==
void 0){let i=t.pending_campaigns;Number.isSafeInteger(i)||(e=r(e,_+"/pending_campaigns","type",{type:"integer"}),n++)}if(t.completed_campaigns!==void 0){let i=t.
completed_campaigns;Number.isSafeInteger(i)||(e=r(e,_+"/completed_campaigns","type",{type:"integer"}),n++)}}else e=r(e,_,"type",{type:"object"}),n++;return c.errors=
e,n===0}function f(t,{instancePath:_="",parentData:p,parentDataProperty:y,rootData:g=t}={}){let e=null,n=0;return c(t,{instancePath:_,parentData:p,parentDataProperty:y,
rootData:g})||(e=e===null?c.errors:e.concat(c.errors),n=e.length),f.errors=e,n===0}
export const request: Validator<"getCampaignSummary"> = d
export const response: Validator<"getCampaignSummary"> = v
