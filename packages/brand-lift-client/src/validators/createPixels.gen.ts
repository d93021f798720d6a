// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const y=(e,p,r,i)=>{const o={instancePath:p,keyword:r,params:i};return e===null?[o]:(e.push(o),e)},m=_;function t(e,p=""){let r=null,i=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){for(const o in e)o==="id"||o==="ad_server_id"||o==="query_params"||(r=y(r,p,"additionalProperties",{additionalProperty:o}),i++);if(e.id!==void 0){
let o=e.id;Number.isSafeInteger(o)||(r=y(r,p+"/id","type",{type:"integer"}),i++)}if(e.ad_server_id!==void 0){let o=e.ad_server_id;Number.isSafeInteger(o)||(r=y(
r,p+"/ad_server_id","type",{type:"integer"}),i++)}if(e.query_params!==void 0){let o=e.query_params;if(o&&typeof o=="object"&&!Array.isArray(o))for(const l in o)
typeof o[l]!="string"&&(r=y(r,p+"/query_params/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),i++);else r=y(r,p+"/query_params","type",{type:"\
object"}),i++}}else r=y(r,p,"type",{type:"object"}),i++;return t.errors=r,i===0}function f(e,p=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.
campaign_pixels===void 0&&(r=y(r,p,"required",{missingProperty:"campaign_pixels"}),i++);for(const o in e)o!=="campaign_pixels"&&(r=y(r,p,"additionalProperties",
{additionalProperty:o}),i++);if(e.campaign_pixels!==void 0){let o=e.campaign_pixels;if(Array.isArray(o)){const l=o.length;for(let s=0;s<l;s++)t(o[s],p+"/campaig\
n_pixels/"+s)||(r=r===null?t.errors:r.concat(t.errors),i=r.length)}else r=y(r,p+"/campaign_pixels","type",{type:"array"}),i++}}else r=y(r,p,"type",{type:"object"}),
i++;return f.errors=r,i===0}function _(e,p=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=y(r,p,"required",{missingProperty:"\
campaigns_pk"}),i++),e.body===void 0&&(r=y(r,p,"required",{missingProperty:"body"}),i++);for(const o in e)o==="campaigns_pk"||o==="body"||(r=y(r,p,"additionalPr\
operties",{additionalProperty:o}),i++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=y(r,p+"/campaigns_pk","type",{type:"string"}),i++),e.body!==
void 0&&(f(e.body,p+"/body")||(r=r===null?f.errors:r.concat(f.errors),i=r.length))}else r=y(r,p,"type",{type:"object"}),i++;return _.errors=r,i===0}const v=u;function n(e,p=""){
let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ad_server_id!==void 0){let o=e.ad_server_id;Number.isSafeInteger(o)||(r=y(r,p+"/ad_server_id","\
type",{type:"integer"}),i++)}if(e.ad_server_name!==void 0&&typeof e.ad_server_name!="string"&&(r=y(r,p+"/ad_server_name","type",{type:"string"}),i++),e.pixel_type!==
void 0&&typeof e.pixel_type!="string"&&(r=y(r,p+"/pixel_type","type",{type:"string"}),i++),e.query_params!==void 0){let o=e.query_params;if(o&&typeof o=="object"&&
!Array.isArray(o))for(const l in o)typeof o[l]!="string"&&(r=y(r,p+"/query_params/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),i++);else r=
y(r,p+"/query_params","type",{type:"object"}),i++}e.pixel_url!==void 0&&typeof e.pixel_url!="string"&&(r=y(r,p+"/pixel_url","type",{type:"string"}),i++)}else r=
y(r,p,"type",{type:"object"}),i++;return n.errors=r,i===0}function g(e,p=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0&&(r=y(
r,p,"required",{missingProperty:"id"}),i++),e.campaign_pixels!==void 0){let o=e.campaign_pixels;if(Array.isArray(o)){const l=o.length;for(let s=0;s<l;s++)n(o[s],
p+"/campaign_pixels/"+s)||(r=r===null?n.errors:r.concat(n.errors),i=r.length)}else r=y(r,p+"/campaign_pixels","type",{type:"array"}),i++}if(e.id!==void 0){let o=e.
id;Number.isSafeInteger(o)||(r=y(r,p+"/id","type",{type:"integer"}),i++)}}else r=y(r,p,"type",{type:"object"}),i++;return g.errors=r,i===0}function u(e,p=""){let r=null,
i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=y(r,p,"required",{missingProperty:"items"}),i++),e.items!==void 0){let o=e.items;if(Array.
isArray(o)){const l=o.length;for(let s=0;s<l;s++)g(o[s],p+"/items/"+s)||(r=r===null?g.errors:r.concat(g.errors),i=r.length)}else r=y(r,p+"/items","type",{type:"\
array"}),i++}}else r=y(r,p,"type",{type:"object"}),i++;return u.errors=r,i===0}
/**
 * Whether a value is an input of `createPixels` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createPixels } from "@fieldwork/brand-lift-client/request-validators"
 * createPixels({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"campaign_pixels":[{"ad_server_id":4,"query_params":{"crid":"%%CREATIVE_ID%%","pid":"%%PLACEMENT_ID%%"}}]}}) // => true
 * createPixels({ colour: "red" }) // => false
 * createPixels.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"createPixels"> = m
/**
 * Whether a value is the body of a successful response of `createPixels` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createPixels } from "@fieldwork/brand-lift-client/validators"
 * createPixels({"items":[{"campaign_pixels":[{"ad_server_id":4,"ad_server_name":"Example Ad Server","pixel_type":"standard","query_params":{"crid":"%%CREATIVE_ID%%","pid":"%%PLACEMENT_ID%%"},"pixel_url":"https://pixel.brand-lift.example/i?campaign_id=9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94&crid=%%CREATIVE_ID%%&pid=%%PLACEMENT_ID%%"}],"id":61}]}) // => true
 * createPixels(null) // => false
 * createPixels.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"createPixels"> = v
