// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,o,r,i)=>{const t={instancePath:o,keyword:r,params:i};return e===null?[t]:(e.push(t),e)},_=f;function f(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){e.campaigns_pk===void 0&&(r=p(r,o,"required",{missingProperty:"campaigns_pk"}),i++),e.id===void 0&&(r=p(r,o,"required",{missingProperty:"id"}),
i++);for(const t in e)t==="campaigns_pk"||t==="id"||(r=p(r,o,"additionalProperties",{additionalProperty:t}),i++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!=
"string"&&(r=p(r,o+"/campaigns_pk","type",{type:"string"}),i++),e.id!==void 0&&typeof e.id!="string"&&(r=p(r,o+"/id","type",{type:"string"}),i++)}else r=p(r,o,"\
type",{type:"object"}),i++;return f.errors=r,i===0}const l=u;function y(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.frequency_report_id===
void 0&&(r=p(r,o,"required",{missingProperty:"frequency_report_id"}),i++),e.frequency_report_id!==void 0&&typeof e.frequency_report_id!="string"&&(r=p(r,o+"/fre\
quency_report_id","type",{type:"string"}),i++),e.campaign_id!==void 0&&typeof e.campaign_id!="string"&&(r=p(r,o+"/campaign_id","type",{type:"string"}),i++),e.filter_impressions_by_timestamp!==
void 0&&typeof e.filter_impressions_by_timestamp!="boolean"&&(r=p(r,o+"/filter_impressions_by_timestamp","type",{type:"boolean"}),i++),e.output_columns!==void 0){
let t=e.output_columns;t&&typeof t=="object"&&!Array.isArray(t)||(r=p(r,o+"/output_columns","type",{type:"object"}),i++)}if(e.status!==void 0&&typeof e.status!=
"string"&&(r=p(r,o+"/status","type",{type:"string"}),i++),e.error!==void 0&&typeof e.error!="string"&&(r=p(r,o+"/error","type",{type:"string"}),i++),e.utc_offset!==
void 0){let t=e.utc_offset;!Number.isSafeInteger(t)&&t!==null&&(r=p(r,o+"/utc_offset","type",{type:["integer","null"]}),i++),typeof t=="number"&&isFinite(t)&&((t>
2147483647||isNaN(t))&&(r=p(r,o+"/utc_offset","maximum",{comparison:"<=",limit:2147483647}),i++),(t<-2147483648||isNaN(t))&&(r=p(r,o+"/utc_offset","minimum",{comparison:"\
>=",limit:-2147483648}),i++))}e.created_at!==void 0&&typeof e.created_at!="string"&&(r=p(r,o+"/created_at","type",{type:"string"}),i++),e.updated_at!==void 0&&typeof e.
updated_at!="string"&&(r=p(r,o+"/updated_at","type",{type:"string"}),i++),e.report_name!==void 0&&typeof e.report_name!="string"&&(r=p(r,o+"/report_name","type",
{type:"string"}),i++)}else r=p(r,o,"type",{type:"object"}),i++;return y.errors=r,i===0}function u(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(
e)){if(e.items===void 0&&(r=p(r,o,"required",{missingProperty:"items"}),i++),e.items!==void 0){let t=e.items;if(Array.isArray(t)){const m=t.length;for(let s=0;s<
m;s++)y(t[s],o+"/items/"+s)||(r=r===null?y.errors:r.concat(y.errors),i=r.length)}else r=p(r,o+"/items","type",{type:"array"}),i++}}else r=p(r,o,"type",{type:"ob\
ject"}),i++;return u.errors=r,i===0}
/**
 * Whether a value is an input of `getFrequencyReport` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getFrequencyReport } from "@fieldwork/brand-lift-client/request-validators"
 * getFrequencyReport({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":"a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38"}) // => true
 * getFrequencyReport({ colour: "red" }) // => false
 * getFrequencyReport.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getFrequencyReport"> = _
/**
 * Whether a value is the body of a successful response of `getFrequencyReport` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getFrequencyReport } from "@fieldwork/brand-lift-client/validators"
 * getFrequencyReport({"items":[{"frequency_report_id":"a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38","campaign_id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","filter_impressions_by_timestamp":true,"output_columns":{"respondent_id":true},"status":"done","utc_offset":null,"created_at":"2026-10-05T10:40:00Z","updated_at":"2026-10-05T10:44:10Z","report_name":"frequency-autumn"}]}) // => true
 * getFrequencyReport(null) // => false
 * getFrequencyReport.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getFrequencyReport"> = l
