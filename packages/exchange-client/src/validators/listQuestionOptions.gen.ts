// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(e,o,s,u)=>{const p={instancePath:o,keyword:s,params:u};return e===null?[p]:(e.push(p),e)},Q=m,b=new RegExp("^-?\\d+$","u");function m(e,{instancePath:o="",
parentData:s,parentDataProperty:u,rootData:p=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.CountryLanguageID===void 0&&(r=i(r,o,"required",
{missingProperty:"CountryLanguageID"}),t++),e.QuestionID===void 0&&(r=i(r,o,"required",{missingProperty:"QuestionID"}),t++);for(const n in e)n==="CountryLanguag\
eID"||n==="QuestionID"||(r=i(r,o,"additionalProperties",{additionalProperty:n}),t++);if(e.CountryLanguageID!==void 0){let n=e.CountryLanguageID;!Number.isSafeInteger(
n)&&typeof n!="string"&&(r=i(r,o+"/CountryLanguageID","type",{type:["integer","string"]}),t++),typeof n=="string"&&!b.test(n)&&(r=i(r,o+"/CountryLanguageID","pa\
ttern",{pattern:"^-?\\d+$"}),t++)}if(e.QuestionID!==void 0){let n=e.QuestionID;!Number.isSafeInteger(n)&&typeof n!="string"&&(r=i(r,o+"/QuestionID","type",{type:[
"integer","string"]}),t++),typeof n=="string"&&!b.test(n)&&(r=i(r,o+"/QuestionID","pattern",{pattern:"^-?\\d+$"}),t++)}}else r=i(r,o,"type",{type:"object"}),t++;
return m.errors=r,t===0}const R=E;function a(e,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:p=e}={}){let r=null,t=0;return Number.isSafeInteger(
e)||(r=i(r,o,"type",{type:"integer"}),t++),a.errors=r,t===0}function c(e,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:p=e}={}){let r=null,t=0;return Number.
isSafeInteger(e)||(r=i(r,o,"type",{type:"integer"}),t++),c.errors=r,t===0}function g(e,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:p=e}={}){let r=null,
t=0;return typeof e!="string"&&(r=i(r,o,"type",{type:"string"}),t++),g.errors=r,t===0}function f(e,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:p=e}={}){
let r=null,t=0;return Number.isSafeInteger(e)||(r=i(r,o,"type",{type:"integer"}),t++),f.errors=r,t===0}function D(e,{instancePath:o="",parentData:s,parentDataProperty:u,
rootData:p=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=i(r,o,"type",{type:"integer"}),t++),D.errors=r,t===0}function A(e,{instancePath:o="",parentData:s,
parentDataProperty:u,rootData:p=e}={}){let r=null,t=0;return typeof e!="string"&&(r=i(r,o,"type",{type:"string"}),t++),A.errors=r,t===0}function v(e,{instancePath:o="",
parentData:s,parentDataProperty:u,rootData:p=e}={}){let r=null,t=0;if(Array.isArray(e)){const n=e.length;for(let l=0;l<n;l++)typeof e[l]!="string"&&(r=i(r,o+"/"+
l,"type",{type:"string"}),t++)}else r=i(r,o,"type",{type:"array"}),t++;return v.errors=r,t===0}function I(e,{instancePath:o="",parentData:s,parentDataProperty:u,
rootData:p=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=i(r,o,"type",{type:"integer"}),t++),I.errors=r,t===0}function C(e,{instancePath:o="",parentData:s,
parentDataProperty:u,rootData:p=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.Precode===void 0&&(r=i(r,o,"required",{missingProperty:"\
Precode"}),t++),e.OptionText!==void 0&&typeof e.OptionText!="string"&&(r=i(r,o+"/OptionText","type",{type:"string"}),t++),e.ParentItemText!==void 0){let n=e.ParentItemText;
typeof n!="string"&&n!==null&&(r=i(r,o+"/ParentItemText","type",{type:["string","null"]}),t++)}if(e.Precode!==void 0&&typeof e.Precode!="string"&&(r=i(r,o+"/Pre\
code","type",{type:"string"}),t++),e.QuestionID!==void 0){let n=e.QuestionID;Number.isSafeInteger(n)||(r=i(r,o+"/QuestionID","type",{type:"integer"}),t++)}}else
r=i(r,o,"type",{type:"object"}),t++;return C.errors=r,t===0}function P(e,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:p=e}={}){let r=null,t=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&(a(e.ApiResult,{instancePath:o+"/ApiResult",parentData:e,parentDataProperty:"ApiResult",rootData:p})||
(r=r===null?a.errors:r.concat(a.errors),t=r.length)),e.ApiResultCode!==void 0&&(c(e.ApiResultCode,{instancePath:o+"/ApiResultCode",parentData:e,parentDataProperty:"\
ApiResultCode",rootData:p})||(r=r===null?c.errors:r.concat(c.errors),t=r.length)),e.ApiAccount!==void 0&&(g(e.ApiAccount,{instancePath:o+"/ApiAccount",parentData:e,
parentDataProperty:"ApiAccount",rootData:p})||(r=r===null?g.errors:r.concat(g.errors),t=r.length)),e.AccountType!==void 0&&(f(e.AccountType,{instancePath:o+"/Ac\
countType",parentData:e,parentDataProperty:"AccountType",rootData:p})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.ApiAccountStatus!==void 0&&(D(e.ApiAccountStatus,
{instancePath:o+"/ApiAccountStatus",parentData:e,parentDataProperty:"ApiAccountStatus",rootData:p})||(r=r===null?D.errors:r.concat(D.errors),t=r.length)),e.AccountCode!==
void 0&&(A(e.AccountCode,{instancePath:o+"/AccountCode",parentData:e,parentDataProperty:"AccountCode",rootData:p})||(r=r===null?A.errors:r.concat(A.errors),t=r.
length)),e.ApiMessages!==void 0&&(v(e.ApiMessages,{instancePath:o+"/ApiMessages",parentData:e,parentDataProperty:"ApiMessages",rootData:p})||(r=r===null?v.errors:
r.concat(v.errors),t=r.length)),e.ResultCount!==void 0&&(I(e.ResultCount,{instancePath:o+"/ResultCount",parentData:e,parentDataProperty:"ResultCount",rootData:p})||
(r=r===null?I.errors:r.concat(I.errors),t=r.length)),e.QuestionOptions!==void 0){let n=e.QuestionOptions;if(Array.isArray(n)){const l=n.length;for(let y=0;y<l;y++)
C(n[y],{instancePath:o+"/QuestionOptions/"+y,parentData:n,parentDataProperty:y,rootData:p})||(r=r===null?C.errors:r.concat(C.errors),t=r.length)}else r=i(r,o+"/\
QuestionOptions","type",{type:"array"}),t++}}else r=i(r,o,"type",{type:"object"}),t++;return P.errors=r,t===0}function E(e,{instancePath:o="",parentData:s,parentDataProperty:u,
rootData:p=e}={}){let r=null,t=0;return P(e,{instancePath:o,parentData:s,parentDataProperty:u,rootData:p})||(r=r===null?P.errors:r.concat(P.errors),t=r.length),
E.errors=r,t===0}
export const request: Validator<"listQuestionOptions"> = Q
export const response: Validator<"listQuestionOptions"> = R
