// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(i,p,r,e)=>{const t={instancePath:p,keyword:r,params:e};return i===null?[t]:(i.push(t),i)},f=s;function s(i,p=""){let r=null,e=0;if(i&&typeof i=="object"&&
!Array.isArray(i)){i.campaigns_pk===void 0&&(r=o(r,p,"required",{missingProperty:"campaigns_pk"}),e++),i.id===void 0&&(r=o(r,p,"required",{missingProperty:"id"}),
e++);for(const t in i)t==="campaigns_pk"||t==="id"||(r=o(r,p,"additionalProperties",{additionalProperty:t}),e++);i.campaigns_pk!==void 0&&typeof i.campaigns_pk!=
"string"&&(r=o(r,p+"/campaigns_pk","type",{type:"string"}),e++),i.id!==void 0&&typeof i.id!="string"&&(r=o(r,p+"/id","type",{type:"string"}),e++)}else r=o(r,p,"\
type",{type:"object"}),e++;return s.errors=r,e===0}const n=y;function y(i,p=""){let r=null,e=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.report_export_id===
void 0&&(r=o(r,p,"required",{missingProperty:"report_export_id"}),e++),i.report_export_id!==void 0&&typeof i.report_export_id!="string"&&(r=o(r,p+"/report_expor\
t_id","type",{type:"string"}),e++),i.campaign_id!==void 0&&typeof i.campaign_id!="string"&&(r=o(r,p+"/campaign_id","type",{type:"string"}),e++),i.finished_at!==
void 0&&typeof i.finished_at!="string"&&(r=o(r,p+"/finished_at","type",{type:"string"}),e++),i.expires_at!==void 0&&typeof i.expires_at!="string"&&(r=o(r,p+"/ex\
pires_at","type",{type:"string"}),e++),i.s3_url!==void 0){let t=i.s3_url;typeof t!="string"&&t!==null&&(r=o(r,p+"/s3_url","type",{type:["string","null"]}),e++)}}else
r=o(r,p,"type",{type:"object"}),e++;return y.errors=r,e===0}
/**
 * Whether a value is an input of `getPowerPointExport` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getPowerPointExport } from "@fieldwork/brand-lift-client/request-validators"
 * getPowerPointExport({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":"c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57"}) // => true
 * getPowerPointExport({ colour: "red" }) // => false
 * getPowerPointExport.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getPowerPointExport"> = f
/**
 * Whether a value is the body of a successful response of `getPowerPointExport` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getPowerPointExport } from "@fieldwork/brand-lift-client/validators"
 * getPowerPointExport({"report_export_id":"c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57","campaign_id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","finished_at":"2026-10-05T10:31:12Z","expires_at":"2026-10-12T10:31:12Z","s3_url":"https://reports.brand-lift.example/c7a3f6d2"}) // => true
 * getPowerPointExport(null) // => false
 * getPowerPointExport.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getPowerPointExport"> = n
