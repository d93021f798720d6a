// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const n=(e,t,l,y)=>{const i={instancePath:t,keyword:l,params:y};return e===null?[i]:(e.push(i),e)},_=c;function c(e,{instancePath:t="",parentData:l,parentDataProperty:y,
rootData:i=e}={}){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const s in e)s!=="columns_for"&&(r=n(r,t,"additionalProperties",{additionalProperty:s}),
o++);if(e.columns_for!==void 0){let s=e.columns_for;typeof s!="string"&&(r=n(r,t+"/columns_for","type",{type:"string"}),o++),s==="session_id"||s==="respondent_i\
d"||s==="survey_id"||(r=n(r,t+"/columns_for","enum",{allowedValues:["session_id","respondent_id","survey_id"]}),o++)}}else r=n(r,t,"type",{type:"object"}),o++;return c.
errors=r,o===0}const g=m;function u(e,{instancePath:t="",parentData:l,parentDataProperty:y,rootData:i=e}={}){let r=null,o=0;return e&&typeof e=="object"&&!Array.
isArray(e)?(e.column!==void 0&&typeof e.column!="string"&&(r=n(r,t+"/column","type",{type:"string"}),o++),e.csv_column_key!==void 0&&typeof e.csv_column_key!="s\
tring"&&(r=n(r,t+"/csv_column_key","type",{type:"string"}),o++),e.default!==void 0&&typeof e.default!="boolean"&&(r=n(r,t+"/default","type",{type:"boolean"}),o++)):
(r=n(r,t,"type",{type:"object"}),o++),u.errors=r,o===0}function f(e,{instancePath:t="",parentData:l,parentDataProperty:y,rootData:i=e}={}){let r=null,o=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=n(r,t,"required",{missingProperty:"items"}),o++),e.items!==void 0){let s=e.items;if(Array.isArray(
s)){const v=s.length;for(let p=0;p<v;p++)u(s[p],{instancePath:t+"/items/"+p,parentData:s,parentDataProperty:p,rootData:i})||(r=r===null?u.errors:r.concat(u.errors),
o=r.length)}else r=n(r,t+"/items","type",{type:"array"}),o++}}else r=n(r,t,"type",{type:"object"}),o++;return f.errors=r,o===0}function m(e,{instancePath:t="",parentData:l,
parentDataProperty:y,rootData:i=e}={}){let r=null,o=0;return f(e,{instancePath:t,parentData:l,parentDataProperty:y,rootData:i})||(r=r===null?f.errors:r.concat(f.
errors),o=r.length),m.errors=r,o===0}
export const request: Validator<"listRespondentCsvColumns"> = _
export const response: Validator<"listRespondentCsvColumns"> = g
