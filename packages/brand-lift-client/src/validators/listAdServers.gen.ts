// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,i,r,o)=>{const t={instancePath:i,keyword:r,params:o};return e===null?[t]:(e.push(t),e)},m=f;function f(e,i=""){let r=null,o=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){for(const t in e)t!=="include_parameters"&&(r=s(r,i,"additionalProperties",{additionalProperty:t}),o++);if(e.include_parameters!==void 0){let t=e.
include_parameters;t===!0||t===!1||t==="true"||t==="false"||(r=s(r,i+"/include_parameters","enum",{allowedValues:[!0,!1,"true","false"]}),o++)}}else r=s(r,i,"ty\
pe",{type:"object"}),o++;return f.errors=r,o===0}const v=n;function y(e,i=""){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.default_macro!==
void 0&&typeof e.default_macro!="string"&&(r=s(r,i+"/default_macro","type",{type:"string"}),o++),e.query_parameter!==void 0&&typeof e.query_parameter!="string"&&
(r=s(r,i+"/query_parameter","type",{type:"string"}),o++)):(r=s(r,i,"type",{type:"object"}),o++),y.errors=r,o===0}function p(e,i=""){let r=null,o=0;if(e&&typeof e==
"object"&&!Array.isArray(e)){if(e.id===void 0&&(r=s(r,i,"required",{missingProperty:"id"}),o++),e.id!==void 0){let t=e.id;Number.isSafeInteger(t)||(r=s(r,i+"/id",
"type",{type:"integer"}),o++)}if(e.ad_server_name!==void 0&&typeof e.ad_server_name!="string"&&(r=s(r,i+"/ad_server_name","type",{type:"string"}),o++),e.query_parameters!==
void 0){let t=e.query_parameters;if(Array.isArray(t)){const u=t.length;for(let l=0;l<u;l++)y(t[l],i+"/query_parameters/"+l)||(r=r===null?y.errors:r.concat(y.errors),
o=r.length)}else r=s(r,i+"/query_parameters","type",{type:"array"}),o++}}else r=s(r,i,"type",{type:"object"}),o++;return p.errors=r,o===0}function n(e,i=""){let r=null,
o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=s(r,i,"required",{missingProperty:"items"}),o++),e.items!==void 0){let t=e.items;if(Array.
isArray(t)){const u=t.length;for(let l=0;l<u;l++)p(t[l],i+"/items/"+l)||(r=r===null?p.errors:r.concat(p.errors),o=r.length)}else r=s(r,i+"/items","type",{type:"\
array"}),o++}}else r=s(r,i,"type",{type:"object"}),o++;return n.errors=r,o===0}
/**
 * Whether a value is an input of `listAdServers` (`GET /api/impact-measurement/v1/ad-servers`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listAdServers } from "@fieldwork/brand-lift-client/request-validators"
 * listAdServers({}) // => true
 * listAdServers({ colour: "red" }) // => false
 * listAdServers.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listAdServers"> = m
/**
 * Whether a value is the body of a successful response of `listAdServers` (`GET /api/impact-measurement/v1/ad-servers`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listAdServers } from "@fieldwork/brand-lift-client/validators"
 * listAdServers({"items":[{"id":4,"ad_server_name":"Example Ad Server","query_parameters":[{"default_macro":"%%CREATIVE_ID%%","query_parameter":"crid"},{"default_macro":"%%PLACEMENT_ID%%","query_parameter":"pid"}]},{"id":5,"ad_server_name":"Another Ad Server"}]}) // => true
 * listAdServers(null) // => false
 * listAdServers.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listAdServers"> = v
