// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,o,y,l)=>{const s={instancePath:o,keyword:y,params:l};return e===null?[s]:(e.push(s),e)},m=c;function c(e,{instancePath:o="",parentData:y,parentDataProperty:l,
rootData:s=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.id===void 0&&(r=p(r,o,"required",{missingProperty:"id"}),t++),e.spca_type===void 0&&
(r=p(r,o,"required",{missingProperty:"spca_type"}),t++);for(const i in e)i==="id"||i==="spca_type"||(r=p(r,o,"additionalProperties",{additionalProperty:i}),t++);
if(e.id!==void 0&&typeof e.id!="string"&&(r=p(r,o+"/id","type",{type:"string"}),t++),e.spca_type!==void 0){let i=e.spca_type;typeof i!="string"&&(r=p(r,o+"/spca\
_type","type",{type:"string"}),t++),i==="creative"||i==="publisher"||i==="placement"||(r=p(r,o+"/spca_type","enum",{allowedValues:["creative","publisher","place\
ment"]}),t++)}}else r=p(r,o,"type",{type:"object"}),t++;return c.errors=r,t===0}const _=g;function u(e,{instancePath:o="",parentData:y,parentDataProperty:l,rootData:s=e}={}){
let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.group_name!==void 0&&typeof e.group_name!="string"&&(r=p(r,o+"/group_name","type",{type:"string"}),
t++),e.group_id!==void 0){let i=e.group_id;Number.isSafeInteger(i)||(r=p(r,o+"/group_id","type",{type:"integer"}),t++)}}else r=p(r,o,"type",{type:"object"}),t++;
return u.errors=r,t===0}function f(e,{instancePath:o="",parentData:y,parentDataProperty:l,rootData:s=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(
e)){if(e.items===void 0&&(r=p(r,o,"required",{missingProperty:"items"}),t++),e.items!==void 0){let i=e.items;if(Array.isArray(i)){const v=i.length;for(let n=0;n<
v;n++)u(i[n],{instancePath:o+"/items/"+n,parentData:i,parentDataProperty:n,rootData:s})||(r=r===null?u.errors:r.concat(u.errors),t=r.length)}else r=p(r,o+"/item\
s","type",{type:"array"}),t++}}else r=p(r,o,"type",{type:"object"}),t++;return f.errors=r,t===0}function g(e,{instancePath:o="",parentData:y,parentDataProperty:l,
rootData:s=e}={}){let r=null,t=0;return f(e,{instancePath:o,parentData:y,parentDataProperty:l,rootData:s})||(r=r===null?f.errors:r.concat(f.errors),t=r.length),
g.errors=r,t===0}
export const request: Validator<"listGroups"> = m
export const response: Validator<"listGroups"> = _
