// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(r,t,e,o)=>{const n={instancePath:t,keyword:e,params:o};return r===null?[n]:(r.push(n),r)},Q=D,A=new RegExp("^-?\\d+$","u");function D(r,t=""){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.CountryLanguageID===void 0&&(e=i(e,t,"required",{missingProperty:"CountryLanguageID"}),o++),r.QuestionID===void 0&&
(e=i(e,t,"required",{missingProperty:"QuestionID"}),o++);for(const n in r)n==="CountryLanguageID"||n==="QuestionID"||(e=i(e,t,"additionalProperties",{additionalProperty:n}),
o++);if(r.CountryLanguageID!==void 0){let n=r.CountryLanguageID;!Number.isSafeInteger(n)&&typeof n!="string"&&(e=i(e,t+"/CountryLanguageID","type",{type:["integ\
er","string"]}),o++),typeof n=="string"&&!A.test(n)&&(e=i(e,t+"/CountryLanguageID","pattern",{pattern:"^-?\\d+$"}),o++)}if(r.QuestionID!==void 0){let n=r.QuestionID;
!Number.isSafeInteger(n)&&typeof n!="string"&&(e=i(e,t+"/QuestionID","type",{type:["integer","string"]}),o++),typeof n=="string"&&!A.test(n)&&(e=i(e,t+"/Questio\
nID","pattern",{pattern:"^-?\\d+$"}),o++)}}else e=i(e,t,"type",{type:"object"}),o++;return D.errors=e,o===0}const C=b;function u(r,t=""){let e=null,o=0;return Number.
isSafeInteger(r)||(e=i(e,t,"type",{type:"integer"}),o++),u.errors=e,o===0}function l(r,t=""){let e=null,o=0;return Number.isSafeInteger(r)||(e=i(e,t,"type",{type:"\
integer"}),o++),l.errors=e,o===0}function p(r,t=""){let e=null,o=0;return typeof r!="string"&&(e=i(e,t,"type",{type:"string"}),o++),p.errors=e,o===0}function y(r,t=""){
let e=null,o=0;return Number.isSafeInteger(r)||(e=i(e,t,"type",{type:"integer"}),o++),y.errors=e,o===0}function f(r,t=""){let e=null,o=0;return Number.isSafeInteger(
r)||(e=i(e,t,"type",{type:"integer"}),o++),f.errors=e,o===0}function g(r,t=""){let e=null,o=0;return typeof r!="string"&&(e=i(e,t,"type",{type:"string"}),o++),g.
errors=e,o===0}function c(r,t=""){let e=null,o=0;if(Array.isArray(r)){const n=r.length;for(let s=0;s<n;s++)typeof r[s]!="string"&&(e=i(e,t+"/"+s,"type",{type:"s\
tring"}),o++)}else e=i(e,t,"type",{type:"array"}),o++;return c.errors=e,o===0}function v(r,t=""){let e=null,o=0;return Number.isSafeInteger(r)||(e=i(e,t,"type",
{type:"integer"}),o++),v.errors=e,o===0}function I(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.QuestionID===void 0&&(e=i(e,t,"requi\
red",{missingProperty:"QuestionID"}),o++),r.IsCoreDemographic!==void 0&&typeof r.IsCoreDemographic!="boolean"&&(e=i(e,t+"/IsCoreDemographic","type",{type:"boole\
an"}),o++),r.IsFeasibilityFactor!==void 0&&typeof r.IsFeasibilityFactor!="boolean"&&(e=i(e,t+"/IsFeasibilityFactor","type",{type:"boolean"}),o++),r.LK_QuestionClassificationID!==
void 0){let n=r.LK_QuestionClassificationID;!Number.isSafeInteger(n)&&n!==null&&(e=i(e,t+"/LK_QuestionClassificationID","type",{type:["integer","null"]}),o++)}if(r.
Name!==void 0&&typeof r.Name!="string"&&(e=i(e,t+"/Name","type",{type:"string"}),o++),r.QuestionID!==void 0){let n=r.QuestionID;Number.isSafeInteger(n)||(e=i(e,
t+"/QuestionID","type",{type:"integer"}),o++)}if(r.QuestionText!==void 0&&typeof r.QuestionText!="string"&&(e=i(e,t+"/QuestionText","type",{type:"string"}),o++),
r.QuestionType!==void 0&&typeof r.QuestionType!="string"&&(e=i(e,t+"/QuestionType","type",{type:"string"}),o++),r.SurveyUse!==void 0){let n=r.SurveyUse;Number.isSafeInteger(
n)||(e=i(e,t+"/SurveyUse","type",{type:"integer"}),o++)}if(r.__type!==void 0&&typeof r.__type!="string"&&(e=i(e,t+"/__type","type",{type:"string"}),o++),r.AccountID!==
void 0){let n=r.AccountID;Number.isSafeInteger(n)||(e=i(e,t+"/AccountID","type",{type:"integer"}),o++)}}else e=i(e,t,"type",{type:"object"}),o++;return I.errors=
e,o===0}function b(r,t=""){let e=null,o=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.ApiResult!==void 0&&(u(r.ApiResult,t+"/ApiResult")||(e=e===null?u.errors:
e.concat(u.errors),o=e.length)),r.ApiResultCode!==void 0&&(l(r.ApiResultCode,t+"/ApiResultCode")||(e=e===null?l.errors:e.concat(l.errors),o=e.length)),r.ApiAccount!==
void 0&&(p(r.ApiAccount,t+"/ApiAccount")||(e=e===null?p.errors:e.concat(p.errors),o=e.length)),r.AccountType!==void 0&&(y(r.AccountType,t+"/AccountType")||(e=e===
null?y.errors:e.concat(y.errors),o=e.length)),r.ApiAccountStatus!==void 0&&(f(r.ApiAccountStatus,t+"/ApiAccountStatus")||(e=e===null?f.errors:e.concat(f.errors),
o=e.length)),r.AccountCode!==void 0&&(g(r.AccountCode,t+"/AccountCode")||(e=e===null?g.errors:e.concat(g.errors),o=e.length)),r.ApiMessages!==void 0&&(c(r.ApiMessages,
t+"/ApiMessages")||(e=e===null?c.errors:e.concat(c.errors),o=e.length)),r.ResultCount!==void 0&&(v(r.ResultCount,t+"/ResultCount")||(e=e===null?v.errors:e.concat(
v.errors),o=e.length)),r.Question!==void 0&&(I(r.Question,t+"/Question")||(e=e===null?I.errors:e.concat(I.errors),o=e.length))):(e=i(e,t,"type",{type:"object"}),
o++),b.errors=e,o===0}
/**
 * Whether a value is an input of `getQuestion` (`GET /Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getQuestion } from "@fieldwork/exchange-client/request-validators"
 * getQuestion({"CountryLanguageID":9,"QuestionID":43}) // => true
 * getQuestion({ colour: "red" }) // => false
 * getQuestion.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getQuestion"> = Q
/**
 * Whether a value is the body of a successful response of `getQuestion` (`GET /Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getQuestion } from "@fieldwork/exchange-client/validators"
 * getQuestion({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Willow Panel","AccountType":2,"ApiAccountStatus":1,"AccountCode":"WILLOW","ApiMessages":[],"ResultCount":1,"Question":{"IsCoreDemographic":true,"IsFeasibilityFactor":true,"LK_QuestionClassificationID":null,"Name":"GENDER","QuestionID":43,"QuestionText":"What is your gender?","QuestionType":"Single Punch","SurveyUse":8740}}) // => true
 * getQuestion(null) // => false
 * getQuestion.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getQuestion"> = C
