// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(r,t,e,i)=>{const o={instancePath:t,keyword:e,params:i};return r===null?[o]:(r.push(o),r)},d=u,y=new RegExp("^-?\\d+$","u");function u(r,t=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=s(e,t,"required",{missingProperty:"id"}),i++),r.question_id===void 0&&(e=s(e,t,"required",{missingProperty:"\
question_id"}),i++);for(const o in r)o==="id"||o==="question_id"||(e=s(e,t,"additionalProperties",{additionalProperty:o}),i++);if(r.id!==void 0){let o=r.id;!Number.
isSafeInteger(o)&&typeof o!="string"&&(e=s(e,t+"/id","type",{type:["integer","string"]}),i++),typeof o=="string"&&!y.test(o)&&(e=s(e,t+"/id","pattern",{pattern:"\
^-?\\d+$"}),i++)}if(r.question_id!==void 0){let o=r.question_id;!Number.isSafeInteger(o)&&typeof o!="string"&&(e=s(e,t+"/question_id","type",{type:["integer","s\
tring"]}),i++),typeof o=="string"&&!y.test(o)&&(e=s(e,t+"/question_id","pattern",{pattern:"^-?\\d+$"}),i++)}}else e=s(e,t,"type",{type:"object"}),i++;return u.errors=
e,i===0}const g=f;function p(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.option_text!==void 0&&typeof r.option_text!="string"&&(e=s(
e,t+"/option_text","type",{type:"string"}),i++),r.precode!==void 0&&typeof r.precode!="string"&&(e=s(e,t+"/precode","type",{type:"string"}),i++),r.question_id!==
void 0){let o=r.question_id;Number.isSafeInteger(o)||(e=s(e,t+"/question_id","type",{type:"integer"}),i++)}}else e=s(e,t,"type",{type:"object"}),i++;return p.errors=
e,i===0}function f(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_options===void 0&&(e=s(e,t,"required",{missingProperty:"que\
stion_options"}),i++),r.question_options!==void 0){let o=r.question_options;if(Array.isArray(o)){const l=o.length;for(let n=0;n<l;n++)p(o[n],t+"/question_option\
s/"+n)||(e=e===null?p.errors:e.concat(p.errors),i=e.length)}else e=s(e,t+"/question_options","type",{type:"array"}),i++}}else e=s(e,t,"type",{type:"object"}),i++;
return f.errors=e,i===0}
/**
 * Whether a value is an input of `listCountryLanguageQuestionOptions` (`GET /api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCountryLanguageQuestionOptions } from "@fieldwork/brand-lift-client/request-validators"
 * listCountryLanguageQuestionOptions({"id":9,"question_id":43}) // => true
 * listCountryLanguageQuestionOptions({ colour: "red" }) // => false
 * listCountryLanguageQuestionOptions.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listCountryLanguageQuestionOptions"> = d
/**
 * Whether a value is the body of a successful response of `listCountryLanguageQuestionOptions` (`GET /api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCountryLanguageQuestionOptions } from "@fieldwork/brand-lift-client/validators"
 * listCountryLanguageQuestionOptions({"question_options":[{"option_text":"Male","precode":"1","question_id":43},{"option_text":"Female","precode":"2","question_id":43}]}) // => true
 * listCountryLanguageQuestionOptions(null) // => false
 * listCountryLanguageQuestionOptions.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listCountryLanguageQuestionOptions"> = g
