// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(r,o,f,m)=>{const y={instancePath:o,keyword:f,params:m};return r===null?[y]:(r.push(y),r)},k=r=>{let o=0;for(const f of r)o++;return o},E=x;function x(r,{
instancePath:o="",parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.supplier_code===void 0&&(e=n(
e,o,"required",{missingProperty:"supplier_code"}),t++);for(const i in r)i==="supplier_code"||i==="surveys"||(e=n(e,o,"additionalProperties",{additionalProperty:i}),
t++);if(r.supplier_code!==void 0){let i=r.supplier_code;typeof i!="string"&&!Number.isSafeInteger(i)&&(e=n(e,o+"/supplier_code","type",{type:["string","integer"]}),
t++)}if(r.surveys!==void 0){let i=r.surveys;i===!0||i===!1||i==="true"||i==="false"||(e=n(e,o+"/surveys","enum",{allowedValues:[!0,!1,"true","false"]}),t++)}}else
e=n(e,o,"type",{type:"object"}),t++;return x.errors=e,t===0}const I=S;function u(r,{instancePath:o="",parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.eq!==void 0&&typeof r.eq!="string"&&(e=n(e,o+"/eq","type",{type:"string"}),t++),r.ne!==void 0&&typeof r.ne!=
"string"&&(e=n(e,o+"/ne","type",{type:"string"}),t++),r.in!==void 0){let i=r.in;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++)typeof i[l]!="string"&&
(e=n(e,o+"/in/"+l,"type",{type:"string"}),t++)}else e=n(e,o+"/in","type",{type:"array"}),t++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const s=i.length;
for(let l=0;l<s;l++)typeof i[l]!="string"&&(e=n(e,o+"/nin/"+l,"type",{type:"string"}),t++)}else e=n(e,o+"/nin","type",{type:"array"}),t++}}else e=n(e,o,"type",{
type:"object"}),t++;return u.errors=e,t===0}function v(r,{instancePath:o="",parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.eq!==void 0){let i=r.eq;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,o+"/eq","minimum",{comparison:">=",limit:0}),t++):
(e=n(e,o+"/eq","type",{type:"number"}),t++)}if(r.ne!==void 0){let i=r.ne;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,o+"/ne","minimum",{comparison:"\
>=",limit:0}),t++):(e=n(e,o+"/ne","type",{type:"number"}),t++)}if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];
typeof p=="number"&&isFinite(p)?(p<0||isNaN(p))&&(e=n(e,o+"/in/"+l,"minimum",{comparison:">=",limit:0}),t++):(e=n(e,o+"/in/"+l,"type",{type:"number"}),t++)}}else
e=n(e,o+"/in","type",{type:"array"}),t++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];typeof p=="number"&&
isFinite(p)?(p<0||isNaN(p))&&(e=n(e,o+"/nin/"+l,"minimum",{comparison:">=",limit:0}),t++):(e=n(e,o+"/nin/"+l,"type",{type:"number"}),t++)}}else e=n(e,o+"/nin","\
type",{type:"array"}),t++}if(r.gte!==void 0){let i=r.gte;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,o+"/gte","minimum",{comparison:">=",limit:0}),t++):
(e=n(e,o+"/gte","type",{type:"number"}),t++)}if(r.lte!==void 0){let i=r.lte;typeof i=="number"&&isFinite(i)?(i<0||isNaN(i))&&(e=n(e,o+"/lte","minimum",{comparison:"\
>=",limit:0}),t++):(e=n(e,o+"/lte","type",{type:"number"}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return v.errors=e,t===0}function b(r,{instancePath:o="",
parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.eq!==void 0){let i=r.eq;typeof i=="number"&&
isFinite(i)?((i>100||isNaN(i))&&(e=n(e,o+"/eq","maximum",{comparison:"<=",limit:100}),t++),(i<0||isNaN(i))&&(e=n(e,o+"/eq","minimum",{comparison:">=",limit:0}),
t++)):(e=n(e,o+"/eq","type",{type:"number"}),t++)}if(r.ne!==void 0){let i=r.ne;typeof i=="number"&&isFinite(i)?((i>100||isNaN(i))&&(e=n(e,o+"/ne","maximum",{comparison:"\
<=",limit:100}),t++),(i<0||isNaN(i))&&(e=n(e,o+"/ne","minimum",{comparison:">=",limit:0}),t++)):(e=n(e,o+"/ne","type",{type:"number"}),t++)}if(r.in!==void 0){let i=r.
in;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];typeof p=="number"&&isFinite(p)?((p>100||isNaN(p))&&(e=n(e,o+"/in/"+l,"maximum",{comparison:"\
<=",limit:100}),t++),(p<0||isNaN(p))&&(e=n(e,o+"/in/"+l,"minimum",{comparison:">=",limit:0}),t++)):(e=n(e,o+"/in/"+l,"type",{type:"number"}),t++)}}else e=n(e,o+
"/in","type",{type:"array"}),t++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];typeof p=="number"&&isFinite(
p)?((p>100||isNaN(p))&&(e=n(e,o+"/nin/"+l,"maximum",{comparison:"<=",limit:100}),t++),(p<0||isNaN(p))&&(e=n(e,o+"/nin/"+l,"minimum",{comparison:">=",limit:0}),t++)):
(e=n(e,o+"/nin/"+l,"type",{type:"number"}),t++)}}else e=n(e,o+"/nin","type",{type:"array"}),t++}if(r.gte!==void 0){let i=r.gte;typeof i=="number"&&isFinite(i)?((i>
100||isNaN(i))&&(e=n(e,o+"/gte","maximum",{comparison:"<=",limit:100}),t++),(i<0||isNaN(i))&&(e=n(e,o+"/gte","minimum",{comparison:">=",limit:0}),t++)):(e=n(e,o+
"/gte","type",{type:"number"}),t++)}if(r.lte!==void 0){let i=r.lte;typeof i=="number"&&isFinite(i)?((i>100||isNaN(i))&&(e=n(e,o+"/lte","maximum",{comparison:"<=",
limit:100}),t++),(i<0||isNaN(i))&&(e=n(e,o+"/lte","minimum",{comparison:">=",limit:0}),t++)):(e=n(e,o+"/lte","type",{type:"number"}),t++)}}else e=n(e,o,"type",{
type:"object"}),t++;return b.errors=e,t===0}function c(r,{instancePath:o="",parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?r.eq!==void 0&&typeof r.eq!="boolean"&&(e=n(e,o+"/eq","type",{type:"boolean"}),t++):(e=n(e,o,"type",{type:"object"}),t++),c.errors=e,
t===0}function g(r,{instancePath:o="",parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.eq!==
void 0){let i=r.eq;typeof i=="number"&&isFinite(i)?((i>1||isNaN(i))&&(e=n(e,o+"/eq","maximum",{comparison:"<=",limit:1}),t++),(i<0||isNaN(i))&&(e=n(e,o+"/eq","m\
inimum",{comparison:">=",limit:0}),t++)):(e=n(e,o+"/eq","type",{type:"number"}),t++)}if(r.ne!==void 0){let i=r.ne;typeof i=="number"&&isFinite(i)?((i>1||isNaN(i))&&
(e=n(e,o+"/ne","maximum",{comparison:"<=",limit:1}),t++),(i<0||isNaN(i))&&(e=n(e,o+"/ne","minimum",{comparison:">=",limit:0}),t++)):(e=n(e,o+"/ne","type",{type:"\
number"}),t++)}if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&
(e=n(e,o+"/in/"+l,"maximum",{comparison:"<=",limit:1}),t++),(p<0||isNaN(p))&&(e=n(e,o+"/in/"+l,"minimum",{comparison:">=",limit:0}),t++)):(e=n(e,o+"/in/"+l,"typ\
e",{type:"number"}),t++)}}else e=n(e,o+"/in","type",{type:"array"}),t++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){
let p=i[l];typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=n(e,o+"/nin/"+l,"maximum",{comparison:"<=",limit:1}),t++),(p<0||isNaN(p))&&(e=n(e,o+"/nin/"+l,"m\
inimum",{comparison:">=",limit:0}),t++)):(e=n(e,o+"/nin/"+l,"type",{type:"number"}),t++)}}else e=n(e,o+"/nin","type",{type:"array"}),t++}if(r.gte!==void 0){let i=r.
gte;typeof i=="number"&&isFinite(i)?((i>1||isNaN(i))&&(e=n(e,o+"/gte","maximum",{comparison:"<=",limit:1}),t++),(i<0||isNaN(i))&&(e=n(e,o+"/gte","minimum",{comparison:"\
>=",limit:0}),t++)):(e=n(e,o+"/gte","type",{type:"number"}),t++)}if(r.lte!==void 0){let i=r.lte;typeof i=="number"&&isFinite(i)?((i>1||isNaN(i))&&(e=n(e,o+"/lte",
"maximum",{comparison:"<=",limit:1}),t++),(i<0||isNaN(i))&&(e=n(e,o+"/lte","minimum",{comparison:">=",limit:0}),t++)):(e=n(e,o+"/lte","type",{type:"number"}),t++)}}else
e=n(e,o,"type",{type:"object"}),t++;return g.errors=e,t===0}function _(r,{instancePath:o="",parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.eq!==void 0){let i=r.eq;Number.isSafeInteger(i)||(e=n(e,o+"/eq","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(
i)&&(i<0||isNaN(i))&&(e=n(e,o+"/eq","minimum",{comparison:">=",limit:0}),t++)}if(r.ne!==void 0){let i=r.ne;Number.isSafeInteger(i)||(e=n(e,o+"/ne","type",{type:"\
integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=n(e,o+"/ne","minimum",{comparison:">=",limit:0}),t++)}if(r.in!==void 0){let i=r.in;if(Array.
isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];Number.isSafeInteger(p)||(e=n(e,o+"/in/"+l,"type",{type:"integer"}),t++),typeof p=="number"&&isFinite(
p)&&(p<0||isNaN(p))&&(e=n(e,o+"/in/"+l,"minimum",{comparison:">=",limit:0}),t++)}}else e=n(e,o+"/in","type",{type:"array"}),t++}if(r.nin!==void 0){let i=r.nin;if(Array.
isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];Number.isSafeInteger(p)||(e=n(e,o+"/nin/"+l,"type",{type:"integer"}),t++),typeof p=="number"&&isFinite(
p)&&(p<0||isNaN(p))&&(e=n(e,o+"/nin/"+l,"minimum",{comparison:">=",limit:0}),t++)}}else e=n(e,o+"/nin","type",{type:"array"}),t++}if(r.gte!==void 0){let i=r.gte;
Number.isSafeInteger(i)||(e=n(e,o+"/gte","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=n(e,o+"/gte","minimum",{comparison:"\
>=",limit:0}),t++)}if(r.lte!==void 0){let i=r.lte;Number.isSafeInteger(i)||(e=n(e,o+"/lte","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<0||
isNaN(i))&&(e=n(e,o+"/lte","minimum",{comparison:">=",limit:0}),t++)}}else e=n(e,o,"type",{type:"object"}),t++;return _.errors=e,t===0}function N(r,{instancePath:o="",
parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.eq!==void 0){let i=r.eq;Number.isSafeInteger(
i)||(e=n(e,o+"/eq","type",{type:"integer"}),t++)}if(r.ne!==void 0){let i=r.ne;Number.isSafeInteger(i)||(e=n(e,o+"/ne","type",{type:"integer"}),t++)}if(r.in!==void 0){
let i=r.in;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];Number.isSafeInteger(p)||(e=n(e,o+"/in/"+l,"type",{type:"integer"}),t++)}}else e=
n(e,o+"/in","type",{type:"array"}),t++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++){let p=i[l];Number.isSafeInteger(
p)||(e=n(e,o+"/nin/"+l,"type",{type:"integer"}),t++)}}else e=n(e,o+"/nin","type",{type:"array"}),t++}if(r.gte!==void 0){let i=r.gte;Number.isSafeInteger(i)||(e=
n(e,o+"/gte","type",{type:"integer"}),t++)}if(r.lte!==void 0){let i=r.lte;Number.isSafeInteger(i)||(e=n(e,o+"/lte","type",{type:"integer"}),t++)}}else e=n(e,o,"\
type",{type:"object"}),t++;return N.errors=e,t===0}function D(r,{instancePath:o="",parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.in!==void 0){let i=r.in;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++)typeof i[l]!="string"&&(e=n(e,o+"/in/"+l,"ty\
pe",{type:"string"}),t++)}else e=n(e,o+"/in","type",{type:"array"}),t++}if(r.nin!==void 0){let i=r.nin;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++)
typeof i[l]!="string"&&(e=n(e,o+"/nin/"+l,"type",{type:"string"}),t++)}else e=n(e,o+"/nin","type",{type:"array"}),t++}}else e=n(e,o,"type",{type:"object"}),t++;
return D.errors=e,t===0}function A(r,{instancePath:o="",parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.country_language===void 0&&(e=n(e,o,"required",{missingProperty:"country_language"}),t++),r.country_language!==void 0&&(u(r.country_language,{instancePath:o+
"/country_language",parentData:r,parentDataProperty:"country_language",rootData:y})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.industry!==void 0&&(u(
r.industry,{instancePath:o+"/industry",parentData:r,parentDataProperty:"industry",rootData:y})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.study_type!==
void 0&&(u(r.study_type,{instancePath:o+"/study_type",parentData:r,parentDataProperty:"study_type",rootData:y})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
r.bid_length_of_interview!==void 0&&(v(r.bid_length_of_interview,{instancePath:o+"/bid_length_of_interview",parentData:r,parentDataProperty:"bid_length_of_inter\
view",rootData:y})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.bid_incidence!==void 0&&(b(r.bid_incidence,{instancePath:o+"/bid_incidence",parentData:r,
parentDataProperty:"bid_incidence",rootData:y})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.collects_pii!==void 0&&(c(r.collects_pii,{instancePath:o+
"/collects_pii",parentData:r,parentDataProperty:"collects_pii",rootData:y})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.revenue_per_interview!==void 0&&
(v(r.revenue_per_interview,{instancePath:o+"/revenue_per_interview",parentData:r,parentDataProperty:"revenue_per_interview",rootData:y})||(e=e===null?v.errors:e.
concat(v.errors),t=e.length)),r.conversion!==void 0&&(g(r.conversion,{instancePath:o+"/conversion",parentData:r,parentDataProperty:"conversion",rootData:y})||(e=
e===null?g.errors:e.concat(g.errors),t=e.length)),r.mobile_conversion!==void 0&&(g(r.mobile_conversion,{instancePath:o+"/mobile_conversion",parentData:r,parentDataProperty:"\
mobile_conversion",rootData:y})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),r.revenue_per_click!==void 0&&(v(r.revenue_per_click,{instancePath:o+"/rev\
enue_per_click",parentData:r,parentDataProperty:"revenue_per_click",rootData:y})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.length_of_interview!==void 0&&
(_(r.length_of_interview,{instancePath:o+"/length_of_interview",parentData:r,parentDataProperty:"length_of_interview",rootData:y})||(e=e===null?_.errors:e.concat(
_.errors),t=e.length)),r.termination_length_of_interview!==void 0&&(_(r.termination_length_of_interview,{instancePath:o+"/termination_length_of_interview",parentData:r,
parentDataProperty:"termination_length_of_interview",rootData:y})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.buyer_id!==void 0&&(N(r.buyer_id,{instancePath:o+
"/buyer_id",parentData:r,parentDataProperty:"buyer_id",rootData:y})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),r.px_buyer_message!==void 0&&(D(r.px_buyer_message,
{instancePath:o+"/px_buyer_message",parentData:r,parentDataProperty:"px_buyer_message",rootData:y})||(e=e===null?D.errors:e.concat(D.errors),t=e.length))):(e=n(
e,o,"type",{type:"object"}),t++),A.errors=e,t===0}function q(r,{instancePath:o="",parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.survey_id===void 0&&(e=n(e,o,"required",{missingProperty:"survey_id"}),t++),r.survey_id!==void 0){let i=r.survey_id;Number.isSafeInteger(
i)||(e=n(e,o+"/survey_id","type",{type:"integer"}),t++)}if(r.survey_name!==void 0){let i=r.survey_name;typeof i=="string"?i.length>128&&k(i)>128&&(e=n(e,o+"/sur\
vey_name","maxLength",{limit:128}),t++):(e=n(e,o+"/survey_name","type",{type:"string"}),t++)}r.survey_lastSend!==void 0&&typeof r.survey_lastSend!="string"&&(e=
n(e,o+"/survey_lastSend","type",{type:"string"}),t++)}else e=n(e,o,"type",{type:"object"}),t++;return q.errors=e,t===0}function j(r,{instancePath:o="",parentData:f,
parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),t++),j.errors=e,t===0}function F(r,{instancePath:o="",
parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),t++),F.errors=e,t===0}function w(r,{
instancePath:o="",parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.callback!==void 0&&typeof r.
callback!="string"&&(e=n(e,o+"/callback","type",{type:"string"}),t++),r.include_quotas!==void 0&&typeof r.include_quotas!="boolean"&&(e=n(e,o+"/include_quotas",
"type",{type:"boolean"}),t++),r.opportunities!==void 0){let i=r.opportunities;if(Array.isArray(i)){const s=i.length;for(let l=0;l<s;l++)A(i[l],{instancePath:o+"\
/opportunities/"+l,parentData:i,parentDataProperty:l,rootData:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)}else e=n(e,o+"/opportunities","type",{type:"\
array"}),t++}if(r.name!==void 0&&typeof r.name!="string"&&(e=n(e,o+"/name","type",{type:"string"}),t++),r.surveys!==void 0){let i=r.surveys;if(Array.isArray(i)){
const s=i.length;for(let l=0;l<s;l++)q(i[l],{instancePath:o+"/surveys/"+l,parentData:i,parentDataProperty:l,rootData:y})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)}else e=n(e,o+"/surveys","type",{type:"array"}),t++}r.public_key!==void 0&&(j(r.public_key,{instancePath:o+"/public_key",parentData:r,parentDataProperty:"\
public_key",rootData:y})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),r.key_id!==void 0&&(F(r.key_id,{instancePath:o+"/key_id",parentData:r,parentDataProperty:"\
key_id",rootData:y})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else e=n(e,o,"type",{type:"object"}),t++;return w.errors=e,t===0}function S(r,{instancePath:o="",
parentData:f,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return w(r,{instancePath:o,parentData:f,parentDataProperty:m,rootData:y})||(e=e===null?w.errors:
e.concat(w.errors),t=e.length),S.errors=e,t===0}
export const request: Validator<"getOpportunitiesSubscription"> = E
export const response: Validator<"getOpportunitiesSubscription"> = I
