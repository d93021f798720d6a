// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,o,_,y)=>{const f={instancePath:o,keyword:_,params:y};return r===null?[f]:(r.push(f),r)},w={id:1,confidence_level:1,confidence_level__in:1,channel__in:1,
exclude_channels:1,target_audience_id__in:1,demographics:1,timestamp__lte:1,timestamp__gte:1},E=N,j=Object.prototype.hasOwnProperty,D=new RegExp("^0?\\.\\d*[1-9]\\\
d*$","u"),I=new RegExp("^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$","u"),S=new RegExp("^-?\\d+$","u");function N(r,{instancePath:o="",parentData:_,parentDataProperty:y,
rootData:f=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.id===void 0&&(e=n(e,o,"required",{missingProperty:"id"}),t++);for(const i in r)j.
call(w,i)||(e=n(e,o,"additionalProperties",{additionalProperty:i}),t++);if(r.id!==void 0&&typeof r.id!="string"&&(e=n(e,o+"/id","type",{type:"string"}),t++),r.confidence_level!==
void 0){let i=r.confidence_level;!(typeof i=="number"&&isFinite(i))&&typeof i!="string"&&(e=n(e,o+"/confidence_level","type",{type:["number","string"]}),t++),typeof i==
"number"&&isFinite(i)&&((i>=1||isNaN(i))&&(e=n(e,o+"/confidence_level","exclusiveMaximum",{comparison:"<",limit:1}),t++),(i<=0||isNaN(i))&&(e=n(e,o+"/confidence\
_level","exclusiveMinimum",{comparison:">",limit:0}),t++)),typeof i=="string"&&!D.test(i)&&(e=n(e,o+"/confidence_level","pattern",{pattern:"^0?\\.\\d*[1-9]\\d*$"}),
t++)}if(r.confidence_level__in!==void 0){let i=r.confidence_level__in;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];!(typeof p=="number"&&
isFinite(p))&&typeof p!="string"&&(e=n(e,o+"/confidence_level__in/"+l,"type",{type:["number","string"]}),t++),p===.8||p===.85||p===.9||p===.95||p==="0.8"||p==="\
0.85"||p==="0.9"||p==="0.95"||(e=n(e,o+"/confidence_level__in/"+l,"enum",{allowedValues:[.8,.85,.9,.95,"0.8","0.85","0.9","0.95"]}),t++),typeof p=="string"&&!I.
test(p)&&(e=n(e,o+"/confidence_level__in/"+l,"pattern",{pattern:"^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$"}),t++)}}else e=n(e,o+"/confidence_level__in","type",{type:"\
array"}),t++}if(r.channel__in!==void 0){let i=r.channel__in;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];typeof p!="string"&&!Number.isSafeInteger(
p)&&(e=n(e,o+"/channel__in/"+l,"type",{type:["string","integer"]}),t++)}}else e=n(e,o+"/channel__in","type",{type:"array"}),t++}if(r.exclude_channels!==void 0){
let i=r.exclude_channels;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=n(e,o+"/exclude_\
channels/"+l,"type",{type:["string","integer"]}),t++)}}else e=n(e,o+"/exclude_channels","type",{type:"array"}),t++}if(r.target_audience_id__in!==void 0){let i=r.
target_audience_id__in;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=n(e,o+"/target_aud\
ience_id__in/"+l,"type",{type:["integer","string"]}),t++),typeof p=="string"&&!S.test(p)&&(e=n(e,o+"/target_audience_id__in/"+l,"pattern",{pattern:"^-?\\d+$"}),
t++)}}else e=n(e,o+"/target_audience_id__in","type",{type:"array"}),t++}if(r.demographics!==void 0){let i=r.demographics;if(i&&typeof i=="object"&&!Array.isArray(
i))for(const s in i){let l=i[s];typeof l!="string"&&!Number.isSafeInteger(l)&&(e=n(e,o+"/demographics/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:["\
string","integer"]}),t++)}else e=n(e,o+"/demographics","type",{type:"object"}),t++}r.timestamp__lte!==void 0&&typeof r.timestamp__lte!="string"&&(e=n(e,o+"/time\
stamp__lte","type",{type:"string"}),t++),r.timestamp__gte!==void 0&&typeof r.timestamp__gte!="string"&&(e=n(e,o+"/timestamp__gte","type",{type:"string"}),t++)}else
e=n(e,o,"type",{type:"object"}),t++;return N.errors=e,t===0}const z=x;function c(r,{instancePath:o="",parentData:_,parentDataProperty:y,rootData:f=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.confidence_level===void 0&&(e=n(e,o,"required",{missingProperty:"confidence_level"}),t++),r.confidence_level!==
void 0){let i=r.confidence_level;typeof i=="number"&&isFinite(i)||(e=n(e,o+"/confidence_level","type",{type:"number"}),t++)}if(r.margin_of_error!==void 0){let i=r.
margin_of_error;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,o+"/margin_of_error","minimum",{comparison:">=",limit:0}),t++):(e=n(e,o+"/margin_of_erro\
r","type",{type:"number"}),t++)}r.statistically_significant!==void 0&&typeof r.statistically_significant!="boolean"&&(e=n(e,o+"/statistically_significant","type",
{type:"boolean"}),t++)}else e=n(e,o,"type",{type:"object"}),t++;return c.errors=e,t===0}function u(r,{instancePath:o="",parentData:_,parentDataProperty:y,rootData:f=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.exposed_count!==void 0){let i=r.exposed_count;Number.isSafeInteger(i)||(e=n(e,o+"/exposed_count",
"type",{type:"integer"}),t++)}if(r.control_count!==void 0){let i=r.control_count;Number.isSafeInteger(i)||(e=n(e,o+"/control_count","type",{type:"integer"}),t++)}
if(r.in_target_exposed_count!==void 0){let i=r.in_target_exposed_count;Number.isSafeInteger(i)||(e=n(e,o+"/in_target_exposed_count","type",{type:"integer"}),t++)}
if(r.in_target_control_count!==void 0){let i=r.in_target_control_count;Number.isSafeInteger(i)||(e=n(e,o+"/in_target_control_count","type",{type:"integer"}),t++)}
if(r.total_count!==void 0){let i=r.total_count;Number.isSafeInteger(i)||(e=n(e,o+"/total_count","type",{type:"integer"}),t++)}if(r.confidence_level!==void 0){let i=r.
confidence_level;typeof i=="number"&&isFinite(i)||(e=n(e,o+"/confidence_level","type",{type:"number"}),t++)}if(r.margin_of_error!==void 0){let i=r.margin_of_error;
!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=n(e,o+"/margin_of_error","type",{type:["number","null"]}),t++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&
(e=n(e,o+"/margin_of_error","minimum",{comparison:">=",limit:0}),t++)}if(r.exposed_percentage!==void 0){let i=r.exposed_percentage;!(typeof i=="number"&&isFinite(
i))&&i!==null&&(e=n(e,o+"/exposed_percentage","type",{type:["number","null"]}),t++),typeof i=="number"&&isFinite(i)&&((i>100||isNaN(i))&&(e=n(e,o+"/exposed_perc\
entage","maximum",{comparison:"<=",limit:100}),t++),(i<0||isNaN(i))&&(e=n(e,o+"/exposed_percentage","minimum",{comparison:">=",limit:0}),t++))}if(r.control_percentage!==
void 0){let i=r.control_percentage;!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=n(e,o+"/control_percentage","type",{type:["number","null"]}),t++),typeof i==
"number"&&isFinite(i)&&((i>100||isNaN(i))&&(e=n(e,o+"/control_percentage","maximum",{comparison:"<=",limit:100}),t++),(i<0||isNaN(i))&&(e=n(e,o+"/control_percen\
tage","minimum",{comparison:">=",limit:0}),t++))}if(r.lift_percentage!==void 0){let i=r.lift_percentage;!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=n(e,o+"\
/lift_percentage","type",{type:["number","null"]}),t++)}if(r.statistically_significant!==void 0){let i=r.statistically_significant;typeof i!="boolean"&&i!==null&&
(e=n(e,o+"/statistically_significant","type",{type:["boolean","null"]}),t++)}if(r.statistical_test!==void 0){let i=r.statistical_test;if(Array.isArray(i)){const s=i.
length;for(let l=0;l<s;l++)c(i[l],{instancePath:o+"/statistical_test/"+l,parentData:i,parentDataProperty:l,rootData:f})||(e=e===null?c.errors:e.concat(c.errors),
t=e.length)}else e=n(e,o+"/statistical_test","type",{type:"array"}),t++}}else e=n(e,o,"type",{type:"object"}),t++;return u.errors=e,t===0}function m(r,{instancePath:o="",
parentData:_,parentDataProperty:y,rootData:f=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=n(e,o,"required",{missingProperty:"\
id"}),t++),r.id!==void 0){let i=r.id;Number.isSafeInteger(i)||(e=n(e,o+"/id","type",{type:"integer"}),t++)}if(r.question_id!==void 0){let i=r.question_id;Number.
isSafeInteger(i)||(e=n(e,o+"/question_id","type",{type:"integer"}),t++)}if(r.question_name!==void 0&&typeof r.question_name!="string"&&(e=n(e,o+"/question_name",
"type",{type:"string"}),t++),r.question_text!==void 0&&typeof r.question_text!="string"&&(e=n(e,o+"/question_text","type",{type:"string"}),t++),r.question_type!==
void 0&&typeof r.question_type!="string"&&(e=n(e,o+"/question_type","type",{type:"string"}),t++),r.in_target_answers!==void 0){let i=r.in_target_answers;if(Array.
isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];Number.isSafeInteger(p)||(e=n(e,o+"/in_target_answers/"+l,"type",{type:"integer"}),t++)}}else e=n(e,
o+"/in_target_answers","type",{type:"array"}),t++}r.question_has_predefined_answers!==void 0&&typeof r.question_has_predefined_answers!="boolean"&&(e=n(e,o+"/qu\
estion_has_predefined_answers","type",{type:"boolean"}),t++),r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=n(e,o+"/kpi_type","type",{type:"string"}),t++)}else
e=n(e,o,"type",{type:"object"}),t++;return m.errors=e,t===0}function d(r,{instancePath:o="",parentData:_,parentDataProperty:y,rootData:f=r}={}){let e=null,t=0;if(u(
r,{instancePath:o,parentData:_,parentDataProperty:y,rootData:f})||(e=e===null?u.errors:e.concat(u.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)&&
(r.label!==void 0&&typeof r.label!="string"&&(e=n(e,o+"/label","type",{type:"string"}),t++),r.answer_ids!==void 0)){let i=r.answer_ids;if(Array.isArray(i)){const s=i.
length;for(let l=0;l<s;l++){let p=i[l];Number.isSafeInteger(p)||(e=n(e,o+"/answer_ids/"+l,"type",{type:"integer"}),t++)}}else e=n(e,o+"/answer_ids","type",{type:"\
array"}),t++}return d.errors=e,t===0}function v(r,{instancePath:o="",parentData:_,parentDataProperty:y,rootData:f=r}={}){let e=null,t=0;if(u(r,{instancePath:o,parentData:_,
parentDataProperty:y,rootData:f})||(e=e===null?u.errors:e.concat(u.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.enough_sample_size!==void 0&&
typeof r.enough_sample_size!="boolean"&&(e=n(e,o+"/enough_sample_size","type",{type:"boolean"}),t++),r.enough_sample_size_on!==void 0){let i=r.enough_sample_size_on;
if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++)typeof i[l]!="string"&&(e=n(e,o+"/enough_sample_size_on/"+l,"type",{type:"string"}),t++)}else e=n(e,o+
"/enough_sample_size_on","type",{type:"array"}),t++}if(r.enough_sample_size_off!==void 0){let i=r.enough_sample_size_off;if(Array.isArray(i)){const s=i.length;for(let l=0;l<
s;l++){let p=i[l];if(p&&typeof p=="object"&&!Array.isArray(p))for(const a in p){let g=p[a];if(g&&typeof g=="object"&&!Array.isArray(g))for(const A in g){let q=g[A];
Number.isSafeInteger(q)||(e=n(e,o+"/enough_sample_size_off/"+l+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),"type",
{type:"integer"}),t++)}else e=n(e,o+"/enough_sample_size_off/"+l+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"}),t++}else e=n(e,o+"/enough_\
sample_size_off/"+l,"type",{type:"object"}),t++}}else e=n(e,o+"/enough_sample_size_off","type",{type:"array"}),t++}if(r.question!==void 0&&(m(r.question,{instancePath:o+
"/question",parentData:r,parentDataProperty:"question",rootData:f})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.answers_breakdown!==void 0){let i=r.
answers_breakdown;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++)d(i[l],{instancePath:o+"/answers_breakdown/"+l,parentData:i,parentDataProperty:l,rootData:f})||
(e=e===null?d.errors:e.concat(d.errors),t=e.length)}else e=n(e,o+"/answers_breakdown","type",{type:"array"}),t++}if(r.lift_diagnostics!==void 0){let i=r.lift_diagnostics;
i&&typeof i=="object"&&!Array.isArray(i)||(e=n(e,o+"/lift_diagnostics","type",{type:"object"}),t++)}}return v.errors=e,t===0}function b(r,{instancePath:o="",parentData:_,
parentDataProperty:y,rootData:f=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.default_question_lift!==void 0&&(v(r.default_question_lift,
{instancePath:o+"/default_question_lift",parentData:r,parentDataProperty:"default_question_lift",rootData:f})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),
r.days_completed!==void 0){let i=r.days_completed;Number.isSafeInteger(i)||(e=n(e,o+"/days_completed","type",{type:"integer"}),t++)}if(r.days_left!==void 0){let i=r.
days_left;Number.isSafeInteger(i)||(e=n(e,o+"/days_left","type",{type:"integer"}),t++)}if(r.total_impressions!==void 0){let i=r.total_impressions;Number.isSafeInteger(
i)||(e=n(e,o+"/total_impressions","type",{type:"integer"}),t++)}if(r.total_completes!==void 0){let i=r.total_completes;Number.isSafeInteger(i)||(e=n(e,o+"/total\
_completes","type",{type:"integer"}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return b.errors=e,t===0}function x(r,{instancePath:o="",parentData:_,parentDataProperty:y,
rootData:f=r}={}){let e=null,t=0;return b(r,{instancePath:o,parentData:_,parentDataProperty:y,rootData:f})||(e=e===null?b.errors:e.concat(b.errors),t=e.length),
x.errors=e,t===0}
export const request: Validator<"getCampaignOverviewLift"> = E
export const response: Validator<"getCampaignOverviewLift"> = z
