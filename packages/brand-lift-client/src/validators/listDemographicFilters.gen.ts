// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(r,o,e,t)=>{const p={instancePath:o,keyword:e,params:t};return r===null?[p]:(r.push(p),r)},g=u;function u(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.campaigns_pk===void 0&&(e=i(e,o,"required",{missingProperty:"campaigns_pk"}),t++);for(const p in r)p==="campaigns_pk"||p==="demo_type"||p===
"demo_sub_type"||(e=i(e,o,"additionalProperties",{additionalProperty:p}),t++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=i(e,o+"/campaigns_\
pk","type",{type:"string"}),t++),r.demo_type!==void 0){let p=r.demo_type;if(Array.isArray(p)){const l=p.length;for(let y=0;y<l;y++){let s=p[y];typeof s!="string"&&
(e=i(e,o+"/demo_type/"+y,"type",{type:"string"}),t++),s==="base"||s==="taq"||(e=i(e,o+"/demo_type/"+y,"enum",{allowedValues:["base","taq"]}),t++)}}else e=i(e,o+
"/demo_type","type",{type:"array"}),t++}if(r.demo_sub_type!==void 0){let p=r.demo_sub_type;if(Array.isArray(p)){const l=p.length;for(let y=0;y<l;y++){let s=p[y];
typeof s!="string"&&(e=i(e,o+"/demo_sub_type/"+y,"type",{type:"string"}),t++),s==="ctv"||s==="linear_tv"||(e=i(e,o+"/demo_sub_type/"+y,"enum",{allowedValues:["c\
tv","linear_tv"]}),t++)}}else e=i(e,o+"/demo_sub_type","type",{type:"array"}),t++}}else e=i(e,o,"type",{type:"object"}),t++;return u.errors=e,t===0}const m=n;function f(r,o=""){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.label!==void 0&&typeof r.label!="string"&&(e=i(e,o+"/label","type",{type:"string"}),t++),r.short_label!==
void 0&&typeof r.short_label!="string"&&(e=i(e,o+"/short_label","type",{type:"string"}),t++),r.type!==void 0&&typeof r.type!="string"&&(e=i(e,o+"/type","type",{
type:"string"}),t++),r.value!==void 0&&typeof r.value!="string"&&(e=i(e,o+"/value","type",{type:"string"}),t++)):(e=i(e,o,"type",{type:"object"}),t++),f.errors=
e,t===0}function _(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label!==void 0&&typeof r.label!="string"&&(e=i(e,o+"/label","type",{
type:"string"}),t++),r.filter_name!==void 0&&typeof r.filter_name!="string"&&(e=i(e,o+"/filter_name","type",{type:"string"}),t++),r.marketplace_name!==void 0&&typeof r.
marketplace_name!="string"&&(e=i(e,o+"/marketplace_name","type",{type:"string"}),t++),r.marketplace_question_type!==void 0&&typeof r.marketplace_question_type!=
"string"&&(e=i(e,o+"/marketplace_question_type","type",{type:"string"}),t++),r.values!==void 0){let p=r.values;if(Array.isArray(p)){const l=p.length;for(let y=0;y<
l;y++)f(p[y],o+"/values/"+y)||(e=e===null?f.errors:e.concat(f.errors),t=e.length)}else e=i(e,o+"/values","type",{type:"array"}),t++}r.country_language_id!==void 0&&
typeof r.country_language_id!="string"&&(e=i(e,o+"/country_language_id","type",{type:"string"}),t++),r.demo_type!==void 0&&typeof r.demo_type!="string"&&(e=i(e,
o+"/demo_type","type",{type:"string"}),t++),r.quick_filters!==void 0&&typeof r.quick_filters!="string"&&(e=i(e,o+"/quick_filters","type",{type:"string"}),t++),r.
bucket_map!==void 0&&typeof r.bucket_map!="string"&&(e=i(e,o+"/bucket_map","type",{type:"string"}),t++),r.bucket_enabled!==void 0&&typeof r.bucket_enabled!="boo\
lean"&&(e=i(e,o+"/bucket_enabled","type",{type:"boolean"}),t++)}else e=i(e,o,"type",{type:"object"}),t++;return _.errors=e,t===0}function n(r,o=""){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=i(e,o,"required",{missingProperty:"items"}),t++),r.items!==void 0){let p=r.items;if(Array.isArray(
p)){const l=p.length;for(let y=0;y<l;y++)_(p[y],o+"/items/"+y)||(e=e===null?_.errors:e.concat(_.errors),t=e.length)}else e=i(e,o+"/items","type",{type:"array"}),
t++}}else e=i(e,o,"type",{type:"object"}),t++;return n.errors=e,t===0}
/**
 * Whether a value is an input of `listDemographicFilters` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listDemographicFilters } from "@fieldwork/brand-lift-client/request-validators"
 * listDemographicFilters({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * listDemographicFilters({ colour: "red" }) // => false
 * listDemographicFilters.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listDemographicFilters"> = g
/**
 * Whether a value is the body of a successful response of `listDemographicFilters` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listDemographicFilters } from "@fieldwork/brand-lift-client/validators"
 * listDemographicFilters(null) // => false
 * listDemographicFilters.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listDemographicFilters"> = m
