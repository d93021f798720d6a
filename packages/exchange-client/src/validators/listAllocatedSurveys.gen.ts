// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(e,t,r,o)=>{const i={instancePath:t,keyword:r,params:o};return e===null?[i]:(e.push(i),e)},b=S;function S(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){e.SupplierCode===void 0&&(r=l(r,t,"required",{missingProperty:"SupplierCode"}),o++);for(const i in e)i!=="SupplierCode"&&(r=l(r,t,"additional\
Properties",{additionalProperty:i}),o++);if(e.SupplierCode!==void 0){let i=e.SupplierCode;typeof i!="string"&&!Number.isSafeInteger(i)&&(r=l(r,t+"/SupplierCode",
"type",{type:["string","integer"]}),o++)}}else r=l(r,t,"type",{type:"object"}),o++;return S.errors=r,o===0}const E=C;function u(e,t=""){let r=null,o=0;return Number.
isSafeInteger(e)||(r=l(r,t,"type",{type:"integer"}),o++),u.errors=r,o===0}function p(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=l(r,t,"type",{type:"\
integer"}),o++),p.errors=r,o===0}function y(e,t=""){let r=null,o=0;return typeof e!="string"&&(r=l(r,t,"type",{type:"string"}),o++),y.errors=r,o===0}function c(e,t=""){
let r=null,o=0;return Number.isSafeInteger(e)||(r=l(r,t,"type",{type:"integer"}),o++),c.errors=r,o===0}function f(e,t=""){let r=null,o=0;return Number.isSafeInteger(
e)||(r=l(r,t,"type",{type:"integer"}),o++),f.errors=r,o===0}function A(e,t=""){let r=null,o=0;return typeof e!="string"&&(r=l(r,t,"type",{type:"string"}),o++),A.
errors=r,o===0}function g(e,t=""){let r=null,o=0;if(Array.isArray(e)){const i=e.length;for(let n=0;n<i;n++)typeof e[n]!="string"&&(r=l(r,t+"/"+n,"type",{type:"s\
tring"}),o++)}else r=l(r,t,"type",{type:"array"}),o++;return g.errors=r,o===0}function v(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=l(r,t,"type",
{type:"integer"}),o++),v.errors=r,o===0}function C(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&(u(e.ApiResult,t+
"/ApiResult")||(r=r===null?u.errors:r.concat(u.errors),o=r.length)),e.ApiResultCode!==void 0&&(p(e.ApiResultCode,t+"/ApiResultCode")||(r=r===null?p.errors:r.concat(
p.errors),o=r.length)),e.ApiAccount!==void 0&&(y(e.ApiAccount,t+"/ApiAccount")||(r=r===null?y.errors:r.concat(y.errors),o=r.length)),e.AccountType!==void 0&&(c(
e.AccountType,t+"/AccountType")||(r=r===null?c.errors:r.concat(c.errors),o=r.length)),e.ApiAccountStatus!==void 0&&(f(e.ApiAccountStatus,t+"/ApiAccountStatus")||
(r=r===null?f.errors:r.concat(f.errors),o=r.length)),e.AccountCode!==void 0&&(A(e.AccountCode,t+"/AccountCode")||(r=r===null?A.errors:r.concat(A.errors),o=r.length)),
e.ApiMessages!==void 0&&(g(e.ApiMessages,t+"/ApiMessages")||(r=r===null?g.errors:r.concat(g.errors),o=r.length)),e.ResultCount!==void 0&&(v(e.ResultCount,t+"/Re\
sultCount")||(r=r===null?v.errors:r.concat(v.errors),o=r.length)),e.SupplyAllocationSurveyIDs!==void 0){let i=e.SupplyAllocationSurveyIDs;if(Array.isArray(i)){const n=i.
length;for(let s=0;s<n;s++){let d=i[s];Number.isSafeInteger(d)||(r=l(r,t+"/SupplyAllocationSurveyIDs/"+s,"type",{type:"integer"}),o++)}}else r=l(r,t+"/SupplyAll\
ocationSurveyIDs","type",{type:"array"}),o++}}else r=l(r,t,"type",{type:"object"}),o++;return C.errors=r,o===0}
/**
 * Whether a value is an input of `listAllocatedSurveys` (`GET /Supply/v1/Surveys/Inventory/{SupplierCode}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listAllocatedSurveys } from "@fieldwork/exchange-client/request-validators"
 * listAllocatedSurveys({"SupplierCode":"4217"}) // => true
 * listAllocatedSurveys({ colour: "red" }) // => false
 * listAllocatedSurveys.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listAllocatedSurveys"> = b
/**
 * Whether a value is the body of a successful response of `listAllocatedSurveys` (`GET /Supply/v1/Surveys/Inventory/{SupplierCode}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listAllocatedSurveys } from "@fieldwork/exchange-client/validators"
 * listAllocatedSurveys({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Willow Panel","AccountType":2,"ApiAccountStatus":1,"AccountCode":"WILLOW","ApiMessages":[],"ResultCount":3,"SupplyAllocationSurveyIDs":[48213907,48213911,48214050]}) // => true
 * listAllocatedSurveys(null) // => false
 * listAllocatedSurveys.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listAllocatedSurveys"> = E
