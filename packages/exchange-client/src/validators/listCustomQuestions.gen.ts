// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,o,s,u)=>{const i={instancePath:o,keyword:s,params:u};return r===null?[i]:(r.push(i),r)},E=m,S=new RegExp("^-?\\d+$","u");function m(r,{instancePath:o="",
parentData:s,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.CountryLanguageID===void 0&&(e=n(e,o,"required",
{missingProperty:"CountryLanguageID"}),t++);for(const p in r)p!=="CountryLanguageID"&&(e=n(e,o,"additionalProperties",{additionalProperty:p}),t++);if(r.CountryLanguageID!==
void 0){let p=r.CountryLanguageID;!Number.isSafeInteger(p)&&typeof p!="string"&&(e=n(e,o+"/CountryLanguageID","type",{type:["integer","string"]}),t++),typeof p==
"string"&&!S.test(p)&&(e=n(e,o+"/CountryLanguageID","pattern",{pattern:"^-?\\d+$"}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return m.errors=e,t===0}const N=Q;
function c(r,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;return Number.isSafeInteger(r)||(e=n(e,o,"type",{type:"intege\
r"}),t++),c.errors=e,t===0}function f(r,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;return Number.isSafeInteger(r)||(e=
n(e,o,"type",{type:"integer"}),t++),f.errors=e,t===0}function g(r,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;return typeof r!=
"string"&&(e=n(e,o,"type",{type:"string"}),t++),g.errors=e,t===0}function a(r,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:i=r}={}){let e=null,
t=0;return Number.isSafeInteger(r)||(e=n(e,o,"type",{type:"integer"}),t++),a.errors=e,t===0}function D(r,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:i=r}={}){
let e=null,t=0;return Number.isSafeInteger(r)||(e=n(e,o,"type",{type:"integer"}),t++),D.errors=e,t===0}function v(r,{instancePath:o="",parentData:s,parentDataProperty:u,
rootData:i=r}={}){let e=null,t=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),t++),v.errors=e,t===0}function A(r,{instancePath:o="",parentData:s,
parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(Array.isArray(r)){const p=r.length;for(let l=0;l<p;l++)typeof r[l]!="string"&&(e=n(e,o+"/"+l,"type",{type:"\
string"}),t++)}else e=n(e,o,"type",{type:"array"}),t++;return A.errors=e,t===0}function I(r,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:i=r}={}){
let e=null,t=0;return Number.isSafeInteger(r)||(e=n(e,o,"type",{type:"integer"}),t++),I.errors=e,t===0}function C(r,{instancePath:o="",parentData:s,parentDataProperty:u,
rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.QuestionID===void 0&&(e=n(e,o,"required",{missingProperty:"QuestionID"}),t++),
r.IsCoreDemographic!==void 0&&typeof r.IsCoreDemographic!="boolean"&&(e=n(e,o+"/IsCoreDemographic","type",{type:"boolean"}),t++),r.IsFeasibilityFactor!==void 0&&
typeof r.IsFeasibilityFactor!="boolean"&&(e=n(e,o+"/IsFeasibilityFactor","type",{type:"boolean"}),t++),r.LK_QuestionClassificationID!==void 0){let p=r.LK_QuestionClassificationID;
!Number.isSafeInteger(p)&&p!==null&&(e=n(e,o+"/LK_QuestionClassificationID","type",{type:["integer","null"]}),t++)}if(r.Name!==void 0&&typeof r.Name!="string"&&
(e=n(e,o+"/Name","type",{type:"string"}),t++),r.QuestionID!==void 0){let p=r.QuestionID;Number.isSafeInteger(p)||(e=n(e,o+"/QuestionID","type",{type:"integer"}),
t++)}if(r.QuestionText!==void 0&&typeof r.QuestionText!="string"&&(e=n(e,o+"/QuestionText","type",{type:"string"}),t++),r.QuestionType!==void 0&&typeof r.QuestionType!=
"string"&&(e=n(e,o+"/QuestionType","type",{type:"string"}),t++),r.SurveyUse!==void 0){let p=r.SurveyUse;Number.isSafeInteger(p)||(e=n(e,o+"/SurveyUse","type",{type:"\
integer"}),t++)}if(r.__type!==void 0&&typeof r.__type!="string"&&(e=n(e,o+"/__type","type",{type:"string"}),t++),r.AccountID!==void 0){let p=r.AccountID;Number.
isSafeInteger(p)||(e=n(e,o+"/AccountID","type",{type:"integer"}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return C.errors=e,t===0}function b(r,{instancePath:o="",
parentData:s,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ApiResult!==void 0&&(c(r.ApiResult,{instancePath:o+
"/ApiResult",parentData:r,parentDataProperty:"ApiResult",rootData:i})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.ApiResultCode!==void 0&&(f(r.ApiResultCode,
{instancePath:o+"/ApiResultCode",parentData:r,parentDataProperty:"ApiResultCode",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.ApiAccount!==
void 0&&(g(r.ApiAccount,{instancePath:o+"/ApiAccount",parentData:r,parentDataProperty:"ApiAccount",rootData:i})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),
r.AccountType!==void 0&&(a(r.AccountType,{instancePath:o+"/AccountType",parentData:r,parentDataProperty:"AccountType",rootData:i})||(e=e===null?a.errors:e.concat(
a.errors),t=e.length)),r.ApiAccountStatus!==void 0&&(D(r.ApiAccountStatus,{instancePath:o+"/ApiAccountStatus",parentData:r,parentDataProperty:"ApiAccountStatus",
rootData:i})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.AccountCode!==void 0&&(v(r.AccountCode,{instancePath:o+"/AccountCode",parentData:r,parentDataProperty:"\
AccountCode",rootData:i})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.ApiMessages!==void 0&&(A(r.ApiMessages,{instancePath:o+"/ApiMessages",parentData:r,
parentDataProperty:"ApiMessages",rootData:i})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.ResultCount!==void 0&&(I(r.ResultCount,{instancePath:o+"/R\
esultCount",parentData:r,parentDataProperty:"ResultCount",rootData:i})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),r.Questions!==void 0){let p=r.Questions;
if(Array.isArray(p)){const l=p.length;for(let y=0;y<l;y++)C(p[y],{instancePath:o+"/Questions/"+y,parentData:p,parentDataProperty:y,rootData:i})||(e=e===null?C.errors:
e.concat(C.errors),t=e.length)}else e=n(e,o+"/Questions","type",{type:"array"}),t++}}else e=n(e,o,"type",{type:"object"}),t++;return b.errors=e,t===0}function Q(r,{
instancePath:o="",parentData:s,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;return b(r,{instancePath:o,parentData:s,parentDataProperty:u,rootData:i})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length),Q.errors=e,t===0}
export const request: Validator<"listCustomQuestions"> = E
export const response: Validator<"listCustomQuestions"> = N
