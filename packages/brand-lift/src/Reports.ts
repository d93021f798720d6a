/**
 * Reports that take the service a while: asked for, waited for, downloaded.
 *
 * ```ts
 * const report = yield* reports.powerPoint({ campaigns_pk, body: {} })
 * yield* Stream.run(reports.download(report), sink)
 * ```
 *
 * None is asked for twice: a wait that ends in `ReportNotReadyError` goes on with `waitFor…` and the id.
 */
import {
  ApiError,
  type Input,
  type Output,
  Reason,
  serviceLayer,
  withResponse,
  type ServiceFakes,
  testLayer
} from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { type Account, BrandLiftApi } from "./BrandLiftApi.ts"
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

/** What the export is once it can be downloaded; undefined before. */
const readyOf = (status: ExportStatus): Effect.Effect<ReadyExport | undefined, ReportExpiredError> => {
  const { expires_at, report_export_id, s3_url } = status
  const ready = typeof s3_url === "string" && s3_url !== "" ? { ...status, s3_url } : undefined
  return Effect.as(checkExpiry(report_export_id, expires_at), ready)
}

/** The answer lacks what the spec promises, and there is nothing to wait for. */
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

export const make = (api: Account) => {
  const exports = Exports.make(api)
  const frequencyReports = FrequencyReports.make(api)

  const waitForPowerPoint = ({ campaigns_pk, id, ...waiting }: ExportId) =>
    wait(id, Effect.flatMap(exports.powerPointStatus({ campaigns_pk, id }), readyOf), waiting)

  const waitForExcel = ({ campaigns_pk, id, ...waiting }: ExportId) =>
    wait(id, Effect.flatMap(exports.excelStatus({ campaigns_pk, id }), readyOf), waiting)

  const waitForFrequency = ({ campaigns_pk, id, ...waiting }: ExportId) =>
    wait(id, Effect.flatMap(frequencyReports.get({ campaigns_pk, id }), doneOf), waiting)

  return {
    /** Asks for the PowerPoint report, which also sends an e-mail, and waits until it can be downloaded. */
    powerPoint: Effect.fnUntraced(function* (input: Input<operations["exportPowerPoint"]> & Waiting) {
      const { body, campaigns_pk, ...waiting } = input
      const { report_export_id: id } = yield* exports.powerPoint({ campaigns_pk, body })
      if (typeof id !== "string") return yield* Effect.fail(without("exportPowerPoint", "/report_export_id"))
      return yield* waitForPowerPoint({ campaigns_pk, id, ...waiting })
    }),
    /**
     * Asks for the Excel report, which sends an e-mail. The documented answer has no id, and then this fails with `NoExportIdError`: the report
     * is on its way by e-mail. A service that does name an id is waited for.
     */
    excel: Effect.fnUntraced(function* (input: Input<operations["exportExcel"]> & Waiting) {
      const { body, campaigns_pk, ...waiting } = input
      const answer: { readonly report_export_id?: unknown } | undefined = yield* exports.excel({ campaigns_pk, body })
      const id = answer?.report_export_id
      if (typeof id !== "string") return yield* Effect.fail(new NoExportIdError({ campaigns_pk }))
      return yield* waitForExcel({ campaigns_pk, id, ...waiting })
    }),
    /** Has a frequency report made, and waits until it is done. */
    frequency: Effect.fnUntraced(function* ({ campaigns_pk, ids, report, ...waiting }: FrequencyRequest) {
      const body = { json: JSON.stringify(report), ...(ids !== undefined && { csv: csvOf(ids) }) }
      const { items } = yield* frequencyReports.create({ campaigns_pk, body })
      const id = items[0]?.frequency_report_id
      if (typeof id !== "string") return yield* Effect.fail(without("createFrequencyReport", "/items/0"))
      return yield* waitForFrequency({ campaigns_pk, id, ...waiting })
    }),
    /** Waits for a PowerPoint report that was asked for before. */
    waitForPowerPoint,
    /** Waits for an Excel report by the id from its e-mail. */
    waitForExcel,
    /** Waits for a frequency report that was asked for before. */
    waitForFrequency,
    /** The report's bytes as they come. Fails with `ReportExpiredError` once it is too late, without asking. */
    download: downloadOf(api)
  }
}

/** The link leads to another host: no header of the client but its `User-Agent` is sent to it. */
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
 * Reports that take a while, as a service: each is requested, waited for and downloaded. None is requested twice: a wait that ends in
 * `ReportNotReadyError` continues with `waitFor…` and the id.
 *
 * @example
 * ```ts
 * import { Reports } from "@fieldwork/brand-lift"
 * import { Effect } from "effect"
 * const program = Effect.map(Reports, (reports) => Object.keys(reports).length)
 * Effect.runSync(Effect.provide(program, Reports.layerTest({}))) // => 0
 * ```
 */
export class Reports extends Context.Service<Reports, ReturnType<typeof make>>()("@fieldwork/brand-lift/Reports") {
  static readonly layer = serviceLayer(Reports, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Reports, fakes)
}
