// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,o,s,l)=>{const n={instancePath:o,keyword:s,params:l};return e===null?[n]:(e.push(n),e)},R=b;function b(e,{instancePath:o="",parentData:s,parentDataProperty:l,
rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))for(const i in e)r=p(r,o,"additionalProperties",{additionalProperty:i}),t++;else r=
p(r,o,"type",{type:"object"}),t++;return b.errors=r,t===0}const m=h;function a(e,{instancePath:o="",parentData:s,parentDataProperty:l,rootData:n=e}={}){let r=null,
t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),a.errors=r,t===0}function c(e,{instancePath:o="",parentData:s,parentDataProperty:l,rootData:n=e}={}){
let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),c.errors=r,t===0}function A(e,{instancePath:o="",parentData:s,parentDataProperty:l,
rootData:n=e}={}){let r=null,t=0;return typeof e!="string"&&(r=p(r,o,"type",{type:"string"}),t++),A.errors=r,t===0}function f(e,{instancePath:o="",parentData:s,
parentDataProperty:l,rootData:n=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),f.errors=r,t===0}function D(e,{instancePath:o="",
parentData:s,parentDataProperty:l,rootData:n=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),D.errors=r,t===0}function g(e,{
instancePath:o="",parentData:s,parentDataProperty:l,rootData:n=e}={}){let r=null,t=0;return typeof e!="string"&&(r=p(r,o,"type",{type:"string"}),t++),g.errors=r,
t===0}function v(e,{instancePath:o="",parentData:s,parentDataProperty:l,rootData:n=e}={}){let r=null,t=0;if(Array.isArray(e)){const i=e.length;for(let y=0;y<i;y++)
typeof e[y]!="string"&&(r=p(r,o+"/"+y,"type",{type:"string"}),t++)}else r=p(r,o,"type",{type:"array"}),t++;return v.errors=r,t===0}function P(e,{instancePath:o="",
parentData:s,parentDataProperty:l,rootData:n=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),P.errors=r,t===0}function S(e,{
instancePath:o="",parentData:s,parentDataProperty:l,rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.Name!==void 0&&typeof e.
Name!="string"&&(r=p(r,o+"/Name","type",{type:"string"}),t++),e.Code!==void 0&&typeof e.Code!="string"&&(r=p(r,o+"/Code","type",{type:"string"}),t++)):(r=p(r,o,
"type",{type:"object"}),t++),S.errors=r,t===0}function C(e,{instancePath:o="",parentData:s,parentDataProperty:l,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e==
"object"&&!Array.isArray(e)){if(e.AccountName!==void 0&&typeof e.AccountName!="string"&&(r=p(r,o+"/AccountName","type",{type:"string"}),t++),e.Suppliers!==void 0){
let i=e.Suppliers;if(Array.isArray(i)){const y=i.length;for(let u=0;u<y;u++)S(i[u],{instancePath:o+"/Suppliers/"+u,parentData:i,parentDataProperty:u,rootData:n})||
(r=r===null?S.errors:r.concat(S.errors),t=r.length)}else r=p(r,o+"/Suppliers","type",{type:"array"}),t++}}else r=p(r,o,"type",{type:"object"}),t++;return C.errors=
r,t===0}function E(e,{instancePath:o="",parentData:s,parentDataProperty:l,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==
void 0&&(a(e.ApiResult,{instancePath:o+"/ApiResult",parentData:e,parentDataProperty:"ApiResult",rootData:n})||(r=r===null?a.errors:r.concat(a.errors),t=r.length)),
e.ApiResultCode!==void 0&&(c(e.ApiResultCode,{instancePath:o+"/ApiResultCode",parentData:e,parentDataProperty:"ApiResultCode",rootData:n})||(r=r===null?c.errors:
r.concat(c.errors),t=r.length)),e.ApiAccount!==void 0&&(A(e.ApiAccount,{instancePath:o+"/ApiAccount",parentData:e,parentDataProperty:"ApiAccount",rootData:n})||
(r=r===null?A.errors:r.concat(A.errors),t=r.length)),e.AccountType!==void 0&&(f(e.AccountType,{instancePath:o+"/AccountType",parentData:e,parentDataProperty:"Ac\
countType",rootData:n})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.ApiAccountStatus!==void 0&&(D(e.ApiAccountStatus,{instancePath:o+"/ApiAccountSta\
tus",parentData:e,parentDataProperty:"ApiAccountStatus",rootData:n})||(r=r===null?D.errors:r.concat(D.errors),t=r.length)),e.AccountCode!==void 0&&(g(e.AccountCode,
{instancePath:o+"/AccountCode",parentData:e,parentDataProperty:"AccountCode",rootData:n})||(r=r===null?g.errors:r.concat(g.errors),t=r.length)),e.ApiMessages!==
void 0&&(v(e.ApiMessages,{instancePath:o+"/ApiMessages",parentData:e,parentDataProperty:"ApiMessages",rootData:n})||(r=r===null?v.errors:r.concat(v.errors),t=r.
length)),e.ResultCount!==void 0&&(P(e.ResultCount,{instancePath:o+"/ResultCount",parentData:e,parentDataProperty:"ResultCount",rootData:n})||(r=r===null?P.errors:
r.concat(P.errors),t=r.length)),e.AccountsWithSuppliers!==void 0){let i=e.AccountsWithSuppliers;if(Array.isArray(i)){const y=i.length;for(let u=0;u<y;u++)C(i[u],
{instancePath:o+"/AccountsWithSuppliers/"+u,parentData:i,parentDataProperty:u,rootData:n})||(r=r===null?C.errors:r.concat(C.errors),t=r.length)}else r=p(r,o+"/A\
ccountsWithSuppliers","type",{type:"array"}),t++}}else r=p(r,o,"type",{type:"object"}),t++;return E.errors=r,t===0}function h(e,{instancePath:o="",parentData:s,
parentDataProperty:l,rootData:n=e}={}){let r=null,t=0;return E(e,{instancePath:o,parentData:s,parentDataProperty:l,rootData:n})||(r=r===null?E.errors:r.concat(E.
errors),t=r.length),h.errors=r,t===0}
export const request: Validator<"listSuppliers"> = R
export const response: Validator<"listSuppliers"> = m
