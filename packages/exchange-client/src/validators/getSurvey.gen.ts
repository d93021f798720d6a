// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(r,i,e,o)=>{const t={instancePath:i,keyword:e,params:o};return r===null?[t]:(r.push(t),r)},c=r=>{let i=0;for(const e of r)i++;return i},C=b,N=new RegExp(
"^-?\\d+$","u");function b(r,i=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.SurveyNumber===void 0&&(e=l(e,i,"required",{missingProperty:"Su\
rveyNumber"}),o++);for(const t in r)t!=="SurveyNumber"&&(e=l(e,i,"additionalProperties",{additionalProperty:t}),o++);if(r.SurveyNumber!==void 0){let t=r.SurveyNumber;
!Number.isSafeInteger(t)&&typeof t!="string"&&(e=l(e,i+"/SurveyNumber","type",{type:["integer","string"]}),o++),typeof t=="string"&&!N.test(t)&&(e=l(e,i+"/Surve\
yNumber","pattern",{pattern:"^-?\\d+$"}),o++)}}else e=l(e,i,"type",{type:"object"}),o++;return b.errors=e,o===0}const D=A;function y(r,i=""){let e=null,o=0;return Number.
isSafeInteger(r)||(e=l(e,i,"type",{type:"integer"}),o++),y.errors=e,o===0}function p(r,i=""){let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,i,"type",{type:"\
integer"}),o++),p.errors=e,o===0}function f(r,i=""){let e=null,o=0;return typeof r!="string"&&(e=l(e,i,"type",{type:"string"}),o++),f.errors=e,o===0}function n(r,i=""){
let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,i,"type",{type:"integer"}),o++),n.errors=e,o===0}function s(r,i=""){let e=null,o=0;return Number.isSafeInteger(
r)||(e=l(e,i,"type",{type:"integer"}),o++),s.errors=e,o===0}function v(r,i=""){let e=null,o=0;return typeof r!="string"&&(e=l(e,i,"type",{type:"string"}),o++),v.
errors=e,o===0}function g(r,i=""){let e=null,o=0;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)typeof r[u]!="string"&&(e=l(e,i+"/"+u,"type",{type:"s\
tring"}),o++)}else e=l(e,i,"type",{type:"array"}),o++;return g.errors=e,o===0}function I(r,i=""){let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,i,"type",
{type:"integer"}),o++),I.errors=e,o===0}function m(r,i=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.AccountID!==void 0){let t=r.AccountID;
Number.isSafeInteger(t)||(e=l(e,i+"/AccountID","type",{type:"integer"}),o++)}if(r.SurveyStatusCode!==void 0&&typeof r.SurveyStatusCode!="string"&&(e=l(e,i+"/Sur\
veyStatusCode","type",{type:"string"}),o++),r.SurveyPriority!==void 0){let t=r.SurveyPriority;Number.isSafeInteger(t)||(e=l(e,i+"/SurveyPriority","type",{type:"\
integer"}),o++),typeof t=="number"&&isFinite(t)&&((t>11||isNaN(t))&&(e=l(e,i+"/SurveyPriority","maximum",{comparison:"<=",limit:11}),o++),(t<1||isNaN(t))&&(e=l(
e,i+"/SurveyPriority","minimum",{comparison:">=",limit:1}),o++))}if(r.SurveyName!==void 0){let t=r.SurveyName;typeof t=="string"?t.length>128&&c(t)>128&&(e=l(e,
i+"/SurveyName","maxLength",{limit:128}),o++):(e=l(e,i+"/SurveyName","type",{type:"string"}),o++)}if(r.CountryLanguageID!==void 0){let t=r.CountryLanguageID;Number.
isSafeInteger(t)||(e=l(e,i+"/CountryLanguageID","type",{type:"integer"}),o++)}if(r.IndustryID!==void 0){let t=r.IndustryID;Number.isSafeInteger(t)||(e=l(e,i+"/I\
ndustryID","type",{type:"integer"}),o++)}if(r.StudyTypeID!==void 0){let t=r.StudyTypeID;Number.isSafeInteger(t)||(e=l(e,i+"/StudyTypeID","type",{type:"integer"}),
o++)}if(r.ClientCPI!==void 0){let t=r.ClientCPI;typeof t=="number"&&isFinite(t)||(e=l(e,i+"/ClientCPI","type",{type:"number"}),o++)}if(r.QuotaCPI!==void 0){let t=r.
QuotaCPI;typeof t=="number"&&isFinite(t)||(e=l(e,i+"/QuotaCPI","type",{type:"number"}),o++)}if(r.ClientSurveyLiveURL!==void 0){let t=r.ClientSurveyLiveURL;typeof t==
"string"?t.length>3e3&&c(t)>3e3&&(e=l(e,i+"/ClientSurveyLiveURL","maxLength",{limit:3e3}),o++):(e=l(e,i+"/ClientSurveyLiveURL","type",{type:"string"}),o++)}if(r.
TestRedirectURL!==void 0){let t=r.TestRedirectURL;typeof t=="string"?t.length>3e3&&c(t)>3e3&&(e=l(e,i+"/TestRedirectURL","maxLength",{limit:3e3}),o++):(e=l(e,i+
"/TestRedirectURL","type",{type:"string"}),o++)}if(r.IsActive!==void 0&&typeof r.IsActive!="boolean"&&(e=l(e,i+"/IsActive","type",{type:"boolean"}),o++),r.Quota!==
void 0){let t=r.Quota;Number.isSafeInteger(t)||(e=l(e,i+"/Quota","type",{type:"integer"}),o++)}if(r.PlatformExchangeAllocation!==void 0){let t=r.PlatformExchangeAllocation;
typeof t=="number"&&isFinite(t)?((t>100||isNaN(t))&&(e=l(e,i+"/PlatformExchangeAllocation","maximum",{comparison:"<=",limit:100}),o++),(t<0||isNaN(t))&&(e=l(e,i+
"/PlatformExchangeAllocation","minimum",{comparison:">=",limit:0}),o++)):(e=l(e,i+"/PlatformExchangeAllocation","type",{type:"number"}),o++)}if(r.PlatformExchangeHedgeAccess!==
void 0&&typeof r.PlatformExchangeHedgeAccess!="boolean"&&(e=l(e,i+"/PlatformExchangeHedgeAccess","type",{type:"boolean"}),o++),r.IsVerifyCallBack!==void 0&&typeof r.
IsVerifyCallBack!="boolean"&&(e=l(e,i+"/IsVerifyCallBack","type",{type:"boolean"}),o++),r.UniquePID!==void 0&&typeof r.UniquePID!="boolean"&&(e=l(e,i+"/UniquePI\
D","type",{type:"boolean"}),o++),r.UniqueIPAddress!==void 0&&typeof r.UniqueIPAddress!="boolean"&&(e=l(e,i+"/UniqueIPAddress","type",{type:"boolean"}),o++),r.IsRelevantID!==
void 0&&typeof r.IsRelevantID!="boolean"&&(e=l(e,i+"/IsRelevantID","type",{type:"boolean"}),o++),r.IsDedupe!==void 0&&typeof r.IsDedupe!="boolean"&&(e=l(e,i+"/I\
sDedupe","type",{type:"boolean"}),o++),r.IsGeoIP!==void 0&&typeof r.IsGeoIP!="boolean"&&(e=l(e,i+"/IsGeoIP","type",{type:"boolean"}),o++),r.IsFraudProfile!==void 0&&
typeof r.IsFraudProfile!="boolean"&&(e=l(e,i+"/IsFraudProfile","type",{type:"boolean"}),o++),r.IsTrueSample!==void 0&&typeof r.IsTrueSample!="boolean"&&(e=l(e,i+
"/IsTrueSample","type",{type:"boolean"}),o++),r.FraudProfileThreshold!==void 0){let t=r.FraudProfileThreshold;Number.isSafeInteger(t)||(e=l(e,i+"/FraudProfileTh\
reshold","type",{type:"integer"}),o++)}if(r.QuotaCalculationTypeID!==void 0){let t=r.QuotaCalculationTypeID;Number.isSafeInteger(t)||(e=l(e,i+"/QuotaCalculation\
TypeID","type",{type:"integer"}),o++)}if(r.SurveyPlatformID!==void 0){let t=r.SurveyPlatformID;Number.isSafeInteger(t)||(e=l(e,i+"/SurveyPlatformID","type",{type:"\
integer"}),o++),t!==1&&(e=l(e,i+"/SurveyPlatformID","const",{allowedValue:1}),o++)}if(r.BidLengthOfInterview!==void 0){let t=r.BidLengthOfInterview;Number.isSafeInteger(
t)||(e=l(e,i+"/BidLengthOfInterview","type",{type:"integer"}),o++)}if(r.BusinessUnitID!==void 0){let t=r.BusinessUnitID;Number.isSafeInteger(t)||(e=l(e,i+"/Busi\
nessUnitID","type",{type:"integer"}),o++)}if(r.SampleTypeID!==void 0){let t=r.SampleTypeID;Number.isSafeInteger(t)||(e=l(e,i+"/SampleTypeID","type",{type:"integ\
er"}),o++)}if(r.BidIncidence!==void 0){let t=r.BidIncidence;Number.isSafeInteger(t)||(e=l(e,i+"/BidIncidence","type",{type:"integer"}),o++)}if(r.CollectsPII!==void 0){
let t=r.CollectsPII;typeof t!="boolean"&&t!==null&&(e=l(e,i+"/CollectsPII","type",{type:["boolean","null"]}),o++)}}else e=l(e,i,"type",{type:"object"}),o++;return m.
errors=e,o===0}function S(r,i=""){let e=null,o=0;if(m(r,i)||(e=e===null?m.errors:e.concat(m.errors),o=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.SurveyNumber!==
void 0){let t=r.SurveyNumber;Number.isSafeInteger(t)||(e=l(e,i+"/SurveyNumber","type",{type:"integer"}),o++)}r.SurveySID!==void 0&&typeof r.SurveySID!="string"&&
(e=l(e,i+"/SurveySID","type",{type:"string"}),o++)}else e=l(e,i,"type",{type:"object"}),o++;return r&&typeof r=="object"&&!Array.isArray(r)&&r.SurveyNumber===void 0&&
(e=l(e,i,"required",{missingProperty:"SurveyNumber"}),o++),S.errors=e,o===0}function A(r,i=""){let e=null,o=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.
ApiResult!==void 0&&(y(r.ApiResult,i+"/ApiResult")||(e=e===null?y.errors:e.concat(y.errors),o=e.length)),r.ApiResultCode!==void 0&&(p(r.ApiResultCode,i+"/ApiRes\
ultCode")||(e=e===null?p.errors:e.concat(p.errors),o=e.length)),r.ApiAccount!==void 0&&(f(r.ApiAccount,i+"/ApiAccount")||(e=e===null?f.errors:e.concat(f.errors),
o=e.length)),r.AccountType!==void 0&&(n(r.AccountType,i+"/AccountType")||(e=e===null?n.errors:e.concat(n.errors),o=e.length)),r.ApiAccountStatus!==void 0&&(s(r.
ApiAccountStatus,i+"/ApiAccountStatus")||(e=e===null?s.errors:e.concat(s.errors),o=e.length)),r.AccountCode!==void 0&&(v(r.AccountCode,i+"/AccountCode")||(e=e===
null?v.errors:e.concat(v.errors),o=e.length)),r.ApiMessages!==void 0&&(g(r.ApiMessages,i+"/ApiMessages")||(e=e===null?g.errors:e.concat(g.errors),o=e.length)),r.
ResultCount!==void 0&&(I(r.ResultCount,i+"/ResultCount")||(e=e===null?I.errors:e.concat(I.errors),o=e.length)),r.Survey!==void 0&&(S(r.Survey,i+"/Survey")||(e=e===
null?S.errors:e.concat(S.errors),o=e.length))):(e=l(e,i,"type",{type:"object"}),o++),A.errors=e,o===0}
/**
 * Whether a value is an input of `getSurvey` (`GET /Demand/v1/Surveys/BySurveyNumber/{SurveyNumber}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getSurvey } from "@fieldwork/exchange-client/request-validators"
 * getSurvey({"SurveyNumber":48213907}) // => true
 * getSurvey({ colour: "red" }) // => false
 * getSurvey.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getSurvey"> = C
/**
 * Whether a value is the body of a successful response of `getSurvey` (`GET /Demand/v1/Surveys/BySurveyNumber/{SurveyNumber}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getSurvey } from "@fieldwork/exchange-client/validators"
 * getSurvey(null) // => false
 * getSurvey.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getSurvey"> = D
