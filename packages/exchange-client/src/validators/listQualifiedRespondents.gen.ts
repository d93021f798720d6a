// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,o,s,u)=>{const n={instancePath:o,keyword:s,params:u};return e===null?[n]:(e.push(n),e)},I=C,R=new RegExp("^-?\\d+$","u");function C(e,{instancePath:o="",
parentData:s,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.SurveyNumber===void 0&&(r=p(r,o,"required",{missingProperty:"\
SurveyNumber"}),t++),e.SupplierCode===void 0&&(r=p(r,o,"required",{missingProperty:"SupplierCode"}),t++);for(const i in e)i==="SurveyNumber"||i==="SupplierCode"||
(r=p(r,o,"additionalProperties",{additionalProperty:i}),t++);if(e.SurveyNumber!==void 0){let i=e.SurveyNumber;!Number.isSafeInteger(i)&&typeof i!="string"&&(r=p(
r,o+"/SurveyNumber","type",{type:["integer","string"]}),t++),typeof i=="string"&&!R.test(i)&&(r=p(r,o+"/SurveyNumber","pattern",{pattern:"^-?\\d+$"}),t++)}if(e.
SupplierCode!==void 0){let i=e.SupplierCode;typeof i!="string"&&!Number.isSafeInteger(i)&&(r=p(r,o+"/SupplierCode","type",{type:["string","integer"]}),t++)}}else
r=p(r,o,"type",{type:"object"}),t++;return C.errors=r,t===0}const E=m;function c(e,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:n=e}={}){let r=null,
t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),c.errors=r,t===0}function a(e,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:n=e}={}){
let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),a.errors=r,t===0}function f(e,{instancePath:o="",parentData:s,parentDataProperty:u,
rootData:n=e}={}){let r=null,t=0;return typeof e!="string"&&(r=p(r,o,"type",{type:"string"}),t++),f.errors=r,t===0}function v(e,{instancePath:o="",parentData:s,
parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),v.errors=r,t===0}function A(e,{instancePath:o="",
parentData:s,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),A.errors=r,t===0}function g(e,{
instancePath:o="",parentData:s,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return typeof e!="string"&&(r=p(r,o,"type",{type:"string"}),t++),g.errors=r,
t===0}function D(e,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(Array.isArray(e)){const i=e.length;for(let l=0;l<i;l++)
typeof e[l]!="string"&&(r=p(r,o+"/"+l,"type",{type:"string"}),t++)}else r=p(r,o,"type",{type:"array"}),t++;return D.errors=r,t===0}function S(e,{instancePath:o="",
parentData:s,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),S.errors=r,t===0}function b(e,{
instancePath:o="",parentData:s,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.PID===void 0&&(r=p(r,o,"\
required",{missingProperty:"PID"}),t++),e.PID!==void 0&&typeof e.PID!="string"&&(r=p(r,o+"/PID","type",{type:"string"}),t++),e.IsActive!==void 0&&typeof e.IsActive!=
"boolean"&&(r=p(r,o+"/IsActive","type",{type:"boolean"}),t++)):(r=p(r,o,"type",{type:"object"}),t++),b.errors=r,t===0}function P(e,{instancePath:o="",parentData:s,
parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&(c(e.ApiResult,{instancePath:o+"/Api\
Result",parentData:e,parentDataProperty:"ApiResult",rootData:n})||(r=r===null?c.errors:r.concat(c.errors),t=r.length)),e.ApiResultCode!==void 0&&(a(e.ApiResultCode,
{instancePath:o+"/ApiResultCode",parentData:e,parentDataProperty:"ApiResultCode",rootData:n})||(r=r===null?a.errors:r.concat(a.errors),t=r.length)),e.ApiAccount!==
void 0&&(f(e.ApiAccount,{instancePath:o+"/ApiAccount",parentData:e,parentDataProperty:"ApiAccount",rootData:n})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),
e.AccountType!==void 0&&(v(e.AccountType,{instancePath:o+"/AccountType",parentData:e,parentDataProperty:"AccountType",rootData:n})||(r=r===null?v.errors:r.concat(
v.errors),t=r.length)),e.ApiAccountStatus!==void 0&&(A(e.ApiAccountStatus,{instancePath:o+"/ApiAccountStatus",parentData:e,parentDataProperty:"ApiAccountStatus",
rootData:n})||(r=r===null?A.errors:r.concat(A.errors),t=r.length)),e.AccountCode!==void 0&&(g(e.AccountCode,{instancePath:o+"/AccountCode",parentData:e,parentDataProperty:"\
AccountCode",rootData:n})||(r=r===null?g.errors:r.concat(g.errors),t=r.length)),e.ApiMessages!==void 0&&(D(e.ApiMessages,{instancePath:o+"/ApiMessages",parentData:e,
parentDataProperty:"ApiMessages",rootData:n})||(r=r===null?D.errors:r.concat(D.errors),t=r.length)),e.ResultCount!==void 0&&(S(e.ResultCount,{instancePath:o+"/R\
esultCount",parentData:e,parentDataProperty:"ResultCount",rootData:n})||(r=r===null?S.errors:r.concat(S.errors),t=r.length)),e.SurveyQualifiedRespondents!==void 0){
let i=e.SurveyQualifiedRespondents;if(Array.isArray(i)){const l=i.length;for(let y=0;y<l;y++)b(i[y],{instancePath:o+"/SurveyQualifiedRespondents/"+y,parentData:i,
parentDataProperty:y,rootData:n})||(r=r===null?b.errors:r.concat(b.errors),t=r.length)}else r=p(r,o+"/SurveyQualifiedRespondents","type",{type:"array"}),t++}}else
r=p(r,o,"type",{type:"object"}),t++;return P.errors=r,t===0}function m(e,{instancePath:o="",parentData:s,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return P(
e,{instancePath:o,parentData:s,parentDataProperty:u,rootData:n})||(r=r===null?P.errors:r.concat(P.errors),t=r.length),m.errors=r,t===0}
export const request: Validator<"listQualifiedRespondents"> = I
export const response: Validator<"listQualifiedRespondents"> = E
