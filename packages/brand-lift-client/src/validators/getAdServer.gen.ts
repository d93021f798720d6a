// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const y=(e,o,n,l)=>{const s={instancePath:o,keyword:n,params:l};return e===null?[s]:(e.push(s),e)},d=g;function g(e,{instancePath:o="",parentData:n,parentDataProperty:l,
rootData:s=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.id===void 0&&(r=y(r,o,"required",{missingProperty:"id"}),t++);for(const i in e)i===
"id"||i==="tag_type__in"||(r=y(r,o,"additionalProperties",{additionalProperty:i}),t++);if(e.id!==void 0){let i=e.id;typeof i!="string"&&!Number.isSafeInteger(i)&&
(r=y(r,o+"/id","type",{type:["string","integer"]}),t++)}if(e.tag_type__in!==void 0){let i=e.tag_type__in;if(Array.isArray(i)){const a=i.length;for(let p=0;p<a;p++){
let f=i[p];typeof f!="string"&&(r=y(r,o+"/tag_type__in/"+p,"type",{type:"string"}),t++),f==="standard"||f==="extra"||f==="ad_server"||f==="custom"||(r=y(r,o+"/t\
ag_type__in/"+p,"enum",{allowedValues:["standard","extra","ad_server","custom"]}),t++)}}else r=y(r,o+"/tag_type__in","type",{type:"array"}),t++}}else r=y(r,o,"t\
ype",{type:"object"}),t++;return g.errors=r,t===0}const m=v;function u(e,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:s=e}={}){let r=null,t=0;return e&&
typeof e=="object"&&!Array.isArray(e)?(e.default_macro!==void 0&&typeof e.default_macro!="string"&&(r=y(r,o+"/default_macro","type",{type:"string"}),t++),e.query_parameter!==
void 0&&typeof e.query_parameter!="string"&&(r=y(r,o+"/query_parameter","type",{type:"string"}),t++)):(r=y(r,o,"type",{type:"object"}),t++),u.errors=r,t===0}function _(e,{
instancePath:o="",parentData:n,parentDataProperty:l,rootData:s=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0&&(r=y(r,o,"re\
quired",{missingProperty:"id"}),t++),e.id!==void 0){let i=e.id;Number.isSafeInteger(i)||(r=y(r,o+"/id","type",{type:"integer"}),t++)}if(e.ad_server_name!==void 0&&
typeof e.ad_server_name!="string"&&(r=y(r,o+"/ad_server_name","type",{type:"string"}),t++),e.query_parameters!==void 0){let i=e.query_parameters;if(Array.isArray(
i)){const a=i.length;for(let p=0;p<a;p++)u(i[p],{instancePath:o+"/query_parameters/"+p,parentData:i,parentDataProperty:p,rootData:s})||(r=r===null?u.errors:r.concat(
u.errors),t=r.length)}else r=y(r,o+"/query_parameters","type",{type:"array"}),t++}}else r=y(r,o,"type",{type:"object"}),t++;return _.errors=r,t===0}function v(e,{
instancePath:o="",parentData:n,parentDataProperty:l,rootData:s=e}={}){let r=null,t=0;return _(e,{instancePath:o,parentData:n,parentDataProperty:l,rootData:s})||
(r=r===null?_.errors:r.concat(_.errors),t=r.length),v.errors=r,t===0}
export const request: Validator<"getAdServer"> = d
export const response: Validator<"getAdServer"> = m
