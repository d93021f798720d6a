/**
 * Rules for paginated lists.
 */
import { type CheckedInteraction, listOf, memberOf, textAt } from "../../run/Call.ts"
import type { ScenarioContext } from "../Scenario.ts"
import { condition } from "../textRules.ts"

const totals = condition(
  "page-fields",
  "Typical workflow, Pagination",
  "A page contains its number, the number of its items and the total number of items.",
  (json, { call }) => {
    const asked = Number(call.query.find(([name]) => name === "page")?.[1] ?? 1)
    const size = Number(call.query.find(([name]) => name === "page_size")?.[1] ?? 10)
    const body = Array.isArray(json) ? (json as ReadonlyArray<unknown>)[0] : json
    const count = listOf(body, "items").length
    const total = Number(memberOf(body, "total_items") ?? count)
    const expected = Math.max(0, Math.min(size, total - (asked - 1) * size))
    if (memberOf(body, "page") !== undefined && memberOf(body, "page") !== asked)
      return `page is ${textAt(body, "page")}, not ${asked}`
    if (memberOf(body, "page_size") !== undefined && memberOf(body, "page_size") !== count)
      return `page_size is ${textAt(body, "page_size")}, with ${count} items`
    return count === expected ? undefined : `page ${asked} of ${total} items has ${count}, not ${expected}`
  }
)

const concatenated = condition(
  "pages-make-the-whole",
  "Typical workflow, Pagination",
  "Pages are numbered from 1 and together contain the whole list, whatever their size.",
  (_json, _interaction, all) => {
    const itemsOf = ({ json }: CheckedInteraction): ReadonlyArray<unknown> =>
      listOf(Array.isArray(json) ? (json as ReadonlyArray<unknown>)[0] : json, "items")
    const [whole, ...pages] = all
    if (whole === undefined) return undefined
    const joined = pages.flatMap(itemsOf)
    return JSON.stringify(joined) === JSON.stringify(itemsOf(whole))
      ? undefined
      : `the ${pages.length} pages have ${joined.length} items, which are not the ${itemsOf(whole).length} items of the whole list`
  }
)

/** Reads a list as a single page and as pages of several sizes, and checks that the results are consistent. */
export const pages = async (
  context: ScenarioContext,
  operationId: string,
  input: Readonly<Record<string, unknown>>
): Promise<void> => {
  const whole = await context.call(operationId, { ...input, page_size: 1000 })
  context.holds(totals, whole)
  context.holds(totals, await context.call(operationId, input))
  const first = Array.isArray(whole.json) ? (whole.json as ReadonlyArray<unknown>)[0] : whole.json
  const total = Math.min(listOf(first, "items").length, 40)
  for (const page_size of [1, 2, 3, 7]) {
    const all: Array<CheckedInteraction> = []
    if (total / page_size > 20) continue
    for (let page = 1; (page - 1) * page_size < total; page++) {
      const interaction = await context.call(operationId, { ...input, page, page_size })
      context.holds(totals, interaction)
      all.push(interaction)
    }
    if (total < 40) context.holds(concatenated, [whole, ...all])
    const past = await context.call(operationId, { ...input, page: total + 1, page_size })
    if (total < 40) context.holds(totals, past)
  }
}
