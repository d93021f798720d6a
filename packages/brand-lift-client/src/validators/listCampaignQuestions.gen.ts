// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,i,f,u)=>{const p={instancePath:i,keyword:f,params:u};return r===null?[p]:(r.push(p),r)},b=d,m=new RegExp("^-?\\d+$","u");function d(r,{instancePath:i="",
parentData:f,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=n(e,i,"required",{missingProperty:"\
campaigns_pk"}),t++);for(const o in r)o==="campaigns_pk"||o==="question_id"||o==="question_id__in"||o==="question_type"||o==="question_type__in"||(e=n(e,i,"addi\
tionalProperties",{additionalProperty:o}),t++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=n(e,i+"/campaigns_pk","type",{type:"string"}),t++),
r.question_id!==void 0){let o=r.question_id;!Number.isSafeInteger(o)&&typeof o!="string"&&(e=n(e,i+"/question_id","type",{type:["integer","string"]}),t++),typeof o==
"string"&&!m.test(o)&&(e=n(e,i+"/question_id","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.question_id__in!==void 0){let o=r.question_id__in;if(Array.isArray(o)){const y=o.
length;for(let s=0;s<y;s++){let _=o[s];!Number.isSafeInteger(_)&&typeof _!="string"&&(e=n(e,i+"/question_id__in/"+s,"type",{type:["integer","string"]}),t++),typeof _==
"string"&&!m.test(_)&&(e=n(e,i+"/question_id__in/"+s,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=n(e,i+"/question_id__in","type",{type:"array"}),t++}if(r.question_type!==
void 0){let o=r.question_type;typeof o!="string"&&!Number.isSafeInteger(o)&&(e=n(e,i+"/question_type","type",{type:["string","integer"]}),t++)}if(r.question_type__in!==
void 0){let o=r.question_type__in;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++){let _=o[s];typeof _!="string"&&!Number.isSafeInteger(_)&&(e=n(e,i+"\
/question_type__in/"+s,"type",{type:["string","integer"]}),t++)}}else e=n(e,i+"/question_type__in","type",{type:"array"}),t++}}else e=n(e,i,"type",{type:"object"}),
t++;return d.errors=e,t===0}const A=w;function l(r,{instancePath:i="",parentData:f,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0&&(e=n(e,i,"required",{missingProperty:"id"}),t++),r.id!==void 0){let o=r.id;Number.isSafeInteger(o)||(e=n(e,i+"/id","type",{
type:"integer"}),t++)}if(r.question_id!==void 0){let o=r.question_id;Number.isSafeInteger(o)||(e=n(e,i+"/question_id","type",{type:"integer"}),t++)}if(r.question_name!==
void 0&&typeof r.question_name!="string"&&(e=n(e,i+"/question_name","type",{type:"string"}),t++),r.question_text!==void 0&&typeof r.question_text!="string"&&(e=
n(e,i+"/question_text","type",{type:"string"}),t++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=n(e,i+"/question_type","type",{type:"string"}),
t++),r.in_target_answers!==void 0){let o=r.in_target_answers;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++){let _=o[s];Number.isSafeInteger(_)||(e=n(
e,i+"/in_target_answers/"+s,"type",{type:"integer"}),t++)}}else e=n(e,i+"/in_target_answers","type",{type:"array"}),t++}r.question_has_predefined_answers!==void 0&&
typeof r.question_has_predefined_answers!="boolean"&&(e=n(e,i+"/question_has_predefined_answers","type",{type:"boolean"}),t++),r.kpi_type!==void 0&&typeof r.kpi_type!=
"string"&&(e=n(e,i+"/kpi_type","type",{type:"string"}),t++)}else e=n(e,i,"type",{type:"object"}),t++;return l.errors=e,t===0}function g(r,{instancePath:i="",parentData:f,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.answer_id===void 0&&(e=n(e,i,"required",{missingProperty:"\
answer_id"}),t++),r.answer_id!==void 0){let o=r.answer_id;Number.isSafeInteger(o)||(e=n(e,i+"/answer_id","type",{type:"integer"}),t++)}r.answer_text!==void 0&&typeof r.
answer_text!="string"&&(e=n(e,i+"/answer_text","type",{type:"string"}),t++)}else e=n(e,i,"type",{type:"object"}),t++;return g.errors=e,t===0}function q(r,{instancePath:i="",
parentData:f,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question===void 0&&(e=n(e,i,"required",{missingProperty:"\
question"}),t++),r.question!==void 0&&(l(r.question,{instancePath:i+"/question",parentData:r,parentDataProperty:"question",rootData:p})||(e=e===null?l.errors:e.
concat(l.errors),t=e.length)),r.answers!==void 0){let o=r.answers;if(Array.isArray(o)){const y=o.length;for(let s=0;s<y;s++)g(o[s],{instancePath:i+"/answers/"+s,
parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=n(e,i+"/answers","type",{type:"array"}),t++}}else e=n(
e,i,"type",{type:"object"}),t++;return q.errors=e,t===0}function v(r,{instancePath:i="",parentData:f,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=n(e,i,"required",{missingProperty:"items"}),t++),r.items!==void 0){let o=r.items;if(Array.isArray(
o)){const y=o.length;for(let s=0;s<y;s++)q(o[s],{instancePath:i+"/items/"+s,parentData:o,parentDataProperty:s,rootData:p})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)}else e=n(e,i+"/items","type",{type:"array"}),t++}}else e=n(e,i,"type",{type:"object"}),t++;return v.errors=e,t===0}function w(r,{instancePath:i="",parentData:f,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return v(r,{instancePath:i,parentData:f,parentDataProperty:u,rootData:p})||(e=e===null?v.errors:e.concat(v.
errors),t=e.length),w.errors=e,t===0}
export const request: Validator<"listCampaignQuestions"> = b
export const response: Validator<"listCampaignQuestions"> = A
