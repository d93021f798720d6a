// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,o,y,n)=>{const l={instancePath:o,keyword:y,params:n};return e===null?[l]:(e.push(l),e)},_=c;function c(e,{instancePath:o="",parentData:y,parentDataProperty:n,
rootData:l=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const i in e)i!=="include_parameters"&&(r=s(r,o,"additionalProperties",{additionalProperty:i}),
t++);if(e.include_parameters!==void 0){let i=e.include_parameters;i===!0||i===!1||i==="true"||i==="false"||(r=s(r,o+"/include_parameters","enum",{allowedValues:[
!0,!1,"true","false"]}),t++)}}else r=s(r,o,"type",{type:"object"}),t++;return c.errors=r,t===0}const g=v;function u(e,{instancePath:o="",parentData:y,parentDataProperty:n,
rootData:l=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.default_macro!==void 0&&typeof e.default_macro!="string"&&(r=s(r,o+"/default\
_macro","type",{type:"string"}),t++),e.query_parameter!==void 0&&typeof e.query_parameter!="string"&&(r=s(r,o+"/query_parameter","type",{type:"string"}),t++)):(r=
s(r,o,"type",{type:"object"}),t++),u.errors=r,t===0}function a(e,{instancePath:o="",parentData:y,parentDataProperty:n,rootData:l=e}={}){let r=null,t=0;if(e&&typeof e==
"object"&&!Array.isArray(e)){if(e.id===void 0&&(r=s(r,o,"required",{missingProperty:"id"}),t++),e.id!==void 0){let i=e.id;Number.isSafeInteger(i)||(r=s(r,o+"/id",
"type",{type:"integer"}),t++)}if(e.ad_server_name!==void 0&&typeof e.ad_server_name!="string"&&(r=s(r,o+"/ad_server_name","type",{type:"string"}),t++),e.query_parameters!==
void 0){let i=e.query_parameters;if(Array.isArray(i)){const m=i.length;for(let p=0;p<m;p++)u(i[p],{instancePath:o+"/query_parameters/"+p,parentData:i,parentDataProperty:p,
rootData:l})||(r=r===null?u.errors:r.concat(u.errors),t=r.length)}else r=s(r,o+"/query_parameters","type",{type:"array"}),t++}}else r=s(r,o,"type",{type:"object"}),
t++;return a.errors=r,t===0}function f(e,{instancePath:o="",parentData:y,parentDataProperty:n,rootData:l=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.
isArray(e)){if(e.items===void 0&&(r=s(r,o,"required",{missingProperty:"items"}),t++),e.items!==void 0){let i=e.items;if(Array.isArray(i)){const m=i.length;for(let p=0;p<
m;p++)a(i[p],{instancePath:o+"/items/"+p,parentData:i,parentDataProperty:p,rootData:l})||(r=r===null?a.errors:r.concat(a.errors),t=r.length)}else r=s(r,o+"/item\
s","type",{type:"array"}),t++}}else r=s(r,o,"type",{type:"object"}),t++;return f.errors=r,t===0}function v(e,{instancePath:o="",parentData:y,parentDataProperty:n,
rootData:l=e}={}){let r=null,t=0;return f(e,{instancePath:o,parentData:y,parentDataProperty:n,rootData:l})||(r=r===null?f.errors:r.concat(f.errors),t=r.length),
v.errors=r,t===0}
export const request: Validator<"listAdServers"> = _
export const response: Validator<"listAdServers"> = g
