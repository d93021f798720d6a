// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(e,t,r,o)=>{const s={instancePath:t,keyword:r,params:o};return e===null?[s]:(e.push(s),e)},n=f;function f(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&
!Array.isArray(e))for(const s in e)r=i(r,t,"additionalProperties",{additionalProperty:s}),o++;else r=i(r,t,"type",{type:"object"}),o++;return f.errors=r,o===0}const g=u;
function y(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.error_code===void 0&&(r=i(r,t,"required",{missingProperty:"error_code"}),o++),
e.detail!==void 0){let s=e.detail;if(Array.isArray(s)){const p=s.length;for(let l=0;l<p;l++)typeof s[l]!="string"&&(r=i(r,t+"/detail/"+l,"type",{type:"string"}),
o++)}else r=i(r,t+"/detail","type",{type:"array"}),o++}if(e.error_code!==void 0&&typeof e.error_code!="string"&&(r=i(r,t+"/error_code","type",{type:"string"}),o++),
e.http_status!==void 0){let s=e.http_status;Number.isSafeInteger(s)||(r=i(r,t+"/http_status","type",{type:"integer"}),o++)}e.message!==void 0&&typeof e.message!=
"string"&&(r=i(r,t+"/message","type",{type:"string"}),o++)}else r=i(r,t,"type",{type:"object"}),o++;return y.errors=r,o===0}function u(e,t=""){let r=null,o=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e.result===void 0&&(r=i(r,t,"required",{missingProperty:"result"}),o++),e.result!==void 0){let s=e.result;if(Array.isArray(
s)){const p=s.length;for(let l=0;l<p;l++)y(s[l],t+"/result/"+l)||(r=r===null?y.errors:r.concat(y.errors),o=r.length)}else r=i(r,t+"/result","type",{type:"array"}),
o++}}else r=i(r,t,"type",{type:"object"}),o++;return u.errors=r,o===0}
/**
 * Whether a value is an input of `listBetaErrors` (`GET /demand/v2-beta/errors`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listBetaErrors } from "@fieldwork/exchange-client/request-validators"
 * listBetaErrors({}) // => true
 * listBetaErrors({ colour: "red" }) // => false
 * listBetaErrors.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listBetaErrors"> = n
/**
 * Whether a value is the body of a successful response of `listBetaErrors` (`GET /demand/v2-beta/errors`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listBetaErrors } from "@fieldwork/exchange-client/validators"
 * listBetaErrors({"result":[{"error_code":"v04","http_status":404,"message":"The object does not exist","detail":["type","id"]},{"error_code":"v07","http_status":400,"message":"The value is outside the allowed range","detail":["field","min","max"]},{"error_code":"s06","http_status":504,"message":"An upstream service did not answer in time","detail":[]}]}) // => true
 * listBetaErrors(null) // => false
 * listBetaErrors.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listBetaErrors"> = g
