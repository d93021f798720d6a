/**
 * Groups the results for the parts of each breakdown (such as devices) of the main question. Writes the sentences about significance after adjustment
 * and about differences between parts.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { heterogeneity, adjustPValues, type MultiplicityMethod, multiplicityMethods } from "@fieldwork/lift-statistics"
import { estimateOf, groupsOf, partRemarkOf } from "./remarks.ts"
import type { PartGroup, PartRow } from "./Report.ts"
import { capital, formatCount, inWords, list, plural, words } from "./format.ts"

const headings: Readonly<Record<Exclude<LiftTable.Breakdown, "overall" | "demographic" | "customVariable">, string>> = {
  device: "Device",
  frequency: "Times the ad was seen",
  creative: "Creative",
  adLength: "Length of the ad",
  adChannel: "Ad channel",
  daypart: "Part of the day",
  bucket: "Bucket"
}

const demographics: Readonly<Record<string, string>> = {
  demo_age: "Age",
  demo_gender: "Gender",
  demo_education: "Education",
  demo_hhi: "Household income",
  demo_hhi_int: "Household income, in dollars",
  demo_region: "Region"
}

/** Returns the heading of a row's breakdown, such as `Household income`. Empty for a question's overall row. */
export const headingOf = ({ breakdown, variable }: LiftTable.Row): string => {
  if (breakdown === "demographic") return demographics[variable ?? ""] ?? capital(words(variable ?? "demographic"))
  if (breakdown === "customVariable") return `Custom variable ${variable ?? ""}`.trim()
  return breakdown === "overall" ? "" : headings[breakdown]
}

/**
 * Checks whether each respondent belongs to only one part of a row's breakdown. In breakdowns by exposure, such as frequency, all parts share one
 * control group and may share exposed respondents.
 */
const isByPerson = ({ breakdown }: LiftTable.Row): boolean => breakdown === "device" || breakdown === "demographic"

export const partOf = (row: LiftTable.Row, interim: boolean): PartRow => ({
  label: row.part,
  respondents: (row.exposed ?? 0) + (row.control ?? 0),
  row,
  estimate: estimateOf(row),
  remark: partRemarkOf(row, interim)
})

const heterogeneityPOf = (rows: ReadonlyArray<LiftTable.Row>): number | null => {
  const strata = rows.filter((row) => isByPerson(row) && !row.tooFew).flatMap((row) => groupsOf(row) ?? [])
  return strata.length < 2 ? null : (heterogeneity(strata)?.p ?? null)
}

/** Groups the rows by breakdown, in the order of the table. */
export const partGroups = (rows: ReadonlyArray<LiftTable.Row>, interim: boolean): ReadonlyArray<PartGroup> => {
  const groups = new Map<string, Array<LiftTable.Row>>()
  for (const row of rows) {
    if (row.breakdown === "overall") continue
    const heading = headingOf(row)
    groups.set(heading, [...(groups.get(heading) ?? []), row])
  }
  return [...groups].map(([label, own]) => ({
    label,
    rows: own.map((row) => partOf(row, interim)),
    heterogeneityP: heterogeneityPOf(own)
  }))
}

export const procedures = {
  bonferroni: "Bonferroni",
  sidak: "Šidák",
  holm: "Holm",
  holmSidak: "Holm and Šidák",
  hochberg: "Hochberg",
  benjaminiHochberg: "Benjamini and Hochberg",
  benjaminiYekutieli: "Benjamini and Yekutieli"
} as const satisfies Record<MultiplicityMethod, string>

/** Returns a clause that states what an adjustment procedure guarantees. */
export const guaranteeOf = (method: MultiplicityMethod, level: number): string => {
  const share = level === 0.9 ? "one in ten" : `${Number(((1 - level) * 100).toPrecision(3))} in a hundred`
  return multiplicityMethods[method].controls === "falseDiscoveryRate"
    ? `of which at most ${share} is expected to be wrong`
    : `so that the chance of marking any of them wrongly is at most ${share}`
}

const allRows = (groups: ReadonlyArray<PartGroup>): ReadonlyArray<PartRow> => groups.flatMap(({ rows }) => rows)

export const partsBefore = (
  groups: ReadonlyArray<PartGroup>,
  { adjustment, level }: LiftTable.Content,
  interim: boolean
): string => {
  const compared = allRows(groups).filter(({ row }) => row.pValue !== null).length
  if (compared === 0) {
    const isFew = allRows(groups).every(({ row }) => row.tooFew)
    return isFew ? "No part has enough respondents for a verdict." : "No part can be evaluated."
  }
  const byChance = Math.round(compared * (1 - level))
  const significant =
    byChance === 0
      ? "fewer than one is significant"
      : `about ${inWords(byChance)} ${plural(byChance, "is", "are")} significant`
  const chance =
    compared === 1
      ? "There is one comparison"
      : `With ${formatCount(compared)} comparisons, ${significant} only by chance`
  if (interim) {
    return `${chance}. No part is marked “lift” or “decline” before the study is decided, because checking the parts every day increases the number of false positives.`
  }
  const procedure = procedures[adjustment]
  return `${chance}. Only parts that remain significant after adjustment by the procedure of ${procedure} are marked “lift” or “decline”, ${guaranteeOf(adjustment, level)}.`
}

/** Returns the text after the parts. For an interim report, it contains no results of tests. */
export const partsAfter = (groups: ReadonlyArray<PartGroup>, interim: boolean): string => {
  const rows = allRows(groups)
  const compared = rows.filter(({ row }) => row.pValue !== null).length
  if (compared === 0) return ""
  const adjustedCount = rows.filter(({ row }) => row.significantAdjusted).length
  const unadjustedCount = rows.filter(({ row }) => row.significant).length
  const few = rows.filter(({ row }) => row.tooFew).length
  const tested = groups.filter(({ heterogeneityP }) => heterogeneityP !== null)
  const adjusted = adjustPValues(
    tested.map(({ heterogeneityP }) => heterogeneityP),
    "holm"
  )
  const differing = tested.filter((_, i) => (adjusted[i] ?? 1) <= 0.1)
  const difference =
    differing.length > 0
      ? `The lift differs by ${list(differing.map(({ label }) => label.toLowerCase()))} (Cochran’s Q, adjusted by Holm).`
      : tested.length > 0
        ? "This study does not show that the campaign worked better in one part than in another: a significant part next to one that is not significant is not evidence of a difference."
        : ""
  const shares = groups.some(({ rows: own }) => own.some(({ row }) => !isByPerson(row)))
    ? "Parts by exposure, such as frequency or creative, are each compared with the entire control group, so they are not independent."
    : ""
  const small =
    few === 0
      ? ""
      : `${capital(inWords(few))} ${plural(few, "part has", "parts have")} too few respondents for a verdict.`
  const missing = rows.filter(({ row }) => row.lift === null && !row.tooFew).length
  const unavailable =
    missing === 0
      ? ""
      : `${capital(inWords(missing))} ${plural(missing, "part has", "parts have")} no available result.`
  if (interim) return [small, unavailable, shares].filter((sentence) => sentence !== "").join(" ")
  return [
    `${adjustedCount} of ${compared} ${plural(compared, "part")} ${plural(adjustedCount, "is", "are")} significant after adjustment, and ${unadjustedCount} without adjustment.`,
    small,
    unavailable,
    difference,
    shares
  ]
    .filter((sentence) => sentence !== "")
    .join(" ")
}
