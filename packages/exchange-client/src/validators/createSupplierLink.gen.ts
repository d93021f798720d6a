// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(e,i,r,o)=>{const l={instancePath:i,keyword:r,params:o};return e===null?[l]:(e.push(l),e)},t=e=>{let i=0;for(const r of e)i++;return i},V=O,M=new RegExp(
"^-?\\d+$","u");function s(e,i=""){let r=null,o=0;return typeof e!="string"&&(r=n(r,i,"type",{type:"string"}),o++),s.errors=r,o===0}function p(e,i=""){let r=null,
o=0;return typeof e!="string"&&(r=n(r,i,"type",{type:"string"}),o++),p.errors=r,o===0}function y(e,i=""){let r=null,o=0;return typeof e=="string"?e.length>2999&&
t(e)>2999&&(r=n(r,i,"maxLength",{limit:2999}),o++):(r=n(r,i,"type",{type:"string"}),o++),y.errors=r,o===0}function f(e,i=""){let r=null,o=0;return typeof e=="st\
ring"?e.length>2999&&t(e)>2999&&(r=n(r,i,"maxLength",{limit:2999}),o++):(r=n(r,i,"type",{type:"string"}),o++),f.errors=r,o===0}function g(e,i=""){let r=null,o=0;
return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,i,"maxLength",{limit:2999}),o++):(r=n(r,i,"type",{type:"string"}),o++),g.errors=r,o===0}function v(e,i=""){
let r=null,o=0;return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,i,"maxLength",{limit:2999}),o++):(r=n(r,i,"type",{type:"string"}),o++),v.errors=r,o===
0}function c(e,i=""){let r=null,o=0;return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,i,"maxLength",{limit:2999}),o++):(r=n(r,i,"type",{type:"string"}),
o++),c.errors=r,o===0}function L(e,i=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.SupplierLinkTypeCode===void 0&&(r=n(r,i,"required",{missingProperty:"\
SupplierLinkTypeCode"}),o++),e.TrackingTypeCode===void 0&&(r=n(r,i,"required",{missingProperty:"TrackingTypeCode"}),o++);for(const l in e)l==="SupplierLinkTypeC\
ode"||l==="TrackingTypeCode"||l==="DefaultLink"||l==="SuccessLink"||l==="FailureLink"||l==="OverQuotaLink"||l==="QualityTerminationLink"||(r=n(r,i,"additionalPr\
operties",{additionalProperty:l}),o++);e.SupplierLinkTypeCode!==void 0&&(s(e.SupplierLinkTypeCode,i+"/SupplierLinkTypeCode")||(r=r===null?s.errors:r.concat(s.errors),
o=r.length)),e.TrackingTypeCode!==void 0&&(p(e.TrackingTypeCode,i+"/TrackingTypeCode")||(r=r===null?p.errors:r.concat(p.errors),o=r.length)),e.DefaultLink!==void 0&&
(y(e.DefaultLink,i+"/DefaultLink")||(r=r===null?y.errors:r.concat(y.errors),o=r.length)),e.SuccessLink!==void 0&&(f(e.SuccessLink,i+"/SuccessLink")||(r=r===null?
f.errors:r.concat(f.errors),o=r.length)),e.FailureLink!==void 0&&(g(e.FailureLink,i+"/FailureLink")||(r=r===null?g.errors:r.concat(g.errors),o=r.length)),e.OverQuotaLink!==
void 0&&(v(e.OverQuotaLink,i+"/OverQuotaLink")||(r=r===null?v.errors:r.concat(v.errors),o=r.length)),e.QualityTerminationLink!==void 0&&(c(e.QualityTerminationLink,
i+"/QualityTerminationLink")||(r=r===null?c.errors:r.concat(c.errors),o=r.length))}else r=n(r,i,"type",{type:"object"}),o++;return L.errors=r,o===0}function O(e,i=""){
let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.SurveyNumber===void 0&&(r=n(r,i,"required",{missingProperty:"SurveyNumber"}),o++),e.SupplierCode===
void 0&&(r=n(r,i,"required",{missingProperty:"SupplierCode"}),o++),e.body===void 0&&(r=n(r,i,"required",{missingProperty:"body"}),o++);for(const l in e)l==="Sur\
veyNumber"||l==="SupplierCode"||l==="body"||(r=n(r,i,"additionalProperties",{additionalProperty:l}),o++);if(e.SurveyNumber!==void 0){let l=e.SurveyNumber;!Number.
isSafeInteger(l)&&typeof l!="string"&&(r=n(r,i+"/SurveyNumber","type",{type:["integer","string"]}),o++),typeof l=="string"&&!M.test(l)&&(r=n(r,i+"/SurveyNumber",
"pattern",{pattern:"^-?\\d+$"}),o++)}if(e.SupplierCode!==void 0){let l=e.SupplierCode;typeof l!="string"&&!Number.isSafeInteger(l)&&(r=n(r,i+"/SupplierCode","ty\
pe",{type:["string","integer"]}),o++)}e.body!==void 0&&(L(e.body,i+"/body")||(r=r===null?L.errors:r.concat(L.errors),o=r.length))}else r=n(r,i,"type",{type:"obj\
ect"}),o++;return O.errors=r,o===0}const w=q;function k(e,i=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=n(r,i,"type",{type:"integer"}),o++),k.errors=r,
o===0}function m(e,i=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=n(r,i,"type",{type:"integer"}),o++),m.errors=r,o===0}function S(e,i=""){let r=null,o=0;
return typeof e!="string"&&(r=n(r,i,"type",{type:"string"}),o++),S.errors=r,o===0}function T(e,i=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=n(r,i,"ty\
pe",{type:"integer"}),o++),T.errors=r,o===0}function A(e,i=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=n(r,i,"type",{type:"integer"}),o++),A.errors=r,
o===0}function C(e,i=""){let r=null,o=0;return typeof e!="string"&&(r=n(r,i,"type",{type:"string"}),o++),C.errors=r,o===0}function b(e,i=""){let r=null,o=0;if(Array.
isArray(e)){const l=e.length;for(let u=0;u<l;u++)typeof e[u]!="string"&&(r=n(r,i+"/"+u,"type",{type:"string"}),o++)}else r=n(r,i,"type",{type:"array"}),o++;return b.
errors=r,o===0}function E(e,i=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=n(r,i,"type",{type:"integer"}),o++),E.errors=r,o===0}function d(e,i=""){let r=null,
o=0;return typeof e!="string"&&(r=n(r,i,"type",{type:"string"}),o++),d.errors=r,o===0}function N(e,i=""){let r=null,o=0;return typeof e!="string"&&(r=n(r,i,"typ\
e",{type:"string"}),o++),N.errors=r,o===0}function Q(e,i=""){let r=null,o=0;return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,i,"maxLength",{limit:2999}),
o++):(r=n(r,i,"type",{type:"string"}),o++),Q.errors=r,o===0}function R(e,i=""){let r=null,o=0;return typeof e=="string"?e.length>2999&&t(e)>2999&&(r=n(r,i,"maxL\
ength",{limit:2999}),o++):(r=n(r,i,"type",{type:"string"}),o++),R.errors=r,o===0}function x(e,i=""){let r=null,o=0;return typeof e=="string"?e.length>2999&&t(e)>
2999&&(r=n(r,i,"maxLength",{limit:2999}),o++):(r=n(r,i,"type",{type:"string"}),o++),x.errors=r,o===0}function j(e,i=""){let r=null,o=0;return typeof e=="string"?
e.length>2999&&t(e)>2999&&(r=n(r,i,"maxLength",{limit:2999}),o++):(r=n(r,i,"type",{type:"string"}),o++),j.errors=r,o===0}function I(e,i=""){let r=null,o=0;return typeof e==
"string"?e.length>2999&&t(e)>2999&&(r=n(r,i,"maxLength",{limit:2999}),o++):(r=n(r,i,"type",{type:"string"}),o++),I.errors=r,o===0}function F(e,i=""){let r=null,
o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.Value!==void 0){let l=e.Value;typeof l=="number"&&isFinite(l)||(r=n(r,i+"/Value","type",{type:"number"}),o++)}
e.CurrencyCode!==void 0&&typeof e.CurrencyCode!="string"&&(r=n(r,i+"/CurrencyCode","type",{type:"string"}),o++)}else r=n(r,i,"type",{type:"object"}),o++;return F.
errors=r,o===0}function D(e,i=""){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.SupplierLinkTypeCode!==void 0&&(d(e.SupplierLinkTypeCode,i+"\
/SupplierLinkTypeCode")||(r=r===null?d.errors:r.concat(d.errors),o=r.length)),e.TrackingTypeCode!==void 0&&(N(e.TrackingTypeCode,i+"/TrackingTypeCode")||(r=r===
null?N.errors:r.concat(N.errors),o=r.length)),e.DefaultLink!==void 0&&(Q(e.DefaultLink,i+"/DefaultLink")||(r=r===null?Q.errors:r.concat(Q.errors),o=r.length)),e.
SuccessLink!==void 0&&(R(e.SuccessLink,i+"/SuccessLink")||(r=r===null?R.errors:r.concat(R.errors),o=r.length)),e.FailureLink!==void 0&&(x(e.FailureLink,i+"/Fail\
ureLink")||(r=r===null?x.errors:r.concat(x.errors),o=r.length)),e.OverQuotaLink!==void 0&&(j(e.OverQuotaLink,i+"/OverQuotaLink")||(r=r===null?j.errors:r.concat(
j.errors),o=r.length)),e.QualityTerminationLink!==void 0&&(I(e.QualityTerminationLink,i+"/QualityTerminationLink")||(r=r===null?I.errors:r.concat(I.errors),o=r.
length)),e.LiveLink!==void 0&&typeof e.LiveLink!="string"&&(r=n(r,i+"/LiveLink","type",{type:"string"}),o++),e.TestLink!==void 0&&typeof e.TestLink!="string"&&(r=
n(r,i+"/TestLink","type",{type:"string"}),o++),e.RPI!==void 0&&(F(e.RPI,i+"/RPI")||(r=r===null?F.errors:r.concat(F.errors),o=r.length))):(r=n(r,i,"type",{type:"\
object"}),o++),D.errors=r,o===0}function q(e,i=""){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.ApiResult!==void 0&&(k(e.ApiResult,i+"/ApiR\
esult")||(r=r===null?k.errors:r.concat(k.errors),o=r.length)),e.ApiResultCode!==void 0&&(m(e.ApiResultCode,i+"/ApiResultCode")||(r=r===null?m.errors:r.concat(m.
errors),o=r.length)),e.ApiAccount!==void 0&&(S(e.ApiAccount,i+"/ApiAccount")||(r=r===null?S.errors:r.concat(S.errors),o=r.length)),e.AccountType!==void 0&&(T(e.
AccountType,i+"/AccountType")||(r=r===null?T.errors:r.concat(T.errors),o=r.length)),e.ApiAccountStatus!==void 0&&(A(e.ApiAccountStatus,i+"/ApiAccountStatus")||(r=
r===null?A.errors:r.concat(A.errors),o=r.length)),e.AccountCode!==void 0&&(C(e.AccountCode,i+"/AccountCode")||(r=r===null?C.errors:r.concat(C.errors),o=r.length)),
e.ApiMessages!==void 0&&(b(e.ApiMessages,i+"/ApiMessages")||(r=r===null?b.errors:r.concat(b.errors),o=r.length)),e.ResultCount!==void 0&&(E(e.ResultCount,i+"/Re\
sultCount")||(r=r===null?E.errors:r.concat(E.errors),o=r.length)),e.SupplierLink!==void 0&&(D(e.SupplierLink,i+"/SupplierLink")||(r=r===null?D.errors:r.concat(D.
errors),o=r.length))):(r=n(r,i,"type",{type:"object"}),o++),q.errors=r,o===0}
/**
 * Whether a value is an input of `createSupplierLink` (`POST /Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createSupplierLink } from "@fieldwork/exchange-client/request-validators"
 * createSupplierLink({"SurveyNumber":48213907,"SupplierCode":"4217","body":{"SupplierLinkTypeCode":"OWS","TrackingTypeCode":"NONE","SuccessLink":"https://panel.example.com/return?mid=[%MID%]&status=complete&pay=[%REVENUE%]","FailureLink":"https://panel.example.com/return?mid=[%MID%]&status=terminate"}}) // => true
 * createSupplierLink({ colour: "red" }) // => false
 * createSupplierLink.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"createSupplierLink"> = V
/**
 * Whether a value is the body of a successful response of `createSupplierLink` (`POST /Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createSupplierLink } from "@fieldwork/exchange-client/validators"
 * createSupplierLink(null) // => false
 * createSupplierLink.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"createSupplierLink"> = w
