// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const l=(r,s,e,o)=>{const i={instancePath:s,keyword:e,params:o};return r===null?[i]:(r.push(i),r)},p=n;function n(r,s=""){let e=null,o=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){for(const i in r)i!=="columns_for"&&(e=l(e,s,"additionalProperties",{additionalProperty:i}),o++);if(r.columns_for!==void 0){let i=r.columns_for;
typeof i!="string"&&(e=l(e,s+"/columns_for","type",{type:"string"}),o++),i==="session_id"||i==="respondent_id"||i==="survey_id"||(e=l(e,s+"/columns_for","enum",
{allowedValues:["session_id","respondent_id","survey_id"]}),o++)}}else e=l(e,s,"type",{type:"object"}),o++;return n.errors=e,o===0}const c=f;function y(r,s=""){
let e=null,o=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.column!==void 0&&typeof r.column!="string"&&(e=l(e,s+"/column","type",{type:"string"}),o++),r.
csv_column_key!==void 0&&typeof r.csv_column_key!="string"&&(e=l(e,s+"/csv_column_key","type",{type:"string"}),o++),r.default!==void 0&&typeof r.default!="boole\
an"&&(e=l(e,s+"/default","type",{type:"boolean"}),o++)):(e=l(e,s,"type",{type:"object"}),o++),y.errors=e,o===0}function f(r,s=""){let e=null,o=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.items===void 0&&(e=l(e,s,"required",{missingProperty:"items"}),o++),r.items!==void 0){let i=r.items;if(Array.isArray(i)){const u=i.
length;for(let t=0;t<u;t++)y(i[t],s+"/items/"+t)||(e=e===null?y.errors:e.concat(y.errors),o=e.length)}else e=l(e,s+"/items","type",{type:"array"}),o++}}else e=l(
e,s,"type",{type:"object"}),o++;return f.errors=e,o===0}
export const request: Validator<"listRespondentCsvColumns"> = p
export const response: Validator<"listRespondentCsvColumns"> = c
