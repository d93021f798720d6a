// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const y=(r,p,e,o)=>{const i={instancePath:p,keyword:e,params:o};return r===null?[i]:(r.push(i),r)},d=g,u=new RegExp("^-?\\d+$","u");function l(r,p=""){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="id"||i==="ad_server_id"||i==="query_params"||(e=y(e,p,"additionalProperties",{additionalProperty:i}),
o++);if(r.id!==void 0){let i=r.id;Number.isSafeInteger(i)||(e=y(e,p+"/id","type",{type:"integer"}),o++)}if(r.ad_server_id!==void 0){let i=r.ad_server_id;Number.
isSafeInteger(i)||(e=y(e,p+"/ad_server_id","type",{type:"integer"}),o++)}if(r.query_params!==void 0){let i=r.query_params;if(i&&typeof i=="object"&&!Array.isArray(
i))for(const s in i)typeof i[s]!="string"&&(e=y(e,p+"/query_params/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),o++);else e=y(e,p+"/query_\
params","type",{type:"object"}),o++}}else e=y(e,p,"type",{type:"object"}),o++;return l.errors=e,o===0}function f(r,p=""){let e=null,o=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.campaign_pixels===void 0&&(e=y(e,p,"required",{missingProperty:"campaign_pixels"}),o++);for(const i in r)i!=="campaign_pixels"&&(e=y(e,p,"a\
dditionalProperties",{additionalProperty:i}),o++);if(r.campaign_pixels!==void 0){let i=r.campaign_pixels;if(Array.isArray(i)){const s=i.length;for(let t=0;t<s;t++)
l(i[t],p+"/campaign_pixels/"+t)||(e=e===null?l.errors:e.concat(l.errors),o=e.length)}else e=y(e,p+"/campaign_pixels","type",{type:"array"}),o++}}else e=y(e,p,"t\
ype",{type:"object"}),o++;return f.errors=e,o===0}function g(r,p=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=y(e,
p,"required",{missingProperty:"campaigns_pk"}),o++),r.id===void 0&&(e=y(e,p,"required",{missingProperty:"id"}),o++),r.body===void 0&&(e=y(e,p,"required",{missingProperty:"\
body"}),o++);for(const i in r)i==="campaigns_pk"||i==="id"||i==="body"||(e=y(e,p,"additionalProperties",{additionalProperty:i}),o++);if(r.campaigns_pk!==void 0&&
typeof r.campaigns_pk!="string"&&(e=y(e,p+"/campaigns_pk","type",{type:"string"}),o++),r.id!==void 0){let i=r.id;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=
y(e,p+"/id","type",{type:["integer","string"]}),o++),typeof i=="string"&&!u.test(i)&&(e=y(e,p+"/id","pattern",{pattern:"^-?\\d+$"}),o++)}r.body!==void 0&&(f(r.body,
p+"/body")||(e=e===null?f.errors:e.concat(f.errors),o=e.length))}else e=y(e,p,"type",{type:"object"}),o++;return g.errors=e,o===0}const m=_;function n(r,p=""){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ad_server_id!==void 0){let i=r.ad_server_id;Number.isSafeInteger(i)||(e=y(e,p+"/ad_server_id","type",{type:"\
integer"}),o++)}if(r.ad_server_name!==void 0&&typeof r.ad_server_name!="string"&&(e=y(e,p+"/ad_server_name","type",{type:"string"}),o++),r.pixel_type!==void 0&&
typeof r.pixel_type!="string"&&(e=y(e,p+"/pixel_type","type",{type:"string"}),o++),r.query_params!==void 0){let i=r.query_params;if(i&&typeof i=="object"&&!Array.
isArray(i))for(const s in i)typeof i[s]!="string"&&(e=y(e,p+"/query_params/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),o++);else e=y(e,p+
"/query_params","type",{type:"object"}),o++}r.pixel_url!==void 0&&typeof r.pixel_url!="string"&&(e=y(e,p+"/pixel_url","type",{type:"string"}),o++)}else e=y(e,p,
"type",{type:"object"}),o++;return n.errors=e,o===0}function _(r,p=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=y(e,p,
"required",{missingProperty:"items"}),o++),r.items!==void 0){let i=r.items;if(Array.isArray(i)){const s=i.length;for(let t=0;t<s;t++)n(i[t],p+"/items/"+t)||(e=e===
null?n.errors:e.concat(n.errors),o=e.length)}else e=y(e,p+"/items","type",{type:"array"}),o++}}else e=y(e,p,"type",{type:"object"}),o++;return _.errors=e,o===0}
/**
 * Whether a value is an input of `updatePixelGroup` (`PUT /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updatePixelGroup } from "@fieldwork/brand-lift-client/request-validators"
 * updatePixelGroup({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":61,"body":{"campaign_pixels":[{"id":7001,"ad_server_id":4,"query_params":{"crid":"%%CREATIVE%%"}}]}}) // => true
 * updatePixelGroup({ colour: "red" }) // => false
 * updatePixelGroup.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"updatePixelGroup"> = d
/**
 * Whether a value is the body of a successful response of `updatePixelGroup` (`PUT /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updatePixelGroup } from "@fieldwork/brand-lift-client/validators"
 * updatePixelGroup({"items":[{"ad_server_id":4,"ad_server_name":"Example Ad Server","pixel_type":"standard","query_params":{"crid":"%%CREATIVE%%"},"pixel_url":"https://pixel.brand-lift.example/i?campaign_id=9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94&crid=%%CREATIVE%%"}]}) // => true
 * updatePixelGroup(null) // => false
 * updatePixelGroup.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"updatePixelGroup"> = m
