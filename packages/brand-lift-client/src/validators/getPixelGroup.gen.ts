// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,t,y,l)=>{const s={instancePath:t,keyword:y,params:l};return r===null?[s]:(r.push(s),r)},d=g,m=new RegExp("^-?\\d+$","u");function g(r,{instancePath:t="",
parentData:y,parentDataProperty:l,rootData:s=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=o(e,t,"required",{missingProperty:"\
campaigns_pk"}),i++),r.id===void 0&&(e=o(e,t,"required",{missingProperty:"id"}),i++);for(const p in r)p==="campaigns_pk"||p==="id"||(e=o(e,t,"additionalProperti\
es",{additionalProperty:p}),i++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=o(e,t+"/campaigns_pk","type",{type:"string"}),i++),r.id!==void 0){
let p=r.id;!Number.isSafeInteger(p)&&typeof p!="string"&&(e=o(e,t+"/id","type",{type:["integer","string"]}),i++),typeof p=="string"&&!m.test(p)&&(e=o(e,t+"/id",
"pattern",{pattern:"^-?\\d+$"}),i++)}}else e=o(e,t,"type",{type:"object"}),i++;return g.errors=e,i===0}const c=u;function f(r,{instancePath:t="",parentData:y,parentDataProperty:l,
rootData:s=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.pixel_id===void 0&&(e=o(e,t,"required",{missingProperty:"pixel_id"}),i++),r.pixel_id!==
void 0){let p=r.pixel_id;Number.isSafeInteger(p)||(e=o(e,t+"/pixel_id","type",{type:"integer"}),i++)}if(r.pixel_type!==void 0&&typeof r.pixel_type!="string"&&(e=
o(e,t+"/pixel_type","type",{type:"string"}),i++),r.ad_server_id!==void 0){let p=r.ad_server_id;Number.isSafeInteger(p)||(e=o(e,t+"/ad_server_id","type",{type:"i\
nteger"}),i++)}if(r.ad_server_name!==void 0&&typeof r.ad_server_name!="string"&&(e=o(e,t+"/ad_server_name","type",{type:"string"}),i++),r.created_at!==void 0&&typeof r.
created_at!="string"&&(e=o(e,t+"/created_at","type",{type:"string"}),i++),r.query_params!==void 0){let p=r.query_params;p&&typeof p=="object"&&!Array.isArray(p)||
(e=o(e,t+"/query_params","type",{type:"object"}),i++)}r.pixel_url!==void 0&&typeof r.pixel_url!="string"&&(e=o(e,t+"/pixel_url","type",{type:"string"}),i++)}else
e=o(e,t,"type",{type:"object"}),i++;return f.errors=e,i===0}function _(r,{instancePath:t="",parentData:y,parentDataProperty:l,rootData:s=r}={}){let e=null,i=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=o(e,t,"required",{missingProperty:"items"}),i++),r.items!==void 0){let p=r.items;if(Array.isArray(
p)){const v=p.length;for(let n=0;n<v;n++)f(p[n],{instancePath:t+"/items/"+n,parentData:p,parentDataProperty:n,rootData:s})||(e=e===null?f.errors:e.concat(f.errors),
i=e.length)}else e=o(e,t+"/items","type",{type:"array"}),i++}}else e=o(e,t,"type",{type:"object"}),i++;return _.errors=e,i===0}function u(r,{instancePath:t="",parentData:y,
parentDataProperty:l,rootData:s=r}={}){let e=null,i=0;return _(r,{instancePath:t,parentData:y,parentDataProperty:l,rootData:s})||(e=e===null?_.errors:e.concat(_.
errors),i=e.length),u.errors=e,i===0}
export const request: Validator<"getPixelGroup"> = d
export const response: Validator<"getPixelGroup"> = c
