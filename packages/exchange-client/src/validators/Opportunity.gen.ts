// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { ObjectShape, Validator } from "../validator.gen.ts"
const y=(r,t,e,o)=>{const i={instancePath:t,keyword:e,params:o};return r===null?[i]:(r.push(i),r)},m=r=>{let t=0;for(const e of r)t++;return t},c=v;function l(r,t=""){
let e=null,o=0;return typeof r!="string"&&(e=y(e,t,"type",{type:"string"}),o++),l.errors=e,o===0}function n(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.value!==void 0){let i=r.value;typeof i=="number"&&isFinite(i)||(e=y(e,t+"/value","type",{type:"number"}),o++)}r.currency_code!==void 0&&typeof r.
currency_code!="string"&&(e=y(e,t+"/currency_code","type",{type:"string"}),o++)}else e=y(e,t,"type",{type:"object"}),o++;return n.errors=e,o===0}function _(r,t=""){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_id===void 0&&(e=y(e,t,"required",{missingProperty:"question_id"}),o++),r.question_id!==
void 0){let i=r.question_id;Number.isSafeInteger(i)||(e=y(e,t+"/question_id","type",{type:"integer"}),o++)}if(r.logical_operator!==void 0&&typeof r.logical_operator!=
"string"&&(e=y(e,t+"/logical_operator","type",{type:"string"}),o++),r.precodes!==void 0){let i=r.precodes;if(Array.isArray(i)){const s=i.length;for(let p=0;p<s;p++)
typeof i[p]!="string"&&(e=y(e,t+"/precodes/"+p,"type",{type:"string"}),o++)}else e=y(e,t+"/precodes","type",{type:"array"}),o++}}else e=y(e,t,"type",{type:"obje\
ct"}),o++;return _.errors=e,o===0}function u(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.survey_quota_id===void 0&&(e=y(e,t,"requir\
ed",{missingProperty:"survey_quota_id"}),o++),r.survey_quota_id!==void 0){let i=r.survey_quota_id;Number.isSafeInteger(i)||(e=y(e,t+"/survey_quota_id","type",{type:"\
integer"}),o++)}if(r.survey_quota_type!==void 0&&typeof r.survey_quota_type!="string"&&(e=y(e,t+"/survey_quota_type","type",{type:"string"}),o++),r.conversion!==
void 0){let i=r.conversion;typeof i=="number"&&isFinite(i)||(e=y(e,t+"/conversion","type",{type:"number"}),o++)}if(r.number_of_respondents!==void 0){let i=r.number_of_respondents;
Number.isSafeInteger(i)||(e=y(e,t+"/number_of_respondents","type",{type:"integer"}),o++)}if(r.questions!==void 0){let i=r.questions;if(!Array.isArray(i)&&i!==null&&
(e=y(e,t+"/questions","type",{type:["array","null"]}),o++),Array.isArray(i)){const s=i.length;for(let p=0;p<s;p++)_(i[p],t+"/questions/"+p)||(e=e===null?_.errors:
e.concat(_.errors),o=e.length)}}}else e=y(e,t,"type",{type:"object"}),o++;return u.errors=e,o===0}function f(r,t=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.question_id===void 0&&(e=y(e,t,"required",{missingProperty:"question_id"}),o++),r.question_id!==void 0){let i=r.question_id;Number.isSafeInteger(
i)||(e=y(e,t+"/question_id","type",{type:"integer"}),o++)}if(r.logical_operator!==void 0&&typeof r.logical_operator!="string"&&(e=y(e,t+"/logical_operator","typ\
e",{type:"string"}),o++),r.precodes!==void 0){let i=r.precodes;if(Array.isArray(i)){const s=i.length;for(let p=0;p<s;p++)typeof i[p]!="string"&&(e=y(e,t+"/preco\
des/"+p,"type",{type:"string"}),o++)}else e=y(e,t+"/precodes","type",{type:"array"}),o++}}else e=y(e,t,"type",{type:"object"}),o++;return f.errors=e,o===0}function v(r,t=""){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.survey_id===void 0&&(e=y(e,t,"required",{missingProperty:"survey_id"}),o++),r.survey_id!==void 0){
let i=r.survey_id;Number.isSafeInteger(i)||(e=y(e,t+"/survey_id","type",{type:"integer"}),o++)}if(r.survey_name!==void 0){let i=r.survey_name;typeof i=="string"?
i.length>128&&m(i)>128&&(e=y(e,t+"/survey_name","maxLength",{limit:128}),o++):(e=y(e,t+"/survey_name","type",{type:"string"}),o++)}if(r.account_name!==void 0&&typeof r.
account_name!="string"&&(e=y(e,t+"/account_name","type",{type:"string"}),o++),r.buyer_id!==void 0){let i=r.buyer_id;Number.isSafeInteger(i)||(e=y(e,t+"/buyer_id",
"type",{type:"integer"}),o++)}if(r.country_language!==void 0&&typeof r.country_language!="string"&&(e=y(e,t+"/country_language","type",{type:"string"}),o++),r.industry!==
void 0&&typeof r.industry!="string"&&(e=y(e,t+"/industry","type",{type:"string"}),o++),r.study_type!==void 0&&(l(r.study_type,t+"/study_type")||(e=e===null?l.errors:
e.concat(l.errors),o=e.length)),r.bid_length_of_interview!==void 0){let i=r.bid_length_of_interview;typeof i=="number"&&isFinite(i)||(e=y(e,t+"/bid_length_of_in\
terview","type",{type:"number"}),o++)}if(r.bid_incidence!==void 0){let i=r.bid_incidence;typeof i=="number"&&isFinite(i)||(e=y(e,t+"/bid_incidence","type",{type:"\
number"}),o++)}if(r.collects_pii!==void 0&&typeof r.collects_pii!="boolean"&&(e=y(e,t+"/collects_pii","type",{type:"boolean"}),o++),r.survey_group_ids!==void 0){
let i=r.survey_group_ids;if(Array.isArray(i)){const s=i.length;for(let p=0;p<s;p++){let g=i[p];Number.isSafeInteger(g)||(e=y(e,t+"/survey_group_ids/"+p,"type",{
type:"integer"}),o++)}}else e=y(e,t+"/survey_group_ids","type",{type:"array"}),o++}if(r.is_live!==void 0&&typeof r.is_live!="boolean"&&(e=y(e,t+"/is_live","type",
{type:"boolean"}),o++),r.survey_quota_calc_type!==void 0&&typeof r.survey_quota_calc_type!="string"&&(e=y(e,t+"/survey_quota_calc_type","type",{type:"string"}),
o++),r.is_only_supplier_in_group!==void 0&&typeof r.is_only_supplier_in_group!="boolean"&&(e=y(e,t+"/is_only_supplier_in_group","type",{type:"boolean"}),o++),r.
revenue_per_interview!==void 0&&(n(r.revenue_per_interview,t+"/revenue_per_interview")||(e=e===null?n.errors:e.concat(n.errors),o=e.length)),r.total_client_entrants!==
void 0){let i=r.total_client_entrants;Number.isSafeInteger(i)||(e=y(e,t+"/total_client_entrants","type",{type:"integer"}),o++)}if(r.total_remaining!==void 0){let i=r.
total_remaining;Number.isSafeInteger(i)||(e=y(e,t+"/total_remaining","type",{type:"integer"}),o++)}if(r.completion_percentage!==void 0){let i=r.completion_percentage;
typeof i=="number"&&isFinite(i)||(e=y(e,t+"/completion_percentage","type",{type:"number"}),o++)}if(r.conversion!==void 0){let i=r.conversion;typeof i=="number"&&
isFinite(i)||(e=y(e,t+"/conversion","type",{type:"number"}),o++)}if(r.length_of_interview!==void 0){let i=r.length_of_interview;Number.isSafeInteger(i)||(e=y(e,
t+"/length_of_interview","type",{type:"integer"}),o++)}if(r.overall_completes!==void 0){let i=r.overall_completes;Number.isSafeInteger(i)||(e=y(e,t+"/overall_co\
mpletes","type",{type:"integer"}),o++)}if(r.mobile_conversion!==void 0){let i=r.mobile_conversion;typeof i=="number"&&isFinite(i)||(e=y(e,t+"/mobile_conversion",
"type",{type:"number"}),o++)}if(r.revenue_per_click!==void 0){let i=r.revenue_per_click;typeof i=="number"&&isFinite(i)||(e=y(e,t+"/revenue_per_click","type",{type:"\
number"}),o++)}if(r.termination_length_of_interview!==void 0){let i=r.termination_length_of_interview;Number.isSafeInteger(i)||(e=y(e,t+"/termination_length_of_\
interview","type",{type:"integer"}),o++)}if(r.relationship_type!==void 0&&typeof r.relationship_type!="string"&&(e=y(e,t+"/relationship_type","type",{type:"stri\
ng"}),o++),r.respondent_pids!==void 0){let i=r.respondent_pids;if(!Array.isArray(i)&&i!==null&&(e=y(e,t+"/respondent_pids","type",{type:["array","null"]}),o++),
Array.isArray(i)){const s=i.length;for(let p=0;p<s;p++)typeof i[p]!="string"&&(e=y(e,t+"/respondent_pids/"+p,"type",{type:"string"}),o++)}}if(r.message_reason!==
void 0&&typeof r.message_reason!="string"&&(e=y(e,t+"/message_reason","type",{type:"string"}),o++),r.px_buyer_message!==void 0){let i=r.px_buyer_message;if(Array.
isArray(i)){const s=i.length;for(let p=0;p<s;p++)typeof i[p]!="string"&&(e=y(e,t+"/px_buyer_message/"+p,"type",{type:"string"}),o++)}else e=y(e,t+"/px_buyer_mes\
sage","type",{type:"array"}),o++}if(r.survey_quotas!==void 0){let i=r.survey_quotas;if(Array.isArray(i)){const s=i.length;for(let p=0;p<s;p++)u(i[p],t+"/survey_\
quotas/"+p)||(e=e===null?u.errors:e.concat(u.errors),o=e.length)}else e=y(e,t+"/survey_quotas","type",{type:"array"}),o++}if(r.survey_qualifications!==void 0){let i=r.
survey_qualifications;if(Array.isArray(i)){const s=i.length;for(let p=0;p<s;p++)f(i[p],t+"/survey_qualifications/"+p)||(e=e===null?f.errors:e.concat(f.errors),o=
e.length)}else e=y(e,t+"/survey_qualifications","type",{type:"array"}),o++}}else e=y(e,t,"type",{type:"object"}),o++;return v.errors=e,o===0}
/**
 * Whether a value is an `Opportunity` of a callback. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { Opportunity } from "@fieldwork/exchange-client/validators"
 * Opportunity("text") // => false
 * Opportunity.errors?.[0]?.keyword // => "type"
 * ```
 */
