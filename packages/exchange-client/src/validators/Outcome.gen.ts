// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { ObjectShape, Validator } from "../validator.gen.ts"
const s=(r,i,e,t)=>{const o={instancePath:i,keyword:e,params:t};return r===null?[o]:(r.push(o),r)},_=u;function n(r,i=""){let e=null,t=0;return Number.isSafeInteger(
r)||(e=s(e,i,"type",{type:"integer"}),t++),n.errors=e,t===0}function l(r,i=""){let e=null,t=0;return Number.isSafeInteger(r)||(e=s(e,i,"type",{type:"integer"}),
t++),l.errors=e,t===0}function p(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.value!==void 0&&typeof r.value!="string"&&(e=s(e,i+"/\
value","type",{type:"string"}),t++),r.currency_code!==void 0&&typeof r.currency_code!="string"&&(e=s(e,i+"/currency_code","type",{type:"string"}),t++)):(e=s(e,i,
"type",{type:"object"}),t++),p.errors=e,t===0}function y(r,i=""){let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"}),t++),y.errors=e,t===
0}function u(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.respondent_id===void 0&&(e=s(e,i,"required",{missingProperty:"respondent_i\
d"}),t++),r.respondent_id!==void 0&&typeof r.respondent_id!="string"&&(e=s(e,i+"/respondent_id","type",{type:"string"}),t++),r.parent_session_id!==void 0&&typeof r.
parent_session_id!="string"&&(e=s(e,i+"/parent_session_id","type",{type:"string"}),t++),r.panelist_id!==void 0){let o=r.panelist_id;typeof o!="string"&&o!==null&&
(e=s(e,i+"/panelist_id","type",{type:["string","null"]}),t++)}if(r.session_id!==void 0){let o=r.session_id;typeof o!="string"&&o!==null&&(e=s(e,i+"/session_id",
"type",{type:["string","null"]}),t++)}if(r.marketplace_status!==void 0&&(n(r.marketplace_status,i+"/marketplace_status")||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.client_status!==void 0&&(l(r.client_status,i+"/client_status")||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.entry_date!==void 0&&typeof r.
entry_date!="string"&&(e=s(e,i+"/entry_date","type",{type:"string"}),t++),r.last_date!==void 0&&typeof r.last_date!="string"&&(e=s(e,i+"/last_date","type",{type:"\
string"}),t++),r.survey_id!==void 0){let o=r.survey_id;Number.isSafeInteger(o)||(e=s(e,i+"/survey_id","type",{type:"integer"}),t++)}r.rpi!==void 0&&(p(r.rpi,i+"\
/rpi")||(e=e===null?p.errors:e.concat(p.errors),t=e.length)),r.study_type!==void 0&&(y(r.study_type,i+"/study_type")||(e=e===null?y.errors:e.concat(y.errors),t=
e.length))}else e=s(e,i,"type",{type:"object"}),t++;return u.errors=e,t===0}
/**
 * Whether a value is an `Outcome` of a callback. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { Outcome } from "@fieldwork/exchange-client/validators"
 * Outcome("text") // => false
 * Outcome.errors?.[0]?.keyword // => "type"
 * ```
 */
export const item: Validator<"Outcome"> = _
/**
 * The fields of an `Outcome` with their types, and the names of those that are required.
 *
 * @example
 * ```ts
 * import { OutcomeShape } from "@fieldwork/exchange-client/validators"
 * OutcomeShape.required.every((field) => field in OutcomeShape.fields) // => true
 * ```
 */
export const OutcomeShape: ObjectShape = {"fields":{"respondent_id":"string","parent_session_id":"string","panelist_id":"string?","session_id":"string?","marketplace_status":"integer","client_status":"integer","entry_date":"string","last_date":"string","survey_id":"integer","rpi":{"fields":{"value":"string","currency_code":"string"},"required":[]},"study_type":"string"},"required":["respondent_id"]}
const $isOutcome0 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $value = o["value"]; if (!($value === undefined || typeof $value === "string")) return false; const $currency_code = o["currency_code"]; if (!($currency_code === undefined || typeof $currency_code === "string")) return false; return true }
const $isOutcome1 = (o) => { if (typeof o !== "object" || o === null || Array.isArray(o)) return false; const $respondent_id = o["respondent_id"]; if (!(typeof $respondent_id === "string")) return false; const $parent_session_id = o["parent_session_id"]; if (!($parent_session_id === undefined || typeof $parent_session_id === "string")) return false; const $panelist_id = o["panelist_id"]; if (!($panelist_id === undefined || ($panelist_id === null || typeof $panelist_id === "string"))) return false; const $session_id = o["session_id"]; if (!($session_id === undefined || ($session_id === null || typeof $session_id === "string"))) return false; const $marketplace_status = o["marketplace_status"]; if (!($marketplace_status === undefined || Number.isSafeInteger($marketplace_status))) return false; const $client_status = o["client_status"]; if (!($client_status === undefined || Number.isSafeInteger($client_status))) return false; const $entry_date = o["entry_date"]; if (!($entry_date === undefined || typeof $entry_date === "string")) return false; const $last_date = o["last_date"]; if (!($last_date === undefined || typeof $last_date === "string")) return false; const $survey_id = o["survey_id"]; if (!($survey_id === undefined || Number.isSafeInteger($survey_id))) return false; const $rpi = o["rpi"]; if (!($rpi === undefined || $isOutcome0($rpi))) return false; const $study_type = o["study_type"]; if (!($study_type === undefined || typeof $study_type === "string")) return false; return true }
/**
 * Whether a value has the fields and types of an `Outcome`. Limits are not checked, so an item from a newer version of the service is accepted.
 *
 * @example
 * ```ts
 * import { isOutcome } from "@fieldwork/exchange-client/validators"
 * isOutcome({ }) // => false
 * isOutcome("text") // => false
 * ```
 */
export const isOutcome = (value: unknown): boolean => $isOutcome1(value)
