// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(r,o,l,y)=>{const n={instancePath:o,keyword:l,params:y};return r===null?[n]:(r.push(n),r)},O=r=>{let o=0;for(const l of r)o++;return o},d=w,F=new RegExp(
"^-?\\d+$","u");function w(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){
r.SurveyNumber===void 0&&(e=p(e,o,"required",{missingProperty:"SurveyNumber"}),t++),r.SupplierCode===void 0&&(e=p(e,o,"required",{missingProperty:"SupplierCode"}),
t++);for(const i in r)i==="SurveyNumber"||i==="SupplierCode"||(e=p(e,o,"additionalProperties",{additionalProperty:i}),t++);if(r.SurveyNumber!==void 0){let i=r.SurveyNumber;
!Number.isSafeInteger(i)&&typeof i!="string"&&(e=p(e,o+"/SurveyNumber","type",{type:["integer","string"]}),t++),typeof i=="string"&&!F.test(i)&&(e=p(e,o+"/Surve\
yNumber","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.SupplierCode!==void 0){let i=r.SupplierCode;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=p(e,o+"/Supplier\
Code","type",{type:["string","integer"]}),t++)}}else e=p(e,o,"type",{type:"object"}),t++;return w.errors=e,t===0}const M=j;function g(r,{instancePath:o="",parentData:l,
parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return Number.isSafeInteger(r)||(e=p(e,o,"type",{type:"integer"}),t++),g.errors=e,t===0}function v(r,{instancePath:o="",
parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return Number.isSafeInteger(r)||(e=p(e,o,"type",{type:"integer"}),t++),v.errors=e,t===0}function S(r,{
instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=p(e,o,"type",{type:"string"}),t++),S.errors=e,
t===0}function c(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return Number.isSafeInteger(r)||(e=p(e,o,"type",{type:"\
integer"}),t++),c.errors=e,t===0}function m(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return Number.isSafeInteger(
r)||(e=p(e,o,"type",{type:"integer"}),t++),m.errors=e,t===0}function D(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return typeof r!=
"string"&&(e=p(e,o,"type",{type:"string"}),t++),D.errors=e,t===0}function I(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,
t=0;if(Array.isArray(r)){const i=r.length;for(let s=0;s<i;s++)typeof r[s]!="string"&&(e=p(e,o+"/"+s,"type",{type:"string"}),t++)}else e=p(e,o,"type",{type:"arra\
y"}),t++;return I.errors=e,t===0}function b(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return Number.isSafeInteger(
r)||(e=p(e,o,"type",{type:"integer"}),t++),b.errors=e,t===0}const G=new RegExp("^/Date\\(-?\\d+([+-]\\d{4})?\\)/$","u");function f(r,{instancePath:o="",parentData:l,
parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return typeof r=="string"?G.test(r)||(e=p(e,o,"pattern",{pattern:"^/Date\\(-?\\d+([+-]\\d{4})?\\)/$"}),t++):
(e=p(e,o,"type",{type:"string"}),t++),f.errors=e,t===0}function A(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return Number.
isSafeInteger(r)||(e=p(e,o,"type",{type:"integer"}),t++),A.errors=e,t===0}function C(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.Value!==void 0){let i=r.Value;typeof i=="number"&&isFinite(i)||(e=p(e,o+"/Value","type",{type:"number"}),t++)}
r.CurrencyCode!==void 0&&typeof r.CurrencyCode!="string"&&(e=p(e,o+"/CurrencyCode","type",{type:"string"}),t++)}else e=p(e,o,"type",{type:"object"}),t++;return C.
errors=e,t===0}function a(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
SurveyNumber===void 0&&(e=p(e,o,"required",{missingProperty:"SurveyNumber"}),t++),r.SurveyName!==void 0){let i=r.SurveyName;typeof i=="string"?i.length>128&&O(i)>
128&&(e=p(e,o+"/SurveyName","maxLength",{limit:128}),t++):(e=p(e,o+"/SurveyName","type",{type:"string"}),t++)}if(r.SurveyNumber!==void 0){let i=r.SurveyNumber;Number.
isSafeInteger(i)||(e=p(e,o+"/SurveyNumber","type",{type:"integer"}),t++)}if(r.SurveySID!==void 0&&typeof r.SurveySID!="string"&&(e=p(e,o+"/SurveySID","type",{type:"\
string"}),t++),r.AccountName!==void 0&&typeof r.AccountName!="string"&&(e=p(e,o+"/AccountName","type",{type:"string"}),t++),r.CountryLanguageID!==void 0){let i=r.
CountryLanguageID;Number.isSafeInteger(i)||(e=p(e,o+"/CountryLanguageID","type",{type:"integer"}),t++)}if(r.LengthOfInterview!==void 0){let i=r.LengthOfInterview;
Number.isSafeInteger(i)||(e=p(e,o+"/LengthOfInterview","type",{type:"integer"}),t++)}if(r.BidIncidence!==void 0){let i=r.BidIncidence;Number.isSafeInteger(i)||(e=
p(e,o+"/BidIncidence","type",{type:"integer"}),t++)}if(r.Conversion!==void 0){let i=r.Conversion;typeof i=="number"&&isFinite(i)||(e=p(e,o+"/Conversion","type",
{type:"number"}),t++)}if(r.CPI!==void 0){let i=r.CPI;typeof i=="number"&&isFinite(i)||(e=p(e,o+"/CPI","type",{type:"number"}),t++)}if(r.FieldEndDate!==void 0&&(f(
r.FieldEndDate,{instancePath:o+"/FieldEndDate",parentData:r,parentDataProperty:"FieldEndDate",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),
r.IndustryID!==void 0){let i=r.IndustryID;Number.isSafeInteger(i)||(e=p(e,o+"/IndustryID","type",{type:"integer"}),t++)}if(r.StudyTypeID!==void 0){let i=r.StudyTypeID;
Number.isSafeInteger(i)||(e=p(e,o+"/StudyTypeID","type",{type:"integer"}),t++)}if(r.OverallCompletes!==void 0){let i=r.OverallCompletes;Number.isSafeInteger(i)||
(e=p(e,o+"/OverallCompletes","type",{type:"integer"}),t++)}if(r.TotalRemaining!==void 0){let i=r.TotalRemaining;Number.isSafeInteger(i)||(e=p(e,o+"/TotalRemaini\
ng","type",{type:"integer"}),t++)}if(r.CompletionPercentage!==void 0){let i=r.CompletionPercentage;typeof i=="number"&&isFinite(i)||(e=p(e,o+"/CompletionPercent\
age","type",{type:"number"}),t++)}if(r.SurveyGroup!==void 0){let i=r.SurveyGroup;typeof i!="string"&&i!==null&&(e=p(e,o+"/SurveyGroup","type",{type:["string","n\
ull"]}),t++),typeof i=="string"&&i.length>200&&O(i)>200&&(e=p(e,o+"/SurveyGroup","maxLength",{limit:200}),t++)}if(r.SurveyGroupID!==void 0){let i=r.SurveyGroupID;
!Number.isSafeInteger(i)&&i!==null&&(e=p(e,o+"/SurveyGroupID","type",{type:["integer","null"]}),t++)}if(r.SurveyGroupExists!==void 0&&(A(r.SurveyGroupExists,{instancePath:o+
"/SurveyGroupExists",parentData:r,parentDataProperty:"SurveyGroupExists",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.BidLengthOfInterview!==
void 0){let i=r.BidLengthOfInterview;Number.isSafeInteger(i)||(e=p(e,o+"/BidLengthOfInterview","type",{type:"integer"}),t++)}if(r.TerminationLengthOfInterview!==
void 0){let i=r.TerminationLengthOfInterview;Number.isSafeInteger(i)||(e=p(e,o+"/TerminationLengthOfInterview","type",{type:"integer"}),t++)}if(r.SurveyQuotaCalcTypeID!==
void 0){let i=r.SurveyQuotaCalcTypeID;Number.isSafeInteger(i)||(e=p(e,o+"/SurveyQuotaCalcTypeID","type",{type:"integer"}),t++)}if(r.IsTrueSample!==void 0&&typeof r.
IsTrueSample!="boolean"&&(e=p(e,o+"/IsTrueSample","type",{type:"boolean"}),t++),r.SurveyMobileConversion!==void 0){let i=r.SurveyMobileConversion;typeof i=="num\
ber"&&isFinite(i)||(e=p(e,o+"/SurveyMobileConversion","type",{type:"number"}),t++)}if(r.SampleTypeID!==void 0){let i=r.SampleTypeID;!Number.isSafeInteger(i)&&i!==
null&&(e=p(e,o+"/SampleTypeID","type",{type:["integer","null"]}),t++)}r.CollectsPII!==void 0&&typeof r.CollectsPII!="boolean"&&(e=p(e,o+"/CollectsPII","type",{type:"\
boolean"}),t++),r.IsOnlySupplierInGroup!==void 0&&typeof r.IsOnlySupplierInGroup!="boolean"&&(e=p(e,o+"/IsOnlySupplierInGroup","type",{type:"boolean"}),t++),r.RPI!==
void 0&&(C(r.RPI,{instancePath:o+"/RPI",parentData:r,parentDataProperty:"RPI",rootData:n})||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else e=p(e,o,"t\
ype",{type:"object"}),t++;return a.errors=e,t===0}function N(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.SupplierLinkType!==void 0){let i=r.SupplierLinkType;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=p(e,o+"/SupplierLinkType",
"type",{type:["integer","string"]}),t++)}if(r.LiveSupplierLink!==void 0&&typeof r.LiveSupplierLink!="string"&&(e=p(e,o+"/LiveSupplierLink","type",{type:"string"}),
t++),r.SupplierLinkSID!==void 0&&typeof r.SupplierLinkSID!="string"&&(e=p(e,o+"/SupplierLinkSID","type",{type:"string"}),t++),r.TargetCCPI!==void 0){let i=r.TargetCCPI;
typeof i=="number"&&isFinite(i)||(e=p(e,o+"/TargetCCPI","type",{type:"number"}),t++)}}else e=p(e,o,"type",{type:"object"}),t++;return N.errors=e,t===0}function T(r,{
instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.SupplierCode!==void 0&&typeof r.
SupplierCode!="string"&&(e=p(e,o+"/SupplierCode","type",{type:"string"}),t++),r.SupplierName!==void 0&&typeof r.SupplierName!="string"&&(e=p(e,o+"/SupplierName",
"type",{type:"string"}),t++),r.OfferwallCompletes!==void 0){let i=r.OfferwallCompletes;Number.isSafeInteger(i)||(e=p(e,o+"/OfferwallCompletes","type",{type:"int\
eger"}),t++)}if(r.AllocationRemaining!==void 0){let i=r.AllocationRemaining;Number.isSafeInteger(i)||(e=p(e,o+"/AllocationRemaining","type",{type:"integer"}),t++)}
if(r.HedgeRemaining!==void 0){let i=r.HedgeRemaining;Number.isSafeInteger(i)||(e=p(e,o+"/HedgeRemaining","type",{type:"integer"}),t++)}r.TargetModel!==void 0&&(N(
r.TargetModel,{instancePath:o+"/TargetModel",parentData:r,parentDataProperty:"TargetModel",rootData:n})||(e=e===null?N.errors:e.concat(N.errors),t=e.length))}else
e=p(e,o,"type",{type:"object"}),t++;return T.errors=e,t===0}function R(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(a(
r,{instancePath:o,parentData:l,parentDataProperty:y,rootData:n})||(e=e===null?a.errors:e.concat(a.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){
if(r.FieldBeginDate!==void 0&&(f(r.FieldBeginDate,{instancePath:o+"/FieldBeginDate",parentData:r,parentDataProperty:"FieldBeginDate",rootData:n})||(e=e===null?f.
errors:e.concat(f.errors),t=e.length)),r.Priority!==void 0){let i=r.Priority;Number.isSafeInteger(i)||(e=p(e,o+"/Priority","type",{type:"integer"}),t++)}if(r.SupplierAllocations!==
void 0){let i=r.SupplierAllocations;if(Array.isArray(i)){const s=i.length;for(let u=0;u<s;u++){let L=i[u];L&&typeof L=="object"&&!Array.isArray(L)||(e=p(e,o+"/S\
upplierAllocations/"+u,"type",{type:"object"}),t++)}}else e=p(e,o+"/SupplierAllocations","type",{type:"array"}),t++}if(r.OfferwallTotalRemaining!==void 0){let i=r.
OfferwallTotalRemaining;Number.isSafeInteger(i)||(e=p(e,o+"/OfferwallTotalRemaining","type",{type:"integer"}),t++)}if(r.OfferwallAllocations!==void 0){let i=r.OfferwallAllocations;
if(Array.isArray(i)){const s=i.length;for(let u=0;u<s;u++)T(i[u],{instancePath:o+"/OfferwallAllocations/"+u,parentData:i,parentDataProperty:u,rootData:n})||(e=e===
null?T.errors:e.concat(T.errors),t=e.length)}else e=p(e,o+"/OfferwallAllocations","type",{type:"array"}),t++}}else e=p(e,o,"type",{type:"object"}),t++;return R.
errors=e,t===0}function E(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?
(r.ApiResult!==void 0&&(g(r.ApiResult,{instancePath:o+"/ApiResult",parentData:r,parentDataProperty:"ApiResult",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),
t=e.length)),r.ApiResultCode!==void 0&&(v(r.ApiResultCode,{instancePath:o+"/ApiResultCode",parentData:r,parentDataProperty:"ApiResultCode",rootData:n})||(e=e===
null?v.errors:e.concat(v.errors),t=e.length)),r.ApiAccount!==void 0&&(S(r.ApiAccount,{instancePath:o+"/ApiAccount",parentData:r,parentDataProperty:"ApiAccount",
rootData:n})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)),r.AccountType!==void 0&&(c(r.AccountType,{instancePath:o+"/AccountType",parentData:r,parentDataProperty:"\
AccountType",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.ApiAccountStatus!==void 0&&(m(r.ApiAccountStatus,{instancePath:o+"/ApiAccountS\
tatus",parentData:r,parentDataProperty:"ApiAccountStatus",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.AccountCode!==void 0&&(D(r.AccountCode,
{instancePath:o+"/AccountCode",parentData:r,parentDataProperty:"AccountCode",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.ApiMessages!==
void 0&&(I(r.ApiMessages,{instancePath:o+"/ApiMessages",parentData:r,parentDataProperty:"ApiMessages",rootData:n})||(e=e===null?I.errors:e.concat(I.errors),t=e.
length)),r.ResultCount!==void 0&&(b(r.ResultCount,{instancePath:o+"/ResultCount",parentData:r,parentDataProperty:"ResultCount",rootData:n})||(e=e===null?b.errors:
e.concat(b.errors),t=e.length)),r.SupplierAllocationSurvey!==void 0&&(R(r.SupplierAllocationSurvey,{instancePath:o+"/SupplierAllocationSurvey",parentData:r,parentDataProperty:"\
SupplierAllocationSurvey",rootData:n})||(e=e===null?R.errors:e.concat(R.errors),t=e.length))):(e=p(e,o,"type",{type:"object"}),t++),E.errors=e,t===0}function j(r,{
instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return E(r,{instancePath:o,parentData:l,parentDataProperty:y,rootData:n})||
(e=e===null?E.errors:e.concat(E.errors),t=e.length),j.errors=e,t===0}
export const request: Validator<"getSurveyAllocation"> = d
export const response: Validator<"getSurveyAllocation"> = M
