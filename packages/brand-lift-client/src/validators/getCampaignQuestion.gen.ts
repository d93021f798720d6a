// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(r,o,e,i)=>{const t={instancePath:o,keyword:e,params:i};return r===null?[t]:(r.push(t),r)},v=u,g=new RegExp("^-?\\d+$","u");function u(r,o=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=s(e,o,"required",{missingProperty:"campaigns_pk"}),i++),r.id===void 0&&(e=s(e,o,"re\
quired",{missingProperty:"id"}),i++);for(const t in r)t==="campaigns_pk"||t==="id"||(e=s(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.campaigns_pk!==
void 0&&typeof r.campaigns_pk!="string"&&(e=s(e,o+"/campaigns_pk","type",{type:"string"}),i++),r.id!==void 0){let t=r.id;!Number.isSafeInteger(t)&&typeof t!="st\
ring"&&(e=s(e,o+"/id","type",{type:["integer","string"]}),i++),typeof t=="string"&&!g.test(t)&&(e=s(e,o+"/id","pattern",{pattern:"^-?\\d+$"}),i++)}}else e=s(e,o,
"type",{type:"object"}),i++;return u.errors=e,i===0}const q=l;function n(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=
s(e,o,"required",{missingProperty:"id"}),i++),r.id!==void 0){let t=r.id;Number.isSafeInteger(t)||(e=s(e,o+"/id","type",{type:"integer"}),i++)}if(r.question_id!==
void 0){let t=r.question_id;Number.isSafeInteger(t)||(e=s(e,o+"/question_id","type",{type:"integer"}),i++)}if(r.question_name!==void 0&&typeof r.question_name!=
"string"&&(e=s(e,o+"/question_name","type",{type:"string"}),i++),r.question_text!==void 0&&typeof r.question_text!="string"&&(e=s(e,o+"/question_text","type",{type:"\
string"}),i++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=s(e,o+"/question_type","type",{type:"string"}),i++),r.in_target_answers!==void 0){
let t=r.in_target_answers;if(Array.isArray(t)){const f=t.length;for(let p=0;p<f;p++){let _=t[p];Number.isSafeInteger(_)||(e=s(e,o+"/in_target_answers/"+p,"type",
{type:"integer"}),i++)}}else e=s(e,o+"/in_target_answers","type",{type:"array"}),i++}r.question_has_predefined_answers!==void 0&&typeof r.question_has_predefined_answers!=
"boolean"&&(e=s(e,o+"/question_has_predefined_answers","type",{type:"boolean"}),i++),r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=s(e,o+"/kpi_type","typ\
e",{type:"string"}),i++)}else e=s(e,o,"type",{type:"object"}),i++;return n.errors=e,i===0}function y(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.answer_id===void 0&&(e=s(e,o,"required",{missingProperty:"answer_id"}),i++),r.answer_id!==void 0){let t=r.answer_id;Number.isSafeInteger(t)||(e=s(e,o+"\
/answer_id","type",{type:"integer"}),i++)}r.answer_text!==void 0&&typeof r.answer_text!="string"&&(e=s(e,o+"/answer_text","type",{type:"string"}),i++)}else e=s(
e,o,"type",{type:"object"}),i++;return y.errors=e,i===0}function l(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question===void 0&&(e=
s(e,o,"required",{missingProperty:"question"}),i++),r.question!==void 0&&(n(r.question,o+"/question")||(e=e===null?n.errors:e.concat(n.errors),i=e.length)),r.answers!==
void 0){let t=r.answers;if(Array.isArray(t)){const f=t.length;for(let p=0;p<f;p++)y(t[p],o+"/answers/"+p)||(e=e===null?y.errors:e.concat(y.errors),i=e.length)}else
e=s(e,o+"/answers","type",{type:"array"}),i++}}else e=s(e,o,"type",{type:"object"}),i++;return l.errors=e,i===0}
/**
 * Whether a value is an input of `getCampaignQuestion` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCampaignQuestion } from "@fieldwork/brand-lift-client/request-validators"
 * getCampaignQuestion({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":48120}) // => true
 * getCampaignQuestion({ colour: "red" }) // => false
 * getCampaignQuestion.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getCampaignQuestion"> = v
/**
 * Whether a value is the body of a successful response of `getCampaignQuestion` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCampaignQuestion } from "@fieldwork/brand-lift-client/validators"
 * getCampaignQuestion({"question":{"id":48120,"question_id":31877,"question_name":"brand_awareness","question_text":"Which of these coffee brands have you heard of?","in_target_answers":[90211],"question_has_predefined_answers":true,"kpi_type":"awareness"},"answers":[{"answer_id":90211,"answer_text":"Alder Coffee"},{"answer_id":90212,"answer_text":"Birch Roasters"},{"answer_id":90213,"answer_text":"Cedar Beans"}]}) // => true
 * getCampaignQuestion(null) // => false
 * getCampaignQuestion.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getCampaignQuestion"> = q
