// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,p,l,g)=>{const n={instancePath:p,keyword:l,params:g};return r===null?[n]:(r.push(n),r)},c=u,v=new RegExp("^0*[1-9]\\d*$","u"),d=new RegExp("^-?\\d+$",
"u");function u(r,{instancePath:p="",parentData:l,parentDataProperty:g,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===
void 0&&(e=o(e,p,"required",{missingProperty:"campaigns_pk"}),t++);for(const i in r)i==="campaigns_pk"||i==="page"||i==="page_size"||i==="channels"||i==="includ\
e_inactive"||(e=o(e,p,"additionalProperties",{additionalProperty:i}),t++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=o(e,p+"/campaigns_pk",
"type",{type:"string"}),t++),r.page!==void 0){let i=r.page;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,p+"/page","type",{type:["integer","string"]}),t++),
typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=o(e,p+"/page","minimum",{comparison:">=",limit:1}),t++),typeof i=="string"&&!v.test(i)&&(e=o(e,p+"/page","p\
attern",{pattern:"^0*[1-9]\\d*$"}),t++)}if(r.page_size!==void 0){let i=r.page_size;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=o(e,p+"/page_size","type",{type:[
"integer","string"]}),t++),typeof i=="string"&&!d.test(i)&&(e=o(e,p+"/page_size","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.channels!==void 0){let i=r.channels;if(Array.
isArray(i)){const y=i.length;for(let s=0;s<y;s++){let a=i[s];typeof a!="string"&&(e=o(e,p+"/channels/"+s,"type",{type:"string"}),t++),a==="linear_tv"||a==="digi\
tal"||(e=o(e,p+"/channels/"+s,"enum",{allowedValues:["linear_tv","digital"]}),t++)}}else e=o(e,p+"/channels","type",{type:"array"}),t++}if(r.include_inactive!==
void 0){let i=r.include_inactive;i===!0||i===!1||i==="true"||i==="false"||(e=o(e,p+"/include_inactive","enum",{allowedValues:[!0,!1,"true","false"]}),t++)}}else
e=o(e,p,"type",{type:"object"}),t++;return u.errors=e,t===0}const b=_;function f(r,{instancePath:p="",parentData:l,parentDataProperty:g,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.partner_id!==void 0){let i=r.partner_id;Number.isSafeInteger(i)||(e=o(e,p+"/partner_id","type",{type:"inte\
ger"}),t++)}if(r.partner_name!==void 0&&typeof r.partner_name!="string"&&(e=o(e,p+"/partner_name","type",{type:"string"}),t++),r.partner_campaigns_ids!==void 0){
let i=r.partner_campaigns_ids;if(Array.isArray(i)){const y=i.length;for(let s=0;s<y;s++)typeof i[s]!="string"&&(e=o(e,p+"/partner_campaigns_ids/"+s,"type",{type:"\
string"}),t++)}else e=o(e,p+"/partner_campaigns_ids","type",{type:"array"}),t++}r.last_modified!==void 0&&typeof r.last_modified!="string"&&(e=o(e,p+"/last_modi\
fied","type",{type:"string"}),t++)}else e=o(e,p,"type",{type:"object"}),t++;return f.errors=e,t===0}function m(r,{instancePath:p="",parentData:l,parentDataProperty:g,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=o(e,p,"required",{missingProperty:"items"}),t++),r.page===
void 0&&(e=o(e,p,"required",{missingProperty:"page"}),t++),r.page_size===void 0&&(e=o(e,p,"required",{missingProperty:"page_size"}),t++),r.total_items===void 0&&
(e=o(e,p,"required",{missingProperty:"total_items"}),t++),r.items!==void 0){let i=r.items;if(Array.isArray(i)){const y=i.length;for(let s=0;s<y;s++)f(i[s],{instancePath:p+
"/items/"+s,parentData:i,parentDataProperty:s,rootData:n})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)}else e=o(e,p+"/items","type",{type:"array"}),t++}
if(r.page!==void 0){let i=r.page;Number.isSafeInteger(i)||(e=o(e,p+"/page","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=o(
e,p+"/page","minimum",{comparison:">=",limit:1}),t++)}if(r.page_size!==void 0){let i=r.page_size;Number.isSafeInteger(i)||(e=o(e,p+"/page_size","type",{type:"in\
teger"}),t++)}if(r.total_items!==void 0){let i=r.total_items;Number.isSafeInteger(i)||(e=o(e,p+"/total_items","type",{type:"integer"}),t++)}}else e=o(e,p,"type",
{type:"object"}),t++;return m.errors=e,t===0}function _(r,{instancePath:p="",parentData:l,parentDataProperty:g,rootData:n=r}={}){let e=null,t=0;return m(r,{instancePath:p,
parentData:l,parentDataProperty:g,rootData:n})||(e=e===null?m.errors:e.concat(m.errors),t=e.length),_.errors=e,t===0}
export const request: Validator<"listS2sMappings"> = c
export const response: Validator<"listS2sMappings"> = b
