// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(e,p,n,l)=>{const y={instancePath:p,keyword:n,params:l};return e===null?[y]:(e.push(y),e)},_=v;function u(e,{instancePath:p="",parentData:n,parentDataProperty:l,
rootData:y=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const o in e)o==="group_name"||o==="group_id"||(r=t(r,p,"additionalProperties",
{additionalProperty:o}),i++);if(e.group_name!==void 0&&typeof e.group_name!="string"&&(r=t(r,p+"/group_name","type",{type:"string"}),i++),e.group_id!==void 0){let o=e.
group_id;Number.isSafeInteger(o)||(r=t(r,p+"/group_id","type",{type:"integer"}),i++),typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))&&(r=t(r,p+"/group_id","min\
imum",{comparison:">=",limit:1}),i++)}}else r=t(r,p,"type",{type:"object"}),i++;return u.errors=r,i===0}function f(e,{instancePath:p="",parentData:n,parentDataProperty:l,
rootData:y=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const o in e)o!=="groups"&&(r=t(r,p,"additionalProperties",{additionalProperty:o}),
i++);if(e.groups!==void 0){let o=e.groups;if(Array.isArray(o)){const m=o.length;for(let s=0;s<m;s++)u(o[s],{instancePath:p+"/groups/"+s,parentData:o,parentDataProperty:s,
rootData:y})||(r=r===null?u.errors:r.concat(u.errors),i=r.length)}else r=t(r,p+"/groups","type",{type:"array"}),i++}}else r=t(r,p,"type",{type:"object"}),i++;return f.
errors=r,i===0}function v(e,{instancePath:p="",parentData:n,parentDataProperty:l,rootData:y=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.
id===void 0&&(r=t(r,p,"required",{missingProperty:"id"}),i++),e.spca_type===void 0&&(r=t(r,p,"required",{missingProperty:"spca_type"}),i++),e.body===void 0&&(r=
t(r,p,"required",{missingProperty:"body"}),i++);for(const o in e)o==="id"||o==="spca_type"||o==="body"||(r=t(r,p,"additionalProperties",{additionalProperty:o}),
i++);if(e.id!==void 0&&typeof e.id!="string"&&(r=t(r,p+"/id","type",{type:"string"}),i++),e.spca_type!==void 0){let o=e.spca_type;typeof o!="string"&&(r=t(r,p+"\
/spca_type","type",{type:"string"}),i++),o==="creative"||o==="publisher"||o==="placement"||(r=t(r,p+"/spca_type","enum",{allowedValues:["creative","publisher","\
placement"]}),i++)}e.body!==void 0&&(f(e.body,{instancePath:p+"/body",parentData:e,parentDataProperty:"body",rootData:y})||(r=r===null?f.errors:r.concat(f.errors),
i=r.length))}else r=t(r,p,"type",{type:"object"}),i++;return v.errors=r,i===0}const d=b;function g(e,{instancePath:p="",parentData:n,parentDataProperty:l,rootData:y=e}={}){
let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.group_name!==void 0&&typeof e.group_name!="string"&&(r=t(r,p+"/group_name","type",{type:"string"}),
i++),e.group_id!==void 0){let o=e.group_id;Number.isSafeInteger(o)||(r=t(r,p+"/group_id","type",{type:"integer"}),i++),typeof o=="number"&&isFinite(o)&&(o<1||isNaN(
o))&&(r=t(r,p+"/group_id","minimum",{comparison:">=",limit:1}),i++)}}else r=t(r,p,"type",{type:"object"}),i++;return g.errors=r,i===0}function c(e,{instancePath:p="",
parentData:n,parentDataProperty:l,rootData:y=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.groups!==void 0){let o=e.groups;if(Array.isArray(
o)){const m=o.length;for(let s=0;s<m;s++)g(o[s],{instancePath:p+"/groups/"+s,parentData:o,parentDataProperty:s,rootData:y})||(r=r===null?g.errors:r.concat(g.errors),
i=r.length)}else r=t(r,p+"/groups","type",{type:"array"}),i++}}else r=t(r,p,"type",{type:"object"}),i++;return c.errors=r,i===0}function b(e,{instancePath:p="",
parentData:n,parentDataProperty:l,rootData:y=e}={}){let r=null,i=0;return c(e,{instancePath:p,parentData:n,parentDataProperty:l,rootData:y})||(r=r===null?c.errors:
r.concat(c.errors),i=r.length),b.errors=r,i===0}
export const request: Validator<"createOrUpdateGroups"> = _
export const response: Validator<"createOrUpdateGroups"> = d
