// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(e,t,r,o)=>{const u={instancePath:t,keyword:r,params:o};return e===null?[u]:(e.push(u),e)},d=e=>{let t=0;for(const r of e)t++;return t},C=b,N=new RegExp(
"^-?\\d+$","u");function b(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.SurveyNumber===void 0&&(r=i(r,t,"required",{missingProperty:"Su\
rveyNumber"}),o++),e.SupplierCode===void 0&&(r=i(r,t,"required",{missingProperty:"SupplierCode"}),o++);for(const u in e)u==="SurveyNumber"||u==="SupplierCode"||
(r=i(r,t,"additionalProperties",{additionalProperty:u}),o++);if(e.SurveyNumber!==void 0){let u=e.SurveyNumber;!Number.isSafeInteger(u)&&typeof u!="string"&&(r=i(
r,t+"/SurveyNumber","type",{type:["integer","string"]}),o++),typeof u=="string"&&!N.test(u)&&(r=i(r,t+"/SurveyNumber","pattern",{pattern:"^-?\\d+$"}),o++)}if(e.
SupplierCode!==void 0){let u=e.SupplierCode;typeof u!="string"&&!Number.isSafeInteger(u)&&(r=i(r,t+"/SupplierCode","type",{type:["string","integer"]}),o++)}}else
r=i(r,t,"type",{type:"object"}),o++;return b.errors=r,o===0}const I=m;function p(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",{type:"i\
nteger"}),o++),p.errors=r,o===0}function n(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",{type:"integer"}),o++),n.errors=r,o===0}function y(e,t=""){
let r=null,o=0;return typeof e!="string"&&(r=i(r,t,"type",{type:"string"}),o++),y.errors=r,o===0}function f(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||
(r=i(r,t,"type",{type:"integer"}),o++),f.errors=r,o===0}function v(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",{type:"integer"}),o++),
v.errors=r,o===0}function g(e,t=""){let r=null,o=0;return typeof e!="string"&&(r=i(r,t,"type",{type:"string"}),o++),g.errors=r,o===0}function c(e,t=""){let r=null,
o=0;if(Array.isArray(e)){const u=e.length;for(let s=0;s<u;s++)typeof e[s]!="string"&&(r=i(r,t+"/"+s,"type",{type:"string"}),o++)}else r=i(r,t,"type",{type:"arra\
y"}),o++;return c.errors=r,o===0}function S(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",{type:"integer"}),o++),S.errors=r,o===0}function A(e,t=""){
let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.SurveyGroupID===void 0&&(r=i(r,t,"required",{missingProperty:"SurveyGroupID"}),o++),e.SurveyGroup!==
void 0){let u=e.SurveyGroup;typeof u=="string"?u.length>200&&d(u)>200&&(r=i(r,t+"/SurveyGroup","maxLength",{limit:200}),o++):(r=i(r,t+"/SurveyGroup","type",{type:"\
string"}),o++)}if(e.SurveyGroupID!==void 0){let u=e.SurveyGroupID;Number.isSafeInteger(u)||(r=i(r,t+"/SurveyGroupID","type",{type:"integer"}),o++)}if(e.SurveyGroupSurveys!==
void 0){let u=e.SurveyGroupSurveys;if(Array.isArray(u)){const s=u.length;for(let l=0;l<s;l++){let G=u[l];Number.isSafeInteger(G)||(r=i(r,t+"/SurveyGroupSurveys/"+
l,"type",{type:"integer"}),o++)}}else r=i(r,t+"/SurveyGroupSurveys","type",{type:"array"}),o++}}else r=i(r,t,"type",{type:"object"}),o++;return A.errors=r,o===0}
function m(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&(p(e.ApiResult,t+"/ApiResult")||(r=r===null?p.errors:r.concat(
p.errors),o=r.length)),e.ApiResultCode!==void 0&&(n(e.ApiResultCode,t+"/ApiResultCode")||(r=r===null?n.errors:r.concat(n.errors),o=r.length)),e.ApiAccount!==void 0&&
(y(e.ApiAccount,t+"/ApiAccount")||(r=r===null?y.errors:r.concat(y.errors),o=r.length)),e.AccountType!==void 0&&(f(e.AccountType,t+"/AccountType")||(r=r===null?f.
errors:r.concat(f.errors),o=r.length)),e.ApiAccountStatus!==void 0&&(v(e.ApiAccountStatus,t+"/ApiAccountStatus")||(r=r===null?v.errors:r.concat(v.errors),o=r.length)),
e.AccountCode!==void 0&&(g(e.AccountCode,t+"/AccountCode")||(r=r===null?g.errors:r.concat(g.errors),o=r.length)),e.ApiMessages!==void 0&&(c(e.ApiMessages,t+"/Ap\
iMessages")||(r=r===null?c.errors:r.concat(c.errors),o=r.length)),e.ResultCount!==void 0&&(S(e.ResultCount,t+"/ResultCount")||(r=r===null?S.errors:r.concat(S.errors),
o=r.length)),e.SurveyGroups!==void 0){let u=e.SurveyGroups;if(Array.isArray(u)){const s=u.length;for(let l=0;l<s;l++)A(u[l],t+"/SurveyGroups/"+l)||(r=r===null?A.
errors:r.concat(A.errors),o=r.length)}else r=i(r,t+"/SurveyGroups","type",{type:"array"}),o++}}else r=i(r,t,"type",{type:"object"}),o++;return m.errors=r,o===0}
/**
 * Whether a value is an input of `listSurveyGroups` (`GET /Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listSurveyGroups } from "@fieldwork/exchange-client/request-validators"
 * listSurveyGroups({"SurveyNumber":48213907,"SupplierCode":"4217"}) // => true
 * listSurveyGroups({ colour: "red" }) // => false
 * listSurveyGroups.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listSurveyGroups"> = C
/**
 * Whether a value is the body of a successful response of `listSurveyGroups` (`GET /Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listSurveyGroups } from "@fieldwork/exchange-client/validators"
 * listSurveyGroups({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Willow Panel","AccountType":2,"ApiAccountStatus":1,"AccountCode":"WILLOW","ApiMessages":[],"ResultCount":1,"SurveyGroups":[{"SurveyGroup":"Snacks autumn wave","SurveyGroupID":7712,"SurveyGroupSurveys":[48213907,48213911]}]}) // => true
 * listSurveyGroups(null) // => false
 * listSurveyGroups.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listSurveyGroups"> = I
