// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,t,y,s)=>{const n={instancePath:t,keyword:y,params:s};return e===null?[n]:(e.push(n),e)},g=a;function f(e,{instancePath:t="",parentData:y,parentDataProperty:s,
rootData:n=e}={}){let r=null,o=0;return typeof e!="string"&&(r=p(r,t,"type",{type:"string"}),o++),f.errors=r,o===0}function u(e,{instancePath:t="",parentData:y,
parentDataProperty:s,rootData:n=e}={}){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const i in e)i==="type"||i==="id"||(r=p(r,t,"additionalPr\
operties",{additionalProperty:i}),o++);e.type!==void 0&&(f(e.type,{instancePath:t+"/type",parentData:e,parentDataProperty:"type",rootData:n})||(r=r===null?f.errors:
r.concat(f.errors),o=r.length)),e.id!==void 0&&typeof e.id!="string"&&(r=p(r,t+"/id","type",{type:"string"}),o++)}else r=p(r,t,"type",{type:"object"}),o++;return u.
errors=r,o===0}function c(e,{instancePath:t="",parentData:y,parentDataProperty:s,rootData:n=e}={}){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.
enabled===void 0&&(r=p(r,t,"required",{missingProperty:"enabled"}),o++),e.ids===void 0&&(r=p(r,t,"required",{missingProperty:"ids"}),o++);for(const i in e)i==="\
enabled"||i==="ids"||(r=p(r,t,"additionalProperties",{additionalProperty:i}),o++);if(e.enabled!==void 0&&typeof e.enabled!="boolean"&&(r=p(r,t+"/enabled","type",
{type:"boolean"}),o++),e.ids!==void 0){let i=e.ids;if(Array.isArray(i)){const v=i.length;for(let l=0;l<v;l++)u(i[l],{instancePath:t+"/ids/"+l,parentData:i,parentDataProperty:l,
rootData:n})||(r=r===null?u.errors:r.concat(u.errors),o=r.length)}else r=p(r,t+"/ids","type",{type:"array"}),o++}}else r=p(r,t,"type",{type:"object"}),o++;return c.
errors=r,o===0}function a(e,{instancePath:t="",parentData:y,parentDataProperty:s,rootData:n=e}={}){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.
campaigns_pk===void 0&&(r=p(r,t,"required",{missingProperty:"campaigns_pk"}),o++),e.body===void 0&&(r=p(r,t,"required",{missingProperty:"body"}),o++);for(const i in e)
i==="campaigns_pk"||i==="body"||(r=p(r,t,"additionalProperties",{additionalProperty:i}),o++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=p(r,t+
"/campaigns_pk","type",{type:"string"}),o++),e.body!==void 0&&(c(e.body,{instancePath:t+"/body",parentData:e,parentDataProperty:"body",rootData:n})||(r=r===null?
c.errors:r.concat(c.errors),o=r.length))}else r=p(r,t,"type",{type:"object"}),o++;return a.errors=r,o===0}const D=d;function b(e,{instancePath:t="",parentData:y,
parentDataProperty:s,rootData:n=e}={}){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)||(r=p(r,t,"type",{type:"object"}),o++),b.errors=r,o===0}function d(e,{
instancePath:t="",parentData:y,parentDataProperty:s,rootData:n=e}={}){let r=null,o=0;return b(e,{instancePath:t,parentData:y,parentDataProperty:s,rootData:n})||
(r=r===null?b.errors:r.concat(b.errors),o=r.length),d.errors=r,o===0}
export const request: Validator<"configureIpMatching"> = g
export const response: Validator<"configureIpMatching"> = D
