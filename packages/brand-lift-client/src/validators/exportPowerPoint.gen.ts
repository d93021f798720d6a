// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,i,r,o)=>{const p={instancePath:i,keyword:r,params:o};return e===null?[p]:(e.push(p),e)},g=l;function y(e,i=""){let r=null,o=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){for(const p in e)p==="to_emails"||p==="email_message"||p==="filters"||(r=s(r,i,"additionalProperties",{additionalProperty:p}),o++);if(e.to_emails!==
void 0&&typeof e.to_emails!="string"&&(r=s(r,i+"/to_emails","type",{type:"string"}),o++),e.email_message!==void 0&&typeof e.email_message!="string"&&(r=s(r,i+"/\
email_message","type",{type:"string"}),o++),e.filters!==void 0){let p=e.filters;if(Array.isArray(p)){const n=p.length;for(let t=0;t<n;t++)typeof p[t]!="string"&&
(r=s(r,i+"/filters/"+t,"type",{type:"string"}),o++)}else r=s(r,i+"/filters","type",{type:"array"}),o++}}else r=s(r,i,"type",{type:"object"}),o++;return y.errors=
r,o===0}function l(e,i=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=s(r,i,"required",{missingProperty:"campaigns_\
pk"}),o++),e.body===void 0&&(r=s(r,i,"required",{missingProperty:"body"}),o++);for(const p in e)p==="campaigns_pk"||p==="body"||(r=s(r,i,"additionalProperties",
{additionalProperty:p}),o++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=s(r,i+"/campaigns_pk","type",{type:"string"}),o++),e.body!==void 0&&(y(
e.body,i+"/body")||(r=r===null?y.errors:r.concat(y.errors),o=r.length))}else r=s(r,i,"type",{type:"object"}),o++;return l.errors=r,o===0}const _=f;function f(e,i=""){
let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.report_export_id===void 0&&(r=s(r,i,"required",{missingProperty:"report_export_id"}),o++),e.report_export_id!==
void 0&&typeof e.report_export_id!="string"&&(r=s(r,i+"/report_export_id","type",{type:"string"}),o++)):(r=s(r,i,"type",{type:"object"}),o++),f.errors=r,o===0}
export const request: Validator<"exportPowerPoint"> = g
export const response: Validator<"exportPowerPoint"> = _
