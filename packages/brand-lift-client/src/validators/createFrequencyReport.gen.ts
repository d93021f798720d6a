// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(r,s,e,i)=>{const o={instancePath:s,keyword:e,params:i};return r===null?[o]:(r.push(o),r)},g=n;function u(r,s=""){let e=null,i=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.filter_impressions_by_timestamp===void 0&&(e=t(e,s,"required",{missingProperty:"filter_impressions_by_timestamp"}),i++),r.output_columns===
void 0&&(e=t(e,s,"required",{missingProperty:"output_columns"}),i++);for(const o in r)o==="filter_impressions_by_timestamp"||o==="survey_ids"||o==="output_colum\
ns"||o==="utc_offset"||o==="csv_ids_type"||(e=t(e,s,"additionalProperties",{additionalProperty:o}),i++);if(r.filter_impressions_by_timestamp!==void 0&&typeof r.
filter_impressions_by_timestamp!="boolean"&&(e=t(e,s+"/filter_impressions_by_timestamp","type",{type:"boolean"}),i++),r.survey_ids!==void 0){let o=r.survey_ids;
if(!Array.isArray(o)&&o!==null&&(e=t(e,s+"/survey_ids","type",{type:["array","null"]}),i++),Array.isArray(o)){const y=o.length;for(let p=0;p<y;p++){let f=o[p];Number.
isSafeInteger(f)||(e=t(e,s+"/survey_ids/"+p,"type",{type:"integer"}),i++)}}}if(r.output_columns!==void 0){let o=r.output_columns;o&&typeof o=="object"&&!Array.isArray(
o)||(e=t(e,s+"/output_columns","type",{type:"object"}),i++)}if(r.utc_offset!==void 0){let o=r.utc_offset;!Number.isSafeInteger(o)&&o!==null&&(e=t(e,s+"/utc_offs\
et","type",{type:["integer","null"]}),i++),typeof o=="number"&&isFinite(o)&&((o>2147483647||isNaN(o))&&(e=t(e,s+"/utc_offset","maximum",{comparison:"<=",limit:2147483647}),
i++),(o<-2147483648||isNaN(o))&&(e=t(e,s+"/utc_offset","minimum",{comparison:">=",limit:-2147483648}),i++))}if(r.csv_ids_type!==void 0){let o=r.csv_ids_type;typeof o!=
"string"&&(e=t(e,s+"/csv_ids_type","type",{type:"string"}),i++),o==="respondent_id"||o==="session_id"||(e=t(e,s+"/csv_ids_type","enum",{allowedValues:["responde\
nt_id","session_id"]}),i++)}}else e=t(e,s,"type",{type:"object"}),i++;return u.errors=e,i===0}function n(r,s=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){r.campaigns_pk===void 0&&(e=t(e,s,"required",{missingProperty:"campaigns_pk"}),i++),r.body===void 0&&(e=t(e,s,"required",{missingProperty:"body"}),i++);
for(const y in r)y==="campaigns_pk"||y==="body"||(e=t(e,s,"additionalProperties",{additionalProperty:y}),i++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!=
"string"&&(e=t(e,s+"/campaigns_pk","type",{type:"string"}),i++),r.body!==void 0){let y=r.body;if(y&&typeof y=="object"&&!Array.isArray(y)){y.json===void 0&&(e=t(
e,s+"/body","required",{missingProperty:"json"}),i++);for(const p in y)p==="json"||p==="csv"||(e=t(e,s+"/body","additionalProperties",{additionalProperty:p}),i++);
if(y.json!==void 0){let p=y.json;const f=i;let m=!0;const v=i;if(typeof p!="string"){const l={};e===null?e=[l]:e.push(l),i++}var o=v===i;if(i=f,e!==null&&(f?e.length=
f:e=null),!o){const l=i;u(p,s+"/body/json")||(e=e===null?u.errors:e.concat(u.errors),i=e.length);var o=l===i;m=o}m||(e=t(e,s+"/body/json","if",{failingKeyword:"\
else"}),i++)}}else e=t(e,s+"/body","type",{type:"object"}),i++}}else e=t(e,s,"type",{type:"object"}),i++;return n.errors=e,i===0}const c=d;function _(r,s=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.frequency_report_id===void 0&&(e=t(e,s,"required",{missingProperty:"frequency_report_id"}),i++),r.frequency_report_id!==
void 0&&typeof r.frequency_report_id!="string"&&(e=t(e,s+"/frequency_report_id","type",{type:"string"}),i++),r.campaign_id!==void 0&&typeof r.campaign_id!="stri\
ng"&&(e=t(e,s+"/campaign_id","type",{type:"string"}),i++),r.filter_impressions_by_timestamp!==void 0&&typeof r.filter_impressions_by_timestamp!="boolean"&&(e=t(
e,s+"/filter_impressions_by_timestamp","type",{type:"boolean"}),i++),r.output_columns!==void 0){let o=r.output_columns;o&&typeof o=="object"&&!Array.isArray(o)||
(e=t(e,s+"/output_columns","type",{type:"object"}),i++)}if(r.status!==void 0&&typeof r.status!="string"&&(e=t(e,s+"/status","type",{type:"string"}),i++),r.error!==
void 0&&typeof r.error!="string"&&(e=t(e,s+"/error","type",{type:"string"}),i++),r.utc_offset!==void 0){let o=r.utc_offset;!Number.isSafeInteger(o)&&o!==null&&(e=
t(e,s+"/utc_offset","type",{type:["integer","null"]}),i++),typeof o=="number"&&isFinite(o)&&((o>2147483647||isNaN(o))&&(e=t(e,s+"/utc_offset","maximum",{comparison:"\
<=",limit:2147483647}),i++),(o<-2147483648||isNaN(o))&&(e=t(e,s+"/utc_offset","minimum",{comparison:">=",limit:-2147483648}),i++))}r.created_at!==void 0&&typeof r.
created_at!="string"&&(e=t(e,s+"/created_at","type",{type:"string"}),i++),r.updated_at!==void 0&&typeof r.updated_at!="string"&&(e=t(e,s+"/updated_at","type",{type:"\
string"}),i++),r.report_name!==void 0&&typeof r.report_name!="string"&&(e=t(e,s+"/report_name","type",{type:"string"}),i++)}else e=t(e,s,"type",{type:"object"}),
i++;return _.errors=e,i===0}function d(r,s=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=t(e,s,"required",{missingProperty:"\
items"}),i++),r.items!==void 0){let o=r.items;if(Array.isArray(o)){const y=o.length;for(let p=0;p<y;p++)_(o[p],s+"/items/"+p)||(e=e===null?_.errors:e.concat(_.errors),
i=e.length)}else e=t(e,s+"/items","type",{type:"array"}),i++}}else e=t(e,s,"type",{type:"object"}),i++;return d.errors=e,i===0}
/**
 * Whether a value is an input of `createFrequencyReport` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createFrequencyReport } from "@fieldwork/brand-lift-client/request-validators"
 * createFrequencyReport({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"json":"{\"filter_impressions_by_timestamp\":true,\"survey_ids\":[410222],\"output_columns\":{\"respondent_id\":true},\"utc_offset\":null}"}}) // => true
 * createFrequencyReport({ colour: "red" }) // => false
 * createFrequencyReport.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"createFrequencyReport"> = g
/**
 * Whether a value is the body of a successful response of `createFrequencyReport` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createFrequencyReport } from "@fieldwork/brand-lift-client/validators"
 * createFrequencyReport({"items":[{"frequency_report_id":"a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38","campaign_id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","filter_impressions_by_timestamp":true,"output_columns":{"respondent_id":true},"status":"pending","utc_offset":null,"created_at":"2026-10-05T10:40:00Z","updated_at":"2026-10-05T10:40:00Z","report_name":"frequency-autumn"}]}) // => true
 * createFrequencyReport(null) // => false
 * createFrequencyReport.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"createFrequencyReport"> = c
