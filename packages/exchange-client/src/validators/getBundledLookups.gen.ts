// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const y=(e,t,r,l)=>{const o={instancePath:t,keyword:r,params:l};return e===null?[o]:(e.push(o),e)},C=T,a=new RegExp("^(Countries|CountryLanguages|Industries|Sam\
pleTypes|StudyTypes|SupplierLinkTypes|SurveyStatuses|BidProbabilities|BidStatuses|ProposalTypes|CategoryLockOutDurations|QuestionClassifications|SupplierPrefere\
nceTypes|SupplierRequestStatuses|ThirdPartyServices)(,(Countries|CountryLanguages|Industries|SampleTypes|StudyTypes|SupplierLinkTypes|SurveyStatuses|BidProbabil\
ities|BidStatuses|ProposalTypes|CategoryLockOutDurations|QuestionClassifications|SupplierPreferenceTypes|SupplierRequestStatuses|ThirdPartyServices))*$","u");function T(e,t=""){
let r=null,l=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.Bundle===void 0&&(r=y(r,t,"required",{missingProperty:"Bundle"}),l++);for(const o in e)o!=="Bundle"&&
(r=y(r,t,"additionalProperties",{additionalProperty:o}),l++);if(e.Bundle!==void 0){let o=e.Bundle;typeof o=="string"?a.test(o)||(r=y(r,t+"/Bundle","pattern",{pattern:"\
^(Countries|CountryLanguages|Industries|SampleTypes|StudyTypes|SupplierLinkTypes|SurveyStatuses|BidProbabilities|BidStatuses|ProposalTypes|CategoryLockOutDurati\
ons|QuestionClassifications|SupplierPreferenceTypes|SupplierRequestStatuses|ThirdPartyServices)(,(Countries|CountryLanguages|Industries|SampleTypes|StudyTypes|S\
upplierLinkTypes|SurveyStatuses|BidProbabilities|BidStatuses|ProposalTypes|CategoryLockOutDurations|QuestionClassifications|SupplierPreferenceTypes|SupplierRequ\
estStatuses|ThirdPartyServices))*$"}),l++):(r=y(r,t+"/Bundle","type",{type:"string"}),l++)}}else r=y(r,t,"type",{type:"object"}),l++;return T.errors=r,l===0}const b=d;
function p(e,t=""){let r=null,l=0;return Number.isSafeInteger(e)||(r=y(r,t,"type",{type:"integer"}),l++),p.errors=r,l===0}function n(e,t=""){let r=null,l=0;return Number.
isSafeInteger(e)||(r=y(r,t,"type",{type:"integer"}),l++),n.errors=r,l===0}function A(e,t=""){let r=null,l=0;return typeof e!="string"&&(r=y(r,t,"type",{type:"st\
ring"}),l++),A.errors=r,l===0}function f(e,t=""){let r=null,l=0;return Number.isSafeInteger(e)||(r=y(r,t,"type",{type:"integer"}),l++),f.errors=r,l===0}function c(e,t=""){
let r=null,l=0;return Number.isSafeInteger(e)||(r=y(r,t,"type",{type:"integer"}),l++),c.errors=r,l===0}function g(e,t=""){let r=null,l=0;return typeof e!="strin\
g"&&(r=y(r,t,"type",{type:"string"}),l++),g.errors=r,l===0}function S(e,t=""){let r=null,l=0;if(Array.isArray(e)){const o=e.length;for(let u=0;u<o;u++)typeof e[u]!=
"string"&&(r=y(r,t+"/"+u,"type",{type:"string"}),l++)}else r=y(r,t,"type",{type:"array"}),l++;return S.errors=r,l===0}function v(e,t=""){let r=null,l=0;return Number.
isSafeInteger(e)||(r=y(r,t,"type",{type:"integer"}),l++),v.errors=r,l===0}function i(e,t=""){let r=null,l=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.Code!==
void 0&&typeof e.Code!="string"&&(r=y(r,t+"/Code","type",{type:"string"}),l++),e.Id!==void 0&&typeof e.Id!="string"&&(r=y(r,t+"/Id","type",{type:"string"}),l++),
e.IsActive!==void 0&&typeof e.IsActive!="boolean"&&(r=y(r,t+"/IsActive","type",{type:"boolean"}),l++),e.Name!==void 0&&typeof e.Name!="string"&&(r=y(r,t+"/Name",
"type",{type:"string"}),l++),e.SortOrder!==void 0){let o=e.SortOrder;Number.isSafeInteger(o)||(r=y(r,t+"/SortOrder","type",{type:"integer"}),l++)}}else r=y(r,t,
"type",{type:"object"}),l++;return i.errors=r,l===0}function d(e,t=""){let r=null,l=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&(p(e.
ApiResult,t+"/ApiResult")||(r=r===null?p.errors:r.concat(p.errors),l=r.length)),e.ApiResultCode!==void 0&&(n(e.ApiResultCode,t+"/ApiResultCode")||(r=r===null?n.
errors:r.concat(n.errors),l=r.length)),e.ApiAccount!==void 0&&(A(e.ApiAccount,t+"/ApiAccount")||(r=r===null?A.errors:r.concat(A.errors),l=r.length)),e.AccountType!==
void 0&&(f(e.AccountType,t+"/AccountType")||(r=r===null?f.errors:r.concat(f.errors),l=r.length)),e.ApiAccountStatus!==void 0&&(c(e.ApiAccountStatus,t+"/ApiAccou\
ntStatus")||(r=r===null?c.errors:r.concat(c.errors),l=r.length)),e.AccountCode!==void 0&&(g(e.AccountCode,t+"/AccountCode")||(r=r===null?g.errors:r.concat(g.errors),
l=r.length)),e.ApiMessages!==void 0&&(S(e.ApiMessages,t+"/ApiMessages")||(r=r===null?S.errors:r.concat(S.errors),l=r.length)),e.ResultCount!==void 0&&(v(e.ResultCount,
t+"/ResultCount")||(r=r===null?v.errors:r.concat(v.errors),l=r.length)),e.AllBidProbabilities!==void 0){let o=e.AllBidProbabilities;if(Array.isArray(o)){const u=o.
length;for(let s=0;s<u;s++)i(o[s],t+"/AllBidProbabilities/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllBidProbabilities","type",{
type:"array"}),l++}if(e.AllBidStatuses!==void 0){let o=e.AllBidStatuses;if(Array.isArray(o)){const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllBidStatuses/"+s)||
(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllBidStatuses","type",{type:"array"}),l++}if(e.AllCategoryLockOutDurations!==void 0){let o=e.
AllCategoryLockOutDurations;if(Array.isArray(o)){const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllCategoryLockOutDurations/"+s)||(r=r===null?i.errors:r.concat(
i.errors),l=r.length)}else r=y(r,t+"/AllCategoryLockOutDurations","type",{type:"array"}),l++}if(e.AllCountries!==void 0){let o=e.AllCountries;if(Array.isArray(o)){
const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllCountries/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllCountries","type",{type:"\
array"}),l++}if(e.AllCountryLanguages!==void 0){let o=e.AllCountryLanguages;if(Array.isArray(o)){const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllCountryLangu\
ages/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllCountryLanguages","type",{type:"array"}),l++}if(e.AllIndustries!==void 0){let o=e.
AllIndustries;if(Array.isArray(o)){const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllIndustries/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=
y(r,t+"/AllIndustries","type",{type:"array"}),l++}if(e.AllProposalTypes!==void 0){let o=e.AllProposalTypes;if(Array.isArray(o)){const u=o.length;for(let s=0;s<u;s++)
i(o[s],t+"/AllProposalTypes/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllProposalTypes","type",{type:"array"}),l++}if(e.AllQuestionClassifications!==
void 0){let o=e.AllQuestionClassifications;if(Array.isArray(o)){const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllQuestionClassifications/"+s)||(r=r===null?i.errors:
r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllQuestionClassifications","type",{type:"array"}),l++}if(e.AllSampleTypes!==void 0){let o=e.AllSampleTypes;if(Array.
isArray(o)){const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllSampleTypes/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllSampleTyp\
es","type",{type:"array"}),l++}if(e.AllStudyTypes!==void 0){let o=e.AllStudyTypes;if(Array.isArray(o)){const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllStudyT\
ypes/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllStudyTypes","type",{type:"array"}),l++}if(e.AllSupplierLinkTypes!==void 0){let o=e.
AllSupplierLinkTypes;if(Array.isArray(o)){const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllSupplierLinkTypes/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.
length)}else r=y(r,t+"/AllSupplierLinkTypes","type",{type:"array"}),l++}if(e.AllSupplierPreferenceTypes!==void 0){let o=e.AllSupplierPreferenceTypes;if(Array.isArray(
o)){const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllSupplierPreferenceTypes/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllSuppl\
ierPreferenceTypes","type",{type:"array"}),l++}if(e.AllSupplierRequestStatuses!==void 0){let o=e.AllSupplierRequestStatuses;if(Array.isArray(o)){const u=o.length;
for(let s=0;s<u;s++)i(o[s],t+"/AllSupplierRequestStatuses/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllSupplierRequestStatuses","\
type",{type:"array"}),l++}if(e.AllSupplierTrackingUrlTypes!==void 0){let o=e.AllSupplierTrackingUrlTypes;if(Array.isArray(o)){const u=o.length;for(let s=0;s<u;s++)
i(o[s],t+"/AllSupplierTrackingUrlTypes/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllSupplierTrackingUrlTypes","type",{type:"array"}),
l++}if(e.AllSurveyPlatforms!==void 0){let o=e.AllSurveyPlatforms;if(Array.isArray(o)){const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllSurveyPlatforms/"+s)||(r=
r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllSurveyPlatforms","type",{type:"array"}),l++}if(e.AllSurveyStatuses!==void 0){let o=e.AllSurveyStatuses;
if(Array.isArray(o)){const u=o.length;for(let s=0;s<u;s++)i(o[s],t+"/AllSurveyStatuses/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/\
AllSurveyStatuses","type",{type:"array"}),l++}if(e.AllThirdPartyServices!==void 0){let o=e.AllThirdPartyServices;if(Array.isArray(o)){const u=o.length;for(let s=0;s<
u;s++)i(o[s],t+"/AllThirdPartyServices/"+s)||(r=r===null?i.errors:r.concat(i.errors),l=r.length)}else r=y(r,t+"/AllThirdPartyServices","type",{type:"array"}),l++}}else
r=y(r,t,"type",{type:"object"}),l++;return d.errors=r,l===0}
/**
 * Whether a value is an input of `getBundledLookups` (`GET /Lookup/v1/BasicLookups/BundledLookups/{Bundle}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getBundledLookups } from "@fieldwork/exchange-client/request-validators"
 * getBundledLookups({"Bundle":"SupplierLinkTypes,SurveyStatuses"}) // => true
 * getBundledLookups({ colour: "red" }) // => false
 * getBundledLookups.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getBundledLookups"> = C
/**
 * Whether a value is the body of a successful response of `getBundledLookups` (`GET /Lookup/v1/BasicLookups/BundledLookups/{Bundle}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getBundledLookups } from "@fieldwork/exchange-client/validators"
 * getBundledLookups(null) // => false
 * getBundledLookups.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getBundledLookups"> = b
