// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,t,e,i)=>{const p={instancePath:t,keyword:e,params:i};return r===null?[p]:(r.push(p),r)},g=_;function _(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.campaigns_pk===void 0&&(e=o(e,t,"required",{missingProperty:"campaigns_pk"}),i++);for(const p in r)p==="campaigns_pk"||p==="include_details"||
(e=o(e,t,"additionalProperties",{additionalProperty:p}),i++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=o(e,t+"/campaigns_pk","type",{type:"\
string"}),i++),r.include_details!==void 0){let p=r.include_details;p===!0||p===!1||p==="true"||p==="false"||(e=o(e,t+"/include_details","enum",{allowedValues:[!0,
!1,"true","false"]}),i++)}}else e=o(e,t,"type",{type:"object"}),i++;return _.errors=e,i===0}const n=u;function s(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.pixel_id===void 0&&(e=o(e,t,"required",{missingProperty:"pixel_id"}),i++),r.pixel_id!==void 0){let p=r.pixel_id;Number.isSafeInteger(p)||
(e=o(e,t+"/pixel_id","type",{type:"integer"}),i++)}if(r.pixel_type!==void 0&&typeof r.pixel_type!="string"&&(e=o(e,t+"/pixel_type","type",{type:"string"}),i++),
r.ad_server_id!==void 0){let p=r.ad_server_id;Number.isSafeInteger(p)||(e=o(e,t+"/ad_server_id","type",{type:"integer"}),i++)}if(r.ad_server_name!==void 0&&typeof r.
ad_server_name!="string"&&(e=o(e,t+"/ad_server_name","type",{type:"string"}),i++),r.created_at!==void 0&&typeof r.created_at!="string"&&(e=o(e,t+"/created_at","\
type",{type:"string"}),i++),r.query_params!==void 0){let p=r.query_params;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,t+"/query_params","type",{type:"objec\
t"}),i++)}r.pixel_url!==void 0&&typeof r.pixel_url!="string"&&(e=o(e,t+"/pixel_url","type",{type:"string"}),i++)}else e=o(e,t,"type",{type:"object"}),i++;return s.
errors=e,i===0}function f(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=o(e,t,"required",{missingProperty:"id"}),i++),
r.id!==void 0){let p=r.id;Number.isSafeInteger(p)||(e=o(e,t+"/id","type",{type:"integer"}),i++)}if(r.ad_servers!==void 0){let p=r.ad_servers;if(Array.isArray(p)){
const y=p.length;for(let l=0;l<y;l++)typeof p[l]!="string"&&(e=o(e,t+"/ad_servers/"+l,"type",{type:"string"}),i++)}else e=o(e,t+"/ad_servers","type",{type:"arra\
y"}),i++}if(r.pixel_count!==void 0){let p=r.pixel_count;Number.isSafeInteger(p)||(e=o(e,t+"/pixel_count","type",{type:"integer"}),i++)}if(r.created_at!==void 0&&
typeof r.created_at!="string"&&(e=o(e,t+"/created_at","type",{type:"string"}),i++),r.pixel_type!==void 0&&typeof r.pixel_type!="string"&&(e=o(e,t+"/pixel_type",
"type",{type:"string"}),i++),r.details!==void 0){let p=r.details;if(Array.isArray(p)){const y=p.length;for(let l=0;l<y;l++)s(p[l],t+"/details/"+l)||(e=e===null?
s.errors:e.concat(s.errors),i=e.length)}else e=o(e,t+"/details","type",{type:"array"}),i++}}else e=o(e,t,"type",{type:"object"}),i++;return f.errors=e,i===0}function u(r,t=""){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=o(e,t,"required",{missingProperty:"items"}),i++),r.items!==void 0){let p=r.items;
if(Array.isArray(p)){const y=p.length;for(let l=0;l<y;l++)f(p[l],t+"/items/"+l)||(e=e===null?f.errors:e.concat(f.errors),i=e.length)}else e=o(e,t+"/items","type",
{type:"array"}),i++}}else e=o(e,t,"type",{type:"object"}),i++;return u.errors=e,i===0}
/**
 * Whether a value is an input of `listPixelGroups` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listPixelGroups } from "@fieldwork/brand-lift-client/request-validators"
 * listPixelGroups({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * listPixelGroups({ colour: "red" }) // => false
 * listPixelGroups.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listPixelGroups"> = g
/**
 * Whether a value is the body of a successful response of `listPixelGroups` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listPixelGroups } from "@fieldwork/brand-lift-client/validators"
 * listPixelGroups(null) // => false
 * listPixelGroups.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listPixelGroups"> = n
