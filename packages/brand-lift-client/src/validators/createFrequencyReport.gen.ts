// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,t,l,n)=>{const f={instancePath:t,keyword:l,params:n};return e===null?[f]:(e.push(f),e)},A=g;function m(e,{instancePath:t="",parentData:l,parentDataProperty:n,
rootData:f=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.filter_impressions_by_timestamp===void 0&&(r=s(r,t,"required",{missingProperty:"\
filter_impressions_by_timestamp"}),i++),e.output_columns===void 0&&(r=s(r,t,"required",{missingProperty:"output_columns"}),i++);for(const o in e)o==="filter_imp\
ressions_by_timestamp"||o==="survey_ids"||o==="output_columns"||o==="utc_offset"||o==="csv_ids_type"||(r=s(r,t,"additionalProperties",{additionalProperty:o}),i++);
if(e.filter_impressions_by_timestamp!==void 0&&typeof e.filter_impressions_by_timestamp!="boolean"&&(r=s(r,t+"/filter_impressions_by_timestamp","type",{type:"bo\
olean"}),i++),e.survey_ids!==void 0){let o=e.survey_ids;if(!Array.isArray(o)&&o!==null&&(r=s(r,t+"/survey_ids","type",{type:["array","null"]}),i++),Array.isArray(
o)){const y=o.length;for(let p=0;p<y;p++){let u=o[p];Number.isSafeInteger(u)||(r=s(r,t+"/survey_ids/"+p,"type",{type:"integer"}),i++)}}}if(e.output_columns!==void 0){
let o=e.output_columns;o&&typeof o=="object"&&!Array.isArray(o)||(r=s(r,t+"/output_columns","type",{type:"object"}),i++)}if(e.utc_offset!==void 0){let o=e.utc_offset;
!Number.isSafeInteger(o)&&o!==null&&(r=s(r,t+"/utc_offset","type",{type:["integer","null"]}),i++),typeof o=="number"&&isFinite(o)&&((o>2147483647||isNaN(o))&&(r=
s(r,t+"/utc_offset","maximum",{comparison:"<=",limit:2147483647}),i++),(o<-2147483648||isNaN(o))&&(r=s(r,t+"/utc_offset","minimum",{comparison:">=",limit:-2147483648}),
i++))}if(e.csv_ids_type!==void 0){let o=e.csv_ids_type;typeof o!="string"&&(r=s(r,t+"/csv_ids_type","type",{type:"string"}),i++),o==="respondent_id"||o==="sessi\
on_id"||(r=s(r,t+"/csv_ids_type","enum",{allowedValues:["respondent_id","session_id"]}),i++)}}else r=s(r,t,"type",{type:"object"}),i++;return m.errors=r,i===0}function g(e,{
instancePath:t="",parentData:l,parentDataProperty:n,rootData:f=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=s(
r,t,"required",{missingProperty:"campaigns_pk"}),i++),e.body===void 0&&(r=s(r,t,"required",{missingProperty:"body"}),i++);for(const y in e)y==="campaigns_pk"||y===
"body"||(r=s(r,t,"additionalProperties",{additionalProperty:y}),i++);if(e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=s(r,t+"/campaigns_pk","type",
{type:"string"}),i++),e.body!==void 0){let y=e.body;if(y&&typeof y=="object"&&!Array.isArray(y)){y.json===void 0&&(r=s(r,t+"/body","required",{missingProperty:"\
json"}),i++);for(const p in y)p==="json"||p==="csv"||(r=s(r,t+"/body","additionalProperties",{additionalProperty:p}),i++);if(y.json!==void 0){let p=y.json;const u=i;
let d=!0;const j=i;if(typeof p!="string"){const _={};r===null?r=[_]:r.push(_),i++}var o=j===i;if(i=u,r!==null&&(u?r.length=u:r=null),!o){const _=i;m(p,{instancePath:t+
"/body/json",parentData:y,parentDataProperty:"json",rootData:f})||(r=r===null?m.errors:r.concat(m.errors),i=r.length);var o=_===i;d=o}d||(r=s(r,t+"/body/json","\
if",{failingKeyword:"else"}),i++)}}else r=s(r,t+"/body","type",{type:"object"}),i++}}else r=s(r,t,"type",{type:"object"}),i++;return g.errors=r,i===0}const D=b;
function v(e,{instancePath:t="",parentData:l,parentDataProperty:n,rootData:f=e}={}){let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.frequency_report_id===
void 0&&(r=s(r,t,"required",{missingProperty:"frequency_report_id"}),i++),e.frequency_report_id!==void 0&&typeof e.frequency_report_id!="string"&&(r=s(r,t+"/fre\
quency_report_id","type",{type:"string"}),i++),e.campaign_id!==void 0&&typeof e.campaign_id!="string"&&(r=s(r,t+"/campaign_id","type",{type:"string"}),i++),e.filter_impressions_by_timestamp!==
void 0&&typeof e.filter_impressions_by_timestamp!="boolean"&&(r=s(r,t+"/filter_impressions_by_timestamp","type",{type:"boolean"}),i++),e.output_columns!==void 0){
let o=e.output_columns;o&&typeof o=="object"&&!Array.isArray(o)||(r=s(r,t+"/output_columns","type",{type:"object"}),i++)}if(e.status!==void 0&&typeof e.status!=
"string"&&(r=s(r,t+"/status","type",{type:"string"}),i++),e.error!==void 0&&typeof e.error!="string"&&(r=s(r,t+"/error","type",{type:"string"}),i++),e.utc_offset!==
void 0){let o=e.utc_offset;!Number.isSafeInteger(o)&&o!==null&&(r=s(r,t+"/utc_offset","type",{type:["integer","null"]}),i++),typeof o=="number"&&isFinite(o)&&((o>
2147483647||isNaN(o))&&(r=s(r,t+"/utc_offset","maximum",{comparison:"<=",limit:2147483647}),i++),(o<-2147483648||isNaN(o))&&(r=s(r,t+"/utc_offset","minimum",{comparison:"\
>=",limit:-2147483648}),i++))}e.created_at!==void 0&&typeof e.created_at!="string"&&(r=s(r,t+"/created_at","type",{type:"string"}),i++),e.updated_at!==void 0&&typeof e.
updated_at!="string"&&(r=s(r,t+"/updated_at","type",{type:"string"}),i++),e.report_name!==void 0&&typeof e.report_name!="string"&&(r=s(r,t+"/report_name","type",
{type:"string"}),i++)}else r=s(r,t,"type",{type:"object"}),i++;return v.errors=r,i===0}function c(e,{instancePath:t="",parentData:l,parentDataProperty:n,rootData:f=e}={}){
let r=null,i=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=s(r,t,"required",{missingProperty:"items"}),i++),e.items!==void 0){let o=e.items;
if(Array.isArray(o)){const y=o.length;for(let p=0;p<y;p++)v(o[p],{instancePath:t+"/items/"+p,parentData:o,parentDataProperty:p,rootData:f})||(r=r===null?v.errors:
r.concat(v.errors),i=r.length)}else r=s(r,t+"/items","type",{type:"array"}),i++}}else r=s(r,t,"type",{type:"object"}),i++;return c.errors=r,i===0}function b(e,{
instancePath:t="",parentData:l,parentDataProperty:n,rootData:f=e}={}){let r=null,i=0;return c(e,{instancePath:t,parentData:l,parentDataProperty:n,rootData:f})||
(r=r===null?c.errors:r.concat(c.errors),i=r.length),b.errors=r,i===0}
export const request: Validator<"createFrequencyReport"> = A
export const response: Validator<"createFrequencyReport"> = D
