// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(e,o,n,f)=>{const s={instancePath:o,keyword:n,params:f};return e===null?[s]:(e.push(s),e)},d=c;function a(e,{instancePath:o="",parentData:n,parentDataProperty:f,
rootData:s=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const p in e)p==="id"||p==="ad_server_id"||p==="query_params"||(r=t(r,o,"addit\
ionalProperties",{additionalProperty:p}),i++);if(e.id!==void 0){let p=e.id;Number.isSafeInteger(p)||(r=t(r,o+"/id","type",{type:"integer"}),i++)}if(e.ad_server_id!==
void 0){let p=e.ad_server_id;Number.isSafeInteger(p)||(r=t(r,o+"/ad_server_id","type",{type:"integer"}),i++)}if(e.query_params!==void 0){let p=e.query_params;if(p&&
typeof p=="object"&&!Array.isArray(p))for(const l in p)typeof p[l]!="string"&&(r=t(r,o+"/query_params/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"s\
tring"}),i++);else r=t(r,o+"/query_params","type",{type:"object"}),i++}}else r=t(r,o,"type",{type:"object"}),i++;return a.errors=r,i===0}function g(e,{instancePath:o="",
parentData:n,parentDataProperty:f,rootData:s=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaign_pixels===void 0&&(r=t(r,o,"required",
{missingProperty:"campaign_pixels"}),i++);for(const p in e)p!=="campaign_pixels"&&(r=t(r,o,"additionalProperties",{additionalProperty:p}),i++);if(e.campaign_pixels!==
void 0){let p=e.campaign_pixels;if(Array.isArray(p)){const l=p.length;for(let y=0;y<l;y++)a(p[y],{instancePath:o+"/campaign_pixels/"+y,parentData:p,parentDataProperty:y,
rootData:s})||(r=r===null?a.errors:r.concat(a.errors),i=r.length)}else r=t(r,o+"/campaign_pixels","type",{type:"array"}),i++}}else r=t(r,o,"type",{type:"object"}),
i++;return g.errors=r,i===0}function c(e,{instancePath:o="",parentData:n,parentDataProperty:f,rootData:s=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.
isArray(e)){e.campaigns_pk===void 0&&(r=t(r,o,"required",{missingProperty:"campaigns_pk"}),i++),e.body===void 0&&(r=t(r,o,"required",{missingProperty:"body"}),i++);
for(const p in e)p==="campaigns_pk"||p==="body"||(r=t(r,o,"additionalProperties",{additionalProperty:p}),i++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="s\
tring"&&(r=t(r,o+"/campaigns_pk","type",{type:"string"}),i++),e.body!==void 0&&(g(e.body,{instancePath:o+"/body",parentData:e,parentDataProperty:"body",rootData:s})||
(r=r===null?g.errors:r.concat(g.errors),i=r.length))}else r=t(r,o,"type",{type:"object"}),i++;return c.errors=r,i===0}const b=v;function _(e,{instancePath:o="",
parentData:n,parentDataProperty:f,rootData:s=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ad_server_id!==void 0){let p=e.ad_server_id;
Number.isSafeInteger(p)||(r=t(r,o+"/ad_server_id","type",{type:"integer"}),i++)}if(e.ad_server_name!==void 0&&typeof e.ad_server_name!="string"&&(r=t(r,o+"/ad_s\
erver_name","type",{type:"string"}),i++),e.pixel_type!==void 0&&typeof e.pixel_type!="string"&&(r=t(r,o+"/pixel_type","type",{type:"string"}),i++),e.query_params!==
void 0){let p=e.query_params;if(p&&typeof p=="object"&&!Array.isArray(p))for(const l in p)typeof p[l]!="string"&&(r=t(r,o+"/query_params/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),"type",{type:"string"}),i++);else r=t(r,o+"/query_params","type",{type:"object"}),i++}e.pixel_url!==void 0&&typeof e.pixel_url!="string"&&(r=
t(r,o+"/pixel_url","type",{type:"string"}),i++)}else r=t(r,o,"type",{type:"object"}),i++;return _.errors=r,i===0}function u(e,{instancePath:o="",parentData:n,parentDataProperty:f,
rootData:s=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0&&(r=t(r,o,"required",{missingProperty:"id"}),i++),e.campaign_pixels!==
void 0){let p=e.campaign_pixels;if(Array.isArray(p)){const l=p.length;for(let y=0;y<l;y++)_(p[y],{instancePath:o+"/campaign_pixels/"+y,parentData:p,parentDataProperty:y,
rootData:s})||(r=r===null?_.errors:r.concat(_.errors),i=r.length)}else r=t(r,o+"/campaign_pixels","type",{type:"array"}),i++}if(e.id!==void 0){let p=e.id;Number.
isSafeInteger(p)||(r=t(r,o+"/id","type",{type:"integer"}),i++)}}else r=t(r,o,"type",{type:"object"}),i++;return u.errors=r,i===0}function m(e,{instancePath:o="",
parentData:n,parentDataProperty:f,rootData:s=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=t(r,o,"required",{missingProperty:"\
items"}),i++),e.items!==void 0){let p=e.items;if(Array.isArray(p)){const l=p.length;for(let y=0;y<l;y++)u(p[y],{instancePath:o+"/items/"+y,parentData:p,parentDataProperty:y,
rootData:s})||(r=r===null?u.errors:r.concat(u.errors),i=r.length)}else r=t(r,o+"/items","type",{type:"array"}),i++}}else r=t(r,o,"type",{type:"object"}),i++;return m.
errors=r,i===0}function v(e,{instancePath:o="",parentData:n,parentDataProperty:f,rootData:s=e}={}){let r=null,i=0;return m(e,{instancePath:o,parentData:n,parentDataProperty:f,
rootData:s})||(r=r===null?m.errors:r.concat(m.errors),i=r.length),v.errors=r,i===0}
export const request: Validator<"createPixels"> = d
export const response: Validator<"createPixels"> = b
