// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(r,i,s,y)=>{const n={instancePath:i,keyword:s,params:y};return r===null?[n]:(r.push(n),r)},g=r=>{let i=0;for(const s of r)i++;return i},b=m;function m(r,{
instancePath:i="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=l(e,i,"requi\
red",{missingProperty:"id"}),t++);for(const o in r)o!=="id"&&(e=l(e,i,"additionalProperties",{additionalProperty:o}),t++);r.id!==void 0&&typeof r.id!="string"&&
(e=l(e,i+"/id","type",{type:"string"}),t++)}else e=l(e,i,"type",{type:"object"}),t++;return m.errors=e,t===0}const D=_;function c(r,{instancePath:i="",parentData:s,
parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creative_id!==void 0){let o=r.creative_id;typeof o=="str\
ing"?o.length<2&&g(o)<1&&(e=l(e,i+"/creative_id","minLength",{limit:1}),t++):(e=l(e,i+"/creative_id","type",{type:"string"}),t++)}r.creative_name!==void 0&&typeof r.
creative_name!="string"&&(e=l(e,i+"/creative_name","type",{type:"string"}),t++)}else e=l(e,i,"type",{type:"object"}),t++;return c.errors=e,t===0}function u(r,{instancePath:i="",
parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.placement_id!==void 0){let o=r.placement_id;
typeof o=="string"?o.length<2&&g(o)<1&&(e=l(e,i+"/placement_id","minLength",{limit:1}),t++):(e=l(e,i+"/placement_id","type",{type:"string"}),t++)}r.placement_name!==
void 0&&typeof r.placement_name!="string"&&(e=l(e,i+"/placement_name","type",{type:"string"}),t++)}else e=l(e,i,"type",{type:"object"}),t++;return u.errors=e,t===
0}function v(r,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_id!==
void 0){let o=r.publisher_id;typeof o=="string"?o.length<2&&g(o)<1&&(e=l(e,i+"/publisher_id","minLength",{limit:1}),t++):(e=l(e,i+"/publisher_id","type",{type:"\
string"}),t++)}r.publisher_name!==void 0&&typeof r.publisher_name!="string"&&(e=l(e,i+"/publisher_name","type",{type:"string"}),t++)}else e=l(e,i,"type",{type:"\
object"}),t++;return v.errors=e,t===0}function a(r,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.creatives!==void 0){let o=r.creatives;if(Array.isArray(o)){const f=o.length;for(let p=0;p<f;p++)c(o[p],{instancePath:i+"/creatives/"+p,parentData:o,
parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)}else e=l(e,i+"/creatives","type",{type:"array"}),t++}if(r.placements!==void 0){
let o=r.placements;if(Array.isArray(o)){const f=o.length;for(let p=0;p<f;p++)u(o[p],{instancePath:i+"/placements/"+p,parentData:o,parentDataProperty:p,rootData:n})||
(e=e===null?u.errors:e.concat(u.errors),t=e.length)}else e=l(e,i+"/placements","type",{type:"array"}),t++}if(r.publishers!==void 0){let o=r.publishers;if(Array.
isArray(o)){const f=o.length;for(let p=0;p<f;p++)v(o[p],{instancePath:i+"/publishers/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?v.errors:e.
concat(v.errors),t=e.length)}else e=l(e,i+"/publishers","type",{type:"array"}),t++}}else e=l(e,i,"type",{type:"object"}),t++;return a.errors=e,t===0}function _(r,{
instancePath:i="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return a(r,{instancePath:i,parentData:s,parentDataProperty:y,rootData:n})||
(e=e===null?a.errors:e.concat(a.errors),t=e.length),_.errors=e,t===0}
export const request: Validator<"getCampaignNames"> = b
export const response: Validator<"getCampaignNames"> = D
