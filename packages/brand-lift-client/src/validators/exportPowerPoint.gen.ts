// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,i,r,o)=>{const p={instancePath:i,keyword:r,params:o};return e===null?[p]:(e.push(p),e)},g=l;function y(e,i=""){let r=null,o=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){for(const p in e)p==="to_emails"||p==="email_message"||p==="filters"||(r=s(r,i,"additionalProperties",{additionalProperty:p}),o++);if(e.to_emails!==
void 0&&typeof e.to_emails!="string"&&(r=s(r,i+"/to_emails","type",{type:"string"}),o++),e.email_message!==void 0&&typeof e.email_message!="string"&&(r=s(r,i+"/\
email_message","type",{type:"string"}),o++),e.filters!==void 0){let p=e.filters;if(Array.isArray(p)){const n=p.length;for(let t=0;t<n;t++)typeof p[t]!="string"&&
(r=s(r,i+"/filters/"+t,"type",{type:"string"}),o++)}else r=s(r,i+"/filters","type",{type:"array"}),o++}}else r=s(r,i,"type",{type:"object"}),o++;return y.errors=
r,o===0}function l(e,i=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=s(r,i,"required",{missingProperty:"campaigns_\
pk"}),o++),e.body===void 0&&(r=s(r,i,"required",{missingProperty:"body"}),o++);for(const p in e)p==="campaigns_pk"||p==="body"||(r=s(r,i,"additionalProperties",
{additionalProperty:p}),o++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=s(r,i+"/campaigns_pk","type",{type:"string"}),o++),e.body!==void 0&&(y(
e.body,i+"/body")||(r=r===null?y.errors:r.concat(y.errors),o=r.length))}else r=s(r,i,"type",{type:"object"}),o++;return l.errors=r,o===0}const _=f;function f(e,i=""){
let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.report_export_id===void 0&&(r=s(r,i,"required",{missingProperty:"report_export_id"}),o++),e.report_export_id!==
void 0&&typeof e.report_export_id!="string"&&(r=s(r,i+"/report_export_id","type",{type:"string"}),o++)):(r=s(r,i,"type",{type:"object"}),o++),f.errors=r,o===0}
/**
 * Whether a value is an input of `exportPowerPoint` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { exportPowerPoint } from "@fieldwork/brand-lift-client/request-validators"
 * exportPowerPoint({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"to_emails":"analyst@alder.example,planner@alder.example","email_message":"Lift so far","filters":["demo_gender=2"]}}) // => true
 * exportPowerPoint({ colour: "red" }) // => false
 * exportPowerPoint.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"exportPowerPoint"> = g
/**
 * Whether a value is the body of a successful response of `exportPowerPoint` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { exportPowerPoint } from "@fieldwork/brand-lift-client/validators"
 * exportPowerPoint({"report_export_id":"c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57"}) // => true
 * exportPowerPoint(null) // => false
 * exportPowerPoint.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"exportPowerPoint"> = _
