// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(e,t,r,p)=>{const i={instancePath:t,keyword:r,params:p};return e===null?[i]:(e.push(i),e)},f=e=>{let t=0;for(const r of e)t++;return t},m=d;function y(e,t=""){
let r=null,p=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.partner_id===void 0&&(r=n(r,t,"required",{missingProperty:"partner_id"}),p++),e.partner_campaigns_ids===
void 0&&(r=n(r,t,"required",{missingProperty:"partner_campaigns_ids"}),p++);for(const i in e)i==="partner_id"||i==="partner_campaigns_ids"||i==="failed_partner_\
campaigns_ids"||(r=n(r,t,"additionalProperties",{additionalProperty:i}),p++);if(e.partner_id!==void 0){let i=e.partner_id;Number.isSafeInteger(i)||(r=n(r,t+"/pa\
rtner_id","type",{type:"integer"}),p++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(r=n(r,t+"/partner_id","minimum",{comparison:">=",limit:1}),p++)}if(e.
partner_campaigns_ids!==void 0){let i=e.partner_campaigns_ids;if(Array.isArray(i)){const l=i.length;for(let s=0;s<l;s++){let o=i[s];typeof o=="string"?o.length<
2&&f(o)<1&&(r=n(r,t+"/partner_campaigns_ids/"+s,"minLength",{limit:1}),p++):(r=n(r,t+"/partner_campaigns_ids/"+s,"type",{type:"string"}),p++)}}else r=n(r,t+"/pa\
rtner_campaigns_ids","type",{type:"array"}),p++}if(e.failed_partner_campaigns_ids!==void 0){let i=e.failed_partner_campaigns_ids;if(Array.isArray(i)){const l=i.
length;for(let s=0;s<l;s++){let o=i[s];typeof o=="string"?o.length<2&&f(o)<1&&(r=n(r,t+"/failed_partner_campaigns_ids/"+s,"minLength",{limit:1}),p++):(r=n(r,t+"\
/failed_partner_campaigns_ids/"+s,"type",{type:"string"}),p++)}}else r=n(r,t+"/failed_partner_campaigns_ids","type",{type:"array"}),p++}}else r=n(r,t,"type",{type:"\
object"}),p++;return y.errors=r,p===0}function d(e,t=""){let r=null,p=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=n(r,t,"required",
{missingProperty:"campaigns_pk"}),p++),e.body===void 0&&(r=n(r,t,"required",{missingProperty:"body"}),p++);for(const i in e)i==="campaigns_pk"||i==="body"||(r=n(
r,t,"additionalProperties",{additionalProperty:i}),p++);if(e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=n(r,t+"/campaigns_pk","type",{type:"stri\
ng"}),p++),e.body!==void 0){let i=e.body;if(Array.isArray(i)){const l=i.length;for(let s=0;s<l;s++)y(i[s],t+"/body/"+s)||(r=r===null?y.errors:r.concat(y.errors),
p=r.length)}else r=n(r,t+"/body","type",{type:"array"}),p++}}else r=n(r,t,"type",{type:"object"}),p++;return d.errors=r,p===0}const a=g;function _(e,t=""){let r=null,
p=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.partner_id===void 0&&(r=n(r,t,"required",{missingProperty:"partner_id"}),p++),e.partner_campaigns_ids===void 0&&
(r=n(r,t,"required",{missingProperty:"partner_campaigns_ids"}),p++),e.partner_id!==void 0){let i=e.partner_id;Number.isSafeInteger(i)||(r=n(r,t+"/partner_id","t\
ype",{type:"integer"}),p++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(r=n(r,t+"/partner_id","minimum",{comparison:">=",limit:1}),p++)}if(e.partner_campaigns_ids!==
void 0){let i=e.partner_campaigns_ids;if(Array.isArray(i)){const l=i.length;for(let s=0;s<l;s++){let o=i[s];typeof o=="string"?o.length<2&&f(o)<1&&(r=n(r,t+"/pa\
rtner_campaigns_ids/"+s,"minLength",{limit:1}),p++):(r=n(r,t+"/partner_campaigns_ids/"+s,"type",{type:"string"}),p++)}}else r=n(r,t+"/partner_campaigns_ids","ty\
pe",{type:"array"}),p++}if(e.failed_partner_campaigns_ids!==void 0){let i=e.failed_partner_campaigns_ids;if(Array.isArray(i)){const l=i.length;for(let s=0;s<l;s++){
let o=i[s];typeof o=="string"?o.length<2&&f(o)<1&&(r=n(r,t+"/failed_partner_campaigns_ids/"+s,"minLength",{limit:1}),p++):(r=n(r,t+"/failed_partner_campaigns_id\
s/"+s,"type",{type:"string"}),p++)}}else r=n(r,t+"/failed_partner_campaigns_ids","type",{type:"array"}),p++}}else r=n(r,t,"type",{type:"object"}),p++;return _.errors=
r,p===0}function g(e,t=""){let r=null,p=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=n(r,t,"required",{missingProperty:"items"}),p++),
e.items!==void 0){let i=e.items;if(Array.isArray(i)){const l=i.length;for(let s=0;s<l;s++)_(i[s],t+"/items/"+s)||(r=r===null?_.errors:r.concat(_.errors),p=r.length)}else
r=n(r,t+"/items","type",{type:"array"}),p++}}else r=n(r,t,"type",{type:"object"}),p++;return g.errors=r,p===0}
/**
 * Whether a value is an input of `createS2sMappings` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createS2sMappings } from "@fieldwork/brand-lift-client/request-validators"
 * createS2sMappings({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":[{"partner_id":6,"partner_campaigns_ids":["str-881","str-882"]}]}) // => true
 * createS2sMappings({ colour: "red" }) // => false
 * createS2sMappings.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"createS2sMappings"> = m
/**
 * Whether a value is the body of a successful response of `createS2sMappings` (`POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createS2sMappings } from "@fieldwork/brand-lift-client/validators"
 * createS2sMappings({"items":[{"partner_id":6,"partner_campaigns_ids":["str-881"],"failed_partner_campaigns_ids":["str-882"]}]}) // => true
 * createS2sMappings(null) // => false
 * createS2sMappings.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"createS2sMappings"> = a
