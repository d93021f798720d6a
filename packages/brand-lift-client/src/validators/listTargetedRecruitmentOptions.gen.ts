// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(e,o,r,i)=>{const t={instancePath:o,keyword:r,params:i};return e===null?[t]:(e.push(t),e)},u=p;function p(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){e.id===void 0&&(r=l(r,o,"required",{missingProperty:"id"}),i++);for(const t in e)t!=="id"&&(r=l(r,o,"additionalProperties",{additionalProperty:t}),
i++);e.id!==void 0&&typeof e.id!="string"&&(r=l(r,o+"/id","type",{type:"string"}),i++)}else r=l(r,o,"type",{type:"object"}),i++;return p.errors=r,i===0}const g=f;
function n(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let t=e.id;Number.isSafeInteger(t)||(r=l(r,o+"/id","type",{type:"\
integer"}),i++)}if(e.qualification!==void 0&&typeof e.qualification!="string"&&(r=l(r,o+"/qualification","type",{type:"string"}),i++),e.options!==void 0){let t=e.
options;if(Array.isArray(t)){const s=t.length;for(let y=0;y<s;y++)typeof t[y]!="string"&&(r=l(r,o+"/options/"+y,"type",{type:"string"}),i++)}else r=l(r,o+"/opti\
ons","type",{type:"array"}),i++}}else r=l(r,o,"type",{type:"object"}),i++;return n.errors=r,i===0}function f(e,o=""){let r=null,i=0;if(Array.isArray(e)){const t=e.
length;for(let s=0;s<t;s++)n(e[s],o+"/"+s)||(r=r===null?n.errors:r.concat(n.errors),i=r.length)}else r=l(r,o,"type",{type:"array"}),i++;return f.errors=r,i===0}
/**
 * Whether a value is an input of `listTargetedRecruitmentOptions` (`GET /api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listTargetedRecruitmentOptions } from "@fieldwork/brand-lift-client/request-validators"
 * listTargetedRecruitmentOptions({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * listTargetedRecruitmentOptions({ colour: "red" }) // => false
 * listTargetedRecruitmentOptions.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listTargetedRecruitmentOptions"> = u
/**
 * Whether a value is the body of a successful response of `listTargetedRecruitmentOptions` (`GET /api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listTargetedRecruitmentOptions } from "@fieldwork/brand-lift-client/validators"
 * listTargetedRecruitmentOptions([{"id":14,"qualification":"Age of children","options":["Under 3","3 to 5","6 to 12"]}]) // => true
 * listTargetedRecruitmentOptions(null) // => false
 * listTargetedRecruitmentOptions.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listTargetedRecruitmentOptions"> = g
