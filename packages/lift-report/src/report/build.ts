/**
 * Builds a report from a campaign's data.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { filterText } from "../Filters.ts"
import { decisionOf } from "../Refresh.ts"
import type { Source } from "../Source.ts"
import { commandOf } from "./command.ts"
import { dailyOf } from "./Daily.ts"
import { finalHeadline, interimHeadline, leadOf, mismatchHeadline, notSignificantNote } from "./Headline.ts"
import { methodOf } from "./Method.ts"
import { frequencyOf } from "./frequencyOf.ts"
import { partGroups, partsAfter, partsBefore } from "./Parts.ts"
import { detectableOf, estimateOf, interimRemarkOf, remarkOf } from "./remarks.ts"
import type { QuestionRow, Report, ReportOptions } from "./Report.ts"
import { sampleOf } from "./Sample.ts"
import { type Significance, significances } from "./significances.ts"
import { capital, formatCount, level as levelText, longDay, shortDay, words } from "./format.ts"

/** Checks whether the report is final. It is final from the day of the final analysis or, if no such day was set, once the campaign is complete. */
const isDecided = ({ asOf, campaign }: Source, { decision }: ReportOptions): boolean =>
  decision === undefined ? campaign.status === "complete" : asOf.slice(0, 10) >= decision.slice(0, 10)

const questionOf = (
  row: LiftTable.Row,
  { level }: LiftTable.Content,
  significance: Significance | undefined,
  decided: boolean
): QuestionRow => ({
  id: row.question,
  name: capital(words(row.questionName)),
  text: row.questionText,
  row,
  estimate: estimateOf(row),
  remark: decided ? remarkOf(row) : interimRemarkOf(row, significance),
  detectable: detectableOf(row, level),
  significantSince: significance?.since ?? null,
  significantDirection: significance?.direction ?? null
})

/**
 * Returns the line above the headline: client, campaign, dates and filters. The client is left out if the name of the campaign starts with the name
 * of the client.
 */
const subtitleOf = ({ campaign: { client, end, name, start }, filters }: Source): string =>
  [
    ...(client === "" || name.toLowerCase().startsWith(client.toLowerCase()) ? [] : [client]),
    name,
    `${longDay(start)} to ${longDay(end)}`,
    ...(filterText(filters) === "" ? [] : [`filtered by ${filterText(filters)}`])
  ].join(", ")

/** Returns the finding of a report. If the groups do not have the designed ratio, the finding is the mismatch, because no lift can be relied on. */
const headlineOf = (
  { campaign }: Source,
  questions: ReadonlyArray<QuestionRow>,
  { decision }: ReportOptions,
  { decided, mismatch }: { readonly decided: boolean; readonly mismatch: boolean }
): string => {
  if (mismatch) return mismatchHeadline
  return decided ? finalHeadline(questions, campaign.client) : interimHeadline(questions, campaign.end, decision)
}

const keyFactsOf = (
  { asOf, campaign, table }: Source,
  main: QuestionRow | undefined,
  { decision }: ReportOptions,
  decided: boolean
): Report["keyFacts"] => {
  const [exposed, control] = [main?.row.exposed ?? 0, main?.row.control ?? 0]
  const day: readonly [string, string] =
    decision === undefined
      ? [decided ? "Ended" : "Ends", shortDay(campaign.end)]
      : [decided ? "Decided on" : "Decision on", shortDay(decision)]
  return [
    ["Respondents", formatCount(exposed + control)],
    ["Exposed", formatCount(exposed)],
    ["Control", formatCount(control)],
    day,
    ["Data of", shortDay(asOf)],
    ["Level", levelText(table.level)]
  ]
}

/**
 * Builds a report from a campaign's data. The function does not read the clock and sends no requests, so the same data always produces the same
 * report.
 *
 * @example
 * ```ts
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { build, collect } from "@fieldwork/lift-report"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const url = "https://lift.example" // the sandbox stands in for the service
 * const { fetch } = createSandbox()
 * await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
 * const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
 * const campaign = await client.campaigns.list().first()
 *
 * const source = await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 })
 * const { headline, main } = build(source, { decision: "2026-02-04", designedSplit: [1, 1] })
 * headline // => "Interim results: no result is significant yet. The study is decided on 4 February 2026."
 * main?.name // => "Brand awareness"
 * ```
 * @throws RangeError when lift is not measured for `question`, or `decision` is not a valid day
 */
export const build = (source: Source, options: ReportOptions = {}): Report => {
  const { campaign, table } = source
  if (options.decision !== undefined) decisionOf(options.decision)
  const decided = isDecided(source, options)
  const totals = table.rows.filter(({ breakdown }) => breakdown === "overall")
  const found = significances(source.days, table)
  const questions = totals.map((row) => questionOf(row, table, found.get(row.question), decided))
  const mainId = options.question ?? campaign.mainQuestion
  const main = questions.find(({ id }) => id === mainId) ?? (options.question === undefined ? questions[0] : undefined)
  if (main === undefined && options.question !== undefined) {
    throw new RangeError(
      `question ${options.question} has no lift: pass one of ${questions.map(({ id, name }) => `${id} (${name})`).join(", ")}`
    )
  }
  const own = table.rows.filter(({ question }) => question === main?.id)
  const interim = !decided
  const groups = partGroups(own, interim)
  const parts = { groups, before: partsBefore(groups, table, interim), after: partsAfter(groups, interim) }
  const frequency = frequencyOf(own, interim)
  const sample = sampleOf(main, options)
  return {
    source,
    options,
    title: `${campaign.name}: brand lift report`,
    subtitle: subtitleOf(source),
    headline: headlineOf(source, questions, options, { decided, mismatch: sample.mismatch }),
    interim,
    main,
    lead: leadOf(main, table, interim, options.decision !== undefined),
    keyFacts: keyFactsOf(source, main, options, decided),
    questions,
    questionsNote: notSignificantNote({ interim, questions }),
    daily: dailyOf(source, main, options),
    parts,
    frequency,
    sample,
    method: methodOf({ source, options, main, interim, parts, frequency, sample }),
    command: commandOf(source, main, options)
  }
}
