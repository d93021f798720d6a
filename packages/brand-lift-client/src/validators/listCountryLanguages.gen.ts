// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,i,p,s)=>{const y={instancePath:i,keyword:p,params:s};return r===null?[y]:(r.push(y),r)},v=c;function c(r,{instancePath:i="",parentData:p,parentDataProperty:s,
rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const o in r)o!=="channels"&&(e=n(e,i,"additionalProperties",{additionalProperty:o}),
t++);if(r.channels!==void 0){let o=r.channels;if(Array.isArray(o)){const g=o.length;for(let l=0;l<g;l++){let _=o[l];typeof _!="string"&&(e=n(e,i+"/channels/"+l,
"type",{type:"string"}),t++),_==="linear_tv"||_==="digital"||(e=n(e,i+"/channels/"+l,"enum",{allowedValues:["linear_tv","digital"]}),t++)}}else e=n(e,i+"/channe\
ls","type",{type:"array"}),t++}}else e=n(e,i,"type",{type:"object"}),t++;return c.errors=e,t===0}const m=a;function f(r,{instancePath:i="",parentData:p,parentDataProperty:s,
rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=n(e,i,"required",{missingProperty:"id"}),t++),r.id!==void 0){
let o=r.id;Number.isSafeInteger(o)||(e=n(e,i+"/id","type",{type:"integer"}),t++)}if(r.country_id!==void 0){let o=r.country_id;Number.isSafeInteger(o)||(e=n(e,i+
"/country_id","type",{type:"integer"}),t++)}if(r.country_name!==void 0&&typeof r.country_name!="string"&&(e=n(e,i+"/country_name","type",{type:"string"}),t++),r.
language_id!==void 0){let o=r.language_id;Number.isSafeInteger(o)||(e=n(e,i+"/language_id","type",{type:"integer"}),t++)}if(r.language_name!==void 0&&typeof r.language_name!=
"string"&&(e=n(e,i+"/language_name","type",{type:"string"}),t++),r.locale!==void 0&&typeof r.locale!="string"&&(e=n(e,i+"/locale","type",{type:"string"}),t++),r.
weighting_targets_baseline_id!==void 0&&typeof r.weighting_targets_baseline_id!="string"&&(e=n(e,i+"/weighting_targets_baseline_id","type",{type:"string"}),t++),
r.supported_channels!==void 0){let o=r.supported_channels;if(Array.isArray(o)){const g=o.length;for(let l=0;l<g;l++)typeof o[l]!="string"&&(e=n(e,i+"/supported_\
channels/"+l,"type",{type:"string"}),t++)}else e=n(e,i+"/supported_channels","type",{type:"array"}),t++}if(r.continent!==void 0&&typeof r.continent!="string"&&(e=
n(e,i+"/continent","type",{type:"string"}),t++),r.weighting_targets_baseline_map!==void 0){let o=r.weighting_targets_baseline_map;o&&typeof o=="object"&&!Array.
isArray(o)||(e=n(e,i+"/weighting_targets_baseline_map","type",{type:"object"}),t++)}r.ietf_language_tag!==void 0&&typeof r.ietf_language_tag!="string"&&(e=n(e,i+
"/ietf_language_tag","type",{type:"string"}),t++)}else e=n(e,i,"type",{type:"object"}),t++;return f.errors=e,t===0}function u(r,{instancePath:i="",parentData:p,
parentDataProperty:s,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=n(e,i,"required",{missingProperty:"it\
ems"}),t++),r.items!==void 0){let o=r.items;if(Array.isArray(o)){const g=o.length;for(let l=0;l<g;l++)f(o[l],{instancePath:i+"/items/"+l,parentData:o,parentDataProperty:l,
rootData:y})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)}else e=n(e,i+"/items","type",{type:"array"}),t++}}else e=n(e,i,"type",{type:"object"}),t++;return u.
errors=e,t===0}function a(r,{instancePath:i="",parentData:p,parentDataProperty:s,rootData:y=r}={}){let e=null,t=0;return u(r,{instancePath:i,parentData:p,parentDataProperty:s,
rootData:y})||(e=e===null?u.errors:e.concat(u.errors),t=e.length),a.errors=e,t===0}
export const request: Validator<"listCountryLanguages"> = v
export const response: Validator<"listCountryLanguages"> = m
