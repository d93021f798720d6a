// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(e,o,n,f)=>{const y={instancePath:o,keyword:n,params:f};return e===null?[y]:(e.push(y),e)},c=v,d=new RegExp("^-?\\d+$","u");function g(e,{instancePath:o="",
parentData:n,parentDataProperty:f,rootData:y=e}={}){let r=null,p=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const i in e)i==="id"||i==="ad_server_id"||i===
"query_params"||(r=t(r,o,"additionalProperties",{additionalProperty:i}),p++);if(e.id!==void 0){let i=e.id;Number.isSafeInteger(i)||(r=t(r,o+"/id","type",{type:"\
integer"}),p++)}if(e.ad_server_id!==void 0){let i=e.ad_server_id;Number.isSafeInteger(i)||(r=t(r,o+"/ad_server_id","type",{type:"integer"}),p++)}if(e.query_params!==
void 0){let i=e.query_params;if(i&&typeof i=="object"&&!Array.isArray(i))for(const l in i)typeof i[l]!="string"&&(r=t(r,o+"/query_params/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),"type",{type:"string"}),p++);else r=t(r,o+"/query_params","type",{type:"object"}),p++}}else r=t(r,o,"type",{type:"object"}),p++;return g.errors=
r,p===0}function u(e,{instancePath:o="",parentData:n,parentDataProperty:f,rootData:y=e}={}){let r=null,p=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaign_pixels===
void 0&&(r=t(r,o,"required",{missingProperty:"campaign_pixels"}),p++);for(const i in e)i!=="campaign_pixels"&&(r=t(r,o,"additionalProperties",{additionalProperty:i}),
p++);if(e.campaign_pixels!==void 0){let i=e.campaign_pixels;if(Array.isArray(i)){const l=i.length;for(let s=0;s<l;s++)g(i[s],{instancePath:o+"/campaign_pixels/"+
s,parentData:i,parentDataProperty:s,rootData:y})||(r=r===null?g.errors:r.concat(g.errors),p=r.length)}else r=t(r,o+"/campaign_pixels","type",{type:"array"}),p++}}else
r=t(r,o,"type",{type:"object"}),p++;return u.errors=r,p===0}function v(e,{instancePath:o="",parentData:n,parentDataProperty:f,rootData:y=e}={}){let r=null,p=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=t(r,o,"required",{missingProperty:"campaigns_pk"}),p++),e.id===void 0&&(r=t(r,o,"required",{missingProperty:"\
id"}),p++),e.body===void 0&&(r=t(r,o,"required",{missingProperty:"body"}),p++);for(const i in e)i==="campaigns_pk"||i==="id"||i==="body"||(r=t(r,o,"additionalPr\
operties",{additionalProperty:i}),p++);if(e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=t(r,o+"/campaigns_pk","type",{type:"string"}),p++),e.id!==
void 0){let i=e.id;!Number.isSafeInteger(i)&&typeof i!="string"&&(r=t(r,o+"/id","type",{type:["integer","string"]}),p++),typeof i=="string"&&!d.test(i)&&(r=t(r,
o+"/id","pattern",{pattern:"^-?\\d+$"}),p++)}e.body!==void 0&&(u(e.body,{instancePath:o+"/body",parentData:e,parentDataProperty:"body",rootData:y})||(r=r===null?
u.errors:r.concat(u.errors),p=r.length))}else r=t(r,o,"type",{type:"object"}),p++;return v.errors=r,p===0}const b=a;function _(e,{instancePath:o="",parentData:n,
parentDataProperty:f,rootData:y=e}={}){let r=null,p=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ad_server_id!==void 0){let i=e.ad_server_id;Number.isSafeInteger(
i)||(r=t(r,o+"/ad_server_id","type",{type:"integer"}),p++)}if(e.ad_server_name!==void 0&&typeof e.ad_server_name!="string"&&(r=t(r,o+"/ad_server_name","type",{type:"\
string"}),p++),e.pixel_type!==void 0&&typeof e.pixel_type!="string"&&(r=t(r,o+"/pixel_type","type",{type:"string"}),p++),e.query_params!==void 0){let i=e.query_params;
if(i&&typeof i=="object"&&!Array.isArray(i))for(const l in i)typeof i[l]!="string"&&(r=t(r,o+"/query_params/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"\
string"}),p++);else r=t(r,o+"/query_params","type",{type:"object"}),p++}e.pixel_url!==void 0&&typeof e.pixel_url!="string"&&(r=t(r,o+"/pixel_url","type",{type:"\
string"}),p++)}else r=t(r,o,"type",{type:"object"}),p++;return _.errors=r,p===0}function m(e,{instancePath:o="",parentData:n,parentDataProperty:f,rootData:y=e}={}){
let r=null,p=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=t(r,o,"required",{missingProperty:"items"}),p++),e.items!==void 0){let i=e.items;
if(Array.isArray(i)){const l=i.length;for(let s=0;s<l;s++)_(i[s],{instancePath:o+"/items/"+s,parentData:i,parentDataProperty:s,rootData:y})||(r=r===null?_.errors:
r.concat(_.errors),p=r.length)}else r=t(r,o+"/items","type",{type:"array"}),p++}}else r=t(r,o,"type",{type:"object"}),p++;return m.errors=r,p===0}function a(e,{
instancePath:o="",parentData:n,parentDataProperty:f,rootData:y=e}={}){let r=null,p=0;return m(e,{instancePath:o,parentData:n,parentDataProperty:f,rootData:y})||
(r=r===null?m.errors:r.concat(m.errors),p=r.length),a.errors=r,p===0}
export const request: Validator<"updatePixelGroup"> = c
export const response: Validator<"updatePixelGroup"> = b
