// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(e,o,p,y)=>{const n={instancePath:o,keyword:p,params:y};return e===null?[n]:(e.push(n),e)},E=k;function c(e,{instancePath:o="",parentData:p,parentDataProperty:y,
rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const i in e)i==="eq"||i==="ne"||i==="in"||i==="nin"||i==="gte"||i==="lte"||(r=
l(r,o,"additionalProperties",{additionalProperty:i}),t++);if(e.eq!==void 0){let i=e.eq;Number.isSafeInteger(i)||(r=l(r,o+"/eq","type",{type:"integer"}),t++)}if(e.
ne!==void 0){let i=e.ne;Number.isSafeInteger(i)||(r=l(r,o+"/ne","type",{type:"integer"}),t++)}if(e.in!==void 0){let i=e.in;if(Array.isArray(i)){const u=i.length;
for(let s=0;s<u;s++){let f=i[s];Number.isSafeInteger(f)||(r=l(r,o+"/in/"+s,"type",{type:"integer"}),t++)}}else r=l(r,o+"/in","type",{type:"array"}),t++}if(e.nin!==
void 0){let i=e.nin;if(Array.isArray(i)){const u=i.length;for(let s=0;s<u;s++){let f=i[s];Number.isSafeInteger(f)||(r=l(r,o+"/nin/"+s,"type",{type:"integer"}),t++)}}else
r=l(r,o+"/nin","type",{type:"array"}),t++}if(e.gte!==void 0){let i=e.gte;Number.isSafeInteger(i)||(r=l(r,o+"/gte","type",{type:"integer"}),t++)}if(e.lte!==void 0){
let i=e.lte;Number.isSafeInteger(i)||(r=l(r,o+"/lte","type",{type:"integer"}),t++)}}else r=l(r,o,"type",{type:"object"}),t++;return c.errors=r,t===0}function g(e,{
instancePath:o="",parentData:p,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const i in e)i==="marketpl\
ace_status"||i==="client_status"||(r=l(r,o,"additionalProperties",{additionalProperty:i}),t++);e.marketplace_status!==void 0&&(c(e.marketplace_status,{instancePath:o+
"/marketplace_status",parentData:e,parentDataProperty:"marketplace_status",rootData:n})||(r=r===null?c.errors:r.concat(c.errors),t=r.length)),e.client_status!==
void 0&&(c(e.client_status,{instancePath:o+"/client_status",parentData:e,parentDataProperty:"client_status",rootData:n})||(r=r===null?c.errors:r.concat(c.errors),
t=r.length))}else r=l(r,o,"type",{type:"object"}),t++;return g.errors=r,t===0}function v(e,{instancePath:o="",parentData:p,parentDataProperty:y,rootData:n=e}={}){
let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.callback===void 0&&(r=l(r,o,"required",{missingProperty:"callback"}),t++),e.outcomes===void 0&&(r=
l(r,o,"required",{missingProperty:"outcomes"}),t++);for(const i in e)i==="callback"||i==="outcomes"||(r=l(r,o,"additionalProperties",{additionalProperty:i}),t++);
if(e.callback!==void 0&&typeof e.callback!="string"&&(r=l(r,o+"/callback","type",{type:"string"}),t++),e.outcomes!==void 0){let i=e.outcomes;if(Array.isArray(i)){
i.length<1&&(r=l(r,o+"/outcomes","minItems",{limit:1}),t++);const u=i.length;for(let s=0;s<u;s++)g(i[s],{instancePath:o+"/outcomes/"+s,parentData:i,parentDataProperty:s,
rootData:n})||(r=r===null?g.errors:r.concat(g.errors),t=r.length)}else r=l(r,o+"/outcomes","type",{type:"array"}),t++}}else r=l(r,o,"type",{type:"object"}),t++;
return v.errors=r,t===0}function k(e,{instancePath:o="",parentData:p,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(
e)){e.supplier_code===void 0&&(r=l(r,o,"required",{missingProperty:"supplier_code"}),t++),e.body===void 0&&(r=l(r,o,"required",{missingProperty:"body"}),t++);for(const i in e)
i==="supplier_code"||i==="body"||(r=l(r,o,"additionalProperties",{additionalProperty:i}),t++);if(e.supplier_code!==void 0){let i=e.supplier_code;typeof i!="stri\
ng"&&!Number.isSafeInteger(i)&&(r=l(r,o+"/supplier_code","type",{type:["string","integer"]}),t++)}e.body!==void 0&&(v(e.body,{instancePath:o+"/body",parentData:e,
parentDataProperty:"body",rootData:n})||(r=r===null?v.errors:r.concat(v.errors),t=r.length))}else r=l(r,o,"type",{type:"object"}),t++;return k.errors=r,t===0}const j=A;
function a(e,{instancePath:o="",parentData:p,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;return typeof e!="string"&&(r=l(r,o,"type",{type:"string"}),t++),
a.errors=r,t===0}function b(e,{instancePath:o="",parentData:p,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;return typeof e!="string"&&(r=l(r,o,"type",{
type:"string"}),t++),b.errors=r,t===0}function _(e,{instancePath:o="",parentData:p,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="ob\
ject"&&!Array.isArray(e)?(e.result!==void 0&&typeof e.result!="string"&&(r=l(r,o+"/result","type",{type:"string"}),t++),e.public_key!==void 0&&(a(e.public_key,{
instancePath:o+"/public_key",parentData:e,parentDataProperty:"public_key",rootData:n})||(r=r===null?a.errors:r.concat(a.errors),t=r.length)),e.key_id!==void 0&&
(b(e.key_id,{instancePath:o+"/key_id",parentData:e,parentDataProperty:"key_id",rootData:n})||(r=r===null?b.errors:r.concat(b.errors),t=r.length))):(r=l(r,o,"typ\
e",{type:"object"}),t++),_.errors=r,t===0}function m(e,{instancePath:o="",parentData:p,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;return typeof e!="s\
tring"&&(r=l(r,o,"type",{type:"string"}),t++),m.errors=r,t===0}function D(e,{instancePath:o="",parentData:p,parentDataProperty:y,rootData:n=e}={}){let r=null,t=0;
const i=t;let u=!1;const s=t;_(e,{instancePath:o,parentData:p,parentDataProperty:y,rootData:n})||(r=r===null?_.errors:r.concat(_.errors),t=r.length);var f=s===t;
if(u=u||f,!u){const d=t;m(e,{instancePath:o,parentData:p,parentDataProperty:y,rootData:n})||(r=r===null?m.errors:r.concat(m.errors),t=r.length);var f=d===t;u=u||
f}return u?(t=i,r!==null&&(i?r.length=i:r=null)):(r=l(r,o,"anyOf",{}),t++),D.errors=r,t===0}function A(e,{instancePath:o="",parentData:p,parentDataProperty:y,rootData:n=e}={}){
let r=null,t=0;return D(e,{instancePath:o,parentData:p,parentDataProperty:y,rootData:n})||(r=r===null?D.errors:r.concat(D.errors),t=r.length),A.errors=r,t===0}
export const request: Validator<"createOutcomesSubscription"> = E
export const response: Validator<"createOutcomesSubscription"> = j
