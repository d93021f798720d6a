/**
 * Requests and reads frequency reports, which the API generates in the background.
 */
import { type Api, formMethod, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all frequency reports of a campaign. */
  list: api.list(definitions.listFrequencyReports, validators.listFrequencyReports, "items"),
  /**
   * Requests a frequency report. `json` is the request as a JSON string. `csv` contains the ids of respondents or sessions, and may be a Blob, which
   * is sent as a file.
   */
  create: formMethod(api, definitions.createFrequencyReport, validators.createFrequencyReport, {
    check: "look for it with frequencyReports.list"
  }),
  /** Returns one report, which is the only element of `items`. */
  get: api.method(definitions.getFrequencyReport, validators.getFrequencyReport)
})

/**
 * The service that requests and reads frequency reports. The `Reports` service also waits until the reports are finished.
 *
 * @example
 * ```ts
 * import { FrequencyReports } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(FrequencyReports, (frequencyReports) =>
 *   Stream.runCollect(Stream.map(frequencyReports.list({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ status }) => status))
 * )
 * const fake = FrequencyReports.layerTest({ list: [{ status: "done" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["done"]
 * ```
 */
export class FrequencyReports extends clientService<FrequencyReports>()(
  "@fieldwork/brand-lift/FrequencyReports",
  BrandLiftApi,
  make
) {}