export const item: Validator<"Opportunity"> = c
/**
 * The fields of an `Opportunity` with their types, and the names of those that are required.
 *
 * @example
 * ```ts
 * import { OpportunityShape } from "@fieldwork/exchange-client/validators"
 * OpportunityShape.required.every((field) => field in OpportunityShape.fields) // => true
 * ```
 */
export const OpportunityShape: ObjectShape = {"fields":{"survey_id":"integer","survey_name":"string","account_name":"string","buyer_id":"integer","country_language":"string","industry":"string","study_type":"string","bid_length_of_interview":"number","bid_incidence":"number","collects_pii":"boolean","survey_group_ids":{"items":"integer"},"is_live":"boolean","survey_quota_calc_type":"string","is_only_supplier_in_group":"boolean","revenue_per_interview":{"fields":{"value":"number","currency_code":"string"},"required":[]},"total_client_entrants":"integer","total_remaining":"integer","completion_percentage":"number","conversion":"number","length_of_interview":"integer","overall_completes":"integer","mobile_conversion":"number","revenue_per_click":"number","termination_length_of_interview":"integer","relationship_type":"string","respondent_pids":{"items":"string","nullable":true},"message_reason":"string","px_buyer_message":{"items":"string"},"survey_quotas":{"items":{"fields":{"survey_quota_id":"integer","survey_quota_type":"string","conversion":"number","number_of_respondents":"integer","questions":{"items":{"fields":{"question_id":"integer","logical_operator":"string","precodes":{"items":"string"}},"required":["question_id"]},"nullable":true}},"required":["survey_quota_id"]}},"survey_qualifications":{"items":{"fields":{"question_id":"integer","logical_operator":"string","precodes":{"items":"string"}},"required":["question_id"]}}},"required":["survey_id"]}
const $isOpportunity0 = (list) => { if (!Array.isArray(list)) return false; for (let i = 0; i < list.length; i++) { const item = list[i]; if (!(Number.isSafeInteger(item))) return false } return true }
const $isOpportunity1 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $value = o["value"]; if (!($value === undefined || (typeof $value === "number" && isFinite($value)))) return false; const $currency_code = o["currency_code"]; if (!($currency_code === undefined || typeof $currency_code === "string")) return false; return true }
const $isOpportunity2 = (list) => { if (!Array.isArray(list)) return false; for (let i = 0; i < list.length; i++) { const item = list[i]; if (!(typeof item === "string")) return false } return true }
const $isOpportunity3 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $question_id = o["question_id"]; if (!(Number.isSafeInteger($question_id))) return false; const $logical_operator = o["logical_operator"]; if (!($logical_operator === undefined || typeof $logical_operator === "string")) return false; const $precodes = o["precodes"]; if (!($precodes === undefined || $isOpportunity2($precodes))) return false; return true }
const $isOpportunity4 = (list) => { if (!Array.isArray(list)) return false; for (let i = 0; i < list.length; i++) { const item = list[i]; if (!($isOpportunity3(item))) return false } return true }
const $isOpportunity5 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $survey_quota_id = o["survey_quota_id"]; if (!(Number.isSafeInteger($survey_quota_id))) return false; const $survey_quota_type = o["survey_quota_type"]; if (!($survey_quota_type === undefined || typeof $survey_quota_type === "string")) return false; const $conversion = o["conversion"]; if (!($conversion === undefined || (typeof $conversion === "number" && isFinite($conversion)))) return false; const $number_of_respondents = o["number_of_respondents"]; if (!($number_of_respondents === undefined || Number.isSafeInteger($number_of_respondents))) return false; const $questions = o["questions"]; if (!($questions === undefined || ($questions === null || $isOpportunity4($questions)))) return false; return true }
const $isOpportunity6 = (list) => { if (!Array.isArray(list)) return false; for (let i = 0; i < list.length; i++) { const item = list[i]; if (!($isOpportunity5(item))) return false } return true }
const $isOpportunity7 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $survey_id = o["survey_id"]; if (!(Number.isSafeInteger($survey_id))) return false; const $survey_name = o["survey_name"]; if (!($survey_name === undefined || typeof $survey_name === "string")) return false; const $account_name = o["account_name"]; if (!($account_name === undefined || typeof $account_name === "string")) return false; const $buyer_id = o["buyer_id"]; if (!($buyer_id === undefined || Number.isSafeInteger($buyer_id))) return false; const $country_language = o["country_language"]; if (!($country_language === undefined || typeof $country_language === "string")) return false; const $industry = o["industry"]; if (!($industry === undefined || typeof $industry === "string")) return false; const $study_type = o["study_type"]; if (!($study_type === undefined || typeof $study_type === "string")) return false; const $bid_length_of_interview = o["bid_length_of_interview"]; if (!($bid_length_of_interview === undefined || (typeof $bid_length_of_interview === "number" && isFinite($bid_length_of_interview)))) return false; const $bid_incidence = o["bid_incidence"]; if (!($bid_incidence === undefined || (typeof $bid_incidence === "number" && isFinite($bid_incidence)))) return false; const $collects_pii = o["collects_pii"]; if (!($collects_pii === undefined || typeof $collects_pii === "boolean")) return false; const $survey_group_ids = o["survey_group_ids"]; if (!($survey_group_ids === undefined || $isOpportunity0($survey_group_ids))) return false; const $is_live = o["is_live"]; if (!($is_live === undefined || typeof $is_live === "boolean")) return false; const $survey_quota_calc_type = o["survey_quota_calc_type"]; if (!($survey_quota_calc_type === undefined || typeof $survey_quota_calc_type === "string")) return false; const $is_only_supplier_in_group = o["is_only_supplier_in_group"]; if (!($is_only_supplier_in_group === undefined || typeof $is_only_supplier_in_group === "boolean")) return false; const $revenue_per_interview = o["revenue_per_interview"]; if (!($revenue_per_interview === undefined || $isOpportunity1($revenue_per_interview))) return false; const $total_client_entrants = o["total_client_entrants"]; if (!($total_client_entrants === undefined || Number.isSafeInteger($total_client_entrants))) return false; const $total_remaining = o["total_remaining"]; if (!($total_remaining === undefined || Number.isSafeInteger($total_remaining))) return false; const $completion_percentage = o["completion_percentage"]; if (!($completion_percentage === undefined || (typeof $completion_percentage === "number" && isFinite($completion_percentage)))) return false; const $conversion = o["conversion"]; if (!($conversion === undefined || (typeof $conversion === "number" && isFinite($conversion)))) return false; const $length_of_interview = o["length_of_interview"]; if (!($length_of_interview === undefined || Number.isSafeInteger($length_of_interview))) return false; const $overall_completes = o["overall_completes"]; if (!($overall_completes === undefined || Number.isSafeInteger($overall_completes))) return false; const $mobile_conversion = o["mobile_conversion"]; if (!($mobile_conversion === undefined || (typeof $mobile_conversion === "number" && isFinite($mobile_conversion)))) return false; const $revenue_per_click = o["revenue_per_click"]; if (!($revenue_per_click === undefined || (typeof $revenue_per_click === "number" && isFinite($revenue_per_click)))) return false; const $termination_length_of_interview = o["termination_length_of_interview"]; if (!($termination_length_of_interview === undefined || Number.isSafeInteger($termination_length_of_interview))) return false; const $relationship_type = o["relationship_type"]; if (!($relationship_type === undefined || typeof $relationship_type === "string")) return false; const $respondent_pids = o["respondent_pids"]; if (!($respondent_pids === undefined || ($respondent_pids === null || $isOpportunity2($respondent_pids)))) return false; const $message_reason = o["message_reason"]; if (!($message_reason === undefined || typeof $message_reason === "string")) return false; const $px_buyer_message = o["px_buyer_message"]; if (!($px_buyer_message === undefined || $isOpportunity2($px_buyer_message))) return false; const $survey_quotas = o["survey_quotas"]; if (!($survey_quotas === undefined || $isOpportunity6($survey_quotas))) return false; const $survey_qualifications = o["survey_qualifications"]; if (!($survey_qualifications === undefined || $isOpportunity4($survey_qualifications))) return false; return true }
/**
 * Whether a value has the fields and types of an `Opportunity`. Limits are not checked, so an item from a newer version of the service is accepted.
 *
 * @example
 * ```ts
 * import { isOpportunity } from "@fieldwork/exchange-client/validators"
 * isOpportunity({ }) // => false
 * isOpportunity("text") // => false
 * ```
 */
export const isOpportunity = (value: unknown): boolean => $isOpportunity7(value)
