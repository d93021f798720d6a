// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const y=(r,t,u,p)=>{const l={instancePath:t,keyword:u,params:p};return r===null?[l]:(r.push(l),r)},R={AccountID:1,SurveyStatusCode:1,SurveyPriority:1,SurveyName:1,
CountryLanguageID:1,IndustryID:1,StudyTypeID:1,ClientCPI:1,QuotaCPI:1,ClientSurveyLiveURL:1,TestRedirectURL:1,IsActive:1,Quota:1,PlatformExchangeAllocation:1,PlatformExchangeHedgeAccess:1,
IsVerifyCallBack:1,UniquePID:1,UniqueIPAddress:1,IsRelevantID:1,IsDedupe:1,IsGeoIP:1,IsFraudProfile:1,IsTrueSample:1,FraudProfileThreshold:1,QuotaCalculationTypeID:1,
SurveyPlatformID:1,BidLengthOfInterview:1,BusinessUnitID:1,SampleTypeID:1,BidIncidence:1,CollectsPII:1,SurveyNumber:1},n=r=>{let t=0;for(const u of r)t++;return t},
E=d,T=new RegExp("^-?\\d+$","u"),U=Object.prototype.hasOwnProperty;function s(r,{instancePath:t="",parentData:u,parentDataProperty:p,rootData:l=r}={}){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.SurveyNumber===void 0&&(e=y(e,t,"required",{missingProperty:"SurveyNumber"}),o++),r.SurveyStatusCode===void 0&&
(e=y(e,t,"required",{missingProperty:"SurveyStatusCode"}),o++),r.SurveyName===void 0&&(e=y(e,t,"required",{missingProperty:"SurveyName"}),o++),r.CountryLanguageID===
void 0&&(e=y(e,t,"required",{missingProperty:"CountryLanguageID"}),o++),r.ClientSurveyLiveURL===void 0&&(e=y(e,t,"required",{missingProperty:"ClientSurveyLiveUR\
L"}),o++);for(const i in r)U.call(R,i)||(e=y(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.AccountID!==void 0){let i=r.AccountID;Number.isSafeInteger(
i)||(e=y(e,t+"/AccountID","type",{type:"integer"}),o++)}if(r.SurveyStatusCode!==void 0&&typeof r.SurveyStatusCode!="string"&&(e=y(e,t+"/SurveyStatusCode","type",
{type:"string"}),o++),r.SurveyPriority!==void 0){let i=r.SurveyPriority;Number.isSafeInteger(i)||(e=y(e,t+"/SurveyPriority","type",{type:"integer"}),o++),typeof i==
"number"&&isFinite(i)&&((i>11||isNaN(i))&&(e=y(e,t+"/SurveyPriority","maximum",{comparison:"<=",limit:11}),o++),(i<1||isNaN(i))&&(e=y(e,t+"/SurveyPriority","min\
imum",{comparison:">=",limit:1}),o++))}if(r.SurveyName!==void 0){let i=r.SurveyName;typeof i=="string"?i.length>128&&n(i)>128&&(e=y(e,t+"/SurveyName","maxLength",
{limit:128}),o++):(e=y(e,t+"/SurveyName","type",{type:"string"}),o++)}if(r.CountryLanguageID!==void 0){let i=r.CountryLanguageID;Number.isSafeInteger(i)||(e=y(e,
t+"/CountryLanguageID","type",{type:"integer"}),o++)}if(r.IndustryID!==void 0){let i=r.IndustryID;Number.isSafeInteger(i)||(e=y(e,t+"/IndustryID","type",{type:"\
integer"}),o++)}if(r.StudyTypeID!==void 0){let i=r.StudyTypeID;Number.isSafeInteger(i)||(e=y(e,t+"/StudyTypeID","type",{type:"integer"}),o++)}if(r.ClientCPI!==void 0){
let i=r.ClientCPI;typeof i=="number"&&isFinite(i)||(e=y(e,t+"/ClientCPI","type",{type:"number"}),o++)}if(r.QuotaCPI!==void 0){let i=r.QuotaCPI;typeof i=="number"&&
isFinite(i)||(e=y(e,t+"/QuotaCPI","type",{type:"number"}),o++)}if(r.ClientSurveyLiveURL!==void 0){let i=r.ClientSurveyLiveURL;typeof i=="string"?i.length>3e3&&n(
i)>3e3&&(e=y(e,t+"/ClientSurveyLiveURL","maxLength",{limit:3e3}),o++):(e=y(e,t+"/ClientSurveyLiveURL","type",{type:"string"}),o++)}if(r.TestRedirectURL!==void 0){
let i=r.TestRedirectURL;typeof i=="string"?i.length>3e3&&n(i)>3e3&&(e=y(e,t+"/TestRedirectURL","maxLength",{limit:3e3}),o++):(e=y(e,t+"/TestRedirectURL","type",
{type:"string"}),o++)}if(r.IsActive!==void 0&&typeof r.IsActive!="boolean"&&(e=y(e,t+"/IsActive","type",{type:"boolean"}),o++),r.Quota!==void 0){let i=r.Quota;Number.
isSafeInteger(i)||(e=y(e,t+"/Quota","type",{type:"integer"}),o++)}if(r.PlatformExchangeAllocation!==void 0){let i=r.PlatformExchangeAllocation;typeof i=="number"&&
isFinite(i)?((i>100||isNaN(i))&&(e=y(e,t+"/PlatformExchangeAllocation","maximum",{comparison:"<=",limit:100}),o++),(i<0||isNaN(i))&&(e=y(e,t+"/PlatformExchangeA\
llocation","minimum",{comparison:">=",limit:0}),o++)):(e=y(e,t+"/PlatformExchangeAllocation","type",{type:"number"}),o++)}if(r.PlatformExchangeHedgeAccess!==void 0&&
typeof r.PlatformExchangeHedgeAccess!="boolean"&&(e=y(e,t+"/PlatformExchangeHedgeAccess","type",{type:"boolean"}),o++),r.IsVerifyCallBack!==void 0&&typeof r.IsVerifyCallBack!=
"boolean"&&(e=y(e,t+"/IsVerifyCallBack","type",{type:"boolean"}),o++),r.UniquePID!==void 0&&typeof r.UniquePID!="boolean"&&(e=y(e,t+"/UniquePID","type",{type:"b\
oolean"}),o++),r.UniqueIPAddress!==void 0&&typeof r.UniqueIPAddress!="boolean"&&(e=y(e,t+"/UniqueIPAddress","type",{type:"boolean"}),o++),r.IsRelevantID!==void 0&&
typeof r.IsRelevantID!="boolean"&&(e=y(e,t+"/IsRelevantID","type",{type:"boolean"}),o++),r.IsDedupe!==void 0&&typeof r.IsDedupe!="boolean"&&(e=y(e,t+"/IsDedupe",
"type",{type:"boolean"}),o++),r.IsGeoIP!==void 0&&typeof r.IsGeoIP!="boolean"&&(e=y(e,t+"/IsGeoIP","type",{type:"boolean"}),o++),r.IsFraudProfile!==void 0&&typeof r.
IsFraudProfile!="boolean"&&(e=y(e,t+"/IsFraudProfile","type",{type:"boolean"}),o++),r.IsTrueSample!==void 0&&typeof r.IsTrueSample!="boolean"&&(e=y(e,t+"/IsTrue\
Sample","type",{type:"boolean"}),o++),r.FraudProfileThreshold!==void 0){let i=r.FraudProfileThreshold;Number.isSafeInteger(i)||(e=y(e,t+"/FraudProfileThreshold",
"type",{type:"integer"}),o++)}if(r.QuotaCalculationTypeID!==void 0){let i=r.QuotaCalculationTypeID;Number.isSafeInteger(i)||(e=y(e,t+"/QuotaCalculationTypeID","\
type",{type:"integer"}),o++)}if(r.SurveyPlatformID!==void 0){let i=r.SurveyPlatformID;Number.isSafeInteger(i)||(e=y(e,t+"/SurveyPlatformID","type",{type:"intege\
r"}),o++),i!==1&&(e=y(e,t+"/SurveyPlatformID","const",{allowedValue:1}),o++)}if(r.BidLengthOfInterview!==void 0){let i=r.BidLengthOfInterview;Number.isSafeInteger(
i)||(e=y(e,t+"/BidLengthOfInterview","type",{type:"integer"}),o++)}if(r.BusinessUnitID!==void 0){let i=r.BusinessUnitID;Number.isSafeInteger(i)||(e=y(e,t+"/Busi\
nessUnitID","type",{type:"integer"}),o++)}if(r.SampleTypeID!==void 0){let i=r.SampleTypeID;Number.isSafeInteger(i)||(e=y(e,t+"/SampleTypeID","type",{type:"integ\
er"}),o++)}if(r.BidIncidence!==void 0){let i=r.BidIncidence;Number.isSafeInteger(i)||(e=y(e,t+"/BidIncidence","type",{type:"integer"}),o++)}if(r.CollectsPII!==void 0){
let i=r.CollectsPII;typeof i!="boolean"&&i!==null&&(e=y(e,t+"/CollectsPII","type",{type:["boolean","null"]}),o++)}if(r.SurveyNumber!==void 0){let i=r.SurveyNumber;
Number.isSafeInteger(i)||(e=y(e,t+"/SurveyNumber","type",{type:"integer"}),o++)}}else e=y(e,t,"type",{type:"object"}),o++;return s.errors=e,o===0}function d(r,{
instancePath:t="",parentData:u,parentDataProperty:p,rootData:l=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.SurveyNumber===void 0&&(e=y(
e,t,"required",{missingProperty:"SurveyNumber"}),o++),r.body===void 0&&(e=y(e,t,"required",{missingProperty:"body"}),o++);for(const i in r)i==="SurveyNumber"||i===
"body"||(e=y(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.SurveyNumber!==void 0){let i=r.SurveyNumber;!Number.isSafeInteger(i)&&typeof i!="strin\
g"&&(e=y(e,t+"/SurveyNumber","type",{type:["integer","string"]}),o++),typeof i=="string"&&!T.test(i)&&(e=y(e,t+"/SurveyNumber","pattern",{pattern:"^-?\\d+$"}),o++)}
r.body!==void 0&&(s(r.body,{instancePath:t+"/body",parentData:r,parentDataProperty:"body",rootData:l})||(e=e===null?s.errors:e.concat(s.errors),o=e.length))}else
e=y(e,t,"type",{type:"object"}),o++;return d.errors=e,o===0}const P=L;function I(r,{instancePath:t="",parentData:u,parentDataProperty:p,rootData:l=r}={}){let e=null,
o=0;return Number.isSafeInteger(r)||(e=y(e,t,"type",{type:"integer"}),o++),I.errors=e,o===0}function v(r,{instancePath:t="",parentData:u,parentDataProperty:p,rootData:l=r}={}){
let e=null,o=0;return Number.isSafeInteger(r)||(e=y(e,t,"type",{type:"integer"}),o++),v.errors=e,o===0}function g(r,{instancePath:t="",parentData:u,parentDataProperty:p,
rootData:l=r}={}){let e=null,o=0;return typeof r!="string"&&(e=y(e,t,"type",{type:"string"}),o++),g.errors=e,o===0}function m(r,{instancePath:t="",parentData:u,
parentDataProperty:p,rootData:l=r}={}){let e=null,o=0;return Number.isSafeInteger(r)||(e=y(e,t,"type",{type:"integer"}),o++),m.errors=e,o===0}function S(r,{instancePath:t="",
parentData:u,parentDataProperty:p,rootData:l=r}={}){let e=null,o=0;return Number.isSafeInteger(r)||(e=y(e,t,"type",{type:"integer"}),o++),S.errors=e,o===0}function b(r,{
instancePath:t="",parentData:u,parentDataProperty:p,rootData:l=r}={}){let e=null,o=0;return typeof r!="string"&&(e=y(e,t,"type",{type:"string"}),o++),b.errors=e,
o===0}function D(r,{instancePath:t="",parentData:u,parentDataProperty:p,rootData:l=r}={}){let e=null,o=0;if(Array.isArray(r)){const i=r.length;for(let f=0;f<i;f++)
typeof r[f]!="string"&&(e=y(e,t+"/"+f,"type",{type:"string"}),o++)}else e=y(e,t,"type",{type:"array"}),o++;return D.errors=e,o===0}function c(r,{instancePath:t="",
parentData:u,parentDataProperty:p,rootData:l=r}={}){let e=null,o=0;return Number.isSafeInteger(r)||(e=y(e,t,"type",{type:"integer"}),o++),c.errors=e,o===0}function A(r,{
instancePath:t="",parentData:u,parentDataProperty:p,rootData:l=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.AccountID!==void 0){let i=r.
AccountID;Number.isSafeInteger(i)||(e=y(e,t+"/AccountID","type",{type:"integer"}),o++)}if(r.SurveyStatusCode!==void 0&&typeof r.SurveyStatusCode!="string"&&(e=y(
e,t+"/SurveyStatusCode","type",{type:"string"}),o++),r.SurveyPriority!==void 0){let i=r.SurveyPriority;Number.isSafeInteger(i)||(e=y(e,t+"/SurveyPriority","type",
{type:"integer"}),o++),typeof i=="number"&&isFinite(i)&&((i>11||isNaN(i))&&(e=y(e,t+"/SurveyPriority","maximum",{comparison:"<=",limit:11}),o++),(i<1||isNaN(i))&&
(e=y(e,t+"/SurveyPriority","minimum",{comparison:">=",limit:1}),o++))}if(r.SurveyName!==void 0){let i=r.SurveyName;typeof i=="string"?i.length>128&&n(i)>128&&(e=
y(e,t+"/SurveyName","maxLength",{limit:128}),o++):(e=y(e,t+"/SurveyName","type",{type:"string"}),o++)}if(r.CountryLanguageID!==void 0){let i=r.CountryLanguageID;
Number.isSafeInteger(i)||(e=y(e,t+"/CountryLanguageID","type",{type:"integer"}),o++)}if(r.IndustryID!==void 0){let i=r.IndustryID;Number.isSafeInteger(i)||(e=y(
e,t+"/IndustryID","type",{type:"integer"}),o++)}if(r.StudyTypeID!==void 0){let i=r.StudyTypeID;Number.isSafeInteger(i)||(e=y(e,t+"/StudyTypeID","type",{type:"in\
teger"}),o++)}if(r.ClientCPI!==void 0){let i=r.ClientCPI;typeof i=="number"&&isFinite(i)||(e=y(e,t+"/ClientCPI","type",{type:"number"}),o++)}if(r.QuotaCPI!==void 0){
let i=r.QuotaCPI;typeof i=="number"&&isFinite(i)||(e=y(e,t+"/QuotaCPI","type",{type:"number"}),o++)}if(r.ClientSurveyLiveURL!==void 0){let i=r.ClientSurveyLiveURL;
typeof i=="string"?i.length>3e3&&n(i)>3e3&&(e=y(e,t+"/ClientSurveyLiveURL","maxLength",{limit:3e3}),o++):(e=y(e,t+"/ClientSurveyLiveURL","type",{type:"string"}),
o++)}if(r.TestRedirectURL!==void 0){let i=r.TestRedirectURL;typeof i=="string"?i.length>3e3&&n(i)>3e3&&(e=y(e,t+"/TestRedirectURL","maxLength",{limit:3e3}),o++):
(e=y(e,t+"/TestRedirectURL","type",{type:"string"}),o++)}if(r.IsActive!==void 0&&typeof r.IsActive!="boolean"&&(e=y(e,t+"/IsActive","type",{type:"boolean"}),o++),
r.Quota!==void 0){let i=r.Quota;Number.isSafeInteger(i)||(e=y(e,t+"/Quota","type",{type:"integer"}),o++)}if(r.PlatformExchangeAllocation!==void 0){let i=r.PlatformExchangeAllocation;
typeof i=="number"&&isFinite(i)?((i>100||isNaN(i))&&(e=y(e,t+"/PlatformExchangeAllocation","maximum",{comparison:"<=",limit:100}),o++),(i<0||isNaN(i))&&(e=y(e,t+
"/PlatformExchangeAllocation","minimum",{comparison:">=",limit:0}),o++)):(e=y(e,t+"/PlatformExchangeAllocation","type",{type:"number"}),o++)}if(r.PlatformExchangeHedgeAccess!==
void 0&&typeof r.PlatformExchangeHedgeAccess!="boolean"&&(e=y(e,t+"/PlatformExchangeHedgeAccess","type",{type:"boolean"}),o++),r.IsVerifyCallBack!==void 0&&typeof r.
IsVerifyCallBack!="boolean"&&(e=y(e,t+"/IsVerifyCallBack","type",{type:"boolean"}),o++),r.UniquePID!==void 0&&typeof r.UniquePID!="boolean"&&(e=y(e,t+"/UniquePI\
D","type",{type:"boolean"}),o++),r.UniqueIPAddress!==void 0&&typeof r.UniqueIPAddress!="boolean"&&(e=y(e,t+"/UniqueIPAddress","type",{type:"boolean"}),o++),r.IsRelevantID!==
void 0&&typeof r.IsRelevantID!="boolean"&&(e=y(e,t+"/IsRelevantID","type",{type:"boolean"}),o++),r.IsDedupe!==void 0&&typeof r.IsDedupe!="boolean"&&(e=y(e,t+"/I\
sDedupe","type",{type:"boolean"}),o++),r.IsGeoIP!==void 0&&typeof r.IsGeoIP!="boolean"&&(e=y(e,t+"/IsGeoIP","type",{type:"boolean"}),o++),r.IsFraudProfile!==void 0&&
typeof r.IsFraudProfile!="boolean"&&(e=y(e,t+"/IsFraudProfile","type",{type:"boolean"}),o++),r.IsTrueSample!==void 0&&typeof r.IsTrueSample!="boolean"&&(e=y(e,t+
"/IsTrueSample","type",{type:"boolean"}),o++),r.FraudProfileThreshold!==void 0){let i=r.FraudProfileThreshold;Number.isSafeInteger(i)||(e=y(e,t+"/FraudProfileTh\
reshold","type",{type:"integer"}),o++)}if(r.QuotaCalculationTypeID!==void 0){let i=r.QuotaCalculationTypeID;Number.isSafeInteger(i)||(e=y(e,t+"/QuotaCalculation\
TypeID","type",{type:"integer"}),o++)}if(r.SurveyPlatformID!==void 0){let i=r.SurveyPlatformID;Number.isSafeInteger(i)||(e=y(e,t+"/SurveyPlatformID","type",{type:"\
integer"}),o++),i!==1&&(e=y(e,t+"/SurveyPlatformID","const",{allowedValue:1}),o++)}if(r.BidLengthOfInterview!==void 0){let i=r.BidLengthOfInterview;Number.isSafeInteger(
i)||(e=y(e,t+"/BidLengthOfInterview","type",{type:"integer"}),o++)}if(r.BusinessUnitID!==void 0){let i=r.BusinessUnitID;Number.isSafeInteger(i)||(e=y(e,t+"/Busi\
nessUnitID","type",{type:"integer"}),o++)}if(r.SampleTypeID!==void 0){let i=r.SampleTypeID;Number.isSafeInteger(i)||(e=y(e,t+"/SampleTypeID","type",{type:"integ\
er"}),o++)}if(r.BidIncidence!==void 0){let i=r.BidIncidence;Number.isSafeInteger(i)||(e=y(e,t+"/BidIncidence","type",{type:"integer"}),o++)}if(r.CollectsPII!==void 0){
let i=r.CollectsPII;typeof i!="boolean"&&i!==null&&(e=y(e,t+"/CollectsPII","type",{type:["boolean","null"]}),o++)}}else e=y(e,t,"type",{type:"object"}),o++;return A.
errors=e,o===0}function C(r,{instancePath:t="",parentData:u,parentDataProperty:p,rootData:l=r}={}){let e=null,o=0;if(A(r,{instancePath:t,parentData:u,parentDataProperty:p,
rootData:l})||(e=e===null?A.errors:e.concat(A.errors),o=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.SurveyNumber!==void 0){let i=r.SurveyNumber;Number.
isSafeInteger(i)||(e=y(e,t+"/SurveyNumber","type",{type:"integer"}),o++)}r.SurveySID!==void 0&&typeof r.SurveySID!="string"&&(e=y(e,t+"/SurveySID","type",{type:"\
string"}),o++)}else e=y(e,t,"type",{type:"object"}),o++;return r&&typeof r=="object"&&!Array.isArray(r)&&r.SurveyNumber===void 0&&(e=y(e,t,"required",{missingProperty:"\
SurveyNumber"}),o++),C.errors=e,o===0}function N(r,{instancePath:t="",parentData:u,parentDataProperty:p,rootData:l=r}={}){let e=null,o=0;return r&&typeof r=="ob\
ject"&&!Array.isArray(r)?(r.ApiResult!==void 0&&(I(r.ApiResult,{instancePath:t+"/ApiResult",parentData:r,parentDataProperty:"ApiResult",rootData:l})||(e=e===null?
I.errors:e.concat(I.errors),o=e.length)),r.ApiResultCode!==void 0&&(v(r.ApiResultCode,{instancePath:t+"/ApiResultCode",parentData:r,parentDataProperty:"ApiResul\
tCode",rootData:l})||(e=e===null?v.errors:e.concat(v.errors),o=e.length)),r.ApiAccount!==void 0&&(g(r.ApiAccount,{instancePath:t+"/ApiAccount",parentData:r,parentDataProperty:"\
ApiAccount",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),o=e.length)),r.AccountType!==void 0&&(m(r.AccountType,{instancePath:t+"/AccountType",parentData:r,
parentDataProperty:"AccountType",rootData:l})||(e=e===null?m.errors:e.concat(m.errors),o=e.length)),r.ApiAccountStatus!==void 0&&(S(r.ApiAccountStatus,{instancePath:t+
"/ApiAccountStatus",parentData:r,parentDataProperty:"ApiAccountStatus",rootData:l})||(e=e===null?S.errors:e.concat(S.errors),o=e.length)),r.AccountCode!==void 0&&
(b(r.AccountCode,{instancePath:t+"/AccountCode",parentData:r,parentDataProperty:"AccountCode",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),o=e.length)),
r.ApiMessages!==void 0&&(D(r.ApiMessages,{instancePath:t+"/ApiMessages",parentData:r,parentDataProperty:"ApiMessages",rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),o=e.length)),r.ResultCount!==void 0&&(c(r.ResultCount,{instancePath:t+"/ResultCount",parentData:r,parentDataProperty:"ResultCount",rootData:l})||(e=e===
null?c.errors:e.concat(c.errors),o=e.length)),r.Survey!==void 0&&(C(r.Survey,{instancePath:t+"/Survey",parentData:r,parentDataProperty:"Survey",rootData:l})||(e=
e===null?C.errors:e.concat(C.errors),o=e.length))):(e=y(e,t,"type",{type:"object"}),o++),N.errors=e,o===0}function L(r,{instancePath:t="",parentData:u,parentDataProperty:p,
rootData:l=r}={}){let e=null,o=0;return N(r,{instancePath:t,parentData:u,parentDataProperty:p,rootData:l})||(e=e===null?N.errors:e.concat(N.errors),o=e.length),
L.errors=e,o===0}
export const request: Validator<"updateSurvey"> = E
export const response: Validator<"updateSurvey"> = P
