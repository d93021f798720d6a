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
/**
 * Whether a value is an input of `listRespondentCsvColumns` (`GET /api/impact-measurement/v1/respondents/csv-columns`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listRespondentCsvColumns } from "@fieldwork/brand-lift-client/request-validators"
 * listRespondentCsvColumns({}) // => true
 * listRespondentCsvColumns({ colour: "red" }) // => false
 * listRespondentCsvColumns.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listRespondentCsvColumns"> = p
/**
 * Whether a value is the body of a successful response of `listRespondentCsvColumns` (`GET /api/impact-measurement/v1/respondents/csv-columns`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listRespondentCsvColumns } from "@fieldwork/brand-lift-client/validators"
 * listRespondentCsvColumns({"items":[{"column":"Respondent ID","csv_column_key":"respondent_id","default":true},{"column":"Weight","csv_column_key":"weight","default":false}]}) // => true
 * listRespondentCsvColumns(null) // => false
 * listRespondentCsvColumns.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listRespondentCsvColumns"> = c
