// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,t,r,o)=>{const n={instancePath:t,keyword:r,params:o};return e===null?[n]:(e.push(n),e)},m=E;function E(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&
!Array.isArray(e))for(const n in e)r=s(r,t,"additionalProperties",{additionalProperty:n}),o++;else r=s(r,t,"type",{type:"object"}),o++;return E.errors=r,o===0}const C=I;
function u(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=s(r,t,"type",{type:"integer"}),o++),u.errors=r,o===0}function p(e,t=""){let r=null,o=0;return Number.
isSafeInteger(e)||(r=s(r,t,"type",{type:"integer"}),o++),p.errors=r,o===0}function c(e,t=""){let r=null,o=0;return typeof e!="string"&&(r=s(r,t,"type",{type:"st\
ring"}),o++),c.errors=r,o===0}function y(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=s(r,t,"type",{type:"integer"}),o++),y.errors=r,o===0}function f(e,t=""){
let r=null,o=0;return Number.isSafeInteger(e)||(r=s(r,t,"type",{type:"integer"}),o++),f.errors=r,o===0}function A(e,t=""){let r=null,o=0;return typeof e!="strin\
g"&&(r=s(r,t,"type",{type:"string"}),o++),A.errors=r,o===0}function g(e,t=""){let r=null,o=0;if(Array.isArray(e)){const n=e.length;for(let l=0;l<n;l++)typeof e[l]!=
"string"&&(r=s(r,t+"/"+l,"type",{type:"string"}),o++)}else r=s(r,t,"type",{type:"array"}),o++;return g.errors=r,o===0}function v(e,t=""){let r=null,o=0;return Number.
isSafeInteger(e)||(r=s(r,t,"type",{type:"integer"}),o++),v.errors=r,o===0}function b(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.AccountID!==
void 0){let n=e.AccountID;Number.isSafeInteger(n)||(r=s(r,t+"/AccountID","type",{type:"integer"}),o++)}e.Id!==void 0&&typeof e.Id!="string"&&(r=s(r,t+"/Id","typ\
e",{type:"string"}),o++),e.Name!==void 0&&typeof e.Name!="string"&&(r=s(r,t+"/Name","type",{type:"string"}),o++)}else r=s(r,t,"type",{type:"object"}),o++;return b.
errors=r,o===0}function I(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&(u(e.ApiResult,t+"/ApiResult")||(r=r===null?
u.errors:r.concat(u.errors),o=r.length)),e.ApiResultCode!==void 0&&(p(e.ApiResultCode,t+"/ApiResultCode")||(r=r===null?p.errors:r.concat(p.errors),o=r.length)),
e.ApiAccount!==void 0&&(c(e.ApiAccount,t+"/ApiAccount")||(r=r===null?c.errors:r.concat(c.errors),o=r.length)),e.AccountType!==void 0&&(y(e.AccountType,t+"/Accou\
ntType")||(r=r===null?y.errors:r.concat(y.errors),o=r.length)),e.ApiAccountStatus!==void 0&&(f(e.ApiAccountStatus,t+"/ApiAccountStatus")||(r=r===null?f.errors:r.
concat(f.errors),o=r.length)),e.AccountCode!==void 0&&(A(e.AccountCode,t+"/AccountCode")||(r=r===null?A.errors:r.concat(A.errors),o=r.length)),e.ApiMessages!==void 0&&
(g(e.ApiMessages,t+"/ApiMessages")||(r=r===null?g.errors:r.concat(g.errors),o=r.length)),e.ResultCount!==void 0&&(v(e.ResultCount,t+"/ResultCount")||(r=r===null?
v.errors:r.concat(v.errors),o=r.length)),e.BusinessUnits!==void 0){let n=e.BusinessUnits;if(Array.isArray(n)){const l=n.length;for(let i=0;i<l;i++)b(n[i],t+"/Bu\
sinessUnits/"+i)||(r=r===null?b.errors:r.concat(b.errors),o=r.length)}else r=s(r,t+"/BusinessUnits","type",{type:"array"}),o++}}else r=s(r,t,"type",{type:"objec\
t"}),o++;return I.errors=r,o===0}
/**
 * Whether a value is an input of `listBusinessUnits` (`GET /Core/v1/BusinessUnits/All`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listBusinessUnits } from "@fieldwork/exchange-client/request-validators"
 * listBusinessUnits({}) // => true
 * listBusinessUnits({ colour: "red" }) // => false
 * listBusinessUnits.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listBusinessUnits"> = m
/**
 * Whether a value is the body of a successful response of `listBusinessUnits` (`GET /Core/v1/BusinessUnits/All`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listBusinessUnits } from "@fieldwork/exchange-client/validators"
 * listBusinessUnits({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Juniper Research","AccountType":1,"ApiAccountStatus":1,"AccountCode":"JUNIPER","ApiMessages":[],"ResultCount":2,"BusinessUnits":[{"AccountID":311,"Id":"2201","Name":"Juniper North America"},{"AccountID":311,"Id":"2202","Name":"Juniper Europe"}]}) // => true
 * listBusinessUnits(null) // => false
 * listBusinessUnits.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listBusinessUnits"> = C
