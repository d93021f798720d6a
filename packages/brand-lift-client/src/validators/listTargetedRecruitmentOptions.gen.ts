// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(e,o,s,y)=>{const p={instancePath:o,keyword:s,params:y};return e===null?[p]:(e.push(p),e)},D=g;function g(e,{instancePath:o="",parentData:s,parentDataProperty:y,
rootData:p=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.id===void 0&&(r=n(r,o,"required",{missingProperty:"id"}),t++);for(const i in e)i!==
"id"&&(r=n(r,o,"additionalProperties",{additionalProperty:i}),t++);e.id!==void 0&&typeof e.id!="string"&&(r=n(r,o+"/id","type",{type:"string"}),t++)}else r=n(r,
o,"type",{type:"object"}),t++;return g.errors=r,t===0}const a=v;function u(e,{instancePath:o="",parentData:s,parentDataProperty:y,rootData:p=e}={}){let r=null,t=0;
if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let i=e.id;Number.isSafeInteger(i)||(r=n(r,o+"/id","type",{type:"integer"}),t++)}if(e.qualification!==
void 0&&typeof e.qualification!="string"&&(r=n(r,o+"/qualification","type",{type:"string"}),t++),e.options!==void 0){let i=e.options;if(Array.isArray(i)){const l=i.
length;for(let f=0;f<l;f++)typeof i[f]!="string"&&(r=n(r,o+"/options/"+f,"type",{type:"string"}),t++)}else r=n(r,o+"/options","type",{type:"array"}),t++}}else r=
n(r,o,"type",{type:"object"}),t++;return u.errors=r,t===0}function c(e,{instancePath:o="",parentData:s,parentDataProperty:y,rootData:p=e}={}){let r=null,t=0;if(Array.
isArray(e)){const i=e.length;for(let l=0;l<i;l++)u(e[l],{instancePath:o+"/"+l,parentData:e,parentDataProperty:l,rootData:p})||(r=r===null?u.errors:r.concat(u.errors),
t=r.length)}else r=n(r,o,"type",{type:"array"}),t++;return c.errors=r,t===0}function v(e,{instancePath:o="",parentData:s,parentDataProperty:y,rootData:p=e}={}){
let r=null,t=0;return c(e,{instancePath:o,parentData:s,parentDataProperty:y,rootData:p})||(r=r===null?c.errors:r.concat(c.errors),t=r.length),v.errors=r,t===0}
export const request: Validator<"listTargetedRecruitmentOptions"> = D
export const response: Validator<"listTargetedRecruitmentOptions"> = a
