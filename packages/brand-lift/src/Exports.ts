/**
 * Reports sent by e-mail. A second request sends a second e-mail, so none is repeated.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Asks for the Excel report. The answer is empty: the report's id travels by e-mail only. */
  excel: api.method(rows.exportExcel, validators.exportExcel, {
    check: "see whether the e-mail has come"
  }),
  /** The state of an Excel report; `s3_url` is null until it is there. */
  excelStatus: api.method(rows.getExcelExport, validators.getExcelExport),
  /** Asks for the PowerPoint report; `report_export_id` names it. */
  powerPoint: api.method(rows.exportPowerPoint, validators.exportPowerPoint, {
    check: "see whether the e-mail has come"
  }),
  /** The state of a PowerPoint report; `s3_url` is null until it is there. */
  powerPointStatus: api.method(rows.getPowerPointExport, validators.getPowerPointExport)
})

/**
 * Excel and PowerPoint exports of a campaign, as a service: they are requested, and their status is read. `Reports` waits for them.
 *
 * @example
 * ```ts
 * import { Exports } from "@fieldwork/brand-lift"
 * import { Effect } from "effect"
 * const program = Effect.flatMap(Exports, (exports) => exports.excelStatus({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }))
 * const fake = Exports.layerTest({ excelStatus: { s3_url: "https://files.example/report.xlsx" } })
 * const { s3_url } = await Effect.runPromise(Effect.provide(program, fake))
 * s3_url // => "https://files.example/report.xlsx"
 * ```
 */
export class Exports extends Context.Service<Exports, ReturnType<typeof make>>()("@fieldwork/brand-lift/Exports") {
  static readonly layer = serviceLayer(Exports, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Exports, fakes)
}
