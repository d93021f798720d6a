// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,o,i,s)=>{const u={instancePath:o,keyword:i,params:s};return e===null?[u]:(e.push(u),e)},E=e=>{let o=0;for(const i of e)o++;return o},R=C,I=new RegExp(
"^-?\\d+$","u");function C(e,{instancePath:o="",parentData:i,parentDataProperty:s,rootData:u=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){
e.SurveyNumber===void 0&&(r=p(r,o,"required",{missingProperty:"SurveyNumber"}),t++),e.SupplierCode===void 0&&(r=p(r,o,"required",{missingProperty:"SupplierCode"}),
t++);for(const n in e)n==="SurveyNumber"||n==="SupplierCode"||(r=p(r,o,"additionalProperties",{additionalProperty:n}),t++);if(e.SurveyNumber!==void 0){let n=e.SurveyNumber;
!Number.isSafeInteger(n)&&typeof n!="string"&&(r=p(r,o+"/SurveyNumber","type",{type:["integer","string"]}),t++),typeof n=="string"&&!I.test(n)&&(r=p(r,o+"/Surve\
yNumber","pattern",{pattern:"^-?\\d+$"}),t++)}if(e.SupplierCode!==void 0){let n=e.SupplierCode;typeof n!="string"&&!Number.isSafeInteger(n)&&(r=p(r,o+"/Supplier\
Code","type",{type:["string","integer"]}),t++)}}else r=p(r,o,"type",{type:"object"}),t++;return C.errors=r,t===0}const P=G;function a(e,{instancePath:o="",parentData:i,
parentDataProperty:s,rootData:u=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),a.errors=r,t===0}function c(e,{instancePath:o="",
parentData:i,parentDataProperty:s,rootData:u=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"integer"}),t++),c.errors=r,t===0}function v(e,{
instancePath:o="",parentData:i,parentDataProperty:s,rootData:u=e}={}){let r=null,t=0;return typeof e!="string"&&(r=p(r,o,"type",{type:"string"}),t++),v.errors=r,
t===0}function f(e,{instancePath:o="",parentData:i,parentDataProperty:s,rootData:u=e}={}){let r=null,t=0;return Number.isSafeInteger(e)||(r=p(r,o,"type",{type:"\
integer"}),t++),f.errors=r,t===0}function g(e,{instancePath:o="",parentData:i,parentDataProperty:s,rootData:u=e}={}){let r=null,t=0;return Number.isSafeInteger(
e)||(r=p(r,o,"type",{type:"integer"}),t++),g.errors=r,t===0}function A(e,{instancePath:o="",parentData:i,parentDataProperty:s,rootData:u=e}={}){let r=null,t=0;return typeof e!=
"string"&&(r=p(r,o,"type",{type:"string"}),t++),A.errors=r,t===0}function D(e,{instancePath:o="",parentData:i,parentDataProperty:s,rootData:u=e}={}){let r=null,
t=0;if(Array.isArray(e)){const n=e.length;for(let y=0;y<n;y++)typeof e[y]!="string"&&(r=p(r,o+"/"+y,"type",{type:"string"}),t++)}else r=p(r,o,"type",{type:"arra\
y"}),t++;return D.errors=r,t===0}function S(e,{instancePath:o="",parentData:i,parentDataProperty:s,rootData:u=e}={}){let r=null,t=0;return Number.isSafeInteger(
e)||(r=p(r,o,"type",{type:"integer"}),t++),S.errors=r,t===0}function b(e,{instancePath:o="",parentData:i,parentDataProperty:s,rootData:u=e}={}){let r=null,t=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e.SurveyGroupID===void 0&&(r=p(r,o,"required",{missingProperty:"SurveyGroupID"}),t++),e.SurveyGroup!==void 0){let n=e.
SurveyGroup;typeof n=="string"?n.length>200&&E(n)>200&&(r=p(r,o+"/SurveyGroup","maxLength",{limit:200}),t++):(r=p(r,o+"/SurveyGroup","type",{type:"string"}),t++)}
if(e.SurveyGroupID!==void 0){let n=e.SurveyGroupID;Number.isSafeInteger(n)||(r=p(r,o+"/SurveyGroupID","type",{type:"integer"}),t++)}if(e.SurveyGroupSurveys!==void 0){
let n=e.SurveyGroupSurveys;if(Array.isArray(n)){const y=n.length;for(let l=0;l<y;l++){let N=n[l];Number.isSafeInteger(N)||(r=p(r,o+"/SurveyGroupSurveys/"+l,"typ\
e",{type:"integer"}),t++)}}else r=p(r,o+"/SurveyGroupSurveys","type",{type:"array"}),t++}}else r=p(r,o,"type",{type:"object"}),t++;return b.errors=r,t===0}function m(e,{
instancePath:o="",parentData:i,parentDataProperty:s,rootData:u=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ApiResult!==void 0&&(a(e.
ApiResult,{instancePath:o+"/ApiResult",parentData:e,parentDataProperty:"ApiResult",rootData:u})||(r=r===null?a.errors:r.concat(a.errors),t=r.length)),e.ApiResultCode!==
void 0&&(c(e.ApiResultCode,{instancePath:o+"/ApiResultCode",parentData:e,parentDataProperty:"ApiResultCode",rootData:u})||(r=r===null?c.errors:r.concat(c.errors),
t=r.length)),e.ApiAccount!==void 0&&(v(e.ApiAccount,{instancePath:o+"/ApiAccount",parentData:e,parentDataProperty:"ApiAccount",rootData:u})||(r=r===null?v.errors:
r.concat(v.errors),t=r.length)),e.AccountType!==void 0&&(f(e.AccountType,{instancePath:o+"/AccountType",parentData:e,parentDataProperty:"AccountType",rootData:u})||
(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.ApiAccountStatus!==void 0&&(g(e.ApiAccountStatus,{instancePath:o+"/ApiAccountStatus",parentData:e,parentDataProperty:"\
ApiAccountStatus",rootData:u})||(r=r===null?g.errors:r.concat(g.errors),t=r.length)),e.AccountCode!==void 0&&(A(e.AccountCode,{instancePath:o+"/AccountCode",parentData:e,
parentDataProperty:"AccountCode",rootData:u})||(r=r===null?A.errors:r.concat(A.errors),t=r.length)),e.ApiMessages!==void 0&&(D(e.ApiMessages,{instancePath:o+"/A\
piMessages",parentData:e,parentDataProperty:"ApiMessages",rootData:u})||(r=r===null?D.errors:r.concat(D.errors),t=r.length)),e.ResultCount!==void 0&&(S(e.ResultCount,
{instancePath:o+"/ResultCount",parentData:e,parentDataProperty:"ResultCount",rootData:u})||(r=r===null?S.errors:r.concat(S.errors),t=r.length)),e.SurveyGroups!==
void 0){let n=e.SurveyGroups;if(Array.isArray(n)){const y=n.length;for(let l=0;l<y;l++)b(n[l],{instancePath:o+"/SurveyGroups/"+l,parentData:n,parentDataProperty:l,
rootData:u})||(r=r===null?b.errors:r.concat(b.errors),t=r.length)}else r=p(r,o+"/SurveyGroups","type",{type:"array"}),t++}}else r=p(r,o,"type",{type:"object"}),
t++;return m.errors=r,t===0}function G(e,{instancePath:o="",parentData:i,parentDataProperty:s,rootData:u=e}={}){let r=null,t=0;return m(e,{instancePath:o,parentData:i,
parentDataProperty:s,rootData:u})||(r=r===null?m.errors:r.concat(m.errors),t=r.length),G.errors=r,t===0}
export const request: Validator<"listSurveyGroups"> = R
export const response: Validator<"listSurveyGroups"> = P
