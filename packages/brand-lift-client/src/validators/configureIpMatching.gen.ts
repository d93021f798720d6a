// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,i,r,o)=>{const y={instancePath:i,keyword:r,params:o};return e===null?[y]:(e.push(y),e)},b=f;function l(e,i=""){let r=null,o=0;return typeof e!="strin\
g"&&(r=s(r,i,"type",{type:"string"}),o++),l.errors=r,o===0}function n(e,i=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const y in e)y==="\
type"||y==="id"||(r=s(r,i,"additionalProperties",{additionalProperty:y}),o++);e.type!==void 0&&(l(e.type,i+"/type")||(r=r===null?l.errors:r.concat(l.errors),o=r.
length)),e.id!==void 0&&typeof e.id!="string"&&(r=s(r,i+"/id","type",{type:"string"}),o++)}else r=s(r,i,"type",{type:"object"}),o++;return n.errors=r,o===0}function t(e,i=""){
let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.enabled===void 0&&(r=s(r,i,"required",{missingProperty:"enabled"}),o++),e.ids===void 0&&(r=s(r,i,"\
required",{missingProperty:"ids"}),o++);for(const y in e)y==="enabled"||y==="ids"||(r=s(r,i,"additionalProperties",{additionalProperty:y}),o++);if(e.enabled!==void 0&&
typeof e.enabled!="boolean"&&(r=s(r,i+"/enabled","type",{type:"boolean"}),o++),e.ids!==void 0){let y=e.ids;if(Array.isArray(y)){const u=y.length;for(let p=0;p<u;p++)
n(y[p],i+"/ids/"+p)||(r=r===null?n.errors:r.concat(n.errors),o=r.length)}else r=s(r,i+"/ids","type",{type:"array"}),o++}}else r=s(r,i,"type",{type:"object"}),o++;
return t.errors=r,o===0}function f(e,i=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=s(r,i,"required",{missingProperty:"\
campaigns_pk"}),o++),e.body===void 0&&(r=s(r,i,"required",{missingProperty:"body"}),o++);for(const y in e)y==="campaigns_pk"||y==="body"||(r=s(r,i,"additionalPr\
operties",{additionalProperty:y}),o++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=s(r,i+"/campaigns_pk","type",{type:"string"}),o++),e.body!==
void 0&&(t(e.body,i+"/body")||(r=r===null?t.errors:r.concat(t.errors),o=r.length))}else r=s(r,i,"type",{type:"object"}),o++;return f.errors=r,o===0}const g=d;function d(e,i=""){
let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)||(r=s(r,i,"type",{type:"object"}),o++),d.errors=r,o===0}
/**
 * Whether a value is an input of `configureIpMatching` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { configureIpMatching } from "@fieldwork/brand-lift-client/request-validators"
 * configureIpMatching({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"enabled":true,"ids":[{"type":"placement_id","id":"plc-3381"},{"type":"site_id","id":"site-204"}]}}) // => true
 * configureIpMatching({ colour: "red" }) // => false
 * configureIpMatching.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"configureIpMatching"> = b
/**
 * Whether a value is the body of a successful response of `configureIpMatching` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { configureIpMatching } from "@fieldwork/brand-lift-client/validators"
 * configureIpMatching({}) // => true
 * configureIpMatching(null) // => false
 * configureIpMatching.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"configureIpMatching"> = g
