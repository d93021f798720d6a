/**
 * Reads a campaign's respondents, with their exposures and answers.
 */
import { type Api, clientService, downloadMethod, type Input } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Stream from "effect/Stream"
import { BrandLiftApi } from "./BrandLiftApi.ts"
import * as Csv from "./Csv.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all respondents who match the filters. */
  list: api.list(definitions.listRespondents, validators.listRespondents, "items"),
  /** Returns all respondents as a CSV string. The entire string is kept in memory. */
  csv: api.method(definitions.exportRespondentsCsv, validators.exportRespondentsCsv),
  /** Streams a campaign's respondents as the bytes of a CSV file, in constant memory. */
  csvBytes: downloadMethod(api, definitions.exportRespondentsCsv, validators.exportRespondentsCsv),
  /**
   * Streams a campaign's respondents as the rows of a CSV file, in constant memory. `onProgress` is called with the number of bytes and rows read so
   * far.
   */
  csvRows: csvRowsOf(api),
  /**
   * Streams a campaign's respondents as CSV rows, in batches of a few hundred. Batches are faster if each row needs little processing, and are
   * suitable for bulk inserts.
   */
  csvBatches: csvBatchesOf(api),
  /** Lists the columns that are available for CSV exports. */
  csvColumns: api.list(definitions.listRespondentCsvColumns, validators.listRespondentCsvColumns, "items"),
  /** Lists the columns that are available for CSV exports of a campaign. */
  campaignCsvColumns: api.list(
    definitions.listCampaignRespondentCsvColumns,
    validators.listCampaignRespondentCsvColumns,
    "items"
  )
})

type RowsInput = Input<operations["exportRespondentsCsv"]> & Csv.Options

function csvRowsOf(api: Api.Api<operations>) {
  const bytes = downloadMethod(api, definitions.exportRespondentsCsv, validators.exportRespondentsCsv)
  return ({ onProgress, ...input }: RowsInput) => Csv.rows(bytes(input), onProgress === undefined ? {} : { onProgress })
}

function csvBatchesOf(api: Api.Api<operations>) {
  const rows = csvRowsOf(api)
  return (input: RowsInput) => Stream.chunks(rows(input))
}

/**
 * The service that reads the respondents of a campaign with their answers and impressions, as objects or as CSV.
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
export class Respondents extends clientService<Respondents>()(
  "@fieldwork/brand-lift/Respondents",
  BrandLiftApi,
  make
) {}
