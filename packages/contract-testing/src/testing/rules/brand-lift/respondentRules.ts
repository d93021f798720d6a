/**
 * Rules for the contents of a respondent list, and for the lift results that are computed from the respondents.
 */
import { type CheckedInteraction, listOf, memberOf, textAt } from "../../run/Call.ts"
import { condition } from "../textRules.ts"

export const itemsOf = ({ json }: CheckedInteraction): ReadonlyArray<unknown> => listOf(json, "items")

interface Counts {
  readonly all: number
  readonly hits: number
  readonly percentage: number
}

/**
 * Computes the results of one group from the records of respondents: the number of respondents who answered the question, the number who gave a
 * target answer, and the weighted percentage of target answers.
 */
const countsOf = (
  records: ReadonlyArray<unknown>,
  group: string,
  question: unknown,
  targets: ReadonlyArray<unknown>
): Counts => {
  let [all, hits, weight, hit] = [0, 0, 0, 0]
  for (const record of records) {
    if (textAt(record, "respondent", "group") !== group) continue
    const response = listOf(record, "responses").find((each) => memberOf(each, "question_id") === question)
    const answers = listOf(response, "answer_ids")
    if (answers.length === 0) continue
    const own = Number(memberOf(record, "respondent", "weight") ?? 1)
    const isHit = answers.some((answer) => targets.includes(answer))
    all++
    weight += own
    if (!isHit) continue
    hits++
    hit += own
  }
  return { all, hits, percentage: weight === 0 ? 0 : (hit / weight) * 100 }
}

/** Compares a lift result with the records of the respondents that it must count. Returns the first difference, or undefined if there is none. */
const difference = (lift: unknown, records: Readonly<Record<"exposed" | "control", ReadonlyArray<unknown>>>) => {
  const question = memberOf(lift, "question", "question_id")
  const targets = listOf(lift, "question", "in_target_answers")
  for (const group of ["exposed", "control"] as const) {
    const { all: count, hits, percentage } = countsOf(records[group], group, question, targets)
    if (memberOf(lift, `${group}_count`) !== count)
      return `${group}_count is ${textAt(lift, `${group}_count`)}; the list has ${count} who answered`
    if (memberOf(lift, `in_target_${group}_count`) !== hits)
      return `in_target_${group}_count is ${textAt(lift, `in_target_${group}_count`)}; the list has ${hits}`
    const shown = memberOf(lift, `${group}_percentage`)
    if (typeof shown === "number" && Math.abs(shown - percentage) > 0.01)
      return `${group}_percentage is ${shown.toFixed(3)}; the weighted records make ${percentage.toFixed(3)}`
  }
  return undefined
}

export const recomputed = condition(
  "lift-counts-the-respondents",
  "Endpoints 27 and 29",
  "Lift counts the respondents that the respondent list returns for the same filters on the person, and applies their weights.",
  (json, _interaction, [list]) => {
    const records = list === undefined ? [] : itemsOf(list)
    return difference(json, { exposed: records, control: records })
  }
)

export const narrowed = condition(
  "lift-keeps-the-control-group",
  "decision exposure-filters",
  "With a filter on impressions or frequency, lift counts the exposed respondents that the respondent list returns for the filter, and the entire control group.",
  (json, _interaction, [whole, kept]) =>
    whole === undefined || kept === undefined
      ? undefined
      : difference(json, { exposed: itemsOf(kept), control: itemsOf(whole) })
)

export const consistent = condition(
  "respondent-records",
  "Resources: Respondent record",
  "The frequency of a respondent is the number of their impressions, control respondents have none, and ids are unique.",
  (json) => {
    const seen = new Set<string>()
    for (const item of listOf(json, "items")) {
      const id = textAt(item, "respondent", "respondent_id")
      if (seen.has(id)) return "a respondent is listed twice"
      seen.add(id)
      const impressions = listOf(item, "impressions")
      const frequency = memberOf(item, "respondent", "frequency")
      if (frequency !== undefined && frequency !== impressions.length)
        return `frequency is ${textAt(item, "respondent", "frequency")} with ${impressions.length} impressions`
      const group = textAt(item, "respondent", "group")
      if (group !== "exposed" && group !== "control") return `group is ${group}`
      if ((group === "exposed") !== impressions.length > 0)
        return `a respondent of the group ${group} has ${impressions.length} impressions`
      const weight = memberOf(item, "respondent", "weight")
      if (typeof weight === "number" && !(weight > 0)) return "a weight is not above 0"
    }
    return undefined
  }
)

