// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(r,o,e,i)=>{const t={instancePath:o,keyword:e,params:i};return r===null?[t]:(r.push(t),r)},v=g,l=new RegExp("^-?\\d+$","u");function g(r,o=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=s(e,o,"required",{missingProperty:"campaigns_pk"}),i++);for(const t in r)t==="campa\
igns_pk"||t==="question_id"||t==="question_id__in"||t==="question_type"||t==="question_type__in"||(e=s(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.
campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=s(e,o+"/campaigns_pk","type",{type:"string"}),i++),r.question_id!==void 0){let t=r.question_id;!Number.
isSafeInteger(t)&&typeof t!="string"&&(e=s(e,o+"/question_id","type",{type:["integer","string"]}),i++),typeof t=="string"&&!l.test(t)&&(e=s(e,o+"/question_id","\
pattern",{pattern:"^-?\\d+$"}),i++)}if(r.question_id__in!==void 0){let t=r.question_id__in;if(Array.isArray(t)){const p=t.length;for(let n=0;n<p;n++){let y=t[n];
!Number.isSafeInteger(y)&&typeof y!="string"&&(e=s(e,o+"/question_id__in/"+n,"type",{type:["integer","string"]}),i++),typeof y=="string"&&!l.test(y)&&(e=s(e,o+"\
/question_id__in/"+n,"pattern",{pattern:"^-?\\d+$"}),i++)}}else e=s(e,o+"/question_id__in","type",{type:"array"}),i++}if(r.question_type!==void 0){let t=r.question_type;
typeof t!="string"&&!Number.isSafeInteger(t)&&(e=s(e,o+"/question_type","type",{type:["string","integer"]}),i++)}if(r.question_type__in!==void 0){let t=r.question_type__in;
if(Array.isArray(t)){const p=t.length;for(let n=0;n<p;n++){let y=t[n];typeof y!="string"&&!Number.isSafeInteger(y)&&(e=s(e,o+"/question_type__in/"+n,"type",{type:[
"string","integer"]}),i++)}}else e=s(e,o+"/question_type__in","type",{type:"array"}),i++}}else e=s(e,o,"type",{type:"object"}),i++;return g.errors=e,i===0}const d=q;
function _(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=s(e,o,"required",{missingProperty:"id"}),i++),r.id!==void 0){
let t=r.id;Number.isSafeInteger(t)||(e=s(e,o+"/id","type",{type:"integer"}),i++)}if(r.question_id!==void 0){let t=r.question_id;Number.isSafeInteger(t)||(e=s(e,
o+"/question_id","type",{type:"integer"}),i++)}if(r.question_name!==void 0&&typeof r.question_name!="string"&&(e=s(e,o+"/question_name","type",{type:"string"}),
i++),r.question_text!==void 0&&typeof r.question_text!="string"&&(e=s(e,o+"/question_text","type",{type:"string"}),i++),r.question_type!==void 0&&typeof r.question_type!=
"string"&&(e=s(e,o+"/question_type","type",{type:"string"}),i++),r.in_target_answers!==void 0){let t=r.in_target_answers;if(Array.isArray(t)){const p=t.length;for(let n=0;n<
p;n++){let y=t[n];Number.isSafeInteger(y)||(e=s(e,o+"/in_target_answers/"+n,"type",{type:"integer"}),i++)}}else e=s(e,o+"/in_target_answers","type",{type:"array"}),
i++}r.question_has_predefined_answers!==void 0&&typeof r.question_has_predefined_answers!="boolean"&&(e=s(e,o+"/question_has_predefined_answers","type",{type:"b\
oolean"}),i++),r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=s(e,o+"/kpi_type","type",{type:"string"}),i++)}else e=s(e,o,"type",{type:"object"}),i++;return _.
errors=e,i===0}function f(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.answer_id===void 0&&(e=s(e,o,"required",{missingProperty:"ans\
wer_id"}),i++),r.answer_id!==void 0){let t=r.answer_id;Number.isSafeInteger(t)||(e=s(e,o+"/answer_id","type",{type:"integer"}),i++)}r.answer_text!==void 0&&typeof r.
answer_text!="string"&&(e=s(e,o+"/answer_text","type",{type:"string"}),i++)}else e=s(e,o,"type",{type:"object"}),i++;return f.errors=e,i===0}function u(r,o=""){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question===void 0&&(e=s(e,o,"required",{missingProperty:"question"}),i++),r.question!==void 0&&
(_(r.question,o+"/question")||(e=e===null?_.errors:e.concat(_.errors),i=e.length)),r.answers!==void 0){let t=r.answers;if(Array.isArray(t)){const p=t.length;for(let n=0;n<
p;n++)f(t[n],o+"/answers/"+n)||(e=e===null?f.errors:e.concat(f.errors),i=e.length)}else e=s(e,o+"/answers","type",{type:"array"}),i++}}else e=s(e,o,"type",{type:"\
object"}),i++;return u.errors=e,i===0}function q(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=s(e,o,"required",{missingProperty:"\
items"}),i++),r.items!==void 0){let t=r.items;if(Array.isArray(t)){const p=t.length;for(let n=0;n<p;n++)u(t[n],o+"/items/"+n)||(e=e===null?u.errors:e.concat(u.errors),
i=e.length)}else e=s(e,o+"/items","type",{type:"array"}),i++}}else e=s(e,o,"type",{type:"object"}),i++;return q.errors=e,i===0}
/**
 * Whether a value is an input of `listCampaignQuestions` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCampaignQuestions } from "@fieldwork/brand-lift-client/request-validators"
 * listCampaignQuestions({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * listCampaignQuestions({ colour: "red" }) // => false
 * listCampaignQuestions.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listCampaignQuestions"> = v
/**
 * Whether a value is the body of a successful response of `listCampaignQuestions` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCampaignQuestions } from "@fieldwork/brand-lift-client/validators"
 * listCampaignQuestions(null) // => false
 * listCampaignQuestions.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listCampaignQuestions"> = d
