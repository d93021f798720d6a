// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(r,o,e,i)=>{const t={instancePath:o,keyword:e,params:i};return r===null?[t]:(r.push(t),r)},m=b;function l(r,o=""){let e=null,i=0;return typeof r!="strin\
g"&&(e=p(e,o,"type",{type:"string"}),i++),l.errors=e,i===0}function n(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="\
ip_matching_type"||t==="ip_matching_id"||t==="is_enabled"||(e=p(e,o,"additionalProperties",{additionalProperty:t}),i++);r.ip_matching_type!==void 0&&(l(r.ip_matching_type,
o+"/ip_matching_type")||(e=e===null?l.errors:e.concat(l.errors),i=e.length)),r.ip_matching_id!==void 0&&typeof r.ip_matching_id!="string"&&(e=p(e,o+"/ip_matchin\
g_id","type",{type:"string"}),i++),r.is_enabled!==void 0&&typeof r.is_enabled!="boolean"&&(e=p(e,o+"/is_enabled","type",{type:"boolean"}),i++)}else e=p(e,o,"typ\
e",{type:"object"}),i++;return n.errors=e,i===0}function f(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="is_enabled"||
t==="ids"||(e=p(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.is_enabled!==void 0&&typeof r.is_enabled!="boolean"&&(e=p(e,o+"/is_enabled","type",
{type:"boolean"}),i++),r.ids!==void 0){let t=r.ids;if(Array.isArray(t)){const y=t.length;for(let s=0;s<y;s++)n(t[s],o+"/ids/"+s)||(e=e===null?n.errors:e.concat(
n.errors),i=e.length)}else e=p(e,o+"/ids","type",{type:"array"}),i++}}else e=p(e,o,"type",{type:"object"}),i++;return f.errors=e,i===0}function b(r,o=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=p(e,o,"required",{missingProperty:"campaigns_pk"}),i++),r.body===void 0&&(e=p(e,o,"\
required",{missingProperty:"body"}),i++);for(const t in r)t==="campaigns_pk"||t==="body"||(e=p(e,o,"additionalProperties",{additionalProperty:t}),i++);r.campaigns_pk!==
void 0&&typeof r.campaigns_pk!="string"&&(e=p(e,o+"/campaigns_pk","type",{type:"string"}),i++),r.body!==void 0&&(f(r.body,o+"/body")||(e=e===null?f.errors:e.concat(
f.errors),i=e.length))}else e=p(e,o,"type",{type:"object"}),i++;return b.errors=e,i===0}const v=u;function _(r,o=""){let e=null,i=0;return typeof r!="string"&&(e=
p(e,o,"type",{type:"string"}),i++),_.errors=e,i===0}function g(r,o=""){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.ip_matching_type!==void 0&&
(_(r.ip_matching_type,o+"/ip_matching_type")||(e=e===null?_.errors:e.concat(_.errors),i=e.length)),r.ip_matching_id!==void 0&&typeof r.ip_matching_id!="string"&&
(e=p(e,o+"/ip_matching_id","type",{type:"string"}),i++),r.enablement_status!==void 0&&typeof r.enablement_status!="string"&&(e=p(e,o+"/enablement_status","type",
{type:"string"}),i++),r.is_enabled!==void 0&&typeof r.is_enabled!="boolean"&&(e=p(e,o+"/is_enabled","type",{type:"boolean"}),i++),r.added_at!==void 0&&typeof r.
added_at!="string"&&(e=p(e,o+"/added_at","type",{type:"string"}),i++),r.lookup_key!==void 0&&typeof r.lookup_key!="string"&&(e=p(e,o+"/lookup_key","type",{type:"\
string"}),i++)):(e=p(e,o,"type",{type:"object"}),i++),g.errors=e,i===0}function u(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.is_enabled!==
void 0&&typeof r.is_enabled!="boolean"&&(e=p(e,o+"/is_enabled","type",{type:"boolean"}),i++),r.enablement_status!==void 0&&typeof r.enablement_status!="string"&&
(e=p(e,o+"/enablement_status","type",{type:"string"}),i++),r.items!==void 0){let t=r.items;if(Array.isArray(t)){const y=t.length;for(let s=0;s<y;s++)g(t[s],o+"/\
items/"+s)||(e=e===null?g.errors:e.concat(g.errors),i=e.length)}else e=p(e,o+"/items","type",{type:"array"}),i++}if(r.errors!==void 0){let t=r.errors;if(Array.isArray(
t)){const y=t.length;for(let s=0;s<y;s++)typeof t[s]!="string"&&(e=p(e,o+"/errors/"+s,"type",{type:"string"}),i++)}else e=p(e,o+"/errors","type",{type:"array"}),
i++}if(r.page!==void 0){let t=r.page;Number.isSafeInteger(t)||(e=p(e,o+"/page","type",{type:"integer"}),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=
p(e,o+"/page","minimum",{comparison:">=",limit:1}),i++)}if(r.page_size!==void 0){let t=r.page_size;Number.isSafeInteger(t)||(e=p(e,o+"/page_size","type",{type:"\
integer"}),i++)}if(r.total_items!==void 0){let t=r.total_items;Number.isSafeInteger(t)||(e=p(e,o+"/total_items","type",{type:"integer"}),i++)}}else e=p(e,o,"typ\
e",{type:"object"}),i++;return u.errors=e,i===0}
/**
 * Whether a value is an input of `updateIpMatching` (`PATCH /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updateIpMatching } from "@fieldwork/brand-lift-client/request-validators"
 * updateIpMatching({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"ids":[{"ip_matching_type":"placement_id","ip_matching_id":"plc-3381","is_enabled":false}]}}) // => true
 * updateIpMatching({ colour: "red" }) // => false
 * updateIpMatching.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"updateIpMatching"> = m
/**
 * Whether a value is the body of a successful response of `updateIpMatching` (`PATCH /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updateIpMatching } from "@fieldwork/brand-lift-client/validators"
 * updateIpMatching({"is_enabled":true,"enablement_status":"manual","items":[{"ip_matching_type":"placement_id","ip_matching_id":"plc-3381","enablement_status":"manual","is_enabled":false,"added_at":"2026-09-02T08:00:00Z","lookup_key":"placement_id:plc-3381"}],"errors":[]}) // => true
 * updateIpMatching(null) // => false
 * updateIpMatching.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"updateIpMatching"> = v
