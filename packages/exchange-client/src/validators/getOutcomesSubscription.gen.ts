// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,o,s,y)=>{const p={instancePath:o,keyword:s,params:y};return r===null?[p]:(r.push(p),r)},m=b;function b(r,{instancePath:o="",parentData:s,parentDataProperty:y,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.supplier_code===void 0&&(e=n(e,o,"required",{missingProperty:"supplier_code"}),t++);
for(const i in r)i!=="supplier_code"&&(e=n(e,o,"additionalProperties",{additionalProperty:i}),t++);if(r.supplier_code!==void 0){let i=r.supplier_code;typeof i!=
"string"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/supplier_code","type",{type:["string","integer"]}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return b.errors=
e,t===0}const k=_;function u(r,{instancePath:o="",parentData:s,parentDataProperty:y,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.eq!==void 0){let i=r.eq;Number.isSafeInteger(i)||(e=n(e,o+"/eq","type",{type:"integer"}),t++)}if(r.ne!==void 0){let i=r.ne;Number.isSafeInteger(i)||(e=n(e,
o+"/ne","type",{type:"integer"}),t++)}if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const f=i.length;for(let l=0;l<f;l++){let D=i[l];Number.isSafeInteger(D)||
(e=n(e,o+"/in/"+l,"type",{type:"integer"}),t++)}}else e=n(e,o+"/in","type",{type:"array"}),t++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const f=i.length;
for(let l=0;l<f;l++){let D=i[l];Number.isSafeInteger(D)||(e=n(e,o+"/nin/"+l,"type",{type:"integer"}),t++)}}else e=n(e,o+"/nin","type",{type:"array"}),t++}if(r.gte!==
void 0){let i=r.gte;Number.isSafeInteger(i)||(e=n(e,o+"/gte","type",{type:"integer"}),t++)}if(r.lte!==void 0){let i=r.lte;Number.isSafeInteger(i)||(e=n(e,o+"/lt\
e","type",{type:"integer"}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return u.errors=e,t===0}function c(r,{instancePath:o="",parentData:s,parentDataProperty:y,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.marketplace_status!==void 0&&(u(r.marketplace_status,{instancePath:o+"/marke\
tplace_status",parentData:r,parentDataProperty:"marketplace_status",rootData:p})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.client_status!==void 0&&
(u(r.client_status,{instancePath:o+"/client_status",parentData:r,parentDataProperty:"client_status",rootData:p})||(e=e===null?u.errors:e.concat(u.errors),t=e.length))):
(e=n(e,o,"type",{type:"object"}),t++),c.errors=e,t===0}function a(r,{instancePath:o="",parentData:s,parentDataProperty:y,rootData:p=r}={}){let e=null,t=0;return typeof r!=
"string"&&(e=n(e,o,"type",{type:"string"}),t++),a.errors=e,t===0}function g(r,{instancePath:o="",parentData:s,parentDataProperty:y,rootData:p=r}={}){let e=null,
t=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),t++),g.errors=e,t===0}function v(r,{instancePath:o="",parentData:s,parentDataProperty:y,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.callback!==void 0&&typeof r.callback!="string"&&(e=n(e,o+"/callback","type",{type:"string"}),t++),
r.outcomes!==void 0){let i=r.outcomes;if(Array.isArray(i)){const f=i.length;for(let l=0;l<f;l++)c(i[l],{instancePath:o+"/outcomes/"+l,parentData:i,parentDataProperty:l,
rootData:p})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)}else e=n(e,o+"/outcomes","type",{type:"array"}),t++}r.name!==void 0&&typeof r.name!="string"&&
(e=n(e,o+"/name","type",{type:"string"}),t++),r.public_key!==void 0&&(a(r.public_key,{instancePath:o+"/public_key",parentData:r,parentDataProperty:"public_key",
rootData:p})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.key_id!==void 0&&(g(r.key_id,{instancePath:o+"/key_id",parentData:r,parentDataProperty:"key\
_id",rootData:p})||(e=e===null?g.errors:e.concat(g.errors),t=e.length))}else e=n(e,o,"type",{type:"object"}),t++;return v.errors=e,t===0}function _(r,{instancePath:o="",
parentData:s,parentDataProperty:y,rootData:p=r}={}){let e=null,t=0;return v(r,{instancePath:o,parentData:s,parentDataProperty:y,rootData:p})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length),_.errors=e,t===0}
export const request: Validator<"getOutcomesSubscription"> = m
export const response: Validator<"getOutcomesSubscription"> = k
