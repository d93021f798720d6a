// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,o,s,y)=>{const p={instancePath:o,keyword:s,params:y};return r===null?[p]:(r.push(p),r)},v=d,g=new RegExp("^-?\\d+$","u");function d(r,{instancePath:o="",
parentData:s,parentDataProperty:y,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=n(e,o,"required",{missingProperty:"\
id"}),t++),r.question_id===void 0&&(e=n(e,o,"required",{missingProperty:"question_id"}),t++);for(const i in r)i==="id"||i==="question_id"||(e=n(e,o,"additionalP\
roperties",{additionalProperty:i}),t++);if(r.id!==void 0){let i=r.id;!Number.isSafeInteger(i)&&typeof i!="string"&&(e=n(e,o+"/id","type",{type:["integer","strin\
g"]}),t++),typeof i=="string"&&!g.test(i)&&(e=n(e,o+"/id","pattern",{pattern:"^-?\\d+$"}),t++)}if(r.question_id!==void 0){let i=r.question_id;!Number.isSafeInteger(
i)&&typeof i!="string"&&(e=n(e,o+"/question_id","type",{type:["integer","string"]}),t++),typeof i=="string"&&!g.test(i)&&(e=n(e,o+"/question_id","pattern",{pattern:"\
^-?\\d+$"}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return d.errors=e,t===0}const c=q;function f(r,{instancePath:o="",parentData:s,parentDataProperty:y,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.option_text!==void 0&&typeof r.option_text!="string"&&(e=n(e,o+"/option_text","type",{type:"str\
ing"}),t++),r.precode!==void 0&&typeof r.precode!="string"&&(e=n(e,o+"/precode","type",{type:"string"}),t++),r.question_id!==void 0){let i=r.question_id;Number.
isSafeInteger(i)||(e=n(e,o+"/question_id","type",{type:"integer"}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return f.errors=e,t===0}function l(r,{instancePath:o="",
parentData:s,parentDataProperty:y,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_options===void 0&&(e=n(e,o,"requir\
ed",{missingProperty:"question_options"}),t++),r.question_options!==void 0){let i=r.question_options;if(Array.isArray(i)){const _=i.length;for(let u=0;u<_;u++)f(
i[u],{instancePath:o+"/question_options/"+u,parentData:i,parentDataProperty:u,rootData:p})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)}else e=n(e,o+"/q\
uestion_options","type",{type:"array"}),t++}}else e=n(e,o,"type",{type:"object"}),t++;return l.errors=e,t===0}function q(r,{instancePath:o="",parentData:s,parentDataProperty:y,
rootData:p=r}={}){let e=null,t=0;return l(r,{instancePath:o,parentData:s,parentDataProperty:y,rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length),
q.errors=e,t===0}
export const request: Validator<"listCountryLanguageQuestionOptions"> = v
export const response: Validator<"listCountryLanguageQuestionOptions"> = c
