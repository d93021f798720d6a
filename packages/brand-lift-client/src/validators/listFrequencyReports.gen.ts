// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,p,e,t)=>{const i={instancePath:p,keyword:e,params:t};return r===null?[i]:(r.push(i),r)},n=y,u=new RegExp("^0*[1-9]\\d*$","u"),_=new RegExp("^-?\\d+$",
"u");function y(r,p=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=o(e,p,"required",{missingProperty:"campaigns_pk"}),
t++);for(const i in r)i==="campaigns_pk"||i==="page"||i==="page_size"||(e=o(e,p,"additionalProperties",{additionalProperty:i}),t++);if(r.campaigns_pk!==void 0&&
typeof r.campaigns_pk!="string"&&(e=o(e,p+"/campaigns_pk","type",{type:"string"}),t++),r.page!==void 0){let i=r.page;!Number.isSafeInteger(i)&&typeof i!="string"&&
(e=o(e,p+"/page","type",{type:["integer","string"]}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=o(e,p+"/page","minimum",{comparison:">=",limit:1}),
t++),typeof i=="string"&&!u.test(i)&&(e=o(e,p+"/page","pattern",{pattern:"^0*[1-9]\\d*$"}),t++)}if(r.page_size!==void 0){let i=r.page_size;!Number.isSafeInteger(
i)&&typeof i!="string"&&(e=o(e,p+"/page_size","type",{type:["integer","string"]}),t++),typeof i=="string"&&!_.test(i)&&(e=o(e,p+"/page_size","pattern",{pattern:"\
^-?\\d+$"}),t++)}}else e=o(e,p,"type",{type:"object"}),t++;return y.errors=e,t===0}const l=g;function f(r,p=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.frequency_report_id===void 0&&(e=o(e,p,"required",{missingProperty:"frequency_report_id"}),t++),r.frequency_report_id!==void 0&&typeof r.frequency_report_id!=
"string"&&(e=o(e,p+"/frequency_report_id","type",{type:"string"}),t++),r.campaign_id!==void 0&&typeof r.campaign_id!="string"&&(e=o(e,p+"/campaign_id","type",{type:"\
string"}),t++),r.filter_impressions_by_timestamp!==void 0&&typeof r.filter_impressions_by_timestamp!="boolean"&&(e=o(e,p+"/filter_impressions_by_timestamp","typ\
e",{type:"boolean"}),t++),r.output_columns!==void 0){let i=r.output_columns;i&&typeof i=="object"&&!Array.isArray(i)||(e=o(e,p+"/output_columns","type",{type:"o\
bject"}),t++)}if(r.status!==void 0&&typeof r.status!="string"&&(e=o(e,p+"/status","type",{type:"string"}),t++),r.error!==void 0&&typeof r.error!="string"&&(e=o(
e,p+"/error","type",{type:"string"}),t++),r.utc_offset!==void 0){let i=r.utc_offset;!Number.isSafeInteger(i)&&i!==null&&(e=o(e,p+"/utc_offset","type",{type:["in\
teger","null"]}),t++),typeof i=="number"&&isFinite(i)&&((i>2147483647||isNaN(i))&&(e=o(e,p+"/utc_offset","maximum",{comparison:"<=",limit:2147483647}),t++),(i<-2147483648||
isNaN(i))&&(e=o(e,p+"/utc_offset","minimum",{comparison:">=",limit:-2147483648}),t++))}r.created_at!==void 0&&typeof r.created_at!="string"&&(e=o(e,p+"/created_\
at","type",{type:"string"}),t++),r.updated_at!==void 0&&typeof r.updated_at!="string"&&(e=o(e,p+"/updated_at","type",{type:"string"}),t++),r.report_name!==void 0&&
typeof r.report_name!="string"&&(e=o(e,p+"/report_name","type",{type:"string"}),t++)}else e=o(e,p,"type",{type:"object"}),t++;return f.errors=e,t===0}function g(r,p=""){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=o(e,p,"required",{missingProperty:"items"}),t++),r.page===void 0&&(e=o(e,p,"\
required",{missingProperty:"page"}),t++),r.page_size===void 0&&(e=o(e,p,"required",{missingProperty:"page_size"}),t++),r.total_items===void 0&&(e=o(e,p,"require\
d",{missingProperty:"total_items"}),t++),r.items!==void 0){let i=r.items;if(Array.isArray(i)){const m=i.length;for(let s=0;s<m;s++)f(i[s],p+"/items/"+s)||(e=e===
null?f.errors:e.concat(f.errors),t=e.length)}else e=o(e,p+"/items","type",{type:"array"}),t++}if(r.page!==void 0){let i=r.page;Number.isSafeInteger(i)||(e=o(e,p+
"/page","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=o(e,p+"/page","minimum",{comparison:">=",limit:1}),t++)}if(r.page_size!==
void 0){let i=r.page_size;Number.isSafeInteger(i)||(e=o(e,p+"/page_size","type",{type:"integer"}),t++)}if(r.total_items!==void 0){let i=r.total_items;Number.isSafeInteger(
i)||(e=o(e,p+"/total_items","type",{type:"integer"}),t++)}}else e=o(e,p,"type",{type:"object"}),t++;return g.errors=e,t===0}
/**
 * Whether a value is an input of `listFrequencyReports` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listFrequencyReports } from "@fieldwork/brand-lift-client/request-validators"
 * listFrequencyReports({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * listFrequencyReports({ colour: "red" }) // => false
 * listFrequencyReports.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listFrequencyReports"> = n
/**
 * Whether a value is the body of a successful response of `listFrequencyReports` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listFrequencyReports } from "@fieldwork/brand-lift-client/validators"
 * listFrequencyReports({"items":[{"frequency_report_id":"a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38","campaign_id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","filter_impressions_by_timestamp":true,"output_columns":{"respondent_id":true},"status":"done","utc_offset":-300,"created_at":"2026-10-05T10:40:00Z","updated_at":"2026-10-05T10:44:10Z","report_name":"frequency-autumn"}],"page":1,"page_size":1,"total_items":1}) // => true
 * listFrequencyReports(null) // => false
 * listFrequencyReports.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listFrequencyReports"> = l
