// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(r,i,s,y)=>{const n={instancePath:i,keyword:s,params:y};return r===null?[n]:(r.push(n),r)},d=D;function c(r,{instancePath:i="",parentData:s,parentDataProperty:y,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o==="creative_id"||o==="creative_name"||(e=l(e,i,"additionalPrope\
rties",{additionalProperty:o}),t++);r.creative_id!==void 0&&typeof r.creative_id!="string"&&(e=l(e,i+"/creative_id","type",{type:"string"}),t++),r.creative_name!==
void 0&&typeof r.creative_name!="string"&&(e=l(e,i+"/creative_name","type",{type:"string"}),t++)}else e=l(e,i,"type",{type:"object"}),t++;return c.errors=e,t===
0}function u(r,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)
o==="placement_id"||o==="placement_name"||(e=l(e,i,"additionalProperties",{additionalProperty:o}),t++);r.placement_id!==void 0&&typeof r.placement_id!="string"&&
(e=l(e,i+"/placement_id","type",{type:"string"}),t++),r.placement_name!==void 0&&typeof r.placement_name!="string"&&(e=l(e,i+"/placement_name","type",{type:"str\
ing"}),t++)}else e=l(e,i,"type",{type:"object"}),t++;return u.errors=e,t===0}function a(r,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o==="publisher_id"||o==="publisher_name"||(e=l(e,i,"additionalProperties",{additionalProperty:o}),
t++);r.publisher_id!==void 0&&typeof r.publisher_id!="string"&&(e=l(e,i+"/publisher_id","type",{type:"string"}),t++),r.publisher_name!==void 0&&typeof r.publisher_name!=
"string"&&(e=l(e,i+"/publisher_name","type",{type:"string"}),t++)}else e=l(e,i,"type",{type:"object"}),t++;return a.errors=e,t===0}function v(r,{instancePath:i="",
parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o==="creatives"||o==="placement\
s"||o==="publishers"||(e=l(e,i,"additionalProperties",{additionalProperty:o}),t++);if(r.creatives!==void 0){let o=r.creatives;if(Array.isArray(o)){const f=o.length;
for(let p=0;p<f;p++)c(o[p],{instancePath:i+"/creatives/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)}else
e=l(e,i+"/creatives","type",{type:"array"}),t++}if(r.placements!==void 0){let o=r.placements;if(Array.isArray(o)){const f=o.length;for(let p=0;p<f;p++)u(o[p],{instancePath:i+
"/placements/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)}else e=l(e,i+"/placements","type",{type:"ar\
ray"}),t++}if(r.publishers!==void 0){let o=r.publishers;if(Array.isArray(o)){const f=o.length;for(let p=0;p<f;p++)a(o[p],{instancePath:i+"/publishers/"+p,parentData:o,
parentDataProperty:p,rootData:n})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)}else e=l(e,i+"/publishers","type",{type:"array"}),t++}}else e=l(e,i,"type",
{type:"object"}),t++;return v.errors=e,t===0}function D(r,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.id===void 0&&(e=l(e,i,"required",{missingProperty:"id"}),t++),r.body===void 0&&(e=l(e,i,"required",{missingProperty:"body"}),t++);
for(const o in r)o==="id"||o==="body"||(e=l(e,i,"additionalProperties",{additionalProperty:o}),t++);r.id!==void 0&&typeof r.id!="string"&&(e=l(e,i+"/id","type",
{type:"string"}),t++),r.body!==void 0&&(v(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length))}else e=l(e,i,"type",{type:"object"}),t++;return D.errors=e,t===0}const j=A;function b(r,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.creative_id!==void 0&&typeof r.creative_id!="string"&&(e=l(e,i+"/creative_id","type",{type:"st\
ring"}),t++),r.creative_name!==void 0&&typeof r.creative_name!="string"&&(e=l(e,i+"/creative_name","type",{type:"string"}),t++)):(e=l(e,i,"type",{type:"object"}),
t++),b.errors=e,t===0}function m(r,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(
r)?(r.placement_id!==void 0&&typeof r.placement_id!="string"&&(e=l(e,i+"/placement_id","type",{type:"string"}),t++),r.placement_name!==void 0&&typeof r.placement_name!=
"string"&&(e=l(e,i+"/placement_name","type",{type:"string"}),t++)):(e=l(e,i,"type",{type:"object"}),t++),m.errors=e,t===0}function g(r,{instancePath:i="",parentData:s,
parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.publisher_id!==void 0&&typeof r.publisher_id!="string"&&
(e=l(e,i+"/publisher_id","type",{type:"string"}),t++),r.publisher_name!==void 0&&typeof r.publisher_name!="string"&&(e=l(e,i+"/publisher_name","type",{type:"str\
ing"}),t++)):(e=l(e,i,"type",{type:"object"}),t++),g.errors=e,t===0}function _(r,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creatives!==void 0){let o=r.creatives;if(Array.isArray(o)){const f=o.length;for(let p=0;p<f;p++)b(o[p],{instancePath:i+
"/creatives/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)}else e=l(e,i+"/creatives","type",{type:"arra\
y"}),t++}if(r.placements!==void 0){let o=r.placements;if(Array.isArray(o)){const f=o.length;for(let p=0;p<f;p++)m(o[p],{instancePath:i+"/placements/"+p,parentData:o,
parentDataProperty:p,rootData:n})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)}else e=l(e,i+"/placements","type",{type:"array"}),t++}if(r.publishers!==void 0){
let o=r.publishers;if(Array.isArray(o)){const f=o.length;for(let p=0;p<f;p++)g(o[p],{instancePath:i+"/publishers/"+p,parentData:o,parentDataProperty:p,rootData:n})||
(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=l(e,i+"/publishers","type",{type:"array"}),t++}}else e=l(e,i,"type",{type:"object"}),t++;return _.errors=
e,t===0}function A(r,{instancePath:i="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,t=0;return _(r,{instancePath:i,parentData:s,parentDataProperty:y,
rootData:n})||(e=e===null?_.errors:e.concat(_.errors),t=e.length),A.errors=e,t===0}
export const request: Validator<"assignCampaignNames"> = d
export const response: Validator<"assignCampaignNames"> = j
