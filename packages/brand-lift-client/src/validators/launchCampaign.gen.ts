// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const t=(e,o,r,i)=>{const s={instancePath:o,keyword:r,params:i};return e===null?[s]:(e.push(s),e)},p=y;function y(e,o=""){let r=null,i=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){e.id===void 0&&(r=t(r,o,"required",{missingProperty:"id"}),i++);for(const s in e)s!=="id"&&(r=t(r,o,"additionalProperties",{additionalProperty:s}),
i++);e.id!==void 0&&typeof e.id!="string"&&(r=t(r,o+"/id","type",{type:"string"}),i++)}else r=t(r,o,"type",{type:"object"}),i++;return y.errors=r,i===0}const n=l;
function l(e,o=""){let r=null,i=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.detail===void 0&&(r=t(r,o,"required",{missingProperty:"detail"}),i++),e.detail!==
void 0&&typeof e.detail!="string"&&(r=t(r,o+"/detail","type",{type:"string"}),i++)):(r=t(r,o,"type",{type:"object"}),i++),l.errors=r,i===0}
export const request: Validator<"launchCampaign"> = p
export const response: Validator<"launchCampaign"> = n
