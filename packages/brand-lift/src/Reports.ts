/**
 * Requests reports that the API generates in the background, waits until they are ready, and downloads them.
 *
 * ```ts
 * const report = yield* reports.powerPoint({ campaigns_pk, body: {} })
 * yield* Stream.run(reports.download(report), sink)
 * ```
 *
 * Each method requests a report only once. If a wait fails with `ReportNotReadyError`, pass the id to the `waitFor…` method to continue waiting.
 */
import { ApiError, type Input, type Output, Reason, clientService, withResponse } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { type Account, BrandLiftApi } from "./BrandLiftApi.ts"
import { checkNumber } from "./checkNumber.ts"
import * as Exports from "./Exports.ts"
import * as FrequencyReports from "./FrequencyReports.ts"
import { NoExportIdError, ReportExpiredError, ReportFailedError, ReportNotReadyError } from "./jobs/errors.ts"
import type { ExportId, ExportStatus, FrequencyRequest, Progress, ReadyExport, Waiting } from "./jobs/inputs.ts"
import { wait } from "./jobs/wait.ts"

export { NoExportIdError, ReportExpiredError, ReportFailedError, ReportNotReadyError }
export type { ExportId, FrequencyRequest, Progress, ReadyExport, Waiting }

const checkExpiry = (id: string, expires_at: string | undefined): Effect.Effect<void, ReportExpiredError> =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    expires_at !== undefined && Date.parse(expires_at) <= now
      ? Effect.fail(new ReportExpiredError({ id, expires_at }))
      : Effect.void
  )

/** Returns the export if it is ready for download, or undefined otherwise. */
const readyOf = (status: ExportStatus): Effect.Effect<ReadyExport | undefined, ReportExpiredError> => {
  const { expires_at, report_export_id, s3_url } = status
  const ready = typeof s3_url === "string" && s3_url !== "" ? { ...status, s3_url } : undefined
  return Effect.as(checkExpiry(report_export_id, expires_at), ready)
}

/**
 * Returns the error for a response without a required field, such as the id of the report, which the client needs in order to wait for the report.
 */
const without = (operation: string, instancePath: string) => {
  const violations = [{ instancePath, keyword: "required", message: "is missing" }]
  const reason = new Reason.ContractError({ status: 200, kind: "shape", prefix: "", violations })
  return new ApiError({ operation, reason, attempts: [] })
}

const doneOf = Effect.fnUntraced(function* ({ items: [report] }: Output<operations["getFrequencyReport"]>) {
  if (report === undefined) return yield* Effect.fail(without("getFrequencyReport", "/items/0"))
  const { error = "", frequency_report_id: id, status } = report
  if (status === "done") return report
  return error === "" ? undefined : yield* Effect.fail(new ReportFailedError({ id, error }))
})

const csvOf = (ids: NonNullable<FrequencyRequest["ids"]>): string | Blob =>
  typeof ids === "string" || ids instanceof Blob ? ids : ids.map((id) => `${id}\n`).join("")

/** Checks the options for waiting. A wait for a report with an invalid limit would never end. */
const checkWaiting = (operation: Parameters<typeof checkNumber>[0], { waitMillis }: Waiting) =>
  checkNumber(operation, "waitMillis", waitMillis, 0)

