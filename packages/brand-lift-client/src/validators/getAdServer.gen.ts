// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const y=(r,i,e,t)=>{const o={instancePath:i,keyword:e,params:t};return r===null?[o]:(r.push(o),r)},u=_;function _(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.id===void 0&&(e=y(e,i,"required",{missingProperty:"id"}),t++);for(const o in r)o==="id"||o==="tag_type__in"||(e=y(e,i,"additionalProperties",
{additionalProperty:o}),t++);if(r.id!==void 0){let o=r.id;typeof o!="string"&&!Number.isSafeInteger(o)&&(e=y(e,i+"/id","type",{type:["string","integer"]}),t++)}
if(r.tag_type__in!==void 0){let o=r.tag_type__in;if(Array.isArray(o)){const f=o.length;for(let p=0;p<f;p++){let s=o[p];typeof s!="string"&&(e=y(e,i+"/tag_type__\
in/"+p,"type",{type:"string"}),t++),s==="standard"||s==="extra"||s==="ad_server"||s==="custom"||(e=y(e,i+"/tag_type__in/"+p,"enum",{allowedValues:["standard","e\
xtra","ad_server","custom"]}),t++)}}else e=y(e,i+"/tag_type__in","type",{type:"array"}),t++}}else e=y(e,i,"type",{type:"object"}),t++;return _.errors=e,t===0}const g=n;
function l(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.default_macro!==void 0&&typeof r.default_macro!="string"&&(e=y(e,i+"/defaul\
t_macro","type",{type:"string"}),t++),r.query_parameter!==void 0&&typeof r.query_parameter!="string"&&(e=y(e,i+"/query_parameter","type",{type:"string"}),t++)):
(e=y(e,i,"type",{type:"object"}),t++),l.errors=e,t===0}function n(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=y(e,i,
"required",{missingProperty:"id"}),t++),r.id!==void 0){let o=r.id;Number.isSafeInteger(o)||(e=y(e,i+"/id","type",{type:"integer"}),t++)}if(r.ad_server_name!==void 0&&
typeof r.ad_server_name!="string"&&(e=y(e,i+"/ad_server_name","type",{type:"string"}),t++),r.query_parameters!==void 0){let o=r.query_parameters;if(Array.isArray(
o)){const f=o.length;for(let p=0;p<f;p++)l(o[p],i+"/query_parameters/"+p)||(e=e===null?l.errors:e.concat(l.errors),t=e.length)}else e=y(e,i+"/query_parameters",
"type",{type:"array"}),t++}}else e=y(e,i,"type",{type:"object"}),t++;return n.errors=e,t===0}
/**
 * Whether a value is an input of `getAdServer` (`GET /api/impact-measurement/v1/ad-servers/{id}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getAdServer } from "@fieldwork/brand-lift-client/request-validators"
 * getAdServer({"id":"4"}) // => true
 * getAdServer({ colour: "red" }) // => false
 * getAdServer.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getAdServer"> = u
/**
 * Whether a value is the body of a successful response of `getAdServer` (`GET /api/impact-measurement/v1/ad-servers/{id}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getAdServer } from "@fieldwork/brand-lift-client/validators"
 * getAdServer({"id":4,"ad_server_name":"Example Ad Server","query_parameters":[{"default_macro":"%%CREATIVE_ID%%","query_parameter":"crid"},{"default_macro":"%%PLACEMENT_ID%%","query_parameter":"pid"}]}) // => true
 * getAdServer(null) // => false
 * getAdServer.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getAdServer"> = g
