// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(r,o,s,y)=>{const n={instancePath:o,keyword:s,params:y};return r===null?[n]:(r.push(n),r)},c=r=>{let o=0;for(const s of r)o++;return o},h=d;function a(r,{
instancePath:o="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="creative\
_id"||t==="creative_name"||(e=p(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.creative_id!==void 0){let t=r.creative_id;typeof t=="string"?t.length<
2&&c(t)<1&&(e=p(e,o+"/creative_id","minLength",{limit:1}),i++):(e=p(e,o+"/creative_id","type",{type:"string"}),i++)}r.creative_name!==void 0&&typeof r.creative_name!=
"string"&&(e=p(e,o+"/creative_name","type",{type:"string"}),i++)}else e=p(e,o,"type",{type:"object"}),i++;return a.errors=e,i===0}function u(r,{instancePath:o="",
parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="placement_id"||t==="placem\
ent_name"||(e=p(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.placement_id!==void 0){let t=r.placement_id;typeof t=="string"?t.length<2&&c(t)<1&&
(e=p(e,o+"/placement_id","minLength",{limit:1}),i++):(e=p(e,o+"/placement_id","type",{type:"string"}),i++)}r.placement_name!==void 0&&typeof r.placement_name!="\
string"&&(e=p(e,o+"/placement_name","type",{type:"string"}),i++)}else e=p(e,o,"type",{type:"object"}),i++;return u.errors=e,i===0}function v(r,{instancePath:o="",
parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="publisher_id"||t==="publis\
her_name"||(e=p(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.publisher_id!==void 0){let t=r.publisher_id;typeof t=="string"?t.length<2&&c(t)<1&&
(e=p(e,o+"/publisher_id","minLength",{limit:1}),i++):(e=p(e,o+"/publisher_id","type",{type:"string"}),i++)}r.publisher_name!==void 0&&typeof r.publisher_name!="\
string"&&(e=p(e,o+"/publisher_name","type",{type:"string"}),i++)}else e=p(e,o,"type",{type:"object"}),i++;return v.errors=e,i===0}function m(r,{instancePath:o="",
parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)t==="creatives"||t==="placement\
s"||t==="publishers"||(e=p(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.creatives!==void 0){let t=r.creatives;if(Array.isArray(t)){const f=t.length;
for(let l=0;l<f;l++)a(t[l],{instancePath:o+"/creatives/"+l,parentData:t,parentDataProperty:l,rootData:n})||(e=e===null?a.errors:e.concat(a.errors),i=e.length)}else
e=p(e,o+"/creatives","type",{type:"array"}),i++}if(r.placements!==void 0){let t=r.placements;if(Array.isArray(t)){const f=t.length;for(let l=0;l<f;l++)u(t[l],{instancePath:o+
"/placements/"+l,parentData:t,parentDataProperty:l,rootData:n})||(e=e===null?u.errors:e.concat(u.errors),i=e.length)}else e=p(e,o+"/placements","type",{type:"ar\
ray"}),i++}if(r.publishers!==void 0){let t=r.publishers;if(Array.isArray(t)){const f=t.length;for(let l=0;l<f;l++)v(t[l],{instancePath:o+"/publishers/"+l,parentData:t,
parentDataProperty:l,rootData:n})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)}else e=p(e,o+"/publishers","type",{type:"array"}),i++}}else e=p(e,o,"type",
{type:"object"}),i++;return m.errors=e,i===0}function d(r,{instancePath:o="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.id===void 0&&(e=p(e,o,"required",{missingProperty:"id"}),i++),r.body===void 0&&(e=p(e,o,"required",{missingProperty:"body"}),i++);
for(const t in r)t==="id"||t==="body"||(e=p(e,o,"additionalProperties",{additionalProperty:t}),i++);r.id!==void 0&&typeof r.id!="string"&&(e=p(e,o+"/id","type",
{type:"string"}),i++),r.body!==void 0&&(m(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),
i=e.length))}else e=p(e,o,"type",{type:"object"}),i++;return d.errors=e,i===0}const j=A;function g(r,{instancePath:o="",parentData:s,parentDataProperty:y,rootData:n=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creative_id!==void 0){let t=r.creative_id;typeof t=="string"?t.length<2&&c(t)<1&&(e=p(e,o+"/cre\
ative_id","minLength",{limit:1}),i++):(e=p(e,o+"/creative_id","type",{type:"string"}),i++)}r.creative_name!==void 0&&typeof r.creative_name!="string"&&(e=p(e,o+
"/creative_name","type",{type:"string"}),i++)}else e=p(e,o,"type",{type:"object"}),i++;return g.errors=e,i===0}function b(r,{instancePath:o="",parentData:s,parentDataProperty:y,
rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.placement_id!==void 0){let t=r.placement_id;typeof t=="string"?t.length<2&&c(
t)<1&&(e=p(e,o+"/placement_id","minLength",{limit:1}),i++):(e=p(e,o+"/placement_id","type",{type:"string"}),i++)}r.placement_name!==void 0&&typeof r.placement_name!=
"string"&&(e=p(e,o+"/placement_name","type",{type:"string"}),i++)}else e=p(e,o,"type",{type:"object"}),i++;return b.errors=e,i===0}function _(r,{instancePath:o="",
parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.publisher_id!==void 0){let t=r.publisher_id;
typeof t=="string"?t.length<2&&c(t)<1&&(e=p(e,o+"/publisher_id","minLength",{limit:1}),i++):(e=p(e,o+"/publisher_id","type",{type:"string"}),i++)}r.publisher_name!==
void 0&&typeof r.publisher_name!="string"&&(e=p(e,o+"/publisher_name","type",{type:"string"}),i++)}else e=p(e,o,"type",{type:"object"}),i++;return _.errors=e,i===
0}function D(r,{instancePath:o="",parentData:s,parentDataProperty:y,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creatives!==
void 0){let t=r.creatives;if(Array.isArray(t)){const f=t.length;for(let l=0;l<f;l++)g(t[l],{instancePath:o+"/creatives/"+l,parentData:t,parentDataProperty:l,rootData:n})||
(e=e===null?g.errors:e.concat(g.errors),i=e.length)}else e=p(e,o+"/creatives","type",{type:"array"}),i++}if(r.placements!==void 0){let t=r.placements;if(Array.isArray(
t)){const f=t.length;for(let l=0;l<f;l++)b(t[l],{instancePath:o+"/placements/"+l,parentData:t,parentDataProperty:l,rootData:n})||(e=e===null?b.errors:e.concat(b.
errors),i=e.length)}else e=p(e,o+"/placements","type",{type:"array"}),i++}if(r.publishers!==void 0){let t=r.publishers;if(Array.isArray(t)){const f=t.length;for(let l=0;l<
f;l++)_(t[l],{instancePath:o+"/publishers/"+l,parentData:t,parentDataProperty:l,rootData:n})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)}else e=p(e,o+"\
/publishers","type",{type:"array"}),i++}}else e=p(e,o,"type",{type:"object"}),i++;return D.errors=e,i===0}function A(r,{instancePath:o="",parentData:s,parentDataProperty:y,
rootData:n=r}={}){let e=null,i=0;return D(r,{instancePath:o,parentData:s,parentDataProperty:y,rootData:n})||(e=e===null?D.errors:e.concat(D.errors),i=e.length),
A.errors=e,i===0}
export const request: Validator<"assignCampaignNames"> = h
export const response: Validator<"assignCampaignNames"> = j
