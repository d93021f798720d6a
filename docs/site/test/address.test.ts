import { describe, expect, it } from "vitest"
import { addressOf, pathWithin, withBase } from "../src/address.ts"

describe("addressOf", () => {
  it("addressOf splits the URL of the documentation site into an origin and a base path", () => {
    expect(addressOf("https://team.example/fieldwork/")).toEqual({
      origin: "https://team.example",
      base: "/fieldwork",
      latest: "/fieldwork"
    })
    expect(addressOf("https://docs.example")).toEqual({ origin: "https://docs.example", base: "", latest: "" })
    expect(addressOf("")).toEqual({ origin: undefined, base: "", latest: "" })
  })

  it("addressOf returns the edition, such as v1.2.0 or pr/12, if the URL of the documentation site ends with it", () => {
    expect(addressOf("https://team.example/fieldwork/v1.2.0/")).toMatchObject({
      latest: "/fieldwork",
      edition: "v1.2.0"
    })
    expect(addressOf("https://docs.example/pr/12")).toMatchObject({ base: "/pr/12", latest: "", edition: "pr/12" })
  })

  it("addressOf rejects a site URL that is not absolute or has a query", () => {
    expect(() => addressOf("team.example")).toThrow("SITE_URL is not a URL: team.example")
    expect(() => addressOf("https://team.example/?a=1")).toThrow("without ? and #")
  })

  it("withBase adds the base path of the site to root-relative links in HTML exactly once", () => {
    const html =
      '<a href="/guides/paging/#a"><img src="/card.png"><a href="/fieldwork/x/"><a href="//cdn.example/"><a href="#top">'
    expect(withBase(html, "html", "/fieldwork")).toBe(
      '<a href="/fieldwork/guides/paging/#a"><img src="/fieldwork/card.png"><a href="/fieldwork/x/"><a href="//cdn.example/"><a href="#top">'
    )
    expect(withBase(html, "html", "")).toBe(html)
  })

  it("withBase adds the base path of the site to root-relative links in Markdown", () => {
    expect(withBase("[a](/guides/paging.md) [b](https://a.example/)", "markdown", "/v1")).toBe(
      "[a](/v1/guides/paging.md) [b](https://a.example/)"
    )
  })

  it("pathWithin removes the base path of the site from the path of a page", () => {
    expect(pathWithin("/fieldwork/guides/", "/fieldwork")).toBe("/guides/")
    expect(pathWithin("/fieldworks/", "/fieldwork")).toBe("/fieldworks/")
  })
})
