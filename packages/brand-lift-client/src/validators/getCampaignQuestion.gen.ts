// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,t,y,f)=>{const n={instancePath:t,keyword:y,params:f};return r===null?[n]:(r.push(n),r)},m=v,d=new RegExp("^-?\\d+$","u");function v(r,{instancePath:t="",
parentData:y,parentDataProperty:f,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=o(e,t,"required",{missingProperty:"\
campaigns_pk"}),i++),r.id===void 0&&(e=o(e,t,"required",{missingProperty:"id"}),i++);for(const s in r)s==="campaigns_pk"||s==="id"||(e=o(e,t,"additionalProperti\
es",{additionalProperty:s}),i++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=o(e,t+"/campaigns_pk","type",{type:"string"}),i++),r.id!==void 0){
let s=r.id;!Number.isSafeInteger(s)&&typeof s!="string"&&(e=o(e,t+"/id","type",{type:["integer","string"]}),i++),typeof s=="string"&&!d.test(s)&&(e=o(e,t+"/id",
"pattern",{pattern:"^-?\\d+$"}),i++)}}else e=o(e,t,"type",{type:"object"}),i++;return v.errors=e,i===0}const b=q;function l(r,{instancePath:t="",parentData:y,parentDataProperty:f,
rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=o(e,t,"required",{missingProperty:"id"}),i++),r.id!==void 0){
let s=r.id;Number.isSafeInteger(s)||(e=o(e,t+"/id","type",{type:"integer"}),i++)}if(r.question_id!==void 0){let s=r.question_id;Number.isSafeInteger(s)||(e=o(e,
t+"/question_id","type",{type:"integer"}),i++)}if(r.question_name!==void 0&&typeof r.question_name!="string"&&(e=o(e,t+"/question_name","type",{type:"string"}),
i++),r.question_text!==void 0&&typeof r.question_text!="string"&&(e=o(e,t+"/question_text","type",{type:"string"}),i++),r.question_type!==void 0&&typeof r.question_type!=
"string"&&(e=o(e,t+"/question_type","type",{type:"string"}),i++),r.in_target_answers!==void 0){let s=r.in_target_answers;if(Array.isArray(s)){const _=s.length;for(let p=0;p<
_;p++){let w=s[p];Number.isSafeInteger(w)||(e=o(e,t+"/in_target_answers/"+p,"type",{type:"integer"}),i++)}}else e=o(e,t+"/in_target_answers","type",{type:"array"}),
i++}r.question_has_predefined_answers!==void 0&&typeof r.question_has_predefined_answers!="boolean"&&(e=o(e,t+"/question_has_predefined_answers","type",{type:"b\
oolean"}),i++),r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=o(e,t+"/kpi_type","type",{type:"string"}),i++)}else e=o(e,t,"type",{type:"object"}),i++;return l.
errors=e,i===0}function u(r,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
answer_id===void 0&&(e=o(e,t,"required",{missingProperty:"answer_id"}),i++),r.answer_id!==void 0){let s=r.answer_id;Number.isSafeInteger(s)||(e=o(e,t+"/answer_i\
d","type",{type:"integer"}),i++)}r.answer_text!==void 0&&typeof r.answer_text!="string"&&(e=o(e,t+"/answer_text","type",{type:"string"}),i++)}else e=o(e,t,"type",
{type:"object"}),i++;return u.errors=e,i===0}function g(r,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.question===void 0&&(e=o(e,t,"required",{missingProperty:"question"}),i++),r.question!==void 0&&(l(r.question,{instancePath:t+"\
/question",parentData:r,parentDataProperty:"question",rootData:n})||(e=e===null?l.errors:e.concat(l.errors),i=e.length)),r.answers!==void 0){let s=r.answers;if(Array.
isArray(s)){const _=s.length;for(let p=0;p<_;p++)u(s[p],{instancePath:t+"/answers/"+p,parentData:s,parentDataProperty:p,rootData:n})||(e=e===null?u.errors:e.concat(
u.errors),i=e.length)}else e=o(e,t+"/answers","type",{type:"array"}),i++}}else e=o(e,t,"type",{type:"object"}),i++;return g.errors=e,i===0}function q(r,{instancePath:t="",
parentData:y,parentDataProperty:f,rootData:n=r}={}){let e=null,i=0;return g(r,{instancePath:t,parentData:y,parentDataProperty:f,rootData:n})||(e=e===null?g.errors:
e.concat(g.errors),i=e.length),q.errors=e,i===0}
export const request: Validator<"getCampaignQuestion"> = m
export const response: Validator<"getCampaignQuestion"> = b
