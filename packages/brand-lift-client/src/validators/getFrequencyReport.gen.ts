// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(e,t,y,f)=>{const s={instancePath:t,keyword:y,params:f};return e===null?[s]:(e.push(s),e)},c=m;function m(e,{instancePath:t="",parentData:y,parentDataProperty:f,
rootData:s=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=o(r,t,"required",{missingProperty:"campaigns_pk"}),i++),
e.id===void 0&&(r=o(r,t,"required",{missingProperty:"id"}),i++);for(const p in e)p==="campaigns_pk"||p==="id"||(r=o(r,t,"additionalProperties",{additionalProperty:p}),
i++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=o(r,t+"/campaigns_pk","type",{type:"string"}),i++),e.id!==void 0&&typeof e.id!="string"&&(r=o(
r,t+"/id","type",{type:"string"}),i++)}else r=o(r,t,"type",{type:"object"}),i++;return m.errors=r,i===0}const v=_;function u(e,{instancePath:t="",parentData:y,parentDataProperty:f,
rootData:s=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.frequency_report_id===void 0&&(r=o(r,t,"required",{missingProperty:"frequency\
_report_id"}),i++),e.frequency_report_id!==void 0&&typeof e.frequency_report_id!="string"&&(r=o(r,t+"/frequency_report_id","type",{type:"string"}),i++),e.campaign_id!==
void 0&&typeof e.campaign_id!="string"&&(r=o(r,t+"/campaign_id","type",{type:"string"}),i++),e.filter_impressions_by_timestamp!==void 0&&typeof e.filter_impressions_by_timestamp!=
"boolean"&&(r=o(r,t+"/filter_impressions_by_timestamp","type",{type:"boolean"}),i++),e.output_columns!==void 0){let p=e.output_columns;p&&typeof p=="object"&&!Array.
isArray(p)||(r=o(r,t+"/output_columns","type",{type:"object"}),i++)}if(e.status!==void 0&&typeof e.status!="string"&&(r=o(r,t+"/status","type",{type:"string"}),
i++),e.error!==void 0&&typeof e.error!="string"&&(r=o(r,t+"/error","type",{type:"string"}),i++),e.utc_offset!==void 0){let p=e.utc_offset;!Number.isSafeInteger(
p)&&p!==null&&(r=o(r,t+"/utc_offset","type",{type:["integer","null"]}),i++),typeof p=="number"&&isFinite(p)&&((p>2147483647||isNaN(p))&&(r=o(r,t+"/utc_offset","\
maximum",{comparison:"<=",limit:2147483647}),i++),(p<-2147483648||isNaN(p))&&(r=o(r,t+"/utc_offset","minimum",{comparison:">=",limit:-2147483648}),i++))}e.created_at!==
void 0&&typeof e.created_at!="string"&&(r=o(r,t+"/created_at","type",{type:"string"}),i++),e.updated_at!==void 0&&typeof e.updated_at!="string"&&(r=o(r,t+"/upda\
ted_at","type",{type:"string"}),i++),e.report_name!==void 0&&typeof e.report_name!="string"&&(r=o(r,t+"/report_name","type",{type:"string"}),i++)}else r=o(r,t,"\
type",{type:"object"}),i++;return u.errors=r,i===0}function l(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:s=e}={}){let r=null,i=0;if(e&&typeof e==
"object"&&!Array.isArray(e)){if(e.items===void 0&&(r=o(r,t,"required",{missingProperty:"items"}),i++),e.items!==void 0){let p=e.items;if(Array.isArray(p)){const g=p.
length;for(let n=0;n<g;n++)u(p[n],{instancePath:t+"/items/"+n,parentData:p,parentDataProperty:n,rootData:s})||(r=r===null?u.errors:r.concat(u.errors),i=r.length)}else
r=o(r,t+"/items","type",{type:"array"}),i++}}else r=o(r,t,"type",{type:"object"}),i++;return l.errors=r,i===0}function _(e,{instancePath:t="",parentData:y,parentDataProperty:f,
rootData:s=e}={}){let r=null,i=0;return l(e,{instancePath:t,parentData:y,parentDataProperty:f,rootData:s})||(r=r===null?l.errors:r.concat(l.errors),i=r.length),
_.errors=r,i===0}
export const request: Validator<"getFrequencyReport"> = c
export const response: Validator<"getFrequencyReport"> = v
