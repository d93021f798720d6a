// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(e,o,r,i)=>{const s={instancePath:o,keyword:r,params:i};return e===null?[s]:(e.push(s),e)},g=l;function y(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){for(const s in e)s==="to_emails"||s==="email_message"||s==="filters"||(r=t(r,o,"additionalProperties",{additionalProperty:s}),i++);if(e.to_emails!==
void 0&&typeof e.to_emails!="string"&&(r=t(r,o+"/to_emails","type",{type:"string"}),i++),e.email_message!==void 0&&typeof e.email_message!="string"&&(r=t(r,o+"/\
email_message","type",{type:"string"}),i++),e.filters!==void 0){let s=e.filters;if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)typeof s[p]!="string"&&
(r=t(r,o+"/filters/"+p,"type",{type:"string"}),i++)}else r=t(r,o+"/filters","type",{type:"array"}),i++}}else r=t(r,o,"type",{type:"object"}),i++;return y.errors=
r,i===0}function l(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=t(r,o,"required",{missingProperty:"campaigns_\
pk"}),i++),e.body===void 0&&(r=t(r,o,"required",{missingProperty:"body"}),i++);for(const s in e)s==="campaigns_pk"||s==="body"||(r=t(r,o,"additionalProperties",
{additionalProperty:s}),i++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=t(r,o+"/campaigns_pk","type",{type:"string"}),i++),e.body!==void 0&&(y(
e.body,o+"/body")||(r=r===null?y.errors:r.concat(y.errors),i=r.length))}else r=t(r,o,"type",{type:"object"}),i++;return l.errors=r,i===0}const m=f;function f(e,o=""){
let r=null,i=0;return e&&typeof e=="object"&&!Array.isArray(e)||(r=t(r,o,"type",{type:"object"}),i++),f.errors=r,i===0}
/**
 * Whether a value is an input of `exportExcel` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { exportExcel } from "@fieldwork/brand-lift-client/request-validators"
 * exportExcel({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"to_emails":"analyst@alder.example,planner@alder.example","email_message":"Lift so far","filters":["demo_gender=2"]}}) // => true
 * exportExcel({ colour: "red" }) // => false
 * exportExcel.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"exportExcel"> = g
/**
 * Whether a value is the body of a successful response of `exportExcel` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { exportExcel } from "@fieldwork/brand-lift-client/validators"
 * exportExcel({}) // => true
 * exportExcel(null) // => false
 * exportExcel.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"exportExcel"> = m
