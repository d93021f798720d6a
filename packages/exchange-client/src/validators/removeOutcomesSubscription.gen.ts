// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const p=(e,t,s,n)=>{const l={instancePath:t,keyword:s,params:n};return e===null?[l]:(e.push(l),e)},E=g;function g(e,{instancePath:t="",parentData:s,parentDataProperty:n,
rootData:l=e}={}){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.supplier_code===void 0&&(r=p(r,t,"required",{missingProperty:"supplier_code"}),o++);
for(const i in e)i!=="supplier_code"&&(r=p(r,t,"additionalProperties",{additionalProperty:i}),o++);if(e.supplier_code!==void 0){let i=e.supplier_code;typeof i!=
"string"&&!Number.isSafeInteger(i)&&(r=p(r,t+"/supplier_code","type",{type:["string","integer"]}),o++)}}else r=p(r,t,"type",{type:"object"}),o++;return g.errors=
r,o===0}const b=_;function y(e,{instancePath:t="",parentData:s,parentDataProperty:n,rootData:l=e}={}){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(
e)?e.result!==void 0&&typeof e.result!="string"&&(r=p(r,t+"/result","type",{type:"string"}),o++):(r=p(r,t,"type",{type:"object"}),o++),y.errors=r,o===0}function c(e,{
instancePath:t="",parentData:s,parentDataProperty:n,rootData:l=e}={}){let r=null,o=0;return typeof e!="string"&&(r=p(r,t,"type",{type:"string"}),o++),c.errors=r,
o===0}function f(e,{instancePath:t="",parentData:s,parentDataProperty:n,rootData:l=e}={}){let r=null,o=0;const i=o;let u=!1;const d=o;y(e,{instancePath:t,parentData:s,
parentDataProperty:n,rootData:l})||(r=r===null?y.errors:r.concat(y.errors),o=r.length);var v=d===o;if(u=u||v,!u){const D=o;c(e,{instancePath:t,parentData:s,parentDataProperty:n,
rootData:l})||(r=r===null?c.errors:r.concat(c.errors),o=r.length);var v=D===o;u=u||v}return u?(o=i,r!==null&&(i?r.length=i:r=null)):(r=p(r,t,"anyOf",{}),o++),f.
errors=r,o===0}function _(e,{instancePath:t="",parentData:s,parentDataProperty:n,rootData:l=e}={}){let r=null,o=0;return f(e,{instancePath:t,parentData:s,parentDataProperty:n,
rootData:l})||(r=r===null?f.errors:r.concat(f.errors),o=r.length),_.errors=r,o===0}
export const request: Validator<"removeOutcomesSubscription"> = E
export const response: Validator<"removeOutcomesSubscription"> = b
