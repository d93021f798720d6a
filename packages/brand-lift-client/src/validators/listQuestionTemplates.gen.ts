// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,i,_,l)=>{const p={instancePath:i,keyword:_,params:l};return r===null?[p]:(r.push(p),r)},c=w,q=new RegExp("^-?\\d+$","u");function w(r,{instancePath:i="",
parentData:_,parentDataProperty:l,rootData:p=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.usage===void 0&&(e=n(e,i,"required",{missingProperty:"\
usage"}),o++),r.country_language_id===void 0&&(e=n(e,i,"required",{missingProperty:"country_language_id"}),o++),r.industry_id===void 0&&(e=n(e,i,"required",{missingProperty:"\
industry_id"}),o++);for(const t in r)t==="usage"||t==="country_language_id"||t==="industry_id"||t==="question_name"||t==="question_name__contains"||t==="questio\
n_name__icontains"||t==="question_name__in"||(e=n(e,i,"additionalProperties",{additionalProperty:t}),o++);if(r.usage!==void 0){let t=r.usage;typeof t!="string"&&
(e=n(e,i+"/usage","type",{type:"string"}),o++),t==="lift"||t==="baseline"||t==="extra"||t==="social"||t==="ots"||(e=n(e,i+"/usage","enum",{allowedValues:["lift",
"baseline","extra","social","ots"]}),o++)}if(r.country_language_id!==void 0){let t=r.country_language_id;!Number.isSafeInteger(t)&&typeof t!="string"&&(e=n(e,i+
"/country_language_id","type",{type:["integer","string"]}),o++),typeof t=="string"&&!q.test(t)&&(e=n(e,i+"/country_language_id","pattern",{pattern:"^-?\\d+$"}),
o++)}if(r.industry_id!==void 0){let t=r.industry_id;!Number.isSafeInteger(t)&&typeof t!="string"&&(e=n(e,i+"/industry_id","type",{type:["integer","string"]}),o++),
typeof t=="string"&&!q.test(t)&&(e=n(e,i+"/industry_id","pattern",{pattern:"^-?\\d+$"}),o++)}if(r.question_name!==void 0){let t=r.question_name;typeof t!="strin\
g"&&!Number.isSafeInteger(t)&&(e=n(e,i+"/question_name","type",{type:["string","integer"]}),o++)}if(r.question_name__contains!==void 0){let t=r.question_name__contains;
typeof t!="string"&&!Number.isSafeInteger(t)&&(e=n(e,i+"/question_name__contains","type",{type:["string","integer"]}),o++)}if(r.question_name__icontains!==void 0){
let t=r.question_name__icontains;typeof t!="string"&&!Number.isSafeInteger(t)&&(e=n(e,i+"/question_name__icontains","type",{type:["string","integer"]}),o++)}if(r.
question_name__in!==void 0){let t=r.question_name__in;if(Array.isArray(t)){const y=t.length;for(let s=0;s<y;s++){let f=t[s];typeof f!="string"&&!Number.isSafeInteger(
f)&&(e=n(e,i+"/question_name__in/"+s,"type",{type:["string","integer"]}),o++)}}else e=n(e,i+"/question_name__in","type",{type:"array"}),o++}}else e=n(e,i,"type",
{type:"object"}),o++;return w.errors=e,o===0}const a=d;function g(r,{instancePath:i="",parentData:_,parentDataProperty:l,rootData:p=r}={}){let e=null,o=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.question_text!==void 0&&typeof r.question_text!="string"&&(e=n(e,i+"/question_text","type",{type:"string"}),o++),r.question_name!==
void 0&&typeof r.question_name!="string"&&(e=n(e,i+"/question_name","type",{type:"string"}),o++),r.question_version!==void 0){let t=r.question_version;Number.isSafeInteger(
t)||(e=n(e,i+"/question_version","type",{type:"integer"}),o++)}if(r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=n(e,i+"/kpi_type","type",{type:"string"}),
o++),r.custom_question_text!==void 0&&typeof r.custom_question_text!="string"&&(e=n(e,i+"/custom_question_text","type",{type:"string"}),o++),r.is_custom_question_text!==
void 0&&typeof r.is_custom_question_text!="boolean"&&(e=n(e,i+"/is_custom_question_text","type",{type:"boolean"}),o++),r.max_sel!==void 0){let t=r.max_sel;Number.
isSafeInteger(t)||(e=n(e,i+"/max_sel","type",{type:"integer"}),o++)}if(r.answers!==void 0){let t=r.answers;if(Array.isArray(t)){const y=t.length;for(let s=0;s<y;s++)
typeof t[s]!="string"&&(e=n(e,i+"/answers/"+s,"type",{type:"string"}),o++)}else e=n(e,i+"/answers","type",{type:"array"}),o++}if(r.replaceable_answers!==void 0&&
typeof r.replaceable_answers!="boolean"&&(e=n(e,i+"/replaceable_answers","type",{type:"boolean"}),o++),r.none_of_the_above_answer!==void 0&&typeof r.none_of_the_above_answer!=
"string"&&(e=n(e,i+"/none_of_the_above_answer","type",{type:"string"}),o++),r.refuse_to_answer!==void 0&&typeof r.refuse_to_answer!="string"&&(e=n(e,i+"/refuse_\
to_answer","type",{type:"string"}),o++),r.dont_know_answer!==void 0&&typeof r.dont_know_answer!="string"&&(e=n(e,i+"/dont_know_answer","type",{type:"string"}),o++),
r.other_answer!==void 0&&typeof r.other_answer!="string"&&(e=n(e,i+"/other_answer","type",{type:"string"}),o++),r.anchored_answer!==void 0&&typeof r.anchored_answer!=
"string"&&(e=n(e,i+"/anchored_answer","type",{type:"string"}),o++),r.randomize!==void 0&&typeof r.randomize!="boolean"&&(e=n(e,i+"/randomize","type",{type:"bool\
ean"}),o++),r.order!==void 0){let t=r.order;Number.isSafeInteger(t)||(e=n(e,i+"/order","type",{type:"integer"}),o++)}if(r.default!==void 0&&typeof r.default!="b\
oolean"&&(e=n(e,i+"/default","type",{type:"boolean"}),o++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=n(e,i+"/question_type","type",{type:"s\
tring"}),o++),r.target_option_index!==void 0){let t=r.target_option_index;Number.isSafeInteger(t)||(e=n(e,i+"/target_option_index","type",{type:"integer"}),o++)}
if(r.multi_target_option_index!==void 0){let t=r.multi_target_option_index;if(Array.isArray(t)){const y=t.length;for(let s=0;s<y;s++){let f=t[s];Number.isSafeInteger(
f)||(e=n(e,i+"/multi_target_option_index/"+s,"type",{type:"integer"}),o++)}}else e=n(e,i+"/multi_target_option_index","type",{type:"array"}),o++}r.use_answer_meta!==
void 0&&typeof r.use_answer_meta!="boolean"&&(e=n(e,i+"/use_answer_meta","type",{type:"boolean"}),o++),r.use_question_meta!==void 0&&typeof r.use_question_meta!=
"boolean"&&(e=n(e,i+"/use_question_meta","type",{type:"boolean"}),o++),r.enable_skip_logic!==void 0&&typeof r.enable_skip_logic!="boolean"&&(e=n(e,i+"/enable_sk\
ip_logic","type",{type:"boolean"}),o++)}else e=n(e,i,"type",{type:"object"}),o++;return g.errors=e,o===0}function m(r,{instancePath:i="",parentData:_,parentDataProperty:l,
rootData:p=r}={}){let e=null,o=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.name!==void 0&&typeof r.name!="string"&&(e=n(e,i+"/name","type",{type:"strin\
g"}),o++),r.label!==void 0&&typeof r.label!="string"&&(e=n(e,i+"/label","type",{type:"string"}),o++),r.value!==void 0&&typeof r.value!="string"&&(e=n(e,i+"/valu\
e","type",{type:"string"}),o++)):(e=n(e,i,"type",{type:"object"}),o++),m.errors=e,o===0}function v(r,{instancePath:i="",parentData:_,parentDataProperty:l,rootData:p=r}={}){
let e=null,o=0;if(g(r,{instancePath:i,parentData:_,parentDataProperty:l,rootData:p})||(e=e===null?g.errors:e.concat(g.errors),o=e.length),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.question_text_template!==void 0&&typeof r.question_text_template!="string"&&(e=n(e,i+"/question_text_template","type",{type:"string"}),o++),
r.fields!==void 0){let t=r.fields;if(Array.isArray(t)){const y=t.length;for(let s=0;s<y;s++)m(t[s],{instancePath:i+"/fields/"+s,parentData:t,parentDataProperty:s,
rootData:p})||(e=e===null?m.errors:e.concat(m.errors),o=e.length)}else e=n(e,i+"/fields","type",{type:"array"}),o++}if(r.columns!==void 0){let t=r.columns;t&&typeof t==
"object"&&!Array.isArray(t)||(e=n(e,i+"/columns","type",{type:"object"}),o++)}if(r.rows!==void 0){let t=r.rows;t&&typeof t=="object"&&!Array.isArray(t)||(e=n(e,
i+"/rows","type",{type:"object"}),o++)}if(r.multi_level_target_option_index!==void 0){let t=r.multi_level_target_option_index;if(Array.isArray(t)){const y=t.length;
for(let s=0;s<y;s++){let f=t[s];if(Array.isArray(f)){const A=f.length;for(let u=0;u<A;u++){let x=f[u];Number.isSafeInteger(x)||(e=n(e,i+"/multi_level_target_opt\
ion_index/"+s+"/"+u,"type",{type:"integer"}),o++)}}else e=n(e,i+"/multi_level_target_option_index/"+s,"type",{type:"array"}),o++}}else e=n(e,i+"/multi_level_tar\
get_option_index","type",{type:"array"}),o++}if(r.allowed_question_types!==void 0){let t=r.allowed_question_types;if(Array.isArray(t)){const y=t.length;for(let s=0;s<
y;s++)typeof t[s]!="string"&&(e=n(e,i+"/allowed_question_types/"+s,"type",{type:"string"}),o++)}else e=n(e,i+"/allowed_question_types","type",{type:"array"}),o++}
if(r.allowed_question_properties!==void 0){let t=r.allowed_question_properties;if(Array.isArray(t)){const y=t.length;for(let s=0;s<y;s++)typeof t[s]!="string"&&
(e=n(e,i+"/allowed_question_properties/"+s,"type",{type:"string"}),o++)}else e=n(e,i+"/allowed_question_properties","type",{type:"array"}),o++}r.required!==void 0&&
typeof r.required!="boolean"&&(e=n(e,i+"/required","type",{type:"boolean"}),o++),r.has_retrievable_answers!==void 0&&typeof r.has_retrievable_answers!="boolean"&&
(e=n(e,i+"/has_retrievable_answers","type",{type:"boolean"}),o++)}return v.errors=e,o===0}function b(r,{instancePath:i="",parentData:_,parentDataProperty:l,rootData:p=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.items===void 0&&(e=n(e,i,"required",{missingProperty:"items"}),o++),r.items!==void 0){let t=r.items;
if(Array.isArray(t)){const y=t.length;for(let s=0;s<y;s++)v(t[s],{instancePath:i+"/items/"+s,parentData:t,parentDataProperty:s,rootData:p})||(e=e===null?v.errors:
e.concat(v.errors),o=e.length)}else e=n(e,i+"/items","type",{type:"array"}),o++}}else e=n(e,i,"type",{type:"object"}),o++;return b.errors=e,o===0}function d(r,{
instancePath:i="",parentData:_,parentDataProperty:l,rootData:p=r}={}){let e=null,o=0;return b(r,{instancePath:i,parentData:_,parentDataProperty:l,rootData:p})||
(e=e===null?b.errors:e.concat(b.errors),o=e.length),d.errors=e,o===0}
export const request: Validator<"listQuestionTemplates"> = c
export const response: Validator<"listQuestionTemplates"> = a
