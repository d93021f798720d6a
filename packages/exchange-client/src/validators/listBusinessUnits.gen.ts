// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,n,p,i)=>{const o={instancePath:n,keyword:p,params:i};return e===null?[o]:(e.push(o),e)},R=C;function C(e,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))for(const l in e)r=s(r,n,"additionalProperties",{additionalProperty:l}),t++;else r=
s(r,n,"type",{type:"object"}),t++;return C.errors=r,t===0}const S=I;function y(e,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=e}={}){let r=null,
t=0;return Number.isSafeInteger(e)||(r=s(r,n,"type",{type:"integer"}),t++),y.errors=r,t===0}function c(e,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=e}={}){
let r=null,t=0;return Number.isSafeInteger(e)||(r=s(r,n,"type",{type:"integer"}),t++),c.errors=r,t===0}function A(e,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=e}={}){let r=null,t=0;return typeof e!="string"&&(r=s(r,n,"type",{type:"string"}),t++),A.errors=r,t===0}function f(e,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=s(r,n,"type",{type:"integer"}),t++),f.errors=r,t===0}function D(e,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=s(r,n,"type",{type:"integer"}),t++),D.errors=r,t===0}function g(e,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=e}={}){let r=null,t=0;return typeof e!="string"&&(r=s(r,n,"type",{type:"string"}),t++),g.errors=r,
t===0}function v(e,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=e}={}){let r=null,t=0;if(Array.isArray(e)){const l=e.length;for(let u=0;u<l;u++)
typeof e[u]!="string"&&(r=s(r,n+"/"+u,"type",{type:"string"}),t++)}else r=s(r,n,"type",{type:"array"}),t++;return v.errors=r,t===0}function P(e,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=s(r,n,"type",{type:"integer"}),t++),P.errors=r,t===0}function E(e,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.AccountID!==void 0){let l=e.
AccountID;Number.isSafeInteger(l)||(r=s(r,n+"/AccountID","type",{type:"integer"}),t++)}e.Id!==void 0&&typeof e.Id!="string"&&(r=s(r,n+"/Id","type",{type:"string"}),
t++),e.Name!==void 0&&typeof e.Name!="string"&&(r=s(r,n+"/Name","type",{type:"string"}),t++)}else r=s(r,n,"type",{type:"object"}),t++;return E.errors=r,t===0}function b(e,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&(y(e.
ApiResult,{instancePath:n+"/ApiResult",parentData:e,parentDataProperty:"ApiResult",rootData:o})||(r=r===null?y.errors:r.concat(y.errors),t=r.length)),e.ApiResultCode!==
void 0&&(c(e.ApiResultCode,{instancePath:n+"/ApiResultCode",parentData:e,parentDataProperty:"ApiResultCode",rootData:o})||(r=r===null?c.errors:r.concat(c.errors),
t=r.length)),e.ApiAccount!==void 0&&(A(e.ApiAccount,{instancePath:n+"/ApiAccount",parentData:e,parentDataProperty:"ApiAccount",rootData:o})||(r=r===null?A.errors:
r.concat(A.errors),t=r.length)),e.AccountType!==void 0&&(f(e.AccountType,{instancePath:n+"/AccountType",parentData:e,parentDataProperty:"AccountType",rootData:o})||
(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.ApiAccountStatus!==void 0&&(D(e.ApiAccountStatus,{instancePath:n+"/ApiAccountStatus",parentData:e,parentDataProperty:"\
ApiAccountStatus",rootData:o})||(r=r===null?D.errors:r.concat(D.errors),t=r.length)),e.AccountCode!==void 0&&(g(e.AccountCode,{instancePath:n+"/AccountCode",parentData:e,
parentDataProperty:"AccountCode",rootData:o})||(r=r===null?g.errors:r.concat(g.errors),t=r.length)),e.ApiMessages!==void 0&&(v(e.ApiMessages,{instancePath:n+"/A\
piMessages",parentData:e,parentDataProperty:"ApiMessages",rootData:o})||(r=r===null?v.errors:r.concat(v.errors),t=r.length)),e.ResultCount!==void 0&&(P(e.ResultCount,
{instancePath:n+"/ResultCount",parentData:e,parentDataProperty:"ResultCount",rootData:o})||(r=r===null?P.errors:r.concat(P.errors),t=r.length)),e.BusinessUnits!==
void 0){let l=e.BusinessUnits;if(Array.isArray(l)){const u=l.length;for(let a=0;a<u;a++)E(l[a],{instancePath:n+"/BusinessUnits/"+a,parentData:l,parentDataProperty:a,
rootData:o})||(r=r===null?E.errors:r.concat(E.errors),t=r.length)}else r=s(r,n+"/BusinessUnits","type",{type:"array"}),t++}}else r=s(r,n,"type",{type:"object"}),
t++;return b.errors=r,t===0}function I(e,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=e}={}){let r=null,t=0;return b(e,{instancePath:n,parentData:p,
parentDataProperty:i,rootData:o})||(r=r===null?b.errors:r.concat(b.errors),t=r.length),I.errors=r,t===0}
export const request: Validator<"listBusinessUnits"> = R
export const response: Validator<"listBusinessUnits"> = S
