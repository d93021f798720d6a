// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,o,l,u)=>{const p={instancePath:o,keyword:l,params:u};return r===null?[p]:(r.push(p),r)},N=r=>{let o=0;for(const l of r)o++;return o},T=C,E=new RegExp(
"^-?\\d+$","u");function C(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){
r.SurveyNumber===void 0&&(e=n(e,o,"required",{missingProperty:"SurveyNumber"}),t++);for(const i in r)i!=="SurveyNumber"&&(e=n(e,o,"additionalProperties",{additionalProperty:i}),
t++);if(r.SurveyNumber!==void 0){let i=r.SurveyNumber;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=n(e,o+"/SurveyNumber","type",{type:["integer","string"]}),
t++),typeof i=="string"&&!E.test(i)&&(e=n(e,o+"/SurveyNumber","pattern",{pattern:"^-?\\d+$"}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return C.errors=e,t===
0}const a=R;function s(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return Number.isSafeInteger(r)||(e=n(e,o,"type",{
type:"integer"}),t++),s.errors=e,t===0}function f(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return Number.isSafeInteger(
r)||(e=n(e,o,"type",{type:"integer"}),t++),f.errors=e,t===0}function v(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r!=
"string"&&(e=n(e,o,"type",{type:"string"}),t++),v.errors=e,t===0}function g(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return Number.isSafeInteger(r)||(e=n(e,o,"type",{type:"integer"}),t++),g.errors=e,t===0}function I(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return Number.isSafeInteger(r)||(e=n(e,o,"type",{type:"integer"}),t++),I.errors=e,t===0}function c(r,{instancePath:o="",parentData:l,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),t++),c.errors=e,t===0}function m(r,{instancePath:o="",parentData:l,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(Array.isArray(r)){const i=r.length;for(let y=0;y<i;y++)typeof r[y]!="string"&&(e=n(e,o+"/"+y,"type",{type:"\
string"}),t++)}else e=n(e,o,"type",{type:"array"}),t++;return m.errors=e,t===0}function D(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return Number.isSafeInteger(r)||(e=n(e,o,"type",{type:"integer"}),t++),D.errors=e,t===0}function S(r,{instancePath:o="",parentData:l,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.AccountID!==void 0){let i=r.AccountID;Number.isSafeInteger(i)||(e=n(e,o+"/Acc\
ountID","type",{type:"integer"}),t++)}if(r.SurveyStatusCode!==void 0&&typeof r.SurveyStatusCode!="string"&&(e=n(e,o+"/SurveyStatusCode","type",{type:"string"}),
t++),r.SurveyPriority!==void 0){let i=r.SurveyPriority;Number.isSafeInteger(i)||(e=n(e,o+"/SurveyPriority","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(
i)&&((i>11||isNaN(i))&&(e=n(e,o+"/SurveyPriority","maximum",{comparison:"<=",limit:11}),t++),(i<1||isNaN(i))&&(e=n(e,o+"/SurveyPriority","minimum",{comparison:"\
>=",limit:1}),t++))}if(r.SurveyName!==void 0){let i=r.SurveyName;typeof i=="string"?i.length>128&&N(i)>128&&(e=n(e,o+"/SurveyName","maxLength",{limit:128}),t++):
(e=n(e,o+"/SurveyName","type",{type:"string"}),t++)}if(r.CountryLanguageID!==void 0){let i=r.CountryLanguageID;Number.isSafeInteger(i)||(e=n(e,o+"/CountryLangua\
geID","type",{type:"integer"}),t++)}if(r.IndustryID!==void 0){let i=r.IndustryID;Number.isSafeInteger(i)||(e=n(e,o+"/IndustryID","type",{type:"integer"}),t++)}if(r.
StudyTypeID!==void 0){let i=r.StudyTypeID;Number.isSafeInteger(i)||(e=n(e,o+"/StudyTypeID","type",{type:"integer"}),t++)}if(r.ClientCPI!==void 0){let i=r.ClientCPI;
typeof i=="number"&&isFinite(i)||(e=n(e,o+"/ClientCPI","type",{type:"number"}),t++)}if(r.QuotaCPI!==void 0){let i=r.QuotaCPI;typeof i=="number"&&isFinite(i)||(e=
n(e,o+"/QuotaCPI","type",{type:"number"}),t++)}if(r.ClientSurveyLiveURL!==void 0){let i=r.ClientSurveyLiveURL;typeof i=="string"?i.length>3e3&&N(i)>3e3&&(e=n(e,
o+"/ClientSurveyLiveURL","maxLength",{limit:3e3}),t++):(e=n(e,o+"/ClientSurveyLiveURL","type",{type:"string"}),t++)}if(r.TestRedirectURL!==void 0){let i=r.TestRedirectURL;
typeof i=="string"?i.length>3e3&&N(i)>3e3&&(e=n(e,o+"/TestRedirectURL","maxLength",{limit:3e3}),t++):(e=n(e,o+"/TestRedirectURL","type",{type:"string"}),t++)}if(r.
IsActive!==void 0&&typeof r.IsActive!="boolean"&&(e=n(e,o+"/IsActive","type",{type:"boolean"}),t++),r.Quota!==void 0){let i=r.Quota;Number.isSafeInteger(i)||(e=
n(e,o+"/Quota","type",{type:"integer"}),t++)}if(r.PlatformExchangeAllocation!==void 0){let i=r.PlatformExchangeAllocation;typeof i=="number"&&isFinite(i)?((i>100||
isNaN(i))&&(e=n(e,o+"/PlatformExchangeAllocation","maximum",{comparison:"<=",limit:100}),t++),(i<0||isNaN(i))&&(e=n(e,o+"/PlatformExchangeAllocation","minimum",
{comparison:">=",limit:0}),t++)):(e=n(e,o+"/PlatformExchangeAllocation","type",{type:"number"}),t++)}if(r.PlatformExchangeHedgeAccess!==void 0&&typeof r.PlatformExchangeHedgeAccess!=
"boolean"&&(e=n(e,o+"/PlatformExchangeHedgeAccess","type",{type:"boolean"}),t++),r.IsVerifyCallBack!==void 0&&typeof r.IsVerifyCallBack!="boolean"&&(e=n(e,o+"/I\
sVerifyCallBack","type",{type:"boolean"}),t++),r.UniquePID!==void 0&&typeof r.UniquePID!="boolean"&&(e=n(e,o+"/UniquePID","type",{type:"boolean"}),t++),r.UniqueIPAddress!==
void 0&&typeof r.UniqueIPAddress!="boolean"&&(e=n(e,o+"/UniqueIPAddress","type",{type:"boolean"}),t++),r.IsRelevantID!==void 0&&typeof r.IsRelevantID!="boolean"&&
(e=n(e,o+"/IsRelevantID","type",{type:"boolean"}),t++),r.IsDedupe!==void 0&&typeof r.IsDedupe!="boolean"&&(e=n(e,o+"/IsDedupe","type",{type:"boolean"}),t++),r.IsGeoIP!==
void 0&&typeof r.IsGeoIP!="boolean"&&(e=n(e,o+"/IsGeoIP","type",{type:"boolean"}),t++),r.IsFraudProfile!==void 0&&typeof r.IsFraudProfile!="boolean"&&(e=n(e,o+"\
/IsFraudProfile","type",{type:"boolean"}),t++),r.IsTrueSample!==void 0&&typeof r.IsTrueSample!="boolean"&&(e=n(e,o+"/IsTrueSample","type",{type:"boolean"}),t++),
r.FraudProfileThreshold!==void 0){let i=r.FraudProfileThreshold;Number.isSafeInteger(i)||(e=n(e,o+"/FraudProfileThreshold","type",{type:"integer"}),t++)}if(r.QuotaCalculationTypeID!==
void 0){let i=r.QuotaCalculationTypeID;Number.isSafeInteger(i)||(e=n(e,o+"/QuotaCalculationTypeID","type",{type:"integer"}),t++)}if(r.SurveyPlatformID!==void 0){
let i=r.SurveyPlatformID;Number.isSafeInteger(i)||(e=n(e,o+"/SurveyPlatformID","type",{type:"integer"}),t++),i!==1&&(e=n(e,o+"/SurveyPlatformID","const",{allowedValue:1}),
t++)}if(r.BidLengthOfInterview!==void 0){let i=r.BidLengthOfInterview;Number.isSafeInteger(i)||(e=n(e,o+"/BidLengthOfInterview","type",{type:"integer"}),t++)}if(r.
BusinessUnitID!==void 0){let i=r.BusinessUnitID;Number.isSafeInteger(i)||(e=n(e,o+"/BusinessUnitID","type",{type:"integer"}),t++)}if(r.SampleTypeID!==void 0){let i=r.
SampleTypeID;Number.isSafeInteger(i)||(e=n(e,o+"/SampleTypeID","type",{type:"integer"}),t++)}if(r.BidIncidence!==void 0){let i=r.BidIncidence;Number.isSafeInteger(
i)||(e=n(e,o+"/BidIncidence","type",{type:"integer"}),t++)}if(r.CollectsPII!==void 0){let i=r.CollectsPII;typeof i!="boolean"&&i!==null&&(e=n(e,o+"/CollectsPII",
"type",{type:["boolean","null"]}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return S.errors=e,t===0}function b(r,{instancePath:o="",parentData:l,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(S(r,{instancePath:o,parentData:l,parentDataProperty:u,rootData:p})||(e=e===null?S.errors:e.concat(S.errors),t=e.length),r&&typeof r==
"object"&&!Array.isArray(r)){if(r.SurveyNumber!==void 0){let i=r.SurveyNumber;Number.isSafeInteger(i)||(e=n(e,o+"/SurveyNumber","type",{type:"integer"}),t++)}r.
SurveySID!==void 0&&typeof r.SurveySID!="string"&&(e=n(e,o+"/SurveySID","type",{type:"string"}),t++)}else e=n(e,o,"type",{type:"object"}),t++;return r&&typeof r==
"object"&&!Array.isArray(r)&&r.SurveyNumber===void 0&&(e=n(e,o,"required",{missingProperty:"SurveyNumber"}),t++),b.errors=e,t===0}function A(r,{instancePath:o="",
parentData:l,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.ApiResult!==void 0&&(s(r.ApiResult,{instancePath:o+
"/ApiResult",parentData:r,parentDataProperty:"ApiResult",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.ApiResultCode!==void 0&&(f(r.ApiResultCode,
{instancePath:o+"/ApiResultCode",parentData:r,parentDataProperty:"ApiResultCode",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.ApiAccount!==
void 0&&(v(r.ApiAccount,{instancePath:o+"/ApiAccount",parentData:r,parentDataProperty:"ApiAccount",rootData:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),
r.AccountType!==void 0&&(g(r.AccountType,{instancePath:o+"/AccountType",parentData:r,parentDataProperty:"AccountType",rootData:p})||(e=e===null?g.errors:e.concat(
g.errors),t=e.length)),r.ApiAccountStatus!==void 0&&(I(r.ApiAccountStatus,{instancePath:o+"/ApiAccountStatus",parentData:r,parentDataProperty:"ApiAccountStatus",
rootData:p})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),r.AccountCode!==void 0&&(c(r.AccountCode,{instancePath:o+"/AccountCode",parentData:r,parentDataProperty:"\
AccountCode",rootData:p})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.ApiMessages!==void 0&&(m(r.ApiMessages,{instancePath:o+"/ApiMessages",parentData:r,
parentDataProperty:"ApiMessages",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.ResultCount!==void 0&&(D(r.ResultCount,{instancePath:o+"/R\
esultCount",parentData:r,parentDataProperty:"ResultCount",rootData:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.Survey!==void 0&&(b(r.Survey,{instancePath:o+
"/Survey",parentData:r,parentDataProperty:"Survey",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))):(e=n(e,o,"type",{type:"object"}),t++),A.errors=
e,t===0}function R(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return A(r,{instancePath:o,parentData:l,parentDataProperty:u,
rootData:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length),R.errors=e,t===0}
export const request: Validator<"getSurvey"> = T
export const response: Validator<"getSurvey"> = a
