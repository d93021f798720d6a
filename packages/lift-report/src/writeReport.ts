/**
 * Reads a campaign's data, builds its report and writes the files in one call.
 */
import type { BrandLift } from "@fieldwork/brand-lift/promise"
import { collect, type CollectOptions } from "./collect.ts"
import { type Format, formats as all, write } from "./Files.ts"
import { checkFilters } from "./Filters.ts"
import type { History } from "./history/History.ts"
import { build } from "./report/build.ts"
import type { Report, ReportOptions } from "./report/Report.ts"

/** The options for {@link writeReport}: the options for {@link collect} and {@link build}, and the files to write. */
export interface WriteOptions extends ReportOptions, Omit<CollectOptions, "days" | "questions"> {
  /** The folder to which the files are written. It is created if it does not exist. Default: the current working directory. */
  readonly folder?: string | undefined
  /** The formats to write. Default: all formats. */
  readonly formats?: ReadonlyArray<Format> | undefined
  /**
   * The history from which the counts of respondents on each day are read. Without a history, or if the history has no counts for the campaign, the
   * counts are requested from the service, which computes them from the interview times. `history` cannot be combined with `filters`, because
   * recorded counts cannot be filtered.
   */
  readonly history?: History | undefined
}

/** The result of {@link writeReport}: the report and its files. */
export interface WriteResult {
  readonly report: Report
  /** The paths of the files that were written. */
  readonly files: ReadonlyArray<string>
}

/**
 * Reads a campaign's data, builds its report and writes the files. The same data always produces the same bytes.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from "node:fs"
 * import { tmpdir } from "node:os"
 * import { basename, join } from "node:path"
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { writeReport } from "@fieldwork/lift-report"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const url = "https://lift.example" // the sandbox stands in for the service
 * const { fetch } = createSandbox()
 * await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
 * const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
 * const campaign = await client.campaigns.list().first()
 *
 * const folder = mkdtempSync(join(tmpdir(), "lift-"))
 * const options = { folder, formats: ["html"], decision: "2026-02-04", maxDays: 0 } as const
 * const { files, report } = await writeReport(client, campaign?.campaign_id ?? "", options)
 * report.interim // => true
 * files.map((file) => basename(file)) // => ["alder-coffee-winter-9685eca0-2026-01-21.html"]
 * ```
 * @throws `ApiError` when a call fails; RangeError when lift is not measured for `question`, `decision` or a time filter is not valid, or `filters`
 * are combined with `history`
 */
export const writeReport = async (
  client: BrandLift,
  campaign: string,
  options: WriteOptions = {}
): Promise<WriteResult> => {
  const { decision, designedSplit, folder = ".", formats = all, history, question, ...reading } = options
  checkFilters(reading.filters, "history", history)
  const days = history?.days(campaign)
  const source = await collect(client, campaign, {
    ...reading,
    decision,
    ...(days !== undefined && days.length > 0 && { days })
  })
  const report = build(source, { decision, designedSplit, question })
  return { report, files: await write(report, { folder, formats }) }
}
