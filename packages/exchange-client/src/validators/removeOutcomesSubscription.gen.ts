// @ts-nocheck
// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(o,l,r,e)=>{const t={instancePath:l,keyword:r,params:e};return o===null?[t]:(o.push(t),o)},g=y;function y(o,l=""){let r=null,e=0;if(o&&typeof o=="object"&&
!Array.isArray(o)){o.supplier_code===void 0&&(r=s(r,l,"required",{missingProperty:"supplier_code"}),e++);for(const t in o)t!=="supplier_code"&&(r=s(r,l,"additio\
nalProperties",{additionalProperty:t}),e++);if(o.supplier_code!==void 0){let t=o.supplier_code;typeof t!="string"&&!Number.isSafeInteger(t)&&(r=s(r,l+"/supplier\
_code","type",{type:["string","integer"]}),e++)}}else r=s(r,l,"type",{type:"object"}),e++;return y.errors=r,e===0}const d=f;function n(o,l=""){let r=null,e=0;return o&&
typeof o=="object"&&!Array.isArray(o)?o.result!==void 0&&typeof o.result!="string"&&(r=s(r,l+"/result","type",{type:"string"}),e++):(r=s(r,l,"type",{type:"objec\
t"}),e++),n.errors=r,e===0}function p(o,l=""){let r=null,e=0;return typeof o!="string"&&(r=s(r,l,"type",{type:"string"}),e++),p.errors=r,e===0}function f(o,l=""){
let r=null,e=0;const t=e;let i=!1;const c=e;n(o,l)||(r=r===null?n.errors:r.concat(n.errors),e=r.length);var u=c===e;if(i=i||u,!i){const v=e;p(o,l)||(r=r===null?
p.errors:r.concat(p.errors),e=r.length);var u=v===e;i=i||u}return i?(e=t,r!==null&&(t?r.length=t:r=null)):(r=s(r,l,"anyOf",{}),e++),f.errors=r,e===0}
/**
 * Whether a value is an input of `removeOutcomesSubscription` (`DELETE /supply/respondent-outcomes/v1/subscriptions/{supplier_code}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { removeOutcomesSubscription } from "@fieldwork/exchange-client/request-validators"
 * removeOutcomesSubscription({"supplier_code":"4217"}) // => true
 * removeOutcomesSubscription({ colour: "red" }) // => false
 * removeOutcomesSubscription.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"removeOutcomesSubscription"> = g
/**
 * Whether a value is the body of a successful response of `removeOutcomesSubscription` (`DELETE /supply/respondent-outcomes/v1/subscriptions/{supplier_code}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { removeOutcomesSubscription } from "@fieldwork/exchange-client/validators"
 * removeOutcomesSubscription({"result":"OK"}) // => true
 * removeOutcomesSubscription(null) // => false
 * removeOutcomesSubscription.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"removeOutcomesSubscription"> = d
