/**
 * Writes the section of a report that explains how each value is computed.
 */
import type { Identification } from "@fieldwork/lift-statistics"
import { criticalValue } from "@fieldwork/lift-statistics"
import { filterText } from "../Filters.ts"
import type { Source } from "../Source.ts"
import { guaranteeOf, procedures } from "./Parts.ts"
import type { PartGroup, QuestionRow, Report, ReportOptions } from "./Report.ts"
import { sharesOf } from "./sharesOf.ts"
import {
  detectableLiftText,
  formatCount,
  level as levelText,
  longDay,
  pSentence,
  share,
  withinSentence
} from "./format.ts"

const terms: Readonly<Record<string, string>> = {
  percent: "percentages from 0 to 100",
  proportion: "proportions from 0 to 1",
  points: "lift in percentage points",
  relative: "lift relative to the control",
  headroom: "lift relative to the headroom (1 − control)",
  pooled: "margin with the pooled standard error",
  unpooled: "margin with the unpooled standard error",
  two: "two-sided",
  one: "one-sided",
  margin: "significant if the lift exceeds the margin",
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
    return "No known convention reproduces the values of the service, or its convention changed between the results. The intervals of this report are computed from counts and shares and do not depend on the convention."
  }
  const known = [scale, liftScale, standardError, sides, decision].flatMap((part) =>
    part === null ? [] : (terms[part] ?? [])
  )
  const found =
    known.length === 0
      ? "The results do not determine the formulas of the service."
      : `According to its results, the service uses: ${known.join(", ")}.`
  return missing.length === 0
    ? found
    : `${found} Unknown: ${missing.map((each) => each.split(":")[0]?.toLowerCase()).join(", ")}.`
}

const estimateText = (main: QuestionRow | undefined): string => {
  const base =
    "Lift is the share of target answers in the exposed group minus the share in the control group, in percentage points."
  if (main === undefined) return base
  const { control, controlInTarget, exposed, exposedInTarget, weighted } = main.row
  const counts = `${formatCount(exposedInTarget ?? 0)} of ${formatCount(exposed ?? 0)} compared with ${formatCount(controlInTarget ?? 0)} of ${formatCount(control ?? 0)}`
  return `${base} ${main.name}: ${counts}${weighted ? ", before weighting" : ""}.`
}

const weightingText = (main: QuestionRow | undefined): string => {
  if (main?.row.weighted !== true) return "None. Each respondent has the same weight."
  const { control, controlEffective, exposed, exposedEffective } = main.row
  const { decimals, ...shares } = sharesOf(main.row)
  const cost = ((exposed ?? 0) + (control ?? 0)) / Math.max(1, (exposedEffective ?? 0) + (controlEffective ?? 0))
  return `Respondents are weighted by the service. Shares are weighted (${share(shares.exposed, decimals)} compared with ${share(shares.control, decimals)}), and intervals use the effective number of respondents, ${formatCount(exposedEffective ?? 0)} exposed and ${formatCount(controlEffective ?? 0)} control: a design effect of ${cost.toFixed(2)}.`
}

const decisionText = ({ decision }: ReportOptions, { campaign, table }: Source, interim: boolean): string => {
  const setting =
    decision === undefined
      ? `No day of decision was specified. The campaign ends on ${longDay(campaign.end)}.`
      : `The level of ${levelText(table.level)} and the day, ${longDay(decision)}, were specified in advance.`
  return interim
    ? `${setting} That day has not been reached, so a lift is reported for a question only if the always-valid test is significant.`
    : `${setting} The conclusions are valid for a single analysis at the end.`
}

/**
 * States the smallest lift that the main question's sample detects with 80% power. For the other questions, the smallest detectable lift is in the
 * table of all values.
 */
const detectableText = (main: QuestionRow | undefined): string =>
  main === undefined || main.detectable === null
    ? ""
    : `With this sample, a true lift of ${detectableLiftText(main.detectable)} points in ${withinSentence(main.name)} would be detected four times in five.`

/** States which breakdowns were tested for differences between their parts, and the results. */
const differencesText = (groups: ReadonlyArray<PartGroup>): string => {
  const tested = groups.flatMap(({ heterogeneityP, label }) =>
    heterogeneityP === null ? [] : [`${label.toLowerCase()} p ${pSentence(heterogeneityP)}`]
  )
  return tested.length === 0
    ? ""
    : `Cochran’s Q test of the lifts of a breakdown’s parts, if the parts have no respondents in common: ${tested.join(", ")}. The p-values are adjusted by the procedure of Holm and compared with 0.1.`
}

const filtersText = ({ filters }: Source): string =>
  filterText(filters) === "" ? "" : `Only respondents that match these filters are counted: ${filterText(filters)}.`

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
  const adjustedCount = rows.filter(({ significantAdjusted }) => significantAdjusted).length
  const unadjustedCount = rows.filter(({ significant }) => significant).length
  const counts = interim
    ? "No part is marked before the study is decided."
    : `${formatCount(adjustedCount)} parts are significant after adjustment, and ${formatCount(unadjustedCount)} without it (“unadjusted only” if only without it).`
  const entries: ReadonlyArray<readonly [string, string]> = [
    [
      "Design",
      "Respondents who were served at least one tracked impression (exposed) and respondents who were not (control) answered the same questions. Exposure was not assigned at random, so differences between the groups other than the ads can remain."
    ],
    ["Filters", filtersText(source)],
    ["Sample", sample.sentence],
    ["Estimate", estimateText(main)],
    [
      "Interval",
      `Estimate ± ${criticalValue(level).toFixed(3)} standard errors of a difference of two proportions (unpooled). If fewer than 10 respondents of a group are in target or out of target, Newcombe’s score interval is used.`
    ],
    ["Minimum detectable lift", detectableText(main)],
    [
      "Too few respondents",
      `A part with fewer than ${minimumPerGroup} respondents in a group is not evaluated and is never reported as significant.`
    ],
    [
      "Multiple comparisons",
      `Two-sided pooled p-values of all ${formatCount(compared)} parts with enough respondents, adjusted by the procedure of ${procedures[adjustment]}. Parts are marked “lift” or “decline” if their adjusted p-value is at most ${Number((1 - level).toPrecision(6))} and their interval excludes zero, ${guaranteeOf(adjustment, level)}. ${counts} The totals of the questions are adjusted separately.`
    ],
    ["Differences", interim ? "" : differencesText(own.groups)],
    ["Frequency", frequency.sentence],
    ["Decision", decisionText(options, source, interim)],
    [
      "Always-valid test",
      `The test that is valid on any day is a mixture sequential probability ratio test with a mixing standard deviation of 5 points. The smallest p-value of each question so far is adjusted by the procedure of Holm for all questions of this report. Even if the test is checked daily, at least one question is significant in at most ${levelText(1 - level)} of studies without an effect.`
    ],
    ["Weighting", weightingText(main)],
    ["Convention", conventionText(convention)]
  ]
  return entries.filter(([, text]) => text !== "")
}
