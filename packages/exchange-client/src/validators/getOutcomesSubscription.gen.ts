// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(r,o,e,t)=>{const i={instancePath:o,keyword:e,params:t};return r===null?[i]:(r.push(i),r)},b=g;function g(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.supplier_code===void 0&&(e=l(e,o,"required",{missingProperty:"supplier_code"}),t++);for(const i in r)i!=="supplier_code"&&(e=l(e,o,"additio\
nalProperties",{additionalProperty:i}),t++);if(r.supplier_code!==void 0){let i=r.supplier_code;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=l(e,o+"/supplier\
_code","type",{type:["string","integer"]}),t++)}}else e=l(e,o,"type",{type:"object"}),t++;return g.errors=e,t===0}const m=v;function y(r,o=""){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.eq!==void 0){let i=r.eq;Number.isSafeInteger(i)||(e=l(e,o+"/eq","type",{type:"integer"}),t++)}if(r.ne!==void 0){let i=r.
ne;Number.isSafeInteger(i)||(e=l(e,o+"/ne","type",{type:"integer"}),t++)}if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.length;for(let s=0;s<p;s++){
let c=i[s];Number.isSafeInteger(c)||(e=l(e,o+"/in/"+s,"type",{type:"integer"}),t++)}}else e=l(e,o+"/in","type",{type:"array"}),t++}if(r.nin!==void 0){let i=r.nin;
if(Array.isArray(i)){const p=i.length;for(let s=0;s<p;s++){let c=i[s];Number.isSafeInteger(c)||(e=l(e,o+"/nin/"+s,"type",{type:"integer"}),t++)}}else e=l(e,o+"/\
nin","type",{type:"array"}),t++}if(r.gte!==void 0){let i=r.gte;Number.isSafeInteger(i)||(e=l(e,o+"/gte","type",{type:"integer"}),t++)}if(r.lte!==void 0){let i=r.
lte;Number.isSafeInteger(i)||(e=l(e,o+"/lte","type",{type:"integer"}),t++)}}else e=l(e,o,"type",{type:"object"}),t++;return y.errors=e,t===0}function n(r,o=""){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.marketplace_status!==void 0&&(y(r.marketplace_status,o+"/marketplace_status")||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),r.client_status!==void 0&&(y(r.client_status,o+"/client_status")||(e=e===null?y.errors:e.concat(y.errors),t=e.length))):(e=l(e,o,
"type",{type:"object"}),t++),n.errors=e,t===0}function f(r,o=""){let e=null,t=0;return typeof r!="string"&&(e=l(e,o,"type",{type:"string"}),t++),f.errors=e,t===
0}function u(r,o=""){let e=null,t=0;return typeof r!="string"&&(e=l(e,o,"type",{type:"string"}),t++),u.errors=e,t===0}function v(r,o=""){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.callback!==void 0&&typeof r.callback!="string"&&(e=l(e,o+"/callback","type",{type:"string"}),t++),r.outcomes!==void 0){let i=r.
outcomes;if(Array.isArray(i)){const p=i.length;for(let s=0;s<p;s++)n(i[s],o+"/outcomes/"+s)||(e=e===null?n.errors:e.concat(n.errors),t=e.length)}else e=l(e,o+"/\
outcomes","type",{type:"array"}),t++}r.name!==void 0&&typeof r.name!="string"&&(e=l(e,o+"/name","type",{type:"string"}),t++),r.public_key!==void 0&&(f(r.public_key,
o+"/public_key")||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.key_id!==void 0&&(u(r.key_id,o+"/key_id")||(e=e===null?u.errors:e.concat(u.errors),t=e.
length))}else e=l(e,o,"type",{type:"object"}),t++;return v.errors=e,t===0}
export const request: Validator<"getOutcomesSubscription"> = b
export const response: Validator<"getOutcomesSubscription"> = m
