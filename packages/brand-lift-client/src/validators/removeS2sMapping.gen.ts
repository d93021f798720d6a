// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,o,y,s)=>{const n={instancePath:o,keyword:y,params:s};return e===null?[n]:(e.push(n),e)},v=u;function l(e,{instancePath:o="",parentData:y,parentDataProperty:s,
rootData:n=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.partner_id===void 0&&(r=p(r,o,"required",{missingProperty:"partner_id"}),i++);for(const t in e)
t!=="partner_id"&&(r=p(r,o,"additionalProperties",{additionalProperty:t}),i++);if(e.partner_id!==void 0){let t=e.partner_id;Number.isSafeInteger(t)||(r=p(r,o+"/\
partner_id","type",{type:"integer"}),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(r=p(r,o+"/partner_id","minimum",{comparison:">=",limit:1}),i++)}}else
r=p(r,o,"type",{type:"object"}),i++;return l.errors=r,i===0}function u(e,{instancePath:o="",parentData:y,parentDataProperty:s,rootData:n=e}={}){let r=null,i=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=p(r,o,"required",{missingProperty:"campaigns_pk"}),i++),e.id===void 0&&(r=p(r,o,"required",{missingProperty:"\
id"}),i++),e.body===void 0&&(r=p(r,o,"required",{missingProperty:"body"}),i++);for(const t in e)t==="campaigns_pk"||t==="id"||t==="body"||(r=p(r,o,"additionalPr\
operties",{additionalProperty:t}),i++);if(e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=p(r,o+"/campaigns_pk","type",{type:"string"}),i++),e.id!==
void 0){let t=e.id;typeof t!="string"&&!Number.isSafeInteger(t)&&(r=p(r,o+"/id","type",{type:["string","integer"]}),i++)}e.body!==void 0&&(l(e.body,{instancePath:o+
"/body",parentData:e,parentDataProperty:"body",rootData:n})||(r=r===null?l.errors:r.concat(l.errors),i=r.length))}else r=p(r,o,"type",{type:"object"}),i++;return u.
errors=r,i===0}const m=g;function f(e,{instancePath:o="",parentData:y,parentDataProperty:s,rootData:n=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(
e)){if(e.id!==void 0){let t=e.id;Number.isSafeInteger(t)||(r=p(r,o+"/id","type",{type:"integer"}),i++)}e.value!==void 0&&typeof e.value!="string"&&(r=p(r,o+"/va\
lue","type",{type:"string"}),i++),e.metadatatype_name!==void 0&&typeof e.metadatatype_name!="string"&&(r=p(r,o+"/metadatatype_name","type",{type:"string"}),i++),
e.is_active!==void 0&&typeof e.is_active!="boolean"&&(r=p(r,o+"/is_active","type",{type:"boolean"}),i++)}else r=p(r,o,"type",{type:"object"}),i++;return f.errors=
r,i===0}function g(e,{instancePath:o="",parentData:y,parentDataProperty:s,rootData:n=e}={}){let r=null,i=0;return f(e,{instancePath:o,parentData:y,parentDataProperty:s,
rootData:n})||(r=r===null?f.errors:r.concat(f.errors),i=r.length),g.errors=r,i===0}
export const request: Validator<"removeS2sMapping"> = v
export const response: Validator<"removeS2sMapping"> = m
