// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(e,o,r,i)=>{const l={instancePath:o,keyword:r,params:i};return e===null?[l]:(e.push(l),e)},t=e=>{let o=0;for(const r of e)o++;return o},V=D,M=new RegExp(
"^-?\\d+$","u");function s(e,o=""){let r=null,i=0;return typeof e!="string"&&(r=n(r,o,"type",{type:"string"}),i++),s.errors=r,i===0}function p(e,o=""){let r=null,
i=0;return typeof e!="string"&&(r=n(r,o,"type",{type:"string"}),i++),p.errors=r,i===0}function y(e,o=""){let r=null,i=0;return typeof e=="string"?e.length>2999&&
t(e)>2999&&(r=n(r,o,"maxLength",{limit:2999}),i++):(r=n(r,o,"type",{type:"string"}),i++),y.errors=r,i===0}function f(e,o=""){let r=null,i=0;return typeof e=="st\
ring"?e.length>2999&&t(e)>2999&&(r=n(r,o,"maxLength",{limit:2999}),i++):(r=n(r,o,"type",{type:"string"}),i++),f.errors=r,i===0}function g(e,o=""){let r=null,i=0;
return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,o,"maxLength",{limit:2999}),i++):(r=n(r,o,"type",{type:"string"}),i++),g.errors=r,i===0}function v(e,o=""){
let r=null,i=0;return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,o,"maxLength",{limit:2999}),i++):(r=n(r,o,"type",{type:"string"}),i++),v.errors=r,i===
0}function c(e,o=""){let r=null,i=0;return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,o,"maxLength",{limit:2999}),i++):(r=n(r,o,"type",{type:"string"}),
i++),c.errors=r,i===0}function L(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.SupplierLinkTypeCode===void 0&&(r=n(r,o,"required",{missingProperty:"\
SupplierLinkTypeCode"}),i++),e.TrackingTypeCode===void 0&&(r=n(r,o,"required",{missingProperty:"TrackingTypeCode"}),i++),e.DefaultLink===void 0&&(r=n(r,o,"requi\
red",{missingProperty:"DefaultLink"}),i++),e.SuccessLink===void 0&&(r=n(r,o,"required",{missingProperty:"SuccessLink"}),i++),e.FailureLink===void 0&&(r=n(r,o,"r\
equired",{missingProperty:"FailureLink"}),i++),e.OverQuotaLink===void 0&&(r=n(r,o,"required",{missingProperty:"OverQuotaLink"}),i++),e.QualityTerminationLink===
void 0&&(r=n(r,o,"required",{missingProperty:"QualityTerminationLink"}),i++);for(const l in e)l==="SupplierLinkTypeCode"||l==="TrackingTypeCode"||l==="DefaultLi\
nk"||l==="SuccessLink"||l==="FailureLink"||l==="OverQuotaLink"||l==="QualityTerminationLink"||(r=n(r,o,"additionalProperties",{additionalProperty:l}),i++);e.SupplierLinkTypeCode!==
void 0&&(s(e.SupplierLinkTypeCode,o+"/SupplierLinkTypeCode")||(r=r===null?s.errors:r.concat(s.errors),i=r.length)),e.TrackingTypeCode!==void 0&&(p(e.TrackingTypeCode,
o+"/TrackingTypeCode")||(r=r===null?p.errors:r.concat(p.errors),i=r.length)),e.DefaultLink!==void 0&&(y(e.DefaultLink,o+"/DefaultLink")||(r=r===null?y.errors:r.
concat(y.errors),i=r.length)),e.SuccessLink!==void 0&&(f(e.SuccessLink,o+"/SuccessLink")||(r=r===null?f.errors:r.concat(f.errors),i=r.length)),e.FailureLink!==void 0&&
(g(e.FailureLink,o+"/FailureLink")||(r=r===null?g.errors:r.concat(g.errors),i=r.length)),e.OverQuotaLink!==void 0&&(v(e.OverQuotaLink,o+"/OverQuotaLink")||(r=r===
null?v.errors:r.concat(v.errors),i=r.length)),e.QualityTerminationLink!==void 0&&(c(e.QualityTerminationLink,o+"/QualityTerminationLink")||(r=r===null?c.errors:
r.concat(c.errors),i=r.length))}else r=n(r,o,"type",{type:"object"}),i++;return L.errors=r,i===0}function D(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.
isArray(e)){e.SurveyNumber===void 0&&(r=n(r,o,"required",{missingProperty:"SurveyNumber"}),i++),e.SupplierCode===void 0&&(r=n(r,o,"required",{missingProperty:"S\
upplierCode"}),i++),e.body===void 0&&(r=n(r,o,"required",{missingProperty:"body"}),i++);for(const l in e)l==="SurveyNumber"||l==="SupplierCode"||l==="body"||(r=
n(r,o,"additionalProperties",{additionalProperty:l}),i++);if(e.SurveyNumber!==void 0){let l=e.SurveyNumber;!Number.isSafeInteger(l)&&typeof l!="string"&&(r=n(r,
o+"/SurveyNumber","type",{type:["integer","string"]}),i++),typeof l=="string"&&!M.test(l)&&(r=n(r,o+"/SurveyNumber","pattern",{pattern:"^-?\\d+$"}),i++)}if(e.SupplierCode!==
void 0){let l=e.SupplierCode;typeof l!="string"&&!Number.isSafeInteger(l)&&(r=n(r,o+"/SupplierCode","type",{type:["string","integer"]}),i++)}e.body!==void 0&&(L(
e.body,o+"/body")||(r=r===null?L.errors:r.concat(L.errors),i=r.length))}else r=n(r,o,"type",{type:"object"}),i++;return D.errors=r,i===0}const w=O;function k(e,o=""){
let r=null,i=0;return Number.isSafeInteger(e)||(r=n(r,o,"type",{type:"integer"}),i++),k.errors=r,i===0}function m(e,o=""){let r=null,i=0;return Number.isSafeInteger(
e)||(r=n(r,o,"type",{type:"integer"}),i++),m.errors=r,i===0}function S(e,o=""){let r=null,i=0;return typeof e!="string"&&(r=n(r,o,"type",{type:"string"}),i++),S.
errors=r,i===0}function T(e,o=""){let r=null,i=0;return Number.isSafeInteger(e)||(r=n(r,o,"type",{type:"integer"}),i++),T.errors=r,i===0}function A(e,o=""){let r=null,
i=0;return Number.isSafeInteger(e)||(r=n(r,o,"type",{type:"integer"}),i++),A.errors=r,i===0}function C(e,o=""){let r=null,i=0;return typeof e!="string"&&(r=n(r,
o,"type",{type:"string"}),i++),C.errors=r,i===0}function b(e,o=""){let r=null,i=0;if(Array.isArray(e)){const l=e.length;for(let u=0;u<l;u++)typeof e[u]!="string"&&
(r=n(r,o+"/"+u,"type",{type:"string"}),i++)}else r=n(r,o,"type",{type:"array"}),i++;return b.errors=r,i===0}function E(e,o=""){let r=null,i=0;return Number.isSafeInteger(
e)||(r=n(r,o,"type",{type:"integer"}),i++),E.errors=r,i===0}function d(e,o=""){let r=null,i=0;return typeof e!="string"&&(r=n(r,o,"type",{type:"string"}),i++),d.
errors=r,i===0}function Q(e,o=""){let r=null,i=0;return typeof e!="string"&&(r=n(r,o,"type",{type:"string"}),i++),Q.errors=r,i===0}function N(e,o=""){let r=null,
i=0;return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,o,"maxLength",{limit:2999}),i++):(r=n(r,o,"type",{type:"string"}),i++),N.errors=r,i===0}function R(e,o=""){
let r=null,i=0;return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,o,"maxLength",{limit:2999}),i++):(r=n(r,o,"type",{type:"string"}),i++),R.errors=r,i===
0}function x(e,o=""){let r=null,i=0;return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,o,"maxLength",{limit:2999}),i++):(r=n(r,o,"type",{type:"string"}),
i++),x.errors=r,i===0}function q(e,o=""){let r=null,i=0;return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,o,"maxLength",{limit:2999}),i++):(r=n(r,o,"ty\
pe",{type:"string"}),i++),q.errors=r,i===0}function j(e,o=""){let r=null,i=0;return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,o,"maxLength",{limit:2999}),
i++):(r=n(r,o,"type",{type:"string"}),i++),j.errors=r,i===0}function F(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.Value!==void 0){
let l=e.Value;typeof l=="number"&&isFinite(l)||(r=n(r,o+"/Value","type",{type:"number"}),i++)}e.CurrencyCode!==void 0&&typeof e.CurrencyCode!="string"&&(r=n(r,o+
"/CurrencyCode","type",{type:"string"}),i++)}else r=n(r,o,"type",{type:"object"}),i++;return F.errors=r,i===0}function I(e,o=""){let r=null,i=0;return e&&typeof e==
"object"&&!Array.isArray(e)?(e.SupplierLinkTypeCode!==void 0&&(d(e.SupplierLinkTypeCode,o+"/SupplierLinkTypeCode")||(r=r===null?d.errors:r.concat(d.errors),i=r.
length)),e.TrackingTypeCode!==void 0&&(Q(e.TrackingTypeCode,o+"/TrackingTypeCode")||(r=r===null?Q.errors:r.concat(Q.errors),i=r.length)),e.DefaultLink!==void 0&&
(N(e.DefaultLink,o+"/DefaultLink")||(r=r===null?N.errors:r.concat(N.errors),i=r.length)),e.SuccessLink!==void 0&&(R(e.SuccessLink,o+"/SuccessLink")||(r=r===null?
R.errors:r.concat(R.errors),i=r.length)),e.FailureLink!==void 0&&(x(e.FailureLink,o+"/FailureLink")||(r=r===null?x.errors:r.concat(x.errors),i=r.length)),e.OverQuotaLink!==
void 0&&(q(e.OverQuotaLink,o+"/OverQuotaLink")||(r=r===null?q.errors:r.concat(q.errors),i=r.length)),e.QualityTerminationLink!==void 0&&(j(e.QualityTerminationLink,
o+"/QualityTerminationLink")||(r=r===null?j.errors:r.concat(j.errors),i=r.length)),e.LiveLink!==void 0&&typeof e.LiveLink!="string"&&(r=n(r,o+"/LiveLink","type",
{type:"string"}),i++),e.TestLink!==void 0&&typeof e.TestLink!="string"&&(r=n(r,o+"/TestLink","type",{type:"string"}),i++),e.RPI!==void 0&&(F(e.RPI,o+"/RPI")||(r=
r===null?F.errors:r.concat(F.errors),i=r.length))):(r=n(r,o,"type",{type:"object"}),i++),I.errors=r,i===0}function O(e,o=""){let r=null,i=0;return e&&typeof e==
"object"&&!Array.isArray(e)?(e.ApiResult!==void 0&&(k(e.ApiResult,o+"/ApiResult")||(r=r===null?k.errors:r.concat(k.errors),i=r.length)),e.ApiResultCode!==void 0&&
(m(e.ApiResultCode,o+"/ApiResultCode")||(r=r===null?m.errors:r.concat(m.errors),i=r.length)),e.ApiAccount!==void 0&&(S(e.ApiAccount,o+"/ApiAccount")||(r=r===null?
S.errors:r.concat(S.errors),i=r.length)),e.AccountType!==void 0&&(T(e.AccountType,o+"/AccountType")||(r=r===null?T.errors:r.concat(T.errors),i=r.length)),e.ApiAccountStatus!==
void 0&&(A(e.ApiAccountStatus,o+"/ApiAccountStatus")||(r=r===null?A.errors:r.concat(A.errors),i=r.length)),e.AccountCode!==void 0&&(C(e.AccountCode,o+"/AccountC\
ode")||(r=r===null?C.errors:r.concat(C.errors),i=r.length)),e.ApiMessages!==void 0&&(b(e.ApiMessages,o+"/ApiMessages")||(r=r===null?b.errors:r.concat(b.errors),
i=r.length)),e.ResultCount!==void 0&&(E(e.ResultCount,o+"/ResultCount")||(r=r===null?E.errors:r.concat(E.errors),i=r.length)),e.SupplierLink!==void 0&&(I(e.SupplierLink,
o+"/SupplierLink")||(r=r===null?I.errors:r.concat(I.errors),i=r.length))):(r=n(r,o,"type",{type:"object"}),i++),O.errors=r,i===0}
/**
 * Whether a value is an input of `updateSupplierLink` (`PUT /Supply/v1/SupplierLinks/Update/{SurveyNumber}/{SupplierCode}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updateSupplierLink } from "@fieldwork/exchange-client/request-validators"
 * updateSupplierLink({ colour: "red" }) // => false
 * updateSupplierLink.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"updateSupplierLink"> = V
/**
 * Whether a value is the body of a successful response of `updateSupplierLink` (`PUT /Supply/v1/SupplierLinks/Update/{SurveyNumber}/{SupplierCode}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updateSupplierLink } from "@fieldwork/exchange-client/validators"
 * updateSupplierLink(null) // => false
 * updateSupplierLink.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"updateSupplierLink"> = w
