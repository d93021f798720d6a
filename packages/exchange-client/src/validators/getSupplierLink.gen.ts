// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(e,i,r,o)=>{const n={instancePath:i,keyword:r,params:o};return e===null?[n]:(e.push(n),e)},l=e=>{let i=0;for(const r of e)i++;return i},d=R,j=new RegExp(
"^-?\\d+$","u");function R(e,i=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.SurveyNumber===void 0&&(r=t(r,i,"required",{missingProperty:"Su\
rveyNumber"}),o++),e.SupplierCode===void 0&&(r=t(r,i,"required",{missingProperty:"SupplierCode"}),o++);for(const n in e)n==="SurveyNumber"||n==="SupplierCode"||
(r=t(r,i,"additionalProperties",{additionalProperty:n}),o++);if(e.SurveyNumber!==void 0){let n=e.SurveyNumber;!Number.isSafeInteger(n)&&typeof n!="string"&&(r=t(
r,i+"/SurveyNumber","type",{type:["integer","string"]}),o++),typeof n=="string"&&!j.test(n)&&(r=t(r,i+"/SurveyNumber","pattern",{pattern:"^-?\\d+$"}),o++)}if(e.
SupplierCode!==void 0){let n=e.SupplierCode;typeof n!="string"&&!Number.isSafeInteger(n)&&(r=t(r,i+"/SupplierCode","type",{type:["string","integer"]}),o++)}}else
r=t(r,i,"type",{type:"object"}),o++;return R.errors=r,o===0}const x=I;function s(e,i=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=t(r,i,"type",{type:"i\
nteger"}),o++),s.errors=r,o===0}function p(e,i=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=t(r,i,"type",{type:"integer"}),o++),p.errors=r,o===0}function y(e,i=""){
let r=null,o=0;return typeof e!="string"&&(r=t(r,i,"type",{type:"string"}),o++),y.errors=r,o===0}function f(e,i=""){let r=null,o=0;return Number.isSafeInteger(e)||
(r=t(r,i,"type",{type:"integer"}),o++),f.errors=r,o===0}function g(e,i=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=t(r,i,"type",{type:"integer"}),o++),
g.errors=r,o===0}function v(e,i=""){let r=null,o=0;return typeof e!="string"&&(r=t(r,i,"type",{type:"string"}),o++),v.errors=r,o===0}function c(e,i=""){let r=null,
o=0;if(Array.isArray(e)){const n=e.length;for(let u=0;u<n;u++)typeof e[u]!="string"&&(r=t(r,i+"/"+u,"type",{type:"string"}),o++)}else r=t(r,i,"type",{type:"arra\
y"}),o++;return c.errors=r,o===0}function A(e,i=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=t(r,i,"type",{type:"integer"}),o++),A.errors=r,o===0}function L(e,i=""){
let r=null,o=0;return typeof e!="string"&&(r=t(r,i,"type",{type:"string"}),o++),L.errors=r,o===0}function S(e,i=""){let r=null,o=0;return typeof e!="string"&&(r=
t(r,i,"type",{type:"string"}),o++),S.errors=r,o===0}function k(e,i=""){let r=null,o=0;return typeof e=="string"?e.length>2999&&l(e)>2999&&(r=t(r,i,"maxLength",{
limit:2999}),o++):(r=t(r,i,"type",{type:"string"}),o++),k.errors=r,o===0}function m(e,i=""){let r=null,o=0;return typeof e=="string"?e.length>2999&&l(e)>2999&&(r=
t(r,i,"maxLength",{limit:2999}),o++):(r=t(r,i,"type",{type:"string"}),o++),m.errors=r,o===0}function C(e,i=""){let r=null,o=0;return typeof e=="string"?e.length>
2999&&l(e)>2999&&(r=t(r,i,"maxLength",{limit:2999}),o++):(r=t(r,i,"type",{type:"string"}),o++),C.errors=r,o===0}function b(e,i=""){let r=null,o=0;return typeof e==
"string"?e.length>2999&&l(e)>2999&&(r=t(r,i,"maxLength",{limit:2999}),o++):(r=t(r,i,"type",{type:"string"}),o++),b.errors=r,o===0}function E(e,i=""){let r=null,
o=0;return typeof e=="string"?e.length>2999&&l(e)>2999&&(r=t(r,i,"maxLength",{limit:2999}),o++):(r=t(r,i,"type",{type:"string"}),o++),E.errors=r,o===0}function T(e,i=""){
let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.Value!==void 0){let n=e.Value;typeof n=="number"&&isFinite(n)||(r=t(r,i+"/Value","type",{type:"\
number"}),o++)}e.CurrencyCode!==void 0&&typeof e.CurrencyCode!="string"&&(r=t(r,i+"/CurrencyCode","type",{type:"string"}),o++)}else r=t(r,i,"type",{type:"object"}),
o++;return T.errors=r,o===0}function N(e,i=""){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.SupplierLinkTypeCode!==void 0&&(L(e.SupplierLinkTypeCode,
i+"/SupplierLinkTypeCode")||(r=r===null?L.errors:r.concat(L.errors),o=r.length)),e.TrackingTypeCode!==void 0&&(S(e.TrackingTypeCode,i+"/TrackingTypeCode")||(r=r===
null?S.errors:r.concat(S.errors),o=r.length)),e.DefaultLink!==void 0&&(k(e.DefaultLink,i+"/DefaultLink")||(r=r===null?k.errors:r.concat(k.errors),o=r.length)),e.
SuccessLink!==void 0&&(m(e.SuccessLink,i+"/SuccessLink")||(r=r===null?m.errors:r.concat(m.errors),o=r.length)),e.FailureLink!==void 0&&(C(e.FailureLink,i+"/Fail\
ureLink")||(r=r===null?C.errors:r.concat(C.errors),o=r.length)),e.OverQuotaLink!==void 0&&(b(e.OverQuotaLink,i+"/OverQuotaLink")||(r=r===null?b.errors:r.concat(
b.errors),o=r.length)),e.QualityTerminationLink!==void 0&&(E(e.QualityTerminationLink,i+"/QualityTerminationLink")||(r=r===null?E.errors:r.concat(E.errors),o=r.
length)),e.LiveLink!==void 0&&typeof e.LiveLink!="string"&&(r=t(r,i+"/LiveLink","type",{type:"string"}),o++),e.TestLink!==void 0&&typeof e.TestLink!="string"&&(r=
t(r,i+"/TestLink","type",{type:"string"}),o++),e.RPI!==void 0&&(T(e.RPI,i+"/RPI")||(r=r===null?T.errors:r.concat(T.errors),o=r.length))):(r=t(r,i,"type",{type:"\
object"}),o++),N.errors=r,o===0}function I(e,i=""){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.ApiResult!==void 0&&(s(e.ApiResult,i+"/ApiR\
esult")||(r=r===null?s.errors:r.concat(s.errors),o=r.length)),e.ApiResultCode!==void 0&&(p(e.ApiResultCode,i+"/ApiResultCode")||(r=r===null?p.errors:r.concat(p.
errors),o=r.length)),e.ApiAccount!==void 0&&(y(e.ApiAccount,i+"/ApiAccount")||(r=r===null?y.errors:r.concat(y.errors),o=r.length)),e.AccountType!==void 0&&(f(e.
AccountType,i+"/AccountType")||(r=r===null?f.errors:r.concat(f.errors),o=r.length)),e.ApiAccountStatus!==void 0&&(g(e.ApiAccountStatus,i+"/ApiAccountStatus")||(r=
r===null?g.errors:r.concat(g.errors),o=r.length)),e.AccountCode!==void 0&&(v(e.AccountCode,i+"/AccountCode")||(r=r===null?v.errors:r.concat(v.errors),o=r.length)),
e.ApiMessages!==void 0&&(c(e.ApiMessages,i+"/ApiMessages")||(r=r===null?c.errors:r.concat(c.errors),o=r.length)),e.ResultCount!==void 0&&(A(e.ResultCount,i+"/Re\
sultCount")||(r=r===null?A.errors:r.concat(A.errors),o=r.length)),e.SupplierLink!==void 0&&(N(e.SupplierLink,i+"/SupplierLink")||(r=r===null?N.errors:r.concat(N.
errors),o=r.length))):(r=t(r,i,"type",{type:"object"}),o++),I.errors=r,o===0}
/**
 * Whether a value is an input of `getSupplierLink` (`GET /Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getSupplierLink } from "@fieldwork/exchange-client/request-validators"
 * getSupplierLink({"SurveyNumber":48213907,"SupplierCode":"4217"}) // => true
 * getSupplierLink({ colour: "red" }) // => false
 * getSupplierLink.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getSupplierLink"> = d
/**
 * Whether a value is the body of a successful response of `getSupplierLink` (`GET /Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getSupplierLink } from "@fieldwork/exchange-client/validators"
 * getSupplierLink(null) // => false
 * getSupplierLink.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getSupplierLink"> = x
