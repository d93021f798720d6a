// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(e,i,y,l)=>{const s={instancePath:i,keyword:y,params:l};return e===null?[s]:(e.push(s),e)},v=_;function f(e,{instancePath:i="",parentData:y,parentDataProperty:l,
rootData:s=e}={}){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const p in e)p==="to_emails"||p==="email_message"||p==="filters"||(r=t(r,i,"ad\
ditionalProperties",{additionalProperty:p}),o++);if(e.to_emails!==void 0&&typeof e.to_emails!="string"&&(r=t(r,i+"/to_emails","type",{type:"string"}),o++),e.email_message!==
void 0&&typeof e.email_message!="string"&&(r=t(r,i+"/email_message","type",{type:"string"}),o++),e.filters!==void 0){let p=e.filters;if(Array.isArray(p)){const u=p.
length;for(let n=0;n<u;n++)typeof p[n]!="string"&&(r=t(r,i+"/filters/"+n,"type",{type:"string"}),o++)}else r=t(r,i+"/filters","type",{type:"array"}),o++}}else r=
t(r,i,"type",{type:"object"}),o++;return f.errors=r,o===0}function _(e,{instancePath:i="",parentData:y,parentDataProperty:l,rootData:s=e}={}){let r=null,o=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=t(r,i,"required",{missingProperty:"campaigns_pk"}),o++),e.body===void 0&&(r=t(r,i,"required",
{missingProperty:"body"}),o++);for(const p in e)p==="campaigns_pk"||p==="body"||(r=t(r,i,"additionalProperties",{additionalProperty:p}),o++);e.campaigns_pk!==void 0&&
typeof e.campaigns_pk!="string"&&(r=t(r,i+"/campaigns_pk","type",{type:"string"}),o++),e.body!==void 0&&(f(e.body,{instancePath:i+"/body",parentData:e,parentDataProperty:"\
body",rootData:s})||(r=r===null?f.errors:r.concat(f.errors),o=r.length))}else r=t(r,i,"type",{type:"object"}),o++;return _.errors=r,o===0}const c=m;function g(e,{
instancePath:i="",parentData:y,parentDataProperty:l,rootData:s=e}={}){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.report_export_id===void 0&&
(r=t(r,i,"required",{missingProperty:"report_export_id"}),o++),e.report_export_id!==void 0&&typeof e.report_export_id!="string"&&(r=t(r,i+"/report_export_id","t\
ype",{type:"string"}),o++)):(r=t(r,i,"type",{type:"object"}),o++),g.errors=r,o===0}function m(e,{instancePath:i="",parentData:y,parentDataProperty:l,rootData:s=e}={}){
let r=null,o=0;return g(e,{instancePath:i,parentData:y,parentDataProperty:l,rootData:s})||(r=r===null?g.errors:r.concat(g.errors),o=r.length),m.errors=r,o===0}
export const request: Validator<"exportPowerPoint"> = v
export const response: Validator<"exportPowerPoint"> = c
