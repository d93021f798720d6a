// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const y=(e,o,a,u)=>{const p={instancePath:o,keyword:a,params:u};return e===null?[p]:(e.push(p),e)},h=C,b=new RegExp("^(Countries|CountryLanguages|Industries|Sam\
pleTypes|StudyTypes|SupplierLinkTypes|SurveyStatuses|BidProbabilities|BidStatuses|ProposalTypes|CategoryLockOutDurations|QuestionClassifications|SupplierPrefere\
nceTypes|SupplierRequestStatuses|ThirdPartyServices)(,(Countries|CountryLanguages|Industries|SampleTypes|StudyTypes|SupplierLinkTypes|SurveyStatuses|BidProbabil\
ities|BidStatuses|ProposalTypes|CategoryLockOutDurations|QuestionClassifications|SupplierPreferenceTypes|SupplierRequestStatuses|ThirdPartyServices))*$","u");function C(e,{
instancePath:o="",parentData:a,parentDataProperty:u,rootData:p=e}={}){let r=null,s=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.Bundle===void 0&&(r=y(r,o,"r\
equired",{missingProperty:"Bundle"}),s++);for(const l in e)l!=="Bundle"&&(r=y(r,o,"additionalProperties",{additionalProperty:l}),s++);if(e.Bundle!==void 0){let l=e.
Bundle;typeof l=="string"?b.test(l)||(r=y(r,o+"/Bundle","pattern",{pattern:"^(Countries|CountryLanguages|Industries|SampleTypes|StudyTypes|SupplierLinkTypes|Sur\
veyStatuses|BidProbabilities|BidStatuses|ProposalTypes|CategoryLockOutDurations|QuestionClassifications|SupplierPreferenceTypes|SupplierRequestStatuses|ThirdPar\
tyServices)(,(Countries|CountryLanguages|Industries|SampleTypes|StudyTypes|SupplierLinkTypes|SurveyStatuses|BidProbabilities|BidStatuses|ProposalTypes|CategoryL\
ockOutDurations|QuestionClassifications|SupplierPreferenceTypes|SupplierRequestStatuses|ThirdPartyServices))*$"}),s++):(r=y(r,o+"/Bundle","type",{type:"string"}),
s++)}}else r=y(r,o,"type",{type:"object"}),s++;return C.errors=r,s===0}const L=d;function A(e,{instancePath:o="",parentData:a,parentDataProperty:u,rootData:p=e}={}){
let r=null,s=0;return Number.isSafeInteger(e)||(r=y(r,o,"type",{type:"integer"}),s++),A.errors=r,s===0}function c(e,{instancePath:o="",parentData:a,parentDataProperty:u,
rootData:p=e}={}){let r=null,s=0;return Number.isSafeInteger(e)||(r=y(r,o,"type",{type:"integer"}),s++),c.errors=r,s===0}function f(e,{instancePath:o="",parentData:a,
parentDataProperty:u,rootData:p=e}={}){let r=null,s=0;return typeof e!="string"&&(r=y(r,o,"type",{type:"string"}),s++),f.errors=r,s===0}function g(e,{instancePath:o="",
parentData:a,parentDataProperty:u,rootData:p=e}={}){let r=null,s=0;return Number.isSafeInteger(e)||(r=y(r,o,"type",{type:"integer"}),s++),g.errors=r,s===0}function S(e,{
instancePath:o="",parentData:a,parentDataProperty:u,rootData:p=e}={}){let r=null,s=0;return Number.isSafeInteger(e)||(r=y(r,o,"type",{type:"integer"}),s++),S.errors=
r,s===0}function v(e,{instancePath:o="",parentData:a,parentDataProperty:u,rootData:p=e}={}){let r=null,s=0;return typeof e!="string"&&(r=y(r,o,"type",{type:"str\
ing"}),s++),v.errors=r,s===0}function D(e,{instancePath:o="",parentData:a,parentDataProperty:u,rootData:p=e}={}){let r=null,s=0;if(Array.isArray(e)){const l=e.length;
for(let i=0;i<l;i++)typeof e[i]!="string"&&(r=y(r,o+"/"+i,"type",{type:"string"}),s++)}else r=y(r,o,"type",{type:"array"}),s++;return D.errors=r,s===0}function T(e,{
instancePath:o="",parentData:a,parentDataProperty:u,rootData:p=e}={}){let r=null,s=0;return Number.isSafeInteger(e)||(r=y(r,o,"type",{type:"integer"}),s++),T.errors=
r,s===0}function n(e,{instancePath:o="",parentData:a,parentDataProperty:u,rootData:p=e}={}){let r=null,s=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.Code!==
void 0&&typeof e.Code!="string"&&(r=y(r,o+"/Code","type",{type:"string"}),s++),e.Id!==void 0&&typeof e.Id!="string"&&(r=y(r,o+"/Id","type",{type:"string"}),s++),
e.IsActive!==void 0&&typeof e.IsActive!="boolean"&&(r=y(r,o+"/IsActive","type",{type:"boolean"}),s++),e.Name!==void 0&&typeof e.Name!="string"&&(r=y(r,o+"/Name",
"type",{type:"string"}),s++),e.SortOrder!==void 0){let l=e.SortOrder;Number.isSafeInteger(l)||(r=y(r,o+"/SortOrder","type",{type:"integer"}),s++)}}else r=y(r,o,
"type",{type:"object"}),s++;return n.errors=r,s===0}function P(e,{instancePath:o="",parentData:a,parentDataProperty:u,rootData:p=e}={}){let r=null,s=0;if(e&&typeof e==
"object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&(A(e.ApiResult,{instancePath:o+"/ApiResult",parentData:e,parentDataProperty:"ApiResult",rootData:p})||(r=r===
null?A.errors:r.concat(A.errors),s=r.length)),e.ApiResultCode!==void 0&&(c(e.ApiResultCode,{instancePath:o+"/ApiResultCode",parentData:e,parentDataProperty:"Api\
ResultCode",rootData:p})||(r=r===null?c.errors:r.concat(c.errors),s=r.length)),e.ApiAccount!==void 0&&(f(e.ApiAccount,{instancePath:o+"/ApiAccount",parentData:e,
parentDataProperty:"ApiAccount",rootData:p})||(r=r===null?f.errors:r.concat(f.errors),s=r.length)),e.AccountType!==void 0&&(g(e.AccountType,{instancePath:o+"/Ac\
countType",parentData:e,parentDataProperty:"AccountType",rootData:p})||(r=r===null?g.errors:r.concat(g.errors),s=r.length)),e.ApiAccountStatus!==void 0&&(S(e.ApiAccountStatus,
{instancePath:o+"/ApiAccountStatus",parentData:e,parentDataProperty:"ApiAccountStatus",rootData:p})||(r=r===null?S.errors:r.concat(S.errors),s=r.length)),e.AccountCode!==
void 0&&(v(e.AccountCode,{instancePath:o+"/AccountCode",parentData:e,parentDataProperty:"AccountCode",rootData:p})||(r=r===null?v.errors:r.concat(v.errors),s=r.
length)),e.ApiMessages!==void 0&&(D(e.ApiMessages,{instancePath:o+"/ApiMessages",parentData:e,parentDataProperty:"ApiMessages",rootData:p})||(r=r===null?D.errors:
r.concat(D.errors),s=r.length)),e.ResultCount!==void 0&&(T(e.ResultCount,{instancePath:o+"/ResultCount",parentData:e,parentDataProperty:"ResultCount",rootData:p})||
(r=r===null?T.errors:r.concat(T.errors),s=r.length)),e.AllBidProbabilities!==void 0){let l=e.AllBidProbabilities;if(Array.isArray(l)){const i=l.length;for(let t=0;t<
i;t++)n(l[t],{instancePath:o+"/AllBidProbabilities/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=
y(r,o+"/AllBidProbabilities","type",{type:"array"}),s++}if(e.AllBidStatuses!==void 0){let l=e.AllBidStatuses;if(Array.isArray(l)){const i=l.length;for(let t=0;t<
i;t++)n(l[t],{instancePath:o+"/AllBidStatuses/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=y(r,
o+"/AllBidStatuses","type",{type:"array"}),s++}if(e.AllCategoryLockOutDurations!==void 0){let l=e.AllCategoryLockOutDurations;if(Array.isArray(l)){const i=l.length;
for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/AllCategoryLockOutDurations/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),
s=r.length)}else r=y(r,o+"/AllCategoryLockOutDurations","type",{type:"array"}),s++}if(e.AllCountries!==void 0){let l=e.AllCountries;if(Array.isArray(l)){const i=l.
length;for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/AllCountries/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.
length)}else r=y(r,o+"/AllCountries","type",{type:"array"}),s++}if(e.AllCountryLanguages!==void 0){let l=e.AllCountryLanguages;if(Array.isArray(l)){const i=l.length;
for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/AllCountryLanguages/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.
length)}else r=y(r,o+"/AllCountryLanguages","type",{type:"array"}),s++}if(e.AllIndustries!==void 0){let l=e.AllIndustries;if(Array.isArray(l)){const i=l.length;
for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/AllIndustries/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else
r=y(r,o+"/AllIndustries","type",{type:"array"}),s++}if(e.AllProposalTypes!==void 0){let l=e.AllProposalTypes;if(Array.isArray(l)){const i=l.length;for(let t=0;t<
i;t++)n(l[t],{instancePath:o+"/AllProposalTypes/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=y(
r,o+"/AllProposalTypes","type",{type:"array"}),s++}if(e.AllQuestionClassifications!==void 0){let l=e.AllQuestionClassifications;if(Array.isArray(l)){const i=l.length;
for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/AllQuestionClassifications/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),
s=r.length)}else r=y(r,o+"/AllQuestionClassifications","type",{type:"array"}),s++}if(e.AllSampleTypes!==void 0){let l=e.AllSampleTypes;if(Array.isArray(l)){const i=l.
length;for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/AllSampleTypes/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=
r.length)}else r=y(r,o+"/AllSampleTypes","type",{type:"array"}),s++}if(e.AllStudyTypes!==void 0){let l=e.AllStudyTypes;if(Array.isArray(l)){const i=l.length;for(let t=0;t<
i;t++)n(l[t],{instancePath:o+"/AllStudyTypes/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=y(r,
o+"/AllStudyTypes","type",{type:"array"}),s++}if(e.AllSupplierLinkTypes!==void 0){let l=e.AllSupplierLinkTypes;if(Array.isArray(l)){const i=l.length;for(let t=0;t<
i;t++)n(l[t],{instancePath:o+"/AllSupplierLinkTypes/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else
r=y(r,o+"/AllSupplierLinkTypes","type",{type:"array"}),s++}if(e.AllSupplierPreferenceTypes!==void 0){let l=e.AllSupplierPreferenceTypes;if(Array.isArray(l)){const i=l.
length;for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/AllSupplierPreferenceTypes/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(
n.errors),s=r.length)}else r=y(r,o+"/AllSupplierPreferenceTypes","type",{type:"array"}),s++}if(e.AllSupplierRequestStatuses!==void 0){let l=e.AllSupplierRequestStatuses;
if(Array.isArray(l)){const i=l.length;for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/AllSupplierRequestStatuses/"+t,parentData:l,parentDataProperty:t,rootData:p})||
(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=y(r,o+"/AllSupplierRequestStatuses","type",{type:"array"}),s++}if(e.AllSupplierTrackingUrlTypes!==void 0){
let l=e.AllSupplierTrackingUrlTypes;if(Array.isArray(l)){const i=l.length;for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/AllSupplierTrackingUrlTypes/"+t,parentData:l,
parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=y(r,o+"/AllSupplierTrackingUrlTypes","type",{type:"array"}),s++}if(e.
AllSurveyPlatforms!==void 0){let l=e.AllSurveyPlatforms;if(Array.isArray(l)){const i=l.length;for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/AllSurveyPlatforms/"+
t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=y(r,o+"/AllSurveyPlatforms","type",{type:"array"}),
s++}if(e.AllSurveyStatuses!==void 0){let l=e.AllSurveyStatuses;if(Array.isArray(l)){const i=l.length;for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/AllSurveyStatu\
ses/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=y(r,o+"/AllSurveyStatuses","type",{type:"arra\
y"}),s++}if(e.AllThirdPartyServices!==void 0){let l=e.AllThirdPartyServices;if(Array.isArray(l)){const i=l.length;for(let t=0;t<i;t++)n(l[t],{instancePath:o+"/A\
llThirdPartyServices/"+t,parentData:l,parentDataProperty:t,rootData:p})||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=y(r,o+"/AllThirdPartyService\
s","type",{type:"array"}),s++}}else r=y(r,o,"type",{type:"object"}),s++;return P.errors=r,s===0}function d(e,{instancePath:o="",parentData:a,parentDataProperty:u,
rootData:p=e}={}){let r=null,s=0;return P(e,{instancePath:o,parentData:a,parentDataProperty:u,rootData:p})||(r=r===null?P.errors:r.concat(P.errors),s=r.length),
d.errors=r,s===0}
export const request: Validator<"getBundledLookups"> = h
export const response: Validator<"getBundledLookups"> = L
