// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,p,y,g)=>{const s={instancePath:p,keyword:y,params:g};return r===null?[s]:(r.push(s),r)},D=v,b=new RegExp("^0*[1-9]\\d*$","u"),_=new RegExp("^-?\\d+$",
"u");function v(r,{instancePath:p="",parentData:y,parentDataProperty:g,rootData:s=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"}),t++),r.spca_type===void 0&&(e=o(e,p,"required",{missingProperty:"spca_type"}),t++);for(const i in r)i==="id"||i==="s\
pca_type"||i==="page"||i==="page_size"||i==="group_id"||i==="name_like"||(e=o(e,p,"additionalProperties",{additionalProperty:i}),t++);if(r.id!==void 0&&typeof r.
id!="string"&&(e=o(e,p+"/id","type",{type:"string"}),t++),r.spca_type!==void 0){let i=r.spca_type;typeof i!="string"&&(e=o(e,p+"/spca_type","type",{type:"string"}),
t++),i==="creative"||i==="publisher"||i==="placement"||(e=o(e,p+"/spca_type","enum",{allowedValues:["creative","publisher","placement"]}),t++)}if(r.page!==void 0){
let i=r.page;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,p+"/page","type",{type:["integer","string"]}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(
i))&&(e=o(e,p+"/page","minimum",{comparison:">=",limit:1}),t++),typeof i=="string"&&!b.test(i)&&(e=o(e,p+"/page","pattern",{pattern:"^0*[1-9]\\d*$"}),t++)}if(r.
page_size!==void 0){let i=r.page_size;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,p+"/page_size","type",{type:["integer","string"]}),t++),typeof i=="st\
ring"&&!_.test(i)&&(e=o(e,p+"/page_size","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.group_id!==void 0){let i=r.group_id;!Number.isSafeInteger(i)&&typeof i!="stri\
ng"&&(e=o(e,p+"/group_id","type",{type:["integer","string"]}),t++),typeof i=="string"&&!_.test(i)&&(e=o(e,p+"/group_id","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.
name_like!==void 0){let i=r.name_like;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=o(e,p+"/name_like","type",{type:["string","integer"]}),t++)}}else e=o(e,p,
"type",{type:"object"}),t++;return v.errors=e,t===0}const c=d;function f(r,{instancePath:p="",parentData:y,parentDataProperty:g,rootData:s=r}={}){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"}),t++),r.id!==void 0&&typeof r.id!="string"&&(e=o(e,p+"\
/id","type",{type:"string"}),t++),r.name!==void 0){let i=r.name;typeof i!="string"&&i!==null&&(e=o(e,p+"/name","type",{type:["string","null"]}),t++)}}else e=o(e,
p,"type",{type:"object"}),t++;return f.errors=e,t===0}function u(r,{instancePath:p="",parentData:y,parentDataProperty:g,rootData:s=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.items===void 0&&(e=o(e,p,"required",{missingProperty:"items"}),t++),r.page===void 0&&(e=o(e,p,"required",{missingProperty:"pag\
e"}),t++),r.page_size===void 0&&(e=o(e,p,"required",{missingProperty:"page_size"}),t++),r.total_items===void 0&&(e=o(e,p,"required",{missingProperty:"total_item\
s"}),t++),r.items!==void 0){let i=r.items;if(Array.isArray(i)){const n=i.length;for(let l=0;l<n;l++)f(i[l],{instancePath:p+"/items/"+l,parentData:i,parentDataProperty:l,
rootData:s})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)}else e=o(e,p+"/items","type",{type:"array"}),t++}if(r.group_id!==void 0&&typeof r.group_id!="s\
tring"&&(e=o(e,p+"/group_id","type",{type:"string"}),t++),r.page!==void 0){let i=r.page;Number.isSafeInteger(i)||(e=o(e,p+"/page","type",{type:"integer"}),t++),
typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=o(e,p+"/page","minimum",{comparison:">=",limit:1}),t++)}if(r.page_size!==void 0){let i=r.page_size;Number.isSafeInteger(
i)||(e=o(e,p+"/page_size","type",{type:"integer"}),t++)}if(r.total_items!==void 0){let i=r.total_items;Number.isSafeInteger(i)||(e=o(e,p+"/total_items","type",{
type:"integer"}),t++)}}else e=o(e,p,"type",{type:"object"}),t++;return u.errors=e,t===0}function m(r,{instancePath:p="",parentData:y,parentDataProperty:g,rootData:s=r}={}){
let e=null,t=0;if(Array.isArray(r)){const i=r.length;for(let n=0;n<i;n++)u(r[n],{instancePath:p+"/"+n,parentData:r,parentDataProperty:n,rootData:s})||(e=e===null?
u.errors:e.concat(u.errors),t=e.length)}else e=o(e,p,"type",{type:"array"}),t++;return m.errors=e,t===0}function d(r,{instancePath:p="",parentData:y,parentDataProperty:g,
rootData:s=r}={}){let e=null,t=0;return m(r,{instancePath:p,parentData:y,parentDataProperty:g,rootData:s})||(e=e===null?m.errors:e.concat(m.errors),t=e.length),
d.errors=e,t===0}
export const request: Validator<"listNames"> = D
export const response: Validator<"listNames"> = c
