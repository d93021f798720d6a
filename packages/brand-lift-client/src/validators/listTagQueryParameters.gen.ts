// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const y=(e,o,r,t)=>{const i={instancePath:o,keyword:r,params:t};return e===null?[i]:(e.push(i),e)},g=n;function n(e,o=""){let r=null,t=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){for(const i in e)i!=="tag_type__in"&&(r=y(r,o,"additionalProperties",{additionalProperty:i}),t++);if(e.tag_type__in!==void 0){let i=e.tag_type__in;
if(Array.isArray(i)){const u=i.length;for(let s=0;s<u;s++){let l=i[s];typeof l!="string"&&(r=y(r,o+"/tag_type__in/"+s,"type",{type:"string"}),t++),l==="standard"||
l==="extra"||l==="ad_server"||l==="custom"||(r=y(r,o+"/tag_type__in/"+s,"enum",{allowedValues:["standard","extra","ad_server","custom"]}),t++)}}else r=y(r,o+"/t\
ag_type__in","type",{type:"array"}),t++}}else r=y(r,o,"type",{type:"object"}),t++;return n.errors=r,t===0}const v=_;function p(e,o=""){let r=null,t=0;return typeof e!=
"string"&&(r=y(r,o,"type",{type:"string"}),t++),e==="standard"||e==="extra"||e==="ad_server"||e==="custom"||(r=y(r,o,"enum",{allowedValues:["standard","extra","\
ad_server","custom"]}),t++),p.errors=r,t===0}function f(e,o=""){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0&&(r=y(r,o,"required",
{missingProperty:"id"}),t++),e.id!==void 0){let i=e.id;Number.isSafeInteger(i)||(r=y(r,o+"/id","type",{type:"integer"}),t++)}if(e.query_key!==void 0&&typeof e.query_key!=
"string"&&(r=y(r,o+"/query_key","type",{type:"string"}),t++),e.query_label!==void 0&&typeof e.query_label!="string"&&(r=y(r,o+"/query_label","type",{type:"strin\
g"}),t++),e.tag_type!==void 0&&(p(e.tag_type,o+"/tag_type")||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.default_macro!==void 0&&typeof e.default_macro!=
"string"&&(r=y(r,o+"/default_macro","type",{type:"string"}),t++),e.sort_order!==void 0){let i=e.sort_order;Number.isSafeInteger(i)||(r=y(r,o+"/sort_order","type",
{type:"integer"}),t++)}}else r=y(r,o,"type",{type:"object"}),t++;return f.errors=r,t===0}function _(e,o=""){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(
e)){if(e.items===void 0&&(r=y(r,o,"required",{missingProperty:"items"}),t++),e.items!==void 0){let i=e.items;if(Array.isArray(i)){const u=i.length;for(let s=0;s<
u;s++)f(i[s],o+"/items/"+s)||(r=r===null?f.errors:r.concat(f.errors),t=r.length)}else r=y(r,o+"/items","type",{type:"array"}),t++}}else r=y(r,o,"type",{type:"ob\
ject"}),t++;return _.errors=r,t===0}
/**
 * Whether a value is an input of `listTagQueryParameters` (`GET /api/impact-measurement/v1/tag-query-parameters`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listTagQueryParameters } from "@fieldwork/brand-lift-client/request-validators"
 * listTagQueryParameters({}) // => true
 * listTagQueryParameters({ colour: "red" }) // => false
 * listTagQueryParameters.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listTagQueryParameters"> = g
/**
 * Whether a value is the body of a successful response of `listTagQueryParameters` (`GET /api/impact-measurement/v1/tag-query-parameters`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listTagQueryParameters } from "@fieldwork/brand-lift-client/validators"
 * listTagQueryParameters({"items":[{"id":1,"query_key":"crid","query_label":"Creative","tag_type":"standard","default_macro":"%%CREATIVE_ID%%","sort_order":1},{"id":2,"query_key":"pid","query_label":"Placement","tag_type":"standard","default_macro":"%%PLACEMENT_ID%%","sort_order":2},{"id":9,"query_key":"c1","query_label":"Custom variable 1","tag_type":"custom","sort_order":9}]}) // => true
 * listTagQueryParameters(null) // => false
 * listTagQueryParameters.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listTagQueryParameters"> = v
