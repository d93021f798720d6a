// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const o=(i,s,e,t)=>{const r={instancePath:s,keyword:e,params:t};return i===null?[r]:(i.push(r),i)},g=l,u=new RegExp("^0*[1-9]\\d*$","u");function l(i,s=""){let e=null,
t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){i.property===void 0&&(e=o(e,s,"required",{missingProperty:"property"}),t++);for(const r in i)r==="property"||r===
"page_size"||r==="page_number"||r==="query"||(e=o(e,s,"additionalProperties",{additionalProperty:r}),t++);if(i.property!==void 0){let r=i.property;typeof r!="st\
ring"&&(e=o(e,s+"/property","type",{type:"string"}),t++),r==="business-units"||r==="clients"||r==="industries"||r==="locales"||r==="lockouts"||r==="study-types"||
r==="survey-groups"||r==="suppliers"||r==="users"||(e=o(e,s+"/property","enum",{allowedValues:["business-units","clients","industries","locales","lockouts","stu\
dy-types","survey-groups","suppliers","users"]}),t++)}if(i.page_size!==void 0){let r=i.page_size;!Number.isSafeInteger(r)&&typeof r!="string"&&(e=o(e,s+"/page_s\
ize","type",{type:["integer","string"]}),t++),typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))&&(e=o(e,s+"/page_size","minimum",{comparison:">=",limit:1}),t++),
typeof r=="string"&&!u.test(r)&&(e=o(e,s+"/page_size","pattern",{pattern:"^0*[1-9]\\d*$"}),t++)}if(i.page_number!==void 0){let r=i.page_number;!Number.isSafeInteger(
r)&&typeof r!="string"&&(e=o(e,s+"/page_number","type",{type:["integer","string"]}),t++),typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))&&(e=o(e,s+"/page_numbe\
r","minimum",{comparison:">=",limit:1}),t++),typeof r=="string"&&!u.test(r)&&(e=o(e,s+"/page_number","pattern",{pattern:"^0*[1-9]\\d*$"}),t++)}if(i.query!==void 0){
let r=i.query;typeof r!="string"&&!Number.isSafeInteger(r)&&(e=o(e,s+"/query","type",{type:["string","integer"]}),t++)}}else e=o(e,s,"type",{type:"object"}),t++;
return l.errors=e,t===0}const m=n;function y(i,s=""){let e=null,t=0;return i&&typeof i=="object"&&!Array.isArray(i)?(i.code!==void 0&&typeof i.code!="string"&&(e=
o(e,s+"/code","type",{type:"string"}),t++),i.name!==void 0&&typeof i.name!="string"&&(e=o(e,s+"/name","type",{type:"string"}),t++)):(e=o(e,s,"type",{type:"objec\
t"}),t++),y.errors=e,t===0}function n(i,s=""){let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.result===void 0&&(e=o(e,s,"required",{missingProperty:"\
result"}),t++),i.result!==void 0){let r=i.result;if(Array.isArray(r)){const f=r.length;for(let p=0;p<f;p++)y(r[p],s+"/result/"+p)||(e=e===null?y.errors:e.concat(
y.errors),t=e.length)}else e=o(e,s+"/result","type",{type:"array"}),t++}if(i.total!==void 0){let r=i.total;Number.isSafeInteger(r)||(e=o(e,s+"/total","type",{type:"\
integer"}),t++)}}else e=o(e,s,"type",{type:"object"}),t++;return n.errors=e,t===0}
/**
 * Whether a value is an input of `listDictionary` (`GET /demand/v2-beta/{property}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listDictionary } from "@fieldwork/exchange-client/request-validators"
 * listDictionary({"property":"locales"}) // => true
 * listDictionary({ colour: "red" }) // => false
 * listDictionary.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listDictionary"> = g
/**
 * Whether a value is the body of a successful response of `listDictionary` (`GET /demand/v2-beta/{property}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listDictionary } from "@fieldwork/exchange-client/validators"
 * listDictionary({"result":[{"code":"eng_ca","name":"English - Canada"},{"code":"eng_us","name":"English - United States"},{"code":"fra_fr","name":"French - France"}],"total":3}) // => true
 * listDictionary(null) // => false
 * listDictionary.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listDictionary"> = m
