// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(r,p,e,t)=>{const i={instancePath:p,keyword:e,params:t};return r===null?[i]:(r.push(i),r)},u=f,m=new RegExp("^0*[1-9]\\d*$","u"),_=new RegExp("^-?\\d+$",
"u");function f(r,p=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=s(e,p,"required",{missingProperty:"campaigns_pk"}),
t++);for(const i in r)i==="campaigns_pk"||i==="page"||i==="page_size"||i==="channels"||i==="include_inactive"||(e=s(e,p,"additionalProperties",{additionalProperty:i}),
t++);if(r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=s(e,p+"/campaigns_pk","type",{type:"string"}),t++),r.page!==void 0){let i=r.page;!Number.isSafeInteger(
i)&&typeof i!="string"&&(e=s(e,p+"/page","type",{type:["integer","string"]}),t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=s(e,p+"/page","minimum",{
comparison:">=",limit:1}),t++),typeof i=="string"&&!m.test(i)&&(e=s(e,p+"/page","pattern",{pattern:"^0*[1-9]\\d*$"}),t++)}if(r.page_size!==void 0){let i=r.page_size;
!Number.isSafeInteger(i)&&typeof i!="string"&&(e=s(e,p+"/page_size","type",{type:["integer","string"]}),t++),typeof i=="string"&&!_.test(i)&&(e=s(e,p+"/page_siz\
e","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.channels!==void 0){let i=r.channels;if(Array.isArray(i)){const n=i.length;for(let o=0;o<n;o++){let g=i[o];typeof g!=
"string"&&(e=s(e,p+"/channels/"+o,"type",{type:"string"}),t++),g==="linear_tv"||g==="digital"||(e=s(e,p+"/channels/"+o,"enum",{allowedValues:["linear_tv","digit\
al"]}),t++)}}else e=s(e,p+"/channels","type",{type:"array"}),t++}if(r.include_inactive!==void 0){let i=r.include_inactive;i===!0||i===!1||i==="true"||i==="false"||
(e=s(e,p+"/include_inactive","enum",{allowedValues:[!0,!1,"true","false"]}),t++)}}else e=s(e,p,"type",{type:"object"}),t++;return f.errors=e,t===0}const v=y;function l(r,p=""){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.partner_id!==void 0){let i=r.partner_id;Number.isSafeInteger(i)||(e=s(e,p+"/partner_id","type",
{type:"integer"}),t++)}if(r.partner_name!==void 0&&typeof r.partner_name!="string"&&(e=s(e,p+"/partner_name","type",{type:"string"}),t++),r.partner_campaigns_ids!==
void 0){let i=r.partner_campaigns_ids;if(Array.isArray(i)){const n=i.length;for(let o=0;o<n;o++)typeof i[o]!="string"&&(e=s(e,p+"/partner_campaigns_ids/"+o,"typ\
e",{type:"string"}),t++)}else e=s(e,p+"/partner_campaigns_ids","type",{type:"array"}),t++}r.last_modified!==void 0&&typeof r.last_modified!="string"&&(e=s(e,p+"\
/last_modified","type",{type:"string"}),t++)}else e=s(e,p,"type",{type:"object"}),t++;return l.errors=e,t===0}function y(r,p=""){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.items===void 0&&(e=s(e,p,"required",{missingProperty:"items"}),t++),r.page===void 0&&(e=s(e,p,"required",{missingProperty:"pag\
e"}),t++),r.page_size===void 0&&(e=s(e,p,"required",{missingProperty:"page_size"}),t++),r.total_items===void 0&&(e=s(e,p,"required",{missingProperty:"total_item\
s"}),t++),r.items!==void 0){let i=r.items;if(Array.isArray(i)){const n=i.length;for(let o=0;o<n;o++)l(i[o],p+"/items/"+o)||(e=e===null?l.errors:e.concat(l.errors),
t=e.length)}else e=s(e,p+"/items","type",{type:"array"}),t++}if(r.page!==void 0){let i=r.page;Number.isSafeInteger(i)||(e=s(e,p+"/page","type",{type:"integer"}),
t++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(e=s(e,p+"/page","minimum",{comparison:">=",limit:1}),t++)}if(r.page_size!==void 0){let i=r.page_size;Number.
isSafeInteger(i)||(e=s(e,p+"/page_size","type",{type:"integer"}),t++)}if(r.total_items!==void 0){let i=r.total_items;Number.isSafeInteger(i)||(e=s(e,p+"/total_i\
tems","type",{type:"integer"}),t++)}}else e=s(e,p,"type",{type:"object"}),t++;return y.errors=e,t===0}
/**
 * Whether a value is an input of `listS2sMappings` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listS2sMappings } from "@fieldwork/brand-lift-client/request-validators"
 * listS2sMappings({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * listS2sMappings({ colour: "red" }) // => false
 * listS2sMappings.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listS2sMappings"> = u
/**
 * Whether a value is the body of a successful response of `listS2sMappings` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listS2sMappings } from "@fieldwork/brand-lift-client/validators"
 * listS2sMappings({"items":[{"partner_id":6,"partner_name":"Example Streaming","partner_campaigns_ids":["str-881","str-882"],"last_modified":"2026-09-03T12:00:00Z"}],"page":1,"page_size":1,"total_items":1}) // => true
 * listS2sMappings(null) // => false
 * listS2sMappings.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listS2sMappings"> = v
