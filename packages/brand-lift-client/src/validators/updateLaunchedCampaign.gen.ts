// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(i,o,e,t)=>{const r={instancePath:o,keyword:e,params:t};return i===null?[r]:(i.push(r),i)},s=i=>{let o=0;for(const e of i)o++;return o},y=l;function p(i,o=""){
let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)r==="campaign_name"||r==="end_date"||r==="client_name"||r==="expected_impressions_c\
ount"||r==="expected_impressions_count_social"||r==="expected_impressions_count_linear_tv"||(e=n(e,o,"additionalProperties",{additionalProperty:r}),t++);if(i.campaign_name!==
void 0){let r=i.campaign_name;typeof r=="string"?(r.length>300&&s(r)>300&&(e=n(e,o+"/campaign_name","maxLength",{limit:300}),t++),r.length<2&&s(r)<1&&(e=n(e,o+"\
/campaign_name","minLength",{limit:1}),t++)):(e=n(e,o+"/campaign_name","type",{type:"string"}),t++)}if(i.end_date!==void 0&&typeof i.end_date!="string"&&(e=n(e,
o+"/end_date","type",{type:"string"}),t++),i.client_name!==void 0){let r=i.client_name;typeof r=="string"?r.length>300&&s(r)>300&&(e=n(e,o+"/client_name","maxLe\
ngth",{limit:300}),t++):(e=n(e,o+"/client_name","type",{type:"string"}),t++)}if(i.expected_impressions_count!==void 0){let r=i.expected_impressions_count;Number.
isSafeInteger(r)||(e=n(e,o+"/expected_impressions_count","type",{type:"integer"}),t++)}if(i.expected_impressions_count_social!==void 0){let r=i.expected_impressions_count_social;
Number.isSafeInteger(r)||(e=n(e,o+"/expected_impressions_count_social","type",{type:"integer"}),t++)}if(i.expected_impressions_count_linear_tv!==void 0){let r=i.
expected_impressions_count_linear_tv;Number.isSafeInteger(r)||(e=n(e,o+"/expected_impressions_count_linear_tv","type",{type:"integer"}),t++)}}else e=n(e,o,"type",
{type:"object"}),t++;return p.errors=e,t===0}function l(i,o=""){let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){i.id===void 0&&(e=n(e,o,"required",{
missingProperty:"id"}),t++),i.body===void 0&&(e=n(e,o,"required",{missingProperty:"body"}),t++);for(const r in i)r==="id"||r==="body"||(e=n(e,o,"additionalPrope\
rties",{additionalProperty:r}),t++);i.id!==void 0&&typeof i.id!="string"&&(e=n(e,o+"/id","type",{type:"string"}),t++),i.body!==void 0&&(p(i.body,o+"/body")||(e=
e===null?p.errors:e.concat(p.errors),t=e.length))}else e=n(e,o,"type",{type:"object"}),t++;return l.errors=e,t===0}const m=c;function _(i,o=""){let e=null,t=0;return typeof i!=
"string"&&(e=n(e,o,"type",{type:"string"}),t++),_.errors=e,t===0}function c(i,o=""){let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.campaign_name!==
void 0){let r=i.campaign_name;typeof r=="string"?(r.length>300&&s(r)>300&&(e=n(e,o+"/campaign_name","maxLength",{limit:300}),t++),r.length<2&&s(r)<1&&(e=n(e,o+"\
/campaign_name","minLength",{limit:1}),t++)):(e=n(e,o+"/campaign_name","type",{type:"string"}),t++)}if(i.client_name!==void 0){let r=i.client_name;typeof r!="st\
ring"&&r!==null&&(e=n(e,o+"/client_name","type",{type:["string","null"]}),t++),typeof r=="string"&&r.length>300&&s(r)>300&&(e=n(e,o+"/client_name","maxLength",{
limit:300}),t++)}i.end_date!==void 0&&typeof i.end_date!="string"&&(e=n(e,o+"/end_date","type",{type:"string"}),t++),i.expected_impressions_count!==void 0&&typeof i.
expected_impressions_count!="string"&&(e=n(e,o+"/expected_impressions_count","type",{type:"string"}),t++),i.expected_impressions_count_social!==void 0&&typeof i.
expected_impressions_count_social!="string"&&(e=n(e,o+"/expected_impressions_count_social","type",{type:"string"}),t++),i.expected_impressions_count_linear_tv!==
void 0&&typeof i.expected_impressions_count_linear_tv!="string"&&(e=n(e,o+"/expected_impressions_count_linear_tv","type",{type:"string"}),t++),i.status!==void 0&&
(_(i.status,o+"/status")||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),i.job_schedule_utc!==void 0&&typeof i.job_schedule_utc!="string"&&(e=n(e,o+"/job_\
schedule_utc","type",{type:"string"}),t++)}else e=n(e,o,"type",{type:"object"}),t++;return c.errors=e,t===0}
/**
 * Whether a value is an input of `updateLaunchedCampaign` (`PUT /api/impact-measurement/v1/campaigns/{id}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updateLaunchedCampaign } from "@fieldwork/brand-lift-client/request-validators"
 * updateLaunchedCampaign({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"end_date":"2026-12-31T23:59:59Z","expected_impressions_count":6000000}}) // => true
 * updateLaunchedCampaign({ colour: "red" }) // => false
 * updateLaunchedCampaign.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"updateLaunchedCampaign"> = y
/**
 * Whether a value is the body of a successful response of `updateLaunchedCampaign` (`PUT /api/impact-measurement/v1/campaigns/{id}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updateLaunchedCampaign } from "@fieldwork/brand-lift-client/validators"
 * updateLaunchedCampaign({"campaign_name":"Alder Coffee autumn","client_name":"Alder Coffee","end_date":"2026-12-31T23:59:59Z","expected_impressions_count":"6000000","expected_impressions_count_social":"600000","expected_impressions_count_linear_tv":"0","status":"live","job_schedule_utc":"2026-10-05T18:00:00Z"}) // => true
 * updateLaunchedCampaign(null) // => false
 * updateLaunchedCampaign.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"updateLaunchedCampaign"> = m