export const make = (api: Account) => {
  const exports = Exports.make(api)
  const frequencyReports = FrequencyReports.make(api)

  const waitForPowerPoint = ({ campaigns_pk, id, ...waiting }: ExportId) =>
    Effect.andThen(
      checkWaiting(definitions.getPowerPointExport, waiting),
      wait(id, Effect.flatMap(exports.powerPointStatus({ campaigns_pk, id }), readyOf), waiting, api.deadlineMillis)
    )

  const waitForExcel = ({ campaigns_pk, id, ...waiting }: ExportId) =>
    Effect.andThen(
      checkWaiting(definitions.getExcelExport, waiting),
      wait(id, Effect.flatMap(exports.excelStatus({ campaigns_pk, id }), readyOf), waiting, api.deadlineMillis)
    )

  const waitForFrequency = ({ campaigns_pk, id, ...waiting }: ExportId) =>
    Effect.andThen(
      checkWaiting(definitions.getFrequencyReport, waiting),
      wait(id, Effect.flatMap(frequencyReports.get({ campaigns_pk, id }), doneOf), waiting, api.deadlineMillis)
    )

  return {
    /** Requests the PowerPoint report, and waits until it is ready for download. The API also sends the report by e-mail. */
    powerPoint: Effect.fnUntraced(function* (input: Input<operations["exportPowerPoint"]> & Waiting) {
      const { body, campaigns_pk, ...waiting } = input
      yield* checkWaiting(definitions.exportPowerPoint, waiting)
      const { report_export_id: id } = yield* exports.powerPoint({ campaigns_pk, body })
      if (typeof id !== "string") return yield* Effect.fail(without("exportPowerPoint", "/report_export_id"))
      return yield* waitForPowerPoint({ campaigns_pk, id, ...waiting })
    }),
    /**
     * Requests the Excel report. According to the brand lift document, the response does not contain an id. In that case, this method fails with
     * `NoExportIdError`, and the report arrives by e-mail. If the response does contain an id, this method waits until the report is ready for
     * download.
     */
    excel: Effect.fnUntraced(function* (input: Input<operations["exportExcel"]> & Waiting) {
      const { body, campaigns_pk, ...waiting } = input
      yield* checkWaiting(definitions.exportExcel, waiting)
      const response: { readonly report_export_id?: unknown } | undefined = yield* exports.excel({ campaigns_pk, body })
      const id = response?.report_export_id
      if (typeof id !== "string") return yield* Effect.fail(new NoExportIdError({ campaigns_pk }))
      return yield* waitForExcel({ campaigns_pk, id, ...waiting })
    }),
    /** Requests a frequency report, and waits until the report is finished. */
    frequency: Effect.fnUntraced(function* ({ campaigns_pk, ids, report, ...waiting }: FrequencyRequest) {
      yield* checkWaiting(definitions.createFrequencyReport, waiting)
      const body = { json: JSON.stringify(report), ...(ids !== undefined && { csv: csvOf(ids) }) }
      const { items } = yield* frequencyReports.create({ campaigns_pk, body })
      const id = items[0]?.frequency_report_id
      if (typeof id !== "string") return yield* Effect.fail(without("createFrequencyReport", "/items/0"))
      return yield* waitForFrequency({ campaigns_pk, id, ...waiting })
    }),
    /** Waits for a PowerPoint report that has already been requested. */
    waitForPowerPoint,
    /** Waits for an Excel report that has already been requested. The API sends its id by e-mail. */
    waitForExcel,
    /** Waits for a frequency report that has already been requested. */
    waitForFrequency,
    /** Streams the bytes of a report. If the report has expired, fails with `ReportExpiredError` and does not send a request. */
    download: downloadOf(api)
  }
}

/** The download link points to another host. The only client header that is sent to this host is `User-Agent`. */
function downloadOf({ openReport }: Account) {
  const open = ({ expires_at, report_export_id, s3_url }: ReadyExport) =>
    Effect.andThen(
      checkExpiry(report_export_id, expires_at),
      Effect.suspend(() => openReport(s3_url))
    )
  const download = (report: ReadyExport): Stream.Stream<Uint8Array, ApiError | ReportExpiredError> =>
    Stream.unwrap(Effect.map(open(report), (bytes) => bytes()))
  return Object.assign(download, {
    withResponse: (report: ReadyExport) => Effect.flatMap(open(report), (bytes) => withResponse(bytes)())
  })
}

/**
 * The service that requests reports, waits until they are ready, and downloads them. Each method requests a report only once. If a wait fails with
 * `ReportNotReadyError`, pass the id to the `waitFor…` method to continue waiting.
 *
 * @example
 * ```ts
 * import { Reports } from "@fieldwork/brand-lift"
 * import { Effect } from "effect"
 * const program = Effect.map(Reports, (reports) => Object.keys(reports).length)
 * Effect.runSync(Effect.provide(program, Reports.layerTest({}))) // => 0
 * ```
 */
export class Reports extends clientService<Reports>()("@fieldwork/brand-lift/Reports", BrandLiftApi, make) {}
