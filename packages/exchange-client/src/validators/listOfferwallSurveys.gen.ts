// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(r,o,u,l)=>{const p={instancePath:o,keyword:u,params:l};return r===null?[p]:(r.push(p),r)},E=r=>{let o=0;for(const u of r)o++;return o},G=T;function T(r,{
instancePath:o="",parentData:u,parentDataProperty:l,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.SupplierCode===void 0&&(e=i(
e,o,"required",{missingProperty:"SupplierCode"}),t++);for(const n in r)n!=="SupplierCode"&&(e=i(e,o,"additionalProperties",{additionalProperty:n}),t++);if(r.SupplierCode!==
void 0){let n=r.SupplierCode;typeof n!="string"&&!Number.isSafeInteger(n)&&(e=i(e,o+"/SupplierCode","type",{type:["string","integer"]}),t++)}}else e=i(e,o,"type",
{type:"object"}),t++;return T.errors=e,t===0}const L=R;function f(r,{instancePath:o="",parentData:u,parentDataProperty:l,rootData:p=r}={}){let e=null,t=0;return Number.
isSafeInteger(r)||(e=i(e,o,"type",{type:"integer"}),t++),f.errors=e,t===0}function v(r,{instancePath:o="",parentData:u,parentDataProperty:l,rootData:p=r}={}){let e=null,
t=0;return Number.isSafeInteger(r)||(e=i(e,o,"type",{type:"integer"}),t++),v.errors=e,t===0}function g(r,{instancePath:o="",parentData:u,parentDataProperty:l,rootData:p=r}={}){
let e=null,t=0;return typeof r!="string"&&(e=i(e,o,"type",{type:"string"}),t++),g.errors=e,t===0}function c(r,{instancePath:o="",parentData:u,parentDataProperty:l,
rootData:p=r}={}){let e=null,t=0;return Number.isSafeInteger(r)||(e=i(e,o,"type",{type:"integer"}),t++),c.errors=e,t===0}function D(r,{instancePath:o="",parentData:u,
parentDataProperty:l,rootData:p=r}={}){let e=null,t=0;return Number.isSafeInteger(r)||(e=i(e,o,"type",{type:"integer"}),t++),D.errors=e,t===0}function I(r,{instancePath:o="",
parentData:u,parentDataProperty:l,rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=i(e,o,"type",{type:"string"}),t++),I.errors=e,t===0}function S(r,{
instancePath:o="",parentData:u,parentDataProperty:l,rootData:p=r}={}){let e=null,t=0;if(Array.isArray(r)){const n=r.length;for(let y=0;y<n;y++)typeof r[y]!="str\
ing"&&(e=i(e,o+"/"+y,"type",{type:"string"}),t++)}else e=i(e,o,"type",{type:"array"}),t++;return S.errors=e,t===0}function m(r,{instancePath:o="",parentData:u,parentDataProperty:l,
rootData:p=r}={}){let e=null,t=0;return Number.isSafeInteger(r)||(e=i(e,o,"type",{type:"integer"}),t++),m.errors=e,t===0}const O=new RegExp("^/Date\\(-?\\d+([+-]\\\
d{4})?\\)/$","u");function b(r,{instancePath:o="",parentData:u,parentDataProperty:l,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?O.test(r)||(e=i(e,
o,"pattern",{pattern:"^/Date\\(-?\\d+([+-]\\d{4})?\\)/$"}),t++):(e=i(e,o,"type",{type:"string"}),t++),b.errors=e,t===0}function a(r,{instancePath:o="",parentData:u,
parentDataProperty:l,rootData:p=r}={}){let e=null,t=0;return Number.isSafeInteger(r)||(e=i(e,o,"type",{type:"integer"}),t++),a.errors=e,t===0}function A(r,{instancePath:o="",
parentData:u,parentDataProperty:l,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.Value!==void 0){let n=r.Value;typeof n=="nu\
mber"&&isFinite(n)||(e=i(e,o+"/Value","type",{type:"number"}),t++)}r.CurrencyCode!==void 0&&typeof r.CurrencyCode!="string"&&(e=i(e,o+"/CurrencyCode","type",{type:"\
string"}),t++)}else e=i(e,o,"type",{type:"object"}),t++;return A.errors=e,t===0}function C(r,{instancePath:o="",parentData:u,parentDataProperty:l,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.SurveyNumber===void 0&&(e=i(e,o,"required",{missingProperty:"SurveyNumber"}),t++),r.SurveyName!==
void 0){let n=r.SurveyName;typeof n=="string"?n.length>128&&E(n)>128&&(e=i(e,o+"/SurveyName","maxLength",{limit:128}),t++):(e=i(e,o+"/SurveyName","type",{type:"\
string"}),t++)}if(r.SurveyNumber!==void 0){let n=r.SurveyNumber;Number.isSafeInteger(n)||(e=i(e,o+"/SurveyNumber","type",{type:"integer"}),t++)}if(r.SurveySID!==
void 0&&typeof r.SurveySID!="string"&&(e=i(e,o+"/SurveySID","type",{type:"string"}),t++),r.AccountName!==void 0&&typeof r.AccountName!="string"&&(e=i(e,o+"/Acco\
untName","type",{type:"string"}),t++),r.CountryLanguageID!==void 0){let n=r.CountryLanguageID;Number.isSafeInteger(n)||(e=i(e,o+"/CountryLanguageID","type",{type:"\
integer"}),t++)}if(r.LengthOfInterview!==void 0){let n=r.LengthOfInterview;Number.isSafeInteger(n)||(e=i(e,o+"/LengthOfInterview","type",{type:"integer"}),t++)}
if(r.BidIncidence!==void 0){let n=r.BidIncidence;Number.isSafeInteger(n)||(e=i(e,o+"/BidIncidence","type",{type:"integer"}),t++)}if(r.Conversion!==void 0){let n=r.
Conversion;typeof n=="number"&&isFinite(n)||(e=i(e,o+"/Conversion","type",{type:"number"}),t++)}if(r.CPI!==void 0){let n=r.CPI;typeof n=="number"&&isFinite(n)||
(e=i(e,o+"/CPI","type",{type:"number"}),t++)}if(r.FieldEndDate!==void 0&&(b(r.FieldEndDate,{instancePath:o+"/FieldEndDate",parentData:r,parentDataProperty:"Fiel\
dEndDate",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.IndustryID!==void 0){let n=r.IndustryID;Number.isSafeInteger(n)||(e=i(e,o+"/Indus\
tryID","type",{type:"integer"}),t++)}if(r.StudyTypeID!==void 0){let n=r.StudyTypeID;Number.isSafeInteger(n)||(e=i(e,o+"/StudyTypeID","type",{type:"integer"}),t++)}
if(r.OverallCompletes!==void 0){let n=r.OverallCompletes;Number.isSafeInteger(n)||(e=i(e,o+"/OverallCompletes","type",{type:"integer"}),t++)}if(r.TotalRemaining!==
void 0){let n=r.TotalRemaining;Number.isSafeInteger(n)||(e=i(e,o+"/TotalRemaining","type",{type:"integer"}),t++)}if(r.CompletionPercentage!==void 0){let n=r.CompletionPercentage;
typeof n=="number"&&isFinite(n)||(e=i(e,o+"/CompletionPercentage","type",{type:"number"}),t++)}if(r.SurveyGroup!==void 0){let n=r.SurveyGroup;typeof n!="string"&&
n!==null&&(e=i(e,o+"/SurveyGroup","type",{type:["string","null"]}),t++),typeof n=="string"&&n.length>200&&E(n)>200&&(e=i(e,o+"/SurveyGroup","maxLength",{limit:200}),
t++)}if(r.SurveyGroupID!==void 0){let n=r.SurveyGroupID;!Number.isSafeInteger(n)&&n!==null&&(e=i(e,o+"/SurveyGroupID","type",{type:["integer","null"]}),t++)}if(r.
SurveyGroupExists!==void 0&&(a(r.SurveyGroupExists,{instancePath:o+"/SurveyGroupExists",parentData:r,parentDataProperty:"SurveyGroupExists",rootData:p})||(e=e===
null?a.errors:e.concat(a.errors),t=e.length)),r.BidLengthOfInterview!==void 0){let n=r.BidLengthOfInterview;Number.isSafeInteger(n)||(e=i(e,o+"/BidLengthOfInter\
view","type",{type:"integer"}),t++)}if(r.TerminationLengthOfInterview!==void 0){let n=r.TerminationLengthOfInterview;Number.isSafeInteger(n)||(e=i(e,o+"/Termina\
tionLengthOfInterview","type",{type:"integer"}),t++)}if(r.SurveyQuotaCalcTypeID!==void 0){let n=r.SurveyQuotaCalcTypeID;Number.isSafeInteger(n)||(e=i(e,o+"/Surv\
eyQuotaCalcTypeID","type",{type:"integer"}),t++)}if(r.IsTrueSample!==void 0&&typeof r.IsTrueSample!="boolean"&&(e=i(e,o+"/IsTrueSample","type",{type:"boolean"}),
t++),r.SurveyMobileConversion!==void 0){let n=r.SurveyMobileConversion;typeof n=="number"&&isFinite(n)||(e=i(e,o+"/SurveyMobileConversion","type",{type:"number"}),
t++)}if(r.SampleTypeID!==void 0){let n=r.SampleTypeID;!Number.isSafeInteger(n)&&n!==null&&(e=i(e,o+"/SampleTypeID","type",{type:["integer","null"]}),t++)}r.CollectsPII!==
void 0&&typeof r.CollectsPII!="boolean"&&(e=i(e,o+"/CollectsPII","type",{type:"boolean"}),t++),r.IsOnlySupplierInGroup!==void 0&&typeof r.IsOnlySupplierInGroup!=
"boolean"&&(e=i(e,o+"/IsOnlySupplierInGroup","type",{type:"boolean"}),t++),r.RPI!==void 0&&(A(r.RPI,{instancePath:o+"/RPI",parentData:r,parentDataProperty:"RPI",
rootData:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length))}else e=i(e,o,"type",{type:"object"}),t++;return C.errors=e,t===0}function N(r,{instancePath:o="",
parentData:u,parentDataProperty:l,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ApiResult!==void 0&&(f(r.ApiResult,{instancePath:o+
"/ApiResult",parentData:r,parentDataProperty:"ApiResult",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.ApiResultCode!==void 0&&(v(r.ApiResultCode,
{instancePath:o+"/ApiResultCode",parentData:r,parentDataProperty:"ApiResultCode",rootData:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.ApiAccount!==
void 0&&(g(r.ApiAccount,{instancePath:o+"/ApiAccount",parentData:r,parentDataProperty:"ApiAccount",rootData:p})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),
r.AccountType!==void 0&&(c(r.AccountType,{instancePath:o+"/AccountType",parentData:r,parentDataProperty:"AccountType",rootData:p})||(e=e===null?c.errors:e.concat(
c.errors),t=e.length)),r.ApiAccountStatus!==void 0&&(D(r.ApiAccountStatus,{instancePath:o+"/ApiAccountStatus",parentData:r,parentDataProperty:"ApiAccountStatus",
rootData:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.AccountCode!==void 0&&(I(r.AccountCode,{instancePath:o+"/AccountCode",parentData:r,parentDataProperty:"\
AccountCode",rootData:p})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),r.ApiMessages!==void 0&&(S(r.ApiMessages,{instancePath:o+"/ApiMessages",parentData:r,
parentDataProperty:"ApiMessages",rootData:p})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)),r.ResultCount!==void 0&&(m(r.ResultCount,{instancePath:o+"/R\
esultCount",parentData:r,parentDataProperty:"ResultCount",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.Surveys!==void 0){let n=r.Surveys;
if(Array.isArray(n)){const y=n.length;for(let s=0;s<y;s++)C(n[s],{instancePath:o+"/Surveys/"+s,parentData:n,parentDataProperty:s,rootData:p})||(e=e===null?C.errors:
e.concat(C.errors),t=e.length)}else e=i(e,o+"/Surveys","type",{type:"array"}),t++}}else e=i(e,o,"type",{type:"object"}),t++;return N.errors=e,t===0}function R(r,{
instancePath:o="",parentData:u,parentDataProperty:l,rootData:p=r}={}){let e=null,t=0;return N(r,{instancePath:o,parentData:u,parentDataProperty:l,rootData:p})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length),R.errors=e,t===0}
export const request: Validator<"listOfferwallSurveys"> = G
export const response: Validator<"listOfferwallSurveys"> = L
