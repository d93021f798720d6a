// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,i,l,n)=>{const s={instancePath:i,keyword:l,params:n};return e===null?[s]:(e.push(s),e)},m=d;function f(e,{instancePath:i="",parentData:l,parentDataProperty:n,
rootData:s=e}={}){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.ids===void 0&&(r=p(r,i,"required",{missingProperty:"ids"}),o++);for(const t in e)
t!=="ids"&&(r=p(r,i,"additionalProperties",{additionalProperty:t}),o++);if(e.ids!==void 0){let t=e.ids;if(Array.isArray(t)){const v=t.length;for(let y=0;y<v;y++){
let b=t[y];Number.isSafeInteger(b)||(r=p(r,i+"/ids/"+y,"type",{type:"integer"}),o++)}}else r=p(r,i+"/ids","type",{type:"array"}),o++}}else r=p(r,i,"type",{type:"\
object"}),o++;return f.errors=r,o===0}function d(e,{instancePath:i="",parentData:l,parentDataProperty:n,rootData:s=e}={}){let r=null,o=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){e.id===void 0&&(r=p(r,i,"required",{missingProperty:"id"}),o++),e.spca_type===void 0&&(r=p(r,i,"required",{missingProperty:"spca_type"}),o++),
e.body===void 0&&(r=p(r,i,"required",{missingProperty:"body"}),o++);for(const t in e)t==="id"||t==="spca_type"||t==="body"||(r=p(r,i,"additionalProperties",{additionalProperty:t}),
o++);if(e.id!==void 0&&typeof e.id!="string"&&(r=p(r,i+"/id","type",{type:"string"}),o++),e.spca_type!==void 0){let t=e.spca_type;typeof t!="string"&&(r=p(r,i+"\
/spca_type","type",{type:"string"}),o++),t==="creative"||t==="publisher"||t==="placement"||(r=p(r,i+"/spca_type","enum",{allowedValues:["creative","publisher","\
placement"]}),o++)}e.body!==void 0&&(f(e.body,{instancePath:i+"/body",parentData:e,parentDataProperty:"body",rootData:s})||(r=r===null?f.errors:r.concat(f.errors),
o=r.length))}else r=p(r,i,"type",{type:"object"}),o++;return d.errors=r,o===0}const D=c;function u(e,{instancePath:i="",parentData:l,parentDataProperty:n,rootData:s=e}={}){
let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.scope!==void 0&&typeof e.scope!="string"&&(r=p(r,i+"/scope","type",{type:"string"}),o++),e.title!==
void 0&&typeof e.title!="string"&&(r=p(r,i+"/title","type",{type:"string"}),o++),e.detail!==void 0&&typeof e.detail!="string"&&(r=p(r,i+"/detail","type",{type:"\
string"}),o++)):(r=p(r,i,"type",{type:"object"}),o++),u.errors=r,o===0}function g(e,{instancePath:i="",parentData:l,parentDataProperty:n,rootData:s=e}={}){let r=null,
o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.message===void 0&&(r=p(r,i,"required",{missingProperty:"message"}),o++),e.message!==void 0&&typeof e.message!=
"string"&&(r=p(r,i+"/message","type",{type:"string"}),o++),e.error!==void 0){let t=e.error;typeof t!="string"&&t!==null&&(r=p(r,i+"/error","type",{type:["string",
"null"]}),o++)}if(e.error_details!==void 0){let t=e.error_details;if(Array.isArray(t)){const v=t.length;for(let y=0;y<v;y++)u(t[y],{instancePath:i+"/error_detai\
ls/"+y,parentData:t,parentDataProperty:y,rootData:s})||(r=r===null?u.errors:r.concat(u.errors),o=r.length)}else r=p(r,i+"/error_details","type",{type:"array"}),
o++}}else r=p(r,i,"type",{type:"object"}),o++;return g.errors=r,o===0}function c(e,{instancePath:i="",parentData:l,parentDataProperty:n,rootData:s=e}={}){let r=null,
o=0;return g(e,{instancePath:i,parentData:l,parentDataProperty:n,rootData:s})||(r=r===null?g.errors:r.concat(g.errors),o=r.length),c.errors=r,o===0}
export const request: Validator<"removeGroups"> = m
export const response: Validator<"removeGroups"> = D
