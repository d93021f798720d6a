// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(r,o,y,l)=>{const s={instancePath:o,keyword:y,params:l};return r===null?[s]:(r.push(s),r)},m=a;function a(r,{instancePath:o="",parentData:y,parentDataProperty:l,
rootData:s=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.campaigns_pk===void 0&&(e=i(e,o,"required",{missingProperty:"campaigns_pk"}),t++);
for(const p in r)p!=="campaigns_pk"&&(e=i(e,o,"additionalProperties",{additionalProperty:p}),t++);r.campaigns_pk!==void 0&&typeof r.campaigns_pk!="string"&&(e=i(
e,o+"/campaigns_pk","type",{type:"string"}),t++)}else e=i(e,o,"type",{type:"object"}),t++;return a.errors=e,t===0}const D=v;function u(r,{instancePath:o="",parentData:y,
parentDataProperty:l,rootData:s=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.precode!==void 0){let p=r.precode;Number.isSafeInteger(p)||
(e=i(e,o+"/precode","type",{type:"integer"}),t++)}r.text!==void 0&&typeof r.text!="string"&&(e=i(e,o+"/text","type",{type:"string"}),t++)}else e=i(e,o,"type",{type:"\
object"}),t++;return u.errors=e,t===0}function g(r,{instancePath:o="",parentData:y,parentDataProperty:l,rootData:s=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.question_name!==void 0&&typeof r.question_name!="string"&&(e=i(e,o+"/question_name","type",{type:"string"}),t++),r.question_text!==void 0&&
typeof r.question_text!="string"&&(e=i(e,o+"/question_text","type",{type:"string"}),t++),r.marketplace_question_type!==void 0&&typeof r.marketplace_question_type!=
"string"&&(e=i(e,o+"/marketplace_question_type","type",{type:"string"}),t++),r.answer_type!==void 0&&typeof r.answer_type!="string"&&(e=i(e,o+"/answer_type","ty\
pe",{type:"string"}),t++),r.filter_name!==void 0&&typeof r.filter_name!="string"&&(e=i(e,o+"/filter_name","type",{type:"string"}),t++),r.options!==void 0){let p=r.
options;if(Array.isArray(p)){const f=p.length;for(let n=0;n<f;n++)u(p[n],{instancePath:o+"/options/"+n,parentData:p,parentDataProperty:n,rootData:s})||(e=e===null?
u.errors:e.concat(u.errors),t=e.length)}else e=i(e,o+"/options","type",{type:"array"}),t++}}else e=i(e,o,"type",{type:"object"}),t++;return g.errors=e,t===0}function c(r,{
instancePath:o="",parentData:y,parentDataProperty:l,rootData:s=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=i(e,o,"re\
quired",{missingProperty:"id"}),t++),r.id!==void 0){let p=r.id;Number.isSafeInteger(p)||(e=i(e,o+"/id","type",{type:"integer"}),t++)}if(r.target_name!==void 0&&
typeof r.target_name!="string"&&(e=i(e,o+"/target_name","type",{type:"string"}),t++),r.is_default!==void 0&&typeof r.is_default!="boolean"&&(e=i(e,o+"/is_defaul\
t","type",{type:"boolean"}),t++),r.qualifications!==void 0){let p=r.qualifications;if(Array.isArray(p)){const f=p.length;for(let n=0;n<f;n++)g(p[n],{instancePath:o+
"/qualifications/"+n,parentData:p,parentDataProperty:n,rootData:s})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=i(e,o+"/qualifications","type",{
type:"array"}),t++}}else e=i(e,o,"type",{type:"object"}),t++;return c.errors=e,t===0}function _(r,{instancePath:o="",parentData:y,parentDataProperty:l,rootData:s=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target_audiences===void 0&&(e=i(e,o,"required",{missingProperty:"target_audiences"}),t++),r.target_audiences!==
void 0){let p=r.target_audiences;if(Array.isArray(p)){const f=p.length;for(let n=0;n<f;n++)c(p[n],{instancePath:o+"/target_audiences/"+n,parentData:p,parentDataProperty:n,
rootData:s})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)}else e=i(e,o+"/target_audiences","type",{type:"array"}),t++}}else e=i(e,o,"type",{type:"object"}),
t++;return _.errors=e,t===0}function v(r,{instancePath:o="",parentData:y,parentDataProperty:l,rootData:s=r}={}){let e=null,t=0;return _(r,{instancePath:o,parentData:y,
parentDataProperty:l,rootData:s})||(e=e===null?_.errors:e.concat(_.errors),t=e.length),v.errors=e,t===0}
export const request: Validator<"listTargetAudiences"> = m
export const response: Validator<"listTargetAudiences"> = D