/** The filters on impressions. `of` returns the values in a respondent's record to which the filter applies. */
export const filters: ReadonlyArray<{
  readonly name: string
  readonly of: (record: unknown) => ReadonlyArray<unknown>
  readonly isList?: boolean
}> = [
  ...[
    "publisher_id",
    "placement_id",
    "creative_id",
    "daypart",
    "network",
    "device_type",
    "media_channel",
    "ad_channel",
    "ad_duration"
  ].map((name) => ({
    name,
    of: (record: unknown) => listOf(record, "impressions").map((each) => memberOf(each, name))
  })),
  ...["c1", "c2", "c3", "c4", "c5"].map((key) => ({
    name: `custom_variables__${key}`,
    of: (record: unknown) => listOf(record, "impressions").map((each) => memberOf(each, "custom_variables", key))
  }))
]

export const selected = condition(
  "respondent-filters",
  "Endpoints 29",
  "A filter on impressions returns the respondents who have such an impression, and a filter on an id returns only its respondent.",
  (json, { call }, all) => {
    const [, value = ""] = call.query.find(([name]) => name !== "page_size") ?? []
    const name = call.query.find(([each]) => each !== "page_size")?.[0] ?? ""
    const filter = filters.find((each) => each.name === name.replace(/__in$/, ""))
    const records = all.slice(0, -1).flatMap(itemsOf)
    const wanted = name.endsWith("__in") ? value.split(",") : [value]
    const isKept = (record: unknown): boolean => {
      if (filter === undefined) return textAt(record, "respondent", "respondent_id") === value
      return filter.of(record).some((each) => wanted.includes(String(each)))
    }
    const idsOf = (list: ReadonlyArray<unknown>) =>
      list.map((record) => textAt(record, "respondent", "respondent_id")).toSorted()
    const [expected, found] = [idsOf(records.filter(isKept)), idsOf(listOf(json, "items"))]
    // A device is a property of the respondent, so this filter does not depend on impressions.
    if (filter?.name === "device_type")
      return found.length <= idsOf(records).length ? undefined : "the filter adds respondents"
    return JSON.stringify(expected) === JSON.stringify(found)
      ? undefined
      : `${name} keeps ${found.length} respondents; ${expected.length} records have that value`
  }
)

export const together = condition(
  "filters-hold-together",
  "Endpoints: Lift filter parameters",
  "Filters on impressions are combined: a respondent is returned if one impression meets all of them.",
  (json, { call }, all) => {
    const wanted = call.query.filter(([name]) => name !== "page_size")
    const meets = (record: unknown) =>
      listOf(record, "impressions").some((each) => wanted.every(([name, value]) => textAt(each, name) === value))
    const [expected, found] = [listOf(all[0]?.json, "items").filter(meets).length, listOf(json, "items").length]
    return expected === found ? undefined : `${found} respondents are returned; ${expected} have such an impression`
  }
)

export const frequencies = condition(
  "frequency-filters",
  "Endpoints: Lift filter parameters",
  "Frequency filters return the respondents with that number of impressions, which is 0 for control respondents; both bounds of a range are included.",
  (json, { call }) => {
    const value = (name: string) => call.query.find(([each]) => each === name)?.[1]
    const [low, high] = (value("frequency__range") ?? ",").split(",")
    const list = value("frequency__in")?.split(",").map(Number)
    const exact = value("frequency")
    for (const item of listOf(json, "items")) {
      const own = Number(memberOf(item, "respondent", "frequency"))
      const isKept =
        own >= Number(value("frequency__gte") ?? low ?? 0) &&
        own <= Number(value("frequency__lte") || high || Infinity) &&
        (list === undefined || list.includes(own)) &&
        (exact === undefined || own === Number(exact))
      if (!isKept) return `a respondent with ${own} impressions is returned`
    }
    return undefined
  }
)

