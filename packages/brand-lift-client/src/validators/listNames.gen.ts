// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(i,t,e,p)=>{const r={instancePath:t,keyword:e,params:p};return i===null?[r]:(i.push(r),i)},_=n,m=new RegExp("^0*[1-9]\\d*$","u"),l=new RegExp("^-?\\d+$",
"u");function n(i,t=""){let e=null,p=0;if(i&&typeof i=="object"&&!Array.isArray(i)){i.id===void 0&&(e=o(e,t,"required",{missingProperty:"id"}),p++),i.spca_type===
void 0&&(e=o(e,t,"required",{missingProperty:"spca_type"}),p++);for(const r in i)r==="id"||r==="spca_type"||r==="page"||r==="page_size"||r==="group_id"||r==="na\
me_like"||(e=o(e,t,"additionalProperties",{additionalProperty:r}),p++);if(i.id!==void 0&&typeof i.id!="string"&&(e=o(e,t+"/id","type",{type:"string"}),p++),i.spca_type!==
void 0){let r=i.spca_type;typeof r!="string"&&(e=o(e,t+"/spca_type","type",{type:"string"}),p++),r==="creative"||r==="publisher"||r==="placement"||(e=o(e,t+"/sp\
ca_type","enum",{allowedValues:["creative","publisher","placement"]}),p++)}if(i.page!==void 0){let r=i.page;!Number.isSafeInteger(r)&&typeof r!="string"&&(e=o(e,
t+"/page","type",{type:["integer","string"]}),p++),typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))&&(e=o(e,t+"/page","minimum",{comparison:">=",limit:1}),p++),
typeof r=="string"&&!m.test(r)&&(e=o(e,t+"/page","pattern",{pattern:"^0*[1-9]\\d*$"}),p++)}if(i.page_size!==void 0){let r=i.page_size;!Number.isSafeInteger(r)&&
typeof r!="string"&&(e=o(e,t+"/page_size","type",{type:["integer","string"]}),p++),typeof r=="string"&&!l.test(r)&&(e=o(e,t+"/page_size","pattern",{pattern:"^-?\
\\d+$"}),p++)}if(i.group_id!==void 0){let r=i.group_id;!Number.isSafeInteger(r)&&typeof r!="string"&&(e=o(e,t+"/group_id","type",{type:["integer","string"]}),p++),
typeof r=="string"&&!l.test(r)&&(e=o(e,t+"/group_id","pattern",{pattern:"^-?\\d+$"}),p++)}if(i.name_like!==void 0){let r=i.name_like;typeof r!="string"&&!Number.
isSafeInteger(r)&&(e=o(e,t+"/name_like","type",{type:["string","integer"]}),p++)}}else e=o(e,t,"type",{type:"object"}),p++;return n.errors=e,p===0}const v=u;function g(i,t=""){
let e=null,p=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.id===void 0&&(e=o(e,t,"required",{missingProperty:"id"}),p++),i.id!==void 0&&typeof i.id!="stri\
ng"&&(e=o(e,t+"/id","type",{type:"string"}),p++),i.name!==void 0){let r=i.name;typeof r!="string"&&r!==null&&(e=o(e,t+"/name","type",{type:["string","null"]}),p++)}}else
e=o(e,t,"type",{type:"object"}),p++;return g.errors=e,p===0}function f(i,t=""){let e=null,p=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.items===void 0&&
(e=o(e,t,"required",{missingProperty:"items"}),p++),i.page===void 0&&(e=o(e,t,"required",{missingProperty:"page"}),p++),i.page_size===void 0&&(e=o(e,t,"required",
{missingProperty:"page_size"}),p++),i.total_items===void 0&&(e=o(e,t,"required",{missingProperty:"total_items"}),p++),i.items!==void 0){let r=i.items;if(Array.isArray(
r)){const s=r.length;for(let y=0;y<s;y++)g(r[y],t+"/items/"+y)||(e=e===null?g.errors:e.concat(g.errors),p=e.length)}else e=o(e,t+"/items","type",{type:"array"}),
p++}if(i.group_id!==void 0&&typeof i.group_id!="string"&&(e=o(e,t+"/group_id","type",{type:"string"}),p++),i.page!==void 0){let r=i.page;Number.isSafeInteger(r)||
(e=o(e,t+"/page","type",{type:"integer"}),p++),typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))&&(e=o(e,t+"/page","minimum",{comparison:">=",limit:1}),p++)}if(i.
page_size!==void 0){let r=i.page_size;Number.isSafeInteger(r)||(e=o(e,t+"/page_size","type",{type:"integer"}),p++)}if(i.total_items!==void 0){let r=i.total_items;
Number.isSafeInteger(r)||(e=o(e,t+"/total_items","type",{type:"integer"}),p++)}}else e=o(e,t,"type",{type:"object"}),p++;return f.errors=e,p===0}function u(i,t=""){
let e=null,p=0;if(Array.isArray(i)){const r=i.length;for(let s=0;s<r;s++)f(i[s],t+"/"+s)||(e=e===null?f.errors:e.concat(f.errors),p=e.length)}else e=o(e,t,"type",
{type:"array"}),p++;return u.errors=e,p===0}
/**
 * Whether a value is an input of `listNames` (`GET /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listNames } from "@fieldwork/brand-lift-client/request-validators"
 * listNames({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","spca_type":"creative"}) // => true
 * listNames({ colour: "red" }) // => false
 * listNames.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listNames"> = _
/**
 * Whether a value is the body of a successful response of `listNames` (`GET /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listNames } from "@fieldwork/brand-lift-client/validators"
 * listNames([{"items":[{"id":"crv-77","name":"Autumn 30s"},{"id":"crv-78","name":"Autumn 15s"}],"group_id":"41","page":1,"page_size":2,"total_items":2}]) // => true
 * listNames(null) // => false
 * listNames.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listNames"> = v
