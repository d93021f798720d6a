// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(e,l,r,o)=>{const i={instancePath:l,keyword:r,params:o};return e===null?[i]:(e.push(i),e)},k=d;function p(e,l=""){let r=null,o=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){for(const i in e)i==="eq"||i==="ne"||i==="in"||i==="nin"||i==="gte"||i==="lte"||(r=t(r,l,"additionalProperties",{additionalProperty:i}),o++);
if(e.eq!==void 0){let i=e.eq;Number.isSafeInteger(i)||(r=t(r,l+"/eq","type",{type:"integer"}),o++)}if(e.ne!==void 0){let i=e.ne;Number.isSafeInteger(i)||(r=t(r,
l+"/ne","type",{type:"integer"}),o++)}if(e.in!==void 0){let i=e.in;if(Array.isArray(i)){const n=i.length;for(let s=0;s<n;s++){let y=i[s];Number.isSafeInteger(y)||
(r=t(r,l+"/in/"+s,"type",{type:"integer"}),o++)}}else r=t(r,l+"/in","type",{type:"array"}),o++}if(e.nin!==void 0){let i=e.nin;if(Array.isArray(i)){const n=i.length;
for(let s=0;s<n;s++){let y=i[s];Number.isSafeInteger(y)||(r=t(r,l+"/nin/"+s,"type",{type:"integer"}),o++)}}else r=t(r,l+"/nin","type",{type:"array"}),o++}if(e.gte!==
void 0){let i=e.gte;Number.isSafeInteger(i)||(r=t(r,l+"/gte","type",{type:"integer"}),o++)}if(e.lte!==void 0){let i=e.lte;Number.isSafeInteger(i)||(r=t(r,l+"/lt\
e","type",{type:"integer"}),o++)}}else r=t(r,l,"type",{type:"object"}),o++;return p.errors=r,o===0}function u(e,l=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.
isArray(e)){for(const i in e)i==="marketplace_status"||i==="client_status"||(r=t(r,l,"additionalProperties",{additionalProperty:i}),o++);e.marketplace_status!==
void 0&&(p(e.marketplace_status,l+"/marketplace_status")||(r=r===null?p.errors:r.concat(p.errors),o=r.length)),e.client_status!==void 0&&(p(e.client_status,l+"/\
client_status")||(r=r===null?p.errors:r.concat(p.errors),o=r.length))}else r=t(r,l,"type",{type:"object"}),o++;return u.errors=r,o===0}function f(e,l=""){let r=null,
o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.callback===void 0&&(r=t(r,l,"required",{missingProperty:"callback"}),o++),e.outcomes===void 0&&(r=t(r,l,"requ\
ired",{missingProperty:"outcomes"}),o++);for(const i in e)i==="callback"||i==="outcomes"||(r=t(r,l,"additionalProperties",{additionalProperty:i}),o++);if(e.callback!==
void 0&&typeof e.callback!="string"&&(r=t(r,l+"/callback","type",{type:"string"}),o++),e.outcomes!==void 0){let i=e.outcomes;if(Array.isArray(i)){i.length<1&&(r=
t(r,l+"/outcomes","minItems",{limit:1}),o++);const n=i.length;for(let s=0;s<n;s++)u(i[s],l+"/outcomes/"+s)||(r=r===null?u.errors:r.concat(u.errors),o=r.length)}else
r=t(r,l+"/outcomes","type",{type:"array"}),o++}}else r=t(r,l,"type",{type:"object"}),o++;return f.errors=r,o===0}function d(e,l=""){let r=null,o=0;if(e&&typeof e==
"object"&&!Array.isArray(e)){e.supplier_code===void 0&&(r=t(r,l,"required",{missingProperty:"supplier_code"}),o++),e.body===void 0&&(r=t(r,l,"required",{missingProperty:"\
body"}),o++);for(const i in e)i==="supplier_code"||i==="body"||(r=t(r,l,"additionalProperties",{additionalProperty:i}),o++);if(e.supplier_code!==void 0){let i=e.
supplier_code;typeof i!="string"&&!Number.isSafeInteger(i)&&(r=t(r,l+"/supplier_code","type",{type:["string","integer"]}),o++)}e.body!==void 0&&(f(e.body,l+"/bo\
dy")||(r=r===null?f.errors:r.concat(f.errors),o=r.length))}else r=t(r,l,"type",{type:"object"}),o++;return d.errors=r,o===0}const A=m;function c(e,l=""){let r=null,
o=0;return typeof e!="string"&&(r=t(r,l,"type",{type:"string"}),o++),c.errors=r,o===0}function g(e,l=""){let r=null,o=0;return typeof e!="string"&&(r=t(r,l,"typ\
e",{type:"string"}),o++),g.errors=r,o===0}function v(e,l=""){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.result!==void 0&&typeof e.result!=
"string"&&(r=t(r,l+"/result","type",{type:"string"}),o++),e.public_key!==void 0&&(c(e.public_key,l+"/public_key")||(r=r===null?c.errors:r.concat(c.errors),o=r.length)),
e.key_id!==void 0&&(g(e.key_id,l+"/key_id")||(r=r===null?g.errors:r.concat(g.errors),o=r.length))):(r=t(r,l,"type",{type:"object"}),o++),v.errors=r,o===0}function b(e,l=""){
let r=null,o=0;return typeof e!="string"&&(r=t(r,l,"type",{type:"string"}),o++),b.errors=r,o===0}function m(e,l=""){let r=null,o=0;const i=o;let n=!1;const s=o;
v(e,l)||(r=r===null?v.errors:r.concat(v.errors),o=r.length);var y=s===o;if(n=n||y,!n){const _=o;b(e,l)||(r=r===null?b.errors:r.concat(b.errors),o=r.length);var y=_===
o;n=n||y}return n?(o=i,r!==null&&(i?r.length=i:r=null)):(r=t(r,l,"anyOf",{}),o++),m.errors=r,o===0}
/**
 * Whether a value is an input of `createOutcomesSubscription` (`POST /supply/respondent-outcomes/v1/subscriptions/{supplier_code}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createOutcomesSubscription } from "@fieldwork/exchange-client/request-validators"
 * createOutcomesSubscription({"supplier_code":"4217","body":{"callback":"https://panel.example.com/callbacks/outcomes","outcomes":[{"marketplace_status":{"eq":3},"client_status":{"in":[10,11,26,28,38]}},{"marketplace_status":{"in":[236,237]}}]}}) // => true
 * createOutcomesSubscription({ colour: "red" }) // => false
 * createOutcomesSubscription.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"createOutcomesSubscription"> = k
/**
 * Whether a value is the body of a successful response of `createOutcomesSubscription` (`POST /supply/respondent-outcomes/v1/subscriptions/{supplier_code}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createOutcomesSubscription } from "@fieldwork/exchange-client/validators"
 * createOutcomesSubscription({"result":"OK","public_key":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE+rbt4U9C/7iNB3sTeGRydHQ+vzUpUBcnthiM+tU/ABLz+6T+K2RoyQ39FH2l655MHVA7ToLDDiZ5R8s6iV4BfA==","key_id":"9f3c1a7e5b2d4c60"}) // => true
 * createOutcomesSubscription(null) // => false
 * createOutcomesSubscription.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"createOutcomesSubscription"> = A
