// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(r,o,e,i)=>{const p={instancePath:o,keyword:e,params:i};return r===null?[p]:(r.push(p),r)},l=y;function s(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.grant_type===void 0&&(e=t(e,o,"required",{missingProperty:"grant_type"}),i++),r.client_id===void 0&&(e=t(e,o,"required",{missingProperty:"c\
lient_id"}),i++),r.client_secret===void 0&&(e=t(e,o,"required",{missingProperty:"client_secret"}),i++),r.audience===void 0&&(e=t(e,o,"required",{missingProperty:"\
audience"}),i++),r.platform_scopes===void 0&&(e=t(e,o,"required",{missingProperty:"platform_scopes"}),i++);for(const p in r)p==="grant_type"||p==="client_id"||p===
"client_secret"||p==="audience"||p==="platform_scopes"||(e=t(e,o,"additionalProperties",{additionalProperty:p}),i++);if(r.grant_type!==void 0){let p=r.grant_type;
typeof p!="string"&&(e=t(e,o+"/grant_type","type",{type:"string"}),i++),p!=="client_credentials"&&(e=t(e,o+"/grant_type","enum",{allowedValues:["client_credenti\
als"]}),i++)}r.client_id!==void 0&&typeof r.client_id!="string"&&(e=t(e,o+"/client_id","type",{type:"string"}),i++),r.client_secret!==void 0&&typeof r.client_secret!=
"string"&&(e=t(e,o+"/client_secret","type",{type:"string"}),i++),r.audience!==void 0&&typeof r.audience!="string"&&(e=t(e,o+"/audience","type",{type:"string"}),
i++),r.platform_scopes!==void 0&&typeof r.platform_scopes!="string"&&(e=t(e,o+"/platform_scopes","type",{type:"string"}),i++)}else e=t(e,o,"type",{type:"object"}),
i++;return s.errors=e,i===0}function y(r,o=""){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.body===void 0&&(e=t(e,o,"required",{missingProperty:"\
body"}),i++);for(const p in r)p!=="body"&&(e=t(e,o,"additionalProperties",{additionalProperty:p}),i++);r.body!==void 0&&(s(r.body,o+"/body")||(e=e===null?s.errors:
e.concat(s.errors),i=e.length))}else e=t(e,o,"type",{type:"object"}),i++;return y.errors=e,i===0}const f=n;function n(r,o=""){let e=null,i=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.access_token===void 0&&(e=t(e,o,"required",{missingProperty:"access_token"}),i++),r.access_token!==void 0&&typeof r.access_token!=
"string"&&(e=t(e,o+"/access_token","type",{type:"string"}),i++),r.token_type!==void 0&&typeof r.token_type!="string"&&(e=t(e,o+"/token_type","type",{type:"strin\
g"}),i++),r.expires_in!==void 0){let p=r.expires_in;Number.isSafeInteger(p)||(e=t(e,o+"/expires_in","type",{type:"integer"}),i++)}r.scope!==void 0&&typeof r.scope!=
"string"&&(e=t(e,o+"/scope","type",{type:"string"}),i++)}else e=t(e,o,"type",{type:"object"}),i++;return n.errors=e,i===0}
/**
 * Whether a value is an input of `createToken` (`POST /oauth/token`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createToken } from "@fieldwork/brand-lift-client/request-validators"
 * createToken({"body":{"grant_type":"client_credentials","client_id":"alder-analytics","client_secret":"not-a-real-secret","audience":"https://brand-lift.alder.example","platform_scopes":"short app:imt"}}) // => true
 * createToken({ colour: "red" }) // => false
 * createToken.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"createToken"> = l
/**
 * Whether a value is the body of a successful response of `createToken` (`POST /oauth/token`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createToken } from "@fieldwork/brand-lift-client/validators"
 * createToken({"access_token":"not-a-real-token","token_type":"Bearer","expires_in":36000,"scope":"short app:imt"}) // => true
 * createToken(null) // => false
 * createToken.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"createToken"> = f
