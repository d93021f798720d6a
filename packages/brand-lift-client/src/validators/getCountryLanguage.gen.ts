// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,t,g,y)=>{const p={instancePath:t,keyword:g,params:y};return r===null?[p]:(r.push(p),r)},v=f,d=new RegExp("^-?\\d+$","u");function f(r,{instancePath:t="",
parentData:g,parentDataProperty:y,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=n(e,t,"required",{missingProperty:"\
id"}),i++);for(const o in r)o!=="id"&&(e=n(e,t,"additionalProperties",{additionalProperty:o}),i++);if(r.id!==void 0){let o=r.id;!Number.isSafeInteger(o)&&typeof o!=
"string"&&(e=n(e,t+"/id","type",{type:["integer","string"]}),i++),typeof o=="string"&&!d.test(o)&&(e=n(e,t+"/id","pattern",{pattern:"^-?\\d+$"}),i++)}}else e=n(
e,t,"type",{type:"object"}),i++;return f.errors=e,i===0}const c=u;function l(r,{instancePath:t="",parentData:g,parentDataProperty:y,rootData:p=r}={}){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=n(e,t,"required",{missingProperty:"id"}),i++),r.id!==void 0){let o=r.id;Number.isSafeInteger(
o)||(e=n(e,t+"/id","type",{type:"integer"}),i++)}if(r.country_id!==void 0){let o=r.country_id;Number.isSafeInteger(o)||(e=n(e,t+"/country_id","type",{type:"inte\
ger"}),i++)}if(r.country_name!==void 0&&typeof r.country_name!="string"&&(e=n(e,t+"/country_name","type",{type:"string"}),i++),r.language_id!==void 0){let o=r.language_id;
Number.isSafeInteger(o)||(e=n(e,t+"/language_id","type",{type:"integer"}),i++)}if(r.language_name!==void 0&&typeof r.language_name!="string"&&(e=n(e,t+"/languag\
e_name","type",{type:"string"}),i++),r.locale!==void 0&&typeof r.locale!="string"&&(e=n(e,t+"/locale","type",{type:"string"}),i++),r.weighting_targets_baseline_id!==
void 0&&typeof r.weighting_targets_baseline_id!="string"&&(e=n(e,t+"/weighting_targets_baseline_id","type",{type:"string"}),i++),r.supported_channels!==void 0){
let o=r.supported_channels;if(Array.isArray(o)){const _=o.length;for(let s=0;s<_;s++)typeof o[s]!="string"&&(e=n(e,t+"/supported_channels/"+s,"type",{type:"stri\
ng"}),i++)}else e=n(e,t+"/supported_channels","type",{type:"array"}),i++}if(r.continent!==void 0&&typeof r.continent!="string"&&(e=n(e,t+"/continent","type",{type:"\
string"}),i++),r.weighting_targets_baseline_map!==void 0){let o=r.weighting_targets_baseline_map;o&&typeof o=="object"&&!Array.isArray(o)||(e=n(e,t+"/weighting_\
targets_baseline_map","type",{type:"object"}),i++)}r.ietf_language_tag!==void 0&&typeof r.ietf_language_tag!="string"&&(e=n(e,t+"/ietf_language_tag","type",{type:"\
string"}),i++)}else e=n(e,t,"type",{type:"object"}),i++;return l.errors=e,i===0}function u(r,{instancePath:t="",parentData:g,parentDataProperty:y,rootData:p=r}={}){
let e=null,i=0;return l(r,{instancePath:t,parentData:g,parentDataProperty:y,rootData:p})||(e=e===null?l.errors:e.concat(l.errors),i=e.length),u.errors=e,i===0}
export const request: Validator<"getCountryLanguage"> = v
export const response: Validator<"getCountryLanguage"> = c
