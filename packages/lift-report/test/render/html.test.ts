import { parseHTML } from "linkedom"
import { beforeAll, describe, expect, it } from "vitest"
import { build, collect, type Report, renderHtml, type Source } from "../../src/index.ts"
import { sourceOf } from "../support/source.ts"
import { analyst, type Answers } from "../support/world.ts"

/** Numbers in a text, with their digits and without commas; minus as on a keyboard. */
const numbersIn = (text: string): ReadonlyArray<string> =>
  [...text.replaceAll("−", "-").matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([digits]) => digits.replaceAll(",", ""))

/** Every text of an element, apart from its neighbours. */
const textOf = (node: { readonly childNodes: Iterable<unknown>; readonly textContent: string | null }): string => {
  const children = [...node.childNodes] as ReadonlyArray<Parameters<typeof textOf>[0]>
  return children.length === 0 ? (node.textContent ?? "") : children.map(textOf).join(" ")
}

describe.each(["Alder Coffee winter", "Birch Roasters new year"] as const)("the report of %s", (name) => {
  let report: Report
  let html = ""
  let answers: Answers
  let source: Source
  beforeAll(async () => {
    const world = await analyst()
    answers = world.answers
    source = await collect(world.client, world.idOf(name))
    report = build(source, { designedSplit: [1, 1] })
    html = renderHtml(report)
  })

  it("shows no number that is neither in the service's responses nor in the method", () => {
    const { document } = parseHTML(html)
    const [method, style, script] = ["section.method", "style", "script"].map((selector) =>
      document.querySelector(selector)
    )
    const explained = new Set(numbersIn(method === null || method === undefined ? "" : textOf(method)))
    for (const element of [method, style, script]) element?.remove()
    // Values of axes are no figures; the figures of a plot are in the table beside it or in the days' CSV.
    for (const element of document.querySelectorAll("svg, .axis, [style], code")) {
      if (!element.matches(".track")) element.remove()
    }
    const responses = answers.bodies.join(" ")
    const given = new Set(
      [...responses.matchAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)].flatMap(([digits]) => {
        const value = Math.abs(Number(digits))
        return [String(value), value.toFixed(1), String(Math.round(value))]
      })
    )
    const unknown = numbersIn(textOf(document.body)).filter((each) => !explained.has(each) && !given.has(each))
    expect(unknown).toEqual([])
  })

  it("is one file of at most 250 KB that asks nothing of the network", () => {
    expect(Buffer.byteLength(html)).toBeLessThan(250_000)
    const addresses = [...html.matchAll(/(?:src|href)\s*=\s*"([^"]*)"|url\(([^)]*)\)/g)].map(([, a, b]) => a ?? b ?? "")
    for (const address of addresses) expect(address).toMatch(/^(?:#|data:)/)
  })

  it("is the same bytes for the same figures", () => {
    expect(renderHtml(build(JSON.parse(JSON.stringify(source)) as Source, { designedSplit: [1, 1] }))).toBe(html)
  })

  it("has a row for each part, too few or not, and calls none below 50 per group significant", () => {
    const { document } = parseHTML(html)
    const rows = [...document.querySelectorAll("table.b tbody tr:not(.group)")]
    expect(rows.length).toBe(1 + report.parts.groups.flatMap((group) => group.rows).length)
    const small = report.parts.groups
      .flatMap((group) => group.rows)
      .filter(({ row }) => Math.min(row.exposed ?? 0, row.control ?? 0) < 50)
    expect(document.querySelectorAll("table.b tr.few").length).toBe(small.length)
    for (const row of document.querySelectorAll("tr.few")) expect(row.textContent).not.toContain("holds")
  })
})

it("a report whose names have markup in them shows them as text", () => {
  const questions = [{ name: '<img src=x onerror="alert(1)">', xe: 600, ne: 1000, xc: 400, nc: 1000 }]
  const html = renderHtml(
    build(sourceOf({ questions, devices: questions, name: "</title><script>1</script>", client: "A & B" }))
  )
  expect(html).not.toContain("<img")
  expect([...html.matchAll(/<script/g)].length).toBe(1)
  expect(html).toContain("A &amp; B")
})

it("a campaign without respondents has a report that says so", async () => {
  const world = await analyst()
  const html = renderHtml(
    build(
      await collect(world.client, world.idOf("Cedar Beans spring"), { now: () => Date.parse("2026-01-21T06:00:00Z") })
    )
  )
  expect(html).toContain("too few respondents")
  expect(html).not.toMatch(/NaN|undefined|Infinity/)
})
