// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(e,t,r,o)=>{const s={instancePath:t,keyword:r,params:o};return e===null?[s]:(e.push(s),e)},m=E;function E(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&
!Array.isArray(e))for(const s in e)r=l(r,t,"additionalProperties",{additionalProperty:s}),o++;else r=l(r,t,"type",{type:"object"}),o++;return E.errors=r,o===0}const N=C;
function u(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=l(r,t,"type",{type:"integer"}),o++),u.errors=r,o===0}function p(e,t=""){let r=null,o=0;return Number.
isSafeInteger(e)||(r=l(r,t,"type",{type:"integer"}),o++),p.errors=r,o===0}function c(e,t=""){let r=null,o=0;return typeof e!="string"&&(r=l(r,t,"type",{type:"st\
ring"}),o++),c.errors=r,o===0}function y(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=l(r,t,"type",{type:"integer"}),o++),y.errors=r,o===0}function f(e,t=""){
let r=null,o=0;return Number.isSafeInteger(e)||(r=l(r,t,"type",{type:"integer"}),o++),f.errors=r,o===0}function A(e,t=""){let r=null,o=0;return typeof e!="strin\
g"&&(r=l(r,t,"type",{type:"string"}),o++),A.errors=r,o===0}function g(e,t=""){let r=null,o=0;if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++)typeof e[i]!=
"string"&&(r=l(r,t+"/"+i,"type",{type:"string"}),o++)}else r=l(r,t,"type",{type:"array"}),o++;return g.errors=r,o===0}function v(e,t=""){let r=null,o=0;return Number.
isSafeInteger(e)||(r=l(r,t,"type",{type:"integer"}),o++),v.errors=r,o===0}function S(e,t=""){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.Name!==
void 0&&typeof e.Name!="string"&&(r=l(r,t+"/Name","type",{type:"string"}),o++),e.Code!==void 0&&typeof e.Code!="string"&&(r=l(r,t+"/Code","type",{type:"string"}),
o++)):(r=l(r,t,"type",{type:"object"}),o++),S.errors=r,o===0}function b(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.AccountName!==void 0&&
typeof e.AccountName!="string"&&(r=l(r,t+"/AccountName","type",{type:"string"}),o++),e.Suppliers!==void 0){let s=e.Suppliers;if(Array.isArray(s)){const i=s.length;
for(let n=0;n<i;n++)S(s[n],t+"/Suppliers/"+n)||(r=r===null?S.errors:r.concat(S.errors),o=r.length)}else r=l(r,t+"/Suppliers","type",{type:"array"}),o++}}else r=
l(r,t,"type",{type:"object"}),o++;return b.errors=r,o===0}function C(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&
(u(e.ApiResult,t+"/ApiResult")||(r=r===null?u.errors:r.concat(u.errors),o=r.length)),e.ApiResultCode!==void 0&&(p(e.ApiResultCode,t+"/ApiResultCode")||(r=r===null?
p.errors:r.concat(p.errors),o=r.length)),e.ApiAccount!==void 0&&(c(e.ApiAccount,t+"/ApiAccount")||(r=r===null?c.errors:r.concat(c.errors),o=r.length)),e.AccountType!==
void 0&&(y(e.AccountType,t+"/AccountType")||(r=r===null?y.errors:r.concat(y.errors),o=r.length)),e.ApiAccountStatus!==void 0&&(f(e.ApiAccountStatus,t+"/ApiAccou\
ntStatus")||(r=r===null?f.errors:r.concat(f.errors),o=r.length)),e.AccountCode!==void 0&&(A(e.AccountCode,t+"/AccountCode")||(r=r===null?A.errors:r.concat(A.errors),
o=r.length)),e.ApiMessages!==void 0&&(g(e.ApiMessages,t+"/ApiMessages")||(r=r===null?g.errors:r.concat(g.errors),o=r.length)),e.ResultCount!==void 0&&(v(e.ResultCount,
t+"/ResultCount")||(r=r===null?v.errors:r.concat(v.errors),o=r.length)),e.AccountsWithSuppliers!==void 0){let s=e.AccountsWithSuppliers;if(Array.isArray(s)){const i=s.
length;for(let n=0;n<i;n++)b(s[n],t+"/AccountsWithSuppliers/"+n)||(r=r===null?b.errors:r.concat(b.errors),o=r.length)}else r=l(r,t+"/AccountsWithSuppliers","typ\
e",{type:"array"}),o++}}else r=l(r,t,"type",{type:"object"}),o++;return C.errors=r,o===0}
/**
 * Whether a value is an input of `listSuppliers` (`GET /Core/v1/Suppliers/AllWithAccount`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listSuppliers } from "@fieldwork/exchange-client/request-validators"
 * listSuppliers({}) // => true
 * listSuppliers({ colour: "red" }) // => false
 * listSuppliers.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listSuppliers"> = m
/**
 * Whether a value is the body of a successful response of `listSuppliers` (`GET /Core/v1/Suppliers/AllWithAccount`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listSuppliers } from "@fieldwork/exchange-client/validators"
 * listSuppliers(null) // => false
 * listSuppliers.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listSuppliers"> = N
