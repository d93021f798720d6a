// @ts-nocheck
// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.
import type { Validator } from "../validator.gen.ts"
const s=(e,i,r,o)=>{const p={instancePath:i,keyword:r,params:o};return e===null?[p]:(e.push(p),e)},u=l;function l(e,i=""){let r=null,o=0;if(e&&typeof e=="object"&&
!Array.isArray(e)){e.campaigns_pk===void 0&&(r=s(r,i,"required",{missingProperty:"campaigns_pk"}),o++);for(const p in e)p!=="campaigns_pk"&&(r=s(r,i,"additional\
Properties",{additionalProperty:p}),o++);e.campaigns_pk!==void 0&&typeof e.campaigns_pk!="string"&&(r=s(r,i+"/campaigns_pk","type",{type:"string"}),o++)}else r=
s(r,i,"type",{type:"object"}),o++;return l.errors=r,o===0}const c=n;function y(e,i=""){let r=null,o=0;return e&&typeof e=="object"&&!Array.isArray(e)?(e.column!==
void 0&&typeof e.column!="string"&&(r=s(r,i+"/column","type",{type:"string"}),o++),e.csv_column_key!==void 0&&typeof e.csv_column_key!="string"&&(r=s(r,i+"/csv_\
column_key","type",{type:"string"}),o++),e.default!==void 0&&typeof e.default!="boolean"&&(r=s(r,i+"/default","type",{type:"boolean"}),o++)):(r=s(r,i,"type",{type:"\
object"}),o++),y.errors=r,o===0}function n(e,i=""){let r=null,o=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.items===void 0&&(r=s(r,i,"required",{missingProperty:"\
items"}),o++),e.items!==void 0){let p=e.items;if(Array.isArray(p)){const f=p.length;for(let t=0;t<f;t++)y(p[t],i+"/items/"+t)||(r=r===null?y.errors:r.concat(y.errors),
o=r.length)}else r=s(r,i+"/items","type",{type:"array"}),o++}}else r=s(r,i,"type",{type:"object"}),o++;return n.errors=r,o===0}
/**
 * Whether a value is an input of `listCampaignRespondentCsvColumns` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns`): path and query parameters by name, and `body`. `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCampaignRespondentCsvColumns } from "@fieldwork/brand-lift-client/request-validators"
 * listCampaignRespondentCsvColumns({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}) // => true
 * listCampaignRespondentCsvColumns({ colour: "red" }) // => false
 * listCampaignRespondentCsvColumns.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true
 * ```
 */
export const request: Validator<"listCampaignRespondentCsvColumns"> = u
/**
 * Whether a value is the body of a successful response of `listCampaignRespondentCsvColumns` (`GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns`). `errors` contains the differences that the last call found.
 *
 * @example
 * ```ts
 * import { listCampaignRespondentCsvColumns } from "@fieldwork/brand-lift-client/validators"
 * listCampaignRespondentCsvColumns({"items":[{"column":"Respondent ID","csv_column_key":"respondent_id","default":true},{"column":"Weight","csv_column_key":"weight","default":false}]}) // => true
 * listCampaignRespondentCsvColumns(null) // => false
 * listCampaignRespondentCsvColumns.errors?.length !== 0 // => true
 * ```
 */
export const response: Validator<"listCampaignRespondentCsvColumns"> = c
