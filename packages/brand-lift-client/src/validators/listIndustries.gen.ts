// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(e,o,y,l)=>{const n={instancePath:o,keyword:y,params:l};return e===null?[n]:(e.push(n),e)},a=c;function c(e,{instancePath:o="",parentData:y,parentDataProperty:l,
rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))for(const s in e)r=i(r,o,"additionalProperties",{additionalProperty:s}),t++;else r=
i(r,o,"type",{type:"object"}),t++;return c.errors=r,t===0}const D=v;function u(e,{instancePath:o="",parentData:y,parentDataProperty:l,rootData:n=e}={}){let r=null,
t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0&&(r=i(r,o,"required",{missingProperty:"id"}),t++),e.id!==void 0){let s=e.id;Number.isSafeInteger(
s)||(r=i(r,o+"/id","type",{type:"integer"}),t++)}e.industry_name!==void 0&&typeof e.industry_name!="string"&&(r=i(r,o+"/industry_name","type",{type:"string"}),t++)}else
r=i(r,o,"type",{type:"object"}),t++;return u.errors=r,t===0}function f(e,{instancePath:o="",parentData:y,parentDataProperty:l,rootData:n=e}={}){let r=null,t=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=i(r,o,"required",{missingProperty:"items"}),t++),e.items!==void 0){let s=e.items;if(Array.isArray(
s)){const m=s.length;for(let p=0;p<m;p++)u(s[p],{instancePath:o+"/items/"+p,parentData:s,parentDataProperty:p,rootData:n})||(r=r===null?u.errors:r.concat(u.errors),
t=r.length)}else r=i(r,o+"/items","type",{type:"array"}),t++}}else r=i(r,o,"type",{type:"object"}),t++;return f.errors=r,t===0}function v(e,{instancePath:o="",parentData:y,
parentDataProperty:l,rootData:n=e}={}){let r=null,t=0;return f(e,{instancePath:o,parentData:y,parentDataProperty:l,rootData:n})||(r=r===null?f.errors:r.concat(f.
errors),t=r.length),v.errors=r,t===0}
export const request: Validator<"listIndustries"> = a
export const response: Validator<"listIndustries"> = D
