// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(r,o,e,i)=>{const p={instancePath:o,keyword:e,params:i};return r===null?[p]:(r.push(p),r)},f=s;function y(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.partner_id===void 0&&(e=t(e,o,"required",{missingProperty:"partner_id"}),i++);for(const p in r)p!=="partner_id"&&(e=t(e,o,"additionalProper\
ties",{additionalProperty:p}),i++);if(r.partner_id!==void 0){let p=r.partner_id;Number.isSafeInteger(p)||(e=t(e,o+"/partner_id","type",{type:"integer"}),i++),typeof p==
"number"&&isFinite(p)&&(p<1||isNaN(p))&&(e=t(e,o+"/partner_id","minimum",{comparison:">=",limit:1}),i++)}}else e=t(e,o,"type",{type:"object"}),i++;return y.errors=
e,i===0}function s(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=t(e,o,"required",{missingProperty:"campaigns_\
pk"}),i++),r.id===void 0&&(e=t(e,o,"required",{missingProperty:"id"}),i++),r.body===void 0&&(e=t(e,o,"required",{missingProperty:"body"}),i++);for(const p in r)
p==="campaigns_pk"||p==="id"||p==="body"||(e=t(e,o,"additionalProperties",{additionalProperty:p}),i++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="strin\
g"&&(e=t(e,o+"/campaigns_pk","type",{type:"string"}),i++),r.id!==void 0){let p=r.id;typeof p!="string"&&!Number.isSafeInteger(p)&&(e=t(e,o+"/id","type",{type:["\
string","integer"]}),i++)}r.body!==void 0&&(y(r.body,o+"/body")||(e=e===null?y.errors:e.concat(y.errors),i=e.length))}else e=t(e,o,"type",{type:"object"}),i++;return s.
errors=e,i===0}const l=n;function n(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let p=r.id;Number.isSafeInteger(p)||(e=
t(e,o+"/id","type",{type:"integer"}),i++)}r.value!==void 0&&typeof r.value!="string"&&(e=t(e,o+"/value","type",{type:"string"}),i++),r.metadatatype_name!==void 0&&
typeof r.metadatatype_name!="string"&&(e=t(e,o+"/metadatatype_name","type",{type:"string"}),i++),r.is_active!==void 0&&typeof r.is_active!="boolean"&&(e=t(e,o+"\
/is_active","type",{type:"boolean"}),i++)}else e=t(e,o,"type",{type:"object"}),i++;return n.errors=e,i===0}
/**
 * Whether a value is an input of `removeS2sMapping` (`DELETE /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { removeS2sMapping } from "@fieldwork/brand-lift-client/request-validators"
 * removeS2sMapping({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":"str-881","body":{"partner_id":6}}) // => true
 * removeS2sMapping({ colour: "red" }) // => false
 * removeS2sMapping.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"removeS2sMapping"> = f
/**
 * Whether a value is the body of a successful response of `removeS2sMapping` (`DELETE /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { removeS2sMapping } from "@fieldwork/brand-lift-client/validators"
 * removeS2sMapping({"id":5501,"value":"str-881","metadatatype_name":"partner_campaign_id","is_active":false}) // => true
 * removeS2sMapping(null) // => false
 * removeS2sMapping.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"removeS2sMapping"> = l
