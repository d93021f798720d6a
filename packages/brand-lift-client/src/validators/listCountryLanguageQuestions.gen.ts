// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(r,o,e,i)=>{const t={instancePath:o,keyword:e,params:i};return r===null?[t]:(r.push(t),r)},d=y,f=new RegExp("^-?\\d+$","u");function y(r,o=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=s(e,o,"required",{missingProperty:"id"}),i++);for(const t in r)t==="id"||t==="exclude_targete\
d_recruitment"||(e=s(e,o,"additionalProperties",{additionalProperty:t}),i++);if(r.id!==void 0){let t=r.id;!Number.isSafeInteger(t)&&typeof t!="string"&&(e=s(e,o+
"/id","type",{type:["integer","string"]}),i++),typeof t=="string"&&!f.test(t)&&(e=s(e,o+"/id","pattern",{pattern:"^-?\\d+$"}),i++)}if(r.exclude_targeted_recruitment!==
void 0){let t=r.exclude_targeted_recruitment;t===!0||t===!1||t==="true"||t==="false"||(e=s(e,o+"/exclude_targeted_recruitment","enum",{allowedValues:[!0,!1,"tru\
e","false"]}),i++)}}else e=s(e,o,"type",{type:"object"}),i++;return y.errors=e,i===0}const g=p;function u(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.question_id===void 0&&(e=s(e,o,"required",{missingProperty:"question_id"}),i++),r.name!==void 0&&typeof r.name!="string"&&(e=s(e,o+"/name","typ\
e",{type:"string"}),i++),r.question_id!==void 0){let t=r.question_id;Number.isSafeInteger(t)||(e=s(e,o+"/question_id","type",{type:"integer"}),i++)}r.question_text!==
void 0&&typeof r.question_text!="string"&&(e=s(e,o+"/question_text","type",{type:"string"}),i++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=
s(e,o+"/question_type","type",{type:"string"}),i++)}else e=s(e,o,"type",{type:"object"}),i++;return u.errors=e,i===0}function p(r,o=""){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.questions===void 0&&(e=s(e,o,"required",{missingProperty:"questions"}),i++),r.questions!==void 0){let t=r.questions;if(Array.isArray(
t)){const l=t.length;for(let n=0;n<l;n++)u(t[n],o+"/questions/"+n)||(e=e===null?u.errors:e.concat(u.errors),i=e.length)}else e=s(e,o+"/questions","type",{type:"\
array"}),i++}}else e=s(e,o,"type",{type:"object"}),i++;return p.errors=e,i===0}
/**
 * Whether a value is an input of `listCountryLanguageQuestions` (`GET /api/impact-measurement/v1/country-languages/{id}/questions`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCountryLanguageQuestions } from "@fieldwork/brand-lift-client/request-validators"
 * listCountryLanguageQuestions({"id":9}) // => true
 * listCountryLanguageQuestions({ colour: "red" }) // => false
 * listCountryLanguageQuestions.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listCountryLanguageQuestions"> = d
/**
 * Whether a value is the body of a successful response of `listCountryLanguageQuestions` (`GET /api/impact-measurement/v1/country-languages/{id}/questions`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCountryLanguageQuestions } from "@fieldwork/brand-lift-client/validators"
 * listCountryLanguageQuestions({"questions":[{"name":"Age","question_id":42,"question_text":"How old are you?","question_type":"numeric"},{"name":"Gender","question_id":43,"question_text":"What is your gender?","question_type":"single"}]}) // => true
 * listCountryLanguageQuestions(null) // => false
 * listCountryLanguageQuestions.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listCountryLanguageQuestions"> = g
