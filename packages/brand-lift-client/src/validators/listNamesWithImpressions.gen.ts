// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,p,n,y)=>{const s={instancePath:p,keyword:n,params:y};return r===null?[s]:(r.push(s),r)},d=v,b=new RegExp("^0*[1-9]\\d*$","u"),c=new RegExp("^-?\\d+$",
"u");function v(r,{instancePath:p="",parentData:n,parentDataProperty:y,rootData:s=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"}),t++),r.spca_type===void 0&&(e=o(e,p,"required",{missingProperty:"spca_type"}),t++);for(const i in r)i==="id"||i==="s\
pca_type"||i==="page"||i==="page_size"||(e=o(e,p,"additionalProperties",{additionalProperty:i}),t++);if(r.id!==void 0&&typeof r.id!="string"&&(e=o(e,p+"/id","ty\
pe",{type:"string"}),t++),r.spca_type!==void 0){let i=r.spca_type;typeof i!="string"&&(e=o(e,p+"/spca_type","type",{type:"string"}),t++),i==="creative"||i==="pu\
blisher"||i==="placement"||(e=o(e,p+"/spca_type","enum",{allowedValues:["creative","publisher","placement"]}),t++)}if(r.page!==void 0){let i=r.page;!Number.isSafeInteger(
i)&&typeof i!="string"&&(e=o(e,p+"/page","type",{type:["integer","string"]}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=o(e,p+"/page","minimum",{
comparison:">=",limit:1}),t++),typeof i=="string"&&!b.test(i)&&(e=o(e,p+"/page","pattern",{pattern:"^0*[1-9]\\d*$"}),t++)}if(r.page_size!==void 0){let i=r.page_size;
!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,p+"/page_size","type",{type:["integer","string"]}),t++),typeof i=="string"&&!c.test(i)&&(e=o(e,p+"/page_siz\
e","pattern",{pattern:"^-?\\d+$"}),t++)}}else e=o(e,p,"type",{type:"object"}),t++;return v.errors=e,t===0}const a=_;function g(r,{instancePath:p="",parentData:n,
parentDataProperty:y,rootData:s=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"}),
t++),r.id!==void 0&&typeof r.id!="string"&&(e=o(e,p+"/id","type",{type:"string"}),t++),r.name!==void 0){let i=r.name;typeof i!="string"&&i!==null&&(e=o(e,p+"/na\
me","type",{type:["string","null"]}),t++)}if(r.group_id!==void 0){let i=r.group_id;typeof i!="string"&&!Number.isSafeInteger(i)&&i!==null&&(e=o(e,p+"/group_id",
"type",{type:["string","integer","null"]}),t++)}if(r.group_name!==void 0){let i=r.group_name;typeof i!="string"&&i!==null&&(e=o(e,p+"/group_name","type",{type:[
"string","null"]}),t++)}if(r.impressions!==void 0){let i=r.impressions;Number.isSafeInteger(i)||(e=o(e,p+"/impressions","type",{type:"integer"}),t++)}}else e=o(
e,p,"type",{type:"object"}),t++;return g.errors=e,t===0}function u(r,{instancePath:p="",parentData:n,parentDataProperty:y,rootData:s=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=o(e,p,"required",{missingProperty:"items"}),t++),r.items!==void 0){let i=r.items;if(Array.isArray(
i)){const l=i.length;for(let f=0;f<l;f++)g(i[f],{instancePath:p+"/items/"+f,parentData:i,parentDataProperty:f,rootData:s})||(e=e===null?g.errors:e.concat(g.errors),
t=e.length)}else e=o(e,p+"/items","type",{type:"array"}),t++}if(r.page!==void 0){let i=r.page;Number.isSafeInteger(i)||(e=o(e,p+"/page","type",{type:"integer"}),
t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=o(e,p+"/page","minimum",{comparison:">=",limit:1}),t++)}if(r.page_size!==void 0){let i=r.page_size;Number.
isSafeInteger(i)||(e=o(e,p+"/page_size","type",{type:"integer"}),t++)}if(r.total_items!==void 0){let i=r.total_items;Number.isSafeInteger(i)||(e=o(e,p+"/total_i\
tems","type",{type:"integer"}),t++)}}else e=o(e,p,"type",{type:"object"}),t++;return u.errors=e,t===0}function m(r,{instancePath:p="",parentData:n,parentDataProperty:y,
rootData:s=r}={}){let e=null,t=0;if(Array.isArray(r)){const i=r.length;for(let l=0;l<i;l++)u(r[l],{instancePath:p+"/"+l,parentData:r,parentDataProperty:l,rootData:s})||
(e=e===null?u.errors:e.concat(u.errors),t=e.length)}else e=o(e,p,"type",{type:"array"}),t++;return m.errors=e,t===0}function _(r,{instancePath:p="",parentData:n,
parentDataProperty:y,rootData:s=r}={}){let e=null,t=0;return m(r,{instancePath:p,parentData:n,parentDataProperty:y,rootData:s})||(e=e===null?m.errors:e.concat(m.
errors),t=e.length),_.errors=e,t===0}
export const request: Validator<"listNamesWithImpressions"> = d
export const response: Validator<"listNamesWithImpressions"> = a
