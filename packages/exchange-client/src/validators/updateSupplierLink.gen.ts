// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(e,n,p,l)=>{const i={instancePath:n,keyword:p,params:l};return e===null?[i]:(e.push(i),e)},u=e=>{let n=0;for(const p of e)n++;return n},$=M,w=new RegExp(
"^-?\\d+$","u");function a(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e!="string"&&(r=o(r,n,"type",{type:"\
string"}),t++),a.errors=r,t===0}function c(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e!="string"&&(r=
o(r,n,"type",{type:"string"}),t++),c.errors=r,t===0}function f(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e==
"string"?e.length>2999&&u(e)>2999&&(r=o(r,n,"maxLength",{limit:2999}),t++):(r=o(r,n,"type",{type:"string"}),t++),f.errors=r,t===0}function g(e,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e=="string"?e.length>2999&&u(e)>2999&&(r=o(r,n,"maxLength",{limit:2999}),t++):(r=
o(r,n,"type",{type:"string"}),t++),g.errors=r,t===0}function v(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e==
"string"?e.length>2999&&u(e)>2999&&(r=o(r,n,"maxLength",{limit:2999}),t++):(r=o(r,n,"type",{type:"string"}),t++),v.errors=r,t===0}function D(e,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e=="string"?e.length>2999&&u(e)>2999&&(r=o(r,n,"maxLength",{limit:2999}),t++):(r=
o(r,n,"type",{type:"string"}),t++),D.errors=r,t===0}function k(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e==
"string"?e.length>2999&&u(e)>2999&&(r=o(r,n,"maxLength",{limit:2999}),t++):(r=o(r,n,"type",{type:"string"}),t++),k.errors=r,t===0}function L(e,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.SupplierLinkTypeCode===void 0&&(r=o(r,n,"requi\
red",{missingProperty:"SupplierLinkTypeCode"}),t++),e.TrackingTypeCode===void 0&&(r=o(r,n,"required",{missingProperty:"TrackingTypeCode"}),t++),e.DefaultLink===
void 0&&(r=o(r,n,"required",{missingProperty:"DefaultLink"}),t++),e.SuccessLink===void 0&&(r=o(r,n,"required",{missingProperty:"SuccessLink"}),t++),e.FailureLink===
void 0&&(r=o(r,n,"required",{missingProperty:"FailureLink"}),t++),e.OverQuotaLink===void 0&&(r=o(r,n,"required",{missingProperty:"OverQuotaLink"}),t++),e.QualityTerminationLink===
void 0&&(r=o(r,n,"required",{missingProperty:"QualityTerminationLink"}),t++);for(const s in e)s==="SupplierLinkTypeCode"||s==="TrackingTypeCode"||s==="DefaultLi\
nk"||s==="SuccessLink"||s==="FailureLink"||s==="OverQuotaLink"||s==="QualityTerminationLink"||(r=o(r,n,"additionalProperties",{additionalProperty:s}),t++);e.SupplierLinkTypeCode!==
void 0&&(a(e.SupplierLinkTypeCode,{instancePath:n+"/SupplierLinkTypeCode",parentData:e,parentDataProperty:"SupplierLinkTypeCode",rootData:i})||(r=r===null?a.errors:
r.concat(a.errors),t=r.length)),e.TrackingTypeCode!==void 0&&(c(e.TrackingTypeCode,{instancePath:n+"/TrackingTypeCode",parentData:e,parentDataProperty:"Tracking\
TypeCode",rootData:i})||(r=r===null?c.errors:r.concat(c.errors),t=r.length)),e.DefaultLink!==void 0&&(f(e.DefaultLink,{instancePath:n+"/DefaultLink",parentData:e,
parentDataProperty:"DefaultLink",rootData:i})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.SuccessLink!==void 0&&(g(e.SuccessLink,{instancePath:n+"/S\
uccessLink",parentData:e,parentDataProperty:"SuccessLink",rootData:i})||(r=r===null?g.errors:r.concat(g.errors),t=r.length)),e.FailureLink!==void 0&&(v(e.FailureLink,
{instancePath:n+"/FailureLink",parentData:e,parentDataProperty:"FailureLink",rootData:i})||(r=r===null?v.errors:r.concat(v.errors),t=r.length)),e.OverQuotaLink!==
void 0&&(D(e.OverQuotaLink,{instancePath:n+"/OverQuotaLink",parentData:e,parentDataProperty:"OverQuotaLink",rootData:i})||(r=r===null?D.errors:r.concat(D.errors),
t=r.length)),e.QualityTerminationLink!==void 0&&(k(e.QualityTerminationLink,{instancePath:n+"/QualityTerminationLink",parentData:e,parentDataProperty:"QualityTe\
rminationLink",rootData:i})||(r=r===null?k.errors:r.concat(k.errors),t=r.length))}else r=o(r,n,"type",{type:"object"}),t++;return L.errors=r,t===0}function M(e,{
instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.SurveyNumber===void 0&&(r=o(
r,n,"required",{missingProperty:"SurveyNumber"}),t++),e.SupplierCode===void 0&&(r=o(r,n,"required",{missingProperty:"SupplierCode"}),t++),e.body===void 0&&(r=o(
r,n,"required",{missingProperty:"body"}),t++);for(const s in e)s==="SurveyNumber"||s==="SupplierCode"||s==="body"||(r=o(r,n,"additionalProperties",{additionalProperty:s}),
t++);if(e.SurveyNumber!==void 0){let s=e.SurveyNumber;!Number.isSafeInteger(s)&&typeof s!="string"&&(r=o(r,n+"/SurveyNumber","type",{type:["integer","string"]}),
t++),typeof s=="string"&&!w.test(s)&&(r=o(r,n+"/SurveyNumber","pattern",{pattern:"^-?\\d+$"}),t++)}if(e.SupplierCode!==void 0){let s=e.SupplierCode;typeof s!="s\
tring"&&!Number.isSafeInteger(s)&&(r=o(r,n+"/SupplierCode","type",{type:["string","integer"]}),t++)}e.body!==void 0&&(L(e.body,{instancePath:n+"/body",parentData:e,
parentDataProperty:"body",rootData:i})||(r=r===null?L.errors:r.concat(L.errors),t=r.length))}else r=o(r,n,"type",{type:"object"}),t++;return M.errors=r,t===0}const _=V;
function m(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=o(r,n,"type",{type:"intege\
r"}),t++),m.errors=r,t===0}function T(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=
o(r,n,"type",{type:"integer"}),t++),T.errors=r,t===0}function S(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e!=
"string"&&(r=o(r,n,"type",{type:"string"}),t++),S.errors=r,t===0}function A(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,
t=0;return Number.isSafeInteger(e)||(r=o(r,n,"type",{type:"integer"}),t++),A.errors=r,t===0}function C(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){
let r=null,t=0;return Number.isSafeInteger(e)||(r=o(r,n,"type",{type:"integer"}),t++),C.errors=r,t===0}function P(e,{instancePath:n="",parentData:p,parentDataProperty:l,
rootData:i=e}={}){let r=null,t=0;return typeof e!="string"&&(r=o(r,n,"type",{type:"string"}),t++),P.errors=r,t===0}function b(e,{instancePath:n="",parentData:p,
parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;if(Array.isArray(e)){const s=e.length;for(let y=0;y<s;y++)typeof e[y]!="string"&&(r=o(r,n+"/"+y,"type",{type:"\
string"}),t++)}else r=o(r,n,"type",{type:"array"}),t++;return b.errors=r,t===0}function E(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){
let r=null,t=0;return Number.isSafeInteger(e)||(r=o(r,n,"type",{type:"integer"}),t++),E.errors=r,t===0}function Q(e,{instancePath:n="",parentData:p,parentDataProperty:l,
rootData:i=e}={}){let r=null,t=0;return typeof e!="string"&&(r=o(r,n,"type",{type:"string"}),t++),Q.errors=r,t===0}function h(e,{instancePath:n="",parentData:p,
parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e!="string"&&(r=o(r,n,"type",{type:"string"}),t++),h.errors=r,t===0}function R(e,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e=="string"?e.length>2999&&u(e)>2999&&(r=o(r,n,"maxLength",{limit:2999}),t++):(r=
o(r,n,"type",{type:"string"}),t++),R.errors=r,t===0}function N(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e==
"string"?e.length>2999&&u(e)>2999&&(r=o(r,n,"maxLength",{limit:2999}),t++):(r=o(r,n,"type",{type:"string"}),t++),N.errors=r,t===0}function x(e,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e=="string"?e.length>2999&&u(e)>2999&&(r=o(r,n,"maxLength",{limit:2999}),t++):(r=
o(r,n,"type",{type:"string"}),t++),x.errors=r,t===0}function F(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e==
"string"?e.length>2999&&u(e)>2999&&(r=o(r,n,"maxLength",{limit:2999}),t++):(r=o(r,n,"type",{type:"string"}),t++),F.errors=r,t===0}function q(e,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return typeof e=="string"?e.length>2999&&u(e)>2999&&(r=o(r,n,"maxLength",{limit:2999}),t++):(r=
o(r,n,"type",{type:"string"}),t++),q.errors=r,t===0}function I(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;if(e&&typeof e==
"object"&&!Array.isArray(e)){if(e.Value!==void 0){let s=e.Value;typeof s=="number"&&isFinite(s)||(r=o(r,n+"/Value","type",{type:"number"}),t++)}e.CurrencyCode!==
void 0&&typeof e.CurrencyCode!="string"&&(r=o(r,n+"/CurrencyCode","type",{type:"string"}),t++)}else r=o(r,n,"type",{type:"object"}),t++;return I.errors=r,t===0}
function O(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.SupplierLinkTypeCode!==
void 0&&(Q(e.SupplierLinkTypeCode,{instancePath:n+"/SupplierLinkTypeCode",parentData:e,parentDataProperty:"SupplierLinkTypeCode",rootData:i})||(r=r===null?Q.errors:
r.concat(Q.errors),t=r.length)),e.TrackingTypeCode!==void 0&&(h(e.TrackingTypeCode,{instancePath:n+"/TrackingTypeCode",parentData:e,parentDataProperty:"Tracking\
TypeCode",rootData:i})||(r=r===null?h.errors:r.concat(h.errors),t=r.length)),e.DefaultLink!==void 0&&(R(e.DefaultLink,{instancePath:n+"/DefaultLink",parentData:e,
parentDataProperty:"DefaultLink",rootData:i})||(r=r===null?R.errors:r.concat(R.errors),t=r.length)),e.SuccessLink!==void 0&&(N(e.SuccessLink,{instancePath:n+"/S\
uccessLink",parentData:e,parentDataProperty:"SuccessLink",rootData:i})||(r=r===null?N.errors:r.concat(N.errors),t=r.length)),e.FailureLink!==void 0&&(x(e.FailureLink,
{instancePath:n+"/FailureLink",parentData:e,parentDataProperty:"FailureLink",rootData:i})||(r=r===null?x.errors:r.concat(x.errors),t=r.length)),e.OverQuotaLink!==
void 0&&(F(e.OverQuotaLink,{instancePath:n+"/OverQuotaLink",parentData:e,parentDataProperty:"OverQuotaLink",rootData:i})||(r=r===null?F.errors:r.concat(F.errors),
t=r.length)),e.QualityTerminationLink!==void 0&&(q(e.QualityTerminationLink,{instancePath:n+"/QualityTerminationLink",parentData:e,parentDataProperty:"QualityTe\
rminationLink",rootData:i})||(r=r===null?q.errors:r.concat(q.errors),t=r.length)),e.LiveLink!==void 0&&typeof e.LiveLink!="string"&&(r=o(r,n+"/LiveLink","type",
{type:"string"}),t++),e.TestLink!==void 0&&typeof e.TestLink!="string"&&(r=o(r,n+"/TestLink","type",{type:"string"}),t++),e.RPI!==void 0&&(I(e.RPI,{instancePath:n+
"/RPI",parentData:e,parentDataProperty:"RPI",rootData:i})||(r=r===null?I.errors:r.concat(I.errors),t=r.length))):(r=o(r,n,"type",{type:"object"}),t++),O.errors=
r,t===0}function j(e,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:i=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.ApiResult!==
void 0&&(m(e.ApiResult,{instancePath:n+"/ApiResult",parentData:e,parentDataProperty:"ApiResult",rootData:i})||(r=r===null?m.errors:r.concat(m.errors),t=r.length)),
e.ApiResultCode!==void 0&&(T(e.ApiResultCode,{instancePath:n+"/ApiResultCode",parentData:e,parentDataProperty:"ApiResultCode",rootData:i})||(r=r===null?T.errors:
r.concat(T.errors),t=r.length)),e.ApiAccount!==void 0&&(S(e.ApiAccount,{instancePath:n+"/ApiAccount",parentData:e,parentDataProperty:"ApiAccount",rootData:i})||
(r=r===null?S.errors:r.concat(S.errors),t=r.length)),e.AccountType!==void 0&&(A(e.AccountType,{instancePath:n+"/AccountType",parentData:e,parentDataProperty:"Ac\
countType",rootData:i})||(r=r===null?A.errors:r.concat(A.errors),t=r.length)),e.ApiAccountStatus!==void 0&&(C(e.ApiAccountStatus,{instancePath:n+"/ApiAccountSta\
tus",parentData:e,parentDataProperty:"ApiAccountStatus",rootData:i})||(r=r===null?C.errors:r.concat(C.errors),t=r.length)),e.AccountCode!==void 0&&(P(e.AccountCode,
{instancePath:n+"/AccountCode",parentData:e,parentDataProperty:"AccountCode",rootData:i})||(r=r===null?P.errors:r.concat(P.errors),t=r.length)),e.ApiMessages!==
void 0&&(b(e.ApiMessages,{instancePath:n+"/ApiMessages",parentData:e,parentDataProperty:"ApiMessages",rootData:i})||(r=r===null?b.errors:r.concat(b.errors),t=r.
length)),e.ResultCount!==void 0&&(E(e.ResultCount,{instancePath:n+"/ResultCount",parentData:e,parentDataProperty:"ResultCount",rootData:i})||(r=r===null?E.errors:
r.concat(E.errors),t=r.length)),e.SupplierLink!==void 0&&(O(e.SupplierLink,{instancePath:n+"/SupplierLink",parentData:e,parentDataProperty:"SupplierLink",rootData:i})||
(r=r===null?O.errors:r.concat(O.errors),t=r.length))):(r=o(r,n,"type",{type:"object"}),t++),j.errors=r,t===0}function V(e,{instancePath:n="",parentData:p,parentDataProperty:l,
rootData:i=e}={}){let r=null,t=0;return j(e,{instancePath:n,parentData:p,parentDataProperty:l,rootData:i})||(r=r===null?j.errors:r.concat(j.errors),t=r.length),
V.errors=r,t===0}
export const request: Validator<"updateSupplierLink"> = $
export const response: Validator<"updateSupplierLink"> = _
