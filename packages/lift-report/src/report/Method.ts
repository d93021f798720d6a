/**
 * Writes the section of a report that explains how each value is computed.
 */
import type { Identification } from "@fieldwork/lift-statistics"
import { criticalValue } from "@fieldwork/lift-statistics"
import type { Source } from "../Source.ts"
import { guaranteeOf, procedures } from "./Parts.ts"
import type { PartGroup, QuestionRow, Report, ReportOptions } from "./Report.ts"
import { counted, level as levelText, longDay, plain, pSentence, share } from "./words.ts"

const parts: Readonly<Record<string, string>> = {
  percent: "percentages from 0 to 100",
  proportion: "proportions from 0 to 1",
  points: "lift in percentage points",
  relative: "lift relative to the control",
  headroom: "lift as a share of what the control leaves to win",
  pooled: "margin with the pooled error",
  unpooled: "margin with the unpooled error",
  two: "two-sided",
  one: "one-sided",
  margin: "significant where the lift exceeds the margin",
  pooledP: "significant by the pooled p-value",
  unpooledP: "significant by the unpooled p-value"
}

/** Describes the formulas that the service uses, as far as they could be identified from its results, and lists what is unknown. */
export const conventionText = ({
  decision,
  kind,
  liftScale,
  missing,
  scale,
  sides,
  standardError
}: Identification): string => {
  if (kind === "noneFits") {
    return "The service’s figures follow no convention that is known here, or changed while they were read. The intervals of this report are computed from counts and shares and do not depend on it."
  }
  const known = [scale, liftScale, standardError, sides, decision].flatMap((part) =>
    part === null ? [] : (parts[part] ?? [])
  )
  const found =
    known.length === 0
      ? "The figures do not tell by which formulas the service computes."
      : `By its own figures the service computes: ${known.join(", ")}.`
  return missing.length === 0
    ? found
    : `${found} Not told: ${missing.map((each) => each.split(":")[0]?.toLowerCase()).join(", ")}.`
}

const estimateText = (main: QuestionRow | undefined): string => {
  const base =
    "Lift is the share of target answers among the exposed minus the share among control, in percentage points."
  if (main === undefined) return base
  const { control, controlInTarget, exposed, exposedInTarget, weighted } = main.row
  const counts = `${counted(exposedInTarget ?? 0)} of ${counted(exposed ?? 0)} against ${counted(controlInTarget ?? 0)} of ${counted(control ?? 0)}`
  return `${base} ${main.name}: ${counts}${weighted ? ", before weighting" : ""}.`
}

const weightingText = (main: QuestionRow | undefined): string => {
  if (main?.row.weighted !== true) return "None: each respondent counts the same."
  const { control, controlEffective, controlShare, exposed, exposedEffective, exposedShare } = main.row
  const cost = ((exposed ?? 0) + (control ?? 0)) / Math.max(1, (exposedEffective ?? 0) + (controlEffective ?? 0))
  return `Respondents are weighted by the service. Shares are weighted (${share(exposedShare)} against ${share(controlShare)}), and intervals use the effective number of respondents, ${counted(exposedEffective ?? 0)} exposed and ${counted(controlEffective ?? 0)} control: a design effect of ${cost.toFixed(2)}.`
}

const decisionText = ({ decision }: ReportOptions, { campaign, table }: Source, interim: boolean): string => {
  const set =
    decision === undefined
      ? `No day of decision was given; the campaign ends on ${longDay(campaign.end)}.`
      : `The level of ${levelText(table.level)} and the day, ${longDay(decision)}, were given as set in advance.`
  return interim
    ? `${set} It has not come yet, so of the questions nothing is claimed but by the reading that is valid on any day.`
    : `${set} What is said holds for one reading at the end.`
}

/**
 * States the smallest lift that the sample of the main question detects with 80 % power. The table of all values contains it for the other questions.
 */
const detectableText = (main: QuestionRow | undefined): string =>
  main === undefined || main.detectable === null
    ? ""
    : `With these respondents, a true lift of ${plain(main.detectable)} points of ${main.name.toLowerCase()} would be found four times in five.`

/** States which breakdowns were tested for differences between their parts, and the results. */
const differencesText = (groups: ReadonlyArray<PartGroup>): string => {
  const tested = groups.flatMap(({ differs, label }) =>
    differs === null ? [] : [`${label.toLowerCase()} p ${pSentence(differs)}`]
  )
  return tested.length === 0
    ? ""
    : `Cochran’s Q of the lifts of a breakdown’s parts, where parts share no respondents: ${tested.join(", ")}; tested after adjustment by Holm at 0.1.`
}

interface Facts extends Pick<Report, "parts" | "frequency" | "sample"> {
  readonly source: Source
  readonly options: ReportOptions
  readonly main: QuestionRow | undefined
  readonly interim: boolean
}

export const methodOf = ({
  frequency,
  interim,
  main,
  options,
  parts: own,
  sample,
  source
}: Facts): Report["method"] => {
  const { adjustment, convention, level, minimumPerGroup } = source.table
  const rows = own.groups.flatMap((group) => group.rows.map(({ row }) => row))
  const compared = rows.filter(({ pValue }) => pValue !== null).length
  const holding = rows.filter(({ holds }) => holds).length
  const alone = rows.filter(({ significant }) => significant).length
  const entries: ReadonlyArray<readonly [string, string]> = [
    [
      "Design",
      "Respondents who were served at least one tracked impression (exposed) and respondents who were not (control) answered the same questions. Exposure was not assigned at random, so differences between the groups other than the ads can remain."
    ],
    ["Sample", sample.sentence],
    ["Estimate", estimateText(main)],
    [
      "Interval",
      `Estimate ± ${criticalValue(level).toFixed(3)} standard errors of a difference of two proportions (unpooled). Where fewer than 10 respondents of a group are in or out of target, Newcombe’s score interval.`
    ],
    ["Smallest lift shown", detectableText(main)],
    [
      "Too few",
      `A part with fewer than ${minimumPerGroup} respondents in a group is not read and never called significant.`
    ],
    [
      "Many comparisons",
      `Two-sided pooled p-values of all ${counted(compared)} parts that can be read, adjusted by the procedure of ${procedures[adjustment]}. Marked “holds” are parts whose adjusted p-value is at most ${Number((1 - level).toPrecision(6))} and whose interval excludes zero, ${guaranteeOf(adjustment, level)}: ${counted(holding)} hold, ${counted(alone)} are significant by themselves (“only alone” where they do not hold). The questions as a whole are adjusted among themselves.`
    ],
    ["Differences", differencesText(own.groups)],
    ["Frequency", frequency.sentence],
    ["Decision", decisionText(options, source, interim)],
    [
      "Any day",
      `The reading that is valid on any day is a mixture sequential probability ratio test with a mixing deviation of 5 points: read daily, it finds lift in at most ${levelText(1 - level)} of studies without effect.`
    ],
    ["Weighting", weightingText(main)],
    ["Convention", conventionText(convention)]
  ]
  return entries.filter(([, text]) => text !== "")
}
