// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(r,t,e,o)=>{const i={instancePath:t,keyword:e,params:o};return r===null?[i]:(r.push(i),r)},A={AccountID:1,SurveyStatusCode:1,SurveyPriority:1,SurveyName:1,
CountryLanguageID:1,IndustryID:1,StudyTypeID:1,ClientCPI:1,QuotaCPI:1,ClientSurveyLiveURL:1,TestRedirectURL:1,IsActive:1,Quota:1,PlatformExchangeAllocation:1,PlatformExchangeHedgeAccess:1,
IsVerifyCallBack:1,UniquePID:1,UniqueIPAddress:1,IsRelevantID:1,IsDedupe:1,IsGeoIP:1,IsFraudProfile:1,IsTrueSample:1,FraudProfileThreshold:1,QuotaCalculationTypeID:1,
SurveyPlatformID:1,BidLengthOfInterview:1,BusinessUnitID:1,SampleTypeID:1,BidIncidence:1,CollectsPII:1},y=r=>{let t=0;for(const e of r)t++;return t},N=d,C=Object.
prototype.hasOwnProperty;function f(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.SurveyStatusCode===void 0&&(e=l(e,t,"required",{missingProperty:"\
SurveyStatusCode"}),o++),r.SurveyName===void 0&&(e=l(e,t,"required",{missingProperty:"SurveyName"}),o++),r.CountryLanguageID===void 0&&(e=l(e,t,"required",{missingProperty:"\
CountryLanguageID"}),o++),r.ClientSurveyLiveURL===void 0&&(e=l(e,t,"required",{missingProperty:"ClientSurveyLiveURL"}),o++);for(const i in r)C.call(A,i)||(e=l(e,
t,"additionalProperties",{additionalProperty:i}),o++);if(r.AccountID!==void 0){let i=r.AccountID;Number.isSafeInteger(i)||(e=l(e,t+"/AccountID","type",{type:"in\
teger"}),o++)}if(r.SurveyStatusCode!==void 0&&typeof r.SurveyStatusCode!="string"&&(e=l(e,t+"/SurveyStatusCode","type",{type:"string"}),o++),r.SurveyPriority!==
void 0){let i=r.SurveyPriority;Number.isSafeInteger(i)||(e=l(e,t+"/SurveyPriority","type",{type:"integer"}),o++),typeof i=="number"&&isFinite(i)&&((i>11||isNaN(
i))&&(e=l(e,t+"/SurveyPriority","maximum",{comparison:"<=",limit:11}),o++),(i<1||isNaN(i))&&(e=l(e,t+"/SurveyPriority","minimum",{comparison:">=",limit:1}),o++))}
if(r.SurveyName!==void 0){let i=r.SurveyName;typeof i=="string"?i.length>128&&y(i)>128&&(e=l(e,t+"/SurveyName","maxLength",{limit:128}),o++):(e=l(e,t+"/SurveyNa\
me","type",{type:"string"}),o++)}if(r.CountryLanguageID!==void 0){let i=r.CountryLanguageID;Number.isSafeInteger(i)||(e=l(e,t+"/CountryLanguageID","type",{type:"\
integer"}),o++)}if(r.IndustryID!==void 0){let i=r.IndustryID;Number.isSafeInteger(i)||(e=l(e,t+"/IndustryID","type",{type:"integer"}),o++)}if(r.StudyTypeID!==void 0){
let i=r.StudyTypeID;Number.isSafeInteger(i)||(e=l(e,t+"/StudyTypeID","type",{type:"integer"}),o++)}if(r.ClientCPI!==void 0){let i=r.ClientCPI;typeof i=="number"&&
isFinite(i)||(e=l(e,t+"/ClientCPI","type",{type:"number"}),o++)}if(r.QuotaCPI!==void 0){let i=r.QuotaCPI;typeof i=="number"&&isFinite(i)||(e=l(e,t+"/QuotaCPI","\
type",{type:"number"}),o++)}if(r.ClientSurveyLiveURL!==void 0){let i=r.ClientSurveyLiveURL;typeof i=="string"?i.length>3e3&&y(i)>3e3&&(e=l(e,t+"/ClientSurveyLiv\
eURL","maxLength",{limit:3e3}),o++):(e=l(e,t+"/ClientSurveyLiveURL","type",{type:"string"}),o++)}if(r.TestRedirectURL!==void 0){let i=r.TestRedirectURL;typeof i==
"string"?i.length>3e3&&y(i)>3e3&&(e=l(e,t+"/TestRedirectURL","maxLength",{limit:3e3}),o++):(e=l(e,t+"/TestRedirectURL","type",{type:"string"}),o++)}if(r.IsActive!==
void 0&&typeof r.IsActive!="boolean"&&(e=l(e,t+"/IsActive","type",{type:"boolean"}),o++),r.Quota!==void 0){let i=r.Quota;Number.isSafeInteger(i)||(e=l(e,t+"/Quo\
ta","type",{type:"integer"}),o++)}if(r.PlatformExchangeAllocation!==void 0){let i=r.PlatformExchangeAllocation;typeof i=="number"&&isFinite(i)?((i>100||isNaN(i))&&
(e=l(e,t+"/PlatformExchangeAllocation","maximum",{comparison:"<=",limit:100}),o++),(i<0||isNaN(i))&&(e=l(e,t+"/PlatformExchangeAllocation","minimum",{comparison:"\
>=",limit:0}),o++)):(e=l(e,t+"/PlatformExchangeAllocation","type",{type:"number"}),o++)}if(r.PlatformExchangeHedgeAccess!==void 0&&typeof r.PlatformExchangeHedgeAccess!=
"boolean"&&(e=l(e,t+"/PlatformExchangeHedgeAccess","type",{type:"boolean"}),o++),r.IsVerifyCallBack!==void 0&&typeof r.IsVerifyCallBack!="boolean"&&(e=l(e,t+"/I\
sVerifyCallBack","type",{type:"boolean"}),o++),r.UniquePID!==void 0&&typeof r.UniquePID!="boolean"&&(e=l(e,t+"/UniquePID","type",{type:"boolean"}),o++),r.UniqueIPAddress!==
void 0&&typeof r.UniqueIPAddress!="boolean"&&(e=l(e,t+"/UniqueIPAddress","type",{type:"boolean"}),o++),r.IsRelevantID!==void 0&&typeof r.IsRelevantID!="boolean"&&
(e=l(e,t+"/IsRelevantID","type",{type:"boolean"}),o++),r.IsDedupe!==void 0&&typeof r.IsDedupe!="boolean"&&(e=l(e,t+"/IsDedupe","type",{type:"boolean"}),o++),r.IsGeoIP!==
void 0&&typeof r.IsGeoIP!="boolean"&&(e=l(e,t+"/IsGeoIP","type",{type:"boolean"}),o++),r.IsFraudProfile!==void 0&&typeof r.IsFraudProfile!="boolean"&&(e=l(e,t+"\
/IsFraudProfile","type",{type:"boolean"}),o++),r.IsTrueSample!==void 0&&typeof r.IsTrueSample!="boolean"&&(e=l(e,t+"/IsTrueSample","type",{type:"boolean"}),o++),
r.FraudProfileThreshold!==void 0){let i=r.FraudProfileThreshold;Number.isSafeInteger(i)||(e=l(e,t+"/FraudProfileThreshold","type",{type:"integer"}),o++)}if(r.QuotaCalculationTypeID!==
void 0){let i=r.QuotaCalculationTypeID;Number.isSafeInteger(i)||(e=l(e,t+"/QuotaCalculationTypeID","type",{type:"integer"}),o++)}if(r.SurveyPlatformID!==void 0){
let i=r.SurveyPlatformID;Number.isSafeInteger(i)||(e=l(e,t+"/SurveyPlatformID","type",{type:"integer"}),o++),i!==1&&(e=l(e,t+"/SurveyPlatformID","const",{allowedValue:1}),
o++)}if(r.BidLengthOfInterview!==void 0){let i=r.BidLengthOfInterview;Number.isSafeInteger(i)||(e=l(e,t+"/BidLengthOfInterview","type",{type:"integer"}),o++)}if(r.
BusinessUnitID!==void 0){let i=r.BusinessUnitID;Number.isSafeInteger(i)||(e=l(e,t+"/BusinessUnitID","type",{type:"integer"}),o++)}if(r.SampleTypeID!==void 0){let i=r.
SampleTypeID;Number.isSafeInteger(i)||(e=l(e,t+"/SampleTypeID","type",{type:"integer"}),o++)}if(r.BidIncidence!==void 0){let i=r.BidIncidence;Number.isSafeInteger(
i)||(e=l(e,t+"/BidIncidence","type",{type:"integer"}),o++)}if(r.CollectsPII!==void 0){let i=r.CollectsPII;typeof i!="boolean"&&i!==null&&(e=l(e,t+"/CollectsPII",
"type",{type:["boolean","null"]}),o++)}}else e=l(e,t,"type",{type:"object"}),o++;return f.errors=e,o===0}function d(r,t=""){let e=null,o=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){r.body===void 0&&(e=l(e,t,"required",{missingProperty:"body"}),o++);for(const i in r)i!=="body"&&(e=l(e,t,"additionalProperties",{additionalProperty:i}),
o++);r.body!==void 0&&(f(r.body,t+"/body")||(e=e===null?f.errors:e.concat(f.errors),o=e.length))}else e=l(e,t,"type",{type:"object"}),o++;return d.errors=e,o===
0}const L=D;function p(r,t=""){let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,t,"type",{type:"integer"}),o++),p.errors=e,o===0}function n(r,t=""){let e=null,
o=0;return Number.isSafeInteger(r)||(e=l(e,t,"type",{type:"integer"}),o++),n.errors=e,o===0}function s(r,t=""){let e=null,o=0;return typeof r!="string"&&(e=l(e,
t,"type",{type:"string"}),o++),s.errors=e,o===0}function I(r,t=""){let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,t,"type",{type:"integer"}),o++),I.errors=
e,o===0}function v(r,t=""){let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,t,"type",{type:"integer"}),o++),v.errors=e,o===0}function g(r,t=""){let e=null,
o=0;return typeof r!="string"&&(e=l(e,t,"type",{type:"string"}),o++),g.errors=e,o===0}function m(r,t=""){let e=null,o=0;if(Array.isArray(r)){const i=r.length;for(let u=0;u<
i;u++)typeof r[u]!="string"&&(e=l(e,t+"/"+u,"type",{type:"string"}),o++)}else e=l(e,t,"type",{type:"array"}),o++;return m.errors=e,o===0}function S(r,t=""){let e=null,
o=0;return Number.isSafeInteger(r)||(e=l(e,t,"type",{type:"integer"}),o++),S.errors=e,o===0}function b(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.AccountID!==void 0){let i=r.AccountID;Number.isSafeInteger(i)||(e=l(e,t+"/AccountID","type",{type:"integer"}),o++)}if(r.SurveyStatusCode!==void 0&&typeof r.
SurveyStatusCode!="string"&&(e=l(e,t+"/SurveyStatusCode","type",{type:"string"}),o++),r.SurveyPriority!==void 0){let i=r.SurveyPriority;Number.isSafeInteger(i)||
(e=l(e,t+"/SurveyPriority","type",{type:"integer"}),o++),typeof i=="number"&&isFinite(i)&&((i>11||isNaN(i))&&(e=l(e,t+"/SurveyPriority","maximum",{comparison:"<\
=",limit:11}),o++),(i<1||isNaN(i))&&(e=l(e,t+"/SurveyPriority","minimum",{comparison:">=",limit:1}),o++))}if(r.SurveyName!==void 0){let i=r.SurveyName;typeof i==
"string"?i.length>128&&y(i)>128&&(e=l(e,t+"/SurveyName","maxLength",{limit:128}),o++):(e=l(e,t+"/SurveyName","type",{type:"string"}),o++)}if(r.CountryLanguageID!==
void 0){let i=r.CountryLanguageID;Number.isSafeInteger(i)||(e=l(e,t+"/CountryLanguageID","type",{type:"integer"}),o++)}if(r.IndustryID!==void 0){let i=r.IndustryID;
Number.isSafeInteger(i)||(e=l(e,t+"/IndustryID","type",{type:"integer"}),o++)}if(r.StudyTypeID!==void 0){let i=r.StudyTypeID;Number.isSafeInteger(i)||(e=l(e,t+"\
/StudyTypeID","type",{type:"integer"}),o++)}if(r.ClientCPI!==void 0){let i=r.ClientCPI;typeof i=="number"&&isFinite(i)||(e=l(e,t+"/ClientCPI","type",{type:"numb\
er"}),o++)}if(r.QuotaCPI!==void 0){let i=r.QuotaCPI;typeof i=="number"&&isFinite(i)||(e=l(e,t+"/QuotaCPI","type",{type:"number"}),o++)}if(r.ClientSurveyLiveURL!==
void 0){let i=r.ClientSurveyLiveURL;typeof i=="string"?i.length>3e3&&y(i)>3e3&&(e=l(e,t+"/ClientSurveyLiveURL","maxLength",{limit:3e3}),o++):(e=l(e,t+"/ClientSu\
rveyLiveURL","type",{type:"string"}),o++)}if(r.TestRedirectURL!==void 0){let i=r.TestRedirectURL;typeof i=="string"?i.length>3e3&&y(i)>3e3&&(e=l(e,t+"/TestRedir\
ectURL","maxLength",{limit:3e3}),o++):(e=l(e,t+"/TestRedirectURL","type",{type:"string"}),o++)}if(r.IsActive!==void 0&&typeof r.IsActive!="boolean"&&(e=l(e,t+"/\
IsActive","type",{type:"boolean"}),o++),r.Quota!==void 0){let i=r.Quota;Number.isSafeInteger(i)||(e=l(e,t+"/Quota","type",{type:"integer"}),o++)}if(r.PlatformExchangeAllocation!==
void 0){let i=r.PlatformExchangeAllocation;typeof i=="number"&&isFinite(i)?((i>100||isNaN(i))&&(e=l(e,t+"/PlatformExchangeAllocation","maximum",{comparison:"<=",
limit:100}),o++),(i<0||isNaN(i))&&(e=l(e,t+"/PlatformExchangeAllocation","minimum",{comparison:">=",limit:0}),o++)):(e=l(e,t+"/PlatformExchangeAllocation","type",
{type:"number"}),o++)}if(r.PlatformExchangeHedgeAccess!==void 0&&typeof r.PlatformExchangeHedgeAccess!="boolean"&&(e=l(e,t+"/PlatformExchangeHedgeAccess","type",
{type:"boolean"}),o++),r.IsVerifyCallBack!==void 0&&typeof r.IsVerifyCallBack!="boolean"&&(e=l(e,t+"/IsVerifyCallBack","type",{type:"boolean"}),o++),r.UniquePID!==
void 0&&typeof r.UniquePID!="boolean"&&(e=l(e,t+"/UniquePID","type",{type:"boolean"}),o++),r.UniqueIPAddress!==void 0&&typeof r.UniqueIPAddress!="boolean"&&(e=l(
e,t+"/UniqueIPAddress","type",{type:"boolean"}),o++),r.IsRelevantID!==void 0&&typeof r.IsRelevantID!="boolean"&&(e=l(e,t+"/IsRelevantID","type",{type:"boolean"}),
o++),r.IsDedupe!==void 0&&typeof r.IsDedupe!="boolean"&&(e=l(e,t+"/IsDedupe","type",{type:"boolean"}),o++),r.IsGeoIP!==void 0&&typeof r.IsGeoIP!="boolean"&&(e=l(
e,t+"/IsGeoIP","type",{type:"boolean"}),o++),r.IsFraudProfile!==void 0&&typeof r.IsFraudProfile!="boolean"&&(e=l(e,t+"/IsFraudProfile","type",{type:"boolean"}),
o++),r.IsTrueSample!==void 0&&typeof r.IsTrueSample!="boolean"&&(e=l(e,t+"/IsTrueSample","type",{type:"boolean"}),o++),r.FraudProfileThreshold!==void 0){let i=r.
FraudProfileThreshold;Number.isSafeInteger(i)||(e=l(e,t+"/FraudProfileThreshold","type",{type:"integer"}),o++)}if(r.QuotaCalculationTypeID!==void 0){let i=r.QuotaCalculationTypeID;
Number.isSafeInteger(i)||(e=l(e,t+"/QuotaCalculationTypeID","type",{type:"integer"}),o++)}if(r.SurveyPlatformID!==void 0){let i=r.SurveyPlatformID;Number.isSafeInteger(
i)||(e=l(e,t+"/SurveyPlatformID","type",{type:"integer"}),o++),i!==1&&(e=l(e,t+"/SurveyPlatformID","const",{allowedValue:1}),o++)}if(r.BidLengthOfInterview!==void 0){
let i=r.BidLengthOfInterview;Number.isSafeInteger(i)||(e=l(e,t+"/BidLengthOfInterview","type",{type:"integer"}),o++)}if(r.BusinessUnitID!==void 0){let i=r.BusinessUnitID;
Number.isSafeInteger(i)||(e=l(e,t+"/BusinessUnitID","type",{type:"integer"}),o++)}if(r.SampleTypeID!==void 0){let i=r.SampleTypeID;Number.isSafeInteger(i)||(e=l(
e,t+"/SampleTypeID","type",{type:"integer"}),o++)}if(r.BidIncidence!==void 0){let i=r.BidIncidence;Number.isSafeInteger(i)||(e=l(e,t+"/BidIncidence","type",{type:"\
integer"}),o++)}if(r.CollectsPII!==void 0){let i=r.CollectsPII;typeof i!="boolean"&&i!==null&&(e=l(e,t+"/CollectsPII","type",{type:["boolean","null"]}),o++)}}else
e=l(e,t,"type",{type:"object"}),o++;return b.errors=e,o===0}function c(r,t=""){let e=null,o=0;if(b(r,t)||(e=e===null?b.errors:e.concat(b.errors),o=e.length),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.SurveyNumber!==void 0){let i=r.SurveyNumber;Number.isSafeInteger(i)||(e=l(e,t+"/SurveyNumber","type",{type:"integer"}),
o++)}r.SurveySID!==void 0&&typeof r.SurveySID!="string"&&(e=l(e,t+"/SurveySID","type",{type:"string"}),o++)}else e=l(e,t,"type",{type:"object"}),o++;return r&&typeof r==
"object"&&!Array.isArray(r)&&r.SurveyNumber===void 0&&(e=l(e,t,"required",{missingProperty:"SurveyNumber"}),o++),c.errors=e,o===0}function D(r,t=""){let e=null,
o=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.ApiResult!==void 0&&(p(r.ApiResult,t+"/ApiResult")||(e=e===null?p.errors:e.concat(p.errors),o=e.length)),
r.ApiResultCode!==void 0&&(n(r.ApiResultCode,t+"/ApiResultCode")||(e=e===null?n.errors:e.concat(n.errors),o=e.length)),r.ApiAccount!==void 0&&(s(r.ApiAccount,t+
"/ApiAccount")||(e=e===null?s.errors:e.concat(s.errors),o=e.length)),r.AccountType!==void 0&&(I(r.AccountType,t+"/AccountType")||(e=e===null?I.errors:e.concat(I.
errors),o=e.length)),r.ApiAccountStatus!==void 0&&(v(r.ApiAccountStatus,t+"/ApiAccountStatus")||(e=e===null?v.errors:e.concat(v.errors),o=e.length)),r.AccountCode!==
void 0&&(g(r.AccountCode,t+"/AccountCode")||(e=e===null?g.errors:e.concat(g.errors),o=e.length)),r.ApiMessages!==void 0&&(m(r.ApiMessages,t+"/ApiMessages")||(e=
e===null?m.errors:e.concat(m.errors),o=e.length)),r.ResultCount!==void 0&&(S(r.ResultCount,t+"/ResultCount")||(e=e===null?S.errors:e.concat(S.errors),o=e.length)),
r.Survey!==void 0&&(c(r.Survey,t+"/Survey")||(e=e===null?c.errors:e.concat(c.errors),o=e.length))):(e=l(e,t,"type",{type:"object"}),o++),D.errors=e,o===0}
/**
 * Whether a value is an input of `createSurvey` (`POST /Demand/v1/Surveys/Create`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createSurvey } from "@fieldwork/exchange-client/request-validators"
 * createSurvey({ colour: "red" }) // => false
 * createSurvey.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"createSurvey"> = N
/**
 * Whether a value is the body of a successful response of `createSurvey` (`POST /Demand/v1/Surveys/Create`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createSurvey } from "@fieldwork/exchange-client/validators"
 * createSurvey(null) // => false
 * createSurvey.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"createSurvey"> = L
