// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(r,i,n,y)=>{const s={instancePath:i,keyword:n,params:y};return r===null?[s]:(r.push(s),r)},g=f;function l(r,{instancePath:i="",parentData:n,parentDataProperty:y,
rootData:s=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.grant_type===void 0&&(e=t(e,i,"required",{missingProperty:"grant_type"}),o++),r.
client_id===void 0&&(e=t(e,i,"required",{missingProperty:"client_id"}),o++),r.client_secret===void 0&&(e=t(e,i,"required",{missingProperty:"client_secret"}),o++),
r.audience===void 0&&(e=t(e,i,"required",{missingProperty:"audience"}),o++),r.platform_scopes===void 0&&(e=t(e,i,"required",{missingProperty:"platform_scopes"}),
o++);for(const p in r)p==="grant_type"||p==="client_id"||p==="client_secret"||p==="audience"||p==="platform_scopes"||(e=t(e,i,"additionalProperties",{additionalProperty:p}),
o++);if(r.grant_type!==void 0){let p=r.grant_type;typeof p!="string"&&(e=t(e,i+"/grant_type","type",{type:"string"}),o++),p!=="client_credentials"&&(e=t(e,i+"/g\
rant_type","enum",{allowedValues:["client_credentials"]}),o++)}r.client_id!==void 0&&typeof r.client_id!="string"&&(e=t(e,i+"/client_id","type",{type:"string"}),
o++),r.client_secret!==void 0&&typeof r.client_secret!="string"&&(e=t(e,i+"/client_secret","type",{type:"string"}),o++),r.audience!==void 0&&typeof r.audience!=
"string"&&(e=t(e,i+"/audience","type",{type:"string"}),o++),r.platform_scopes!==void 0&&typeof r.platform_scopes!="string"&&(e=t(e,i+"/platform_scopes","type",{
type:"string"}),o++)}else e=t(e,i,"type",{type:"object"}),o++;return l.errors=e,o===0}function f(r,{instancePath:i="",parentData:n,parentDataProperty:y,rootData:s=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.body===void 0&&(e=t(e,i,"required",{missingProperty:"body"}),o++);for(const p in r)p!=="body"&&(e=
t(e,i,"additionalProperties",{additionalProperty:p}),o++);r.body!==void 0&&(l(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:s})||
(e=e===null?l.errors:e.concat(l.errors),o=e.length))}else e=t(e,i,"type",{type:"object"}),o++;return f.errors=e,o===0}const u=_;function c(r,{instancePath:i="",
parentData:n,parentDataProperty:y,rootData:s=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.access_token===void 0&&(e=t(e,i,"required",
{missingProperty:"access_token"}),o++),r.access_token!==void 0&&typeof r.access_token!="string"&&(e=t(e,i+"/access_token","type",{type:"string"}),o++),r.token_type!==
void 0&&typeof r.token_type!="string"&&(e=t(e,i+"/token_type","type",{type:"string"}),o++),r.expires_in!==void 0){let p=r.expires_in;Number.isSafeInteger(p)||(e=
t(e,i+"/expires_in","type",{type:"integer"}),o++)}r.scope!==void 0&&typeof r.scope!="string"&&(e=t(e,i+"/scope","type",{type:"string"}),o++)}else e=t(e,i,"type",
{type:"object"}),o++;return c.errors=e,o===0}function _(r,{instancePath:i="",parentData:n,parentDataProperty:y,rootData:s=r}={}){let e=null,o=0;return c(r,{instancePath:i,
parentData:n,parentDataProperty:y,rootData:s})||(e=e===null?c.errors:e.concat(c.errors),o=e.length),_.errors=e,o===0}
export const request: Validator<"createToken"> = g
export const response: Validator<"createToken"> = u
