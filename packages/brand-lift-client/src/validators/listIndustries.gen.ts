// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,o,r,i)=>{const t={instancePath:o,keyword:r,params:i};return e===null?[t]:(e.push(t),e)},u=n;function n(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&
!Array.isArray(e))for(const t in e)r=s(r,o,"additionalProperties",{additionalProperty:t}),i++;else r=s(r,o,"type",{type:"object"}),i++;return n.errors=r,i===0}const m=p;
function l(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0&&(r=s(r,o,"required",{missingProperty:"id"}),i++),e.id!==void 0){
let t=e.id;Number.isSafeInteger(t)||(r=s(r,o+"/id","type",{type:"integer"}),i++)}e.industry_name!==void 0&&typeof e.industry_name!="string"&&(r=s(r,o+"/industry\
_name","type",{type:"string"}),i++)}else r=s(r,o,"type",{type:"object"}),i++;return l.errors=r,i===0}function p(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){if(e.items===void 0&&(r=s(r,o,"required",{missingProperty:"items"}),i++),e.items!==void 0){let t=e.items;if(Array.isArray(t)){const f=t.length;
for(let y=0;y<f;y++)l(t[y],o+"/items/"+y)||(r=r===null?l.errors:r.concat(l.errors),i=r.length)}else r=s(r,o+"/items","type",{type:"array"}),i++}}else r=s(r,o,"t\
ype",{type:"object"}),i++;return p.errors=r,i===0}
/**
 * Whether a value is an input of `listIndustries` (`GET /api/impact-measurement/v1/industries`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listIndustries } from "@fieldwork/brand-lift-client/request-validators"
 * listIndustries({}) // => true
 * listIndustries({ colour: "red" }) // => false
 * listIndustries.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listIndustries"> = u
/**
 * Whether a value is the body of a successful response of `listIndustries` (`GET /api/impact-measurement/v1/industries`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listIndustries } from "@fieldwork/brand-lift-client/validators"
 * listIndustries({"items":[{"id":12,"industry_name":"Food and beverages"},{"id":13,"industry_name":"Travel"}]}) // => true
 * listIndustries(null) // => false
 * listIndustries.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listIndustries"> = m
