// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,t,y,_)=>{const l={instancePath:t,keyword:y,params:_};return e===null?[l]:(e.push(l),e)},d=e=>{let t=0;for(const y of e)t++;return t},v=c;function f(e,{
instancePath:t="",parentData:y,parentDataProperty:_,rootData:l=e}={}){let r=null,p=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.partner_id===void 0&&(r=s(r,
t,"required",{missingProperty:"partner_id"}),p++),e.partner_campaigns_ids===void 0&&(r=s(r,t,"required",{missingProperty:"partner_campaigns_ids"}),p++);for(const i in e)
i==="partner_id"||i==="partner_campaigns_ids"||i==="failed_partner_campaigns_ids"||(r=s(r,t,"additionalProperties",{additionalProperty:i}),p++);if(e.partner_id!==
void 0){let i=e.partner_id;Number.isSafeInteger(i)||(r=s(r,t+"/partner_id","type",{type:"integer"}),p++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(r=s(
r,t+"/partner_id","minimum",{comparison:">=",limit:1}),p++)}if(e.partner_campaigns_ids!==void 0){let i=e.partner_campaigns_ids;if(Array.isArray(i)){const a=i.length;
for(let n=0;n<a;n++){let o=i[n];typeof o=="string"?o.length<2&&d(o)<1&&(r=s(r,t+"/partner_campaigns_ids/"+n,"minLength",{limit:1}),p++):(r=s(r,t+"/partner_campa\
igns_ids/"+n,"type",{type:"string"}),p++)}}else r=s(r,t+"/partner_campaigns_ids","type",{type:"array"}),p++}if(e.failed_partner_campaigns_ids!==void 0){let i=e.
failed_partner_campaigns_ids;if(Array.isArray(i)){const a=i.length;for(let n=0;n<a;n++){let o=i[n];typeof o=="string"?o.length<2&&d(o)<1&&(r=s(r,t+"/failed_part\
ner_campaigns_ids/"+n,"minLength",{limit:1}),p++):(r=s(r,t+"/failed_partner_campaigns_ids/"+n,"type",{type:"string"}),p++)}}else r=s(r,t+"/failed_partner_campai\
gns_ids","type",{type:"array"}),p++}}else r=s(r,t,"type",{type:"object"}),p++;return f.errors=r,p===0}function c(e,{instancePath:t="",parentData:y,parentDataProperty:_,
rootData:l=e}={}){let r=null,p=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=s(r,t,"required",{missingProperty:"campaigns_pk"}),p++),
e.body===void 0&&(r=s(r,t,"required",{missingProperty:"body"}),p++);for(const i in e)i==="campaigns_pk"||i==="body"||(r=s(r,t,"additionalProperties",{additionalProperty:i}),
p++);if(e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=s(r,t+"/campaigns_pk","type",{type:"string"}),p++),e.body!==void 0){let i=e.body;if(Array.isArray(
i)){const a=i.length;for(let n=0;n<a;n++)f(i[n],{instancePath:t+"/body/"+n,parentData:i,parentDataProperty:n,rootData:l})||(r=r===null?f.errors:r.concat(f.errors),
p=r.length)}else r=s(r,t+"/body","type",{type:"array"}),p++}}else r=s(r,t,"type",{type:"object"}),p++;return c.errors=r,p===0}const A=u;function g(e,{instancePath:t="",
parentData:y,parentDataProperty:_,rootData:l=e}={}){let r=null,p=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.partner_id===void 0&&(r=s(r,t,"required",{missingProperty:"\
partner_id"}),p++),e.partner_campaigns_ids===void 0&&(r=s(r,t,"required",{missingProperty:"partner_campaigns_ids"}),p++),e.partner_id!==void 0){let i=e.partner_id;
Number.isSafeInteger(i)||(r=s(r,t+"/partner_id","type",{type:"integer"}),p++),typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))&&(r=s(r,t+"/partner_id","minimum",
{comparison:">=",limit:1}),p++)}if(e.partner_campaigns_ids!==void 0){let i=e.partner_campaigns_ids;if(Array.isArray(i)){const a=i.length;for(let n=0;n<a;n++){let o=i[n];
typeof o=="string"?o.length<2&&d(o)<1&&(r=s(r,t+"/partner_campaigns_ids/"+n,"minLength",{limit:1}),p++):(r=s(r,t+"/partner_campaigns_ids/"+n,"type",{type:"strin\
g"}),p++)}}else r=s(r,t+"/partner_campaigns_ids","type",{type:"array"}),p++}if(e.failed_partner_campaigns_ids!==void 0){let i=e.failed_partner_campaigns_ids;if(Array.
isArray(i)){const a=i.length;for(let n=0;n<a;n++){let o=i[n];typeof o=="string"?o.length<2&&d(o)<1&&(r=s(r,t+"/failed_partner_campaigns_ids/"+n,"minLength",{limit:1}),
p++):(r=s(r,t+"/failed_partner_campaigns_ids/"+n,"type",{type:"string"}),p++)}}else r=s(r,t+"/failed_partner_campaigns_ids","type",{type:"array"}),p++}}else r=s(
r,t,"type",{type:"object"}),p++;return g.errors=r,p===0}function m(e,{instancePath:t="",parentData:y,parentDataProperty:_,rootData:l=e}={}){let r=null,p=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=s(r,t,"required",{missingProperty:"items"}),p++),e.items!==void 0){let i=e.items;if(Array.isArray(
i)){const a=i.length;for(let n=0;n<a;n++)g(i[n],{instancePath:t+"/items/"+n,parentData:i,parentDataProperty:n,rootData:l})||(r=r===null?g.errors:r.concat(g.errors),
p=r.length)}else r=s(r,t+"/items","type",{type:"array"}),p++}}else r=s(r,t,"type",{type:"object"}),p++;return m.errors=r,p===0}function u(e,{instancePath:t="",parentData:y,
parentDataProperty:_,rootData:l=e}={}){let r=null,p=0;return m(e,{instancePath:t,parentData:y,parentDataProperty:_,rootData:l})||(r=r===null?m.errors:r.concat(m.
errors),p=r.length),u.errors=r,p===0}
export const request: Validator<"createS2sMappings"> = v
export const response: Validator<"createS2sMappings"> = A
