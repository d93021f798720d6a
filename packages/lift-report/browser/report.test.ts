/**
 * Checks the HTML report in Chromium: accessibility, layout at several widths, and printing on A4. Skipped without Chromium.
 */
import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type Browser, chromium, type Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { build, collect, renderHtml } from "../src/index.ts"
import { sourceOf } from "../test/support/source.ts"
import { startAnalystScenario } from "../test/support/startAnalystScenario.ts"

const program = [process.env["CHROME_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path)
)
if (program === undefined) console.log("lift-report: skipped the browser tests, because no Chromium was found")

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const long = Array.from({ length: 30 }, (_, i) => ({
  name: `Which of these brands of coffee, tea and other hot drinks would you recommend to a friend who asks you, number ${i + 1}?`,
  xe: 400 + 5 * i,
  ne: i === 3 ? 430 : 1000,
  xc: i === 3 ? 4 : 400,
  nc: i === 3 ? 20 : 1000
}))

describe.skipIf(program === undefined)("the HTML report", () => {
  let browser: Browser
  const reports = new Map<string, string>()
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: program ?? "", args: ["--no-sandbox"] })
    const { client, idOf } = await startAnalystScenario()
    const alder = await collect(client, idOf("Alder Coffee winter"))
    const birch = await collect(client, idOf("Birch Roasters new year"), { decision: "2026-01-19" })
    reports.set("interim", renderHtml(build(alder)))
    reports.set("final", renderHtml(build(birch, { decision: "2026-01-19", designedSplit: [1, 1] })))
    reports.set("long names", renderHtml(build(sourceOf({ questions: long, devices: long }))))
  })
  afterAll(() => browser.close())

  const show = async (name: string, width: number, scheme: "light" | "dark" = "light"): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme })
    await page.setContent(reports.get(name) ?? "", { waitUntil: "load" })
    return page
  }

  it.each([
    ["interim", 1440, "light"],
    ["final", 390, "dark"],
    ["long names", 1024, "light"]
  ] as const)(
    "the %s lift report at %d pixels in %s mode has no accessibility violations",
    async (name, width, scheme) => {
      const page = await show(name, width, scheme)
      await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true")
      await page.evaluate(axe)
      const found = await page.evaluate(
        "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).slice(0, 3).join(' ')))"
      )
      expect(found).toEqual([])
      await page.close()
    }
  )

  it.each([320, 600, 1024])("an HTML lift report does not scroll horizontally at %d pixels", async (width) => {
    for (const name of reports.keys()) {
      const page = await show(name, width)
      expect(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBe(0)
      await page.close()
    }
  })

  it("an HTML lift report shows 30 long names in full, without overlaps", async () => {
    for (const width of [390, 1440]) {
      const page = await show("long names", width)
      const cut =
        await page.evaluate(`[...document.querySelectorAll("table.forest tbody th[scope=row]")].filter((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        const text = range.getBoundingClientRect(), box = cell.getBoundingClientRect()
        return text.right > box.right + 1 || text.bottom > box.bottom + 1 || text.top < box.top - 1
      }).length`)
      expect(cut).toBe(0)
      await page.close()
    }
  })

  it("a printed lift report has A4 pages, cuts no row or text, and contains neither buttons nor the appendix", async () => {
    const page = await show("final", 1240)
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    const text = pdf.toString("latin1")
    const pages = [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)]
    expect(pages.length).toBeGreaterThanOrEqual(3)
    expect(pages.length).toBeLessThanOrEqual(6)
    for (const [, width, height] of pages) {
      expect(Math.abs(Number(width) - 595.3)).toBeLessThan(1)
      expect(Math.abs(Number(height) - 841.9)).toBeLessThan(1)
    }
    await page.emulateMedia({ media: "print" })
    await page.setViewportSize({ width: 680, height: 900 })
    expect(await page.evaluate("document.documentElement.scrollWidth <= 680")).toBe(true)
    expect(
      await page.evaluate(
        "[...document.querySelectorAll('.noprint')].every((each) => getComputedStyle(each).display === 'none')"
      )
    ).toBe(true)
    await page.close()
  })
})
