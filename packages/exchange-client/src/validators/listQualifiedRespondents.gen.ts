// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(e,t,r,o)=>{const u={instancePath:t,keyword:r,params:o};return e===null?[u]:(e.push(u),e)},C=b,m=new RegExp("^-?\\d+$","u");function b(e,t=""){let r=null,
o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.SurveyNumber===void 0&&(r=i(r,t,"required",{missingProperty:"SurveyNumber"}),o++),e.SupplierCode===void 0&&(r=
i(r,t,"required",{missingProperty:"SupplierCode"}),o++);for(const u in e)u==="SurveyNumber"||u==="SupplierCode"||(r=i(r,t,"additionalProperties",{additionalProperty:u}),
o++);if(e.SurveyNumber!==void 0){let u=e.SurveyNumber;!Number.isSafeInteger(u)&&typeof u!="string"&&(r=i(r,t+"/SurveyNumber","type",{type:["integer","string"]}),
o++),typeof u=="string"&&!m.test(u)&&(r=i(r,t+"/SurveyNumber","pattern",{pattern:"^-?\\d+$"}),o++)}if(e.SupplierCode!==void 0){let u=e.SupplierCode;typeof u!="s\
tring"&&!Number.isSafeInteger(u)&&(r=i(r,t+"/SupplierCode","type",{type:["string","integer"]}),o++)}}else r=i(r,t,"type",{type:"object"}),o++;return b.errors=r,
o===0}const I=d;function n(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",{type:"integer"}),o++),n.errors=r,o===0}function p(e,t=""){let r=null,
o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",{type:"integer"}),o++),p.errors=r,o===0}function y(e,t=""){let r=null,o=0;return typeof e!="string"&&(r=i(r,
t,"type",{type:"string"}),o++),y.errors=r,o===0}function f(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",{type:"integer"}),o++),f.errors=
r,o===0}function v(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",{type:"integer"}),o++),v.errors=r,o===0}function c(e,t=""){let r=null,
o=0;return typeof e!="string"&&(r=i(r,t,"type",{type:"string"}),o++),c.errors=r,o===0}function g(e,t=""){let r=null,o=0;if(Array.isArray(e)){const u=e.length;for(let s=0;s<
u;s++)typeof e[s]!="string"&&(r=i(r,t+"/"+s,"type",{type:"string"}),o++)}else r=i(r,t,"type",{type:"array"}),o++;return g.errors=r,o===0}function A(e,t=""){let r=null,
o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",{type:"integer"}),o++),A.errors=r,o===0}function S(e,t=""){let r=null,o=0;return e&&typeof e=="object"&&!Array.
isArray(e)?(e.PID===void 0&&(r=i(r,t,"required",{missingProperty:"PID"}),o++),e.PID!==void 0&&typeof e.PID!="string"&&(r=i(r,t+"/PID","type",{type:"string"}),o++),
e.IsActive!==void 0&&typeof e.IsActive!="boolean"&&(r=i(r,t+"/IsActive","type",{type:"boolean"}),o++)):(r=i(r,t,"type",{type:"object"}),o++),S.errors=r,o===0}function d(e,t=""){
let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&(n(e.ApiResult,t+"/ApiResult")||(r=r===null?n.errors:r.concat(n.errors),o=r.
length)),e.ApiResultCode!==void 0&&(p(e.ApiResultCode,t+"/ApiResultCode")||(r=r===null?p.errors:r.concat(p.errors),o=r.length)),e.ApiAccount!==void 0&&(y(e.ApiAccount,
t+"/ApiAccount")||(r=r===null?y.errors:r.concat(y.errors),o=r.length)),e.AccountType!==void 0&&(f(e.AccountType,t+"/AccountType")||(r=r===null?f.errors:r.concat(
f.errors),o=r.length)),e.ApiAccountStatus!==void 0&&(v(e.ApiAccountStatus,t+"/ApiAccountStatus")||(r=r===null?v.errors:r.concat(v.errors),o=r.length)),e.AccountCode!==
void 0&&(c(e.AccountCode,t+"/AccountCode")||(r=r===null?c.errors:r.concat(c.errors),o=r.length)),e.ApiMessages!==void 0&&(g(e.ApiMessages,t+"/ApiMessages")||(r=
r===null?g.errors:r.concat(g.errors),o=r.length)),e.ResultCount!==void 0&&(A(e.ResultCount,t+"/ResultCount")||(r=r===null?A.errors:r.concat(A.errors),o=r.length)),
e.SurveyQualifiedRespondents!==void 0){let u=e.SurveyQualifiedRespondents;if(Array.isArray(u)){const s=u.length;for(let l=0;l<s;l++)S(u[l],t+"/SurveyQualifiedRe\
spondents/"+l)||(r=r===null?S.errors:r.concat(S.errors),o=r.length)}else r=i(r,t+"/SurveyQualifiedRespondents","type",{type:"array"}),o++}}else r=i(r,t,"type",{
type:"object"}),o++;return d.errors=r,o===0}
/**
 * Whether a value is an input of `listQualifiedRespondents` (`GET /Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listQualifiedRespondents } from "@fieldwork/exchange-client/request-validators"
 * listQualifiedRespondents({"SurveyNumber":48213907,"SupplierCode":"4217"}) // => true
 * listQualifiedRespondents({ colour: "red" }) // => false
 * listQualifiedRespondents.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listQualifiedRespondents"> = C
/**
 * Whether a value is the body of a successful response of `listQualifiedRespondents` (`GET /Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listQualifiedRespondents } from "@fieldwork/exchange-client/validators"
 * listQualifiedRespondents({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Willow Panel","AccountType":2,"ApiAccountStatus":1,"AccountCode":"WILLOW","ApiMessages":[],"ResultCount":2,"SurveyQualifiedRespondents":[{"PID":"p-20417","IsActive":true},{"PID":"p-20533","IsActive":false}]}) // => true
 * listQualifiedRespondents(null) // => false
 * listQualifiedRespondents.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listQualifiedRespondents"> = I
