// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(i,n,m,f)=>{const y={instancePath:n,keyword:m,params:f};return i===null?[y]:(i.push(y),i)},I={country_language:1,industry:1,study_type:1,bid_length_of_interview:1,
bid_incidence:1,collects_pii:1,revenue_per_interview:1,conversion:1,mobile_conversion:1,revenue_per_click:1,length_of_interview:1,termination_length_of_interview:1,
buyer_id:1,px_buyer_message:1},z=j,S=Object.prototype.hasOwnProperty;function u(i,{instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,
o=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)r==="eq"||r==="ne"||r==="in"||r==="nin"||(e=t(e,n,"additionalProperties",{additionalProperty:r}),
o++);if(i.eq!==void 0&&typeof i.eq!="string"&&(e=t(e,n+"/eq","type",{type:"string"}),o++),i.ne!==void 0&&typeof i.ne!="string"&&(e=t(e,n+"/ne","type",{type:"str\
ing"}),o++),i.in!==void 0){let r=i.in;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)typeof r[l]!="string"&&(e=t(e,n+"/in/"+l,"type",{type:"string"}),
o++)}else e=t(e,n+"/in","type",{type:"array"}),o++}if(i.nin!==void 0){let r=i.nin;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)typeof r[l]!="string"&&
(e=t(e,n+"/nin/"+l,"type",{type:"string"}),o++)}else e=t(e,n+"/nin","type",{type:"array"}),o++}}else e=t(e,n,"type",{type:"object"}),o++;return u.errors=e,o===0}
function _(i,{instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)
r==="eq"||r==="ne"||r==="in"||r==="nin"||r==="gte"||r==="lte"||(e=t(e,n,"additionalProperties",{additionalProperty:r}),o++);if(i.eq!==void 0){let r=i.eq;typeof r==
"number"&&isFinite(r)?(r<0||isNaN(r))&&(e=t(e,n+"/eq","minimum",{comparison:">=",limit:0}),o++):(e=t(e,n+"/eq","type",{type:"number"}),o++)}if(i.ne!==void 0){let r=i.
ne;typeof r=="number"&&isFinite(r)?(r<0||isNaN(r))&&(e=t(e,n+"/ne","minimum",{comparison:">=",limit:0}),o++):(e=t(e,n+"/ne","type",{type:"number"}),o++)}if(i.in!==
void 0){let r=i.in;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];typeof p=="number"&&isFinite(p)?(p<0||isNaN(p))&&(e=t(e,n+"/in/"+l,"min\
imum",{comparison:">=",limit:0}),o++):(e=t(e,n+"/in/"+l,"type",{type:"number"}),o++)}}else e=t(e,n+"/in","type",{type:"array"}),o++}if(i.nin!==void 0){let r=i.nin;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];typeof p=="number"&&isFinite(p)?(p<0||isNaN(p))&&(e=t(e,n+"/nin/"+l,"minimum",{comparison:"\
>=",limit:0}),o++):(e=t(e,n+"/nin/"+l,"type",{type:"number"}),o++)}}else e=t(e,n+"/nin","type",{type:"array"}),o++}if(i.gte!==void 0){let r=i.gte;typeof r=="num\
ber"&&isFinite(r)?(r<0||isNaN(r))&&(e=t(e,n+"/gte","minimum",{comparison:">=",limit:0}),o++):(e=t(e,n+"/gte","type",{type:"number"}),o++)}if(i.lte!==void 0){let r=i.
lte;typeof r=="number"&&isFinite(r)?(r<0||isNaN(r))&&(e=t(e,n+"/lte","minimum",{comparison:">=",limit:0}),o++):(e=t(e,n+"/lte","type",{type:"number"}),o++)}}else
e=t(e,n,"type",{type:"object"}),o++;return _.errors=e,o===0}function b(i,{instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;if(i&&
typeof i=="object"&&!Array.isArray(i)){for(const r in i)r==="eq"||r==="ne"||r==="in"||r==="nin"||r==="gte"||r==="lte"||(e=t(e,n,"additionalProperties",{additionalProperty:r}),
o++);if(i.eq!==void 0){let r=i.eq;typeof r=="number"&&isFinite(r)?((r>100||isNaN(r))&&(e=t(e,n+"/eq","maximum",{comparison:"<=",limit:100}),o++),(r<0||isNaN(r))&&
(e=t(e,n+"/eq","minimum",{comparison:">=",limit:0}),o++)):(e=t(e,n+"/eq","type",{type:"number"}),o++)}if(i.ne!==void 0){let r=i.ne;typeof r=="number"&&isFinite(
r)?((r>100||isNaN(r))&&(e=t(e,n+"/ne","maximum",{comparison:"<=",limit:100}),o++),(r<0||isNaN(r))&&(e=t(e,n+"/ne","minimum",{comparison:">=",limit:0}),o++)):(e=
t(e,n+"/ne","type",{type:"number"}),o++)}if(i.in!==void 0){let r=i.in;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];typeof p=="number"&&
isFinite(p)?((p>100||isNaN(p))&&(e=t(e,n+"/in/"+l,"maximum",{comparison:"<=",limit:100}),o++),(p<0||isNaN(p))&&(e=t(e,n+"/in/"+l,"minimum",{comparison:">=",limit:0}),
o++)):(e=t(e,n+"/in/"+l,"type",{type:"number"}),o++)}}else e=t(e,n+"/in","type",{type:"array"}),o++}if(i.nin!==void 0){let r=i.nin;if(Array.isArray(r)){const s=r.
length;for(let l=0;l<s;l++){let p=r[l];typeof p=="number"&&isFinite(p)?((p>100||isNaN(p))&&(e=t(e,n+"/nin/"+l,"maximum",{comparison:"<=",limit:100}),o++),(p<0||
isNaN(p))&&(e=t(e,n+"/nin/"+l,"minimum",{comparison:">=",limit:0}),o++)):(e=t(e,n+"/nin/"+l,"type",{type:"number"}),o++)}}else e=t(e,n+"/nin","type",{type:"arra\
y"}),o++}if(i.gte!==void 0){let r=i.gte;typeof r=="number"&&isFinite(r)?((r>100||isNaN(r))&&(e=t(e,n+"/gte","maximum",{comparison:"<=",limit:100}),o++),(r<0||isNaN(
r))&&(e=t(e,n+"/gte","minimum",{comparison:">=",limit:0}),o++)):(e=t(e,n+"/gte","type",{type:"number"}),o++)}if(i.lte!==void 0){let r=i.lte;typeof r=="number"&&
isFinite(r)?((r>100||isNaN(r))&&(e=t(e,n+"/lte","maximum",{comparison:"<=",limit:100}),o++),(r<0||isNaN(r))&&(e=t(e,n+"/lte","minimum",{comparison:">=",limit:0}),
o++)):(e=t(e,n+"/lte","type",{type:"number"}),o++)}}else e=t(e,n,"type",{type:"object"}),o++;return b.errors=e,o===0}function c(i,{instancePath:n="",parentData:m,
parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)r!=="eq"&&(e=t(e,n,"additionalProperties",{additionalProperty:r}),
o++);i.eq!==void 0&&typeof i.eq!="boolean"&&(e=t(e,n+"/eq","type",{type:"boolean"}),o++)}else e=t(e,n,"type",{type:"object"}),o++;return c.errors=e,o===0}function v(i,{
instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)r==="eq"||r===
"ne"||r==="in"||r==="nin"||r==="gte"||r==="lte"||(e=t(e,n,"additionalProperties",{additionalProperty:r}),o++);if(i.eq!==void 0){let r=i.eq;typeof r=="number"&&isFinite(
r)?((r>1||isNaN(r))&&(e=t(e,n+"/eq","maximum",{comparison:"<=",limit:1}),o++),(r<0||isNaN(r))&&(e=t(e,n+"/eq","minimum",{comparison:">=",limit:0}),o++)):(e=t(e,
n+"/eq","type",{type:"number"}),o++)}if(i.ne!==void 0){let r=i.ne;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=t(e,n+"/ne","maximum",{comparison:"<=",limit:1}),
o++),(r<0||isNaN(r))&&(e=t(e,n+"/ne","minimum",{comparison:">=",limit:0}),o++)):(e=t(e,n+"/ne","type",{type:"number"}),o++)}if(i.in!==void 0){let r=i.in;if(Array.
isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=t(e,n+"/in/"+l,"maximum",{comparison:"<=",limit:1}),
o++),(p<0||isNaN(p))&&(e=t(e,n+"/in/"+l,"minimum",{comparison:">=",limit:0}),o++)):(e=t(e,n+"/in/"+l,"type",{type:"number"}),o++)}}else e=t(e,n+"/in","type",{type:"\
array"}),o++}if(i.nin!==void 0){let r=i.nin;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&
(e=t(e,n+"/nin/"+l,"maximum",{comparison:"<=",limit:1}),o++),(p<0||isNaN(p))&&(e=t(e,n+"/nin/"+l,"minimum",{comparison:">=",limit:0}),o++)):(e=t(e,n+"/nin/"+l,"\
type",{type:"number"}),o++)}}else e=t(e,n+"/nin","type",{type:"array"}),o++}if(i.gte!==void 0){let r=i.gte;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=
t(e,n+"/gte","maximum",{comparison:"<=",limit:1}),o++),(r<0||isNaN(r))&&(e=t(e,n+"/gte","minimum",{comparison:">=",limit:0}),o++)):(e=t(e,n+"/gte","type",{type:"\
number"}),o++)}if(i.lte!==void 0){let r=i.lte;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=t(e,n+"/lte","maximum",{comparison:"<=",limit:1}),o++),(r<0||
isNaN(r))&&(e=t(e,n+"/lte","minimum",{comparison:">=",limit:0}),o++)):(e=t(e,n+"/lte","type",{type:"number"}),o++)}}else e=t(e,n,"type",{type:"object"}),o++;return v.
errors=e,o===0}function g(i,{instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)
r==="eq"||r==="ne"||r==="in"||r==="nin"||r==="gte"||r==="lte"||(e=t(e,n,"additionalProperties",{additionalProperty:r}),o++);if(i.eq!==void 0){let r=i.eq;Number.
isSafeInteger(r)||(e=t(e,n+"/eq","type",{type:"integer"}),o++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=t(e,n+"/eq","minimum",{comparison:">=",limit:0}),
o++)}if(i.ne!==void 0){let r=i.ne;Number.isSafeInteger(r)||(e=t(e,n+"/ne","type",{type:"integer"}),o++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=t(e,
n+"/ne","minimum",{comparison:">=",limit:0}),o++)}if(i.in!==void 0){let r=i.in;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];Number.isSafeInteger(
p)||(e=t(e,n+"/in/"+l,"type",{type:"integer"}),o++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=t(e,n+"/in/"+l,"minimum",{comparison:">=",limit:0}),o++)}}else
e=t(e,n+"/in","type",{type:"array"}),o++}if(i.nin!==void 0){let r=i.nin;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];Number.isSafeInteger(
p)||(e=t(e,n+"/nin/"+l,"type",{type:"integer"}),o++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=t(e,n+"/nin/"+l,"minimum",{comparison:">=",limit:0}),o++)}}else
e=t(e,n+"/nin","type",{type:"array"}),o++}if(i.gte!==void 0){let r=i.gte;Number.isSafeInteger(r)||(e=t(e,n+"/gte","type",{type:"integer"}),o++),typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))&&(e=t(e,n+"/gte","minimum",{comparison:">=",limit:0}),o++)}if(i.lte!==void 0){let r=i.lte;Number.isSafeInteger(r)||(e=t(e,n+"/l\
te","type",{type:"integer"}),o++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=t(e,n+"/lte","minimum",{comparison:">=",limit:0}),o++)}}else e=t(e,n,"typ\
e",{type:"object"}),o++;return g.errors=e,o===0}function N(i,{instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;if(i&&typeof i==
"object"&&!Array.isArray(i)){for(const r in i)r==="eq"||r==="ne"||r==="in"||r==="nin"||r==="gte"||r==="lte"||(e=t(e,n,"additionalProperties",{additionalProperty:r}),
o++);if(i.eq!==void 0){let r=i.eq;Number.isSafeInteger(r)||(e=t(e,n+"/eq","type",{type:"integer"}),o++)}if(i.ne!==void 0){let r=i.ne;Number.isSafeInteger(r)||(e=
t(e,n+"/ne","type",{type:"integer"}),o++)}if(i.in!==void 0){let r=i.in;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];Number.isSafeInteger(
p)||(e=t(e,n+"/in/"+l,"type",{type:"integer"}),o++)}}else e=t(e,n+"/in","type",{type:"array"}),o++}if(i.nin!==void 0){let r=i.nin;if(Array.isArray(r)){const s=r.
length;for(let l=0;l<s;l++){let p=r[l];Number.isSafeInteger(p)||(e=t(e,n+"/nin/"+l,"type",{type:"integer"}),o++)}}else e=t(e,n+"/nin","type",{type:"array"}),o++}
if(i.gte!==void 0){let r=i.gte;Number.isSafeInteger(r)||(e=t(e,n+"/gte","type",{type:"integer"}),o++)}if(i.lte!==void 0){let r=i.lte;Number.isSafeInteger(r)||(e=
t(e,n+"/lte","type",{type:"integer"}),o++)}}else e=t(e,n,"type",{type:"object"}),o++;return N.errors=e,o===0}function d(i,{instancePath:n="",parentData:m,parentDataProperty:f,
rootData:y=i}={}){let e=null,o=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)r==="in"||r==="nin"||(e=t(e,n,"additionalProperties",{additionalProperty:r}),
o++);if(i.in!==void 0){let r=i.in;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)typeof r[l]!="string"&&(e=t(e,n+"/in/"+l,"type",{type:"string"}),o++)}else
e=t(e,n+"/in","type",{type:"array"}),o++}if(i.nin!==void 0){let r=i.nin;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)typeof r[l]!="string"&&(e=t(e,
n+"/nin/"+l,"type",{type:"string"}),o++)}else e=t(e,n+"/nin","type",{type:"array"}),o++}}else e=t(e,n,"type",{type:"object"}),o++;return d.errors=e,o===0}function D(i,{
instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;if(i&&typeof i=="object"&&!Array.isArray(i)){i.country_language===void 0&&(e=
t(e,n,"required",{missingProperty:"country_language"}),o++);for(const r in i)S.call(I,r)||(e=t(e,n,"additionalProperties",{additionalProperty:r}),o++);i.country_language!==
void 0&&(u(i.country_language,{instancePath:n+"/country_language",parentData:i,parentDataProperty:"country_language",rootData:y})||(e=e===null?u.errors:e.concat(
u.errors),o=e.length)),i.industry!==void 0&&(u(i.industry,{instancePath:n+"/industry",parentData:i,parentDataProperty:"industry",rootData:y})||(e=e===null?u.errors:
e.concat(u.errors),o=e.length)),i.study_type!==void 0&&(u(i.study_type,{instancePath:n+"/study_type",parentData:i,parentDataProperty:"study_type",rootData:y})||
(e=e===null?u.errors:e.concat(u.errors),o=e.length)),i.bid_length_of_interview!==void 0&&(_(i.bid_length_of_interview,{instancePath:n+"/bid_length_of_interview",
parentData:i,parentDataProperty:"bid_length_of_interview",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),i.bid_incidence!==void 0&&(b(i.bid_incidence,
{instancePath:n+"/bid_incidence",parentData:i,parentDataProperty:"bid_incidence",rootData:y})||(e=e===null?b.errors:e.concat(b.errors),o=e.length)),i.collects_pii!==
void 0&&(c(i.collects_pii,{instancePath:n+"/collects_pii",parentData:i,parentDataProperty:"collects_pii",rootData:y})||(e=e===null?c.errors:e.concat(c.errors),o=
e.length)),i.revenue_per_interview!==void 0&&(_(i.revenue_per_interview,{instancePath:n+"/revenue_per_interview",parentData:i,parentDataProperty:"revenue_per_in\
terview",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),i.conversion!==void 0&&(v(i.conversion,{instancePath:n+"/conversion",parentData:i,parentDataProperty:"\
conversion",rootData:y})||(e=e===null?v.errors:e.concat(v.errors),o=e.length)),i.mobile_conversion!==void 0&&(v(i.mobile_conversion,{instancePath:n+"/mobile_con\
version",parentData:i,parentDataProperty:"mobile_conversion",rootData:y})||(e=e===null?v.errors:e.concat(v.errors),o=e.length)),i.revenue_per_click!==void 0&&(_(
i.revenue_per_click,{instancePath:n+"/revenue_per_click",parentData:i,parentDataProperty:"revenue_per_click",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),
o=e.length)),i.length_of_interview!==void 0&&(g(i.length_of_interview,{instancePath:n+"/length_of_interview",parentData:i,parentDataProperty:"length_of_intervie\
w",rootData:y})||(e=e===null?g.errors:e.concat(g.errors),o=e.length)),i.termination_length_of_interview!==void 0&&(g(i.termination_length_of_interview,{instancePath:n+
"/termination_length_of_interview",parentData:i,parentDataProperty:"termination_length_of_interview",rootData:y})||(e=e===null?g.errors:e.concat(g.errors),o=e.length)),
i.buyer_id!==void 0&&(N(i.buyer_id,{instancePath:n+"/buyer_id",parentData:i,parentDataProperty:"buyer_id",rootData:y})||(e=e===null?N.errors:e.concat(N.errors),
o=e.length)),i.px_buyer_message!==void 0&&(d(i.px_buyer_message,{instancePath:n+"/px_buyer_message",parentData:i,parentDataProperty:"px_buyer_message",rootData:y})||
(e=e===null?d.errors:e.concat(d.errors),o=e.length))}else e=t(e,n,"type",{type:"object"}),o++;return D.errors=e,o===0}function A(i,{instancePath:n="",parentData:m,
parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;if(i&&typeof i=="object"&&!Array.isArray(i)){i.callback===void 0&&(e=t(e,n,"required",{missingProperty:"ca\
llback"}),o++),i.opportunities===void 0&&(e=t(e,n,"required",{missingProperty:"opportunities"}),o++);for(const r in i)r==="callback"||r==="include_quotas"||r===
"payload_max_size_mb"||r==="payload_max_survey_count"||r==="send_interval_seconds"||r==="opportunities"||(e=t(e,n,"additionalProperties",{additionalProperty:r}),
o++);if(i.callback!==void 0&&typeof i.callback!="string"&&(e=t(e,n+"/callback","type",{type:"string"}),o++),i.include_quotas!==void 0&&typeof i.include_quotas!=
"boolean"&&(e=t(e,n+"/include_quotas","type",{type:"boolean"}),o++),i.payload_max_size_mb!==void 0){let r=i.payload_max_size_mb;Number.isSafeInteger(r)||(e=t(e,
n+"/payload_max_size_mb","type",{type:"integer"}),o++),typeof r=="number"&&isFinite(r)&&((r>=32||isNaN(r))&&(e=t(e,n+"/payload_max_size_mb","exclusiveMaximum",{
comparison:"<",limit:32}),o++),(r<=4||isNaN(r))&&(e=t(e,n+"/payload_max_size_mb","exclusiveMinimum",{comparison:">",limit:4}),o++))}if(i.payload_max_survey_count!==
void 0){let r=i.payload_max_survey_count;Number.isSafeInteger(r)||(e=t(e,n+"/payload_max_survey_count","type",{type:"integer"}),o++),typeof r=="number"&&isFinite(
r)&&((r<1e3||isNaN(r))&&(e=t(e,n+"/payload_max_survey_count","minimum",{comparison:">=",limit:1e3}),o++),(r>=1e4||isNaN(r))&&(e=t(e,n+"/payload_max_survey_count",
"exclusiveMaximum",{comparison:"<",limit:1e4}),o++))}if(i.send_interval_seconds!==void 0){let r=i.send_interval_seconds;Number.isSafeInteger(r)||(e=t(e,n+"/send\
_interval_seconds","type",{type:"integer"}),o++),typeof r=="number"&&isFinite(r)&&((r>=30||isNaN(r))&&(e=t(e,n+"/send_interval_seconds","exclusiveMaximum",{comparison:"\
<",limit:30}),o++),(r<=5||isNaN(r))&&(e=t(e,n+"/send_interval_seconds","exclusiveMinimum",{comparison:">",limit:5}),o++))}if(i.opportunities!==void 0){let r=i.opportunities;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)D(r[l],{instancePath:n+"/opportunities/"+l,parentData:r,parentDataProperty:l,rootData:y})||(e=e===null?
D.errors:e.concat(D.errors),o=e.length)}else e=t(e,n+"/opportunities","type",{type:"array"}),o++}}else e=t(e,n,"type",{type:"object"}),o++;return A.errors=e,o===
0}function j(i,{instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;if(i&&typeof i=="object"&&!Array.isArray(i)){i.supplier_code===
void 0&&(e=t(e,n,"required",{missingProperty:"supplier_code"}),o++),i.body===void 0&&(e=t(e,n,"required",{missingProperty:"body"}),o++);for(const r in i)r==="su\
pplier_code"||r==="body"||(e=t(e,n,"additionalProperties",{additionalProperty:r}),o++);if(i.supplier_code!==void 0){let r=i.supplier_code;typeof r!="string"&&!Number.
isSafeInteger(r)&&(e=t(e,n+"/supplier_code","type",{type:["string","integer"]}),o++)}i.body!==void 0&&(A(i.body,{instancePath:n+"/body",parentData:i,parentDataProperty:"\
body",rootData:y})||(e=e===null?A.errors:e.concat(A.errors),o=e.length))}else e=t(e,n,"type",{type:"object"}),o++;return j.errors=e,o===0}const M=w;function q(i,{
instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;return typeof i!="string"&&(e=t(e,n,"type",{type:"string"}),o++),q.errors=e,
o===0}function a(i,{instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;return typeof i!="string"&&(e=t(e,n,"type",{type:"strin\
g"}),o++),a.errors=e,o===0}function x(i,{instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;return i&&typeof i=="object"&&!Array.
isArray(i)?(i.result!==void 0&&typeof i.result!="string"&&(e=t(e,n+"/result","type",{type:"string"}),o++),i.public_key!==void 0&&(q(i.public_key,{instancePath:n+
"/public_key",parentData:i,parentDataProperty:"public_key",rootData:y})||(e=e===null?q.errors:e.concat(q.errors),o=e.length)),i.key_id!==void 0&&(a(i.key_id,{instancePath:n+
"/key_id",parentData:i,parentDataProperty:"key_id",rootData:y})||(e=e===null?a.errors:e.concat(a.errors),o=e.length))):(e=t(e,n,"type",{type:"object"}),o++),x.errors=
e,o===0}function k(i,{instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;return typeof i!="string"&&(e=t(e,n,"type",{type:"str\
ing"}),o++),k.errors=e,o===0}function F(i,{instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;const r=o;let s=!1;const l=o;x(i,
{instancePath:n,parentData:m,parentDataProperty:f,rootData:y})||(e=e===null?x.errors:e.concat(x.errors),o=e.length);var p=l===o;if(s=s||p,!s){const E=o;k(i,{instancePath:n,
parentData:m,parentDataProperty:f,rootData:y})||(e=e===null?k.errors:e.concat(k.errors),o=e.length);var p=E===o;s=s||p}return s?(o=r,e!==null&&(r?e.length=r:e=null)):
(e=t(e,n,"anyOf",{}),o++),F.errors=e,o===0}function w(i,{instancePath:n="",parentData:m,parentDataProperty:f,rootData:y=i}={}){let e=null,o=0;return F(i,{instancePath:n,
parentData:m,parentDataProperty:f,rootData:y})||(e=e===null?F.errors:e.concat(F.errors),o=e.length),w.errors=e,o===0}
export const request: Validator<"createOpportunitiesSubscription"> = z
export const response: Validator<"createOpportunitiesSubscription"> = M
