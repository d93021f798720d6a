// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,t,y,f)=>{const s={instancePath:t,keyword:y,params:f};return r===null?[s]:(r.push(s),r)},m=v;function v(r,{instancePath:t="",parentData:y,parentDataProperty:f,
rootData:s=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=o(e,t,"required",{missingProperty:"campaigns_pk"}),i++);
for(const p in r)p==="campaigns_pk"||p==="include_details"||(e=o(e,t,"additionalProperties",{additionalProperty:p}),i++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!=
"string"&&(e=o(e,t+"/campaigns_pk","type",{type:"string"}),i++),r.include_details!==void 0){let p=r.include_details;p===!0||p===!1||p==="true"||p==="false"||(e=
o(e,t+"/include_details","enum",{allowedValues:[!0,!1,"true","false"]}),i++)}}else e=o(e,t,"type",{type:"object"}),i++;return v.errors=e,i===0}const c=d;function _(r,{
instancePath:t="",parentData:y,parentDataProperty:f,rootData:s=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.pixel_id===void 0&&(e=o(e,
t,"required",{missingProperty:"pixel_id"}),i++),r.pixel_id!==void 0){let p=r.pixel_id;Number.isSafeInteger(p)||(e=o(e,t+"/pixel_id","type",{type:"integer"}),i++)}
if(r.pixel_type!==void 0&&typeof r.pixel_type!="string"&&(e=o(e,t+"/pixel_type","type",{type:"string"}),i++),r.ad_server_id!==void 0){let p=r.ad_server_id;Number.
isSafeInteger(p)||(e=o(e,t+"/ad_server_id","type",{type:"integer"}),i++)}if(r.ad_server_name!==void 0&&typeof r.ad_server_name!="string"&&(e=o(e,t+"/ad_server_n\
ame","type",{type:"string"}),i++),r.created_at!==void 0&&typeof r.created_at!="string"&&(e=o(e,t+"/created_at","type",{type:"string"}),i++),r.query_params!==void 0){
let p=r.query_params;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,t+"/query_params","type",{type:"object"}),i++)}r.pixel_url!==void 0&&typeof r.pixel_url!="\
string"&&(e=o(e,t+"/pixel_url","type",{type:"string"}),i++)}else e=o(e,t,"type",{type:"object"}),i++;return _.errors=e,i===0}function u(r,{instancePath:t="",parentData:y,
parentDataProperty:f,rootData:s=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=o(e,t,"required",{missingProperty:"id"}),
i++),r.id!==void 0){let p=r.id;Number.isSafeInteger(p)||(e=o(e,t+"/id","type",{type:"integer"}),i++)}if(r.ad_servers!==void 0){let p=r.ad_servers;if(Array.isArray(
p)){const n=p.length;for(let l=0;l<n;l++)typeof p[l]!="string"&&(e=o(e,t+"/ad_servers/"+l,"type",{type:"string"}),i++)}else e=o(e,t+"/ad_servers","type",{type:"\
array"}),i++}if(r.pixel_count!==void 0){let p=r.pixel_count;Number.isSafeInteger(p)||(e=o(e,t+"/pixel_count","type",{type:"integer"}),i++)}if(r.created_at!==void 0&&
typeof r.created_at!="string"&&(e=o(e,t+"/created_at","type",{type:"string"}),i++),r.pixel_type!==void 0&&typeof r.pixel_type!="string"&&(e=o(e,t+"/pixel_type",
"type",{type:"string"}),i++),r.details!==void 0){let p=r.details;if(Array.isArray(p)){const n=p.length;for(let l=0;l<n;l++)_(p[l],{instancePath:t+"/details/"+l,
parentData:p,parentDataProperty:l,rootData:s})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)}else e=o(e,t+"/details","type",{type:"array"}),i++}}else e=o(
e,t,"type",{type:"object"}),i++;return u.errors=e,i===0}function g(r,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:s=r}={}){let e=null,i=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=o(e,t,"required",{missingProperty:"items"}),i++),r.items!==void 0){let p=r.items;if(Array.isArray(
p)){const n=p.length;for(let l=0;l<n;l++)u(p[l],{instancePath:t+"/items/"+l,parentData:p,parentDataProperty:l,rootData:s})||(e=e===null?u.errors:e.concat(u.errors),
i=e.length)}else e=o(e,t+"/items","type",{type:"array"}),i++}}else e=o(e,t,"type",{type:"object"}),i++;return g.errors=e,i===0}function d(r,{instancePath:t="",parentData:y,
parentDataProperty:f,rootData:s=r}={}){let e=null,i=0;return g(r,{instancePath:t,parentData:y,parentDataProperty:f,rootData:s})||(e=e===null?g.errors:e.concat(g.
errors),i=e.length),d.errors=e,i===0}
export const request: Validator<"listPixelGroups"> = m
export const response: Validator<"listPixelGroups"> = c
