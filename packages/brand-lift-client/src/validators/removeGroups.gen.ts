// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const y=(e,o,r,i)=>{const s={instancePath:o,keyword:r,params:i};return e===null?[s]:(e.push(s),e)},n=g;function t(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){e.ids===void 0&&(r=y(r,o,"required",{missingProperty:"ids"}),i++);for(const s in e)s!=="ids"&&(r=y(r,o,"additionalProperties",{additionalProperty:s}),
i++);if(e.ids!==void 0){let s=e.ids;if(Array.isArray(s)){const f=s.length;for(let p=0;p<f;p++){let d=s[p];Number.isSafeInteger(d)||(r=y(r,o+"/ids/"+p,"type",{type:"\
integer"}),i++)}}else r=y(r,o+"/ids","type",{type:"array"}),i++}}else r=y(r,o,"type",{type:"object"}),i++;return t.errors=r,i===0}function g(e,o=""){let r=null,
i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.id===void 0&&(r=y(r,o,"required",{missingProperty:"id"}),i++),e.spca_type===void 0&&(r=y(r,o,"required",{missingProperty:"\
spca_type"}),i++),e.body===void 0&&(r=y(r,o,"required",{missingProperty:"body"}),i++);for(const s in e)s==="id"||s==="spca_type"||s==="body"||(r=y(r,o,"addition\
alProperties",{additionalProperty:s}),i++);if(e.id!==void 0&&typeof e.id!="string"&&(r=y(r,o+"/id","type",{type:"string"}),i++),e.spca_type!==void 0){let s=e.spca_type;
typeof s!="string"&&(r=y(r,o+"/spca_type","type",{type:"string"}),i++),s==="creative"||s==="publisher"||s==="placement"||(r=y(r,o+"/spca_type","enum",{allowedValues:[
"creative","publisher","placement"]}),i++)}e.body!==void 0&&(t(e.body,o+"/body")||(r=r===null?t.errors:r.concat(t.errors),i=r.length))}else r=y(r,o,"type",{type:"\
object"}),i++;return g.errors=r,i===0}const v=u;function l(e,o=""){let r=null,i=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.scope!==void 0&&typeof e.scope!=
"string"&&(r=y(r,o+"/scope","type",{type:"string"}),i++),e.title!==void 0&&typeof e.title!="string"&&(r=y(r,o+"/title","type",{type:"string"}),i++),e.detail!==void 0&&
typeof e.detail!="string"&&(r=y(r,o+"/detail","type",{type:"string"}),i++)):(r=y(r,o,"type",{type:"object"}),i++),l.errors=r,i===0}function u(e,o=""){let r=null,
i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.message===void 0&&(r=y(r,o,"required",{missingProperty:"message"}),i++),e.message!==void 0&&typeof e.message!=
"string"&&(r=y(r,o+"/message","type",{type:"string"}),i++),e.error!==void 0){let s=e.error;typeof s!="string"&&s!==null&&(r=y(r,o+"/error","type",{type:["string",
"null"]}),i++)}if(e.error_details!==void 0){let s=e.error_details;if(Array.isArray(s)){const f=s.length;for(let p=0;p<f;p++)l(s[p],o+"/error_details/"+p)||(r=r===
null?l.errors:r.concat(l.errors),i=r.length)}else r=y(r,o+"/error_details","type",{type:"array"}),i++}}else r=y(r,o,"type",{type:"object"}),i++;return u.errors=
r,i===0}
/**
 * Whether a value is an input of `removeGroups` (`DELETE /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { removeGroups } from "@fieldwork/brand-lift-client/request-validators"
 * removeGroups({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","spca_type":"creative","body":{"ids":[42]}}) // => true
 * removeGroups({ colour: "red" }) // => false
 * removeGroups.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"removeGroups"> = n
/**
 * Whether a value is the body of a successful response of `removeGroups` (`DELETE /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { removeGroups } from "@fieldwork/brand-lift-client/validators"
 * removeGroups({"message":"1 group removed.","error":null,"error_details":[]}) // => true
 * removeGroups(null) // => false
 * removeGroups.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"removeGroups"> = v
