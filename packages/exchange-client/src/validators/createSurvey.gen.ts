// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(r,i,p,u)=>{const y={instancePath:i,keyword:p,params:u};return r===null?[y]:(r.push(y),r)},R={AccountID:1,SurveyStatusCode:1,SurveyPriority:1,SurveyName:1,
CountryLanguageID:1,IndustryID:1,StudyTypeID:1,ClientCPI:1,QuotaCPI:1,ClientSurveyLiveURL:1,TestRedirectURL:1,IsActive:1,Quota:1,PlatformExchangeAllocation:1,PlatformExchangeHedgeAccess:1,
IsVerifyCallBack:1,UniquePID:1,UniqueIPAddress:1,IsRelevantID:1,IsDedupe:1,IsGeoIP:1,IsFraudProfile:1,IsTrueSample:1,FraudProfileThreshold:1,QuotaCalculationTypeID:1,
SurveyPlatformID:1,BidLengthOfInterview:1,BusinessUnitID:1,SampleTypeID:1,BidIncidence:1,CollectsPII:1},n=r=>{let i=0;for(const p of r)i++;return i},U=N,T=Object.
prototype.hasOwnProperty;function s(r,{instancePath:i="",parentData:p,parentDataProperty:u,rootData:y=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.SurveyStatusCode===void 0&&(e=l(e,i,"required",{missingProperty:"SurveyStatusCode"}),o++),r.SurveyName===void 0&&(e=l(e,i,"required",{missingProperty:"Sur\
veyName"}),o++),r.CountryLanguageID===void 0&&(e=l(e,i,"required",{missingProperty:"CountryLanguageID"}),o++),r.ClientSurveyLiveURL===void 0&&(e=l(e,i,"required",
{missingProperty:"ClientSurveyLiveURL"}),o++);for(const t in r)T.call(R,t)||(e=l(e,i,"additionalProperties",{additionalProperty:t}),o++);if(r.AccountID!==void 0){
let t=r.AccountID;Number.isSafeInteger(t)||(e=l(e,i+"/AccountID","type",{type:"integer"}),o++)}if(r.SurveyStatusCode!==void 0&&typeof r.SurveyStatusCode!="strin\
g"&&(e=l(e,i+"/SurveyStatusCode","type",{type:"string"}),o++),r.SurveyPriority!==void 0){let t=r.SurveyPriority;Number.isSafeInteger(t)||(e=l(e,i+"/SurveyPriori\
ty","type",{type:"integer"}),o++),typeof t=="number"&&isFinite(t)&&((t>11||isNaN(t))&&(e=l(e,i+"/SurveyPriority","maximum",{comparison:"<=",limit:11}),o++),(t<1||
isNaN(t))&&(e=l(e,i+"/SurveyPriority","minimum",{comparison:">=",limit:1}),o++))}if(r.SurveyName!==void 0){let t=r.SurveyName;typeof t=="string"?t.length>128&&n(
t)>128&&(e=l(e,i+"/SurveyName","maxLength",{limit:128}),o++):(e=l(e,i+"/SurveyName","type",{type:"string"}),o++)}if(r.CountryLanguageID!==void 0){let t=r.CountryLanguageID;
Number.isSafeInteger(t)||(e=l(e,i+"/CountryLanguageID","type",{type:"integer"}),o++)}if(r.IndustryID!==void 0){let t=r.IndustryID;Number.isSafeInteger(t)||(e=l(
e,i+"/IndustryID","type",{type:"integer"}),o++)}if(r.StudyTypeID!==void 0){let t=r.StudyTypeID;Number.isSafeInteger(t)||(e=l(e,i+"/StudyTypeID","type",{type:"in\
teger"}),o++)}if(r.ClientCPI!==void 0){let t=r.ClientCPI;typeof t=="number"&&isFinite(t)||(e=l(e,i+"/ClientCPI","type",{type:"number"}),o++)}if(r.QuotaCPI!==void 0){
let t=r.QuotaCPI;typeof t=="number"&&isFinite(t)||(e=l(e,i+"/QuotaCPI","type",{type:"number"}),o++)}if(r.ClientSurveyLiveURL!==void 0){let t=r.ClientSurveyLiveURL;
typeof t=="string"?t.length>3e3&&n(t)>3e3&&(e=l(e,i+"/ClientSurveyLiveURL","maxLength",{limit:3e3}),o++):(e=l(e,i+"/ClientSurveyLiveURL","type",{type:"string"}),
o++)}if(r.TestRedirectURL!==void 0){let t=r.TestRedirectURL;typeof t=="string"?t.length>3e3&&n(t)>3e3&&(e=l(e,i+"/TestRedirectURL","maxLength",{limit:3e3}),o++):
(e=l(e,i+"/TestRedirectURL","type",{type:"string"}),o++)}if(r.IsActive!==void 0&&typeof r.IsActive!="boolean"&&(e=l(e,i+"/IsActive","type",{type:"boolean"}),o++),
r.Quota!==void 0){let t=r.Quota;Number.isSafeInteger(t)||(e=l(e,i+"/Quota","type",{type:"integer"}),o++)}if(r.PlatformExchangeAllocation!==void 0){let t=r.PlatformExchangeAllocation;
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
let t=r.CollectsPII;typeof t!="boolean"&&t!==null&&(e=l(e,i+"/CollectsPII","type",{type:["boolean","null"]}),o++)}}else e=l(e,i,"type",{type:"object"}),o++;return s.
errors=e,o===0}function N(r,{instancePath:i="",parentData:p,parentDataProperty:u,rootData:y=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.
body===void 0&&(e=l(e,i,"required",{missingProperty:"body"}),o++);for(const t in r)t!=="body"&&(e=l(e,i,"additionalProperties",{additionalProperty:t}),o++);r.body!==
void 0&&(s(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:y})||(e=e===null?s.errors:e.concat(s.errors),o=e.length))}else e=l(e,i,
"type",{type:"object"}),o++;return N.errors=e,o===0}const P=L;function I(r,{instancePath:i="",parentData:p,parentDataProperty:u,rootData:y=r}={}){let e=null,o=0;
return Number.isSafeInteger(r)||(e=l(e,i,"type",{type:"integer"}),o++),I.errors=e,o===0}function v(r,{instancePath:i="",parentData:p,parentDataProperty:u,rootData:y=r}={}){
let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,i,"type",{type:"integer"}),o++),v.errors=e,o===0}function g(r,{instancePath:i="",parentData:p,parentDataProperty:u,
rootData:y=r}={}){let e=null,o=0;return typeof r!="string"&&(e=l(e,i,"type",{type:"string"}),o++),g.errors=e,o===0}function m(r,{instancePath:i="",parentData:p,
parentDataProperty:u,rootData:y=r}={}){let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,i,"type",{type:"integer"}),o++),m.errors=e,o===0}function S(r,{instancePath:i="",
parentData:p,parentDataProperty:u,rootData:y=r}={}){let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,i,"type",{type:"integer"}),o++),S.errors=e,o===0}function D(r,{
instancePath:i="",parentData:p,parentDataProperty:u,rootData:y=r}={}){let e=null,o=0;return typeof r!="string"&&(e=l(e,i,"type",{type:"string"}),o++),D.errors=e,
o===0}function c(r,{instancePath:i="",parentData:p,parentDataProperty:u,rootData:y=r}={}){let e=null,o=0;if(Array.isArray(r)){const t=r.length;for(let f=0;f<t;f++)
typeof r[f]!="string"&&(e=l(e,i+"/"+f,"type",{type:"string"}),o++)}else e=l(e,i,"type",{type:"array"}),o++;return c.errors=e,o===0}function b(r,{instancePath:i="",
parentData:p,parentDataProperty:u,rootData:y=r}={}){let e=null,o=0;return Number.isSafeInteger(r)||(e=l(e,i,"type",{type:"integer"}),o++),b.errors=e,o===0}function A(r,{
instancePath:i="",parentData:p,parentDataProperty:u,rootData:y=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.AccountID!==void 0){let t=r.
AccountID;Number.isSafeInteger(t)||(e=l(e,i+"/AccountID","type",{type:"integer"}),o++)}if(r.SurveyStatusCode!==void 0&&typeof r.SurveyStatusCode!="string"&&(e=l(
e,i+"/SurveyStatusCode","type",{type:"string"}),o++),r.SurveyPriority!==void 0){let t=r.SurveyPriority;Number.isSafeInteger(t)||(e=l(e,i+"/SurveyPriority","type",
{type:"integer"}),o++),typeof t=="number"&&isFinite(t)&&((t>11||isNaN(t))&&(e=l(e,i+"/SurveyPriority","maximum",{comparison:"<=",limit:11}),o++),(t<1||isNaN(t))&&
(e=l(e,i+"/SurveyPriority","minimum",{comparison:">=",limit:1}),o++))}if(r.SurveyName!==void 0){let t=r.SurveyName;typeof t=="string"?t.length>128&&n(t)>128&&(e=
l(e,i+"/SurveyName","maxLength",{limit:128}),o++):(e=l(e,i+"/SurveyName","type",{type:"string"}),o++)}if(r.CountryLanguageID!==void 0){let t=r.CountryLanguageID;
Number.isSafeInteger(t)||(e=l(e,i+"/CountryLanguageID","type",{type:"integer"}),o++)}if(r.IndustryID!==void 0){let t=r.IndustryID;Number.isSafeInteger(t)||(e=l(
e,i+"/IndustryID","type",{type:"integer"}),o++)}if(r.StudyTypeID!==void 0){let t=r.StudyTypeID;Number.isSafeInteger(t)||(e=l(e,i+"/StudyTypeID","type",{type:"in\
teger"}),o++)}if(r.ClientCPI!==void 0){let t=r.ClientCPI;typeof t=="number"&&isFinite(t)||(e=l(e,i+"/ClientCPI","type",{type:"number"}),o++)}if(r.QuotaCPI!==void 0){
let t=r.QuotaCPI;typeof t=="number"&&isFinite(t)||(e=l(e,i+"/QuotaCPI","type",{type:"number"}),o++)}if(r.ClientSurveyLiveURL!==void 0){let t=r.ClientSurveyLiveURL;
typeof t=="string"?t.length>3e3&&n(t)>3e3&&(e=l(e,i+"/ClientSurveyLiveURL","maxLength",{limit:3e3}),o++):(e=l(e,i+"/ClientSurveyLiveURL","type",{type:"string"}),
o++)}if(r.TestRedirectURL!==void 0){let t=r.TestRedirectURL;typeof t=="string"?t.length>3e3&&n(t)>3e3&&(e=l(e,i+"/TestRedirectURL","maxLength",{limit:3e3}),o++):
(e=l(e,i+"/TestRedirectURL","type",{type:"string"}),o++)}if(r.IsActive!==void 0&&typeof r.IsActive!="boolean"&&(e=l(e,i+"/IsActive","type",{type:"boolean"}),o++),
r.Quota!==void 0){let t=r.Quota;Number.isSafeInteger(t)||(e=l(e,i+"/Quota","type",{type:"integer"}),o++)}if(r.PlatformExchangeAllocation!==void 0){let t=r.PlatformExchangeAllocation;
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
let t=r.CollectsPII;typeof t!="boolean"&&t!==null&&(e=l(e,i+"/CollectsPII","type",{type:["boolean","null"]}),o++)}}else e=l(e,i,"type",{type:"object"}),o++;return A.
errors=e,o===0}function C(r,{instancePath:i="",parentData:p,parentDataProperty:u,rootData:y=r}={}){let e=null,o=0;if(A(r,{instancePath:i,parentData:p,parentDataProperty:u,
rootData:y})||(e=e===null?A.errors:e.concat(A.errors),o=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.SurveyNumber!==void 0){let t=r.SurveyNumber;Number.
isSafeInteger(t)||(e=l(e,i+"/SurveyNumber","type",{type:"integer"}),o++)}r.SurveySID!==void 0&&typeof r.SurveySID!="string"&&(e=l(e,i+"/SurveySID","type",{type:"\
string"}),o++)}else e=l(e,i,"type",{type:"object"}),o++;return r&&typeof r=="object"&&!Array.isArray(r)&&r.SurveyNumber===void 0&&(e=l(e,i,"required",{missingProperty:"\
SurveyNumber"}),o++),C.errors=e,o===0}function d(r,{instancePath:i="",parentData:p,parentDataProperty:u,rootData:y=r}={}){let e=null,o=0;return r&&typeof r=="ob\
ject"&&!Array.isArray(r)?(r.ApiResult!==void 0&&(I(r.ApiResult,{instancePath:i+"/ApiResult",parentData:r,parentDataProperty:"ApiResult",rootData:y})||(e=e===null?
I.errors:e.concat(I.errors),o=e.length)),r.ApiResultCode!==void 0&&(v(r.ApiResultCode,{instancePath:i+"/ApiResultCode",parentData:r,parentDataProperty:"ApiResul\
tCode",rootData:y})||(e=e===null?v.errors:e.concat(v.errors),o=e.length)),r.ApiAccount!==void 0&&(g(r.ApiAccount,{instancePath:i+"/ApiAccount",parentData:r,parentDataProperty:"\
ApiAccount",rootData:y})||(e=e===null?g.errors:e.concat(g.errors),o=e.length)),r.AccountType!==void 0&&(m(r.AccountType,{instancePath:i+"/AccountType",parentData:r,
parentDataProperty:"AccountType",rootData:y})||(e=e===null?m.errors:e.concat(m.errors),o=e.length)),r.ApiAccountStatus!==void 0&&(S(r.ApiAccountStatus,{instancePath:i+
"/ApiAccountStatus",parentData:r,parentDataProperty:"ApiAccountStatus",rootData:y})||(e=e===null?S.errors:e.concat(S.errors),o=e.length)),r.AccountCode!==void 0&&
(D(r.AccountCode,{instancePath:i+"/AccountCode",parentData:r,parentDataProperty:"AccountCode",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),o=e.length)),
r.ApiMessages!==void 0&&(c(r.ApiMessages,{instancePath:i+"/ApiMessages",parentData:r,parentDataProperty:"ApiMessages",rootData:y})||(e=e===null?c.errors:e.concat(
c.errors),o=e.length)),r.ResultCount!==void 0&&(b(r.ResultCount,{instancePath:i+"/ResultCount",parentData:r,parentDataProperty:"ResultCount",rootData:y})||(e=e===
null?b.errors:e.concat(b.errors),o=e.length)),r.Survey!==void 0&&(C(r.Survey,{instancePath:i+"/Survey",parentData:r,parentDataProperty:"Survey",rootData:y})||(e=
e===null?C.errors:e.concat(C.errors),o=e.length))):(e=l(e,i,"type",{type:"object"}),o++),d.errors=e,o===0}function L(r,{instancePath:i="",parentData:p,parentDataProperty:u,
rootData:y=r}={}){let e=null,o=0;return d(r,{instancePath:i,parentData:p,parentDataProperty:u,rootData:y})||(e=e===null?d.errors:e.concat(d.errors),o=e.length),
L.errors=e,o===0}
export const request: Validator<"createSurvey"> = U
export const response: Validator<"createSurvey"> = P
