// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,t,e,i)=>{const l={instancePath:t,keyword:e,params:i};return r===null?[l]:(r.push(l),r)},c=r=>{let t=0;for(const e of r)t++;return t},g=u;function u(r,t=""){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=o(e,t,"required",{missingProperty:"id"}),i++);for(const l in r)l!=="id"&&(e=o(e,t,
"additionalProperties",{additionalProperty:l}),i++);r.id!==void 0&&typeof r.id!="string"&&(e=o(e,t+"/id","type",{type:"string"}),i++)}else e=o(e,t,"type",{type:"\
object"}),i++;return u.errors=e,i===0}const m=v;function y(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creative_id!==void 0){let l=r.
creative_id;typeof l=="string"?l.length<2&&c(l)<1&&(e=o(e,t+"/creative_id","minLength",{limit:1}),i++):(e=o(e,t+"/creative_id","type",{type:"string"}),i++)}r.creative_name!==
void 0&&typeof r.creative_name!="string"&&(e=o(e,t+"/creative_name","type",{type:"string"}),i++)}else e=o(e,t,"type",{type:"object"}),i++;return y.errors=e,i===
0}function n(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.placement_id!==void 0){let l=r.placement_id;typeof l=="string"?l.length<2&&
c(l)<1&&(e=o(e,t+"/placement_id","minLength",{limit:1}),i++):(e=o(e,t+"/placement_id","type",{type:"string"}),i++)}r.placement_name!==void 0&&typeof r.placement_name!=
"string"&&(e=o(e,t+"/placement_name","type",{type:"string"}),i++)}else e=o(e,t,"type",{type:"object"}),i++;return n.errors=e,i===0}function f(r,t=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_id!==void 0){let l=r.publisher_id;typeof l=="string"?l.length<2&&c(l)<1&&(e=o(e,t+"/publisher_id",
"minLength",{limit:1}),i++):(e=o(e,t+"/publisher_id","type",{type:"string"}),i++)}r.publisher_name!==void 0&&typeof r.publisher_name!="string"&&(e=o(e,t+"/publi\
sher_name","type",{type:"string"}),i++)}else e=o(e,t,"type",{type:"object"}),i++;return f.errors=e,i===0}function v(r,t=""){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.creatives!==void 0){let l=r.creatives;if(Array.isArray(l)){const p=l.length;for(let s=0;s<p;s++)y(l[s],t+"/creatives/"+s)||(e=e===null?
y.errors:e.concat(y.errors),i=e.length)}else e=o(e,t+"/creatives","type",{type:"array"}),i++}if(r.placements!==void 0){let l=r.placements;if(Array.isArray(l)){const p=l.
length;for(let s=0;s<p;s++)n(l[s],t+"/placements/"+s)||(e=e===null?n.errors:e.concat(n.errors),i=e.length)}else e=o(e,t+"/placements","type",{type:"array"}),i++}
if(r.publishers!==void 0){let l=r.publishers;if(Array.isArray(l)){const p=l.length;for(let s=0;s<p;s++)f(l[s],t+"/publishers/"+s)||(e=e===null?f.errors:e.concat(
f.errors),i=e.length)}else e=o(e,t+"/publishers","type",{type:"array"}),i++}}else e=o(e,t,"type",{type:"object"}),i++;return v.errors=e,i===0}
/**
 * Whether a value is an input of `getCampaignNames` (`GET /api/impact-measurement/v1/campaigns/{id}/names`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCampaignNames } from "@fieldwork/brand-lift-client/request-validators"
 * getCampaignNames({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * getCampaignNames({ colour: "red" }) // => false
 * getCampaignNames.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getCampaignNames"> = g
/**
 * Whether a value is the body of a successful response of `getCampaignNames` (`GET /api/impact-measurement/v1/campaigns/{id}/names`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCampaignNames } from "@fieldwork/brand-lift-client/validators"
 * getCampaignNames({"creatives":[{"creative_id":"crv-77","creative_name":"Autumn 30s"}],"placements":[{"placement_id":"plc-3381","placement_name":"Home page banner"}],"publishers":[{"publisher_id":"site-204","publisher_name":"Example News"}]}) // => true
 * getCampaignNames(null) // => false
 * getCampaignNames.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getCampaignNames"> = m
