import { describe, expect, it } from "vitest"
import { areaOf, currentOf, groupOf, navigationFor } from "../src/navigation.ts"

const link = (label: string, href: string) =>
  ({ type: "link", label, href, isCurrent: false, badge: undefined, attrs: {} }) as const

const group = (label: string, entries: Parameters<typeof navigationFor>[0]) =>
  ({ type: "group", label, entries, collapsed: false, badge: undefined }) as const

const all = [
  group("Guides", [group("Start", [link("Set up", "/guides/set-up/")])]),
  group("Brand lift", [group("Campaigns", [link("Get", "/brand-lift/operations/get-campaign/")])]),
  group("Exchange", [
    link("Overview", "/exchange/"),
    group("Reference", [link("Schemas", "/exchange/schemas/"), link("Silent", "/silent/exchange/")])
  ]),
  group("Packages", [link("All packages", "/packages/")])
]

describe("navigation", () => {
  it.each([
    ["/exchange/operations/create-survey/", "Exchange"],
    ["/silent/exchange/", "Exchange"],
    ["/silent/", "Guides"],
    ["/changelog/", "Guides"],
    ["/packages/core/", "Packages"]
  ])("the documentation page %s belongs to the area %s of the navigation", (pathname, label) => {
    expect(areaOf(pathname).label).toBe(label)
    expect(navigationFor(all, pathname)).toHaveLength(label === "Exchange" ? 2 : 1)
  })

  it("the navigation marks the list of schemas as current on the page of a schema", () => {
    const navigation = navigationFor(all, "/exchange/schemas/subscribed-survey/")
    expect(navigation[1]).toMatchObject({ entries: [{ isCurrent: true }, { isCurrent: false }] })
    expect(navigation[0]).toMatchObject({ isCurrent: false })
    expect(groupOf(navigation)).toBe("Reference")
    expect(groupOf(navigationFor(all, "/exchange/"))).toBeUndefined()
  })

  it("currentOf selects the navigation entry that matches the path exactly rather than the entry of a parent page", () => {
    expect(currentOf(["/exchange/", "/exchange/schemas/"], "/exchange/schemas/")).toBe("/exchange/schemas/")
    expect(currentOf(["/guides/set-up/"], "/changelog/")).toBeUndefined()
  })
})
