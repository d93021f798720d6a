// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(r,i,e,o)=>{const t={instancePath:i,keyword:e,params:o};return r===null?[t]:(r.push(t),r)},A=r=>{let i=0;for(const e of r)i++;return i},E=N;function N(r,i=""){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.SupplierCode===void 0&&(e=l(e,i,"required",{missingProperty:"SupplierCode"}),o++);for(const t in r)
t!=="SupplierCode"&&(e=l(e,i,"additionalProperties",{additionalProperty:t}),o++);if(r.SupplierCode!==void 0){let t=r.SupplierCode;typeof t!="string"&&!Number.isSafeInteger(
t)&&(e=l(e,i+"/SupplierCode","type",{type:["string","integer"]}),o++)}}else e=l(e,i,"type",{type:"object"}),o++;return N.errors=e,o===0}const T=d;function p(r,i=""){
let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,i,"type",{type:"integer"}),o++),p.errors=e,o===0}function y(r,i=""){let e=null,o=0;return Number.isSafeInteger(
r)||(e=l(e,i,"type",{type:"integer"}),o++),y.errors=e,o===0}function s(r,i=""){let e=null,o=0;return typeof r!="string"&&(e=l(e,i,"type",{type:"string"}),o++),s.
errors=e,o===0}function f(r,i=""){let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,i,"type",{type:"integer"}),o++),f.errors=e,o===0}function v(r,i=""){let e=null,
o=0;return Number.isSafeInteger(r)||(e=l(e,i,"type",{type:"integer"}),o++),v.errors=e,o===0}function g(r,i=""){let e=null,o=0;return typeof r!="string"&&(e=l(e,
i,"type",{type:"string"}),o++),g.errors=e,o===0}function I(r,i=""){let e=null,o=0;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)typeof r[u]!="string"&&
(e=l(e,i+"/"+u,"type",{type:"string"}),o++)}else e=l(e,i,"type",{type:"array"}),o++;return I.errors=e,o===0}function S(r,i=""){let e=null,o=0;return Number.isSafeInteger(
r)||(e=l(e,i,"type",{type:"integer"}),o++),S.errors=e,o===0}const D=new RegExp("^/Date\\(-?\\d+([+-]\\d{4})?\\)/$","u");function m(r,i=""){let e=null,o=0;return typeof r==
"string"?D.test(r)||(e=l(e,i,"pattern",{pattern:"^/Date\\(-?\\d+([+-]\\d{4})?\\)/$"}),o++):(e=l(e,i,"type",{type:"string"}),o++),m.errors=e,o===0}function c(r,i=""){
let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,i,"type",{type:"integer"}),o++),c.errors=e,o===0}function b(r,i=""){let e=null,o=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.Value!==void 0){let t=r.Value;typeof t=="number"&&isFinite(t)||(e=l(e,i+"/Value","type",{type:"number"}),o++)}r.CurrencyCode!==void 0&&typeof r.
CurrencyCode!="string"&&(e=l(e,i+"/CurrencyCode","type",{type:"string"}),o++)}else e=l(e,i,"type",{type:"object"}),o++;return b.errors=e,o===0}function C(r,i=""){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.SurveyNumber===void 0&&(e=l(e,i,"required",{missingProperty:"SurveyNumber"}),o++),r.SurveyName!==
void 0){let t=r.SurveyName;typeof t=="string"?t.length>128&&A(t)>128&&(e=l(e,i+"/SurveyName","maxLength",{limit:128}),o++):(e=l(e,i+"/SurveyName","type",{type:"\
string"}),o++)}if(r.SurveyNumber!==void 0){let t=r.SurveyNumber;Number.isSafeInteger(t)||(e=l(e,i+"/SurveyNumber","type",{type:"integer"}),o++)}if(r.SurveySID!==
void 0&&typeof r.SurveySID!="string"&&(e=l(e,i+"/SurveySID","type",{type:"string"}),o++),r.AccountName!==void 0&&typeof r.AccountName!="string"&&(e=l(e,i+"/Acco\
untName","type",{type:"string"}),o++),r.CountryLanguageID!==void 0){let t=r.CountryLanguageID;Number.isSafeInteger(t)||(e=l(e,i+"/CountryLanguageID","type",{type:"\
integer"}),o++)}if(r.LengthOfInterview!==void 0){let t=r.LengthOfInterview;Number.isSafeInteger(t)||(e=l(e,i+"/LengthOfInterview","type",{type:"integer"}),o++)}
if(r.BidIncidence!==void 0){let t=r.BidIncidence;Number.isSafeInteger(t)||(e=l(e,i+"/BidIncidence","type",{type:"integer"}),o++)}if(r.Conversion!==void 0){let t=r.
Conversion;typeof t=="number"&&isFinite(t)||(e=l(e,i+"/Conversion","type",{type:"number"}),o++)}if(r.CPI!==void 0){let t=r.CPI;typeof t=="number"&&isFinite(t)||
(e=l(e,i+"/CPI","type",{type:"number"}),o++)}if(r.FieldEndDate!==void 0&&(m(r.FieldEndDate,i+"/FieldEndDate")||(e=e===null?m.errors:e.concat(m.errors),o=e.length)),
r.IndustryID!==void 0){let t=r.IndustryID;Number.isSafeInteger(t)||(e=l(e,i+"/IndustryID","type",{type:"integer"}),o++)}if(r.StudyTypeID!==void 0){let t=r.StudyTypeID;
Number.isSafeInteger(t)||(e=l(e,i+"/StudyTypeID","type",{type:"integer"}),o++)}if(r.OverallCompletes!==void 0){let t=r.OverallCompletes;Number.isSafeInteger(t)||
(e=l(e,i+"/OverallCompletes","type",{type:"integer"}),o++)}if(r.TotalRemaining!==void 0){let t=r.TotalRemaining;Number.isSafeInteger(t)||(e=l(e,i+"/TotalRemaini\
ng","type",{type:"integer"}),o++)}if(r.CompletionPercentage!==void 0){let t=r.CompletionPercentage;typeof t=="number"&&isFinite(t)||(e=l(e,i+"/CompletionPercent\
age","type",{type:"number"}),o++)}if(r.SurveyGroup!==void 0){let t=r.SurveyGroup;typeof t!="string"&&t!==null&&(e=l(e,i+"/SurveyGroup","type",{type:["string","n\
ull"]}),o++),typeof t=="string"&&t.length>200&&A(t)>200&&(e=l(e,i+"/SurveyGroup","maxLength",{limit:200}),o++)}if(r.SurveyGroupID!==void 0){let t=r.SurveyGroupID;
!Number.isSafeInteger(t)&&t!==null&&(e=l(e,i+"/SurveyGroupID","type",{type:["integer","null"]}),o++)}if(r.SurveyGroupExists!==void 0&&(c(r.SurveyGroupExists,i+"\
/SurveyGroupExists")||(e=e===null?c.errors:e.concat(c.errors),o=e.length)),r.BidLengthOfInterview!==void 0){let t=r.BidLengthOfInterview;Number.isSafeInteger(t)||
(e=l(e,i+"/BidLengthOfInterview","type",{type:"integer"}),o++)}if(r.TerminationLengthOfInterview!==void 0){let t=r.TerminationLengthOfInterview;Number.isSafeInteger(
t)||(e=l(e,i+"/TerminationLengthOfInterview","type",{type:"integer"}),o++)}if(r.SurveyQuotaCalcTypeID!==void 0){let t=r.SurveyQuotaCalcTypeID;Number.isSafeInteger(
t)||(e=l(e,i+"/SurveyQuotaCalcTypeID","type",{type:"integer"}),o++)}if(r.IsTrueSample!==void 0&&typeof r.IsTrueSample!="boolean"&&(e=l(e,i+"/IsTrueSample","type",
{type:"boolean"}),o++),r.SurveyMobileConversion!==void 0){let t=r.SurveyMobileConversion;typeof t=="number"&&isFinite(t)||(e=l(e,i+"/SurveyMobileConversion","ty\
pe",{type:"number"}),o++)}if(r.SampleTypeID!==void 0){let t=r.SampleTypeID;!Number.isSafeInteger(t)&&t!==null&&(e=l(e,i+"/SampleTypeID","type",{type:["integer",
"null"]}),o++)}r.CollectsPII!==void 0&&typeof r.CollectsPII!="boolean"&&(e=l(e,i+"/CollectsPII","type",{type:"boolean"}),o++),r.IsOnlySupplierInGroup!==void 0&&
typeof r.IsOnlySupplierInGroup!="boolean"&&(e=l(e,i+"/IsOnlySupplierInGroup","type",{type:"boolean"}),o++),r.RPI!==void 0&&(b(r.RPI,i+"/RPI")||(e=e===null?b.errors:
e.concat(b.errors),o=e.length))}else e=l(e,i,"type",{type:"object"}),o++;return C.errors=e,o===0}function d(r,i=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.ApiResult!==void 0&&(p(r.ApiResult,i+"/ApiResult")||(e=e===null?p.errors:e.concat(p.errors),o=e.length)),r.ApiResultCode!==void 0&&(y(r.ApiResultCode,
i+"/ApiResultCode")||(e=e===null?y.errors:e.concat(y.errors),o=e.length)),r.ApiAccount!==void 0&&(s(r.ApiAccount,i+"/ApiAccount")||(e=e===null?s.errors:e.concat(
s.errors),o=e.length)),r.AccountType!==void 0&&(f(r.AccountType,i+"/AccountType")||(e=e===null?f.errors:e.concat(f.errors),o=e.length)),r.ApiAccountStatus!==void 0&&
(v(r.ApiAccountStatus,i+"/ApiAccountStatus")||(e=e===null?v.errors:e.concat(v.errors),o=e.length)),r.AccountCode!==void 0&&(g(r.AccountCode,i+"/AccountCode")||(e=
e===null?g.errors:e.concat(g.errors),o=e.length)),r.ApiMessages!==void 0&&(I(r.ApiMessages,i+"/ApiMessages")||(e=e===null?I.errors:e.concat(I.errors),o=e.length)),
r.ResultCount!==void 0&&(S(r.ResultCount,i+"/ResultCount")||(e=e===null?S.errors:e.concat(S.errors),o=e.length)),r.Surveys!==void 0){let t=r.Surveys;if(Array.isArray(
t)){const u=t.length;for(let n=0;n<u;n++)C(t[n],i+"/Surveys/"+n)||(e=e===null?C.errors:e.concat(C.errors),o=e.length)}else e=l(e,i+"/Surveys","type",{type:"arra\
y"}),o++}}else e=l(e,i,"type",{type:"object"}),o++;return d.errors=e,o===0}
/**
 * Whether a value is an input of `listOfferwallSurveys` (`GET /Supply/v1/Surveys/AllOfferwall/{SupplierCode}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listOfferwallSurveys } from "@fieldwork/exchange-client/request-validators"
 * listOfferwallSurveys({"SupplierCode":"4217"}) // => true
 * listOfferwallSurveys({ colour: "red" }) // => false
 * listOfferwallSurveys.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listOfferwallSurveys"> = E
/**
 * Whether a value is the body of a successful response of `listOfferwallSurveys` (`GET /Supply/v1/Surveys/AllOfferwall/{SupplierCode}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listOfferwallSurveys } from "@fieldwork/exchange-client/validators"
 * listOfferwallSurveys(null) // => false
 * listOfferwallSurveys.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listOfferwallSurveys"> = T
