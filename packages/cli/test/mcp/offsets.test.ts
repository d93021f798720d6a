/**
 * Tests that the pages of MCP list tools contain every item once, however many items the pages of the service contain.
 */
import { expect, it } from "vitest"
import { callToolWith } from "./callToolWith.ts"

const campaign = "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"

const namesOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, name: `${prefix}${index}` }))

/** Returns the items on the page that a request asks for. A page contains at most `largest` items. */
const pageOf = <Item>(url: URL, items: ReadonlyArray<Item>, largest: number) => {
  const page = Number(url.searchParams.get("page"))
  const size = Math.min(largest, Number(url.searchParams.get("page_size")))
  return { page, page_size: size, total_items: items.length, items: items.slice((page - 1) * size, page * size) }
}

/** Reads a list as an agent does, by following `next_offset`. Returns the ids of the items, and the pages requested by each tool call. */
const readAll = async (name: string, args: object, limit: number, reply: (url: URL) => Response) => {
  const ids: Array<string> = []
  const requested: Array<ReadonlyArray<string | null>> = []
  for (let offset: number | null = 0; offset !== null;) {
    const pages: Array<string | null> = []
    const { isError, text } = await callToolWith({
      name,
      args: { ...args, limit, offset },
      reply: (url) => {
        pages.push(url.searchParams.get("page"))
        return reply(url)
      }
    })
    expect({ isError, text }).toEqual({ isError: false, text: expect.any(String) })
    const read = JSON.parse(text) as { items: ReadonlyArray<{ id: string }>; next_offset: number | null }
    ids.push(...read.items.map(({ id }) => id))
    requested.push(pages)
    offset = read.next_offset
  }
  return { ids, requested }
}

it.each([
  [100, 20],
  [100, 100],
  [50, 20],
  [30, 100],
  [7, 64]
])(
  "an MCP list tool reads each item once from a service with at most %i items per page, %i items per tool call",
  async (largest, limit) => {
    const items = namesOf("c", 230)
    const { ids } = await readAll("campaigns_list", {}, limit, (url) => Response.json(pageOf(url, items, largest)))
    expect(ids).toEqual(items.map(({ id }) => id))
  }
)

it("an MCP list tool reads each item once if a page after the first contains fewer items than the others", async () => {
  const items = namesOf("c", 260)
  // This service removes items from a page after it has divided the list into pages.
  const pages = [items.slice(0, 100), items.slice(100, 160), items.slice(160)]
  const { ids } = await readAll("campaigns_list", {}, 50, (url) => {
    const page = Number(url.searchParams.get("page"))
    return Response.json({ page, page_size: 100, total_items: items.length, items: pages[page - 1] ?? [] })
  })
  expect(ids).toEqual(items.map(({ id }) => id))
})

it("an MCP list tool with an offset requests the pages of the list from the first to the one that contains its last item", async () => {
  const items = namesOf("c", 230)
  const { requested } = await readAll("campaigns_list", {}, 90, (url) => Response.json(pageOf(url, items, 1000)))
  expect(requested).toEqual([["1"], ["1", "2"], ["1", "2", "3"]])
})

it("the MCP tool names_list returns each name once if the service responds with an array that has a page for each name group", async () => {
  const groups = [namesOf("a", 150), namesOf("b", 150)]
  const { ids } = await readAll("names_list", { id: campaign, spca_type: "creative" }, 100, (url) =>
    Response.json(groups.map((group, index) => ({ group_id: index, ...pageOf(url, group, 100) })))
  )
  expect(ids.toSorted()).toEqual(
    groups
      .flat()
      .map(({ id }) => id)
      .toSorted()
  )
})
