// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(r,i,s,l)=>{const n={instancePath:i,keyword:s,params:l};return r===null?[n]:(r.push(n),r)},d=c;function _(r,{instancePath:i="",parentData:s,parentDataProperty:l,
rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=p(e,i,"type",{type:"string"}),t++),_.errors=e,t===0}function g(r,{instancePath:i="",parentData:s,
parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o==="ip_matching_type"||o==="ip_matching_id"||
o==="is_enabled"||(e=p(e,i,"additionalProperties",{additionalProperty:o}),t++);r.ip_matching_type!==void 0&&(_(r.ip_matching_type,{instancePath:i+"/ip_matching_\
type",parentData:r,parentDataProperty:"ip_matching_type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.ip_matching_id!==void 0&&typeof r.
ip_matching_id!="string"&&(e=p(e,i+"/ip_matching_id","type",{type:"string"}),t++),r.is_enabled!==void 0&&typeof r.is_enabled!="boolean"&&(e=p(e,i+"/is_enabled",
"type",{type:"boolean"}),t++)}else e=p(e,i,"type",{type:"object"}),t++;return g.errors=e,t===0}function u(r,{instancePath:i="",parentData:s,parentDataProperty:l,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o==="is_enabled"||o==="ids"||(e=p(e,i,"additionalProperties",{additionalProperty:o}),
t++);if(r.is_enabled!==void 0&&typeof r.is_enabled!="boolean"&&(e=p(e,i+"/is_enabled","type",{type:"boolean"}),t++),r.ids!==void 0){let o=r.ids;if(Array.isArray(
o)){const f=o.length;for(let y=0;y<f;y++)g(o[y],{instancePath:i+"/ids/"+y,parentData:o,parentDataProperty:y,rootData:n})||(e=e===null?g.errors:e.concat(g.errors),
t=e.length)}else e=p(e,i+"/ids","type",{type:"array"}),t++}}else e=p(e,i,"type",{type:"object"}),t++;return u.errors=e,t===0}function c(r,{instancePath:i="",parentData:s,
parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=p(e,i,"required",{missingProperty:"\
campaigns_pk"}),t++),r.body===void 0&&(e=p(e,i,"required",{missingProperty:"body"}),t++);for(const o in r)o==="campaigns_pk"||o==="body"||(e=p(e,i,"additionalPr\
operties",{additionalProperty:o}),t++);r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=p(e,i+"/campaigns_pk","type",{type:"string"}),t++),r.body!==
void 0&&(u(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),t=e.length))}else e=p(e,i,
"type",{type:"object"}),t++;return c.errors=e,t===0}const D=v;function b(r,{instancePath:i="",parentData:s,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;
return typeof r!="string"&&(e=p(e,i,"type",{type:"string"}),t++),b.errors=e,t===0}function a(r,{instancePath:i="",parentData:s,parentDataProperty:l,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.ip_matching_type!==void 0&&(b(r.ip_matching_type,{instancePath:i+"/ip_matching_type",parentData:r,
parentDataProperty:"ip_matching_type",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.ip_matching_id!==void 0&&typeof r.ip_matching_id!="st\
ring"&&(e=p(e,i+"/ip_matching_id","type",{type:"string"}),t++),r.enablement_status!==void 0&&typeof r.enablement_status!="string"&&(e=p(e,i+"/enablement_status",
"type",{type:"string"}),t++),r.is_enabled!==void 0&&typeof r.is_enabled!="boolean"&&(e=p(e,i+"/is_enabled","type",{type:"boolean"}),t++),r.added_at!==void 0&&typeof r.
added_at!="string"&&(e=p(e,i+"/added_at","type",{type:"string"}),t++),r.lookup_key!==void 0&&typeof r.lookup_key!="string"&&(e=p(e,i+"/lookup_key","type",{type:"\
string"}),t++)):(e=p(e,i,"type",{type:"object"}),t++),a.errors=e,t===0}function m(r,{instancePath:i="",parentData:s,parentDataProperty:l,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.is_enabled!==void 0&&typeof r.is_enabled!="boolean"&&(e=p(e,i+"/is_enabled","type",{type:"boolean"}),t++),
r.enablement_status!==void 0&&typeof r.enablement_status!="string"&&(e=p(e,i+"/enablement_status","type",{type:"string"}),t++),r.items!==void 0){let o=r.items;if(Array.
isArray(o)){const f=o.length;for(let y=0;y<f;y++)a(o[y],{instancePath:i+"/items/"+y,parentData:o,parentDataProperty:y,rootData:n})||(e=e===null?a.errors:e.concat(
a.errors),t=e.length)}else e=p(e,i+"/items","type",{type:"array"}),t++}if(r.errors!==void 0){let o=r.errors;if(Array.isArray(o)){const f=o.length;for(let y=0;y<
f;y++)typeof o[y]!="string"&&(e=p(e,i+"/errors/"+y,"type",{type:"string"}),t++)}else e=p(e,i+"/errors","type",{type:"array"}),t++}if(r.page!==void 0){let o=r.page;
Number.isSafeInteger(o)||(e=p(e,i+"/page","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))&&(e=p(e,i+"/page","minimum",{comparison:"\
>=",limit:1}),t++)}if(r.page_size!==void 0){let o=r.page_size;Number.isSafeInteger(o)||(e=p(e,i+"/page_size","type",{type:"integer"}),t++)}if(r.total_items!==void 0){
let o=r.total_items;Number.isSafeInteger(o)||(e=p(e,i+"/total_items","type",{type:"integer"}),t++)}}else e=p(e,i,"type",{type:"object"}),t++;return m.errors=e,t===
0}function v(r,{instancePath:i="",parentData:s,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;return m(r,{instancePath:i,parentData:s,parentDataProperty:l,
rootData:n})||(e=e===null?m.errors:e.concat(m.errors),t=e.length),v.errors=e,t===0}
export const request: Validator<"updateIpMatching"> = d
export const response: Validator<"updateIpMatching"> = D
