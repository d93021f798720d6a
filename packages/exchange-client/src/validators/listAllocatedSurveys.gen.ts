// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,o,l,i)=>{const n={instancePath:o,keyword:l,params:i};return e===null?[n]:(e.push(n),e)},b=P;function P(e,{instancePath:o="",parentData:l,parentDataProperty:i,
rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.SupplierCode===void 0&&(r=p(r,o,"required",{missingProperty:"SupplierCode"}),t++);
for(const s in e)s!=="SupplierCode"&&(r=p(r,o,"additionalProperties",{additionalProperty:s}),t++);if(e.SupplierCode!==void 0){let s=e.SupplierCode;typeof s!="st\
ring"&&!Number.isSafeInteger(s)&&(r=p(r,o+"/SupplierCode","type",{type:["string","integer"]}),t++)}}else r=p(r,o,"type",{type:"object"}),t++;return P.errors=r,t===
0}const I=E;function y(e,{instancePath:o="",parentData:l,parentDataProperty:i,rootData:n=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{
type:"integer"}),t++),y.errors=r,t===0}function c(e,{instancePath:o="",parentData:l,parentDataProperty:i,rootData:n=e}={}){let r=null,t=0;return Number.isSafeInteger(
e)||(r=p(r,o,"type",{type:"integer"}),t++),c.errors=r,t===0}function A(e,{instancePath:o="",parentData:l,parentDataProperty:i,rootData:n=e}={}){let r=null,t=0;return typeof e!=
"string"&&(r=p(r,o,"type",{type:"string"}),t++),A.errors=r,t===0}function f(e,{instancePath:o="",parentData:l,parentDataProperty:i,rootData:n=e}={}){let r=null,
t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),f.errors=r,t===0}function D(e,{instancePath:o="",parentData:l,parentDataProperty:i,rootData:n=e}={}){
let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),D.errors=r,t===0}function g(e,{instancePath:o="",parentData:l,parentDataProperty:i,
rootData:n=e}={}){let r=null,t=0;return typeof e!="string"&&(r=p(r,o,"type",{type:"string"}),t++),g.errors=r,t===0}function v(e,{instancePath:o="",parentData:l,
parentDataProperty:i,rootData:n=e}={}){let r=null,t=0;if(Array.isArray(e)){const s=e.length;for(let u=0;u<s;u++)typeof e[u]!="string"&&(r=p(r,o+"/"+u,"type",{type:"\
string"}),t++)}else r=p(r,o,"type",{type:"array"}),t++;return v.errors=r,t===0}function S(e,{instancePath:o="",parentData:l,parentDataProperty:i,rootData:n=e}={}){
let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),S.errors=r,t===0}function C(e,{instancePath:o="",parentData:l,parentDataProperty:i,
rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&(y(e.ApiResult,{instancePath:o+"/ApiResult",parentData:e,
parentDataProperty:"ApiResult",rootData:n})||(r=r===null?y.errors:r.concat(y.errors),t=r.length)),e.ApiResultCode!==void 0&&(c(e.ApiResultCode,{instancePath:o+"\
/ApiResultCode",parentData:e,parentDataProperty:"ApiResultCode",rootData:n})||(r=r===null?c.errors:r.concat(c.errors),t=r.length)),e.ApiAccount!==void 0&&(A(e.ApiAccount,
{instancePath:o+"/ApiAccount",parentData:e,parentDataProperty:"ApiAccount",rootData:n})||(r=r===null?A.errors:r.concat(A.errors),t=r.length)),e.AccountType!==void 0&&
(f(e.AccountType,{instancePath:o+"/AccountType",parentData:e,parentDataProperty:"AccountType",rootData:n})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),
e.ApiAccountStatus!==void 0&&(D(e.ApiAccountStatus,{instancePath:o+"/ApiAccountStatus",parentData:e,parentDataProperty:"ApiAccountStatus",rootData:n})||(r=r===null?
D.errors:r.concat(D.errors),t=r.length)),e.AccountCode!==void 0&&(g(e.AccountCode,{instancePath:o+"/AccountCode",parentData:e,parentDataProperty:"AccountCode",rootData:n})||
(r=r===null?g.errors:r.concat(g.errors),t=r.length)),e.ApiMessages!==void 0&&(v(e.ApiMessages,{instancePath:o+"/ApiMessages",parentData:e,parentDataProperty:"Ap\
iMessages",rootData:n})||(r=r===null?v.errors:r.concat(v.errors),t=r.length)),e.ResultCount!==void 0&&(S(e.ResultCount,{instancePath:o+"/ResultCount",parentData:e,
parentDataProperty:"ResultCount",rootData:n})||(r=r===null?S.errors:r.concat(S.errors),t=r.length)),e.SupplyAllocationSurveyIDs!==void 0){let s=e.SupplyAllocationSurveyIDs;
if(Array.isArray(s)){const u=s.length;for(let a=0;a<u;a++){let R=s[a];Number.isSafeInteger(R)||(r=p(r,o+"/SupplyAllocationSurveyIDs/"+a,"type",{type:"integer"}),
t++)}}else r=p(r,o+"/SupplyAllocationSurveyIDs","type",{type:"array"}),t++}}else r=p(r,o,"type",{type:"object"}),t++;return C.errors=r,t===0}function E(e,{instancePath:o="",
parentData:l,parentDataProperty:i,rootData:n=e}={}){let r=null,t=0;return C(e,{instancePath:o,parentData:l,parentDataProperty:i,rootData:n})||(r=r===null?C.errors:
r.concat(C.errors),t=r.length),E.errors=r,t===0}
export const request: Validator<"listAllocatedSurveys"> = b
export const response: Validator<"listAllocatedSurveys"> = I
