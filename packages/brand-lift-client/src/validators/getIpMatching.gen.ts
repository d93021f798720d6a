// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,p,e,t)=>{const i={instancePath:p,keyword:e,params:t};return r===null?[i]:(r.push(i),r)},u=l,_=new RegExp("^0*[1-9]\\d*$","u"),m=new RegExp("^-?\\d+$",
"u");function l(r,p=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=o(e,p,"required",{missingProperty:"campaigns_pk"}),
t++);for(const i in r)i==="campaigns_pk"||i==="page"||i==="page_size"||(e=o(e,p,"additionalProperties",{additionalProperty:i}),t++);if(r.campaigns_pk!==void 0&&
typeof r.campaigns_pk!="string"&&(e=o(e,p+"/campaigns_pk","type",{type:"string"}),t++),r.page!==void 0){let i=r.page;!Number.isSafeInteger(i)&&typeof i!="string"&&
(e=o(e,p+"/page","type",{type:["integer","string"]}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=o(e,p+"/page","minimum",{comparison:">=",limit:1}),
t++),typeof i=="string"&&!_.test(i)&&(e=o(e,p+"/page","pattern",{pattern:"^0*[1-9]\\d*$"}),t++)}if(r.page_size!==void 0){let i=r.page_size;!Number.isSafeInteger(
i)&&typeof i!="string"&&(e=o(e,p+"/page_size","type",{type:["integer","string"]}),t++),typeof i=="string"&&!m.test(i)&&(e=o(e,p+"/page_size","pattern",{pattern:"\
^-?\\d+$"}),t++)}}else e=o(e,p,"type",{type:"object"}),t++;return l.errors=e,t===0}const b=f;function y(r,p=""){let e=null,t=0;return typeof r!="string"&&(e=o(e,
p,"type",{type:"string"}),t++),y.errors=e,t===0}function n(r,p=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.ip_matching_type!==void 0&&
(y(r.ip_matching_type,p+"/ip_matching_type")||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.ip_matching_id!==void 0&&typeof r.ip_matching_id!="string"&&
(e=o(e,p+"/ip_matching_id","type",{type:"string"}),t++),r.enablement_status!==void 0&&typeof r.enablement_status!="string"&&(e=o(e,p+"/enablement_status","type",
{type:"string"}),t++),r.is_enabled!==void 0&&typeof r.is_enabled!="boolean"&&(e=o(e,p+"/is_enabled","type",{type:"boolean"}),t++),r.added_at!==void 0&&typeof r.
added_at!="string"&&(e=o(e,p+"/added_at","type",{type:"string"}),t++),r.lookup_key!==void 0&&typeof r.lookup_key!="string"&&(e=o(e,p+"/lookup_key","type",{type:"\
string"}),t++)):(e=o(e,p,"type",{type:"object"}),t++),n.errors=e,t===0}function f(r,p=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.is_enabled!==
void 0&&typeof r.is_enabled!="boolean"&&(e=o(e,p+"/is_enabled","type",{type:"boolean"}),t++),r.enablement_status!==void 0&&typeof r.enablement_status!="string"&&
(e=o(e,p+"/enablement_status","type",{type:"string"}),t++),r.items!==void 0){let i=r.items;if(Array.isArray(i)){const g=i.length;for(let s=0;s<g;s++)n(i[s],p+"/\
items/"+s)||(e=e===null?n.errors:e.concat(n.errors),t=e.length)}else e=o(e,p+"/items","type",{type:"array"}),t++}if(r.errors!==void 0){let i=r.errors;if(Array.isArray(
i)){const g=i.length;for(let s=0;s<g;s++)typeof i[s]!="string"&&(e=o(e,p+"/errors/"+s,"type",{type:"string"}),t++)}else e=o(e,p+"/errors","type",{type:"array"}),
t++}if(r.page!==void 0){let i=r.page;Number.isSafeInteger(i)||(e=o(e,p+"/page","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=
o(e,p+"/page","minimum",{comparison:">=",limit:1}),t++)}if(r.page_size!==void 0){let i=r.page_size;Number.isSafeInteger(i)||(e=o(e,p+"/page_size","type",{type:"\
integer"}),t++)}if(r.total_items!==void 0){let i=r.total_items;Number.isSafeInteger(i)||(e=o(e,p+"/total_items","type",{type:"integer"}),t++)}}else e=o(e,p,"typ\
e",{type:"object"}),t++;return f.errors=e,t===0}
/**
 * Whether a value is an input of `getIpMatching` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getIpMatching } from "@fieldwork/brand-lift-client/request-validators"
 * getIpMatching({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * getIpMatching({ colour: "red" }) // => false
 * getIpMatching.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getIpMatching"> = u
/**
 * Whether a value is the body of a successful response of `getIpMatching` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getIpMatching } from "@fieldwork/brand-lift-client/validators"
 * getIpMatching(null) // => false
 * getIpMatching.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getIpMatching"> = b
