/**
 * Reads the data of a report from the service: the details of the campaign, its lift table, and its lift by day.
 */
import type { BrandLift, LiftTable } from "@fieldwork/brand-lift/promise"
import { fromWire, isPossibleResult, shareDecimals, type WireLift } from "@fieldwork/lift-statistics"
import { checkFilters, firstTimeOf, lastTimeOf, limitedTo } from "./Filters.ts"
import { type Overview, overviewOf } from "./Overview.ts"
import { day, decisionOf, refreshAt, refreshesBetween, toIso } from "./Refresh.ts"
import type { DayOfLift, SourceSelection, Source } from "./Source.ts"

/** The options for {@link collect}: the data to read, and the last day to include. */
export interface CollectOptions extends Omit<LiftTable.Input, "campaign"> {
  /**
   * The day of the final analysis, such as `2026-02-15`. Respondents who were interviewed after the service's refresh on this day (03:00 UTC) are
   * excluded. If the filter `timestamp__lte` is earlier, the filter applies. If the campaign was complete before this day and the day has passed, the
   * data is that of this day. Default: no limit.
   */
  readonly decision?: string | undefined
  /**
   * Daily counts of respondents that have already been recorded, for example in a history. If this option is set, no daily counts are requested from
   * the service. It cannot be combined with `filters`, because recorded counts cannot be filtered.
   */
  readonly days?: ReadonlyArray<DayOfLift> | undefined
  /**
   * The maximum number of days for which counts of respondents are requested. Each day requires one list call. If the campaign has more days, evenly
   * spaced days are selected. With 0, none are requested. Default: 60.
   */
  readonly maxDays?: number | undefined
  /** Returns the current time in Unix milliseconds, from which the last refresh is determined. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** Returns at most `max` of the refresh times, evenly spaced and including the last one. */
const evenlySpaced = (refreshes: ReadonlyArray<number>, max: number): ReadonlyArray<number> =>
  refreshes.length <= max
    ? refreshes
    : Array.from({ length: max }, (_, i) => refreshes[Math.round(((i + 1) * refreshes.length) / max) - 1] ?? 0)

/** Returns the options that select a part of the results. Undefined if all results are requested. */
const selectionOf = ({
  breakdowns,
  customVariables,
  demographics,
  maxDays,
  questions
}: CollectOptions): SourceSelection | undefined => {
  const selection = { breakdowns, customVariables, demographics, maxDays, questions }
  const given = Object.entries(selection).filter(([, value]) => value !== undefined)
  return given.length === 0 ? undefined : Object.fromEntries(given)
}

/**
 * Returns the times of the refreshes at which the filtered counts can change, up to the first refresh at or after the end of the filters' time range.
 */
const refreshesOf = (
  { campaign, refresh }: Overview,
  filters: LiftTable.Filters | undefined
): ReadonlyArray<number> => {
  const from = Math.max(Date.parse(campaign.start), firstTimeOf(filters))
  const complete = refreshAt(lastTimeOf(filters) - 1) + day
  return refreshesBetween(from, Math.min(refresh, complete, refreshAt(Date.parse(campaign.end) + day)))
}

/**
 * Returns the time of the refresh at which the data is reported. The results of a complete campaign do not change, so once the day of the final
 * analysis has passed, they are also the results of that day.
 */
const asOfOf = ({ campaign, refresh }: Overview, decided: number, now: number): number => {
  const isPast = campaign.status === "complete" && decided <= refreshAt(now)
  return isPast ? decided : Math.min(refresh, decided)
}

/** Checks whether the service returned the shares of target answers. It can withhold them if it considers the sample too small. */
const hasShares = ({ control_percentage: control, exposed_percentage: exposed }: WireLift): boolean =>
  typeof control === "number" && typeof exposed === "number"

/**
 * Requests the cumulative counts of respondents for each question as of each daily refresh. The service computes them from the interview times. A day
 * on which a question has impossible counts is omitted for that question. The same applies to a day on which the service withholds the shares,
 * although each group has at least the minimum number of respondents.
 */
const recompute = async (
  client: BrandLift,
  overview: Overview,
  { minimumPerGroup, rows }: LiftTable.Content,
  max: number,
  filters: LiftTable.Filters | undefined
): Promise<ReadonlyArray<DayOfLift>> => {
  const results: Array<{
    readonly at: string
    readonly result: WireLift & { readonly question?: { readonly id?: number } }
  }> = []
  const questions = new Set(rows.map(({ question }) => question))
  for (const refresh of evenlySpaced(refreshesOf(overview, filters), max)) {
    const at = toIso(refresh)
    for await (const result of client.lift.list({
      ...limitedTo(filters, refresh),
      campaigns_pk: overview.campaign.id
    })) {
      results.push({ at, result })
    }
  }
  const decimals = shareDecimals(results.map(({ result }) => result))
  return results.flatMap(({ at, result }) => {
    const groups = isPossibleResult(result) ? fromWire(result, { shareDecimals: decimals }) : null
    const question = result.question?.id
    if (groups === null || question === undefined || !questions.has(question)) return []
    const smaller = Math.min(groups.exposed.respondents, groups.control.respondents)
    return hasShares(result) || smaller < minimumPerGroup ? { at, question, groups } : []
  })
}

/**
 * Reads the data for a campaign's report. If the service refreshes its results during the read, all data is read again, with at most three attempts
 * in total, so all values are from the same refresh.
 *
 * @example
 * ```ts
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { collect } from "@fieldwork/lift-report"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const url = "https://lift.example" // the sandbox stands in for the service
 * const { fetch } = createSandbox()
 * await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
 * const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
 * const campaign = await client.campaigns.list().first()
 *
 * const source = await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 })
 * source.asOf // => "2026-01-21T03:00:00.000Z"
 * source.table.rows.map(({ breakdown, part }) => `${breakdown}: ${part}`).slice(0, 2) // => ["overall: Everyone", "device: Mobile"]
 * ```
 * @throws `ApiError` when a call fails; RangeError when `decision` or a time filter is not valid, or `filters` are combined with `days`; an Error
 * when the data changed during all three attempts
 */
export const collect = async (client: BrandLift, campaign: string, options: CollectOptions = {}): Promise<Source> => {
  const { days, decision, maxDays = 60, now = Date.now, ...input } = options
  checkFilters(input.filters, "days", days)
  const decided = decision === undefined ? Number.POSITIVE_INFINITY : decisionOf(decision)
  for (let attempt = 1; ; attempt++) {
    const before = await overviewOf(client, campaign, now())
    const until = Math.min(before.refresh, decided)
    const filters = until < before.refresh ? limitedTo(input.filters, until) : input.filters
    const table = await client.lift.table({ ...input, campaign, filters })
    const own = days ?? (await recompute(client, { ...before, refresh: until }, table, maxDays, input.filters))
    const after = await overviewOf(client, campaign, now())
    if (after.completes === before.completes && after.refresh === before.refresh) {
      return {
        campaign: before.campaign,
        asOf: toIso(asOfOf(before, decided, now())),
        filters: input.filters,
        selection: selectionOf(options),
        table: table.toJSON(),
        days: own.filter(({ at }) => Date.parse(at) <= until),
        daysFrom: days === undefined ? "recomputed" : "history"
      }
    }
    if (attempt === 3) {
      throw new Error(
        `the data of campaign ${campaign} changed during all three attempts to read it; try again in a few minutes`
      )
    }
  }
}
