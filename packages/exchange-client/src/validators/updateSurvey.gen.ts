// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(r,t,e,i)=>{const o={instancePath:t,keyword:e,params:i};return r===null?[o]:(r.push(o),r)},A={AccountID:1,SurveyStatusCode:1,SurveyPriority:1,SurveyName:1,
CountryLanguageID:1,IndustryID:1,StudyTypeID:1,ClientCPI:1,QuotaCPI:1,ClientSurveyLiveURL:1,TestRedirectURL:1,IsActive:1,Quota:1,PlatformExchangeAllocation:1,PlatformExchangeHedgeAccess:1,
IsVerifyCallBack:1,UniquePID:1,UniqueIPAddress:1,IsRelevantID:1,IsDedupe:1,IsGeoIP:1,IsFraudProfile:1,IsTrueSample:1,FraudProfileThreshold:1,QuotaCalculationTypeID:1,
SurveyPlatformID:1,BidLengthOfInterview:1,BusinessUnitID:1,SampleTypeID:1,BidIncidence:1,CollectsPII:1,SurveyNumber:1},y=r=>{let t=0;for(const e of r)t++;return t},
L=d,C=new RegExp("^-?\\d+$","u"),N=Object.prototype.hasOwnProperty;function f(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.SurveyNumber===
void 0&&(e=l(e,t,"required",{missingProperty:"SurveyNumber"}),i++),r.SurveyStatusCode===void 0&&(e=l(e,t,"required",{missingProperty:"SurveyStatusCode"}),i++),r.
SurveyName===void 0&&(e=l(e,t,"required",{missingProperty:"SurveyName"}),i++),r.CountryLanguageID===void 0&&(e=l(e,t,"required",{missingProperty:"CountryLanguag\
eID"}),i++),r.ClientSurveyLiveURL===void 0&&(e=l(e,t,"required",{missingProperty:"ClientSurveyLiveURL"}),i++);for(const o in r)N.call(A,o)||(e=l(e,t,"additional\
Properties",{additionalProperty:o}),i++);if(r.AccountID!==void 0){let o=r.AccountID;Number.isSafeInteger(o)||(e=l(e,t+"/AccountID","type",{type:"integer"}),i++)}
if(r.SurveyStatusCode!==void 0&&typeof r.SurveyStatusCode!="string"&&(e=l(e,t+"/SurveyStatusCode","type",{type:"string"}),i++),r.SurveyPriority!==void 0){let o=r.
SurveyPriority;Number.isSafeInteger(o)||(e=l(e,t+"/SurveyPriority","type",{type:"integer"}),i++),typeof o=="number"&&isFinite(o)&&((o>11||isNaN(o))&&(e=l(e,t+"/\
SurveyPriority","maximum",{comparison:"<=",limit:11}),i++),(o<1||isNaN(o))&&(e=l(e,t+"/SurveyPriority","minimum",{comparison:">=",limit:1}),i++))}if(r.SurveyName!==
void 0){let o=r.SurveyName;typeof o=="string"?o.length>128&&y(o)>128&&(e=l(e,t+"/SurveyName","maxLength",{limit:128}),i++):(e=l(e,t+"/SurveyName","type",{type:"\
string"}),i++)}if(r.CountryLanguageID!==void 0){let o=r.CountryLanguageID;Number.isSafeInteger(o)||(e=l(e,t+"/CountryLanguageID","type",{type:"integer"}),i++)}if(r.
IndustryID!==void 0){let o=r.IndustryID;Number.isSafeInteger(o)||(e=l(e,t+"/IndustryID","type",{type:"integer"}),i++)}if(r.StudyTypeID!==void 0){let o=r.StudyTypeID;
Number.isSafeInteger(o)||(e=l(e,t+"/StudyTypeID","type",{type:"integer"}),i++)}if(r.ClientCPI!==void 0){let o=r.ClientCPI;typeof o=="number"&&isFinite(o)||(e=l(
e,t+"/ClientCPI","type",{type:"number"}),i++)}if(r.QuotaCPI!==void 0){let o=r.QuotaCPI;typeof o=="number"&&isFinite(o)||(e=l(e,t+"/QuotaCPI","type",{type:"numbe\
r"}),i++)}if(r.ClientSurveyLiveURL!==void 0){let o=r.ClientSurveyLiveURL;typeof o=="string"?o.length>3e3&&y(o)>3e3&&(e=l(e,t+"/ClientSurveyLiveURL","maxLength",
{limit:3e3}),i++):(e=l(e,t+"/ClientSurveyLiveURL","type",{type:"string"}),i++)}if(r.TestRedirectURL!==void 0){let o=r.TestRedirectURL;typeof o=="string"?o.length>
3e3&&y(o)>3e3&&(e=l(e,t+"/TestRedirectURL","maxLength",{limit:3e3}),i++):(e=l(e,t+"/TestRedirectURL","type",{type:"string"}),i++)}if(r.IsActive!==void 0&&typeof r.
IsActive!="boolean"&&(e=l(e,t+"/IsActive","type",{type:"boolean"}),i++),r.Quota!==void 0){let o=r.Quota;Number.isSafeInteger(o)||(e=l(e,t+"/Quota","type",{type:"\
integer"}),i++)}if(r.PlatformExchangeAllocation!==void 0){let o=r.PlatformExchangeAllocation;typeof o=="number"&&isFinite(o)?((o>100||isNaN(o))&&(e=l(e,t+"/Plat\
formExchangeAllocation","maximum",{comparison:"<=",limit:100}),i++),(o<0||isNaN(o))&&(e=l(e,t+"/PlatformExchangeAllocation","minimum",{comparison:">=",limit:0}),
i++)):(e=l(e,t+"/PlatformExchangeAllocation","type",{type:"number"}),i++)}if(r.PlatformExchangeHedgeAccess!==void 0&&typeof r.PlatformExchangeHedgeAccess!="bool\
ean"&&(e=l(e,t+"/PlatformExchangeHedgeAccess","type",{type:"boolean"}),i++),r.IsVerifyCallBack!==void 0&&typeof r.IsVerifyCallBack!="boolean"&&(e=l(e,t+"/IsVeri\
fyCallBack","type",{type:"boolean"}),i++),r.UniquePID!==void 0&&typeof r.UniquePID!="boolean"&&(e=l(e,t+"/UniquePID","type",{type:"boolean"}),i++),r.UniqueIPAddress!==
void 0&&typeof r.UniqueIPAddress!="boolean"&&(e=l(e,t+"/UniqueIPAddress","type",{type:"boolean"}),i++),r.IsRelevantID!==void 0&&typeof r.IsRelevantID!="boolean"&&
(e=l(e,t+"/IsRelevantID","type",{type:"boolean"}),i++),r.IsDedupe!==void 0&&typeof r.IsDedupe!="boolean"&&(e=l(e,t+"/IsDedupe","type",{type:"boolean"}),i++),r.IsGeoIP!==
void 0&&typeof r.IsGeoIP!="boolean"&&(e=l(e,t+"/IsGeoIP","type",{type:"boolean"}),i++),r.IsFraudProfile!==void 0&&typeof r.IsFraudProfile!="boolean"&&(e=l(e,t+"\
/IsFraudProfile","type",{type:"boolean"}),i++),r.IsTrueSample!==void 0&&typeof r.IsTrueSample!="boolean"&&(e=l(e,t+"/IsTrueSample","type",{type:"boolean"}),i++),
r.FraudProfileThreshold!==void 0){let o=r.FraudProfileThreshold;Number.isSafeInteger(o)||(e=l(e,t+"/FraudProfileThreshold","type",{type:"integer"}),i++)}if(r.QuotaCalculationTypeID!==
void 0){let o=r.QuotaCalculationTypeID;Number.isSafeInteger(o)||(e=l(e,t+"/QuotaCalculationTypeID","type",{type:"integer"}),i++)}if(r.SurveyPlatformID!==void 0){
let o=r.SurveyPlatformID;Number.isSafeInteger(o)||(e=l(e,t+"/SurveyPlatformID","type",{type:"integer"}),i++),o!==1&&(e=l(e,t+"/SurveyPlatformID","const",{allowedValue:1}),
i++)}if(r.BidLengthOfInterview!==void 0){let o=r.BidLengthOfInterview;Number.isSafeInteger(o)||(e=l(e,t+"/BidLengthOfInterview","type",{type:"integer"}),i++)}if(r.
BusinessUnitID!==void 0){let o=r.BusinessUnitID;Number.isSafeInteger(o)||(e=l(e,t+"/BusinessUnitID","type",{type:"integer"}),i++)}if(r.SampleTypeID!==void 0){let o=r.
SampleTypeID;Number.isSafeInteger(o)||(e=l(e,t+"/SampleTypeID","type",{type:"integer"}),i++)}if(r.BidIncidence!==void 0){let o=r.BidIncidence;Number.isSafeInteger(
o)||(e=l(e,t+"/BidIncidence","type",{type:"integer"}),i++)}if(r.CollectsPII!==void 0){let o=r.CollectsPII;typeof o!="boolean"&&o!==null&&(e=l(e,t+"/CollectsPII",
"type",{type:["boolean","null"]}),i++)}if(r.SurveyNumber!==void 0){let o=r.SurveyNumber;Number.isSafeInteger(o)||(e=l(e,t+"/SurveyNumber","type",{type:"integer"}),
i++)}}else e=l(e,t,"type",{type:"object"}),i++;return f.errors=e,i===0}function d(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.SurveyNumber===
void 0&&(e=l(e,t,"required",{missingProperty:"SurveyNumber"}),i++),r.body===void 0&&(e=l(e,t,"required",{missingProperty:"body"}),i++);for(const o in r)o==="Sur\
veyNumber"||o==="body"||(e=l(e,t,"additionalProperties",{additionalProperty:o}),i++);if(r.SurveyNumber!==void 0){let o=r.SurveyNumber;!Number.isSafeInteger(o)&&
typeof o!="string"&&(e=l(e,t+"/SurveyNumber","type",{type:["integer","string"]}),i++),typeof o=="string"&&!C.test(o)&&(e=l(e,t+"/SurveyNumber","pattern",{pattern:"\
^-?\\d+$"}),i++)}r.body!==void 0&&(f(r.body,t+"/body")||(e=e===null?f.errors:e.concat(f.errors),i=e.length))}else e=l(e,t,"type",{type:"object"}),i++;return d.errors=
e,i===0}const T=D;function p(r,t=""){let e=null,i=0;return Number.isSafeInteger(r)||(e=l(e,t,"type",{type:"integer"}),i++),p.errors=e,i===0}function n(r,t=""){let e=null,
i=0;return Number.isSafeInteger(r)||(e=l(e,t,"type",{type:"integer"}),i++),n.errors=e,i===0}function s(r,t=""){let e=null,i=0;return typeof r!="string"&&(e=l(e,
t,"type",{type:"string"}),i++),s.errors=e,i===0}function I(r,t=""){let e=null,i=0;return Number.isSafeInteger(r)||(e=l(e,t,"type",{type:"integer"}),i++),I.errors=
e,i===0}function v(r,t=""){let e=null,i=0;return Number.isSafeInteger(r)||(e=l(e,t,"type",{type:"integer"}),i++),v.errors=e,i===0}function g(r,t=""){let e=null,
i=0;return typeof r!="string"&&(e=l(e,t,"type",{type:"string"}),i++),g.errors=e,i===0}function m(r,t=""){let e=null,i=0;if(Array.isArray(r)){const o=r.length;for(let u=0;u<
o;u++)typeof r[u]!="string"&&(e=l(e,t+"/"+u,"type",{type:"string"}),i++)}else e=l(e,t,"type",{type:"array"}),i++;return m.errors=e,i===0}function S(r,t=""){let e=null,
i=0;return Number.isSafeInteger(r)||(e=l(e,t,"type",{type:"integer"}),i++),S.errors=e,i===0}function b(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.AccountID!==void 0){let o=r.AccountID;Number.isSafeInteger(o)||(e=l(e,t+"/AccountID","type",{type:"integer"}),i++)}if(r.SurveyStatusCode!==void 0&&typeof r.
SurveyStatusCode!="string"&&(e=l(e,t+"/SurveyStatusCode","type",{type:"string"}),i++),r.SurveyPriority!==void 0){let o=r.SurveyPriority;Number.isSafeInteger(o)||
(e=l(e,t+"/SurveyPriority","type",{type:"integer"}),i++),typeof o=="number"&&isFinite(o)&&((o>11||isNaN(o))&&(e=l(e,t+"/SurveyPriority","maximum",{comparison:"<\
=",limit:11}),i++),(o<1||isNaN(o))&&(e=l(e,t+"/SurveyPriority","minimum",{comparison:">=",limit:1}),i++))}if(r.SurveyName!==void 0){let o=r.SurveyName;typeof o==
"string"?o.length>128&&y(o)>128&&(e=l(e,t+"/SurveyName","maxLength",{limit:128}),i++):(e=l(e,t+"/SurveyName","type",{type:"string"}),i++)}if(r.CountryLanguageID!==
void 0){let o=r.CountryLanguageID;Number.isSafeInteger(o)||(e=l(e,t+"/CountryLanguageID","type",{type:"integer"}),i++)}if(r.IndustryID!==void 0){let o=r.IndustryID;
Number.isSafeInteger(o)||(e=l(e,t+"/IndustryID","type",{type:"integer"}),i++)}if(r.StudyTypeID!==void 0){let o=r.StudyTypeID;Number.isSafeInteger(o)||(e=l(e,t+"\
/StudyTypeID","type",{type:"integer"}),i++)}if(r.ClientCPI!==void 0){let o=r.ClientCPI;typeof o=="number"&&isFinite(o)||(e=l(e,t+"/ClientCPI","type",{type:"numb\
er"}),i++)}if(r.QuotaCPI!==void 0){let o=r.QuotaCPI;typeof o=="number"&&isFinite(o)||(e=l(e,t+"/QuotaCPI","type",{type:"number"}),i++)}if(r.ClientSurveyLiveURL!==
void 0){let o=r.ClientSurveyLiveURL;typeof o=="string"?o.length>3e3&&y(o)>3e3&&(e=l(e,t+"/ClientSurveyLiveURL","maxLength",{limit:3e3}),i++):(e=l(e,t+"/ClientSu\
rveyLiveURL","type",{type:"string"}),i++)}if(r.TestRedirectURL!==void 0){let o=r.TestRedirectURL;typeof o=="string"?o.length>3e3&&y(o)>3e3&&(e=l(e,t+"/TestRedir\
ectURL","maxLength",{limit:3e3}),i++):(e=l(e,t+"/TestRedirectURL","type",{type:"string"}),i++)}if(r.IsActive!==void 0&&typeof r.IsActive!="boolean"&&(e=l(e,t+"/\
IsActive","type",{type:"boolean"}),i++),r.Quota!==void 0){let o=r.Quota;Number.isSafeInteger(o)||(e=l(e,t+"/Quota","type",{type:"integer"}),i++)}if(r.PlatformExchangeAllocation!==
void 0){let o=r.PlatformExchangeAllocation;typeof o=="number"&&isFinite(o)?((o>100||isNaN(o))&&(e=l(e,t+"/PlatformExchangeAllocation","maximum",{comparison:"<=",
limit:100}),i++),(o<0||isNaN(o))&&(e=l(e,t+"/PlatformExchangeAllocation","minimum",{comparison:">=",limit:0}),i++)):(e=l(e,t+"/PlatformExchangeAllocation","type",
{type:"number"}),i++)}if(r.PlatformExchangeHedgeAccess!==void 0&&typeof r.PlatformExchangeHedgeAccess!="boolean"&&(e=l(e,t+"/PlatformExchangeHedgeAccess","type",
{type:"boolean"}),i++),r.IsVerifyCallBack!==void 0&&typeof r.IsVerifyCallBack!="boolean"&&(e=l(e,t+"/IsVerifyCallBack","type",{type:"boolean"}),i++),r.UniquePID!==
void 0&&typeof r.UniquePID!="boolean"&&(e=l(e,t+"/UniquePID","type",{type:"boolean"}),i++),r.UniqueIPAddress!==void 0&&typeof r.UniqueIPAddress!="boolean"&&(e=l(
e,t+"/UniqueIPAddress","type",{type:"boolean"}),i++),r.IsRelevantID!==void 0&&typeof r.IsRelevantID!="boolean"&&(e=l(e,t+"/IsRelevantID","type",{type:"boolean"}),
i++),r.IsDedupe!==void 0&&typeof r.IsDedupe!="boolean"&&(e=l(e,t+"/IsDedupe","type",{type:"boolean"}),i++),r.IsGeoIP!==void 0&&typeof r.IsGeoIP!="boolean"&&(e=l(
e,t+"/IsGeoIP","type",{type:"boolean"}),i++),r.IsFraudProfile!==void 0&&typeof r.IsFraudProfile!="boolean"&&(e=l(e,t+"/IsFraudProfile","type",{type:"boolean"}),
i++),r.IsTrueSample!==void 0&&typeof r.IsTrueSample!="boolean"&&(e=l(e,t+"/IsTrueSample","type",{type:"boolean"}),i++),r.FraudProfileThreshold!==void 0){let o=r.
FraudProfileThreshold;Number.isSafeInteger(o)||(e=l(e,t+"/FraudProfileThreshold","type",{type:"integer"}),i++)}if(r.QuotaCalculationTypeID!==void 0){let o=r.QuotaCalculationTypeID;
Number.isSafeInteger(o)||(e=l(e,t+"/QuotaCalculationTypeID","type",{type:"integer"}),i++)}if(r.SurveyPlatformID!==void 0){let o=r.SurveyPlatformID;Number.isSafeInteger(
o)||(e=l(e,t+"/SurveyPlatformID","type",{type:"integer"}),i++),o!==1&&(e=l(e,t+"/SurveyPlatformID","const",{allowedValue:1}),i++)}if(r.BidLengthOfInterview!==void 0){
let o=r.BidLengthOfInterview;Number.isSafeInteger(o)||(e=l(e,t+"/BidLengthOfInterview","type",{type:"integer"}),i++)}if(r.BusinessUnitID!==void 0){let o=r.BusinessUnitID;
Number.isSafeInteger(o)||(e=l(e,t+"/BusinessUnitID","type",{type:"integer"}),i++)}if(r.SampleTypeID!==void 0){let o=r.SampleTypeID;Number.isSafeInteger(o)||(e=l(
e,t+"/SampleTypeID","type",{type:"integer"}),i++)}if(r.BidIncidence!==void 0){let o=r.BidIncidence;Number.isSafeInteger(o)||(e=l(e,t+"/BidIncidence","type",{type:"\
integer"}),i++)}if(r.CollectsPII!==void 0){let o=r.CollectsPII;typeof o!="boolean"&&o!==null&&(e=l(e,t+"/CollectsPII","type",{type:["boolean","null"]}),i++)}}else
e=l(e,t,"type",{type:"object"}),i++;return b.errors=e,i===0}function c(r,t=""){let e=null,i=0;if(b(r,t)||(e=e===null?b.errors:e.concat(b.errors),i=e.length),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.SurveyNumber!==void 0){let o=r.SurveyNumber;Number.isSafeInteger(o)||(e=l(e,t+"/SurveyNumber","type",{type:"integer"}),
i++)}r.SurveySID!==void 0&&typeof r.SurveySID!="string"&&(e=l(e,t+"/SurveySID","type",{type:"string"}),i++)}else e=l(e,t,"type",{type:"object"}),i++;return r&&typeof r==
"object"&&!Array.isArray(r)&&r.SurveyNumber===void 0&&(e=l(e,t,"required",{missingProperty:"SurveyNumber"}),i++),c.errors=e,i===0}function D(r,t=""){let e=null,
i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.ApiResult!==void 0&&(p(r.ApiResult,t+"/ApiResult")||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),
r.ApiResultCode!==void 0&&(n(r.ApiResultCode,t+"/ApiResultCode")||(e=e===null?n.errors:e.concat(n.errors),i=e.length)),r.ApiAccount!==void 0&&(s(r.ApiAccount,t+
"/ApiAccount")||(e=e===null?s.errors:e.concat(s.errors),i=e.length)),r.AccountType!==void 0&&(I(r.AccountType,t+"/AccountType")||(e=e===null?I.errors:e.concat(I.
errors),i=e.length)),r.ApiAccountStatus!==void 0&&(v(r.ApiAccountStatus,t+"/ApiAccountStatus")||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),r.AccountCode!==
void 0&&(g(r.AccountCode,t+"/AccountCode")||(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.ApiMessages!==void 0&&(m(r.ApiMessages,t+"/ApiMessages")||(e=
e===null?m.errors:e.concat(m.errors),i=e.length)),r.ResultCount!==void 0&&(S(r.ResultCount,t+"/ResultCount")||(e=e===null?S.errors:e.concat(S.errors),i=e.length)),
r.Survey!==void 0&&(c(r.Survey,t+"/Survey")||(e=e===null?c.errors:e.concat(c.errors),i=e.length))):(e=l(e,t,"type",{type:"object"}),i++),D.errors=e,i===0}
/**
 * Whether a value is an input of `updateSurvey` (`PUT /Demand/v1/Surveys/Update/{SurveyNumber}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updateSurvey } from "@fieldwork/exchange-client/request-validators"
 * updateSurvey({ colour: "red" }) // => false
 * updateSurvey.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"updateSurvey"> = L
/**
 * Whether a value is the body of a successful response of `updateSurvey` (`PUT /Demand/v1/Surveys/Update/{SurveyNumber}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { updateSurvey } from "@fieldwork/exchange-client/validators"
 * updateSurvey(null) // => false
 * updateSurvey.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"updateSurvey"> = T
