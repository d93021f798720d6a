// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,o,n,y)=>{const t={instancePath:o,keyword:n,params:y};return e===null?[t]:(e.push(t),e)},g=l;function l(e,{instancePath:o="",parentData:n,parentDataProperty:y,
rootData:t=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=p(r,o,"required",{missingProperty:"campaigns_pk"}),i++),
e.id===void 0&&(r=p(r,o,"required",{missingProperty:"id"}),i++);for(const s in e)s==="campaigns_pk"||s==="id"||(r=p(r,o,"additionalProperties",{additionalProperty:s}),
i++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=p(r,o+"/campaigns_pk","type",{type:"string"}),i++),e.id!==void 0&&typeof e.id!="string"&&(r=p(
r,o+"/id","type",{type:"string"}),i++)}else r=p(r,o,"type",{type:"object"}),i++;return l.errors=r,i===0}const u=_;function f(e,{instancePath:o="",parentData:n,parentDataProperty:y,
rootData:t=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.report_export_id===void 0&&(r=p(r,o,"required",{missingProperty:"report_expor\
t_id"}),i++),e.report_export_id!==void 0&&typeof e.report_export_id!="string"&&(r=p(r,o+"/report_export_id","type",{type:"string"}),i++),e.campaign_id!==void 0&&
typeof e.campaign_id!="string"&&(r=p(r,o+"/campaign_id","type",{type:"string"}),i++),e.finished_at!==void 0&&typeof e.finished_at!="string"&&(r=p(r,o+"/finished\
_at","type",{type:"string"}),i++),e.expires_at!==void 0&&typeof e.expires_at!="string"&&(r=p(r,o+"/expires_at","type",{type:"string"}),i++),e.s3_url!==void 0){let s=e.
s3_url;typeof s!="string"&&s!==null&&(r=p(r,o+"/s3_url","type",{type:["string","null"]}),i++)}}else r=p(r,o,"type",{type:"object"}),i++;return f.errors=r,i===0}
function _(e,{instancePath:o="",parentData:n,parentDataProperty:y,rootData:t=e}={}){let r=null,i=0;return f(e,{instancePath:o,parentData:n,parentDataProperty:y,
rootData:t})||(r=r===null?f.errors:r.concat(f.errors),i=r.length),_.errors=r,i===0}
export const request: Validator<"getExcelExport"> = g
export const response: Validator<"getExcelExport"> = u
