// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(r,p,e,i)=>{const o={instancePath:p,keyword:e,params:i};return r===null?[o]:(r.push(o),r)},n=l,g=new RegExp("^-?\\d+$","u");function l(r,p=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=t(e,p,"required",{missingProperty:"campaigns_pk"}),i++),r.id===void 0&&(e=t(e,p,"re\
quired",{missingProperty:"id"}),i++);for(const o in r)o==="campaigns_pk"||o==="id"||(e=t(e,p,"additionalProperties",{additionalProperty:o}),i++);if(r.campaigns_pk!==
void 0&&typeof r.campaigns_pk!="string"&&(e=t(e,p+"/campaigns_pk","type",{type:"string"}),i++),r.id!==void 0){let o=r.id;!Number.isSafeInteger(o)&&typeof o!="st\
ring"&&(e=t(e,p+"/id","type",{type:["integer","string"]}),i++),typeof o=="string"&&!g.test(o)&&(e=t(e,p+"/id","pattern",{pattern:"^-?\\d+$"}),i++)}}else e=t(e,p,
"type",{type:"object"}),i++;return l.errors=e,i===0}const u=f;function s(r,p=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.pixel_id===void 0&&
(e=t(e,p,"required",{missingProperty:"pixel_id"}),i++),r.pixel_id!==void 0){let o=r.pixel_id;Number.isSafeInteger(o)||(e=t(e,p+"/pixel_id","type",{type:"integer"}),
i++)}if(r.pixel_type!==void 0&&typeof r.pixel_type!="string"&&(e=t(e,p+"/pixel_type","type",{type:"string"}),i++),r.ad_server_id!==void 0){let o=r.ad_server_id;
Number.isSafeInteger(o)||(e=t(e,p+"/ad_server_id","type",{type:"integer"}),i++)}if(r.ad_server_name!==void 0&&typeof r.ad_server_name!="string"&&(e=t(e,p+"/ad_s\
erver_name","type",{type:"string"}),i++),r.created_at!==void 0&&typeof r.created_at!="string"&&(e=t(e,p+"/created_at","type",{type:"string"}),i++),r.query_params!==
void 0){let o=r.query_params;o&&typeof o=="object"&&!Array.isArray(o)||(e=t(e,p+"/query_params","type",{type:"object"}),i++)}r.pixel_url!==void 0&&typeof r.pixel_url!=
"string"&&(e=t(e,p+"/pixel_url","type",{type:"string"}),i++)}else e=t(e,p,"type",{type:"object"}),i++;return s.errors=e,i===0}function f(r,p=""){let e=null,i=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=t(e,p,"required",{missingProperty:"items"}),i++),r.items!==void 0){let o=r.items;if(Array.isArray(
o)){const _=o.length;for(let y=0;y<_;y++)s(o[y],p+"/items/"+y)||(e=e===null?s.errors:e.concat(s.errors),i=e.length)}else e=t(e,p+"/items","type",{type:"array"}),
i++}}else e=t(e,p,"type",{type:"object"}),i++;return f.errors=e,i===0}
/**
 * Whether a value is an input of `getPixelGroup` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getPixelGroup } from "@fieldwork/brand-lift-client/request-validators"
 * getPixelGroup({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":61}) // => true
 * getPixelGroup({ colour: "red" }) // => false
 * getPixelGroup.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getPixelGroup"> = n
/**
 * Whether a value is the body of a successful response of `getPixelGroup` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getPixelGroup } from "@fieldwork/brand-lift-client/validators"
 * getPixelGroup({"items":[{"pixel_id":7001,"pixel_type":"standard","ad_server_id":4,"ad_server_name":"Example Ad Server","created_at":"2026-08-20T09:00:00Z","query_params":{"crid":"%%CREATIVE_ID%%"},"pixel_url":"https://pixel.brand-lift.example/i?campaign_id=9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94&crid=%%CREATIVE_ID%%"}]}) // => true
 * getPixelGroup(null) // => false
 * getPixelGroup.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getPixelGroup"> = u
