/**
 * Reads a campaign from the service: its facts, the table of its lift, and its lift by day.
 */
import type { BrandLift, LiftTable } from "@fieldwork/brand-lift/promise"
import { fromWire } from "@fieldwork/lift-statistics"
import { type Overview, overviewOf } from "./Overview.ts"
import { decisionOf, refreshAt, refreshesBetween, textOf } from "./Refresh.ts"
import type { DayOfLift, Source } from "./Source.ts"

export interface CollectOptions extends Omit<LiftTable.Input, "campaign"> {
  /** The day on which the study is decided, such as `2026-02-15`: once it has passed, respondents that came later are left out. */
  readonly decision?: string | undefined
  /** Days already known, such as those of a history; the others are not read then. */
  readonly days?: ReadonlyArray<DayOfLift> | undefined
  /** Days to recompute at most, one call each; more are thinned out evenly. 0 for none. Default 60. */
  readonly mostDays?: number | undefined
  /** The time now, to tell the hours before a refresh from those after it. Default this machine's. */
  readonly now?: (() => number) | undefined
}

const day = 86_400_000

/** As many as `most`, evenly spread, the last one among them. */
const thinned = (refreshes: ReadonlyArray<number>, most: number): ReadonlyArray<number> =>
  refreshes.length <= most
    ? refreshes
    : Array.from({ length: most }, (_, i) => refreshes[Math.round(((i + 1) * refreshes.length) / most) - 1] ?? 0)

/** The lift of every question by interview time, as it would have been seen then. */
const recompute = async (
  client: BrandLift,
  { campaign, refresh }: Overview,
  questions: ReadonlySet<number>,
  most: number
): Promise<ReadonlyArray<DayOfLift>> => {
  const until = Math.min(refresh, refreshAt(Date.parse(campaign.end) + day))
  const found: Array<DayOfLift> = []
  for (const each of thinned(refreshesBetween(Date.parse(campaign.start), until), most)) {
    const at = textOf(each)
    for await (const result of client.lift.list({ campaigns_pk: campaign.id, timestamp__lte: at })) {
      const groups = fromWire(result)
      const question = result.question?.id
      if (groups !== null && question !== undefined && questions.has(question)) found.push({ at, question, groups })
    }
  }
  return found
}

/**
 * Reads the figures of a campaign between two refreshes of the service; when it refreshed in between they are read again.
 *
 * @throws `ApiError` when a call fails; RangeError when the decision is no day
 */
export const collect = async (client: BrandLift, campaign: string, options: CollectOptions = {}): Promise<Source> => {
  const { days, decision, mostDays = 60, now = Date.now, ...input } = options
  const decided = decision === undefined ? Number.POSITIVE_INFINITY : decisionOf(decision)
  for (let attempt = 1; ; attempt++) {
    const before = await overviewOf(client, campaign, now())
    const until = Math.min(before.refresh, decided)
    const filters = until < before.refresh ? { ...input.filters, timestamp__lte: textOf(until) } : input.filters
    const table = await client.lift.table({ ...input, campaign, filters })
    const questions = new Set(table.rows.map(({ question }) => question))
    const own = days ?? (await recompute(client, { ...before, refresh: until }, questions, mostDays))
    const after = await overviewOf(client, campaign, now())
    if (after.completes === before.completes && after.refresh === before.refresh) {
      return {
        campaign: before.campaign,
        asOf: textOf(until),
        table: table.toJSON(),
        days: own.filter(({ at }) => Date.parse(at) <= until),
        daysFrom: days === undefined ? "recomputed" : "history"
      }
    }
    if (attempt === 3) {
      throw new Error(
        `the figures of campaign ${campaign} changed while they were read, three times; try again in some minutes`
      )
    }
  }
}
