// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(r,o,s,n)=>{const l={instancePath:o,keyword:s,params:n};return r===null?[l]:(r.push(l),r)},c=v;function v(r,{instancePath:o="",parentData:s,parentDataProperty:n,
rootData:l=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=p(e,o,"required",{missingProperty:"campaigns_pk"}),t++);
for(const y in r)y==="campaigns_pk"||y==="demo_type"||y==="demo_sub_type"||(e=p(e,o,"additionalProperties",{additionalProperty:y}),t++);if(r.campaigns_pk!==void 0&&
typeof r.campaigns_pk!="string"&&(e=p(e,o+"/campaigns_pk","type",{type:"string"}),t++),r.demo_type!==void 0){let y=r.demo_type;if(Array.isArray(y)){const f=y.length;
for(let i=0;i<f;i++){let u=y[i];typeof u!="string"&&(e=p(e,o+"/demo_type/"+i,"type",{type:"string"}),t++),u==="base"||u==="taq"||(e=p(e,o+"/demo_type/"+i,"enum",
{allowedValues:["base","taq"]}),t++)}}else e=p(e,o+"/demo_type","type",{type:"array"}),t++}if(r.demo_sub_type!==void 0){let y=r.demo_sub_type;if(Array.isArray(y)){
const f=y.length;for(let i=0;i<f;i++){let u=y[i];typeof u!="string"&&(e=p(e,o+"/demo_sub_type/"+i,"type",{type:"string"}),t++),u==="ctv"||u==="linear_tv"||(e=p(
e,o+"/demo_sub_type/"+i,"enum",{allowedValues:["ctv","linear_tv"]}),t++)}}else e=p(e,o+"/demo_sub_type","type",{type:"array"}),t++}}else e=p(e,o,"type",{type:"o\
bject"}),t++;return v.errors=e,t===0}const k=b;function _(r,{instancePath:o="",parentData:s,parentDataProperty:n,rootData:l=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.label!==void 0&&typeof r.label!="string"&&(e=p(e,o+"/label","type",{type:"string"}),t++),r.short_label!==void 0&&typeof r.short_label!=
"string"&&(e=p(e,o+"/short_label","type",{type:"string"}),t++),r.type!==void 0&&typeof r.type!="string"&&(e=p(e,o+"/type","type",{type:"string"}),t++),r.value!==
void 0&&typeof r.value!="string"&&(e=p(e,o+"/value","type",{type:"string"}),t++)):(e=p(e,o,"type",{type:"object"}),t++),_.errors=e,t===0}function g(r,{instancePath:o="",
parentData:s,parentDataProperty:n,rootData:l=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label!==void 0&&typeof r.label!="string"&&(e=
p(e,o+"/label","type",{type:"string"}),t++),r.filter_name!==void 0&&typeof r.filter_name!="string"&&(e=p(e,o+"/filter_name","type",{type:"string"}),t++),r.marketplace_name!==
void 0&&typeof r.marketplace_name!="string"&&(e=p(e,o+"/marketplace_name","type",{type:"string"}),t++),r.marketplace_question_type!==void 0&&typeof r.marketplace_question_type!=
"string"&&(e=p(e,o+"/marketplace_question_type","type",{type:"string"}),t++),r.values!==void 0){let y=r.values;if(Array.isArray(y)){const f=y.length;for(let i=0;i<
f;i++)_(y[i],{instancePath:o+"/values/"+i,parentData:y,parentDataProperty:i,rootData:l})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)}else e=p(e,o+"/val\
ues","type",{type:"array"}),t++}r.country_language_id!==void 0&&typeof r.country_language_id!="string"&&(e=p(e,o+"/country_language_id","type",{type:"string"}),
t++),r.demo_type!==void 0&&typeof r.demo_type!="string"&&(e=p(e,o+"/demo_type","type",{type:"string"}),t++),r.quick_filters!==void 0&&typeof r.quick_filters!="s\
tring"&&(e=p(e,o+"/quick_filters","type",{type:"string"}),t++),r.bucket_map!==void 0&&typeof r.bucket_map!="string"&&(e=p(e,o+"/bucket_map","type",{type:"string"}),
t++),r.bucket_enabled!==void 0&&typeof r.bucket_enabled!="boolean"&&(e=p(e,o+"/bucket_enabled","type",{type:"boolean"}),t++)}else e=p(e,o,"type",{type:"object"}),
t++;return g.errors=e,t===0}function m(r,{instancePath:o="",parentData:s,parentDataProperty:n,rootData:l=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.items===void 0&&(e=p(e,o,"required",{missingProperty:"items"}),t++),r.items!==void 0){let y=r.items;if(Array.isArray(y)){const f=y.length;for(let i=0;i<
f;i++)g(y[i],{instancePath:o+"/items/"+i,parentData:y,parentDataProperty:i,rootData:l})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=p(e,o+"/item\
s","type",{type:"array"}),t++}}else e=p(e,o,"type",{type:"object"}),t++;return m.errors=e,t===0}function b(r,{instancePath:o="",parentData:s,parentDataProperty:n,
rootData:l=r}={}){let e=null,t=0;return m(r,{instancePath:o,parentData:s,parentDataProperty:n,rootData:l})||(e=e===null?m.errors:e.concat(m.errors),t=e.length),
b.errors=e,t===0}
export const request: Validator<"listDemographicFilters"> = c
export const response: Validator<"listDemographicFilters"> = k
