// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(r,o,e,i)=>{const t={instancePath:o,keyword:e,params:i};return r===null?[t]:(r.push(t),r)},b=r=>{let o=0;for(const e of r)o++;return o},v=m;function l(r,o=""){
let e=null,i=0;return typeof r!="string"&&(e=p(e,o,"type",{type:"string"}),i++),l.errors=e,i===0}function n(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){r.ip_matching_type===void 0&&(e=p(e,o,"required",{missingProperty:"ip_matching_type"}),i++),r.ids===void 0&&(e=p(e,o,"required",{missingProperty:"id\
s"}),i++);for(const t in r)t==="ip_matching_type"||t==="enablement_type"||t==="ids"||(e=p(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.ip_matching_type!==
void 0&&(l(r.ip_matching_type,o+"/ip_matching_type")||(e=e===null?l.errors:e.concat(l.errors),i=e.length)),r.enablement_type!==void 0){let t=r.enablement_type;typeof t!=
"string"&&(e=p(e,o+"/enablement_type","type",{type:"string"}),i++),t==="manual"||t==="migration"||t==="auto"||(e=p(e,o+"/enablement_type","enum",{allowedValues:[
"manual","migration","auto"]}),i++)}if(r.ids!==void 0){let t=r.ids;if(Array.isArray(t)){const s=t.length;for(let y=0;y<s;y++){let _=t[y];typeof _=="string"?_.length<
2&&b(_)<1&&(e=p(e,o+"/ids/"+y,"minLength",{limit:1}),i++):(e=p(e,o+"/ids/"+y,"type",{type:"string"}),i++)}}else e=p(e,o+"/ids","type",{type:"array"}),i++}}else e=
p(e,o,"type",{type:"object"}),i++;return n.errors=e,i===0}function m(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&
(e=p(e,o,"required",{missingProperty:"campaigns_pk"}),i++),r.body===void 0&&(e=p(e,o,"required",{missingProperty:"body"}),i++);for(const t in r)t==="campaigns_p\
k"||t==="body"||(e=p(e,o,"additionalProperties",{additionalProperty:t}),i++);r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=p(e,o+"/campaigns_pk",
"type",{type:"string"}),i++),r.body!==void 0&&(n(r.body,o+"/body")||(e=e===null?n.errors:e.concat(n.errors),i=e.length))}else e=p(e,o,"type",{type:"object"}),i++;
return m.errors=e,i===0}const d=u;function f(r,o=""){let e=null,i=0;return typeof r!="string"&&(e=p(e,o,"type",{type:"string"}),i++),f.errors=e,i===0}function g(r,o=""){
let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.ip_matching_type!==void 0&&(f(r.ip_matching_type,o+"/ip_matching_type")||(e=e===null?f.errors:
e.concat(f.errors),i=e.length)),r.ip_matching_id!==void 0&&typeof r.ip_matching_id!="string"&&(e=p(e,o+"/ip_matching_id","type",{type:"string"}),i++),r.enablement_status!==
void 0&&typeof r.enablement_status!="string"&&(e=p(e,o+"/enablement_status","type",{type:"string"}),i++),r.is_enabled!==void 0&&typeof r.is_enabled!="boolean"&&
(e=p(e,o+"/is_enabled","type",{type:"boolean"}),i++),r.added_at!==void 0&&typeof r.added_at!="string"&&(e=p(e,o+"/added_at","type",{type:"string"}),i++),r.lookup_key!==
void 0&&typeof r.lookup_key!="string"&&(e=p(e,o+"/lookup_key","type",{type:"string"}),i++)):(e=p(e,o,"type",{type:"object"}),i++),g.errors=e,i===0}function u(r,o=""){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.is_enabled!==void 0&&typeof r.is_enabled!="boolean"&&(e=p(e,o+"/is_enabled","type",{type:"boole\
an"}),i++),r.enablement_status!==void 0&&typeof r.enablement_status!="string"&&(e=p(e,o+"/enablement_status","type",{type:"string"}),i++),r.items!==void 0){let t=r.
items;if(Array.isArray(t)){const s=t.length;for(let y=0;y<s;y++)g(t[y],o+"/items/"+y)||(e=e===null?g.errors:e.concat(g.errors),i=e.length)}else e=p(e,o+"/items",
"type",{type:"array"}),i++}if(r.errors!==void 0){let t=r.errors;if(Array.isArray(t)){const s=t.length;for(let y=0;y<s;y++)typeof t[y]!="string"&&(e=p(e,o+"/erro\
rs/"+y,"type",{type:"string"}),i++)}else e=p(e,o+"/errors","type",{type:"array"}),i++}if(r.page!==void 0){let t=r.page;Number.isSafeInteger(t)||(e=p(e,o+"/page",
"type",{type:"integer"}),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=p(e,o+"/page","minimum",{comparison:">=",limit:1}),i++)}if(r.page_size!==void 0){
let t=r.page_size;Number.isSafeInteger(t)||(e=p(e,o+"/page_size","type",{type:"integer"}),i++)}if(r.total_items!==void 0){let t=r.total_items;Number.isSafeInteger(
t)||(e=p(e,o+"/total_items","type",{type:"integer"}),i++)}}else e=p(e,o,"type",{type:"object"}),i++;return u.errors=e,i===0}
/**
 * Whether a value is an input of `createIpMatchingIds` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createIpMatchingIds } from "@fieldwork/brand-lift-client/request-validators"
 * createIpMatchingIds({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"ip_matching_type":"placement_id","enablement_type":"manual","ids":["plc-3390","plc-3391"]}}) // => true
 * createIpMatchingIds({ colour: "red" }) // => false
 * createIpMatchingIds.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"createIpMatchingIds"> = v
/**
 * Whether a value is the body of a successful response of `createIpMatchingIds` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createIpMatchingIds } from "@fieldwork/brand-lift-client/validators"
 * createIpMatchingIds(null) // => false
 * createIpMatchingIds.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"createIpMatchingIds"> = d
