// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(r,t,e,o)=>{const n={instancePath:t,keyword:e,params:o};return r===null?[n]:(r.push(n),r)},m=b,D=new RegExp("^-?\\d+$","u");function b(r,t=""){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.CountryLanguageID===void 0&&(e=i(e,t,"required",{missingProperty:"CountryLanguageID"}),o++);for(const n in r)
n!=="CountryLanguageID"&&(e=i(e,t,"additionalProperties",{additionalProperty:n}),o++);if(r.CountryLanguageID!==void 0){let n=r.CountryLanguageID;!Number.isSafeInteger(
n)&&typeof n!="string"&&(e=i(e,t+"/CountryLanguageID","type",{type:["integer","string"]}),o++),typeof n=="string"&&!D.test(n)&&(e=i(e,t+"/CountryLanguageID","pa\
ttern",{pattern:"^-?\\d+$"}),o++)}}else e=i(e,t,"type",{type:"object"}),o++;return b.errors=e,o===0}const Q=C;function l(r,t=""){let e=null,o=0;return Number.isSafeInteger(
r)||(e=i(e,t,"type",{type:"integer"}),o++),l.errors=e,o===0}function p(r,t=""){let e=null,o=0;return Number.isSafeInteger(r)||(e=i(e,t,"type",{type:"integer"}),
o++),p.errors=e,o===0}function y(r,t=""){let e=null,o=0;return typeof r!="string"&&(e=i(e,t,"type",{type:"string"}),o++),y.errors=e,o===0}function f(r,t=""){let e=null,
o=0;return Number.isSafeInteger(r)||(e=i(e,t,"type",{type:"integer"}),o++),f.errors=e,o===0}function g(r,t=""){let e=null,o=0;return Number.isSafeInteger(r)||(e=
i(e,t,"type",{type:"integer"}),o++),g.errors=e,o===0}function c(r,t=""){let e=null,o=0;return typeof r!="string"&&(e=i(e,t,"type",{type:"string"}),o++),c.errors=
e,o===0}function v(r,t=""){let e=null,o=0;if(Array.isArray(r)){const n=r.length;for(let s=0;s<n;s++)typeof r[s]!="string"&&(e=i(e,t+"/"+s,"type",{type:"string"}),
o++)}else e=i(e,t,"type",{type:"array"}),o++;return v.errors=e,o===0}function A(r,t=""){let e=null,o=0;return Number.isSafeInteger(r)||(e=i(e,t,"type",{type:"in\
teger"}),o++),A.errors=e,o===0}function I(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.QuestionID===void 0&&(e=i(e,t,"required",{missingProperty:"\
QuestionID"}),o++),r.IsCoreDemographic!==void 0&&typeof r.IsCoreDemographic!="boolean"&&(e=i(e,t+"/IsCoreDemographic","type",{type:"boolean"}),o++),r.IsFeasibilityFactor!==
void 0&&typeof r.IsFeasibilityFactor!="boolean"&&(e=i(e,t+"/IsFeasibilityFactor","type",{type:"boolean"}),o++),r.LK_QuestionClassificationID!==void 0){let n=r.LK_QuestionClassificationID;
!Number.isSafeInteger(n)&&n!==null&&(e=i(e,t+"/LK_QuestionClassificationID","type",{type:["integer","null"]}),o++)}if(r.Name!==void 0&&typeof r.Name!="string"&&
(e=i(e,t+"/Name","type",{type:"string"}),o++),r.QuestionID!==void 0){let n=r.QuestionID;Number.isSafeInteger(n)||(e=i(e,t+"/QuestionID","type",{type:"integer"}),
o++)}if(r.QuestionText!==void 0&&typeof r.QuestionText!="string"&&(e=i(e,t+"/QuestionText","type",{type:"string"}),o++),r.QuestionType!==void 0&&typeof r.QuestionType!=
"string"&&(e=i(e,t+"/QuestionType","type",{type:"string"}),o++),r.SurveyUse!==void 0){let n=r.SurveyUse;Number.isSafeInteger(n)||(e=i(e,t+"/SurveyUse","type",{type:"\
integer"}),o++)}if(r.__type!==void 0&&typeof r.__type!="string"&&(e=i(e,t+"/__type","type",{type:"string"}),o++),r.AccountID!==void 0){let n=r.AccountID;Number.
isSafeInteger(n)||(e=i(e,t+"/AccountID","type",{type:"integer"}),o++)}}else e=i(e,t,"type",{type:"object"}),o++;return I.errors=e,o===0}function C(r,t=""){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ApiResult!==void 0&&(l(r.ApiResult,t+"/ApiResult")||(e=e===null?l.errors:e.concat(l.errors),o=e.length)),r.
ApiResultCode!==void 0&&(p(r.ApiResultCode,t+"/ApiResultCode")||(e=e===null?p.errors:e.concat(p.errors),o=e.length)),r.ApiAccount!==void 0&&(y(r.ApiAccount,t+"/\
ApiAccount")||(e=e===null?y.errors:e.concat(y.errors),o=e.length)),r.AccountType!==void 0&&(f(r.AccountType,t+"/AccountType")||(e=e===null?f.errors:e.concat(f.errors),
o=e.length)),r.ApiAccountStatus!==void 0&&(g(r.ApiAccountStatus,t+"/ApiAccountStatus")||(e=e===null?g.errors:e.concat(g.errors),o=e.length)),r.AccountCode!==void 0&&
(c(r.AccountCode,t+"/AccountCode")||(e=e===null?c.errors:e.concat(c.errors),o=e.length)),r.ApiMessages!==void 0&&(v(r.ApiMessages,t+"/ApiMessages")||(e=e===null?
v.errors:e.concat(v.errors),o=e.length)),r.ResultCount!==void 0&&(A(r.ResultCount,t+"/ResultCount")||(e=e===null?A.errors:e.concat(A.errors),o=e.length)),r.Questions!==
void 0){let n=r.Questions;if(Array.isArray(n)){const s=n.length;for(let u=0;u<s;u++)I(n[u],t+"/Questions/"+u)||(e=e===null?I.errors:e.concat(I.errors),o=e.length)}else
e=i(e,t+"/Questions","type",{type:"array"}),o++}}else e=i(e,t,"type",{type:"object"}),o++;return C.errors=e,o===0}
/**
 * Whether a value is an input of `listCustomQuestions` (`GET /Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCustomQuestions } from "@fieldwork/exchange-client/request-validators"
 * listCustomQuestions({"CountryLanguageID":9}) // => true
 * listCustomQuestions({ colour: "red" }) // => false
 * listCustomQuestions.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listCustomQuestions"> = m
/**
 * Whether a value is the body of a successful response of `listCustomQuestions` (`GET /Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCustomQuestions } from "@fieldwork/exchange-client/validators"
 * listCustomQuestions(null) // => false
 * listCustomQuestions.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listCustomQuestions"> = Q
