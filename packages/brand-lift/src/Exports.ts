/**
 * Requests reports that are sent by e-mail. A failed request is never retried, because a second request could trigger a second e-mail.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Requests the Excel report. The response is empty, because the id of the report is sent only by e-mail. */
  excel: api.method(definitions.exportExcel, validators.exportExcel, {
    check: "check for the e-mail"
  }),
  /** Returns the state of an Excel report. `s3_url` is null until the report is available. */
  excelStatus: api.method(definitions.getExcelExport, validators.getExcelExport),
  /** Requests the PowerPoint report. The response contains its id as `report_export_id`. */
  powerPoint: api.method(definitions.exportPowerPoint, validators.exportPowerPoint, {
    check: "check for the e-mail"
  }),
  /** Returns the state of a PowerPoint report. `s3_url` is null until the report is available. */
  powerPointStatus: api.method(definitions.getPowerPointExport, validators.getPowerPointExport)
})

/**
 * The service that requests Excel and PowerPoint exports of a campaign and reads their state. The `Reports` service also waits until exports are
 * available.
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
export class Exports extends clientService<Exports>()("@fieldwork/brand-lift/Exports", BrandLiftApi, make) {}
