// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,o,y,_)=>{const f={instancePath:o,keyword:y,params:_};return r===null?[f]:(r.push(f),r)},j={id:1,confidence_level:1,confidence_level__in:1,channel__in:1,
exclude_channels:1,target_audience_id__in:1,demographics:1,timestamp__lte:1,timestamp__gte:1},S=w,D=Object.prototype.hasOwnProperty,q=new RegExp("^-?\\d+(\\.\\d+)?\
([eE][+-]?\\d+)?$","u"),I=new RegExp("^-?\\d+$","u");function w(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:f=r}={}){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.id===void 0&&(e=n(e,o,"required",{missingProperty:"id"}),i++);for(const t in r)D.call(j,t)||(e=n(e,o,"additionalProperties",{additionalProperty:t}),
i++);if(r.id!==void 0&&typeof r.id!="string"&&(e=n(e,o+"/id","type",{type:"string"}),i++),r.confidence_level!==void 0){let t=r.confidence_level;!(typeof t=="num\
ber"&&isFinite(t))&&typeof t!="string"&&(e=n(e,o+"/confidence_level","type",{type:["number","string"]}),i++),typeof t=="number"&&isFinite(t)&&((t>=1||isNaN(t))&&
(e=n(e,o+"/confidence_level","exclusiveMaximum",{comparison:"<",limit:1}),i++),(t<=0||isNaN(t))&&(e=n(e,o+"/confidence_level","exclusiveMinimum",{comparison:">",
limit:0}),i++)),typeof t=="string"&&!q.test(t)&&(e=n(e,o+"/confidence_level","pattern",{pattern:"^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$"}),i++)}if(r.confidence_level__in!==
void 0){let t=r.confidence_level__in;if(Array.isArray(t)){const s=t.length;for(let l=0;l<s;l++){let p=t[l];!(typeof p=="number"&&isFinite(p))&&typeof p!="string"&&
(e=n(e,o+"/confidence_level__in/"+l,"type",{type:["number","string"]}),i++),p===.8||p===.85||p===.9||p===.95||p==="0.8"||p==="0.85"||p==="0.9"||p==="0.95"||(e=n(
e,o+"/confidence_level__in/"+l,"enum",{allowedValues:[.8,.85,.9,.95,"0.8","0.85","0.9","0.95"]}),i++),typeof p=="string"&&!q.test(p)&&(e=n(e,o+"/confidence_leve\
l__in/"+l,"pattern",{pattern:"^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$"}),i++)}}else e=n(e,o+"/confidence_level__in","type",{type:"array"}),i++}if(r.channel__in!==void 0){
let t=r.channel__in;if(Array.isArray(t)){const s=t.length;for(let l=0;l<s;l++){let p=t[l];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=n(e,o+"/channel__in/"+
l,"type",{type:["string","integer"]}),i++)}}else e=n(e,o+"/channel__in","type",{type:"array"}),i++}if(r.exclude_channels!==void 0){let t=r.exclude_channels;if(Array.
isArray(t)){const s=t.length;for(let l=0;l<s;l++){let p=t[l];typeof p!="string"&&!Number.isSafeInteger(p)&&(e=n(e,o+"/exclude_channels/"+l,"type",{type:["string",
"integer"]}),i++)}}else e=n(e,o+"/exclude_channels","type",{type:"array"}),i++}if(r.target_audience_id__in!==void 0){let t=r.target_audience_id__in;if(Array.isArray(
t)){const s=t.length;for(let l=0;l<s;l++){let p=t[l];!Number.isSafeInteger(p)&&typeof p!="string"&&(e=n(e,o+"/target_audience_id__in/"+l,"type",{type:["integer",
"string"]}),i++),typeof p=="string"&&!I.test(p)&&(e=n(e,o+"/target_audience_id__in/"+l,"pattern",{pattern:"^-?\\d+$"}),i++)}}else e=n(e,o+"/target_audience_id__\
in","type",{type:"array"}),i++}if(r.demographics!==void 0){let t=r.demographics;if(t&&typeof t=="object"&&!Array.isArray(t))for(const s in t){let l=t[s];typeof l!=
"string"&&!Number.isSafeInteger(l)&&(e=n(e,o+"/demographics/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:["string","integer"]}),i++)}else e=n(e,o+"/d\
emographics","type",{type:"object"}),i++}r.timestamp__lte!==void 0&&typeof r.timestamp__lte!="string"&&(e=n(e,o+"/timestamp__lte","type",{type:"string"}),i++),r.
timestamp__gte!==void 0&&typeof r.timestamp__gte!="string"&&(e=n(e,o+"/timestamp__gte","type",{type:"string"}),i++)}else e=n(e,o,"type",{type:"object"}),i++;return w.
errors=e,i===0}const E=x;function c(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:f=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.confidence_level===void 0&&(e=n(e,o,"required",{missingProperty:"confidence_level"}),i++),r.confidence_level!==void 0){let t=r.confidence_level;typeof t==
"number"&&isFinite(t)||(e=n(e,o+"/confidence_level","type",{type:"number"}),i++)}if(r.margin_of_error!==void 0){let t=r.margin_of_error;typeof t=="number"&&isFinite(
t)||(e=n(e,o+"/margin_of_error","type",{type:"number"}),i++)}r.statistically_significant!==void 0&&typeof r.statistically_significant!="boolean"&&(e=n(e,o+"/sta\
tistically_significant","type",{type:"boolean"}),i++)}else e=n(e,o,"type",{type:"object"}),i++;return c.errors=e,i===0}function g(r,{instancePath:o="",parentData:y,
parentDataProperty:_,rootData:f=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.exposed_count!==void 0){let t=r.exposed_count;Number.isSafeInteger(
t)||(e=n(e,o+"/exposed_count","type",{type:"integer"}),i++)}if(r.control_count!==void 0){let t=r.control_count;Number.isSafeInteger(t)||(e=n(e,o+"/control_count",
"type",{type:"integer"}),i++)}if(r.in_target_exposed_count!==void 0){let t=r.in_target_exposed_count;Number.isSafeInteger(t)||(e=n(e,o+"/in_target_exposed_count",
"type",{type:"integer"}),i++)}if(r.in_target_control_count!==void 0){let t=r.in_target_control_count;Number.isSafeInteger(t)||(e=n(e,o+"/in_target_control_count",
"type",{type:"integer"}),i++)}if(r.total_count!==void 0){let t=r.total_count;Number.isSafeInteger(t)||(e=n(e,o+"/total_count","type",{type:"integer"}),i++)}if(r.
confidence_level!==void 0){let t=r.confidence_level;typeof t=="number"&&isFinite(t)||(e=n(e,o+"/confidence_level","type",{type:"number"}),i++)}if(r.margin_of_error!==
void 0){let t=r.margin_of_error;!(typeof t=="number"&&isFinite(t))&&t!==null&&(e=n(e,o+"/margin_of_error","type",{type:["number","null"]}),i++)}if(r.exposed_percentage!==
void 0){let t=r.exposed_percentage;!(typeof t=="number"&&isFinite(t))&&t!==null&&(e=n(e,o+"/exposed_percentage","type",{type:["number","null"]}),i++)}if(r.control_percentage!==
void 0){let t=r.control_percentage;!(typeof t=="number"&&isFinite(t))&&t!==null&&(e=n(e,o+"/control_percentage","type",{type:["number","null"]}),i++)}if(r.lift_percentage!==
void 0){let t=r.lift_percentage;!(typeof t=="number"&&isFinite(t))&&t!==null&&(e=n(e,o+"/lift_percentage","type",{type:["number","null"]}),i++)}if(r.statistically_significant!==
void 0){let t=r.statistically_significant;typeof t!="boolean"&&t!==null&&(e=n(e,o+"/statistically_significant","type",{type:["boolean","null"]}),i++)}if(r.statistical_test!==
void 0){let t=r.statistical_test;if(Array.isArray(t)){const s=t.length;for(let l=0;l<s;l++)c(t[l],{instancePath:o+"/statistical_test/"+l,parentData:t,parentDataProperty:l,
rootData:f})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)}else e=n(e,o+"/statistical_test","type",{type:"array"}),i++}}else e=n(e,o,"type",{type:"object"}),
i++;return g.errors=e,i===0}function m(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:f=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.id===void 0&&(e=n(e,o,"required",{missingProperty:"id"}),i++),r.id!==void 0){let t=r.id;Number.isSafeInteger(t)||(e=n(e,o+"/id","type",{type:"i\
nteger"}),i++)}if(r.question_id!==void 0){let t=r.question_id;Number.isSafeInteger(t)||(e=n(e,o+"/question_id","type",{type:"integer"}),i++)}if(r.question_name!==
void 0&&typeof r.question_name!="string"&&(e=n(e,o+"/question_name","type",{type:"string"}),i++),r.question_text!==void 0&&typeof r.question_text!="string"&&(e=
n(e,o+"/question_text","type",{type:"string"}),i++),r.question_type!==void 0&&typeof r.question_type!="string"&&(e=n(e,o+"/question_type","type",{type:"string"}),
i++),r.in_target_answers!==void 0){let t=r.in_target_answers;if(Array.isArray(t)){const s=t.length;for(let l=0;l<s;l++){let p=t[l];Number.isSafeInteger(p)||(e=n(
e,o+"/in_target_answers/"+l,"type",{type:"integer"}),i++)}}else e=n(e,o+"/in_target_answers","type",{type:"array"}),i++}r.question_has_predefined_answers!==void 0&&
typeof r.question_has_predefined_answers!="boolean"&&(e=n(e,o+"/question_has_predefined_answers","type",{type:"boolean"}),i++),r.kpi_type!==void 0&&typeof r.kpi_type!=
"string"&&(e=n(e,o+"/kpi_type","type",{type:"string"}),i++)}else e=n(e,o,"type",{type:"object"}),i++;return m.errors=e,i===0}function d(r,{instancePath:o="",parentData:y,
parentDataProperty:_,rootData:f=r}={}){let e=null,i=0;if(g(r,{instancePath:o,parentData:y,parentDataProperty:_,rootData:f})||(e=e===null?g.errors:e.concat(g.errors),
i=e.length),r&&typeof r=="object"&&!Array.isArray(r)&&(r.label!==void 0&&typeof r.label!="string"&&(e=n(e,o+"/label","type",{type:"string"}),i++),r.answer_ids!==
void 0)){let t=r.answer_ids;if(Array.isArray(t)){const s=t.length;for(let l=0;l<s;l++){let p=t[l];Number.isSafeInteger(p)||(e=n(e,o+"/answer_ids/"+l,"type",{type:"\
integer"}),i++)}}else e=n(e,o+"/answer_ids","type",{type:"array"}),i++}return d.errors=e,i===0}function v(r,{instancePath:o="",parentData:y,parentDataProperty:_,
rootData:f=r}={}){let e=null,i=0;if(g(r,{instancePath:o,parentData:y,parentDataProperty:_,rootData:f})||(e=e===null?g.errors:e.concat(g.errors),i=e.length),r&&typeof r==
"object"&&!Array.isArray(r)){if(r.enough_sample_size!==void 0&&typeof r.enough_sample_size!="boolean"&&(e=n(e,o+"/enough_sample_size","type",{type:"boolean"}),i++),
r.enough_sample_size_on!==void 0){let t=r.enough_sample_size_on;if(Array.isArray(t)){const s=t.length;for(let l=0;l<s;l++)typeof t[l]!="string"&&(e=n(e,o+"/enou\
gh_sample_size_on/"+l,"type",{type:"string"}),i++)}else e=n(e,o+"/enough_sample_size_on","type",{type:"array"}),i++}if(r.enough_sample_size_off!==void 0){let t=r.
enough_sample_size_off;if(Array.isArray(t)){const s=t.length;for(let l=0;l<s;l++){let p=t[l];if(p&&typeof p=="object"&&!Array.isArray(p))for(const a in p){let u=p[a];
if(u&&typeof u=="object"&&!Array.isArray(u))for(const A in u){let N=u[A];Number.isSafeInteger(N)||(e=n(e,o+"/enough_sample_size_off/"+l+"/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"integer"}),i++)}else e=n(e,o+"/enough_sample_size_off/"+l+"/"+a.replace(/~/g,"~0").
replace(/\//g,"~1"),"type",{type:"object"}),i++}else e=n(e,o+"/enough_sample_size_off/"+l,"type",{type:"object"}),i++}}else e=n(e,o+"/enough_sample_size_off","t\
ype",{type:"array"}),i++}if(r.question!==void 0&&(m(r.question,{instancePath:o+"/question",parentData:r,parentDataProperty:"question",rootData:f})||(e=e===null?
m.errors:e.concat(m.errors),i=e.length)),r.answers_breakdown!==void 0){let t=r.answers_breakdown;if(Array.isArray(t)){const s=t.length;for(let l=0;l<s;l++)d(t[l],
{instancePath:o+"/answers_breakdown/"+l,parentData:t,parentDataProperty:l,rootData:f})||(e=e===null?d.errors:e.concat(d.errors),i=e.length)}else e=n(e,o+"/answe\
rs_breakdown","type",{type:"array"}),i++}if(r.lift_diagnostics!==void 0){let t=r.lift_diagnostics;t&&typeof t=="object"&&!Array.isArray(t)||(e=n(e,o+"/lift_diag\
nostics","type",{type:"object"}),i++)}}return v.errors=e,i===0}function b(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:f=r}={}){let e=null,i=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.default_question_lift!==void 0&&(v(r.default_question_lift,{instancePath:o+"/default_question_lift",parentData:r,
parentDataProperty:"default_question_lift",rootData:f})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),r.days_completed!==void 0){let t=r.days_completed;
Number.isSafeInteger(t)||(e=n(e,o+"/days_completed","type",{type:"integer"}),i++)}if(r.days_left!==void 0){let t=r.days_left;Number.isSafeInteger(t)||(e=n(e,o+"\
/days_left","type",{type:"integer"}),i++)}if(r.total_impressions!==void 0){let t=r.total_impressions;Number.isSafeInteger(t)||(e=n(e,o+"/total_impressions","typ\
e",{type:"integer"}),i++)}if(r.total_completes!==void 0){let t=r.total_completes;Number.isSafeInteger(t)||(e=n(e,o+"/total_completes","type",{type:"integer"}),i++)}}else
e=n(e,o,"type",{type:"object"}),i++;return b.errors=e,i===0}function x(r,{instancePath:o="",parentData:y,parentDataProperty:_,rootData:f=r}={}){let e=null,i=0;return b(
r,{instancePath:o,parentData:y,parentDataProperty:_,rootData:f})||(e=e===null?b.errors:e.concat(b.errors),i=e.length),x.errors=e,i===0}
export const request: Validator<"getCampaignOverviewLift"> = S
export const response: Validator<"getCampaignOverviewLift"> = E
