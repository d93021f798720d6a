import { describe, expect, it } from "vitest"
import type { DictionaryPage } from "@fieldwork/specs/exchange/schema"
import { startExchange } from "./startExchange.ts"

describe("dictionaries", () => {
  const properties = [
    "business-units",
    "clients",
    "industries",
    "locales",
    "lockouts",
    "study-types",
    "survey-groups",
    "suppliers",
    "users"
  ]

  it.each(properties)("every entry of the exchange dictionary %s has a name", async (property) => {
    const { body, status } = await startExchange().get(`/demand/v2-beta/${property}`)
    expect(status).toBe(200)
    const { result, total } = body as DictionaryPage
    expect(result.length).toBe(total)
    expect(result.every(({ name }) => typeof name === "string" && name !== "")).toBe(true)
  })

  it("the exchange dictionary of locales has codes and names", async () => {
    const { result } = (await startExchange().get("/demand/v2-beta/locales")).body as DictionaryPage
    expect(result).toContainEqual({ code: "eng_us", name: "English - United States" })
    expect(result.every(({ code }) => /^[a-z]{3}_[a-z]{2}$/.test(code ?? ""))).toBe(true)
  })

  it.each([1, 2, 7, 46, 1000])(
    "the pages of an exchange dictionary with page size %i contain the whole list and state the same total",
    async (size) => {
      const { get } = startExchange()
      const whole = (await get("/demand/v2-beta/locales?page_size=1000")).body as DictionaryPage
      const pages: Array<DictionaryPage["result"]> = []
      for (let number = 1; ; number++) {
        const page = (await get(`/demand/v2-beta/locales?page_size=${size}&page_number=${number}`))
          .body as DictionaryPage
        expect(page.total).toBe(whole.total)
        if (page.result.length === 0) break
        expect(page.result.length).toBeLessThanOrEqual(size)
        pages.push(page.result)
      }
      expect(pages.flat()).toEqual(whole.result)
    }
  )

  it("the dictionary of users can be searched by name and e-mail address", async () => {
    const { get } = startExchange()
    const named = async (query: string) =>
      ((await get(`/demand/v2-beta/users?query=${query}`)).body as DictionaryPage).result.map(({ name }) => name)
    expect(await named("rivera")).toEqual(["Alma Rivera"])
    expect(await named("NOAH")).toEqual(["Noah Lindqvist"])
    expect(await named("juniper.example")).toHaveLength(3)
    expect(await named("nobody")).toEqual([])
  })

  it("a request for an unknown exchange dictionary gets 404 with error code v03", async () => {
    const { body, status } = await startExchange().get("/demand/v2-beta/unicorns")
    expect(status).toBe(404)
    expect(body).toMatchObject({ errors: [{ code: "v03" }] })
  })

  it.each([
    ["/demand/v2-beta/locales?query=rivera", "v10", { field: "query" }],
    ["/demand/v2-beta/locales?page_size=0", "v07", { field: "page_size", min: 1, max: null }],
    ["/demand/v2-beta/locales?page_number=0", "v07", { field: "page_number", min: 1, max: null }],
    ["/demand/v2-beta/locales?page_number=two", "v06", { field: "page_number", type: "integer" }],
    ["/demand/v2-beta/locales?page_size=1.5", "v06", { field: "page_size", type: "integer" }]
  ])("the exchange dictionary request %s is refused with error code %s", async (path, code, detail) => {
    const { body, status } = await startExchange().get(path)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ code, detail }] })
  })
})
