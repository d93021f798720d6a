// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(r,o,e,t)=>{const i={instancePath:o,keyword:e,params:t};return r===null?[i]:(r.push(i),r)},N={id:1,confidence_level:1,confidence_level__in:1,channel__in:1,
exclude_channels:1,target_audience_id__in:1,demographics:1,timestamp__lte:1,timestamp__gte:1},j=v,x=Object.prototype.hasOwnProperty,q=new RegExp("^0?\\.\\d*[1-9]\\\
d*$","u"),w=new RegExp("^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$","u"),a=new RegExp("^-?\\d+$","u");function v(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){r.id===void 0&&(e=l(e,o,"required",{missingProperty:"id"}),t++);for(const i in r)x.call(N,i)||(e=l(e,o,"additionalProperties",{additionalProperty:i}),
t++);if(r.id!==void 0&&typeof r.id!="string"&&(e=l(e,o+"/id","type",{type:"string"}),t++),r.confidence_level!==void 0){let i=r.confidence_level;!(typeof i=="num\
ber"&&isFinite(i))&&typeof i!="string"&&(e=l(e,o+"/confidence_level","type",{type:["number","string"]}),t++),typeof i=="number"&&isFinite(i)&&((i>=1||isNaN(i))&&
(e=l(e,o+"/confidence_level","exclusiveMaximum",{comparison:"<",limit:1}),t++),(i<=0||isNaN(i))&&(e=l(e,o+"/confidence_level","exclusiveMinimum",{comparison:">",
limit:0}),t++)),typeof i=="string"&&!q.test(i)&&(e=l(e,o+"/confidence_level","pattern",{pattern:"^0?\\.\\d*[1-9]\\d*$"}),t++)}if(r.confidence_level__in!==void 0){
let i=r.confidence_level__in;if(Array.isArray(i)){const p=i.length;for(let n=0;n<p;n++){let s=i[n];!(typeof s=="number"&&isFinite(s))&&typeof s!="string"&&(e=l(
e,o+"/confidence_level__in/"+n,"type",{type:["number","string"]}),t++),s===.8||s===.85||s===.9||s===.95||s==="0.8"||s==="0.85"||s==="0.9"||s==="0.95"||(e=l(e,o+
"/confidence_level__in/"+n,"enum",{allowedValues:[.8,.85,.9,.95,"0.8","0.85","0.9","0.95"]}),t++),typeof s=="string"&&!w.test(s)&&(e=l(e,o+"/confidence_level__i\
n/"+n,"pattern",{pattern:"^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$"}),t++)}}else e=l(e,o+"/confidence_level__in","type",{type:"array"}),t++}if(r.channel__in!==void 0){
let i=r.channel__in;if(Array.isArray(i)){const p=i.length;for(let n=0;n<p;n++){let s=i[n];typeof s!="string"&&!Number.isSafeInteger(s)&&(e=l(e,o+"/channel__in/"+
n,"type",{type:["string","integer"]}),t++)}}else e=l(e,o+"/channel__in","type",{type:"array"}),t++}if(r.exclude_channels!==void 0){let i=r.exclude_channels;if(Array.
isArray(i)){const p=i.length;for(let n=0;n<p;n++){let s=i[n];typeof s!="string"&&!Number.isSafeInteger(s)&&(e=l(e,o+"/exclude_channels/"+n,"type",{type:["string",
"integer"]}),t++)}}else e=l(e,o+"/exclude_channels","type",{type:"array"}),t++}if(r.target_audience_id__in!==void 0){let i=r.target_audience_id__in;if(Array.isArray(
i)){const p=i.length;for(let n=0;n<p;n++){let s=i[n];!Number.isSafeInteger(s)&&typeof s!="string"&&(e=l(e,o+"/target_audience_id__in/"+n,"type",{type:["integer",
"string"]}),t++),typeof s=="string"&&!a.test(s)&&(e=l(e,o+"/target_audience_id__in/"+n,"pattern",{pattern:"^-?\\d+$"}),t++)}}else e=l(e,o+"/target_audience_id__\
in","type",{type:"array"}),t++}if(r.demographics!==void 0){let i=r.demographics;if(i&&typeof i=="object"&&!Array.isArray(i))for(const p in i){let n=i[p];typeof n!=
"string"&&!Number.isSafeInteger(n)&&(e=l(e,o+"/demographics/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:["string","integer"]}),t++)}else e=l(e,o+"/d\
emographics","type",{type:"object"}),t++}r.timestamp__lte!==void 0&&typeof r.timestamp__lte!="string"&&(e=l(e,o+"/timestamp__lte","type",{type:"string"}),t++),r.
timestamp__gte!==void 0&&typeof r.timestamp__gte!="string"&&(e=l(e,o+"/timestamp__gte","type",{type:"string"}),t++)}else e=l(e,o,"type",{type:"object"}),t++;return v.
errors=e,t===0}const I=b;function y(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.confidence_level===void 0&&(e=l(e,o,"required",{missingProperty:"\
confidence_level"}),t++),r.confidence_level!==void 0){let i=r.confidence_level;typeof i=="number"&&isFinite(i)||(e=l(e,o+"/confidence_level","type",{type:"numbe\
r"}),t++)}if(r.margin_of_error!==void 0){let i=r.margin_of_error;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=l(e,o+"/margin_of_error","minimum",{comparison:"\
>=",limit:0}),t++):(e=l(e,o+"/margin_of_error","type",{type:"number"}),t++)}r.statistically_significant!==void 0&&typeof r.statistically_significant!="boolean"&&
(e=l(e,o+"/statistically_significant","type",{type:"boolean"}),t++)}else e=l(e,o,"type",{type:"object"}),t++;return y.errors=e,t===0}function f(r,o=""){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.exposed_count!==void 0){let i=r.exposed_count;Number.isSafeInteger(i)||(e=l(e,o+"/exposed_count","type",{type:"\
integer"}),t++)}if(r.control_count!==void 0){let i=r.control_count;Number.isSafeInteger(i)||(e=l(e,o+"/control_count","type",{type:"integer"}),t++)}if(r.in_target_exposed_count!==
void 0){let i=r.in_target_exposed_count;Number.isSafeInteger(i)||(e=l(e,o+"/in_target_exposed_count","type",{type:"integer"}),t++)}if(r.in_target_control_count!==
void 0){let i=r.in_target_control_count;Number.isSafeInteger(i)||(e=l(e,o+"/in_target_control_count","type",{type:"integer"}),t++)}if(r.total_count!==void 0){let i=r.
total_count;Number.isSafeInteger(i)||(e=l(e,o+"/total_count","type",{type:"integer"}),t++)}if(r.confidence_level!==void 0){let i=r.confidence_level;typeof i=="n\
umber"&&isFinite(i)||(e=l(e,o+"/confidence_level","type",{type:"number"}),t++)}if(r.margin_of_error!==void 0){let i=r.margin_of_error;!(typeof i=="number"&&isFinite(
i))&&i!==null&&(e=l(e,o+"/margin_of_error","type",{type:["number","null"]}),t++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=l(e,o+"/margin_of_error","\
minimum",{comparison:">=",limit:0}),t++)}if(r.exposed_percentage!==void 0){let i=r.exposed_percentage;!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=l(e,o+"/e\
xposed_percentage","type",{type:["number","null"]}),t++),typeof i=="number"&&isFinite(i)&&((i>100||isNaN(i))&&(e=l(e,o+"/exposed_percentage","maximum",{comparison:"\
<=",limit:100}),t++),(i<0||isNaN(i))&&(e=l(e,o+"/exposed_percentage","minimum",{comparison:">=",limit:0}),t++))}if(r.control_percentage!==void 0){let i=r.control_percentage;
!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=l(e,o+"/control_percentage","type",{type:["number","null"]}),t++),typeof i=="number"&&isFinite(i)&&((i>100||isNaN(
i))&&(e=l(e,o+"/control_percentage","maximum",{comparison:"<=",limit:100}),t++),(i<0||isNaN(i))&&(e=l(e,o+"/control_percentage","minimum",{comparison:">=",limit:0}),
t++))}if(r.lift_percentage!==void 0){let i=r.lift_percentage;!(typeof i=="number"&&isFinite(i))&&i!==null&&(e=l(e,o+"/lift_percentage","type",{type:["number","n\
ull"]}),t++)}if(r.statistically_significant!==void 0){let i=r.statistically_significant;typeof i!="boolean"&&i!==null&&(e=l(e,o+"/statistically_significant","ty\
pe",{type:["boolean","null"]}),t++)}if(r.statistical_test!==void 0){let i=r.statistical_test;if(Array.isArray(i)){const p=i.length;for(let n=0;n<p;n++)y(i[n],o+
"/statistical_test/"+n)||(e=e===null?y.errors:e.concat(y.errors),t=e.length)}else e=l(e,o+"/statistical_test","type",{type:"array"}),t++}}else e=l(e,o,"type",{type:"\
object"}),t++;return f.errors=e,t===0}function g(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=l(e,o,"required",{missingProperty:"\
id"}),t++),r.id!==void 0){let i=r.id;Number.isSafeInteger(i)||(e=l(e,o+"/id","type",{type:"integer"}),t++)}if(r.question_id!==void 0){let i=r.question_id;Number.
isSafeInteger(i)||(e=l(e,o+"/question_id","type",{type:"integer"}),t++)}if(r.question_name!==void 0&&typeof r.question_name!="string"&&(e=l(e,o+"/question_name",
"type",{type:"string"}),t++),r.question_text!==void 0&&typeof r.question_text!="string"&&(e=l(e,o+"/question_text","type",{type:"string"}),t++),r.question_type!==
void 0&&typeof r.question_type!="string"&&(e=l(e,o+"/question_type","type",{type:"string"}),t++),r.in_target_answers!==void 0){let i=r.in_target_answers;if(Array.
isArray(i)){const p=i.length;for(let n=0;n<p;n++){let s=i[n];Number.isSafeInteger(s)||(e=l(e,o+"/in_target_answers/"+n,"type",{type:"integer"}),t++)}}else e=l(e,
o+"/in_target_answers","type",{type:"array"}),t++}r.question_has_predefined_answers!==void 0&&typeof r.question_has_predefined_answers!="boolean"&&(e=l(e,o+"/qu\
estion_has_predefined_answers","type",{type:"boolean"}),t++),r.kpi_type!==void 0&&typeof r.kpi_type!="string"&&(e=l(e,o+"/kpi_type","type",{type:"string"}),t++)}else
e=l(e,o,"type",{type:"object"}),t++;return g.errors=e,t===0}function u(r,o=""){let e=null,t=0;if(f(r,o)||(e=e===null?f.errors:e.concat(f.errors),t=e.length),r&&
typeof r=="object"&&!Array.isArray(r)&&(r.label!==void 0&&typeof r.label!="string"&&(e=l(e,o+"/label","type",{type:"string"}),t++),r.answer_ids!==void 0)){let i=r.
answer_ids;if(Array.isArray(i)){const p=i.length;for(let n=0;n<p;n++){let s=i[n];Number.isSafeInteger(s)||(e=l(e,o+"/answer_ids/"+n,"type",{type:"integer"}),t++)}}else
e=l(e,o+"/answer_ids","type",{type:"array"}),t++}return u.errors=e,t===0}function c(r,o=""){let e=null,t=0;if(f(r,o)||(e=e===null?f.errors:e.concat(f.errors),t=
e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.enough_sample_size!==void 0&&typeof r.enough_sample_size!="boolean"&&(e=l(e,o+"/enough_sample_size","ty\
pe",{type:"boolean"}),t++),r.enough_sample_size_on!==void 0){let i=r.enough_sample_size_on;if(Array.isArray(i)){const p=i.length;for(let n=0;n<p;n++)typeof i[n]!=
"string"&&(e=l(e,o+"/enough_sample_size_on/"+n,"type",{type:"string"}),t++)}else e=l(e,o+"/enough_sample_size_on","type",{type:"array"}),t++}if(r.enough_sample_size_off!==
void 0){let i=r.enough_sample_size_off;if(Array.isArray(i)){const p=i.length;for(let n=0;n<p;n++){let s=i[n];if(s&&typeof s=="object"&&!Array.isArray(s))for(const m in s){
let _=s[m];if(_&&typeof _=="object"&&!Array.isArray(_))for(const d in _){let A=_[d];Number.isSafeInteger(A)||(e=l(e,o+"/enough_sample_size_off/"+n+"/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"integer"}),t++)}else e=l(e,o+"/enough_sample_size_off/"+n+"/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"}),t++}else e=l(e,o+"/enough_sample_size_off/"+n,"type",{type:"object"}),t++}}else e=l(e,o+"/enough_sample_s\
ize_off","type",{type:"array"}),t++}if(r.question!==void 0&&(g(r.question,o+"/question")||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),r.answers_breakdown!==
void 0){let i=r.answers_breakdown;if(Array.isArray(i)){const p=i.length;for(let n=0;n<p;n++)u(i[n],o+"/answers_breakdown/"+n)||(e=e===null?u.errors:e.concat(u.errors),
t=e.length)}else e=l(e,o+"/answers_breakdown","type",{type:"array"}),t++}if(r.lift_diagnostics!==void 0){let i=r.lift_diagnostics;i&&typeof i=="object"&&!Array.
isArray(i)||(e=l(e,o+"/lift_diagnostics","type",{type:"object"}),t++)}}return c.errors=e,t===0}function b(r,o=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.default_question_lift!==void 0&&(c(r.default_question_lift,o+"/default_question_lift")||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.
days_completed!==void 0){let i=r.days_completed;Number.isSafeInteger(i)||(e=l(e,o+"/days_completed","type",{type:"integer"}),t++)}if(r.days_left!==void 0){let i=r.
days_left;Number.isSafeInteger(i)||(e=l(e,o+"/days_left","type",{type:"integer"}),t++)}if(r.total_impressions!==void 0){let i=r.total_impressions;Number.isSafeInteger(
i)||(e=l(e,o+"/total_impressions","type",{type:"integer"}),t++)}if(r.total_completes!==void 0){let i=r.total_completes;Number.isSafeInteger(i)||(e=l(e,o+"/total\
_completes","type",{type:"integer"}),t++)}}else e=l(e,o,"type",{type:"object"}),t++;return b.errors=e,t===0}
/**
 * Whether a value is an input of `getCampaignOverviewLift` (`GET /api/impact-measurement/v1/campaigns/{id}/overview-lift`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCampaignOverviewLift } from "@fieldwork/brand-lift-client/request-validators"
 * getCampaignOverviewLift({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * getCampaignOverviewLift({ colour: "red" }) // => false
 * getCampaignOverviewLift.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getCampaignOverviewLift"> = j
/**
 * Whether a value is the body of a successful response of `getCampaignOverviewLift` (`GET /api/impact-measurement/v1/campaigns/{id}/overview-lift`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getCampaignOverviewLift } from "@fieldwork/brand-lift-client/validators"
 * getCampaignOverviewLift(null) // => false
 * getCampaignOverviewLift.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getCampaignOverviewLift"> = I
