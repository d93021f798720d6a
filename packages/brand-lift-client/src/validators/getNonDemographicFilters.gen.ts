// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(o,t,r,s)=>{const l={instancePath:t,keyword:r,params:s};return o===null?[l]:(o.push(l),o)},c=f;function f(o,t=""){let r=null,s=0;if(o&&typeof o=="object"&&
!Array.isArray(o)){o.id===void 0&&(r=p(r,t,"required",{missingProperty:"id"}),s++);for(const l in o)l!=="id"&&(r=p(r,t,"additionalProperties",{additionalProperty:l}),
s++);o.id!==void 0&&typeof o.id!="string"&&(r=p(r,t+"/id","type",{type:"string"}),s++)}else r=p(r,t,"type",{type:"object"}),s++;return f.errors=r,s===0}const g=u;
function i(o,t=""){return i.errors=null,!0}function n(o,t=""){let r=null,s=0;return o&&typeof o=="object"&&!Array.isArray(o)?(o.label!==void 0&&typeof o.label!=
"string"&&(r=p(r,t+"/label","type",{type:"string"}),s++),o.short_label!==void 0&&typeof o.short_label!="string"&&(r=p(r,t+"/short_label","type",{type:"string"}),
s++),o.value!==void 0&&typeof o.value!="string"&&(r=p(r,t+"/value","type",{type:"string"}),s++)):(r=p(r,t,"type",{type:"object"}),s++),n.errors=r,s===0}function u(o,t=""){
let r=null,s=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.device_types!==void 0){let l=o.device_types;if(Array.isArray(l)){const y=l.length;for(let e=0;e<
y;e++)i(l[e],t+"/device_types/"+e)||(r=r===null?i.errors:r.concat(i.errors),s=r.length)}else r=p(r,t+"/device_types","type",{type:"array"}),s++}if(o.device_type_groups!==
void 0){let l=o.device_type_groups;if(Array.isArray(l)){const y=l.length;for(let e=0;e<y;e++)i(l[e],t+"/device_type_groups/"+e)||(r=r===null?i.errors:r.concat(i.
errors),s=r.length)}else r=p(r,t+"/device_type_groups","type",{type:"array"}),s++}if(o.creatives!==void 0){let l=o.creatives;if(Array.isArray(l)){const y=l.length;
for(let e=0;e<y;e++)i(l[e],t+"/creatives/"+e)||(r=r===null?i.errors:r.concat(i.errors),s=r.length)}else r=p(r,t+"/creatives","type",{type:"array"}),s++}if(o.creative_groups!==
void 0){let l=o.creative_groups;if(Array.isArray(l)){const y=l.length;for(let e=0;e<y;e++)i(l[e],t+"/creative_groups/"+e)||(r=r===null?i.errors:r.concat(i.errors),
s=r.length)}else r=p(r,t+"/creative_groups","type",{type:"array"}),s++}if(o.placements!==void 0){let l=o.placements;if(Array.isArray(l)){const y=l.length;for(let e=0;e<
y;e++)i(l[e],t+"/placements/"+e)||(r=r===null?i.errors:r.concat(i.errors),s=r.length)}else r=p(r,t+"/placements","type",{type:"array"}),s++}if(o.placement_groups!==
void 0){let l=o.placement_groups;if(Array.isArray(l)){const y=l.length;for(let e=0;e<y;e++)i(l[e],t+"/placement_groups/"+e)||(r=r===null?i.errors:r.concat(i.errors),
s=r.length)}else r=p(r,t+"/placement_groups","type",{type:"array"}),s++}if(o.publishers!==void 0){let l=o.publishers;if(Array.isArray(l)){const y=l.length;for(let e=0;e<
y;e++)i(l[e],t+"/publishers/"+e)||(r=r===null?i.errors:r.concat(i.errors),s=r.length)}else r=p(r,t+"/publishers","type",{type:"array"}),s++}if(o.publisher_groups!==
void 0){let l=o.publisher_groups;if(Array.isArray(l)){const y=l.length;for(let e=0;e<y;e++)i(l[e],t+"/publisher_groups/"+e)||(r=r===null?i.errors:r.concat(i.errors),
s=r.length)}else r=p(r,t+"/publisher_groups","type",{type:"array"}),s++}if(o.frequency!==void 0){let l=o.frequency;if(Array.isArray(l)){const y=l.length;for(let e=0;e<
y;e++)i(l[e],t+"/frequency/"+e)||(r=r===null?i.errors:r.concat(i.errors),s=r.length)}else r=p(r,t+"/frequency","type",{type:"array"}),s++}if(o.channels!==void 0){
let l=o.channels;if(Array.isArray(l)){const y=l.length;for(let e=0;e<y;e++)i(l[e],t+"/channels/"+e)||(r=r===null?i.errors:r.concat(i.errors),s=r.length)}else r=
p(r,t+"/channels","type",{type:"array"}),s++}if(o.ad_durations!==void 0){let l=o.ad_durations;if(Array.isArray(l)){const y=l.length;for(let e=0;e<y;e++)n(l[e],t+
"/ad_durations/"+e)||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=p(r,t+"/ad_durations","type",{type:"array"}),s++}if(o.dayparts!==void 0){let l=o.
dayparts;if(Array.isArray(l)){const y=l.length;for(let e=0;e<y;e++)n(l[e],t+"/dayparts/"+e)||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=p(r,t+"/\
dayparts","type",{type:"array"}),s++}if(o.networks!==void 0){let l=o.networks;if(Array.isArray(l)){const y=l.length;for(let e=0;e<y;e++)n(l[e],t+"/networks/"+e)||
(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=p(r,t+"/networks","type",{type:"array"}),s++}if(o.media_channels!==void 0){let l=o.media_channels;if(Array.
isArray(l)){const y=l.length;for(let e=0;e<y;e++)n(l[e],t+"/media_channels/"+e)||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=p(r,t+"/media_channe\
ls","type",{type:"array"}),s++}if(o.social_platforms!==void 0){let l=o.social_platforms;if(Array.isArray(l)){const y=l.length;for(let e=0;e<y;e++)n(l[e],t+"/soc\
ial_platforms/"+e)||(r=r===null?n.errors:r.concat(n.errors),s=r.length)}else r=p(r,t+"/social_platforms","type",{type:"array"}),s++}}else r=p(r,t,"type",{type:"\
object"}),s++;return u.errors=r,s===0}
/**
 * Whether a value is an input of `getNonDemographicFilters` (`GET /api/impact-measurement/v1/campaigns/{id}/non-demographic-filters`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getNonDemographicFilters } from "@fieldwork/brand-lift-client/request-validators"
 * getNonDemographicFilters({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * getNonDemographicFilters({ colour: "red" }) // => false
 * getNonDemographicFilters.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getNonDemographicFilters"> = c
/**
 * Whether a value is the body of a successful response of `getNonDemographicFilters` (`GET /api/impact-measurement/v1/campaigns/{id}/non-demographic-filters`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getNonDemographicFilters } from "@fieldwork/brand-lift-client/validators"
 * getNonDemographicFilters(null) // => false
 * getNonDemographicFilters.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getNonDemographicFilters"> = g
