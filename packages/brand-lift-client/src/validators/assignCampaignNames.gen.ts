// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(r,o,e,l)=>{const i={instancePath:o,keyword:e,params:l};return r===null?[i]:(r.push(i),r)},y=r=>{let o=0;for(const e of r)o++;return o},d=b;function n(r,o=""){
let e=null,l=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="creative_id"||i==="creative_name"||(e=t(e,o,"additionalProperties",{additionalProperty:i}),
l++);if(r.creative_id!==void 0){let i=r.creative_id;typeof i=="string"?i.length<2&&y(i)<1&&(e=t(e,o+"/creative_id","minLength",{limit:1}),l++):(e=t(e,o+"/creati\
ve_id","type",{type:"string"}),l++)}r.creative_name!==void 0&&typeof r.creative_name!="string"&&(e=t(e,o+"/creative_name","type",{type:"string"}),l++)}else e=t(
e,o,"type",{type:"object"}),l++;return n.errors=e,l===0}function f(r,o=""){let e=null,l=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="pla\
cement_id"||i==="placement_name"||(e=t(e,o,"additionalProperties",{additionalProperty:i}),l++);if(r.placement_id!==void 0){let i=r.placement_id;typeof i=="strin\
g"?i.length<2&&y(i)<1&&(e=t(e,o+"/placement_id","minLength",{limit:1}),l++):(e=t(e,o+"/placement_id","type",{type:"string"}),l++)}r.placement_name!==void 0&&typeof r.
placement_name!="string"&&(e=t(e,o+"/placement_name","type",{type:"string"}),l++)}else e=t(e,o,"type",{type:"object"}),l++;return f.errors=e,l===0}function c(r,o=""){
let e=null,l=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="publisher_id"||i==="publisher_name"||(e=t(e,o,"additionalProperties",{additionalProperty:i}),
l++);if(r.publisher_id!==void 0){let i=r.publisher_id;typeof i=="string"?i.length<2&&y(i)<1&&(e=t(e,o+"/publisher_id","minLength",{limit:1}),l++):(e=t(e,o+"/pub\
lisher_id","type",{type:"string"}),l++)}r.publisher_name!==void 0&&typeof r.publisher_name!="string"&&(e=t(e,o+"/publisher_name","type",{type:"string"}),l++)}else
e=t(e,o,"type",{type:"object"}),l++;return c.errors=e,l===0}function u(r,o=""){let e=null,l=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i===
"creatives"||i==="placements"||i==="publishers"||(e=t(e,o,"additionalProperties",{additionalProperty:i}),l++);if(r.creatives!==void 0){let i=r.creatives;if(Array.
isArray(i)){const p=i.length;for(let s=0;s<p;s++)n(i[s],o+"/creatives/"+s)||(e=e===null?n.errors:e.concat(n.errors),l=e.length)}else e=t(e,o+"/creatives","type",
{type:"array"}),l++}if(r.placements!==void 0){let i=r.placements;if(Array.isArray(i)){const p=i.length;for(let s=0;s<p;s++)f(i[s],o+"/placements/"+s)||(e=e===null?
f.errors:e.concat(f.errors),l=e.length)}else e=t(e,o+"/placements","type",{type:"array"}),l++}if(r.publishers!==void 0){let i=r.publishers;if(Array.isArray(i)){
const p=i.length;for(let s=0;s<p;s++)c(i[s],o+"/publishers/"+s)||(e=e===null?c.errors:e.concat(c.errors),l=e.length)}else e=t(e,o+"/publishers","type",{type:"ar\
ray"}),l++}}else e=t(e,o,"type",{type:"object"}),l++;return u.errors=e,l===0}function b(r,o=""){let e=null,l=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===
void 0&&(e=t(e,o,"required",{missingProperty:"id"}),l++),r.body===void 0&&(e=t(e,o,"required",{missingProperty:"body"}),l++);for(const i in r)i==="id"||i==="bod\
y"||(e=t(e,o,"additionalProperties",{additionalProperty:i}),l++);r.id!==void 0&&typeof r.id!="string"&&(e=t(e,o+"/id","type",{type:"string"}),l++),r.body!==void 0&&
(u(r.body,o+"/body")||(e=e===null?u.errors:e.concat(u.errors),l=e.length))}else e=t(e,o,"type",{type:"object"}),l++;return b.errors=e,l===0}const A=_;function v(r,o=""){
let e=null,l=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creative_id!==void 0){let i=r.creative_id;typeof i=="string"?i.length<2&&y(i)<1&&(e=t(e,o+"/cre\
ative_id","minLength",{limit:1}),l++):(e=t(e,o+"/creative_id","type",{type:"string"}),l++)}r.creative_name!==void 0&&typeof r.creative_name!="string"&&(e=t(e,o+
"/creative_name","type",{type:"string"}),l++)}else e=t(e,o,"type",{type:"object"}),l++;return v.errors=e,l===0}function m(r,o=""){let e=null,l=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.placement_id!==void 0){let i=r.placement_id;typeof i=="string"?i.length<2&&y(i)<1&&(e=t(e,o+"/placement_id","minLength",{limit:1}),
l++):(e=t(e,o+"/placement_id","type",{type:"string"}),l++)}r.placement_name!==void 0&&typeof r.placement_name!="string"&&(e=t(e,o+"/placement_name","type",{type:"\
string"}),l++)}else e=t(e,o,"type",{type:"object"}),l++;return m.errors=e,l===0}function g(r,o=""){let e=null,l=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
publisher_id!==void 0){let i=r.publisher_id;typeof i=="string"?i.length<2&&y(i)<1&&(e=t(e,o+"/publisher_id","minLength",{limit:1}),l++):(e=t(e,o+"/publisher_id",
"type",{type:"string"}),l++)}r.publisher_name!==void 0&&typeof r.publisher_name!="string"&&(e=t(e,o+"/publisher_name","type",{type:"string"}),l++)}else e=t(e,o,
"type",{type:"object"}),l++;return g.errors=e,l===0}function _(r,o=""){let e=null,l=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creatives!==void 0){let i=r.
creatives;if(Array.isArray(i)){const p=i.length;for(let s=0;s<p;s++)v(i[s],o+"/creatives/"+s)||(e=e===null?v.errors:e.concat(v.errors),l=e.length)}else e=t(e,o+
"/creatives","type",{type:"array"}),l++}if(r.placements!==void 0){let i=r.placements;if(Array.isArray(i)){const p=i.length;for(let s=0;s<p;s++)m(i[s],o+"/placem\
ents/"+s)||(e=e===null?m.errors:e.concat(m.errors),l=e.length)}else e=t(e,o+"/placements","type",{type:"array"}),l++}if(r.publishers!==void 0){let i=r.publishers;
if(Array.isArray(i)){const p=i.length;for(let s=0;s<p;s++)g(i[s],o+"/publishers/"+s)||(e=e===null?g.errors:e.concat(g.errors),l=e.length)}else e=t(e,o+"/publish\
ers","type",{type:"array"}),l++}}else e=t(e,o,"type",{type:"object"}),l++;return _.errors=e,l===0}
/**
 * Whether a value is an input of `assignCampaignNames` (`POST /api/impact-measurement/v1/campaigns/{id}/names`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { assignCampaignNames } from "@fieldwork/brand-lift-client/request-validators"
 * assignCampaignNames({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"creatives":[{"creative_id":"crv-77","creative_name":"Autumn 30s"},{"creative_id":"crv-78","creative_name":"Autumn 15s"}]}}) // => true
 * assignCampaignNames({ colour: "red" }) // => false
 * assignCampaignNames.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"assignCampaignNames"> = d
/**
 * Whether a value is the body of a successful response of `assignCampaignNames` (`POST /api/impact-measurement/v1/campaigns/{id}/names`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { assignCampaignNames } from "@fieldwork/brand-lift-client/validators"
 * assignCampaignNames({"creatives":[{"creative_id":"crv-77","creative_name":"Autumn 30s"},{"creative_id":"crv-78","creative_name":"Autumn 15s"}]}) // => true
 * assignCampaignNames(null) // => false
 * assignCampaignNames.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"assignCampaignNames"> = A
