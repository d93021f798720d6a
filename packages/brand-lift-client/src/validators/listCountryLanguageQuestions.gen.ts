// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,i,p,u)=>{const s={instancePath:i,keyword:p,params:u};return r===null?[s]:(r.push(s),r)},v=g,_=new RegExp("^-?\\d+$","u");function g(r,{instancePath:i="",
parentData:p,parentDataProperty:u,rootData:s=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=n(e,i,"required",{missingProperty:"\
id"}),t++);for(const o in r)o==="id"||o==="exclude_targeted_recruitment"||(e=n(e,i,"additionalProperties",{additionalProperty:o}),t++);if(r.id!==void 0){let o=r.
id;!Number.isSafeInteger(o)&&typeof o!="string"&&(e=n(e,i+"/id","type",{type:["integer","string"]}),t++),typeof o=="string"&&!_.test(o)&&(e=n(e,i+"/id","pattern",
{pattern:"^-?\\d+$"}),t++)}if(r.exclude_targeted_recruitment!==void 0){let o=r.exclude_targeted_recruitment;o===!0||o===!1||o==="true"||o==="false"||(e=n(e,i+"/\
exclude_targeted_recruitment","enum",{allowedValues:[!0,!1,"true","false"]}),t++)}}else e=n(e,i,"type",{type:"object"}),t++;return g.errors=e,t===0}const c=q;function l(r,{
instancePath:i="",parentData:p,parentDataProperty:u,rootData:s=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_id===void 0&&(e=
n(e,i,"required",{missingProperty:"question_id"}),t++),r.name!==void 0&&typeof r.name!="string"&&(e=n(e,i+"/name","type",{type:"string"}),t++),r.question_id!==void 0){
let o=r.question_id;Number.isSafeInteger(o)||(e=n(e,i+"/question_id","type",{type:"integer"}),t++)}r.question_text!==void 0&&typeof r.question_text!="string"&&(e=
n(e,i+"/question_text","type",{type:"string"}),t++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=n(e,i+"/question_type","type",{type:"string"}),
t++)}else e=n(e,i,"type",{type:"object"}),t++;return l.errors=e,t===0}function f(r,{instancePath:i="",parentData:p,parentDataProperty:u,rootData:s=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.questions===void 0&&(e=n(e,i,"required",{missingProperty:"questions"}),t++),r.questions!==void 0){let o=r.
questions;if(Array.isArray(o)){const d=o.length;for(let y=0;y<d;y++)l(o[y],{instancePath:i+"/questions/"+y,parentData:o,parentDataProperty:y,rootData:s})||(e=e===
null?l.errors:e.concat(l.errors),t=e.length)}else e=n(e,i+"/questions","type",{type:"array"}),t++}}else e=n(e,i,"type",{type:"object"}),t++;return f.errors=e,t===
0}function q(r,{instancePath:i="",parentData:p,parentDataProperty:u,rootData:s=r}={}){let e=null,t=0;return f(r,{instancePath:i,parentData:p,parentDataProperty:u,
rootData:s})||(e=e===null?f.errors:e.concat(f.errors),t=e.length),q.errors=e,t===0}
export const request: Validator<"listCountryLanguageQuestions"> = v
export const response: Validator<"listCountryLanguageQuestions"> = c
