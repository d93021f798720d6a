// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(r,o,e,t)=>{const i={instancePath:o,keyword:e,params:t};return r===null?[i]:(r.push(i),r)},b=g;function g(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.supplier_code===void 0&&(e=l(e,o,"required",{missingProperty:"supplier_code"}),t++);for(const i in r)i!=="supplier_code"&&(e=l(e,o,"additio\
nalProperties",{additionalProperty:i}),t++);if(r.supplier_code!==void 0){let i=r.supplier_code;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=l(e,o+"/supplier\
_code","type",{type:["string","integer"]}),t++)}}else e=l(e,o,"type",{type:"object"}),t++;return g.errors=e,t===0}const m=v;function y(r,o=""){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.eq!==void 0){let i=r.eq;Number.isSafeInteger(i)||(e=l(e,o+"/eq","type",{type:"integer"}),t++)}if(r.ne!==void 0){let i=r.
ne;Number.isSafeInteger(i)||(e=l(e,o+"/ne","type",{type:"integer"}),t++)}if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.length;for(let s=0;s<p;s++){
let c=i[s];Number.isSafeInteger(c)||(e=l(e,o+"/in/"+s,"type",{type:"integer"}),t++)}}else e=l(e,o+"/in","type",{type:"array"}),t++}if(r.nin!==void 0){let i=r.nin;
if(Array.isArray(i)){const p=i.length;for(let s=0;s<p;s++){let c=i[s];Number.isSafeInteger(c)||(e=l(e,o+"/nin/"+s,"type",{type:"integer"}),t++)}}else e=l(e,o+"/\
nin","type",{type:"array"}),t++}if(r.gte!==void 0){let i=r.gte;Number.isSafeInteger(i)||(e=l(e,o+"/gte","type",{type:"integer"}),t++)}if(r.lte!==void 0){let i=r.
lte;Number.isSafeInteger(i)||(e=l(e,o+"/lte","type",{type:"integer"}),t++)}}else e=l(e,o,"type",{type:"object"}),t++;return y.errors=e,t===0}function n(r,o=""){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.marketplace_status!==void 0&&(y(r.marketplace_status,o+"/marketplace_status")||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),r.client_status!==void 0&&(y(r.client_status,o+"/client_status")||(e=e===null?y.errors:e.concat(y.errors),t=e.length))):(e=l(e,o,
"type",{type:"object"}),t++),n.errors=e,t===0}function f(r,o=""){let e=null,t=0;return typeof r!="string"&&(e=l(e,o,"type",{type:"string"}),t++),f.errors=e,t===
0}function u(r,o=""){let e=null,t=0;return typeof r!="string"&&(e=l(e,o,"type",{type:"string"}),t++),u.errors=e,t===0}function v(r,o=""){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.callback!==void 0&&typeof r.callback!="string"&&(e=l(e,o+"/callback","type",{type:"string"}),t++),r.outcomes!==void 0){let i=r.
outcomes;if(Array.isArray(i)){const p=i.length;for(let s=0;s<p;s++)n(i[s],o+"/outcomes/"+s)||(e=e===null?n.errors:e.concat(n.errors),t=e.length)}else e=l(e,o+"/\
outcomes","type",{type:"array"}),t++}r.name!==void 0&&typeof r.name!="string"&&(e=l(e,o+"/name","type",{type:"string"}),t++),r.public_key!==void 0&&(f(r.public_key,
o+"/public_key")||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.key_id!==void 0&&(u(r.key_id,o+"/key_id")||(e=e===null?u.errors:e.concat(u.errors),t=e.
length))}else e=l(e,o,"type",{type:"object"}),t++;return v.errors=e,t===0}
/**
 * Whether a value is an input of `getOutcomesSubscription` (`GET /supply/respondent-outcomes/v1/subscriptions/{supplier_code}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getOutcomesSubscription } from "@fieldwork/exchange-client/request-validators"
 * getOutcomesSubscription({"supplier_code":"4217"}) // => true
 * getOutcomesSubscription({ colour: "red" }) // => false
 * getOutcomesSubscription.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getOutcomesSubscription"> = b
/**
 * Whether a value is the body of a successful response of `getOutcomesSubscription` (`GET /supply/respondent-outcomes/v1/subscriptions/{supplier_code}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getOutcomesSubscription } from "@fieldwork/exchange-client/validators"
 * getOutcomesSubscription({"callback":"https://panel.example.com/callbacks/outcomes","outcomes":[{"marketplace_status":{"eq":3},"client_status":{"in":[10,11,26,28,38]}},{"marketplace_status":{"in":[236,237]}}],"name":"4217","public_key":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE+rbt4U9C/7iNB3sTeGRydHQ+vzUpUBcnthiM+tU/ABLz+6T+K2RoyQ39FH2l655MHVA7ToLDDiZ5R8s6iV4BfA==","key_id":"9f3c1a7e5b2d4c60"}) // => true
 * getOutcomesSubscription(null) // => false
 * getOutcomesSubscription.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getOutcomesSubscription"> = m
