// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,i,s,_)=>{const p={instancePath:i,keyword:s,params:_};return r===null?[p]:(r.push(p),r)},l=r=>{let i=0;for(const s of r)i++;return i},g=f;function c(r,{
instancePath:i="",parentData:s,parentDataProperty:_,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o==="campaign\
_name"||o==="end_date"||o==="client_name"||o==="expected_impressions_count"||o==="expected_impressions_count_social"||o==="expected_impressions_count_linear_tv"||
(e=n(e,i,"additionalProperties",{additionalProperty:o}),t++);if(r.campaign_name!==void 0){let o=r.campaign_name;typeof o=="string"?(o.length>300&&l(o)>300&&(e=n(
e,i+"/campaign_name","maxLength",{limit:300}),t++),o.length<2&&l(o)<1&&(e=n(e,i+"/campaign_name","minLength",{limit:1}),t++)):(e=n(e,i+"/campaign_name","type",{
type:"string"}),t++)}if(r.end_date!==void 0&&typeof r.end_date!="string"&&(e=n(e,i+"/end_date","type",{type:"string"}),t++),r.client_name!==void 0){let o=r.client_name;
typeof o=="string"?o.length>300&&l(o)>300&&(e=n(e,i+"/client_name","maxLength",{limit:300}),t++):(e=n(e,i+"/client_name","type",{type:"string"}),t++)}if(r.expected_impressions_count!==
void 0){let o=r.expected_impressions_count;Number.isSafeInteger(o)||(e=n(e,i+"/expected_impressions_count","type",{type:"integer"}),t++)}if(r.expected_impressions_count_social!==
void 0){let o=r.expected_impressions_count_social;Number.isSafeInteger(o)||(e=n(e,i+"/expected_impressions_count_social","type",{type:"integer"}),t++)}if(r.expected_impressions_count_linear_tv!==
void 0){let o=r.expected_impressions_count_linear_tv;Number.isSafeInteger(o)||(e=n(e,i+"/expected_impressions_count_linear_tv","type",{type:"integer"}),t++)}}else
e=n(e,i,"type",{type:"object"}),t++;return c.errors=e,t===0}function f(r,{instancePath:i="",parentData:s,parentDataProperty:_,rootData:p=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=n(e,i,"required",{missingProperty:"id"}),t++),r.body===void 0&&(e=n(e,i,"required",{missingProperty:"bo\
dy"}),t++);for(const o in r)o==="id"||o==="body"||(e=n(e,i,"additionalProperties",{additionalProperty:o}),t++);r.id!==void 0&&typeof r.id!="string"&&(e=n(e,i+"/\
id","type",{type:"string"}),t++),r.body!==void 0&&(c(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?c.errors:e.
concat(c.errors),t=e.length))}else e=n(e,i,"type",{type:"object"}),t++;return f.errors=e,t===0}const d=u;function y(r,{instancePath:i="",parentData:s,parentDataProperty:_,
rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=n(e,i,"type",{type:"string"}),t++),y.errors=e,t===0}function m(r,{instancePath:i="",parentData:s,
parentDataProperty:_,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaign_name!==void 0){let o=r.campaign_name;typeof o==
"string"?(o.length>300&&l(o)>300&&(e=n(e,i+"/campaign_name","maxLength",{limit:300}),t++),o.length<2&&l(o)<1&&(e=n(e,i+"/campaign_name","minLength",{limit:1}),t++)):
(e=n(e,i+"/campaign_name","type",{type:"string"}),t++)}if(r.client_name!==void 0){let o=r.client_name;typeof o!="string"&&o!==null&&(e=n(e,i+"/client_name","typ\
e",{type:["string","null"]}),t++),typeof o=="string"&&o.length>300&&l(o)>300&&(e=n(e,i+"/client_name","maxLength",{limit:300}),t++)}r.end_date!==void 0&&typeof r.
end_date!="string"&&(e=n(e,i+"/end_date","type",{type:"string"}),t++),r.expected_impressions_count!==void 0&&typeof r.expected_impressions_count!="string"&&(e=n(
e,i+"/expected_impressions_count","type",{type:"string"}),t++),r.expected_impressions_count_social!==void 0&&typeof r.expected_impressions_count_social!="string"&&
(e=n(e,i+"/expected_impressions_count_social","type",{type:"string"}),t++),r.expected_impressions_count_linear_tv!==void 0&&typeof r.expected_impressions_count_linear_tv!=
"string"&&(e=n(e,i+"/expected_impressions_count_linear_tv","type",{type:"string"}),t++),r.status!==void 0&&(y(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"\
status",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.job_schedule_utc!==void 0&&typeof r.job_schedule_utc!="string"&&(e=n(e,i+"/job_sche\
dule_utc","type",{type:"string"}),t++)}else e=n(e,i,"type",{type:"object"}),t++;return m.errors=e,t===0}function u(r,{instancePath:i="",parentData:s,parentDataProperty:_,
rootData:p=r}={}){let e=null,t=0;return m(r,{instancePath:i,parentData:s,parentDataProperty:_,rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length),
u.errors=e,t===0}
export const request: Validator<"updateLaunchedCampaign"> = g
export const response: Validator<"updateLaunchedCampaign"> = d
