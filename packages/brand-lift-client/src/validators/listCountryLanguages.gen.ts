// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,t,e,i)=>{const o={instancePath:t,keyword:e,params:i};return r===null?[o]:(r.push(o),r)},_=p;function p(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){for(const o in r)o!=="channels"&&(e=n(e,t,"additionalProperties",{additionalProperty:o}),i++);if(r.channels!==void 0){let o=r.channels;if(Array.
isArray(o)){const y=o.length;for(let l=0;l<y;l++){let g=o[l];typeof g!="string"&&(e=n(e,t+"/channels/"+l,"type",{type:"string"}),i++),g==="linear_tv"||g==="digi\
tal"||(e=n(e,t+"/channels/"+l,"enum",{allowedValues:["linear_tv","digital"]}),i++)}}else e=n(e,t+"/channels","type",{type:"array"}),i++}}else e=n(e,t,"type",{type:"\
object"}),i++;return p.errors=e,i===0}const u=f;function s(r,t=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=n(e,t,"requi\
red",{missingProperty:"id"}),i++),r.id!==void 0){let o=r.id;Number.isSafeInteger(o)||(e=n(e,t+"/id","type",{type:"integer"}),i++)}if(r.country_id!==void 0){let o=r.
country_id;Number.isSafeInteger(o)||(e=n(e,t+"/country_id","type",{type:"integer"}),i++)}if(r.country_name!==void 0&&typeof r.country_name!="string"&&(e=n(e,t+"\
/country_name","type",{type:"string"}),i++),r.language_id!==void 0){let o=r.language_id;Number.isSafeInteger(o)||(e=n(e,t+"/language_id","type",{type:"integer"}),
i++)}if(r.language_name!==void 0&&typeof r.language_name!="string"&&(e=n(e,t+"/language_name","type",{type:"string"}),i++),r.locale!==void 0&&typeof r.locale!="\
string"&&(e=n(e,t+"/locale","type",{type:"string"}),i++),r.weighting_targets_baseline_id!==void 0&&typeof r.weighting_targets_baseline_id!="string"&&(e=n(e,t+"/\
weighting_targets_baseline_id","type",{type:"string"}),i++),r.supported_channels!==void 0){let o=r.supported_channels;if(Array.isArray(o)){const y=o.length;for(let l=0;l<
y;l++)typeof o[l]!="string"&&(e=n(e,t+"/supported_channels/"+l,"type",{type:"string"}),i++)}else e=n(e,t+"/supported_channels","type",{type:"array"}),i++}if(r.continent!==
void 0&&typeof r.continent!="string"&&(e=n(e,t+"/continent","type",{type:"string"}),i++),r.weighting_targets_baseline_map!==void 0){let o=r.weighting_targets_baseline_map;
o&&typeof o=="object"&&!Array.isArray(o)||(e=n(e,t+"/weighting_targets_baseline_map","type",{type:"object"}),i++)}r.ietf_language_tag!==void 0&&typeof r.ietf_language_tag!=
"string"&&(e=n(e,t+"/ietf_language_tag","type",{type:"string"}),i++)}else e=n(e,t,"type",{type:"object"}),i++;return s.errors=e,i===0}function f(r,t=""){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=n(e,t,"required",{missingProperty:"items"}),i++),r.items!==void 0){let o=r.items;if(Array.
isArray(o)){const y=o.length;for(let l=0;l<y;l++)s(o[l],t+"/items/"+l)||(e=e===null?s.errors:e.concat(s.errors),i=e.length)}else e=n(e,t+"/items","type",{type:"\
array"}),i++}}else e=n(e,t,"type",{type:"object"}),i++;return f.errors=e,i===0}
/**
 * Whether a value is an input of `listCountryLanguages` (`GET /api/impact-measurement/v1/country-languages`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCountryLanguages } from "@fieldwork/brand-lift-client/request-validators"
 * listCountryLanguages({}) // => true
 * listCountryLanguages({ colour: "red" }) // => false
 * listCountryLanguages.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listCountryLanguages"> = _
/**
 * Whether a value is the body of a successful response of `listCountryLanguages` (`GET /api/impact-measurement/v1/country-languages`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCountryLanguages } from "@fieldwork/brand-lift-client/validators"
 * listCountryLanguages(null) // => false
 * listCountryLanguages.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listCountryLanguages"> = u
