// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(r,t,e,i)=>{const p={instancePath:t,keyword:e,params:i};return r===null?[p]:(r.push(p),r)},_=u;function u(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.campaigns_pk===void 0&&(e=o(e,t,"required",{missingProperty:"campaigns_pk"}),i++);for(const p in r)p!=="campaigns_pk"&&(e=o(e,t,"additional\
Properties",{additionalProperty:p}),i++);r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=o(e,t+"/campaigns_pk","type",{type:"string"}),i++)}else e=
o(e,t,"type",{type:"object"}),i++;return u.errors=e,i===0}const c=g;function n(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.precode!==
void 0){let p=r.precode;Number.isSafeInteger(p)||(e=o(e,t+"/precode","type",{type:"integer"}),i++)}r.text!==void 0&&typeof r.text!="string"&&(e=o(e,t+"/text","t\
ype",{type:"string"}),i++)}else e=o(e,t,"type",{type:"object"}),i++;return n.errors=e,i===0}function l(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.question_name!==void 0&&typeof r.question_name!="string"&&(e=o(e,t+"/question_name","type",{type:"string"}),i++),r.question_text!==void 0&&typeof r.question_text!=
"string"&&(e=o(e,t+"/question_text","type",{type:"string"}),i++),r.marketplace_question_type!==void 0&&typeof r.marketplace_question_type!="string"&&(e=o(e,t+"/\
marketplace_question_type","type",{type:"string"}),i++),r.answer_type!==void 0&&typeof r.answer_type!="string"&&(e=o(e,t+"/answer_type","type",{type:"string"}),
i++),r.filter_name!==void 0&&typeof r.filter_name!="string"&&(e=o(e,t+"/filter_name","type",{type:"string"}),i++),r.options!==void 0){let p=r.options;if(Array.isArray(
p)){const y=p.length;for(let s=0;s<y;s++)n(p[s],t+"/options/"+s)||(e=e===null?n.errors:e.concat(n.errors),i=e.length)}else e=o(e,t+"/options","type",{type:"arra\
y"}),i++}}else e=o(e,t,"type",{type:"object"}),i++;return l.errors=e,i===0}function f(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0&&(e=o(e,t,"required",{missingProperty:"id"}),i++),r.id!==void 0){let p=r.id;Number.isSafeInteger(p)||(e=o(e,t+"/id","type",{type:"integer"}),i++)}if(r.target_name!==
void 0&&typeof r.target_name!="string"&&(e=o(e,t+"/target_name","type",{type:"string"}),i++),r.is_default!==void 0&&typeof r.is_default!="boolean"&&(e=o(e,t+"/i\
s_default","type",{type:"boolean"}),i++),r.qualifications!==void 0){let p=r.qualifications;if(Array.isArray(p)){const y=p.length;for(let s=0;s<y;s++)l(p[s],t+"/\
qualifications/"+s)||(e=e===null?l.errors:e.concat(l.errors),i=e.length)}else e=o(e,t+"/qualifications","type",{type:"array"}),i++}}else e=o(e,t,"type",{type:"o\
bject"}),i++;return f.errors=e,i===0}function g(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_audiences===void 0&&(e=o(e,t,"re\
quired",{missingProperty:"target_audiences"}),i++),r.target_audiences!==void 0){let p=r.target_audiences;if(Array.isArray(p)){const y=p.length;for(let s=0;s<y;s++)
f(p[s],t+"/target_audiences/"+s)||(e=e===null?f.errors:e.concat(f.errors),i=e.length)}else e=o(e,t+"/target_audiences","type",{type:"array"}),i++}}else e=o(e,t,
"type",{type:"object"}),i++;return g.errors=e,i===0}
/**
 * Whether a value is an input of `listTargetAudiences` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listTargetAudiences } from "@fieldwork/brand-lift-client/request-validators"
 * listTargetAudiences({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * listTargetAudiences({ colour: "red" }) // => false
 * listTargetAudiences.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listTargetAudiences"> = _
/**
 * Whether a value is the body of a successful response of `listTargetAudiences` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listTargetAudiences } from "@fieldwork/brand-lift-client/validators"
 * listTargetAudiences({"target_audiences":[{"id":311,"target_name":"Parents of young children","is_default":false,"qualifications":[{"question_name":"Age of children","question_text":"How old are your children?","marketplace_question_type":"multiple","answer_type":"contains","filter_name":"demo_children","options":[{"precode":1,"text":"Under 3"},{"precode":2,"text":"3 to 5"}]}]}]}) // => true
 * listTargetAudiences(null) // => false
 * listTargetAudiences.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listTargetAudiences"> = c
