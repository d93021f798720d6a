// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(e,i,s,y)=>{const l={instancePath:i,keyword:s,params:y};return e===null?[l]:(e.push(l),e)},m=g;function g(e,{instancePath:i="",parentData:s,parentDataProperty:y,
rootData:l=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.id===void 0&&(r=n(r,i,"required",{missingProperty:"id"}),t++);for(const o in e)o!==
"id"&&(r=n(r,i,"additionalProperties",{additionalProperty:o}),t++);e.id!==void 0&&typeof e.id!="string"&&(r=n(r,i+"/id","type",{type:"string"}),t++)}else r=n(r,
i,"type",{type:"object"}),t++;return g.errors=r,t===0}const D=b;function c(e,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:l=e}={}){let r=null,t=0;
return e&&typeof e=="object"&&!Array.isArray(e)?(e.creative_id!==void 0&&typeof e.creative_id!="string"&&(r=n(r,i+"/creative_id","type",{type:"string"}),t++),e.
creative_name!==void 0&&typeof e.creative_name!="string"&&(r=n(r,i+"/creative_name","type",{type:"string"}),t++)):(r=n(r,i,"type",{type:"object"}),t++),c.errors=
r,t===0}function u(e,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:l=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.placement_id!==
void 0&&typeof e.placement_id!="string"&&(r=n(r,i+"/placement_id","type",{type:"string"}),t++),e.placement_name!==void 0&&typeof e.placement_name!="string"&&(r=
n(r,i+"/placement_name","type",{type:"string"}),t++)):(r=n(r,i,"type",{type:"object"}),t++),u.errors=r,t===0}function v(e,{instancePath:i="",parentData:s,parentDataProperty:y,
rootData:l=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.publisher_id!==void 0&&typeof e.publisher_id!="string"&&(r=n(r,i+"/publisher\
_id","type",{type:"string"}),t++),e.publisher_name!==void 0&&typeof e.publisher_name!="string"&&(r=n(r,i+"/publisher_name","type",{type:"string"}),t++)):(r=n(r,
i,"type",{type:"object"}),t++),v.errors=r,t===0}function a(e,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:l=e}={}){let r=null,t=0;if(e&&typeof e==
"object"&&!Array.isArray(e)){if(e.creatives!==void 0){let o=e.creatives;if(Array.isArray(o)){const f=o.length;for(let p=0;p<f;p++)c(o[p],{instancePath:i+"/creat\
ives/"+p,parentData:o,parentDataProperty:p,rootData:l})||(r=r===null?c.errors:r.concat(c.errors),t=r.length)}else r=n(r,i+"/creatives","type",{type:"array"}),t++}
if(e.placements!==void 0){let o=e.placements;if(Array.isArray(o)){const f=o.length;for(let p=0;p<f;p++)u(o[p],{instancePath:i+"/placements/"+p,parentData:o,parentDataProperty:p,
rootData:l})||(r=r===null?u.errors:r.concat(u.errors),t=r.length)}else r=n(r,i+"/placements","type",{type:"array"}),t++}if(e.publishers!==void 0){let o=e.publishers;
if(Array.isArray(o)){const f=o.length;for(let p=0;p<f;p++)v(o[p],{instancePath:i+"/publishers/"+p,parentData:o,parentDataProperty:p,rootData:l})||(r=r===null?v.
errors:r.concat(v.errors),t=r.length)}else r=n(r,i+"/publishers","type",{type:"array"}),t++}}else r=n(r,i,"type",{type:"object"}),t++;return a.errors=r,t===0}function b(e,{
instancePath:i="",parentData:s,parentDataProperty:y,rootData:l=e}={}){let r=null,t=0;return a(e,{instancePath:i,parentData:s,parentDataProperty:y,rootData:l})||
(r=r===null?a.errors:r.concat(a.errors),t=r.length),b.errors=r,t===0}
export const request: Validator<"getCampaignNames"> = m
export const response: Validator<"getCampaignNames"> = D
