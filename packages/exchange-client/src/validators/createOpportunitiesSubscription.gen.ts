// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,l,e,o)=>{const i={instancePath:l,keyword:e,params:o};return r===null?[i]:(r.push(i),r)},w={country_language:1,industry:1,study_type:1,bid_length_of_interview:1,
bid_incidence:1,collects_pii:1,revenue_per_interview:1,conversion:1,mobile_conversion:1,revenue_per_click:1,length_of_interview:1,termination_length_of_interview:1,
buyer_id:1,px_buyer_message:1},I=k,E=Object.prototype.hasOwnProperty;function s(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)
i==="eq"||i==="ne"||i==="in"||i==="nin"||(e=n(e,l,"additionalProperties",{additionalProperty:i}),o++);if(r.eq!==void 0&&typeof r.eq!="string"&&(e=n(e,l+"/eq","t\
ype",{type:"string"}),o++),r.ne!==void 0&&typeof r.ne!="string"&&(e=n(e,l+"/ne","type",{type:"string"}),o++),r.in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.
length;for(let t=0;t<p;t++)typeof i[t]!="string"&&(e=n(e,l+"/in/"+t,"type",{type:"string"}),o++)}else e=n(e,l+"/in","type",{type:"array"}),o++}if(r.nin!==void 0){
let i=r.nin;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++)typeof i[t]!="string"&&(e=n(e,l+"/nin/"+t,"type",{type:"string"}),o++)}else e=n(e,l+"/nin",
"type",{type:"array"}),o++}}else e=n(e,l,"type",{type:"object"}),o++;return s.errors=e,o===0}function m(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(const i in r)i==="eq"||i==="ne"||i==="in"||i==="nin"||i==="gte"||i==="lte"||(e=n(e,l,"additionalProperties",{additionalProperty:i}),o++);if(r.eq!==
void 0){let i=r.eq;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,l+"/eq","minimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/eq","type",{type:"number"}),
o++)}if(r.ne!==void 0){let i=r.ne;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,l+"/ne","minimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/ne","type",
{type:"number"}),o++)}if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++){let y=i[t];typeof y=="number"&&isFinite(y)?(y<0||isNaN(
y))&&(e=n(e,l+"/in/"+t,"minimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/in/"+t,"type",{type:"number"}),o++)}}else e=n(e,l+"/in","type",{type:"array"}),o++}if(r.
nin!==void 0){let i=r.nin;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++){let y=i[t];typeof y=="number"&&isFinite(y)?(y<0||isNaN(y))&&(e=n(e,l+"/nin/"+
t,"minimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/nin/"+t,"type",{type:"number"}),o++)}}else e=n(e,l+"/nin","type",{type:"array"}),o++}if(r.gte!==void 0){let i=r.
gte;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,l+"/gte","minimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/gte","type",{type:"number"}),o++)}if(r.
lte!==void 0){let i=r.lte;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,l+"/lte","minimum",{comparison:">=",limit:0}),o++):(e=n(e,l+"/lte","type",{type:"\
number"}),o++)}}else e=n(e,l,"type",{type:"object"}),o++;return m.errors=e,o===0}function v(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){
for(const i in r)i==="eq"||i==="ne"||i==="in"||i==="nin"||i==="gte"||i==="lte"||(e=n(e,l,"additionalProperties",{additionalProperty:i}),o++);if(r.eq!==void 0){let i=r.
eq;typeof i=="number"&&isFinite(i)?((i>100||isNaN(i))&&(e=n(e,l+"/eq","maximum",{comparison:"<=",limit:100}),o++),(i<0||isNaN(i))&&(e=n(e,l+"/eq","minimum",{comparison:"\
>=",limit:0}),o++)):(e=n(e,l+"/eq","type",{type:"number"}),o++)}if(r.ne!==void 0){let i=r.ne;typeof i=="number"&&isFinite(i)?((i>100||isNaN(i))&&(e=n(e,l+"/ne",
"maximum",{comparison:"<=",limit:100}),o++),(i<0||isNaN(i))&&(e=n(e,l+"/ne","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/ne","type",{type:"number"}),o++)}
if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++){let y=i[t];typeof y=="number"&&isFinite(y)?((y>100||isNaN(y))&&(e=n(e,l+
"/in/"+t,"maximum",{comparison:"<=",limit:100}),o++),(y<0||isNaN(y))&&(e=n(e,l+"/in/"+t,"minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/in/"+t,"type",{type:"\
number"}),o++)}}else e=n(e,l+"/in","type",{type:"array"}),o++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++){let y=i[t];
typeof y=="number"&&isFinite(y)?((y>100||isNaN(y))&&(e=n(e,l+"/nin/"+t,"maximum",{comparison:"<=",limit:100}),o++),(y<0||isNaN(y))&&(e=n(e,l+"/nin/"+t,"minimum",
{comparison:">=",limit:0}),o++)):(e=n(e,l+"/nin/"+t,"type",{type:"number"}),o++)}}else e=n(e,l+"/nin","type",{type:"array"}),o++}if(r.gte!==void 0){let i=r.gte;
typeof i=="number"&&isFinite(i)?((i>100||isNaN(i))&&(e=n(e,l+"/gte","maximum",{comparison:"<=",limit:100}),o++),(i<0||isNaN(i))&&(e=n(e,l+"/gte","minimum",{comparison:"\
>=",limit:0}),o++)):(e=n(e,l+"/gte","type",{type:"number"}),o++)}if(r.lte!==void 0){let i=r.lte;typeof i=="number"&&isFinite(i)?((i>100||isNaN(i))&&(e=n(e,l+"/l\
te","maximum",{comparison:"<=",limit:100}),o++),(i<0||isNaN(i))&&(e=n(e,l+"/lte","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/lte","type",{type:"number"}),
o++)}}else e=n(e,l,"type",{type:"object"}),o++;return v.errors=e,o===0}function g(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)
i!=="eq"&&(e=n(e,l,"additionalProperties",{additionalProperty:i}),o++);r.eq!==void 0&&typeof r.eq!="boolean"&&(e=n(e,l+"/eq","type",{type:"boolean"}),o++)}else e=
n(e,l,"type",{type:"object"}),o++;return g.errors=e,o===0}function f(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="e\
q"||i==="ne"||i==="in"||i==="nin"||i==="gte"||i==="lte"||(e=n(e,l,"additionalProperties",{additionalProperty:i}),o++);if(r.eq!==void 0){let i=r.eq;typeof i=="nu\
mber"&&isFinite(i)?((i>1||isNaN(i))&&(e=n(e,l+"/eq","maximum",{comparison:"<=",limit:1}),o++),(i<0||isNaN(i))&&(e=n(e,l+"/eq","minimum",{comparison:">=",limit:0}),
o++)):(e=n(e,l+"/eq","type",{type:"number"}),o++)}if(r.ne!==void 0){let i=r.ne;typeof i=="number"&&isFinite(i)?((i>1||isNaN(i))&&(e=n(e,l+"/ne","maximum",{comparison:"\
<=",limit:1}),o++),(i<0||isNaN(i))&&(e=n(e,l+"/ne","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/ne","type",{type:"number"}),o++)}if(r.in!==void 0){let i=r.
in;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++){let y=i[t];typeof y=="number"&&isFinite(y)?((y>1||isNaN(y))&&(e=n(e,l+"/in/"+t,"maximum",{comparison:"\
<=",limit:1}),o++),(y<0||isNaN(y))&&(e=n(e,l+"/in/"+t,"minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/in/"+t,"type",{type:"number"}),o++)}}else e=n(e,l+"/\
in","type",{type:"array"}),o++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++){let y=i[t];typeof y=="number"&&isFinite(
y)?((y>1||isNaN(y))&&(e=n(e,l+"/nin/"+t,"maximum",{comparison:"<=",limit:1}),o++),(y<0||isNaN(y))&&(e=n(e,l+"/nin/"+t,"minimum",{comparison:">=",limit:0}),o++)):
(e=n(e,l+"/nin/"+t,"type",{type:"number"}),o++)}}else e=n(e,l+"/nin","type",{type:"array"}),o++}if(r.gte!==void 0){let i=r.gte;typeof i=="number"&&isFinite(i)?((i>
1||isNaN(i))&&(e=n(e,l+"/gte","maximum",{comparison:"<=",limit:1}),o++),(i<0||isNaN(i))&&(e=n(e,l+"/gte","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/g\
te","type",{type:"number"}),o++)}if(r.lte!==void 0){let i=r.lte;typeof i=="number"&&isFinite(i)?((i>1||isNaN(i))&&(e=n(e,l+"/lte","maximum",{comparison:"<=",limit:1}),
o++),(i<0||isNaN(i))&&(e=n(e,l+"/lte","minimum",{comparison:">=",limit:0}),o++)):(e=n(e,l+"/lte","type",{type:"number"}),o++)}}else e=n(e,l,"type",{type:"object"}),
o++;return f.errors=e,o===0}function u(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="eq"||i==="ne"||i==="in"||i==="n\
in"||i==="gte"||i==="lte"||(e=n(e,l,"additionalProperties",{additionalProperty:i}),o++);if(r.eq!==void 0){let i=r.eq;Number.isSafeInteger(i)||(e=n(e,l+"/eq","ty\
pe",{type:"integer"}),o++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=n(e,l+"/eq","minimum",{comparison:">=",limit:0}),o++)}if(r.ne!==void 0){let i=r.
ne;Number.isSafeInteger(i)||(e=n(e,l+"/ne","type",{type:"integer"}),o++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=n(e,l+"/ne","minimum",{comparison:"\
>=",limit:0}),o++)}if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++){let y=i[t];Number.isSafeInteger(y)||(e=n(e,l+"/in/"+t,
"type",{type:"integer"}),o++),typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))&&(e=n(e,l+"/in/"+t,"minimum",{comparison:">=",limit:0}),o++)}}else e=n(e,l+"/in",
"type",{type:"array"}),o++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++){let y=i[t];Number.isSafeInteger(y)||(e=n(e,
l+"/nin/"+t,"type",{type:"integer"}),o++),typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))&&(e=n(e,l+"/nin/"+t,"minimum",{comparison:">=",limit:0}),o++)}}else e=
n(e,l+"/nin","type",{type:"array"}),o++}if(r.gte!==void 0){let i=r.gte;Number.isSafeInteger(i)||(e=n(e,l+"/gte","type",{type:"integer"}),o++),typeof i=="number"&&
isFinite(i)&&(i<0||isNaN(i))&&(e=n(e,l+"/gte","minimum",{comparison:">=",limit:0}),o++)}if(r.lte!==void 0){let i=r.lte;Number.isSafeInteger(i)||(e=n(e,l+"/lte",
"type",{type:"integer"}),o++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=n(e,l+"/lte","minimum",{comparison:">=",limit:0}),o++)}}else e=n(e,l,"type",{
type:"object"}),o++;return u.errors=e,o===0}function _(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="eq"||i==="ne"||
i==="in"||i==="nin"||i==="gte"||i==="lte"||(e=n(e,l,"additionalProperties",{additionalProperty:i}),o++);if(r.eq!==void 0){let i=r.eq;Number.isSafeInteger(i)||(e=
n(e,l+"/eq","type",{type:"integer"}),o++)}if(r.ne!==void 0){let i=r.ne;Number.isSafeInteger(i)||(e=n(e,l+"/ne","type",{type:"integer"}),o++)}if(r.in!==void 0){let i=r.
in;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++){let y=i[t];Number.isSafeInteger(y)||(e=n(e,l+"/in/"+t,"type",{type:"integer"}),o++)}}else e=n(e,l+
"/in","type",{type:"array"}),o++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++){let y=i[t];Number.isSafeInteger(y)||(e=
n(e,l+"/nin/"+t,"type",{type:"integer"}),o++)}}else e=n(e,l+"/nin","type",{type:"array"}),o++}if(r.gte!==void 0){let i=r.gte;Number.isSafeInteger(i)||(e=n(e,l+"\
/gte","type",{type:"integer"}),o++)}if(r.lte!==void 0){let i=r.lte;Number.isSafeInteger(i)||(e=n(e,l+"/lte","type",{type:"integer"}),o++)}}else e=n(e,l,"type",{
type:"object"}),o++;return _.errors=e,o===0}function b(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const i in r)i==="in"||i==="nin"||
(e=n(e,l,"additionalProperties",{additionalProperty:i}),o++);if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++)typeof i[t]!=
"string"&&(e=n(e,l+"/in/"+t,"type",{type:"string"}),o++)}else e=n(e,l+"/in","type",{type:"array"}),o++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const p=i.
length;for(let t=0;t<p;t++)typeof i[t]!="string"&&(e=n(e,l+"/nin/"+t,"type",{type:"string"}),o++)}else e=n(e,l+"/nin","type",{type:"array"}),o++}}else e=n(e,l,"\
type",{type:"object"}),o++;return b.errors=e,o===0}function c(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.country_language===void 0&&(e=
n(e,l,"required",{missingProperty:"country_language"}),o++);for(const i in r)E.call(w,i)||(e=n(e,l,"additionalProperties",{additionalProperty:i}),o++);r.country_language!==
void 0&&(s(r.country_language,l+"/country_language")||(e=e===null?s.errors:e.concat(s.errors),o=e.length)),r.industry!==void 0&&(s(r.industry,l+"/industry")||(e=
e===null?s.errors:e.concat(s.errors),o=e.length)),r.study_type!==void 0&&(s(r.study_type,l+"/study_type")||(e=e===null?s.errors:e.concat(s.errors),o=e.length)),
r.bid_length_of_interview!==void 0&&(m(r.bid_length_of_interview,l+"/bid_length_of_interview")||(e=e===null?m.errors:e.concat(m.errors),o=e.length)),r.bid_incidence!==
void 0&&(v(r.bid_incidence,l+"/bid_incidence")||(e=e===null?v.errors:e.concat(v.errors),o=e.length)),r.collects_pii!==void 0&&(g(r.collects_pii,l+"/collects_pii")||
(e=e===null?g.errors:e.concat(g.errors),o=e.length)),r.revenue_per_interview!==void 0&&(m(r.revenue_per_interview,l+"/revenue_per_interview")||(e=e===null?m.errors:
e.concat(m.errors),o=e.length)),r.conversion!==void 0&&(f(r.conversion,l+"/conversion")||(e=e===null?f.errors:e.concat(f.errors),o=e.length)),r.mobile_conversion!==
void 0&&(f(r.mobile_conversion,l+"/mobile_conversion")||(e=e===null?f.errors:e.concat(f.errors),o=e.length)),r.revenue_per_click!==void 0&&(m(r.revenue_per_click,
l+"/revenue_per_click")||(e=e===null?m.errors:e.concat(m.errors),o=e.length)),r.length_of_interview!==void 0&&(u(r.length_of_interview,l+"/length_of_interview")||
(e=e===null?u.errors:e.concat(u.errors),o=e.length)),r.termination_length_of_interview!==void 0&&(u(r.termination_length_of_interview,l+"/termination_length_of_\
interview")||(e=e===null?u.errors:e.concat(u.errors),o=e.length)),r.buyer_id!==void 0&&(_(r.buyer_id,l+"/buyer_id")||(e=e===null?_.errors:e.concat(_.errors),o=e.
length)),r.px_buyer_message!==void 0&&(b(r.px_buyer_message,l+"/px_buyer_message")||(e=e===null?b.errors:e.concat(b.errors),o=e.length))}else e=n(e,l,"type",{type:"\
object"}),o++;return c.errors=e,o===0}function N(r,l=""){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.callback===void 0&&(e=n(e,l,"required",{missingProperty:"\
callback"}),o++),r.opportunities===void 0&&(e=n(e,l,"required",{missingProperty:"opportunities"}),o++);for(const i in r)i==="callback"||i==="include_quotas"||i===
"payload_max_size_mb"||i==="payload_max_survey_count"||i==="send_interval_seconds"||i==="opportunities"||(e=n(e,l,"additionalProperties",{additionalProperty:i}),
o++);if(r.callback!==void 0&&typeof r.callback!="string"&&(e=n(e,l+"/callback","type",{type:"string"}),o++),r.include_quotas!==void 0&&typeof r.include_quotas!=
"boolean"&&(e=n(e,l+"/include_quotas","type",{type:"boolean"}),o++),r.payload_max_size_mb!==void 0){let i=r.payload_max_size_mb;Number.isSafeInteger(i)||(e=n(e,
l+"/payload_max_size_mb","type",{type:"integer"}),o++),typeof i=="number"&&isFinite(i)&&((i>=32||isNaN(i))&&(e=n(e,l+"/payload_max_size_mb","exclusiveMaximum",{
comparison:"<",limit:32}),o++),(i<=4||isNaN(i))&&(e=n(e,l+"/payload_max_size_mb","exclusiveMinimum",{comparison:">",limit:4}),o++))}if(r.payload_max_survey_count!==
void 0){let i=r.payload_max_survey_count;Number.isSafeInteger(i)||(e=n(e,l+"/payload_max_survey_count","type",{type:"integer"}),o++),typeof i=="number"&&isFinite(
i)&&((i<1e3||isNaN(i))&&(e=n(e,l+"/payload_max_survey_count","minimum",{comparison:">=",limit:1e3}),o++),(i>=1e4||isNaN(i))&&(e=n(e,l+"/payload_max_survey_count",
"exclusiveMaximum",{comparison:"<",limit:1e4}),o++))}if(r.send_interval_seconds!==void 0){let i=r.send_interval_seconds;Number.isSafeInteger(i)||(e=n(e,l+"/send\
_interval_seconds","type",{type:"integer"}),o++),typeof i=="number"&&isFinite(i)&&((i>=30||isNaN(i))&&(e=n(e,l+"/send_interval_seconds","exclusiveMaximum",{comparison:"\
<",limit:30}),o++),(i<=5||isNaN(i))&&(e=n(e,l+"/send_interval_seconds","exclusiveMinimum",{comparison:">",limit:5}),o++))}if(r.opportunities!==void 0){let i=r.opportunities;
if(Array.isArray(i)){const p=i.length;for(let t=0;t<p;t++)c(i[t],l+"/opportunities/"+t)||(e=e===null?c.errors:e.concat(c.errors),o=e.length)}else e=n(e,l+"/oppo\
rtunities","type",{type:"array"}),o++}}else e=n(e,l,"type",{type:"object"}),o++;return N.errors=e,o===0}function k(r,l=""){let e=null,o=0;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){r.supplier_code===void 0&&(e=n(e,l,"required",{missingProperty:"supplier_code"}),o++),r.body===void 0&&(e=n(e,l,"required",{missingProperty:"\
body"}),o++);for(const i in r)i==="supplier_code"||i==="body"||(e=n(e,l,"additionalProperties",{additionalProperty:i}),o++);if(r.supplier_code!==void 0){let i=r.
supplier_code;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=n(e,l+"/supplier_code","type",{type:["string","integer"]}),o++)}r.body!==void 0&&(N(r.body,l+"/bo\
dy")||(e=e===null?N.errors:e.concat(N.errors),o=e.length))}else e=n(e,l,"type",{type:"object"}),o++;return k.errors=e,o===0}const S=F;function d(r,l=""){let e=null,
o=0;return typeof r!="string"&&(e=n(e,l,"type",{type:"string"}),o++),d.errors=e,o===0}function A(r,l=""){let e=null,o=0;return typeof r!="string"&&(e=n(e,l,"typ\
e",{type:"string"}),o++),A.errors=e,o===0}function q(r,l=""){let e=null,o=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.result!==void 0&&typeof r.result!=
"string"&&(e=n(e,l+"/result","type",{type:"string"}),o++),r.public_key!==void 0&&(d(r.public_key,l+"/public_key")||(e=e===null?d.errors:e.concat(d.errors),o=e.length)),
r.key_id!==void 0&&(A(r.key_id,l+"/key_id")||(e=e===null?A.errors:e.concat(A.errors),o=e.length))):(e=n(e,l,"type",{type:"object"}),o++),q.errors=e,o===0}function x(r,l=""){
let e=null,o=0;return typeof r!="string"&&(e=n(e,l,"type",{type:"string"}),o++),x.errors=e,o===0}function F(r,l=""){let e=null,o=0;const i=o;let p=!1;const t=o;
q(r,l)||(e=e===null?q.errors:e.concat(q.errors),o=e.length);var y=t===o;if(p=p||y,!p){const j=o;x(r,l)||(e=e===null?x.errors:e.concat(x.errors),o=e.length);var y=j===
o;p=p||y}return p?(o=i,e!==null&&(i?e.length=i:e=null)):(e=n(e,l,"anyOf",{}),o++),F.errors=e,o===0}
/**
 * Whether a value is an input of `createOpportunitiesSubscription` (`POST /supply/opportunities/v1/subscriptions/{supplier_code}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createOpportunitiesSubscription } from "@fieldwork/exchange-client/request-validators"
 * createOpportunitiesSubscription({ colour: "red" }) // => false
 * createOpportunitiesSubscription.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"createOpportunitiesSubscription"> = I
/**
 * Whether a value is the body of a successful response of `createOpportunitiesSubscription` (`POST /supply/opportunities/v1/subscriptions/{supplier_code}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { createOpportunitiesSubscription } from "@fieldwork/exchange-client/validators"
 * createOpportunitiesSubscription({"result":"OK","public_key":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE+rbt4U9C/7iNB3sTeGRydHQ+vzUpUBcnthiM+tU/ABLz+6T+K2RoyQ39FH2l655MHVA7ToLDDiZ5R8s6iV4BfA==","key_id":"9f3c1a7e5b2d4c60"}) // => true
 * createOpportunitiesSubscription(null) // => false
 * createOpportunitiesSubscription.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"createOpportunitiesSubscription"> = S
