// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(e,t,r,o)=>{const n={instancePath:t,keyword:r,params:o};return e===null?[n]:(e.push(n),e)},m=C,D=new RegExp("^-?\\d+$","u");function C(e,t=""){let r=null,
o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.CountryLanguageID===void 0&&(r=i(r,t,"required",{missingProperty:"CountryLanguageID"}),o++),e.QuestionID===void 0&&
(r=i(r,t,"required",{missingProperty:"QuestionID"}),o++);for(const n in e)n==="CountryLanguageID"||n==="QuestionID"||(r=i(r,t,"additionalProperties",{additionalProperty:n}),
o++);if(e.CountryLanguageID!==void 0){let n=e.CountryLanguageID;!Number.isSafeInteger(n)&&typeof n!="string"&&(r=i(r,t+"/CountryLanguageID","type",{type:["integ\
er","string"]}),o++),typeof n=="string"&&!D.test(n)&&(r=i(r,t+"/CountryLanguageID","pattern",{pattern:"^-?\\d+$"}),o++)}if(e.QuestionID!==void 0){let n=e.QuestionID;
!Number.isSafeInteger(n)&&typeof n!="string"&&(r=i(r,t+"/QuestionID","type",{type:["integer","string"]}),o++),typeof n=="string"&&!D.test(n)&&(r=i(r,t+"/Questio\
nID","pattern",{pattern:"^-?\\d+$"}),o++)}}else r=i(r,t,"type",{type:"object"}),o++;return C.errors=r,o===0}const Q=b;function l(e,t=""){let r=null,o=0;return Number.
isSafeInteger(e)||(r=i(r,t,"type",{type:"integer"}),o++),l.errors=r,o===0}function p(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",{type:"\
integer"}),o++),p.errors=r,o===0}function y(e,t=""){let r=null,o=0;return typeof e!="string"&&(r=i(r,t,"type",{type:"string"}),o++),y.errors=r,o===0}function g(e,t=""){
let r=null,o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",{type:"integer"}),o++),g.errors=r,o===0}function f(e,t=""){let r=null,o=0;return Number.isSafeInteger(
e)||(r=i(r,t,"type",{type:"integer"}),o++),f.errors=r,o===0}function c(e,t=""){let r=null,o=0;return typeof e!="string"&&(r=i(r,t,"type",{type:"string"}),o++),c.
errors=r,o===0}function v(e,t=""){let r=null,o=0;if(Array.isArray(e)){const n=e.length;for(let s=0;s<n;s++)typeof e[s]!="string"&&(r=i(r,t+"/"+s,"type",{type:"s\
tring"}),o++)}else r=i(r,t,"type",{type:"array"}),o++;return v.errors=r,o===0}function A(e,t=""){let r=null,o=0;return Number.isSafeInteger(e)||(r=i(r,t,"type",
{type:"integer"}),o++),A.errors=r,o===0}function I(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.Precode===void 0&&(r=i(r,t,"required",
{missingProperty:"Precode"}),o++),e.OptionText!==void 0&&typeof e.OptionText!="string"&&(r=i(r,t+"/OptionText","type",{type:"string"}),o++),e.ParentItemText!==void 0){
let n=e.ParentItemText;typeof n!="string"&&n!==null&&(r=i(r,t+"/ParentItemText","type",{type:["string","null"]}),o++)}if(e.Precode!==void 0&&typeof e.Precode!="\
string"&&(r=i(r,t+"/Precode","type",{type:"string"}),o++),e.QuestionID!==void 0){let n=e.QuestionID;Number.isSafeInteger(n)||(r=i(r,t+"/QuestionID","type",{type:"\
integer"}),o++)}}else r=i(r,t,"type",{type:"object"}),o++;return I.errors=r,o===0}function b(e,t=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){
if(e.ApiResult!==void 0&&(l(e.ApiResult,t+"/ApiResult")||(r=r===null?l.errors:r.concat(l.errors),o=r.length)),e.ApiResultCode!==void 0&&(p(e.ApiResultCode,t+"/A\
piResultCode")||(r=r===null?p.errors:r.concat(p.errors),o=r.length)),e.ApiAccount!==void 0&&(y(e.ApiAccount,t+"/ApiAccount")||(r=r===null?y.errors:r.concat(y.errors),
o=r.length)),e.AccountType!==void 0&&(g(e.AccountType,t+"/AccountType")||(r=r===null?g.errors:r.concat(g.errors),o=r.length)),e.ApiAccountStatus!==void 0&&(f(e.
ApiAccountStatus,t+"/ApiAccountStatus")||(r=r===null?f.errors:r.concat(f.errors),o=r.length)),e.AccountCode!==void 0&&(c(e.AccountCode,t+"/AccountCode")||(r=r===
null?c.errors:r.concat(c.errors),o=r.length)),e.ApiMessages!==void 0&&(v(e.ApiMessages,t+"/ApiMessages")||(r=r===null?v.errors:r.concat(v.errors),o=r.length)),e.
ResultCount!==void 0&&(A(e.ResultCount,t+"/ResultCount")||(r=r===null?A.errors:r.concat(A.errors),o=r.length)),e.QuestionOptions!==void 0){let n=e.QuestionOptions;
if(Array.isArray(n)){const s=n.length;for(let u=0;u<s;u++)I(n[u],t+"/QuestionOptions/"+u)||(r=r===null?I.errors:r.concat(I.errors),o=r.length)}else r=i(r,t+"/Qu\
estionOptions","type",{type:"array"}),o++}}else r=i(r,t,"type",{type:"object"}),o++;return b.errors=r,o===0}
/**
 * Whether a value is an input of `listQuestionOptions` (`GET /Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listQuestionOptions } from "@fieldwork/exchange-client/request-validators"
 * listQuestionOptions({"CountryLanguageID":9,"QuestionID":43}) // => true
 * listQuestionOptions({ colour: "red" }) // => false
 * listQuestionOptions.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listQuestionOptions"> = m
/**
 * Whether a value is the body of a successful response of `listQuestionOptions` (`GET /Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listQuestionOptions } from "@fieldwork/exchange-client/validators"
 * listQuestionOptions({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Willow Panel","AccountType":2,"ApiAccountStatus":1,"AccountCode":"WILLOW","ApiMessages":[],"ResultCount":2,"QuestionOptions":[{"OptionText":"Male","ParentItemText":null,"Precode":"1","QuestionID":43},{"OptionText":"Female","ParentItemText":null,"Precode":"2","QuestionID":43}]}) // => true
 * listQuestionOptions(null) // => false
 * listQuestionOptions.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listQuestionOptions"> = Q
