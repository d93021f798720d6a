// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,o,r,i)=>{const l={instancePath:o,keyword:r,params:i};return e===null?[l]:(e.push(l),e)},v=u;function u(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){e.channels===void 0&&(r=s(r,o,"required",{missingProperty:"channels"}),i++);for(const l in e)l!=="channels"&&(r=s(r,o,"additionalProperties",
{additionalProperty:l}),i++);if(e.channels!==void 0){let l=e.channels;if(Array.isArray(l)){const n=l.length;for(let t=0;t<n;t++){let f=l[t];typeof f!="string"&&
(r=s(r,o+"/channels/"+t,"type",{type:"string"}),i++),f==="linear_tv"||f==="digital"||(r=s(r,o+"/channels/"+t,"enum",{allowedValues:["linear_tv","digital"]}),i++)}}else
r=s(r,o+"/channels","type",{type:"array"}),i++}}else r=s(r,o,"type",{type:"object"}),i++;return u.errors=r,i===0}const g=c;function y(e,o=""){let r=null,i=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0&&(r=s(r,o,"required",{missingProperty:"id"}),i++),e.id!==void 0){let l=e.id;Number.isSafeInteger(l)||(r=
s(r,o+"/id","type",{type:"integer"}),i++)}e.name!==void 0&&typeof e.name!="string"&&(r=s(r,o+"/name","type",{type:"string"}),i++)}else r=s(r,o,"type",{type:"obj\
ect"}),i++;return y.errors=r,i===0}function p(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.partners!==void 0){let l=e.partners;if(Array.
isArray(l)){const n=l.length;for(let t=0;t<n;t++)y(l[t],o+"/partners/"+t)||(r=r===null?y.errors:r.concat(y.errors),i=r.length)}else r=s(r,o+"/partners","type",{
type:"array"}),i++}}else r=s(r,o,"type",{type:"object"}),i++;return p.errors=r,i===0}function c(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(
e)){if(e.items===void 0&&(r=s(r,o,"required",{missingProperty:"items"}),i++),e.items!==void 0){let l=e.items;if(Array.isArray(l)){const n=l.length;for(let t=0;t<
n;t++)p(l[t],o+"/items/"+t)||(r=r===null?p.errors:r.concat(p.errors),i=r.length)}else r=s(r,o+"/items","type",{type:"array"}),i++}}else r=s(r,o,"type",{type:"ob\
ject"}),i++;return c.errors=r,i===0}
/**
 * Whether a value is an input of `listS2sPartners` (`GET /api/impact-measurement/v1/s2s-partners`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listS2sPartners } from "@fieldwork/brand-lift-client/request-validators"
 * listS2sPartners({"channels":["linear_tv","digital"]}) // => true
 * listS2sPartners({ colour: "red" }) // => false
 * listS2sPartners.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listS2sPartners"> = v
/**
 * Whether a value is the body of a successful response of `listS2sPartners` (`GET /api/impact-measurement/v1/s2s-partners`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listS2sPartners } from "@fieldwork/brand-lift-client/validators"
 * listS2sPartners({"items":[{"partners":[{"id":6,"name":"Example Streaming"},{"id":7,"name":"Example Television"}]}]}) // => true
 * listS2sPartners(null) // => false
 * listS2sPartners.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listS2sPartners"> = g
