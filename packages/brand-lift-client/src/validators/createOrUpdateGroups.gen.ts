// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const y=(e,p,r,i)=>{const o={instancePath:p,keyword:r,params:i};return e===null?[o]:(e.push(o),e)},m=n;function t(e,p=""){let r=null,i=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){for(const o in e)o==="group_name"||o==="group_id"||(r=y(r,p,"additionalProperties",{additionalProperty:o}),i++);if(e.group_name!==void 0&&typeof e.
group_name!="string"&&(r=y(r,p+"/group_name","type",{type:"string"}),i++),e.group_id!==void 0){let o=e.group_id;Number.isSafeInteger(o)||(r=y(r,p+"/group_id","t\
ype",{type:"integer"}),i++),typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))&&(r=y(r,p+"/group_id","minimum",{comparison:">=",limit:1}),i++)}}else r=y(r,p,"type",
{type:"object"}),i++;return t.errors=r,i===0}function l(e,p=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const o in e)o!=="groups"&&(r=y(
r,p,"additionalProperties",{additionalProperty:o}),i++);if(e.groups!==void 0){let o=e.groups;if(Array.isArray(o)){const f=o.length;for(let s=0;s<f;s++)t(o[s],p+
"/groups/"+s)||(r=r===null?t.errors:r.concat(t.errors),i=r.length)}else r=y(r,p+"/groups","type",{type:"array"}),i++}}else r=y(r,p,"type",{type:"object"}),i++;return l.
errors=r,i===0}function n(e,p=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.id===void 0&&(r=y(r,p,"required",{missingProperty:"id"}),i++),e.
spca_type===void 0&&(r=y(r,p,"required",{missingProperty:"spca_type"}),i++),e.body===void 0&&(r=y(r,p,"required",{missingProperty:"body"}),i++);for(const o in e)
o==="id"||o==="spca_type"||o==="body"||(r=y(r,p,"additionalProperties",{additionalProperty:o}),i++);if(e.id!==void 0&&typeof e.id!="string"&&(r=y(r,p+"/id","typ\
e",{type:"string"}),i++),e.spca_type!==void 0){let o=e.spca_type;typeof o!="string"&&(r=y(r,p+"/spca_type","type",{type:"string"}),i++),o==="creative"||o==="pub\
lisher"||o==="placement"||(r=y(r,p+"/spca_type","enum",{allowedValues:["creative","publisher","placement"]}),i++)}e.body!==void 0&&(l(e.body,p+"/body")||(r=r===
null?l.errors:r.concat(l.errors),i=r.length))}else r=y(r,p,"type",{type:"object"}),i++;return n.errors=r,i===0}const d=g;function u(e,p=""){let r=null,i=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e.group_name!==void 0&&typeof e.group_name!="string"&&(r=y(r,p+"/group_name","type",{type:"string"}),i++),e.group_id!==
void 0){let o=e.group_id;Number.isSafeInteger(o)||(r=y(r,p+"/group_id","type",{type:"integer"}),i++),typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))&&(r=y(r,p+
"/group_id","minimum",{comparison:">=",limit:1}),i++)}}else r=y(r,p,"type",{type:"object"}),i++;return u.errors=r,i===0}function g(e,p=""){let r=null,i=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e.groups!==void 0){let o=e.groups;if(Array.isArray(o)){const f=o.length;for(let s=0;s<f;s++)u(o[s],p+"/groups/"+s)||(r=
r===null?u.errors:r.concat(u.errors),i=r.length)}else r=y(r,p+"/groups","type",{type:"array"}),i++}}else r=y(r,p,"type",{type:"object"}),i++;return g.errors=r,i===
0}
/**
 * Whether a value is an input of `createOrUpdateGroups` (`POST /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createOrUpdateGroups } from "@fieldwork/brand-lift-client/request-validators"
 * createOrUpdateGroups({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","spca_type":"creative","body":{"groups":[{"group_name":"Winter"},{"group_name":"Autumn 2026","group_id":41}]}}) // => true
 * createOrUpdateGroups({ colour: "red" }) // => false
 * createOrUpdateGroups.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"createOrUpdateGroups"> = m
/**
 * Whether a value is the body of a successful response of `createOrUpdateGroups` (`POST /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createOrUpdateGroups } from "@fieldwork/brand-lift-client/validators"
 * createOrUpdateGroups({"groups":[{"group_name":"Winter","group_id":42},{"group_name":"Autumn 2026","group_id":41}]}) // => true
 * createOrUpdateGroups(null) // => false
 * createOrUpdateGroups.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"createOrUpdateGroups"> = d
