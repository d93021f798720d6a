// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(t,o,n,y)=>{const s={instancePath:o,keyword:n,params:y};return t===null?[s]:(t.push(s),t)},c=m,g=new RegExp("^0*[1-9]\\d*$","u");function m(t,{instancePath:o="",
parentData:n,parentDataProperty:y,rootData:s=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.property===void 0&&(e=p(e,o,"required",{missingProperty:"\
property"}),i++);for(const r in t)r==="property"||r==="page_size"||r==="page_number"||r==="query"||(e=p(e,o,"additionalProperties",{additionalProperty:r}),i++);
if(t.property!==void 0){let r=t.property;typeof r!="string"&&(e=p(e,o+"/property","type",{type:"string"}),i++),r==="business-units"||r==="clients"||r==="industr\
ies"||r==="locales"||r==="lockouts"||r==="study-types"||r==="survey-groups"||r==="suppliers"||r==="users"||(e=p(e,o+"/property","enum",{allowedValues:["business\
-units","clients","industries","locales","lockouts","study-types","survey-groups","suppliers","users"]}),i++)}if(t.page_size!==void 0){let r=t.page_size;!Number.
isSafeInteger(r)&&typeof r!="string"&&(e=p(e,o+"/page_size","type",{type:["integer","string"]}),i++),typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))&&(e=p(e,o+
"/page_size","minimum",{comparison:">=",limit:1}),i++),typeof r=="string"&&!g.test(r)&&(e=p(e,o+"/page_size","pattern",{pattern:"^0*[1-9]\\d*$"}),i++)}if(t.page_number!==
void 0){let r=t.page_number;!Number.isSafeInteger(r)&&typeof r!="string"&&(e=p(e,o+"/page_number","type",{type:["integer","string"]}),i++),typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))&&(e=p(e,o+"/page_number","minimum",{comparison:">=",limit:1}),i++),typeof r=="string"&&!g.test(r)&&(e=p(e,o+"/page_number","pattern",{pattern:"\
^0*[1-9]\\d*$"}),i++)}if(t.query!==void 0){let r=t.query;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=p(e,o+"/query","type",{type:["string","integer"]}),i++)}}else
e=p(e,o,"type",{type:"object"}),i++;return m.errors=e,i===0}const _=b;function l(t,{instancePath:o="",parentData:n,parentDataProperty:y,rootData:s=t}={}){let e=null,
i=0;return t&&typeof t=="object"&&!Array.isArray(t)?(t.code!==void 0&&typeof t.code!="string"&&(e=p(e,o+"/code","type",{type:"string"}),i++),t.name!==void 0&&typeof t.
name!="string"&&(e=p(e,o+"/name","type",{type:"string"}),i++)):(e=p(e,o,"type",{type:"object"}),i++),l.errors=e,i===0}function f(t,{instancePath:o="",parentData:n,
parentDataProperty:y,rootData:s=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.result===void 0&&(e=p(e,o,"required",{missingProperty:"r\
esult"}),i++),t.result!==void 0){let r=t.result;if(Array.isArray(r)){const v=r.length;for(let u=0;u<v;u++)l(r[u],{instancePath:o+"/result/"+u,parentData:r,parentDataProperty:u,
rootData:s})||(e=e===null?l.errors:e.concat(l.errors),i=e.length)}else e=p(e,o+"/result","type",{type:"array"}),i++}if(t.total!==void 0){let r=t.total;Number.isSafeInteger(
r)||(e=p(e,o+"/total","type",{type:"integer"}),i++)}}else e=p(e,o,"type",{type:"object"}),i++;return f.errors=e,i===0}function b(t,{instancePath:o="",parentData:n,
parentDataProperty:y,rootData:s=t}={}){let e=null,i=0;return f(t,{instancePath:o,parentData:n,parentDataProperty:y,rootData:s})||(e=e===null?f.errors:e.concat(f.
errors),i=e.length),b.errors=e,i===0}
export const request: Validator<"listDictionary"> = c
export const response: Validator<"listDictionary"> = _
