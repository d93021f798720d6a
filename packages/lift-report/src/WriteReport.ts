/**
 * A campaign's report in one call: read, built and written.
 */
import type { BrandLift } from "@fieldwork/brand-lift/promise"
import { collect, type CollectOptions } from "./Collect.ts"
import { type Format, formats as all, write } from "./Files.ts"
import type { History } from "./history/History.ts"
import { build } from "./report/Build.ts"
import type { Report, ReportOptions } from "./report/Report.ts"

export interface WriteOptions extends ReportOptions, Omit<CollectOptions, "days" | "questions"> {
  /** Where the files go; made when it is not there. Default the working folder. */
  readonly folder?: string | undefined
  /** Default all. */
  readonly formats?: ReadonlyArray<Format> | undefined
  /** Takes the days from a history in place of recomputing them. */
  readonly history?: History | undefined
}

export interface Written {
  readonly report: Report
  /** Paths of the files. */
  readonly files: ReadonlyArray<string>
}

/**
 * Reads a campaign, builds its report and writes the files.
 *
 * @throws `ApiError` when a call fails; RangeError when the question or the decision is none
 */
export const writeReport = async (
  client: BrandLift,
  campaign: string,
  options: WriteOptions = {}
): Promise<Written> => {
  const { decision, designedSplit, folder = ".", formats = all, history, question, ...reading } = options
  const days = history?.days(campaign)
  const source = await collect(client, campaign, {
    ...reading,
    decision,
    ...(days !== undefined && days.length > 0 && { days })
  })
  const report = build(source, { decision, designedSplit, question })
  return { report, files: await write(report, { folder, formats }) }
}
