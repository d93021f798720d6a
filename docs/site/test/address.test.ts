import { describe, expect, it } from "vitest"
import { addressOf, pathWithin, withBase } from "../src/address.ts"

describe("the address of the site", () => {
  it("has an origin and a path", () => {
    expect(addressOf("https://team.example/fieldwork/")).toEqual({
      origin: "https://team.example",
      base: "/fieldwork",
      latest: "/fieldwork"
    })
    expect(addressOf("https://docs.example")).toEqual({ origin: "https://docs.example", base: "", latest: "" })
    expect(addressOf("")).toEqual({ origin: undefined, base: "", latest: "" })
  })

  it("of a version or a preview is a folder of the latest state", () => {
    expect(addressOf("https://team.example/fieldwork/v1.2.0/")).toMatchObject({
      latest: "/fieldwork",
      edition: "v1.2.0"
    })
    expect(addressOf("https://docs.example/pr/12")).toMatchObject({ base: "/pr/12", latest: "", edition: "pr/12" })
  })

  it("is refused where it is not that of a folder", () => {
    expect(() => addressOf("team.example")).toThrow("SITE_URL is not a URL: team.example")
    expect(() => addressOf("https://team.example/?a=1")).toThrow("without ? and #")
  })

  it("leads links of HTML to its path, once", () => {
    const html =
      '<a href="/guides/paging/#a"><img src="/card.png"><a href="/fieldwork/x/"><a href="//cdn.example/"><a href="#top">'
    expect(withBase(html, "html", "/fieldwork")).toBe(
      '<a href="/fieldwork/guides/paging/#a"><img src="/fieldwork/card.png"><a href="/fieldwork/x/"><a href="//cdn.example/"><a href="#top">'
    )
    expect(withBase(html, "html", "")).toBe(html)
  })

  it("leads links of Markdown to its path", () => {
    expect(withBase("[a](/guides/paging.md) [b](https://a.example/)", "markdown", "/v1")).toBe(
      "[a](/v1/guides/paging.md) [b](https://a.example/)"
    )
  })

  it("gives the path of a page within it", () => {
    expect(pathWithin("/fieldwork/guides/", "/fieldwork")).toBe("/guides/")
    expect(pathWithin("/fieldworks/", "/fieldwork")).toBe("/fieldworks/")
  })
})
