// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(e,o,r,i)=>{const s={instancePath:o,keyword:r,params:i};return e===null?[s]:(e.push(s),e)},p=y;function y(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){e.id===void 0&&(r=t(r,o,"required",{missingProperty:"id"}),i++);for(const s in e)s!=="id"&&(r=t(r,o,"additionalProperties",{additionalProperty:s}),
i++);e.id!==void 0&&typeof e.id!="string"&&(r=t(r,o+"/id","type",{type:"string"}),i++)}else r=t(r,o,"type",{type:"object"}),i++;return y.errors=r,i===0}const n=l;
function l(e,o=""){let r=null,i=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.detail===void 0&&(r=t(r,o,"required",{missingProperty:"detail"}),i++),e.detail!==
void 0&&typeof e.detail!="string"&&(r=t(r,o+"/detail","type",{type:"string"}),i++)):(r=t(r,o,"type",{type:"object"}),i++),l.errors=r,i===0}
/**
 * Whether a value is an input of `launchCampaign` (`POST /api/impact-measurement/v1/campaigns/{id}/launch`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { launchCampaign } from "@fieldwork/brand-lift-client/request-validators"
 * launchCampaign({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * launchCampaign({ colour: "red" }) // => false
 * launchCampaign.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"launchCampaign"> = p
/**
 * Whether a value is the body of a successful response of `launchCampaign` (`POST /api/impact-measurement/v1/campaigns/{id}/launch`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { launchCampaign } from "@fieldwork/brand-lift-client/validators"
 * launchCampaign({"detail":"Campaign created. Survey creation has been triggered."}) // => true
 * launchCampaign(null) // => false
 * launchCampaign.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"launchCampaign"> = n
