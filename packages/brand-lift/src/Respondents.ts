/**
 * Respondents: what each one saw and answered.
 */
import { type Api, downloadMethod, type Input, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import * as Stream from "effect/Stream"
import { BrandLiftApi } from "./BrandLiftApi.ts"
import * as Csv from "./Csv.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every respondent that fits the filters. */
  list: api.list(rows.listRespondents, validators.listRespondents, "items"),
  /** All respondents as CSV text, held in memory whole. */
  csv: api.method(rows.exportRespondentsCsv, validators.exportRespondentsCsv),
  /** The same as it comes, in constant memory. */
  csvBytes: downloadMethod(api, rows.exportRespondentsCsv, validators.exportRespondentsCsv),
  /** The same row by row, in constant memory; `onProgress` is told of the bytes that have come. */
  csvRows: csvRowsOf(api),
  /** The same as the rows come, some hundreds at a time: faster where a row is little work, and ready for an insert of many. */
  csvBatches: csvBatchesOf(api),
  /** The columns that a CSV can have. */
  csvColumns: api.list(rows.listRespondentCsvColumns, validators.listRespondentCsvColumns, "items"),
  /** The columns that a CSV of one campaign can have. */
  campaignCsvColumns: api.list(
    rows.listCampaignRespondentCsvColumns,
    validators.listCampaignRespondentCsvColumns,
    "items"
  )
})

type RowsInput = Input<operations["exportRespondentsCsv"]> & Csv.Options

function csvRowsOf(api: Api.Api<operations>) {
  const bytes = downloadMethod(api, rows.exportRespondentsCsv, validators.exportRespondentsCsv)
  return ({ onProgress, ...input }: RowsInput) => Csv.rows(bytes(input), onProgress === undefined ? {} : { onProgress })
}

function csvBatchesOf(api: Api.Api<operations>) {
  const rows = csvRowsOf(api)
  return (input: RowsInput) => Stream.chunks(rows(input))
}

/**
 * The respondents of a campaign with their answers and impressions, as a service; also as CSV.
 *
 * @example
 * ```ts
 * import { Respondents } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(Respondents, (respondents) =>
 *   Stream.runCollect(Stream.map(respondents.list({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ impressions }) => impressions))
 * )
 * const fake = Respondents.layerTest({ list: [{ impressions: [] }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => [[]]
 * ```
 */
export class Respondents extends Context.Service<Respondents, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/Respondents"
) {
  static readonly layer = serviceLayer(Respondents, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Respondents, fakes)
}
