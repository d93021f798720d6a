// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const i=(e,t,s,l)=>{const p={instancePath:t,keyword:s,params:l};return e===null?[p]:(e.push(p),e)},g=c;function c(e,{instancePath:t="",parentData:s,parentDataProperty:l,
rootData:p=e}={}){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){e.campaigns_pk===void 0&&(r=i(r,t,"required",{missingProperty:"campaigns_pk"}),o++);
for(const n in e)n!=="campaigns_pk"&&(r=i(r,t,"additionalProperties",{additionalProperty:n}),o++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=i(
r,t+"/campaigns_pk","type",{type:"string"}),o++)}else r=i(r,t,"type",{type:"object"}),o++;return c.errors=r,o===0}const _=m;function u(e,{instancePath:t="",parentData:s,
parentDataProperty:l,rootData:p=e}={}){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.column!==void 0&&typeof e.column!="string"&&(r=i(r,t+"/\
column","type",{type:"string"}),o++),e.csv_column_key!==void 0&&typeof e.csv_column_key!="string"&&(r=i(r,t+"/csv_column_key","type",{type:"string"}),o++),e.default!==
void 0&&typeof e.default!="boolean"&&(r=i(r,t+"/default","type",{type:"boolean"}),o++)):(r=i(r,t,"type",{type:"object"}),o++),u.errors=r,o===0}function f(e,{instancePath:t="",
parentData:s,parentDataProperty:l,rootData:p=e}={}){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=i(r,t,"required",{missingProperty:"\
items"}),o++),e.items!==void 0){let n=e.items;if(Array.isArray(n)){const v=n.length;for(let y=0;y<v;y++)u(n[y],{instancePath:t+"/items/"+y,parentData:n,parentDataProperty:y,
rootData:p})||(r=r===null?u.errors:r.concat(u.errors),o=r.length)}else r=i(r,t+"/items","type",{type:"array"}),o++}}else r=i(r,t,"type",{type:"object"}),o++;return f.
errors=r,o===0}function m(e,{instancePath:t="",parentData:s,parentDataProperty:l,rootData:p=e}={}){let r=null,o=0;return f(e,{instancePath:t,parentData:s,parentDataProperty:l,
rootData:p})||(r=r===null?f.errors:r.concat(f.errors),o=r.length),m.errors=r,o===0}
export const request: Validator<"listCampaignRespondentCsvColumns"> = g
export const response: Validator<"listCampaignRespondentCsvColumns"> = _
