// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(r,i,e,o)=>{const t={instancePath:i,keyword:e,params:o};return r===null?[t]:(r.push(t),r)},w=g;function g(r,i=""){let e=null,o=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"}),o++),r.usage===void 0&&(e=s(e,i,"required",{missingProperty:"usage"}),o++);for(const t in r)
t==="id"||t==="usage"||(e=s(e,i,"additionalProperties",{additionalProperty:t}),o++);if(r.id!==void 0&&typeof r.id!="string"&&(e=s(e,i+"/id","type",{type:"string"}),
o++),r.usage!==void 0){let t=r.usage;typeof t!="string"&&(e=s(e,i+"/usage","type",{type:"string"}),o++),t==="lift"||t==="baseline"||t==="social"||t==="ots"||(e=
s(e,i+"/usage","enum",{allowedValues:["lift","baseline","social","ots"]}),o++)}}else e=s(e,i,"type",{type:"object"}),o++;return g.errors=e,o===0}const q=v;function _(r,i=""){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_text!==void 0&&typeof r.question_text!="string"&&(e=s(e,i+"/question_text","type",{type:"\
string"}),o++),r.question_name!==void 0&&typeof r.question_name!="string"&&(e=s(e,i+"/question_name","type",{type:"string"}),o++),r.question_version!==void 0){let t=r.
question_version;Number.isSafeInteger(t)||(e=s(e,i+"/question_version","type",{type:"integer"}),o++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=s(e,
i+"/kpi_type","type",{type:"string"}),o++),r.custom_question_text!==void 0&&typeof r.custom_question_text!="string"&&(e=s(e,i+"/custom_question_text","type",{type:"\
string"}),o++),r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!="boolean"&&(e=s(e,i+"/is_custom_question_text","type",{type:"boolean"}),o++),
r.max_sel!==void 0){let t=r.max_sel;Number.isSafeInteger(t)||(e=s(e,i+"/max_sel","type",{type:"integer"}),o++)}if(r.answers!==void 0){let t=r.answers;if(Array.isArray(
t)){const y=t.length;for(let l=0;l<y;l++)typeof t[l]!="string"&&(e=s(e,i+"/answers/"+l,"type",{type:"string"}),o++)}else e=s(e,i+"/answers","type",{type:"array"}),
o++}if(r.replaceable_answers!==void 0&&typeof r.replaceable_answers!="boolean"&&(e=s(e,i+"/replaceable_answers","type",{type:"boolean"}),o++),r.none_of_the_above_answer!==
void 0&&typeof r.none_of_the_above_answer!="string"&&(e=s(e,i+"/none_of_the_above_answer","type",{type:"string"}),o++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!=
"string"&&(e=s(e,i+"/refuse_to_answer","type",{type:"string"}),o++),r.dont_know_answer!==void 0&&typeof r.dont_know_answer!="string"&&(e=s(e,i+"/dont_know_answe\
r","type",{type:"string"}),o++),r.other_answer!==void 0&&typeof r.other_answer!="string"&&(e=s(e,i+"/other_answer","type",{type:"string"}),o++),r.anchored_answer!==
void 0&&typeof r.anchored_answer!="string"&&(e=s(e,i+"/anchored_answer","type",{type:"string"}),o++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=s(e,
i+"/randomize","type",{type:"boolean"}),o++),r.order!==void 0){let t=r.order;Number.isSafeInteger(t)||(e=s(e,i+"/order","type",{type:"integer"}),o++)}if(r.default!==
void 0&&typeof r.default!="boolean"&&(e=s(e,i+"/default","type",{type:"boolean"}),o++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=s(e,i+"/qu\
estion_type","type",{type:"string"}),o++),r.target_option_index!==void 0){let t=r.target_option_index;Number.isSafeInteger(t)||(e=s(e,i+"/target_option_index","\
type",{type:"integer"}),o++)}if(r.multi_target_option_index!==void 0){let t=r.multi_target_option_index;if(Array.isArray(t)){const y=t.length;for(let l=0;l<y;l++){
let p=t[l];Number.isSafeInteger(p)||(e=s(e,i+"/multi_target_option_index/"+l,"type",{type:"integer"}),o++)}}else e=s(e,i+"/multi_target_option_index","type",{type:"\
array"}),o++}r.use_answer_meta!==void 0&&typeof r.use_answer_meta!="boolean"&&(e=s(e,i+"/use_answer_meta","type",{type:"boolean"}),o++),r.use_question_meta!==void 0&&
typeof r.use_question_meta!="boolean"&&(e=s(e,i+"/use_question_meta","type",{type:"boolean"}),o++),r.enable_skip_logic!==void 0&&typeof r.enable_skip_logic!="bo\
olean"&&(e=s(e,i+"/enable_skip_logic","type",{type:"boolean"}),o++)}else e=s(e,i,"type",{type:"object"}),o++;return _.errors=e,o===0}function f(r,i=""){let e=null,
o=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.name!==void 0&&typeof r.name!="string"&&(e=s(e,i+"/name","type",{type:"string"}),o++),r.label!==void 0&&typeof r.
label!="string"&&(e=s(e,i+"/label","type",{type:"string"}),o++),r.value!==void 0&&typeof r.value!="string"&&(e=s(e,i+"/value","type",{type:"string"}),o++)):(e=s(
e,i,"type",{type:"object"}),o++),f.errors=e,o===0}function u(r,i=""){let e=null,o=0;if(_(r,i)||(e=e===null?_.errors:e.concat(_.errors),o=e.length),r&&typeof r==
"object"&&!Array.isArray(r)){if(r.question_text_template!==void 0&&typeof r.question_text_template!="string"&&(e=s(e,i+"/question_text_template","type",{type:"s\
tring"}),o++),r.fields!==void 0){let t=r.fields;if(Array.isArray(t)){const y=t.length;for(let l=0;l<y;l++)f(t[l],i+"/fields/"+l)||(e=e===null?f.errors:e.concat(
f.errors),o=e.length)}else e=s(e,i+"/fields","type",{type:"array"}),o++}if(r.columns!==void 0){let t=r.columns;t&&typeof t=="object"&&!Array.isArray(t)||(e=s(e,
i+"/columns","type",{type:"object"}),o++)}if(r.rows!==void 0){let t=r.rows;t&&typeof t=="object"&&!Array.isArray(t)||(e=s(e,i+"/rows","type",{type:"object"}),o++)}
if(r.multi_level_target_option_index!==void 0){let t=r.multi_level_target_option_index;if(Array.isArray(t)){const y=t.length;for(let l=0;l<y;l++){let p=t[l];if(Array.
isArray(p)){const b=p.length;for(let n=0;n<b;n++){let m=p[n];Number.isSafeInteger(m)||(e=s(e,i+"/multi_level_target_option_index/"+l+"/"+n,"type",{type:"integer"}),
o++)}}else e=s(e,i+"/multi_level_target_option_index/"+l,"type",{type:"array"}),o++}}else e=s(e,i+"/multi_level_target_option_index","type",{type:"array"}),o++}
if(r.allowed_question_types!==void 0){let t=r.allowed_question_types;if(Array.isArray(t)){const y=t.length;for(let l=0;l<y;l++)typeof t[l]!="string"&&(e=s(e,i+"\
/allowed_question_types/"+l,"type",{type:"string"}),o++)}else e=s(e,i+"/allowed_question_types","type",{type:"array"}),o++}if(r.allowed_question_properties!==void 0){
let t=r.allowed_question_properties;if(Array.isArray(t)){const y=t.length;for(let l=0;l<y;l++)typeof t[l]!="string"&&(e=s(e,i+"/allowed_question_properties/"+l,
"type",{type:"string"}),o++)}else e=s(e,i+"/allowed_question_properties","type",{type:"array"}),o++}r.required!==void 0&&typeof r.required!="boolean"&&(e=s(e,i+
"/required","type",{type:"boolean"}),o++),r.has_retrievable_answers!==void 0&&typeof r.has_retrievable_answers!="boolean"&&(e=s(e,i+"/has_retrievable_answers","\
type",{type:"boolean"}),o++)}return u.errors=e,o===0}function v(r,i=""){let e=null,o=0;if(Array.isArray(r)){const t=r.length;for(let y=0;y<t;y++)u(r[y],i+"/"+y)||
(e=e===null?u.errors:e.concat(u.errors),o=e.length)}else e=s(e,i,"type",{type:"array"}),o++;return v.errors=e,o===0}
/**
 * Whether a value is an input of `listCampaignQuestionTemplates` (`GET /api/impact-measurement/v1/campaigns/{id}/question-templates`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCampaignQuestionTemplates } from "@fieldwork/brand-lift-client/request-validators"
 * listCampaignQuestionTemplates({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","usage":"baseline"}) // => true
 * listCampaignQuestionTemplates({ colour: "red" }) // => false
 * listCampaignQuestionTemplates.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listCampaignQuestionTemplates"> = w
/**
 * Whether a value is the body of a successful response of `listCampaignQuestionTemplates` (`GET /api/impact-measurement/v1/campaigns/{id}/question-templates`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCampaignQuestionTemplates } from "@fieldwork/brand-lift-client/validators"
 * listCampaignQuestionTemplates([{"question_name":"demo_gender","question_text":"What is your gender?","question_version":1,"answers":["Male","Female"],"refuse_to_answer":"Prefer not to say","question_type":"radio","required":true,"has_retrievable_answers":true}]) // => true
 * listCampaignQuestionTemplates(null) // => false
 * listCampaignQuestionTemplates.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listCampaignQuestionTemplates"> = q
