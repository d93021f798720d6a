/**
 * Frequency reports, generated in the background.
 */
import { type Api, formMethod, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every frequency report of a campaign. */
  list: api.list(rows.listFrequencyReports, validators.listFrequencyReports, "items"),
  /** Has a report made. `json` is JSON text; `csv` may be a Blob, which is sent as a file. */
  create: formMethod(api, rows.createFrequencyReport, validators.createFrequencyReport, {
    check: "look for it with frequencyReports.list"
  }),
  /** One report, as the single item of `items`. */
  get: api.method(rows.getFrequencyReport, validators.getFrequencyReport)
})

/**
 * Frequency reports, which the service generates in the background, as a service. `Reports` waits for them.
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
export class FrequencyReports extends Context.Service<FrequencyReports, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/FrequencyReports"
) {
  static readonly layer = serviceLayer(FrequencyReports, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(FrequencyReports, fakes)
}
