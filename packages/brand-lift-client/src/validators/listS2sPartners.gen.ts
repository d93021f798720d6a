// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(e,o,p,y)=>{const s={instancePath:o,keyword:p,params:y};return e===null?[s]:(e.push(s),e)},A=g;function g(e,{instancePath:o="",parentData:p,parentDataProperty:y,
rootData:s=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.channels===void 0&&(r=l(r,o,"required",{missingProperty:"channels"}),t++);for(const i in e)
i!=="channels"&&(r=l(r,o,"additionalProperties",{additionalProperty:i}),t++);if(e.channels!==void 0){let i=e.channels;if(Array.isArray(i)){const f=i.length;for(let n=0;n<
f;n++){let v=i[n];typeof v!="string"&&(r=l(r,o+"/channels/"+n,"type",{type:"string"}),t++),v==="linear_tv"||v==="digital"||(r=l(r,o+"/channels/"+n,"enum",{allowedValues:[
"linear_tv","digital"]}),t++)}}else r=l(r,o+"/channels","type",{type:"array"}),t++}}else r=l(r,o,"type",{type:"object"}),t++;return g.errors=r,t===0}const D=m;function a(e,{
instancePath:o="",parentData:p,parentDataProperty:y,rootData:s=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0&&(r=l(r,o,"re\
quired",{missingProperty:"id"}),t++),e.id!==void 0){let i=e.id;Number.isSafeInteger(i)||(r=l(r,o+"/id","type",{type:"integer"}),t++)}e.name!==void 0&&typeof e.name!=
"string"&&(r=l(r,o+"/name","type",{type:"string"}),t++)}else r=l(r,o,"type",{type:"object"}),t++;return a.errors=r,t===0}function u(e,{instancePath:o="",parentData:p,
parentDataProperty:y,rootData:s=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.partners!==void 0){let i=e.partners;if(Array.isArray(i)){
const f=i.length;for(let n=0;n<f;n++)a(i[n],{instancePath:o+"/partners/"+n,parentData:i,parentDataProperty:n,rootData:s})||(r=r===null?a.errors:r.concat(a.errors),
t=r.length)}else r=l(r,o+"/partners","type",{type:"array"}),t++}}else r=l(r,o,"type",{type:"object"}),t++;return u.errors=r,t===0}function c(e,{instancePath:o="",
parentData:p,parentDataProperty:y,rootData:s=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=l(r,o,"required",{missingProperty:"\
items"}),t++),e.items!==void 0){let i=e.items;if(Array.isArray(i)){const f=i.length;for(let n=0;n<f;n++)u(i[n],{instancePath:o+"/items/"+n,parentData:i,parentDataProperty:n,
rootData:s})||(r=r===null?u.errors:r.concat(u.errors),t=r.length)}else r=l(r,o+"/items","type",{type:"array"}),t++}}else r=l(r,o,"type",{type:"object"}),t++;return c.
errors=r,t===0}function m(e,{instancePath:o="",parentData:p,parentDataProperty:y,rootData:s=e}={}){let r=null,t=0;return c(e,{instancePath:o,parentData:p,parentDataProperty:y,
rootData:s})||(r=r===null?c.errors:r.concat(c.errors),t=r.length),m.errors=r,t===0}
export const request: Validator<"listS2sPartners"> = A
export const response: Validator<"listS2sPartners"> = D
