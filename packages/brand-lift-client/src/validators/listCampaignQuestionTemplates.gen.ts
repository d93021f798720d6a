// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(r,t,n,_)=>{const y={instancePath:t,keyword:n,params:_};return r===null?[y]:(r.push(y),r)},d=w;function w(r,{instancePath:t="",parentData:n,parentDataProperty:_,
rootData:y=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=s(e,t,"required",{missingProperty:"id"}),o++),r.usage===void 0&&
(e=s(e,t,"required",{missingProperty:"usage"}),o++);for(const i in r)i==="id"||i==="usage"||(e=s(e,t,"additionalProperties",{additionalProperty:i}),o++);if(r.id!==
void 0&&typeof r.id!="string"&&(e=s(e,t+"/id","type",{type:"string"}),o++),r.usage!==void 0){let i=r.usage;typeof i!="string"&&(e=s(e,t+"/usage","type",{type:"s\
tring"}),o++),i==="lift"||i==="baseline"||i==="social"||i==="ots"||(e=s(e,t+"/usage","enum",{allowedValues:["lift","baseline","social","ots"]}),o++)}}else e=s(e,
t,"type",{type:"object"}),o++;return w.errors=e,o===0}const D=q;function g(r,{instancePath:t="",parentData:n,parentDataProperty:_,rootData:y=r}={}){let e=null,o=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.question_text!==void 0&&typeof r.question_text!="string"&&(e=s(e,t+"/question_text","type",{type:"string"}),o++),
r.question_name!==void 0&&typeof r.question_name!="string"&&(e=s(e,t+"/question_name","type",{type:"string"}),o++),r.question_version!==void 0){let i=r.question_version;
Number.isSafeInteger(i)||(e=s(e,t+"/question_version","type",{type:"integer"}),o++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=s(e,t+"/kpi_type","t\
ype",{type:"string"}),o++),r.custom_question_text!==void 0&&typeof r.custom_question_text!="string"&&(e=s(e,t+"/custom_question_text","type",{type:"string"}),o++),
r.is_custom_question_text!==void 0&&typeof r.is_custom_question_text!="boolean"&&(e=s(e,t+"/is_custom_question_text","type",{type:"boolean"}),o++),r.max_sel!==void 0){
let i=r.max_sel;Number.isSafeInteger(i)||(e=s(e,t+"/max_sel","type",{type:"integer"}),o++)}if(r.answers!==void 0){let i=r.answers;if(Array.isArray(i)){const l=i.
length;for(let p=0;p<l;p++)typeof i[p]!="string"&&(e=s(e,t+"/answers/"+p,"type",{type:"string"}),o++)}else e=s(e,t+"/answers","type",{type:"array"}),o++}if(r.replaceable_answers!==
void 0&&typeof r.replaceable_answers!="boolean"&&(e=s(e,t+"/replaceable_answers","type",{type:"boolean"}),o++),r.none_of_the_above_answer!==void 0&&typeof r.none_of_the_above_answer!=
"string"&&(e=s(e,t+"/none_of_the_above_answer","type",{type:"string"}),o++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!="string"&&(e=s(e,t+"/refuse_\
to_answer","type",{type:"string"}),o++),r.dont_know_answer!==void 0&&typeof r.dont_know_answer!="string"&&(e=s(e,t+"/dont_know_answer","type",{type:"string"}),o++),
r.other_answer!==void 0&&typeof r.other_answer!="string"&&(e=s(e,t+"/other_answer","type",{type:"string"}),o++),r.anchored_answer!==void 0&&typeof r.anchored_answer!=
"string"&&(e=s(e,t+"/anchored_answer","type",{type:"string"}),o++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=s(e,t+"/randomize","type",{type:"bool\
ean"}),o++),r.order!==void 0){let i=r.order;Number.isSafeInteger(i)||(e=s(e,t+"/order","type",{type:"integer"}),o++)}if(r.default!==void 0&&typeof r.default!="b\
oolean"&&(e=s(e,t+"/default","type",{type:"boolean"}),o++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=s(e,t+"/question_type","type",{type:"s\
tring"}),o++),r.target_option_index!==void 0){let i=r.target_option_index;Number.isSafeInteger(i)||(e=s(e,t+"/target_option_index","type",{type:"integer"}),o++)}
if(r.multi_target_option_index!==void 0){let i=r.multi_target_option_index;if(Array.isArray(i)){const l=i.length;for(let p=0;p<l;p++){let f=i[p];Number.isSafeInteger(
f)||(e=s(e,t+"/multi_target_option_index/"+p,"type",{type:"integer"}),o++)}}else e=s(e,t+"/multi_target_option_index","type",{type:"array"}),o++}r.use_answer_meta!==
void 0&&typeof r.use_answer_meta!="boolean"&&(e=s(e,t+"/use_answer_meta","type",{type:"boolean"}),o++),r.use_question_meta!==void 0&&typeof r.use_question_meta!=
"boolean"&&(e=s(e,t+"/use_question_meta","type",{type:"boolean"}),o++),r.enable_skip_logic!==void 0&&typeof r.enable_skip_logic!="boolean"&&(e=s(e,t+"/enable_sk\
ip_logic","type",{type:"boolean"}),o++)}else e=s(e,t,"type",{type:"object"}),o++;return g.errors=e,o===0}function v(r,{instancePath:t="",parentData:n,parentDataProperty:_,
rootData:y=r}={}){let e=null,o=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.name!==void 0&&typeof r.name!="string"&&(e=s(e,t+"/name","type",{type:"strin\
g"}),o++),r.label!==void 0&&typeof r.label!="string"&&(e=s(e,t+"/label","type",{type:"string"}),o++),r.value!==void 0&&typeof r.value!="string"&&(e=s(e,t+"/valu\
e","type",{type:"string"}),o++)):(e=s(e,t,"type",{type:"object"}),o++),v.errors=e,o===0}function b(r,{instancePath:t="",parentData:n,parentDataProperty:_,rootData:y=r}={}){
let e=null,o=0;if(g(r,{instancePath:t,parentData:n,parentDataProperty:_,rootData:y})||(e=e===null?g.errors:e.concat(g.errors),o=e.length),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.question_text_template!==void 0&&typeof r.question_text_template!="string"&&(e=s(e,t+"/question_text_template","type",{type:"string"}),o++),
r.fields!==void 0){let i=r.fields;if(Array.isArray(i)){const l=i.length;for(let p=0;p<l;p++)v(i[p],{instancePath:t+"/fields/"+p,parentData:i,parentDataProperty:p,
rootData:y})||(e=e===null?v.errors:e.concat(v.errors),o=e.length)}else e=s(e,t+"/fields","type",{type:"array"}),o++}if(r.columns!==void 0){let i=r.columns;i&&typeof i==
"object"&&!Array.isArray(i)||(e=s(e,t+"/columns","type",{type:"object"}),o++)}if(r.rows!==void 0){let i=r.rows;i&&typeof i=="object"&&!Array.isArray(i)||(e=s(e,
t+"/rows","type",{type:"object"}),o++)}if(r.multi_level_target_option_index!==void 0){let i=r.multi_level_target_option_index;if(Array.isArray(i)){const l=i.length;
for(let p=0;p<l;p++){let f=i[p];if(Array.isArray(f)){const x=f.length;for(let u=0;u<x;u++){let A=f[u];Number.isSafeInteger(A)||(e=s(e,t+"/multi_level_target_opt\
ion_index/"+p+"/"+u,"type",{type:"integer"}),o++)}}else e=s(e,t+"/multi_level_target_option_index/"+p,"type",{type:"array"}),o++}}else e=s(e,t+"/multi_level_tar\
get_option_index","type",{type:"array"}),o++}if(r.allowed_question_types!==void 0){let i=r.allowed_question_types;if(Array.isArray(i)){const l=i.length;for(let p=0;p<
l;p++)typeof i[p]!="string"&&(e=s(e,t+"/allowed_question_types/"+p,"type",{type:"string"}),o++)}else e=s(e,t+"/allowed_question_types","type",{type:"array"}),o++}
if(r.allowed_question_properties!==void 0){let i=r.allowed_question_properties;if(Array.isArray(i)){const l=i.length;for(let p=0;p<l;p++)typeof i[p]!="string"&&
(e=s(e,t+"/allowed_question_properties/"+p,"type",{type:"string"}),o++)}else e=s(e,t+"/allowed_question_properties","type",{type:"array"}),o++}r.required!==void 0&&
typeof r.required!="boolean"&&(e=s(e,t+"/required","type",{type:"boolean"}),o++),r.has_retrievable_answers!==void 0&&typeof r.has_retrievable_answers!="boolean"&&
(e=s(e,t+"/has_retrievable_answers","type",{type:"boolean"}),o++)}return b.errors=e,o===0}function m(r,{instancePath:t="",parentData:n,parentDataProperty:_,rootData:y=r}={}){
let e=null,o=0;if(Array.isArray(r)){const i=r.length;for(let l=0;l<i;l++)b(r[l],{instancePath:t+"/"+l,parentData:r,parentDataProperty:l,rootData:y})||(e=e===null?
b.errors:e.concat(b.errors),o=e.length)}else e=s(e,t,"type",{type:"array"}),o++;return m.errors=e,o===0}function q(r,{instancePath:t="",parentData:n,parentDataProperty:_,
rootData:y=r}={}){let e=null,o=0;return m(r,{instancePath:t,parentData:n,parentDataProperty:_,rootData:y})||(e=e===null?m.errors:e.concat(m.errors),o=e.length),
q.errors=e,o===0}
export const request: Validator<"listCampaignQuestionTemplates"> = d
export const response: Validator<"listCampaignQuestionTemplates"> = D
