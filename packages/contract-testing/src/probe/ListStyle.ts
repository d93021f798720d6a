/**
 * Determines whether a service expects a list in a query as comma-separated values, pipe-separated values or repeated parameters. Used if the API
 * document specifies only "array".
 *
 * The test uses a filter whose result is known: campaigns that have either of two statuses.
 */
import type { Reply } from "./Account.ts"
import { member } from "./Values.ts"
import type { Reads } from "./Reads.ts"

export type ListStyle = "comma" | "repeated" | "pipe"

export interface ListStyleResult {
  readonly style: ListStyle | undefined
  readonly detail: string
}

/** Returns the number of campaigns in a response: the total if the response states one, otherwise the number of items on the page. */
const countOf = (reply: Reply | undefined): number | undefined => {
  if (reply === undefined || reply.status !== 200) return undefined
  const [total, items] = [member(reply.json, "total_items"), member(reply.json, "items")]
  return typeof total === "number" ? total : Array.isArray(items) ? items.length : undefined
}

const queryIn: Readonly<Record<ListStyle, (name: string, values: ReadonlyArray<string>) => string>> = {
  comma: (name, values) => `${name}=${values.join(",")}`,
  repeated: (name, values) => values.map((value) => `${name}=${value}`).join("&"),
  pipe: (name, values) => `${name}=${values.join("%7C")}`
}

export const findListStyle = async (reads: Reads): Promise<ListStyleResult> => {
  const items: unknown = member(reads.of("listCampaigns")?.reply.json, "items")
  const statuses = [...new Set((Array.isArray(items) ? items : []).map((item) => String(member(item, "status"))))]
  const [first] = statuses
  if (first === undefined) return { style: undefined, detail: "the account has no campaign to filter" }
  const second = statuses[1] ?? ["live", "draft"].find((status) => status !== first) ?? "draft"
  const list = (style: ListStyle, ...values: ReadonlyArray<string>) =>
    reads.repeat("listCampaigns", `${queryIn[style]("status__in", values)}&page_size=100`)
  const [one, other] = [countOf(await list("comma", first)), countOf(await list("comma", second))]
  if (one === undefined || other === undefined || one === 0)
    return { style: undefined, detail: `status__in=${first} returned ${String(one)} campaigns` }
  const right: Array<ListStyle> = []
  for (const style of ["comma", "repeated", "pipe"] as const) {
    // The values are sent in both orders, because a service that uses only the last value could otherwise return the expected count by chance.
    const counts = [countOf(await list(style, first, second)), countOf(await list(style, second, first))]
    if (counts.every((count) => count === one + other)) right.push(style)
  }
  const [style] = right
  const detail = `status__in with ${first} (${one}) and ${second} (${other}): ${right.length === 0 ? "no style" : right.join(" and ")} returned ${one + other}`
  return { style, detail }
}
