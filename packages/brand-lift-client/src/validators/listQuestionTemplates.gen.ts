// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(r,t,e,o)=>{const i={instancePath:t,keyword:e,params:o};return r===null?[i]:(r.push(i),r)},d=m,g=new RegExp("^-?\\d+$","u");function m(r,t=""){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.usage===void 0&&(e=s(e,t,"required",{missingProperty:"usage"}),o++),r.country_language_id===void 0&&(e=s(e,t,
"required",{missingProperty:"country_language_id"}),o++),r.industry_id===void 0&&(e=s(e,t,"required",{missingProperty:"industry_id"}),o++);for(const i in r)i===
"usage"||i==="country_language_id"||i==="industry_id"||i==="question_name"||i==="question_name__contains"||i==="question_name__icontains"||i==="question_name__i\
n"||(e=s(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.usage!==void 0){let i=r.usage;typeof i!="string"&&(e=s(e,t+"/usage","type",{type:"string"}),
o++),i==="lift"||i==="baseline"||i==="extra"||i==="social"||i==="ots"||(e=s(e,t+"/usage","enum",{allowedValues:["lift","baseline","extra","social","ots"]}),o++)}
if(r.country_language_id!==void 0){let i=r.country_language_id;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=s(e,t+"/country_language_id","type",{type:["inte\
ger","string"]}),o++),typeof i=="string"&&!g.test(i)&&(e=s(e,t+"/country_language_id","pattern",{pattern:"^-?\\d+$"}),o++)}if(r.industry_id!==void 0){let i=r.industry_id;
!Number.isSafeInteger(i)&&typeof i!="string"&&(e=s(e,t+"/industry_id","type",{type:["integer","string"]}),o++),typeof i=="string"&&!g.test(i)&&(e=s(e,t+"/indust\
ry_id","pattern",{pattern:"^-?\\d+$"}),o++)}if(r.question_name!==void 0){let i=r.question_name;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=s(e,t+"/question\
_name","type",{type:["string","integer"]}),o++)}if(r.question_name__contains!==void 0){let i=r.question_name__contains;typeof i!="string"&&!Number.isSafeInteger(
i)&&(e=s(e,t+"/question_name__contains","type",{type:["string","integer"]}),o++)}if(r.question_name__icontains!==void 0){let i=r.question_name__icontains;typeof i!=
"string"&&!Number.isSafeInteger(i)&&(e=s(e,t+"/question_name__icontains","type",{type:["string","integer"]}),o++)}if(r.question_name__in!==void 0){let i=r.question_name__in;
if(Array.isArray(i)){const y=i.length;for(let n=0;n<y;n++){let _=i[n];typeof _!="string"&&!Number.isSafeInteger(_)&&(e=s(e,t+"/question_name__in/"+n,"type",{type:[
"string","integer"]}),o++)}}else e=s(e,t+"/question_name__in","type",{type:"array"}),o++}}else e=s(e,t,"type",{type:"object"}),o++;return m.errors=e,o===0}const w=v;
function l(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_text!==void 0&&typeof r.question_text!="string"&&(e=s(e,t+"/questio\
n_text","type",{type:"string"}),o++),r.question_name!==void 0&&typeof r.question_name!="string"&&(e=s(e,t+"/question_name","type",{type:"string"}),o++),r.question_version!==
void 0){let i=r.question_version;Number.isSafeInteger(i)||(e=s(e,t+"/question_version","type",{type:"integer"}),o++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!=
"string"&&(e=s(e,t+"/kpi_type","type",{type:"string"}),o++),r.custom_question_text!==void 0&&typeof r.custom_question_text!="string"&&(e=s(e,t+"/custom_question\
_text","type",{type:"string"}),o++),r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!="boolean"&&(e=s(e,t+"/is_custom_question_text","type",
{type:"boolean"}),o++),r.max_sel!==void 0){let i=r.max_sel;Number.isSafeInteger(i)||(e=s(e,t+"/max_sel","type",{type:"integer"}),o++)}if(r.answers!==void 0){let i=r.
answers;if(Array.isArray(i)){const y=i.length;for(let n=0;n<y;n++)typeof i[n]!="string"&&(e=s(e,t+"/answers/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/answ\
ers","type",{type:"array"}),o++}if(r.replaceable_answers!==void 0&&typeof r.replaceable_answers!="boolean"&&(e=s(e,t+"/replaceable_answers","type",{type:"boolea\
n"}),o++),r.none_of_the_above_answer!==void 0&&typeof r.none_of_the_above_answer!="string"&&(e=s(e,t+"/none_of_the_above_answer","type",{type:"string"}),o++),r.
refuse_to_answer!==void 0&&typeof r.refuse_to_answer!="string"&&(e=s(e,t+"/refuse_to_answer","type",{type:"string"}),o++),r.dont_know_answer!==void 0&&typeof r.
dont_know_answer!="string"&&(e=s(e,t+"/dont_know_answer","type",{type:"string"}),o++),r.other_answer!==void 0&&typeof r.other_answer!="string"&&(e=s(e,t+"/other\
_answer","type",{type:"string"}),o++),r.anchored_answer!==void 0&&typeof r.anchored_answer!="string"&&(e=s(e,t+"/anchored_answer","type",{type:"string"}),o++),r.
randomize!==void 0&&typeof r.randomize!="boolean"&&(e=s(e,t+"/randomize","type",{type:"boolean"}),o++),r.order!==void 0){let i=r.order;Number.isSafeInteger(i)||
(e=s(e,t+"/order","type",{type:"integer"}),o++)}if(r.default!==void 0&&typeof r.default!="boolean"&&(e=s(e,t+"/default","type",{type:"boolean"}),o++),r.question_type!==
void 0&&typeof r.question_type!="string"&&(e=s(e,t+"/question_type","type",{type:"string"}),o++),r.target_option_index!==void 0){let i=r.target_option_index;Number.
isSafeInteger(i)||(e=s(e,t+"/target_option_index","type",{type:"integer"}),o++)}if(r.multi_target_option_index!==void 0){let i=r.multi_target_option_index;if(Array.
isArray(i)){const y=i.length;for(let n=0;n<y;n++){let _=i[n];Number.isSafeInteger(_)||(e=s(e,t+"/multi_target_option_index/"+n,"type",{type:"integer"}),o++)}}else
e=s(e,t+"/multi_target_option_index","type",{type:"array"}),o++}r.use_answer_meta!==void 0&&typeof r.use_answer_meta!="boolean"&&(e=s(e,t+"/use_answer_meta","ty\
pe",{type:"boolean"}),o++),r.use_question_meta!==void 0&&typeof r.use_question_meta!="boolean"&&(e=s(e,t+"/use_question_meta","type",{type:"boolean"}),o++),r.enable_skip_logic!==
void 0&&typeof r.enable_skip_logic!="boolean"&&(e=s(e,t+"/enable_skip_logic","type",{type:"boolean"}),o++)}else e=s(e,t,"type",{type:"object"}),o++;return l.errors=
e,o===0}function f(r,t=""){let e=null,o=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.name!==void 0&&typeof r.name!="string"&&(e=s(e,t+"/name","type",{type:"\
string"}),o++),r.label!==void 0&&typeof r.label!="string"&&(e=s(e,t+"/label","type",{type:"string"}),o++),r.value!==void 0&&typeof r.value!="string"&&(e=s(e,t+"\
/value","type",{type:"string"}),o++)):(e=s(e,t,"type",{type:"object"}),o++),f.errors=e,o===0}function u(r,t=""){let e=null,o=0;if(l(r,t)||(e=e===null?l.errors:e.
concat(l.errors),o=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_text_template!==void 0&&typeof r.question_text_template!="string"&&(e=s(e,t+
"/question_text_template","type",{type:"string"}),o++),r.fields!==void 0){let i=r.fields;if(Array.isArray(i)){const y=i.length;for(let n=0;n<y;n++)f(i[n],t+"/fi\
elds/"+n)||(e=e===null?f.errors:e.concat(f.errors),o=e.length)}else e=s(e,t+"/fields","type",{type:"array"}),o++}if(r.columns!==void 0){let i=r.columns;i&&typeof i==
"object"&&!Array.isArray(i)||(e=s(e,t+"/columns","type",{type:"object"}),o++)}if(r.rows!==void 0){let i=r.rows;i&&typeof i=="object"&&!Array.isArray(i)||(e=s(e,
t+"/rows","type",{type:"object"}),o++)}if(r.multi_level_target_option_index!==void 0){let i=r.multi_level_target_option_index;if(Array.isArray(i)){const y=i.length;
for(let n=0;n<y;n++){let _=i[n];if(Array.isArray(_)){const b=_.length;for(let p=0;p<b;p++){let q=_[p];Number.isSafeInteger(q)||(e=s(e,t+"/multi_level_target_opt\
ion_index/"+n+"/"+p,"type",{type:"integer"}),o++)}}else e=s(e,t+"/multi_level_target_option_index/"+n,"type",{type:"array"}),o++}}else e=s(e,t+"/multi_level_tar\
get_option_index","type",{type:"array"}),o++}if(r.allowed_question_types!==void 0){let i=r.allowed_question_types;if(Array.isArray(i)){const y=i.length;for(let n=0;n<
y;n++)typeof i[n]!="string"&&(e=s(e,t+"/allowed_question_types/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/allowed_question_types","type",{type:"array"}),o++}
if(r.allowed_question_properties!==void 0){let i=r.allowed_question_properties;if(Array.isArray(i)){const y=i.length;for(let n=0;n<y;n++)typeof i[n]!="string"&&
(e=s(e,t+"/allowed_question_properties/"+n,"type",{type:"string"}),o++)}else e=s(e,t+"/allowed_question_properties","type",{type:"array"}),o++}r.required!==void 0&&
typeof r.required!="boolean"&&(e=s(e,t+"/required","type",{type:"boolean"}),o++),r.has_retrievable_answers!==void 0&&typeof r.has_retrievable_answers!="boolean"&&
(e=s(e,t+"/has_retrievable_answers","type",{type:"boolean"}),o++)}return u.errors=e,o===0}function v(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.items===void 0&&(e=s(e,t,"required",{missingProperty:"items"}),o++),r.items!==void 0){let i=r.items;if(Array.isArray(i)){const y=i.length;for(let n=0;n<
y;n++)u(i[n],t+"/items/"+n)||(e=e===null?u.errors:e.concat(u.errors),o=e.length)}else e=s(e,t+"/items","type",{type:"array"}),o++}}else e=s(e,t,"type",{type:"ob\
ject"}),o++;return v.errors=e,o===0}
/**
 * Whether a value is an input of `listQuestionTemplates` (`GET /api/impact-measurement/v1/question-templates`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listQuestionTemplates } from "@fieldwork/brand-lift-client/request-validators"
 * listQuestionTemplates({"usage":"lift","country_language_id":9,"industry_id":12}) // => true
 * listQuestionTemplates({ colour: "red" }) // => false
 * listQuestionTemplates.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listQuestionTemplates"> = d
/**
 * Whether a value is the body of a successful response of `listQuestionTemplates` (`GET /api/impact-measurement/v1/question-templates`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listQuestionTemplates } from "@fieldwork/brand-lift-client/validators"
 * listQuestionTemplates(null) // => false
 * listQuestionTemplates.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listQuestionTemplates"> = w
