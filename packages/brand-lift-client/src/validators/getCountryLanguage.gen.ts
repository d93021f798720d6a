// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(i,o,e,r)=>{const t={instancePath:o,keyword:e,params:r};return i===null?[t]:(i.push(t),i)},f=p,l=new RegExp("^-?\\d+$","u");function p(i,o=""){let e=null,
r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){i.id===void 0&&(e=n(e,o,"required",{missingProperty:"id"}),r++);for(const t in i)t!=="id"&&(e=n(e,o,"additional\
Properties",{additionalProperty:t}),r++);if(i.id!==void 0){let t=i.id;!Number.isSafeInteger(t)&&typeof t!="string"&&(e=n(e,o+"/id","type",{type:["integer","stri\
ng"]}),r++),typeof t=="string"&&!l.test(t)&&(e=n(e,o+"/id","pattern",{pattern:"^-?\\d+$"}),r++)}}else e=n(e,o,"type",{type:"object"}),r++;return p.errors=e,r===
0}const _=y;function y(i,o=""){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.id===void 0&&(e=n(e,o,"required",{missingProperty:"id"}),r++),i.
id!==void 0){let t=i.id;Number.isSafeInteger(t)||(e=n(e,o+"/id","type",{type:"integer"}),r++)}if(i.country_id!==void 0){let t=i.country_id;Number.isSafeInteger(
t)||(e=n(e,o+"/country_id","type",{type:"integer"}),r++)}if(i.country_name!==void 0&&typeof i.country_name!="string"&&(e=n(e,o+"/country_name","type",{type:"str\
ing"}),r++),i.language_id!==void 0){let t=i.language_id;Number.isSafeInteger(t)||(e=n(e,o+"/language_id","type",{type:"integer"}),r++)}if(i.language_name!==void 0&&
typeof i.language_name!="string"&&(e=n(e,o+"/language_name","type",{type:"string"}),r++),i.locale!==void 0&&typeof i.locale!="string"&&(e=n(e,o+"/locale","type",
{type:"string"}),r++),i.weighting_targets_baseline_id!==void 0&&typeof i.weighting_targets_baseline_id!="string"&&(e=n(e,o+"/weighting_targets_baseline_id","typ\
e",{type:"string"}),r++),i.supported_channels!==void 0){let t=i.supported_channels;if(Array.isArray(t)){const s=t.length;for(let g=0;g<s;g++)typeof t[g]!="strin\
g"&&(e=n(e,o+"/supported_channels/"+g,"type",{type:"string"}),r++)}else e=n(e,o+"/supported_channels","type",{type:"array"}),r++}if(i.continent!==void 0&&typeof i.
continent!="string"&&(e=n(e,o+"/continent","type",{type:"string"}),r++),i.weighting_targets_baseline_map!==void 0){let t=i.weighting_targets_baseline_map;t&&typeof t==
"object"&&!Array.isArray(t)||(e=n(e,o+"/weighting_targets_baseline_map","type",{type:"object"}),r++)}i.ietf_language_tag!==void 0&&typeof i.ietf_language_tag!="\
string"&&(e=n(e,o+"/ietf_language_tag","type",{type:"string"}),r++)}else e=n(e,o,"type",{type:"object"}),r++;return y.errors=e,r===0}
/**
 * Whether a value is an input of `getCountryLanguage` (`GET /api/impact-measurement/v1/country-languages/{id}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCountryLanguage } from "@fieldwork/brand-lift-client/request-validators"
 * getCountryLanguage({"id":9}) // => true
 * getCountryLanguage({ colour: "red" }) // => false
 * getCountryLanguage.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getCountryLanguage"> = f
/**
 * Whether a value is the body of a successful response of `getCountryLanguage` (`GET /api/impact-measurement/v1/country-languages/{id}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCountryLanguage } from "@fieldwork/brand-lift-client/validators"
 * getCountryLanguage({"id":9,"country_id":1,"country_name":"United States","language_id":1,"language_name":"English","locale":"en_US","weighting_targets_baseline_id":"us-2026","supported_channels":["digital","linear_tv"],"continent":"north_america","weighting_targets_baseline_map":{},"ietf_language_tag":"en-US"}) // => true
 * getCountryLanguage(null) // => false
 * getCountryLanguage.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getCountryLanguage"> = _
