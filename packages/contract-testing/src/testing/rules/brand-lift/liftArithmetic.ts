/**
 * Rules for the arithmetic of lift results and breakdowns.
 */
import { listOf, memberOf, textAt } from "../../run/Call.ts"
import { condition } from "../textRules.ts"

const level = (value: unknown): number => Number(value)
const number = (value: unknown, name: string): number => Number(memberOf(value, name) ?? Number.NaN)
const close = (one: number, other: number, tolerance = 1e-6): boolean =>
  Math.abs(one - other) <= tolerance * Math.max(1, Math.abs(one), Math.abs(other))

/** The two-sided critical values of the standard normal distribution, keyed by confidence level. */
const deviates: Readonly<Record<string, number>> = {
  0.8: 1.281551565545,
  0.85: 1.439531470938,
  0.9: 1.644853626951,
  0.95: 1.95996398454
}

const figureProblem = (result: unknown, where: string): string | undefined => {
  const [exposed, control] = [number(result, "exposed_count"), number(result, "control_count")]
  const [hitExposed, hitControl] = [
    number(result, "in_target_exposed_count"),
    number(result, "in_target_control_count")
  ]
  const total = memberOf(result, "total_count")
  if (total !== undefined && total !== exposed + control)
    return `${where}total_count is ${textAt(result, "total_count")}, not ${exposed} + ${control}`
  if (hitExposed > exposed || hitControl > control) return `${where}more respondents are in target than there are`
  const lift = memberOf(result, "lift_percentage")
  const isShown = lift !== null && lift !== undefined
  if (isShown && exposed + control <= 50) return `${where}lift is shown for ${exposed + control} respondents`
  if (!isShown) {
    const others = ["exposed_percentage", "control_percentage", "statistically_significant"].filter(
      (name) => (memberOf(result, name) ?? null) !== null
    )
    if (others.length > 0) return `${where}${others.join(", ")} without lift_percentage`
    return listOf(result, "statistical_test").length > 0
      ? `${where}statistical_test is not empty without lift`
      : undefined
  }
  const [a, b] = [number(result, "exposed_percentage"), number(result, "control_percentage")]
  if (!(a >= 0 && a <= 100 && b >= 0 && b <= 100)) return `${where}a percentage is outside 0 to 100`
  if (!close(number(result, "lift_percentage"), a - b))
    return `${where}lift_percentage is not exposed_percentage less control_percentage`
  const margin = memberOf(result, "margin_of_error")
  const isSignificant = memberOf(result, "statistically_significant")
  const tests = listOf(result, "statistical_test")
  if (typeof margin === "number") {
    if (isSignificant !== Math.abs(a - b) > margin)
      return `${where}statistically_significant does not follow from lift and margin_of_error`
    const z = deviates[textAt(result, "confidence_level")]
    for (const test of tests) {
      const other = deviates[textAt(test, "confidence_level")]
      if (z !== undefined && other !== undefined && !close(number(test, "margin_of_error") / other, margin / z, 1e-4))
        return `${where}the margins of two confidence levels are inconsistent`
    }
  }
  for (const test of tests)
    if (memberOf(test, "statistically_significant") !== Math.abs(a - b) > number(test, "margin_of_error"))
      return `${where}statistically_significant of a statistical_test does not follow from its margin`
  const p = memberOf(result, "p_value")
  if (p !== undefined && typeof p === "number" && (p < 0 || p > 1)) return `${where}p_value is not between 0 and 1`
  return undefined
}

const resultProblem = (result: unknown): string | undefined => {
  const own = figureProblem(result, "")
  if (own !== undefined) return own
  const [exposed, control] = [number(result, "exposed_count"), number(result, "control_count")]
  const enough = exposed >= 50 && control >= 50
  if (memberOf(result, "enough_sample_size") !== enough)
    return `enough_sample_size is ${textAt(result, "enough_sample_size")} with ${exposed} exposed and ${control} control respondents`
  const on = [...(exposed >= 50 ? ["exposed"] : []), ...(control >= 50 ? ["control"] : [])]
  if (JSON.stringify(listOf(result, "enough_sample_size_on")) !== JSON.stringify(on))
    return "enough_sample_size_on does not list the groups that have 50 respondents"
  for (const each of listOf(result, "answers_breakdown")) {
    const problem = figureProblem(each, `of ${textAt(each, "label").slice(0, 40)}, `)
    if (problem !== undefined) return problem
    if (number(each, "exposed_count") !== exposed || number(each, "control_count") !== control)
      return "answers_breakdown has a different number of respondents than the result"
  }
  const targets = listOf(result, "question", "in_target_answers")
  const isAbsent = (memberOf(result, "lift_percentage") ?? null) === null
  if (isAbsent && targets.length > 0 && exposed > 0 && control > 0 && exposed + control > 50)
    return `there is no lift for ${exposed} exposed and ${control} control respondents`
  const [only] = targets
  const own1 =
    targets.length === 1
      ? listOf(result, "answers_breakdown").find((each) => listOf(each, "answer_ids").includes(only))
      : undefined
  if (own1 !== undefined && number(own1, "in_target_exposed_count") !== number(result, "in_target_exposed_count"))
    return "the answer in target has a different count than the result"
  if (own1 !== undefined && !close(number(own1, "exposed_percentage"), number(result, "exposed_percentage")))
    return "the answer in target has a different percentage than the result"
  return undefined
}

