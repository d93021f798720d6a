import { parseHTML } from "linkedom"
import { beforeAll, describe, expect, it } from "vitest"
import { build, collect, type Report, renderHtml, type Source } from "../../src/index.ts"
import { sourceOf } from "../support/source.ts"
import { startAnalystScenario, type RecordedResponses } from "../support/startAnalystScenario.ts"

/** Returns the numbers in a string as digits, without commas or signs. */
const numbersIn = (text: string): ReadonlyArray<string> =>
  [...text.replaceAll("−", "-").matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([digits]) => digits.replaceAll(",", ""))

/** Returns the text of an element, with a space between child nodes. */
const textOf = (node: { readonly childNodes: Iterable<unknown>; readonly textContent: string | null }): string => {
  const children = [...node.childNodes] as ReadonlyArray<Parameters<typeof textOf>[0]>
  return children.length === 0 ? (node.textContent ?? "") : children.map(textOf).join(" ")
}

describe.each(["Alder Coffee winter", "Birch Roasters new year"] as const)("the HTML report of %s", (name) => {
  let report: Report
  let html = ""
  let responses: RecordedResponses
  let source: Source
  beforeAll(async () => {
    const scenario = await startAnalystScenario()
    responses = scenario.responses
    source = await collect(scenario.client, scenario.idOf(name))
    report = build(source, { designedSplit: [1, 1] })
    html = renderHtml(report)
  })

  it(`outside its plots, the HTML lift report of ${name} shows only numbers from the service's responses or its own method section`, () => {
    const { document } = parseHTML(html)
    const [method, style, script] = ["section.method", "style", "script"].map((selector) =>
      document.querySelector(selector)
    )
    const explained = new Set(numbersIn(method === null || method === undefined ? "" : textOf(method)))
    for (const element of [method, style, script]) element?.remove()
    // Axis labels are not results of the study. The values of a plot are in the table beside the plot or in the daily CSV file.
    for (const element of document.querySelectorAll("svg, .axis, [style], code")) {
      if (!element.matches(".track")) element.remove()
    }
    const text = responses.bodies.join(" ")
    const given = new Set(
      [...text.matchAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)].flatMap(([digits]) => {
        const value = Math.abs(Number(digits))
        return [String(value), value.toFixed(1), String(Math.round(value))]
      })
    )
    const unknown = numbersIn(textOf(document.body)).filter((each) => !explained.has(each) && !given.has(each))
    expect(unknown).toEqual([])
  })

  it(`the HTML lift report of ${name} is one file below 250 KB that loads nothing from the network`, () => {
    expect(Buffer.byteLength(html)).toBeLessThan(250_000)
    const addresses = [...html.matchAll(/(?:src|href)\s*=\s*"([^"]*)"|url\(([^)]*)\)/g)].map(([, a, b]) => a ?? b ?? "")
    for (const address of addresses) expect(address).toMatch(/^(?:#|data:)/)
  })

  it(`rendering the HTML lift report of ${name} twice from the same data gives identical bytes`, () => {
    expect(renderHtml(build(JSON.parse(JSON.stringify(source)) as Source, { designedSplit: [1, 1] }))).toBe(html)
  })

  it(`the HTML lift report of ${name} has a row for each segment, and marks none with fewer than 50 respondents in a group as significant`, () => {
    const { document } = parseHTML(html)
    const rows = [...document.querySelectorAll("table.b tbody tr:not(.group)")]
    expect(rows.length).toBe(1 + report.parts.groups.flatMap((group) => group.rows).length)
    const small = report.parts.groups
      .flatMap((group) => group.rows)
      .filter(({ row }) => Math.min(row.exposed ?? 0, row.control ?? 0) < 50)
    expect(document.querySelectorAll("table.b tr.few").length).toBe(small.length)
    for (const row of document.querySelectorAll("tr.few")) expect(row.textContent).not.toMatch(/\b(?:lift|decline)\b/)
  })
})

it("an HTML lift report escapes markup in names", () => {
  const questions = [{ name: '<img src=x onerror="alert(1)">', xe: 600, ne: 1000, xc: 400, nc: 1000 }]
  const html = renderHtml(
    build(sourceOf({ questions, devices: questions, name: "</title><script>1</script>", client: "A & B" }))
  )
  expect(html).not.toContain("<img")
  expect([...html.matchAll(/<script/g)].length).toBe(1)
  expect(html).toContain("A &amp; B")
})

it("the HTML lift report of a campaign without respondents states that there are too few respondents", async () => {
  const scenario = await startAnalystScenario()
  const html = renderHtml(
    build(
      await collect(scenario.client, scenario.idOf("Cedar Beans spring"), {
        now: () => Date.parse("2026-01-21T06:00:00Z")
      })
    )
  )
  expect(html).toContain("too few respondents")
  expect(html).not.toMatch(/NaN|undefined|Infinity/)
})
