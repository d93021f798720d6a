// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(r,t,n,s)=>{const l={instancePath:t,keyword:n,params:s};return r===null?[l]:(r.push(l),r)},d=u;function u(r,{instancePath:t="",parentData:n,parentDataProperty:s,
rootData:l=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=i(e,t,"required",{missingProperty:"id"}),o++);for(const y in r)y!==
"id"&&(e=i(e,t,"additionalProperties",{additionalProperty:y}),o++);r.id!==void 0&&typeof r.id!="string"&&(e=i(e,t+"/id","type",{type:"string"}),o++)}else e=i(e,
t,"type",{type:"object"}),o++;return u.errors=e,o===0}const v=f;function p(r,{instancePath:t="",parentData:n,parentDataProperty:s,rootData:l=r}={}){let e=null,o=0;
return r&&typeof r=="object"&&!Array.isArray(r)?(r.detail===void 0&&(e=i(e,t,"required",{missingProperty:"detail"}),o++),r.detail!==void 0&&typeof r.detail!="st\
ring"&&(e=i(e,t+"/detail","type",{type:"string"}),o++)):(e=i(e,t,"type",{type:"object"}),o++),p.errors=e,o===0}function f(r,{instancePath:t="",parentData:n,parentDataProperty:s,
rootData:l=r}={}){let e=null,o=0;return p(r,{instancePath:t,parentData:n,parentDataProperty:s,rootData:l})||(e=e===null?p.errors:e.concat(p.errors),o=e.length),
f.errors=e,o===0}
export const request: Validator<"launchCampaign"> = d
export const response: Validator<"launchCampaign"> = v
