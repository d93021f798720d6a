// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,l,e,o)=>{const i={instancePath:l,keyword:e,params:o};return r===null?[i]:(r.push(i),r)},d=r=>{let l=0;for(const e of r)l++;return l},x=j;function j(r,l=""){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.supplier_code===void 0&&(e=n(e,l,"required",{missingProperty:"supplier_code"}),o++);for(const i in r)
i==="supplier_code"||i==="surveys"||(e=n(e,l,"additionalProperties",{additionalProperty:i}),o++);if(r.supplier_code!==void 0){let i=r.supplier_code;typeof i!="s\
tring"&&!Number.isSafeInteger(i)&&(e=n(e,l+"/supplier_code","type",{type:["string","integer"]}),o++)}if(r.surveys!==void 0){let i=r.surveys;i===!0||i===!1||i===
"true"||i==="false"||(e=n(e,l+"/surveys","enum",{allowedValues:[!0,!1,"true","false"]}),o++)}}else e=n(e,l,"type",{type:"object"}),o++;return j.errors=e,o===0}const S=F;
function s(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.eq!==void 0&&typeof r.eq!="string"&&(e=n(e,l+"/eq","type",{type:"string"}),o++),
r.ne!==void 0&&typeof r.ne!="string"&&(e=n(e,l+"/ne","type",{type:"string"}),o++),r.in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.length;for(let y=0;y<
p;y++)typeof i[y]!="string"&&(e=n(e,l+"/in/"+y,"type",{type:"string"}),o++)}else e=n(e,l+"/in","type",{type:"array"}),o++}if(r.nin!==void 0){let i=r.nin;if(Array.
isArray(i)){const p=i.length;for(let y=0;y<p;y++)typeof i[y]!="string"&&(e=n(e,l+"/nin/"+y,"type",{type:"string"}),o++)}else e=n(e,l+"/nin","type",{type:"array"}),
o++}}else e=n(e,l,"type",{type:"object"}),o++;return s.errors=e,o===0}function f(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.eq!==void 0){
let i=r.eq;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,l+"/eq","minimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/eq","type",{type:"number"}),o++)}
if(r.ne!==void 0){let i=r.ne;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,l+"/ne","minimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/ne","type",{type:"\
number"}),o++)}if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++){let t=i[y];typeof t=="number"&&isFinite(t)?(t<0||isNaN(t))&&
(e=n(e,l+"/in/"+y,"minimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/in/"+y,"type",{type:"number"}),o++)}}else e=n(e,l+"/in","type",{type:"array"}),o++}if(r.nin!==
void 0){let i=r.nin;if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++){let t=i[y];typeof t=="number"&&isFinite(t)?(t<0||isNaN(t))&&(e=n(e,l+"/nin/"+y,"m\
inimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/nin/"+y,"type",{type:"number"}),o++)}}else e=n(e,l+"/nin","type",{type:"array"}),o++}if(r.gte!==void 0){let i=r.
gte;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,l+"/gte","minimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/gte","type",{type:"number"}),o++)}if(r.
lte!==void 0){let i=r.lte;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,l+"/lte","minimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/lte","type",{type:"\
number"}),o++)}}else e=n(e,l,"type",{type:"object"}),o++;return f.errors=e,o===0}function v(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.eq!==void 0){let i=r.eq;typeof i=="number"&&isFinite(i)?((i>100||isNaN(i))&&(e=n(e,l+"/eq","maximum",{comparison:"<=",limit:100}),o++),(i<0||isNaN(i))&&(e=
n(e,l+"/eq","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/eq","type",{type:"number"}),o++)}if(r.ne!==void 0){let i=r.ne;typeof i=="number"&&isFinite(i)?
((i>100||isNaN(i))&&(e=n(e,l+"/ne","maximum",{comparison:"<=",limit:100}),o++),(i<0||isNaN(i))&&(e=n(e,l+"/ne","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,
l+"/ne","type",{type:"number"}),o++)}if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++){let t=i[y];typeof t=="number"&&isFinite(
t)?((t>100||isNaN(t))&&(e=n(e,l+"/in/"+y,"maximum",{comparison:"<=",limit:100}),o++),(t<0||isNaN(t))&&(e=n(e,l+"/in/"+y,"minimum",{comparison:">=",limit:0}),o++)):
(e=n(e,l+"/in/"+y,"type",{type:"number"}),o++)}}else e=n(e,l+"/in","type",{type:"array"}),o++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const p=i.length;
for(let y=0;y<p;y++){let t=i[y];typeof t=="number"&&isFinite(t)?((t>100||isNaN(t))&&(e=n(e,l+"/nin/"+y,"maximum",{comparison:"<=",limit:100}),o++),(t<0||isNaN(t))&&
(e=n(e,l+"/nin/"+y,"minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/nin/"+y,"type",{type:"number"}),o++)}}else e=n(e,l+"/nin","type",{type:"array"}),o++}if(r.
gte!==void 0){let i=r.gte;typeof i=="number"&&isFinite(i)?((i>100||isNaN(i))&&(e=n(e,l+"/gte","maximum",{comparison:"<=",limit:100}),o++),(i<0||isNaN(i))&&(e=n(
e,l+"/gte","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/gte","type",{type:"number"}),o++)}if(r.lte!==void 0){let i=r.lte;typeof i=="number"&&isFinite(i)?
((i>100||isNaN(i))&&(e=n(e,l+"/lte","maximum",{comparison:"<=",limit:100}),o++),(i<0||isNaN(i))&&(e=n(e,l+"/lte","minimum",{comparison:">=",limit:0}),o++)):(e=n(
e,l+"/lte","type",{type:"number"}),o++)}}else e=n(e,l,"type",{type:"object"}),o++;return v.errors=e,o===0}function g(r,l=""){let e=null,o=0;return r&&typeof r==
"object"&&!Array.isArray(r)?r.eq!==void 0&&typeof r.eq!="boolean"&&(e=n(e,l+"/eq","type",{type:"boolean"}),o++):(e=n(e,l,"type",{type:"object"}),o++),g.errors=e,
o===0}function m(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.eq!==void 0){let i=r.eq;typeof i=="number"&&isFinite(i)?((i>1||isNaN(i))&&
(e=n(e,l+"/eq","maximum",{comparison:"<=",limit:1}),o++),(i<0||isNaN(i))&&(e=n(e,l+"/eq","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/eq","type",{type:"\
number"}),o++)}if(r.ne!==void 0){let i=r.ne;typeof i=="number"&&isFinite(i)?((i>1||isNaN(i))&&(e=n(e,l+"/ne","maximum",{comparison:"<=",limit:1}),o++),(i<0||isNaN(
i))&&(e=n(e,l+"/ne","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/ne","type",{type:"number"}),o++)}if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.
length;for(let y=0;y<p;y++){let t=i[y];typeof t=="number"&&isFinite(t)?((t>1||isNaN(t))&&(e=n(e,l+"/in/"+y,"maximum",{comparison:"<=",limit:1}),o++),(t<0||isNaN(
t))&&(e=n(e,l+"/in/"+y,"minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/in/"+y,"type",{type:"number"}),o++)}}else e=n(e,l+"/in","type",{type:"array"}),o++}
if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++){let t=i[y];typeof t=="number"&&isFinite(t)?((t>1||isNaN(t))&&(e=n(e,l+
"/nin/"+y,"maximum",{comparison:"<=",limit:1}),o++),(t<0||isNaN(t))&&(e=n(e,l+"/nin/"+y,"minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/nin/"+y,"type",{type:"\
number"}),o++)}}else e=n(e,l+"/nin","type",{type:"array"}),o++}if(r.gte!==void 0){let i=r.gte;typeof i=="number"&&isFinite(i)?((i>1||isNaN(i))&&(e=n(e,l+"/gte",
"maximum",{comparison:"<=",limit:1}),o++),(i<0||isNaN(i))&&(e=n(e,l+"/gte","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/gte","type",{type:"number"}),o++)}
if(r.lte!==void 0){let i=r.lte;typeof i=="number"&&isFinite(i)?((i>1||isNaN(i))&&(e=n(e,l+"/lte","maximum",{comparison:"<=",limit:1}),o++),(i<0||isNaN(i))&&(e=n(
e,l+"/lte","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/lte","type",{type:"number"}),o++)}}else e=n(e,l,"type",{type:"object"}),o++;return m.errors=e,o===
0}function u(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.eq!==void 0){let i=r.eq;Number.isSafeInteger(i)||(e=n(e,l+"/eq","type",{type:"\
integer"}),o++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=n(e,l+"/eq","minimum",{comparison:">=",limit:0}),o++)}if(r.ne!==void 0){let i=r.ne;Number.isSafeInteger(
i)||(e=n(e,l+"/ne","type",{type:"integer"}),o++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=n(e,l+"/ne","minimum",{comparison:">=",limit:0}),o++)}if(r.
in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++){let t=i[y];Number.isSafeInteger(t)||(e=n(e,l+"/in/"+y,"type",{type:"integer"}),
o++),typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))&&(e=n(e,l+"/in/"+y,"minimum",{comparison:">=",limit:0}),o++)}}else e=n(e,l+"/in","type",{type:"array"}),o++}
if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++){let t=i[y];Number.isSafeInteger(t)||(e=n(e,l+"/nin/"+y,"type",{type:"i\
nteger"}),o++),typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))&&(e=n(e,l+"/nin/"+y,"minimum",{comparison:">=",limit:0}),o++)}}else e=n(e,l+"/nin","type",{type:"\
array"}),o++}if(r.gte!==void 0){let i=r.gte;Number.isSafeInteger(i)||(e=n(e,l+"/gte","type",{type:"integer"}),o++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(
i))&&(e=n(e,l+"/gte","minimum",{comparison:">=",limit:0}),o++)}if(r.lte!==void 0){let i=r.lte;Number.isSafeInteger(i)||(e=n(e,l+"/lte","type",{type:"integer"}),
o++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=n(e,l+"/lte","minimum",{comparison:">=",limit:0}),o++)}}else e=n(e,l,"type",{type:"object"}),o++;return u.
errors=e,o===0}function b(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.eq!==void 0){let i=r.eq;Number.isSafeInteger(i)||(e=n(e,l+"/e\
q","type",{type:"integer"}),o++)}if(r.ne!==void 0){let i=r.ne;Number.isSafeInteger(i)||(e=n(e,l+"/ne","type",{type:"integer"}),o++)}if(r.in!==void 0){let i=r.in;
if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++){let t=i[y];Number.isSafeInteger(t)||(e=n(e,l+"/in/"+y,"type",{type:"integer"}),o++)}}else e=n(e,l+"/i\
n","type",{type:"array"}),o++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++){let t=i[y];Number.isSafeInteger(t)||(e=n(
e,l+"/nin/"+y,"type",{type:"integer"}),o++)}}else e=n(e,l+"/nin","type",{type:"array"}),o++}if(r.gte!==void 0){let i=r.gte;Number.isSafeInteger(i)||(e=n(e,l+"/g\
te","type",{type:"integer"}),o++)}if(r.lte!==void 0){let i=r.lte;Number.isSafeInteger(i)||(e=n(e,l+"/lte","type",{type:"integer"}),o++)}}else e=n(e,l,"type",{type:"\
object"}),o++;return b.errors=e,o===0}function _(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.in!==void 0){let i=r.in;if(Array.isArray(
i)){const p=i.length;for(let y=0;y<p;y++)typeof i[y]!="string"&&(e=n(e,l+"/in/"+y,"type",{type:"string"}),o++)}else e=n(e,l+"/in","type",{type:"array"}),o++}if(r.
nin!==void 0){let i=r.nin;if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++)typeof i[y]!="string"&&(e=n(e,l+"/nin/"+y,"type",{type:"string"}),o++)}else e=
n(e,l+"/nin","type",{type:"array"}),o++}}else e=n(e,l,"type",{type:"object"}),o++;return _.errors=e,o===0}function N(r,l=""){let e=null,o=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.country_language===void 0&&(e=n(e,l,"required",{missingProperty:"country_language"}),o++),r.country_language!==void 0&&(s(r.country_language,
l+"/country_language")||(e=e===null?s.errors:e.concat(s.errors),o=e.length)),r.industry!==void 0&&(s(r.industry,l+"/industry")||(e=e===null?s.errors:e.concat(s.
errors),o=e.length)),r.study_type!==void 0&&(s(r.study_type,l+"/study_type")||(e=e===null?s.errors:e.concat(s.errors),o=e.length)),r.bid_length_of_interview!==void 0&&
(f(r.bid_length_of_interview,l+"/bid_length_of_interview")||(e=e===null?f.errors:e.concat(f.errors),o=e.length)),r.bid_incidence!==void 0&&(v(r.bid_incidence,l+
"/bid_incidence")||(e=e===null?v.errors:e.concat(v.errors),o=e.length)),r.collects_pii!==void 0&&(g(r.collects_pii,l+"/collects_pii")||(e=e===null?g.errors:e.concat(
g.errors),o=e.length)),r.revenue_per_interview!==void 0&&(f(r.revenue_per_interview,l+"/revenue_per_interview")||(e=e===null?f.errors:e.concat(f.errors),o=e.length)),
r.conversion!==void 0&&(m(r.conversion,l+"/conversion")||(e=e===null?m.errors:e.concat(m.errors),o=e.length)),r.mobile_conversion!==void 0&&(m(r.mobile_conversion,
l+"/mobile_conversion")||(e=e===null?m.errors:e.concat(m.errors),o=e.length)),r.revenue_per_click!==void 0&&(f(r.revenue_per_click,l+"/revenue_per_click")||(e=e===
null?f.errors:e.concat(f.errors),o=e.length)),r.length_of_interview!==void 0&&(u(r.length_of_interview,l+"/length_of_interview")||(e=e===null?u.errors:e.concat(
u.errors),o=e.length)),r.termination_length_of_interview!==void 0&&(u(r.termination_length_of_interview,l+"/termination_length_of_interview")||(e=e===null?u.errors:
e.concat(u.errors),o=e.length)),r.buyer_id!==void 0&&(b(r.buyer_id,l+"/buyer_id")||(e=e===null?b.errors:e.concat(b.errors),o=e.length)),r.px_buyer_message!==void 0&&
(_(r.px_buyer_message,l+"/px_buyer_message")||(e=e===null?_.errors:e.concat(_.errors),o=e.length))):(e=n(e,l,"type",{type:"object"}),o++),N.errors=e,o===0}function c(r,l=""){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.survey_id===void 0&&(e=n(e,l,"required",{missingProperty:"survey_id"}),o++),r.survey_id!==void 0){
let i=r.survey_id;Number.isSafeInteger(i)||(e=n(e,l+"/survey_id","type",{type:"integer"}),o++)}if(r.survey_name!==void 0){let i=r.survey_name;typeof i=="string"?
i.length>128&&d(i)>128&&(e=n(e,l+"/survey_name","maxLength",{limit:128}),o++):(e=n(e,l+"/survey_name","type",{type:"string"}),o++)}r.survey_lastSend!==void 0&&typeof r.
survey_lastSend!="string"&&(e=n(e,l+"/survey_lastSend","type",{type:"string"}),o++)}else e=n(e,l,"type",{type:"object"}),o++;return c.errors=e,o===0}function A(r,l=""){
let e=null,o=0;return typeof r!="string"&&(e=n(e,l,"type",{type:"string"}),o++),A.errors=e,o===0}function q(r,l=""){let e=null,o=0;return typeof r!="string"&&(e=
n(e,l,"type",{type:"string"}),o++),q.errors=e,o===0}function F(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.callback!==void 0&&typeof r.
callback!="string"&&(e=n(e,l+"/callback","type",{type:"string"}),o++),r.include_quotas!==void 0&&typeof r.include_quotas!="boolean"&&(e=n(e,l+"/include_quotas",
"type",{type:"boolean"}),o++),r.opportunities!==void 0){let i=r.opportunities;if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++)N(i[y],l+"/opportunities\
/"+y)||(e=e===null?N.errors:e.concat(N.errors),o=e.length)}else e=n(e,l+"/opportunities","type",{type:"array"}),o++}if(r.name!==void 0&&typeof r.name!="string"&&
(e=n(e,l+"/name","type",{type:"string"}),o++),r.surveys!==void 0){let i=r.surveys;if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++)c(i[y],l+"/surveys/"+
y)||(e=e===null?c.errors:e.concat(c.errors),o=e.length)}else e=n(e,l+"/surveys","type",{type:"array"}),o++}r.public_key!==void 0&&(A(r.public_key,l+"/public_key")||
(e=e===null?A.errors:e.concat(A.errors),o=e.length)),r.key_id!==void 0&&(q(r.key_id,l+"/key_id")||(e=e===null?q.errors:e.concat(q.errors),o=e.length))}else e=n(
e,l,"type",{type:"object"}),o++;return F.errors=e,o===0}
/**
 * Whether a value is an input of `getOpportunitiesSubscription` (`GET /supply/opportunities/v1/subscriptions/{supplier_code}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getOpportunitiesSubscription } from "@fieldwork/exchange-client/request-validators"
 * getOpportunitiesSubscription({"supplier_code":"4217"}) // => true
 * getOpportunitiesSubscription({ colour: "red" }) // => false
 * getOpportunitiesSubscription.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"getOpportunitiesSubscription"> = x
/**
 * Whether a value is the body of a successful response of `getOpportunitiesSubscription` (`GET /supply/opportunities/v1/subscriptions/{supplier_code}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { getOpportunitiesSubscription } from "@fieldwork/exchange-client/validators"
 * getOpportunitiesSubscription(null) // => false
 * getOpportunitiesSubscription.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"getOpportunitiesSubscription"> = S
