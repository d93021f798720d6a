// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(l,n,c,f)=>{const y={instancePath:n,keyword:c,params:f};return l===null?[y]:(l.push(y),l)},_=g;function g(l,{instancePath:n="",parentData:c,parentDataProperty:f,
rootData:y=l}={}){let r=null,o=0;if(l&&typeof l=="object"&&!Array.isArray(l)){l.id===void 0&&(r=i(r,n,"required",{missingProperty:"id"}),o++);for(const t in l)t!==
"id"&&(r=i(r,n,"additionalProperties",{additionalProperty:t}),o++);l.id!==void 0&&typeof l.id!="string"&&(r=i(r,n+"/id","type",{type:"string"}),o++)}else r=i(r,
n,"type",{type:"object"}),o++;return g.errors=r,o===0}const A=v;function s(l,{instancePath:n="",parentData:c,parentDataProperty:f,rootData:y=l}={}){return s.errors=
null,!0}function a(l,{instancePath:n="",parentData:c,parentDataProperty:f,rootData:y=l}={}){let r=null,o=0;return l&&typeof l=="object"&&!Array.isArray(l)?(l.label!==
void 0&&typeof l.label!="string"&&(r=i(r,n+"/label","type",{type:"string"}),o++),l.short_label!==void 0&&typeof l.short_label!="string"&&(r=i(r,n+"/short_label",
"type",{type:"string"}),o++),l.value!==void 0&&typeof l.value!="string"&&(r=i(r,n+"/value","type",{type:"string"}),o++)):(r=i(r,n,"type",{type:"object"}),o++),a.
errors=r,o===0}function u(l,{instancePath:n="",parentData:c,parentDataProperty:f,rootData:y=l}={}){let r=null,o=0;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
device_types!==void 0){let t=l.device_types;if(Array.isArray(t)){const p=t.length;for(let e=0;e<p;e++)s(t[e],{instancePath:n+"/device_types/"+e,parentData:t,parentDataProperty:e,
rootData:y})||(r=r===null?s.errors:r.concat(s.errors),o=r.length)}else r=i(r,n+"/device_types","type",{type:"array"}),o++}if(l.device_type_groups!==void 0){let t=l.
device_type_groups;if(Array.isArray(t)){const p=t.length;for(let e=0;e<p;e++)s(t[e],{instancePath:n+"/device_type_groups/"+e,parentData:t,parentDataProperty:e,rootData:y})||
(r=r===null?s.errors:r.concat(s.errors),o=r.length)}else r=i(r,n+"/device_type_groups","type",{type:"array"}),o++}if(l.creatives!==void 0){let t=l.creatives;if(Array.
isArray(t)){const p=t.length;for(let e=0;e<p;e++)s(t[e],{instancePath:n+"/creatives/"+e,parentData:t,parentDataProperty:e,rootData:y})||(r=r===null?s.errors:r.concat(
s.errors),o=r.length)}else r=i(r,n+"/creatives","type",{type:"array"}),o++}if(l.creative_groups!==void 0){let t=l.creative_groups;if(Array.isArray(t)){const p=t.
length;for(let e=0;e<p;e++)s(t[e],{instancePath:n+"/creative_groups/"+e,parentData:t,parentDataProperty:e,rootData:y})||(r=r===null?s.errors:r.concat(s.errors),
o=r.length)}else r=i(r,n+"/creative_groups","type",{type:"array"}),o++}if(l.placements!==void 0){let t=l.placements;if(Array.isArray(t)){const p=t.length;for(let e=0;e<
p;e++)s(t[e],{instancePath:n+"/placements/"+e,parentData:t,parentDataProperty:e,rootData:y})||(r=r===null?s.errors:r.concat(s.errors),o=r.length)}else r=i(r,n+"\
/placements","type",{type:"array"}),o++}if(l.placement_groups!==void 0){let t=l.placement_groups;if(Array.isArray(t)){const p=t.length;for(let e=0;e<p;e++)s(t[e],
{instancePath:n+"/placement_groups/"+e,parentData:t,parentDataProperty:e,rootData:y})||(r=r===null?s.errors:r.concat(s.errors),o=r.length)}else r=i(r,n+"/placem\
ent_groups","type",{type:"array"}),o++}if(l.publishers!==void 0){let t=l.publishers;if(Array.isArray(t)){const p=t.length;for(let e=0;e<p;e++)s(t[e],{instancePath:n+
"/publishers/"+e,parentData:t,parentDataProperty:e,rootData:y})||(r=r===null?s.errors:r.concat(s.errors),o=r.length)}else r=i(r,n+"/publishers","type",{type:"ar\
ray"}),o++}if(l.publisher_groups!==void 0){let t=l.publisher_groups;if(Array.isArray(t)){const p=t.length;for(let e=0;e<p;e++)s(t[e],{instancePath:n+"/publisher\
_groups/"+e,parentData:t,parentDataProperty:e,rootData:y})||(r=r===null?s.errors:r.concat(s.errors),o=r.length)}else r=i(r,n+"/publisher_groups","type",{type:"a\
rray"}),o++}if(l.frequency!==void 0){let t=l.frequency;if(Array.isArray(t)){const p=t.length;for(let e=0;e<p;e++)s(t[e],{instancePath:n+"/frequency/"+e,parentData:t,
parentDataProperty:e,rootData:y})||(r=r===null?s.errors:r.concat(s.errors),o=r.length)}else r=i(r,n+"/frequency","type",{type:"array"}),o++}if(l.channels!==void 0){
let t=l.channels;if(Array.isArray(t)){const p=t.length;for(let e=0;e<p;e++)s(t[e],{instancePath:n+"/channels/"+e,parentData:t,parentDataProperty:e,rootData:y})||
(r=r===null?s.errors:r.concat(s.errors),o=r.length)}else r=i(r,n+"/channels","type",{type:"array"}),o++}if(l.ad_durations!==void 0){let t=l.ad_durations;if(Array.
isArray(t)){const p=t.length;for(let e=0;e<p;e++)a(t[e],{instancePath:n+"/ad_durations/"+e,parentData:t,parentDataProperty:e,rootData:y})||(r=r===null?a.errors:
r.concat(a.errors),o=r.length)}else r=i(r,n+"/ad_durations","type",{type:"array"}),o++}if(l.dayparts!==void 0){let t=l.dayparts;if(Array.isArray(t)){const p=t.length;
for(let e=0;e<p;e++)a(t[e],{instancePath:n+"/dayparts/"+e,parentData:t,parentDataProperty:e,rootData:y})||(r=r===null?a.errors:r.concat(a.errors),o=r.length)}else
r=i(r,n+"/dayparts","type",{type:"array"}),o++}if(l.networks!==void 0){let t=l.networks;if(Array.isArray(t)){const p=t.length;for(let e=0;e<p;e++)a(t[e],{instancePath:n+
"/networks/"+e,parentData:t,parentDataProperty:e,rootData:y})||(r=r===null?a.errors:r.concat(a.errors),o=r.length)}else r=i(r,n+"/networks","type",{type:"array"}),
o++}if(l.media_channels!==void 0){let t=l.media_channels;if(Array.isArray(t)){const p=t.length;for(let e=0;e<p;e++)a(t[e],{instancePath:n+"/media_channels/"+e,parentData:t,
parentDataProperty:e,rootData:y})||(r=r===null?a.errors:r.concat(a.errors),o=r.length)}else r=i(r,n+"/media_channels","type",{type:"array"}),o++}if(l.social_platforms!==
void 0){let t=l.social_platforms;if(Array.isArray(t)){const p=t.length;for(let e=0;e<p;e++)a(t[e],{instancePath:n+"/social_platforms/"+e,parentData:t,parentDataProperty:e,
rootData:y})||(r=r===null?a.errors:r.concat(a.errors),o=r.length)}else r=i(r,n+"/social_platforms","type",{type:"array"}),o++}}else r=i(r,n,"type",{type:"object"}),
o++;return u.errors=r,o===0}function v(l,{instancePath:n="",parentData:c,parentDataProperty:f,rootData:y=l}={}){let r=null,o=0;return u(l,{instancePath:n,parentData:c,
parentDataProperty:f,rootData:y})||(r=r===null?u.errors:r.concat(u.errors),o=r.length),v.errors=r,o===0}
export const request: Validator<"getNonDemographicFilters"> = _
export const response: Validator<"getNonDemographicFilters"> = A
