// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(e,o,l,n)=>{const s={instancePath:o,keyword:l,params:n};return e===null?[s]:(e.push(s),e)},c=v;function v(e,{instancePath:o="",parentData:l,parentDataProperty:n,
rootData:s=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const y in e)y!=="tag_type__in"&&(r=i(r,o,"additionalProperties",{additionalProperty:y}),
t++);if(e.tag_type__in!==void 0){let y=e.tag_type__in;if(Array.isArray(y)){const a=y.length;for(let p=0;p<a;p++){let u=y[p];typeof u!="string"&&(r=i(r,o+"/tag_t\
ype__in/"+p,"type",{type:"string"}),t++),u==="standard"||u==="extra"||u==="ad_server"||u==="custom"||(r=i(r,o+"/tag_type__in/"+p,"enum",{allowedValues:["standar\
d","extra","ad_server","custom"]}),t++)}}else r=i(r,o+"/tag_type__in","type",{type:"array"}),t++}}else r=i(r,o,"type",{type:"object"}),t++;return v.errors=r,t===
0}const d=m;function f(e,{instancePath:o="",parentData:l,parentDataProperty:n,rootData:s=e}={}){let r=null,t=0;return typeof e!="string"&&(r=i(r,o,"type",{type:"\
string"}),t++),e==="standard"||e==="extra"||e==="ad_server"||e==="custom"||(r=i(r,o,"enum",{allowedValues:["standard","extra","ad_server","custom"]}),t++),f.errors=
r,t===0}function _(e,{instancePath:o="",parentData:l,parentDataProperty:n,rootData:s=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===
void 0&&(r=i(r,o,"required",{missingProperty:"id"}),t++),e.id!==void 0){let y=e.id;Number.isSafeInteger(y)||(r=i(r,o+"/id","type",{type:"integer"}),t++)}if(e.query_key!==
void 0&&typeof e.query_key!="string"&&(r=i(r,o+"/query_key","type",{type:"string"}),t++),e.query_label!==void 0&&typeof e.query_label!="string"&&(r=i(r,o+"/quer\
y_label","type",{type:"string"}),t++),e.tag_type!==void 0&&(f(e.tag_type,{instancePath:o+"/tag_type",parentData:e,parentDataProperty:"tag_type",rootData:s})||(r=
r===null?f.errors:r.concat(f.errors),t=r.length)),e.default_macro!==void 0&&typeof e.default_macro!="string"&&(r=i(r,o+"/default_macro","type",{type:"string"}),
t++),e.sort_order!==void 0){let y=e.sort_order;Number.isSafeInteger(y)||(r=i(r,o+"/sort_order","type",{type:"integer"}),t++)}}else r=i(r,o,"type",{type:"object"}),
t++;return _.errors=r,t===0}function g(e,{instancePath:o="",parentData:l,parentDataProperty:n,rootData:s=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.
isArray(e)){if(e.items===void 0&&(r=i(r,o,"required",{missingProperty:"items"}),t++),e.items!==void 0){let y=e.items;if(Array.isArray(y)){const a=y.length;for(let p=0;p<
a;p++)_(y[p],{instancePath:o+"/items/"+p,parentData:y,parentDataProperty:p,rootData:s})||(r=r===null?_.errors:r.concat(_.errors),t=r.length)}else r=i(r,o+"/item\
s","type",{type:"array"}),t++}}else r=i(r,o,"type",{type:"object"}),t++;return g.errors=r,t===0}function m(e,{instancePath:o="",parentData:l,parentDataProperty:n,
rootData:s=e}={}){let r=null,t=0;return g(e,{instancePath:o,parentData:l,parentDataProperty:n,rootData:s})||(r=r===null?g.errors:r.concat(g.errors),t=r.length),
m.errors=r,t===0}
export const request: Validator<"listTagQueryParameters"> = c
export const response: Validator<"listTagQueryParameters"> = d
