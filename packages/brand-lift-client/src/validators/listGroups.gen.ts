// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(r,o,e,i)=>{const p={instancePath:o,keyword:e,params:i};return r===null?[p]:(r.push(p),r)},n=l;function l(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.id===void 0&&(e=t(e,o,"required",{missingProperty:"id"}),i++),r.spca_type===void 0&&(e=t(e,o,"required",{missingProperty:"spca_type"}),i++);
for(const p in r)p==="id"||p==="spca_type"||(e=t(e,o,"additionalProperties",{additionalProperty:p}),i++);if(r.id!==void 0&&typeof r.id!="string"&&(e=t(e,o+"/id",
"type",{type:"string"}),i++),r.spca_type!==void 0){let p=r.spca_type;typeof p!="string"&&(e=t(e,o+"/spca_type","type",{type:"string"}),i++),p==="creative"||p===
"publisher"||p==="placement"||(e=t(e,o+"/spca_type","enum",{allowedValues:["creative","publisher","placement"]}),i++)}}else e=t(e,o,"type",{type:"object"}),i++;
return l.errors=e,i===0}const g=f;function y(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.group_name!==void 0&&typeof r.group_name!=
"string"&&(e=t(e,o+"/group_name","type",{type:"string"}),i++),r.group_id!==void 0){let p=r.group_id;Number.isSafeInteger(p)||(e=t(e,o+"/group_id","type",{type:"\
integer"}),i++)}}else e=t(e,o,"type",{type:"object"}),i++;return y.errors=e,i===0}function f(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.items===void 0&&(e=t(e,o,"required",{missingProperty:"items"}),i++),r.items!==void 0){let p=r.items;if(Array.isArray(p)){const u=p.length;for(let s=0;s<u;s++)
y(p[s],o+"/items/"+s)||(e=e===null?y.errors:e.concat(y.errors),i=e.length)}else e=t(e,o+"/items","type",{type:"array"}),i++}}else e=t(e,o,"type",{type:"object"}),
i++;return f.errors=e,i===0}
/**
 * Whether a value is an input of `listGroups` (`GET /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listGroups } from "@fieldwork/brand-lift-client/request-validators"
 * listGroups({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","spca_type":"creative"}) // => true
 * listGroups({ colour: "red" }) // => false
 * listGroups.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listGroups"> = n
/**
 * Whether a value is the body of a successful response of `listGroups` (`GET /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listGroups } from "@fieldwork/brand-lift-client/validators"
 * listGroups({"items":[{"group_name":"Autumn","group_id":41},{"group_name":"Winter","group_id":42}]}) // => true
 * listGroups(null) // => false
 * listGroups.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listGroups"> = g
