// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(e,p,r,o)=>{const i={instancePath:p,keyword:r,params:o};return e===null?[i]:(e.push(i),e)},d=e=>{let p=0;for(const r of e)p++;return p},g=u;function t(e,p=""){
let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.id===void 0&&(r=l(r,p,"required",{missingProperty:"id"}),o++);for(const i in e)i==="id"||i==="name"||
i==="group_id"||(r=l(r,p,"additionalProperties",{additionalProperty:i}),o++);if(e.id!==void 0){let i=e.id;typeof i=="string"?i.length<2&&d(i)<1&&(r=l(r,p+"/id",
"minLength",{limit:1}),o++):(r=l(r,p+"/id","type",{type:"string"}),o++)}if(e.name!==void 0){let i=e.name;typeof i!="string"&&i!==null&&(r=l(r,p+"/name","type",{
type:["string","null"]}),o++)}if(e.group_id!==void 0){let i=e.group_id;Number.isSafeInteger(i)||(r=l(r,p+"/group_id","type",{type:"integer"}),o++),typeof i=="nu\
mber"&&isFinite(i)&&(i<1||isNaN(i))&&(r=l(r,p+"/group_id","minimum",{comparison:">=",limit:1}),o++)}}else r=l(r,p,"type",{type:"object"}),o++;return t.errors=r,
o===0}function u(e,p=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.id===void 0&&(r=l(r,p,"required",{missingProperty:"id"}),o++),e.spca_type===
void 0&&(r=l(r,p,"required",{missingProperty:"spca_type"}),o++),e.body===void 0&&(r=l(r,p,"required",{missingProperty:"body"}),o++);for(const i in e)i==="id"||i===
"spca_type"||i==="preserve_group_ids"||i==="body"||(r=l(r,p,"additionalProperties",{additionalProperty:i}),o++);if(e.id!==void 0&&typeof e.id!="string"&&(r=l(r,
p+"/id","type",{type:"string"}),o++),e.spca_type!==void 0){let i=e.spca_type;typeof i!="string"&&(r=l(r,p+"/spca_type","type",{type:"string"}),o++),i==="creativ\
e"||i==="publisher"||i==="placement"||(r=l(r,p+"/spca_type","enum",{allowedValues:["creative","publisher","placement"]}),o++)}if(e.preserve_group_ids!==void 0){
let i=e.preserve_group_ids;i===!0||i===!1||i==="true"||i==="false"||(r=l(r,p+"/preserve_group_ids","enum",{allowedValues:[!0,!1,"true","false"]}),o++)}if(e.body!==
void 0){let i=e.body;if(Array.isArray(i)){const y=i.length;for(let s=0;s<y;s++)t(i[s],p+"/body/"+s)||(r=r===null?t.errors:r.concat(t.errors),o=r.length)}else r=
l(r,p+"/body","type",{type:"array"}),o++}}else r=l(r,p,"type",{type:"object"}),o++;return u.errors=r,o===0}const v=n;function f(e,p=""){let r=null,o=0;if(e&&typeof e==
"object"&&!Array.isArray(e)){if(e.id===void 0&&(r=l(r,p,"required",{missingProperty:"id"}),o++),e.id!==void 0&&typeof e.id!="string"&&(r=l(r,p+"/id","type",{type:"\
string"}),o++),e.name!==void 0){let i=e.name;typeof i!="string"&&i!==null&&(r=l(r,p+"/name","type",{type:["string","null"]}),o++)}if(e.group_id!==void 0){let i=e.
group_id;!Number.isSafeInteger(i)&&i!==null&&(r=l(r,p+"/group_id","type",{type:["integer","null"]}),o++)}}else r=l(r,p,"type",{type:"object"}),o++;return f.errors=
r,o===0}function n(e,p=""){let r=null,o=0;if(Array.isArray(e)){const i=e.length;for(let y=0;y<i;y++)f(e[y],p+"/"+y)||(r=r===null?f.errors:r.concat(f.errors),o=r.
length)}else r=l(r,p,"type",{type:"array"}),o++;return n.errors=r,o===0}
/**
 * Whether a value is an input of `assignNamesAndGroups` (`POST /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { assignNamesAndGroups } from "@fieldwork/brand-lift-client/request-validators"
 * assignNamesAndGroups({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","spca_type":"creative","body":[{"id":"crv-77","name":"Autumn 30s","group_id":41},{"id":"crv-78","name":null}]}) // => true
 * assignNamesAndGroups({ colour: "red" }) // => false
 * assignNamesAndGroups.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"assignNamesAndGroups"> = g
/**
 * Whether a value is the body of a successful response of `assignNamesAndGroups` (`POST /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { assignNamesAndGroups } from "@fieldwork/brand-lift-client/validators"
 * assignNamesAndGroups([{"id":"crv-77","name":"Autumn 30s","group_id":41},{"id":"crv-78","name":null,"group_id":null}]) // => true
 * assignNamesAndGroups(null) // => false
 * assignNamesAndGroups.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"assignNamesAndGroups"> = v