export const fewer = condition(
  "frequency-filters-keep-all",
  "Endpoints: Lift filter parameters",
  "Frequency filters return all respondents who match them.",
  (json, { call }, all) => {
    const range = (call.query.find(([name]) => name === "frequency__range")?.[1] ?? "0,0").split(",").map(Number)
    const inRange = (record: unknown): boolean => {
      const own = Number(memberOf(record, "respondent", "frequency"))
      return own >= (range[0] ?? 0) && own <= (range[1] ?? 0)
    }
    const [expected, found] = [
      all.slice(0, -1).flatMap(itemsOf).filter(inRange).length,
      listOf(json, "items").filter(inRange).length
    ]
    return expected === found ? undefined : `${found} of ${expected} are returned`
  }
)

/** Returns the number of rows in a CSV file, without the header. Ids and numbers do not contain line breaks, so no row spans several lines. */
const rowsOf = ({ received }: CheckedInteraction): number => received.body.trimEnd().split(/\r?\n/).length - 1

export const csvRows = condition(
  "csv-has-the-respondents",
  "Endpoints 30",
  "The CSV has one row for each respondent, and the default columns.",
  (_json, interaction, all) => {
    const total = memberOf(all[0]?.json, "total_items")
    if (rowsOf(interaction) !== total)
      return `it has ${rowsOf(interaction)} rows for ${textAt(all[0]?.json, "total_items")} respondents`
    const lines = interaction.received.body.trimEnd().split(/\r?\n/)
    const place = (lines[0] ?? "").split(",").indexOf("respondent_id")
    const people = listOf(all[0]?.json, "items").map((item) => textAt(item, "respondent", "respondent_id"))
    const listed = lines.slice(1).map((line) => line.split(",")[place])
    if (place >= 0 && people.some((id, index) => listed[index] !== id))
      return "its rows are not the respondents of the list"
    const columns = listOf(all[1]?.json, "items")
      .filter((item) => memberOf(item, "default") === true)
      .map((item) => textAt(item, "csv_column_key"))
    const header = (interaction.received.body.split(/\r?\n/)[0] ?? "").split(",")
    return JSON.stringify(columns) === JSON.stringify(header)
      ? undefined
      : `its ${header.length} columns are not the ${columns.length} default ones`
  }
)

/**
 * The breakdowns by a property of impressions. `member` is the name of the property in a row of the breakdown, and `path` is the path of the property
 * in an impression.
 */
export const breakdownsOfImpressions: ReadonlyArray<{
  readonly operation: string
  readonly member: string
  readonly input?: Readonly<Record<string, string>>
  readonly path: ReadonlyArray<string>
}> = [
  { operation: "listLiftByCreative", member: "creative_id", path: ["creative_id"] },
  { operation: "listLiftByAdLength", member: "ad_length", path: ["ad_duration"] },
  { operation: "listLiftByDaypart", member: "daypart", path: ["daypart"] },
  { operation: "listLiftByAdChannel", member: "ad_channel", path: ["ad_channel"] },
  ...["c1", "c2"].map((custom_var) => ({
    operation: "listLiftByCustomVariable",
    member: "custom_var",
    input: { custom_var },
    path: ["custom_variables", custom_var]
  }))
]

export const brokenDown = condition(
  "breakdown-has-each-value",
  "Endpoints 28",
  "A breakdown has an item for each value of the respondents' impressions, which counts the exposed respondents who have such an impression.",
  (json, { operation, call }, all) => {
    const custom = /\/(c\d)$/.exec(call.path)?.[1]
    const found = breakdownsOfImpressions.find(
      (each) => each.operation === operation?.id && (custom === undefined || each.path.includes(custom))
    )
    if (found === undefined) return undefined
    const question = memberOf(all[1]?.json, "question", "question_id")
    const targets = listOf(all[1]?.json, "question", "in_target_answers")
    const byValue = new Map<string, Array<unknown>>()
    for (const record of listOf(all[0]?.json, "items"))
      for (const value of new Set(listOf(record, "impressions").map((each) => textAt(each, ...found.path))))
        if (value !== "") byValue.set(value, [...(byValue.get(value) ?? []), record])
    for (const [value, records] of byValue) {
      const item = listOf(json, "items").find((each) => textAt(each, found.member) === value)
      if (item === undefined) return `there is no item for one of the ${byValue.size} values`
      const { all: count, hits } = countsOf(records, "exposed", question, targets)
      if (memberOf(item, "exposed_count") !== count || memberOf(item, "in_target_exposed_count") !== hits)
        return `an item counts ${textAt(item, "exposed_count")} exposed respondents; ${count} have such an impression`
    }
    return undefined
  }
)
