// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const r=(i,_,e,n)=>{const t={instancePath:_,keyword:e,params:n};return i===null?[t]:(i.push(t),i)},y={status:1,status__in:1,campaign_name__contains:1,campaign_name__icontains:1,
campaign_name__unaccent__icontains:1,client_name__contains:1,client_name__icontains:1,client_name__unaccent__icontains:1,start_date:1,start_date__lte:1,start_date__gte:1,
end_date:1,end_date__lte:1,end_date__gte:1,country_language:1,country_language__in:1,channels__contains:1,campaign_type__in:1,industry__industry_name__icontains:1,
question__question_name__icontains:1,campaigntargetaudience__target_name__icontains:1,campaigntargetaudience__target_audience_question_set__question__question_name__icontains:1,
keyword:1,permission_id:1,permission_id__in:1,exclude_sub_groups:1},u=a,c=Object.prototype.hasOwnProperty;function a(i,_=""){let e=null,n=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){for(const t in i)c.call(y,t)||(e=r(e,_,"additionalProperties",{additionalProperty:t}),n++);if(i.status!==void 0){let t=i.status;typeof t!=
"string"&&!Number.isSafeInteger(t)&&(e=r(e,_+"/status","type",{type:["string","integer"]}),n++)}if(i.status__in!==void 0){let t=i.status__in;if(Array.isArray(t)){
const g=t.length;for(let s=0;s<g;s++){let o=t[s];typeof o!="string"&&!Number.isSafeInteger(o)&&(e=r(e,_+"/status__in/"+s,"type",{type:["string","integer"]}),n++)}}else
e=r(e,_+"/status__in","type",{type:"array"}),n++}if(i.campaign_name__contains!==void 0){let t=i.campaign_name__contains;typeof t!="string"&&!Number.isSafeInteger(
t)&&(e=r(e,_+"/campaign_name__contains","type",{type:["string","integer"]}),n++)}if(i.campaign_name__icontains!==void 0){let t=i.campaign_name__icontains;typeof t!=
"string"&&!Number.isSafeInteger(t)&&(e=r(e,_+"/campaign_name__icontains","type",{type:["string","integer"]}),n++)}if(i.campaign_name__unaccent__icontains!==void 0){
let t=i.campaign_name__unaccent__icontains;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=r(e,_+"/campaign_name__unaccent__icontains","type",{type:["string","\
integer"]}),n++)}if(i.client_name__contains!==void 0){let t=i.client_name__contains;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=r(e,_+"/client_name__contai\
ns","type",{type:["string","integer"]}),n++)}if(i.client_name__icontains!==void 0){let t=i.client_name__icontains;typeof t!="string"&&!Number.isSafeInteger(t)&&
(e=r(e,_+"/client_name__icontains","type",{type:["string","integer"]}),n++)}if(i.client_name__unaccent__icontains!==void 0){let t=i.client_name__unaccent__icontains;
typeof t!="string"&&!Number.isSafeInteger(t)&&(e=r(e,_+"/client_name__unaccent__icontains","type",{type:["string","integer"]}),n++)}if(i.start_date!==void 0&&typeof i.
start_date!="string"&&(e=r(e,_+"/start_date","type",{type:"string"}),n++),i.start_date__lte!==void 0&&typeof i.start_date__lte!="string"&&(e=r(e,_+"/start_date_\
_lte","type",{type:"string"}),n++),i.start_date__gte!==void 0&&typeof i.start_date__gte!="string"&&(e=r(e,_+"/start_date__gte","type",{type:"string"}),n++),i.end_date!==
void 0&&typeof i.end_date!="string"&&(e=r(e,_+"/end_date","type",{type:"string"}),n++),i.end_date__lte!==void 0&&typeof i.end_date__lte!="string"&&(e=r(e,_+"/en\
d_date__lte","type",{type:"string"}),n++),i.end_date__gte!==void 0&&typeof i.end_date__gte!="string"&&(e=r(e,_+"/end_date__gte","type",{type:"string"}),n++),i.country_language!==
void 0){let t=i.country_language;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=r(e,_+"/country_language","type",{type:["string","integer"]}),n++)}if(i.country_language__in!==
void 0){let t=i.country_language__in;if(Array.isArray(t)){const g=t.length;for(let s=0;s<g;s++){let o=t[s];typeof o!="string"&&!Number.isSafeInteger(o)&&(e=r(e,
_+"/country_language__in/"+s,"type",{type:["string","integer"]}),n++)}}else e=r(e,_+"/country_language__in","type",{type:"array"}),n++}if(i.channels__contains!==
void 0){let t=i.channels__contains;if(Array.isArray(t)){const g=t.length;for(let s=0;s<g;s++){let o=t[s];typeof o!="string"&&!Number.isSafeInteger(o)&&(e=r(e,_+
"/channels__contains/"+s,"type",{type:["string","integer"]}),n++)}}else e=r(e,_+"/channels__contains","type",{type:"array"}),n++}if(i.campaign_type__in!==void 0){
let t=i.campaign_type__in;if(Array.isArray(t)){const g=t.length;for(let s=0;s<g;s++){let o=t[s];typeof o!="string"&&!Number.isSafeInteger(o)&&(e=r(e,_+"/campaig\
n_type__in/"+s,"type",{type:["string","integer"]}),n++)}}else e=r(e,_+"/campaign_type__in","type",{type:"array"}),n++}if(i.industry__industry_name__icontains!==
void 0){let t=i.industry__industry_name__icontains;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=r(e,_+"/industry__industry_name__icontains","type",{type:["s\
tring","integer"]}),n++)}if(i.question__question_name__icontains!==void 0){let t=i.question__question_name__icontains;typeof t!="string"&&!Number.isSafeInteger(
t)&&(e=r(e,_+"/question__question_name__icontains","type",{type:["string","integer"]}),n++)}if(i.campaigntargetaudience__target_name__icontains!==void 0){let t=i.
campaigntargetaudience__target_name__icontains;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=r(e,_+"/campaigntargetaudience__target_name__icontains","type",{
type:["string","integer"]}),n++)}if(i.campaigntargetaudience__target_audience_question_set__question__question_name__icontains!==void 0){let t=i.campaigntargetaudience__target_audience_question_set__question__question_name__icontains;
typeof t!="string"&&!Number.isSafeInteger(t)&&(e=r(e,_+"/campaigntargetaudience__target_audience_question_set__question__question_name__icontains","type",{type:[
"string","integer"]}),n++)}if(i.keyword!==void 0){let t=i.keyword;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=r(e,_+"/keyword","type",{type:["string","inte\
ger"]}),n++)}if(i.permission_id!==void 0){let t=i.permission_id;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=r(e,_+"/permission_id","type",{type:["string","\
integer"]}),n++)}if(i.permission_id__in!==void 0){let t=i.permission_id__in;if(Array.isArray(t)){const g=t.length;for(let s=0;s<g;s++){let o=t[s];typeof o!="str\
ing"&&!Number.isSafeInteger(o)&&(e=r(e,_+"/permission_id__in/"+s,"type",{type:["string","integer"]}),n++)}}else e=r(e,_+"/permission_id__in","type",{type:"array"}),
n++}if(i.exclude_sub_groups!==void 0){let t=i.exclude_sub_groups;t===!0||t===!1||t==="true"||t==="false"||(e=r(e,_+"/exclude_sub_groups","enum",{allowedValues:[
!0,!1,"true","false"]}),n++)}}else e=r(e,_,"type",{type:"object"}),n++;return a.errors=e,n===0}const f=p;function p(i,_=""){let e=null,n=0;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.live_campaigns!==void 0){let t=i.live_campaigns;Number.isSafeInteger(t)||(e=r(e,_+"/live_campaigns","type",{type:"integer"}),n++)}if(i.
pending_campaigns!==void 0){let t=i.pending_campaigns;Number.isSafeInteger(t)||(e=r(e,_+"/pending_campaigns","type",{type:"integer"}),n++)}if(i.completed_campaigns!==
void 0){let t=i.completed_campaigns;Number.isSafeInteger(t)||(e=r(e,_+"/completed_campaigns","type",{type:"integer"}),n++)}}else e=r(e,_,"type",{type:"object"}),
n++;return p.errors=e,n===0}
/**
 * Whether a value is an input of `getCampaignSummary` (`GET /api/impact-measurement/v1/campaigns/summary`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCampaignSummary } from "@fieldwork/brand-lift-client/request-validators"
 * getCampaignSummary({}) // => true
 * getCampaignSummary({ colour: "red" }) // => false
 * getCampaignSummary.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getCampaignSummary"> = u
/**
 * Whether a value is the body of a successful response of `getCampaignSummary` (`GET /api/impact-measurement/v1/campaigns/summary`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCampaignSummary } from "@fieldwork/brand-lift-client/validators"
 * getCampaignSummary({"live_campaigns":3,"pending_campaigns":1,"completed_campaigns":12}) // => true
 * getCampaignSummary(null) // => false
 * getCampaignSummary.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getCampaignSummary"> = f
