// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(r,o,e,i)=>{const l={instancePath:o,keyword:e,params:i};return r===null?[l]:(r.push(l),r)},D=r=>{let o=0;for(const e of r)o++;return o},w=E,R=new RegExp(
"^-?\\d+$","u");function E(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.SurveyNumber===void 0&&(e=t(e,o,"required",{missingProperty:"Su\
rveyNumber"}),i++),r.SupplierCode===void 0&&(e=t(e,o,"required",{missingProperty:"SupplierCode"}),i++);for(const l in r)l==="SurveyNumber"||l==="SupplierCode"||
(e=t(e,o,"additionalProperties",{additionalProperty:l}),i++);if(r.SurveyNumber!==void 0){let l=r.SurveyNumber;!Number.isSafeInteger(l)&&typeof l!="string"&&(e=t(
e,o+"/SurveyNumber","type",{type:["integer","string"]}),i++),typeof l=="string"&&!R.test(l)&&(e=t(e,o+"/SurveyNumber","pattern",{pattern:"^-?\\d+$"}),i++)}if(r.
SupplierCode!==void 0){let l=r.SupplierCode;typeof l!="string"&&!Number.isSafeInteger(l)&&(e=t(e,o+"/SupplierCode","type",{type:["string","integer"]}),i++)}}else
e=t(e,o,"type",{type:"object"}),i++;return E.errors=e,i===0}const j=L;function y(r,o=""){let e=null,i=0;return Number.isSafeInteger(r)||(e=t(e,o,"type",{type:"i\
nteger"}),i++),y.errors=e,i===0}function f(r,o=""){let e=null,i=0;return Number.isSafeInteger(r)||(e=t(e,o,"type",{type:"integer"}),i++),f.errors=e,i===0}function s(r,o=""){
let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),s.errors=e,i===0}function g(r,o=""){let e=null,i=0;return Number.isSafeInteger(r)||
(e=t(e,o,"type",{type:"integer"}),i++),g.errors=e,i===0}function v(r,o=""){let e=null,i=0;return Number.isSafeInteger(r)||(e=t(e,o,"type",{type:"integer"}),i++),
v.errors=e,i===0}function S(r,o=""){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),S.errors=e,i===0}function m(r,o=""){let e=null,
i=0;if(Array.isArray(r)){const l=r.length;for(let n=0;n<l;n++)typeof r[n]!="string"&&(e=t(e,o+"/"+n,"type",{type:"string"}),i++)}else e=t(e,o,"type",{type:"arra\
y"}),i++;return m.errors=e,i===0}function I(r,o=""){let e=null,i=0;return Number.isSafeInteger(r)||(e=t(e,o,"type",{type:"integer"}),i++),I.errors=e,i===0}const O=new RegExp(
"^/Date\\(-?\\d+([+-]\\d{4})?\\)/$","u");function u(r,o=""){let e=null,i=0;return typeof r=="string"?O.test(r)||(e=t(e,o,"pattern",{pattern:"^/Date\\(-?\\d+([+-]\\\
d{4})?\\)/$"}),i++):(e=t(e,o,"type",{type:"string"}),i++),u.errors=e,i===0}function b(r,o=""){let e=null,i=0;return Number.isSafeInteger(r)||(e=t(e,o,"type",{type:"\
integer"}),i++),b.errors=e,i===0}function c(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.Value!==void 0){let l=r.Value;typeof l=="nu\
mber"&&isFinite(l)||(e=t(e,o+"/Value","type",{type:"number"}),i++)}r.CurrencyCode!==void 0&&typeof r.CurrencyCode!="string"&&(e=t(e,o+"/CurrencyCode","type",{type:"\
string"}),i++)}else e=t(e,o,"type",{type:"object"}),i++;return c.errors=e,i===0}function A(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
SurveyNumber===void 0&&(e=t(e,o,"required",{missingProperty:"SurveyNumber"}),i++),r.SurveyName!==void 0){let l=r.SurveyName;typeof l=="string"?l.length>128&&D(l)>
128&&(e=t(e,o+"/SurveyName","maxLength",{limit:128}),i++):(e=t(e,o+"/SurveyName","type",{type:"string"}),i++)}if(r.SurveyNumber!==void 0){let l=r.SurveyNumber;Number.
isSafeInteger(l)||(e=t(e,o+"/SurveyNumber","type",{type:"integer"}),i++)}if(r.SurveySID!==void 0&&typeof r.SurveySID!="string"&&(e=t(e,o+"/SurveySID","type",{type:"\
string"}),i++),r.AccountName!==void 0&&typeof r.AccountName!="string"&&(e=t(e,o+"/AccountName","type",{type:"string"}),i++),r.CountryLanguageID!==void 0){let l=r.
CountryLanguageID;Number.isSafeInteger(l)||(e=t(e,o+"/CountryLanguageID","type",{type:"integer"}),i++)}if(r.LengthOfInterview!==void 0){let l=r.LengthOfInterview;
Number.isSafeInteger(l)||(e=t(e,o+"/LengthOfInterview","type",{type:"integer"}),i++)}if(r.BidIncidence!==void 0){let l=r.BidIncidence;Number.isSafeInteger(l)||(e=
t(e,o+"/BidIncidence","type",{type:"integer"}),i++)}if(r.Conversion!==void 0){let l=r.Conversion;typeof l=="number"&&isFinite(l)||(e=t(e,o+"/Conversion","type",
{type:"number"}),i++)}if(r.CPI!==void 0){let l=r.CPI;typeof l=="number"&&isFinite(l)||(e=t(e,o+"/CPI","type",{type:"number"}),i++)}if(r.FieldEndDate!==void 0&&(u(
r.FieldEndDate,o+"/FieldEndDate")||(e=e===null?u.errors:e.concat(u.errors),i=e.length)),r.IndustryID!==void 0){let l=r.IndustryID;Number.isSafeInteger(l)||(e=t(
e,o+"/IndustryID","type",{type:"integer"}),i++)}if(r.StudyTypeID!==void 0){let l=r.StudyTypeID;Number.isSafeInteger(l)||(e=t(e,o+"/StudyTypeID","type",{type:"in\
teger"}),i++)}if(r.OverallCompletes!==void 0){let l=r.OverallCompletes;Number.isSafeInteger(l)||(e=t(e,o+"/OverallCompletes","type",{type:"integer"}),i++)}if(r.
TotalRemaining!==void 0){let l=r.TotalRemaining;Number.isSafeInteger(l)||(e=t(e,o+"/TotalRemaining","type",{type:"integer"}),i++)}if(r.CompletionPercentage!==void 0){
let l=r.CompletionPercentage;typeof l=="number"&&isFinite(l)||(e=t(e,o+"/CompletionPercentage","type",{type:"number"}),i++)}if(r.SurveyGroup!==void 0){let l=r.SurveyGroup;
typeof l!="string"&&l!==null&&(e=t(e,o+"/SurveyGroup","type",{type:["string","null"]}),i++),typeof l=="string"&&l.length>200&&D(l)>200&&(e=t(e,o+"/SurveyGroup",
"maxLength",{limit:200}),i++)}if(r.SurveyGroupID!==void 0){let l=r.SurveyGroupID;!Number.isSafeInteger(l)&&l!==null&&(e=t(e,o+"/SurveyGroupID","type",{type:["in\
teger","null"]}),i++)}if(r.SurveyGroupExists!==void 0&&(b(r.SurveyGroupExists,o+"/SurveyGroupExists")||(e=e===null?b.errors:e.concat(b.errors),i=e.length)),r.BidLengthOfInterview!==
void 0){let l=r.BidLengthOfInterview;Number.isSafeInteger(l)||(e=t(e,o+"/BidLengthOfInterview","type",{type:"integer"}),i++)}if(r.TerminationLengthOfInterview!==
void 0){let l=r.TerminationLengthOfInterview;Number.isSafeInteger(l)||(e=t(e,o+"/TerminationLengthOfInterview","type",{type:"integer"}),i++)}if(r.SurveyQuotaCalcTypeID!==
void 0){let l=r.SurveyQuotaCalcTypeID;Number.isSafeInteger(l)||(e=t(e,o+"/SurveyQuotaCalcTypeID","type",{type:"integer"}),i++)}if(r.IsTrueSample!==void 0&&typeof r.
IsTrueSample!="boolean"&&(e=t(e,o+"/IsTrueSample","type",{type:"boolean"}),i++),r.SurveyMobileConversion!==void 0){let l=r.SurveyMobileConversion;typeof l=="num\
ber"&&isFinite(l)||(e=t(e,o+"/SurveyMobileConversion","type",{type:"number"}),i++)}if(r.SampleTypeID!==void 0){let l=r.SampleTypeID;!Number.isSafeInteger(l)&&l!==
null&&(e=t(e,o+"/SampleTypeID","type",{type:["integer","null"]}),i++)}r.CollectsPII!==void 0&&typeof r.CollectsPII!="boolean"&&(e=t(e,o+"/CollectsPII","type",{type:"\
boolean"}),i++),r.IsOnlySupplierInGroup!==void 0&&typeof r.IsOnlySupplierInGroup!="boolean"&&(e=t(e,o+"/IsOnlySupplierInGroup","type",{type:"boolean"}),i++),r.RPI!==
void 0&&(c(r.RPI,o+"/RPI")||(e=e===null?c.errors:e.concat(c.errors),i=e.length))}else e=t(e,o,"type",{type:"object"}),i++;return A.errors=e,i===0}function C(r,o=""){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.SupplierLinkType!==void 0){let l=r.SupplierLinkType;!Number.isSafeInteger(l)&&typeof l!="string"&&
(e=t(e,o+"/SupplierLinkType","type",{type:["integer","string"]}),i++)}if(r.LiveSupplierLink!==void 0&&typeof r.LiveSupplierLink!="string"&&(e=t(e,o+"/LiveSuppli\
erLink","type",{type:"string"}),i++),r.SupplierLinkSID!==void 0&&typeof r.SupplierLinkSID!="string"&&(e=t(e,o+"/SupplierLinkSID","type",{type:"string"}),i++),r.
TargetCCPI!==void 0){let l=r.TargetCCPI;typeof l=="number"&&isFinite(l)||(e=t(e,o+"/TargetCCPI","type",{type:"number"}),i++)}}else e=t(e,o,"type",{type:"object"}),
i++;return C.errors=e,i===0}function N(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.SupplierCode!==void 0&&typeof r.SupplierCode!="s\
tring"&&(e=t(e,o+"/SupplierCode","type",{type:"string"}),i++),r.SupplierName!==void 0&&typeof r.SupplierName!="string"&&(e=t(e,o+"/SupplierName","type",{type:"s\
tring"}),i++),r.OfferwallCompletes!==void 0){let l=r.OfferwallCompletes;Number.isSafeInteger(l)||(e=t(e,o+"/OfferwallCompletes","type",{type:"integer"}),i++)}if(r.
AllocationRemaining!==void 0){let l=r.AllocationRemaining;Number.isSafeInteger(l)||(e=t(e,o+"/AllocationRemaining","type",{type:"integer"}),i++)}if(r.HedgeRemaining!==
void 0){let l=r.HedgeRemaining;Number.isSafeInteger(l)||(e=t(e,o+"/HedgeRemaining","type",{type:"integer"}),i++)}r.TargetModel!==void 0&&(C(r.TargetModel,o+"/Ta\
rgetModel")||(e=e===null?C.errors:e.concat(C.errors),i=e.length))}else e=t(e,o,"type",{type:"object"}),i++;return N.errors=e,i===0}function d(r,o=""){let e=null,
i=0;if(A(r,o)||(e=e===null?A.errors:e.concat(A.errors),i=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.FieldBeginDate!==void 0&&(u(r.FieldBeginDate,o+
"/FieldBeginDate")||(e=e===null?u.errors:e.concat(u.errors),i=e.length)),r.Priority!==void 0){let l=r.Priority;Number.isSafeInteger(l)||(e=t(e,o+"/Priority","ty\
pe",{type:"integer"}),i++)}if(r.SupplierAllocations!==void 0){let l=r.SupplierAllocations;if(Array.isArray(l)){const n=l.length;for(let p=0;p<n;p++){let T=l[p];
T&&typeof T=="object"&&!Array.isArray(T)||(e=t(e,o+"/SupplierAllocations/"+p,"type",{type:"object"}),i++)}}else e=t(e,o+"/SupplierAllocations","type",{type:"arr\
ay"}),i++}if(r.OfferwallTotalRemaining!==void 0){let l=r.OfferwallTotalRemaining;Number.isSafeInteger(l)||(e=t(e,o+"/OfferwallTotalRemaining","type",{type:"inte\
ger"}),i++)}if(r.OfferwallAllocations!==void 0){let l=r.OfferwallAllocations;if(Array.isArray(l)){const n=l.length;for(let p=0;p<n;p++)N(l[p],o+"/OfferwallAlloc\
ations/"+p)||(e=e===null?N.errors:e.concat(N.errors),i=e.length)}else e=t(e,o+"/OfferwallAllocations","type",{type:"array"}),i++}}else e=t(e,o,"type",{type:"obj\
ect"}),i++;return d.errors=e,i===0}function L(r,o=""){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.ApiResult!==void 0&&(y(r.ApiResult,o+"/A\
piResult")||(e=e===null?y.errors:e.concat(y.errors),i=e.length)),r.ApiResultCode!==void 0&&(f(r.ApiResultCode,o+"/ApiResultCode")||(e=e===null?f.errors:e.concat(
f.errors),i=e.length)),r.ApiAccount!==void 0&&(s(r.ApiAccount,o+"/ApiAccount")||(e=e===null?s.errors:e.concat(s.errors),i=e.length)),r.AccountType!==void 0&&(g(
r.AccountType,o+"/AccountType")||(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.ApiAccountStatus!==void 0&&(v(r.ApiAccountStatus,o+"/ApiAccountStatus")||
(e=e===null?v.errors:e.concat(v.errors),i=e.length)),r.AccountCode!==void 0&&(S(r.AccountCode,o+"/AccountCode")||(e=e===null?S.errors:e.concat(S.errors),i=e.length)),
r.ApiMessages!==void 0&&(m(r.ApiMessages,o+"/ApiMessages")||(e=e===null?m.errors:e.concat(m.errors),i=e.length)),r.ResultCount!==void 0&&(I(r.ResultCount,o+"/Re\
sultCount")||(e=e===null?I.errors:e.concat(I.errors),i=e.length)),r.SupplierAllocationSurvey!==void 0&&(d(r.SupplierAllocationSurvey,o+"/SupplierAllocationSurve\
y")||(e=e===null?d.errors:e.concat(d.errors),i=e.length))):(e=t(e,o,"type",{type:"object"}),i++),L.errors=e,i===0}
/**
 * Whether a value is an input of `getSurveyAllocation` (`GET /Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getSurveyAllocation } from "@fieldwork/exchange-client/request-validators"
 * getSurveyAllocation({"SurveyNumber":48213907,"SupplierCode":"4217"}) // => true
 * getSurveyAllocation({ colour: "red" }) // => false
 * getSurveyAllocation.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getSurveyAllocation"> = w
/**
 * Whether a value is the body of a successful response of `getSurveyAllocation` (`GET /Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getSurveyAllocation } from "@fieldwork/exchange-client/validators"
 * getSurveyAllocation(null) // => false
 * getSurveyAllocation.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getSurveyAllocation"> = j
