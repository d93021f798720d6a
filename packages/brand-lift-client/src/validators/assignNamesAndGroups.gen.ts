// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,o,y,s)=>{const l={instancePath:o,keyword:y,params:s};return e===null?[l]:(e.push(l),e)},_=e=>{let o=0;for(const y of e)o++;return o},c=v;function f(e,{
instancePath:o="",parentData:y,parentDataProperty:s,rootData:l=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.id===void 0&&(r=p(r,o,"requi\
red",{missingProperty:"id"}),t++);for(const i in e)i==="id"||i==="name"||i==="group_id"||(r=p(r,o,"additionalProperties",{additionalProperty:i}),t++);if(e.id!==
void 0){let i=e.id;typeof i=="string"?i.length<2&&_(i)<1&&(r=p(r,o+"/id","minLength",{limit:1}),t++):(r=p(r,o+"/id","type",{type:"string"}),t++)}if(e.name!==void 0){
let i=e.name;typeof i!="string"&&i!==null&&(r=p(r,o+"/name","type",{type:["string","null"]}),t++)}if(e.group_id!==void 0){let i=e.group_id;Number.isSafeInteger(
i)||(r=p(r,o+"/group_id","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(r=p(r,o+"/group_id","minimum",{comparison:">=",limit:1}),
t++)}}else r=p(r,o,"type",{type:"object"}),t++;return f.errors=r,t===0}function v(e,{instancePath:o="",parentData:y,parentDataProperty:s,rootData:l=e}={}){let r=null,
t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.id===void 0&&(r=p(r,o,"required",{missingProperty:"id"}),t++),e.spca_type===void 0&&(r=p(r,o,"required",{missingProperty:"\
spca_type"}),t++),e.body===void 0&&(r=p(r,o,"required",{missingProperty:"body"}),t++);for(const i in e)i==="id"||i==="spca_type"||i==="preserve_group_ids"||i===
"body"||(r=p(r,o,"additionalProperties",{additionalProperty:i}),t++);if(e.id!==void 0&&typeof e.id!="string"&&(r=p(r,o+"/id","type",{type:"string"}),t++),e.spca_type!==
void 0){let i=e.spca_type;typeof i!="string"&&(r=p(r,o+"/spca_type","type",{type:"string"}),t++),i==="creative"||i==="publisher"||i==="placement"||(r=p(r,o+"/sp\
ca_type","enum",{allowedValues:["creative","publisher","placement"]}),t++)}if(e.preserve_group_ids!==void 0){let i=e.preserve_group_ids;i===!0||i===!1||i==="tru\
e"||i==="false"||(r=p(r,o+"/preserve_group_ids","enum",{allowedValues:[!0,!1,"true","false"]}),t++)}if(e.body!==void 0){let i=e.body;if(Array.isArray(i)){const n=i.
length;for(let u=0;u<n;u++)f(i[u],{instancePath:o+"/body/"+u,parentData:i,parentDataProperty:u,rootData:l})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)}else
r=p(r,o+"/body","type",{type:"array"}),t++}}else r=p(r,o,"type",{type:"object"}),t++;return v.errors=r,t===0}const b=m;function g(e,{instancePath:o="",parentData:y,
parentDataProperty:s,rootData:l=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===void 0&&(r=p(r,o,"required",{missingProperty:"id"}),
t++),e.id!==void 0&&typeof e.id!="string"&&(r=p(r,o+"/id","type",{type:"string"}),t++),e.name!==void 0){let i=e.name;typeof i!="string"&&i!==null&&(r=p(r,o+"/na\
me","type",{type:["string","null"]}),t++)}if(e.group_id!==void 0){let i=e.group_id;!Number.isSafeInteger(i)&&i!==null&&(r=p(r,o+"/group_id","type",{type:["integ\
er","null"]}),t++)}}else r=p(r,o,"type",{type:"object"}),t++;return g.errors=r,t===0}function d(e,{instancePath:o="",parentData:y,parentDataProperty:s,rootData:l=e}={}){
let r=null,t=0;if(Array.isArray(e)){const i=e.length;for(let n=0;n<i;n++)g(e[n],{instancePath:o+"/"+n,parentData:e,parentDataProperty:n,rootData:l})||(r=r===null?
g.errors:r.concat(g.errors),t=r.length)}else r=p(r,o,"type",{type:"array"}),t++;return d.errors=r,t===0}function m(e,{instancePath:o="",parentData:y,parentDataProperty:s,
rootData:l=e}={}){let r=null,t=0;return d(e,{instancePath:o,parentData:y,parentDataProperty:s,rootData:l})||(r=r===null?d.errors:r.concat(d.errors),t=r.length),
m.errors=r,t===0}
export const request: Validator<"assignNamesAndGroups"> = c
export const response: Validator<"assignNamesAndGroups"> = b