export const arithmetic = condition(
  "lift-arithmetic",
  "Resources: Lift result",
  "The figures of a lift result follow from each other: counts add up, lift is the difference of the two percentages, and significance is a lift beyond its margin.",
  (json) => {
    const results = Array.isArray(memberOf(json, "items"))
      ? listOf(json, "items")
      : [memberOf(json, "default_question_lift") ?? json]
    for (const result of results) {
      const problem = resultProblem(result)
      if (problem !== undefined) return problem
    }
    return undefined
  }
)

export const withPValue = condition(
  "lift-breakdown-by-p-value",
  "Resources: Lift result",
  "Breakdowns by ad channel and ad length have a p_value in place of total_count, confidence_level and margin_of_error.",
  (json) => {
    for (const item of listOf(json, "items")) {
      const names = ["total_count", "confidence_level", "margin_of_error"].filter(
        (name) => memberOf(item, name) !== undefined
      )
      if (names.length > 0 || memberOf(item, "p_value") === undefined)
        return `an item has ${names.join(", ") || "no p_value"}`
    }
    return undefined
  }
)

export const requested = condition(
  "one-test-for-each-level",
  "Resources: Lift result",
  "statistical_test has one entry for each requested confidence level, and the level of the result is the requested one.",
  (json, { call }) => {
    const levels = (call.query.find(([name]) => name === "confidence_level__in")?.[1] ?? "0.9").split(",").map(level)
    const own = level(call.query.find(([name]) => name === "confidence_level")?.[1] ?? 0.9)
    for (const result of Array.isArray(memberOf(json, "items"))
      ? listOf(json, "items")
      : [memberOf(json, "default_question_lift") ?? json]) {
      if (memberOf(result, "confidence_level") !== undefined && !close(number(result, "confidence_level"), own))
        return `confidence_level is ${textAt(result, "confidence_level")}, not ${own}`
      const shown = listOf(result, "statistical_test").map((test) => number(test, "confidence_level"))
      if (shown.length > 0 && JSON.stringify(shown) !== JSON.stringify(levels))
        return `statistical_test is for ${shown.join(", ")}, not ${levels.join(", ")}`
    }
    return undefined
  }
)

export const sums = condition(
  "breakdown-adds-up",
  "Endpoints 28",
  "The items of a breakdown into separate groups add up to the respondents of the question, and shares of impressions to 100.",
  (_json, _interaction, all) => {
    const [whole, breakdown] = [all[0]?.json, all.at(-1)?.json]
    const items = listOf(breakdown, "items")
    for (const name of ["exposed_count", "control_count", "in_target_exposed_count", "in_target_control_count"]) {
      const sum = items.reduce<number>((total, item) => total + number(item, name), 0)
      if (sum !== number(whole, name))
        return `the items have a total ${name} of ${sum}, and the question has ${number(whole, name)}`
    }
    return undefined
  }
)

export const exposedSums = condition(
  "frequencies-add-up",
  "Endpoints 28",
  "The items of a breakdown by frequency add up to the exposed respondents, each beside the whole control group.",
  (_json, _interaction, all) => {
    const [whole, items] = [all[0]?.json, listOf(all.at(-1)?.json, "items")]
    for (const name of ["exposed_count", "in_target_exposed_count"]) {
      const sum = items.reduce<number>((total, item) => total + number(item, name), 0)
      if (sum !== number(whole, name))
        return `the items have a total ${name} of ${sum}, and the question has ${number(whole, name)}`
    }
    const other = items.find((item) => number(item, "control_count") !== number(whole, "control_count"))
    return other === undefined ? undefined : "an item has a different control group"
  }
)

export const shares = condition(
  "impression-shares",
  "Endpoints 28",
  "The shares of impressions of a breakdown add up to 100 percent, or to at most 100 percent by ad length, because static ads have no length.",
  (json, { operation }) => {
    const all = listOf(json, "items").map((item) => memberOf(item, "impression_share_percentage"))
    const known = all.filter((each) => typeof each === "number")
    const sum = known.reduce((total, each) => total + each, 0)
    const isWhole = close(sum, 100) || (operation?.id === "listLiftByAdLength" && sum < 100)
    return known.length === 0 || isWhole ? undefined : `they add up to ${sum.toFixed(4)}`
  }
)
