// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,t,y,l)=>{const p={instancePath:t,keyword:y,params:l};return e===null?[p]:(e.push(p),e)},v=m;function f(e,{instancePath:t="",parentData:y,parentDataProperty:l,
rootData:p=e}={}){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const i in e)i==="to_emails"||i==="email_message"||i==="filters"||(r=s(r,t,"ad\
ditionalProperties",{additionalProperty:i}),o++);if(e.to_emails!==void 0&&typeof e.to_emails!="string"&&(r=s(r,t+"/to_emails","type",{type:"string"}),o++),e.email_message!==
void 0&&typeof e.email_message!="string"&&(r=s(r,t+"/email_message","type",{type:"string"}),o++),e.filters!==void 0){let i=e.filters;if(Array.isArray(i)){const c=i.
length;for(let n=0;n<c;n++)typeof i[n]!="string"&&(r=s(r,t+"/filters/"+n,"type",{type:"string"}),o++)}else r=s(r,t+"/filters","type",{type:"array"}),o++}}else r=
s(r,t,"type",{type:"object"}),o++;return f.errors=r,o===0}function m(e,{instancePath:t="",parentData:y,parentDataProperty:l,rootData:p=e}={}){let r=null,o=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=s(r,t,"required",{missingProperty:"campaigns_pk"}),o++),e.body===void 0&&(r=s(r,t,"required",
{missingProperty:"body"}),o++);for(const i in e)i==="campaigns_pk"||i==="body"||(r=s(r,t,"additionalProperties",{additionalProperty:i}),o++);e.campaigns_pk!==void 0&&
typeof e.campaigns_pk!="string"&&(r=s(r,t+"/campaigns_pk","type",{type:"string"}),o++),e.body!==void 0&&(f(e.body,{instancePath:t+"/body",parentData:e,parentDataProperty:"\
body",rootData:p})||(r=r===null?f.errors:r.concat(f.errors),o=r.length))}else r=s(r,t,"type",{type:"object"}),o++;return m.errors=r,o===0}const a=u;function g(e,{
instancePath:t="",parentData:y,parentDataProperty:l,rootData:p=e}={}){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)||(r=s(r,t,"type",{type:"obj\
ect"}),o++),g.errors=r,o===0}function u(e,{instancePath:t="",parentData:y,parentDataProperty:l,rootData:p=e}={}){let r=null,o=0;return g(e,{instancePath:t,parentData:y,
parentDataProperty:l,rootData:p})||(r=r===null?g.errors:r.concat(g.errors),o=r.length),u.errors=r,o===0}
export const request: Validator<"exportExcel"> = v
export const response: Validator<"exportExcel"> = a
