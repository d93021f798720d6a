// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(e,o,y,n)=>{const p={instancePath:o,keyword:y,params:n};return e===null?[p]:(e.push(p),e)},A=g;function g(e,{instancePath:o="",parentData:y,parentDataProperty:n,
rootData:p=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))for(const s in e)r=i(r,o,"additionalProperties",{additionalProperty:s}),t++;else r=
i(r,o,"type",{type:"object"}),t++;return g.errors=r,t===0}const D=v;function u(e,{instancePath:o="",parentData:y,parentDataProperty:n,rootData:p=e}={}){let r=null,
t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.error_code===void 0&&(r=i(r,o,"required",{missingProperty:"error_code"}),t++),e.detail!==void 0){let s=e.detail;
if(Array.isArray(s)){const c=s.length;for(let l=0;l<c;l++)typeof s[l]!="string"&&(r=i(r,o+"/detail/"+l,"type",{type:"string"}),t++)}else r=i(r,o+"/detail","type",
{type:"array"}),t++}if(e.error_code!==void 0&&typeof e.error_code!="string"&&(r=i(r,o+"/error_code","type",{type:"string"}),t++),e.http_status!==void 0){let s=e.
http_status;Number.isSafeInteger(s)||(r=i(r,o+"/http_status","type",{type:"integer"}),t++)}e.message!==void 0&&typeof e.message!="string"&&(r=i(r,o+"/message","\
type",{type:"string"}),t++)}else r=i(r,o,"type",{type:"object"}),t++;return u.errors=r,t===0}function f(e,{instancePath:o="",parentData:y,parentDataProperty:n,rootData:p=e}={}){
let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.result===void 0&&(r=i(r,o,"required",{missingProperty:"result"}),t++),e.result!==void 0){let s=e.
result;if(Array.isArray(s)){const c=s.length;for(let l=0;l<c;l++)u(s[l],{instancePath:o+"/result/"+l,parentData:s,parentDataProperty:l,rootData:p})||(r=r===null?
u.errors:r.concat(u.errors),t=r.length)}else r=i(r,o+"/result","type",{type:"array"}),t++}}else r=i(r,o,"type",{type:"object"}),t++;return f.errors=r,t===0}function v(e,{
instancePath:o="",parentData:y,parentDataProperty:n,rootData:p=e}={}){let r=null,t=0;return f(e,{instancePath:o,parentData:y,parentDataProperty:n,rootData:p})||
(r=r===null?f.errors:r.concat(f.errors),t=r.length),v.errors=r,t===0}
export const request: Validator<"listBetaErrors"> = A
export const response: Validator<"listBetaErrors"> = D
