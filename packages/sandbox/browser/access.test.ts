import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { executable, launchBrowser, sizes, violations, openConsole } from "./browser.ts"

const cases = (["desktop", "telephone"] as const).flatMap((size) =>
  (["light", "dark"] as const).map((scheme) => [sizes[size].width, scheme, size] as const)
)

describe.skipIf(executable === undefined)("the accessibility and layout of the console", () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it.each(cases)(
    "the sandbox console at %d pixels in %s mode has no accessibility violations and does not scroll horizontally",
    async (_, colorScheme, size) => {
      const { close, control, page } = await openConsole(browser, { size, colorScheme, scenario: "supplier" })
      await control("POST", "/faults", { operation_id: "listCampaigns", status: 429 })
      await control("POST", "/delivery-faults", { kind: "drop" })
      await page.evaluate("for (const it of document.querySelectorAll('.suppliers details')) it.open = true")
      for (const section of ["#faults", "#sessions", "#suppliers", "#surveys"]) {
        await page.locator(section).scrollIntoViewIfNeeded()
        await page.waitForTimeout(150)
      }
      await page.locator("#session-list summary").first().click()
      await page.locator("#session-list details[open] .owe").waitFor()
      await page.locator("#survey-rows .vrow").first().waitFor()
      expect(await violations(page)).toEqual([])
      const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
      await close()
    }
  )

  it.each(cases)(
    "the campaign sheet of the sandbox console at %d pixels in %s mode has no accessibility violations",
    async (_, colorScheme, size) => {
      const { close, page } = await openConsole(browser, { size, colorScheme, scenario: "analyst" })
      await page.getByRole("button", { name: "Alder Coffee winter" }).click()
      await page.locator("#lift-plot svg").waitFor()
      expect(await violations(page)).toEqual([])
      await close()
    }
  )

  it("every button, input field and selection list of the sandbox console has an accessible label", async () => {
    const { close, page } = await openConsole(browser, { scenario: "supplier" })
    const nameless = `[...document.querySelectorAll("button, input, select")].filter((it) => (it.labels?.length ?? 0) === 0 && !it.ariaLabel && it.textContent.trim() === "").map((it) => it.outerHTML)`
    expect(await page.evaluate(nameless)).toEqual([])
    await close()
  })
})
