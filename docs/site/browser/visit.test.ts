import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serve, type Site } from "../serve.ts"
import { executable, open } from "./browser.ts"
import { addresses } from "./pages.ts"
import { until } from "./run-in-page.ts"

describe.skipIf(executable === undefined)("in a browser", () => {
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    site = await serve()
    browser = await open()
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  it("loads every page without an error, a breach of its policy or a request to another host", async () => {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } })
    const faults: Array<string> = []
    let address = ""
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") faults.push(`${address}: ${message.text()}`)
    })
    page.on("pageerror", (error) => faults.push(`${address}: ${error.message}`))
    page.on("request", (request) => {
      const url = request.url()
      if (!url.startsWith(site.url) && !url.startsWith("data:")) faults.push(`${address}: asked for ${url}`)
    })
    for (address of addresses) await page.goto(`${site.url}${address}`, { waitUntil: "load" })
    expect(faults).toEqual([])
    await page.close()
  })

  it("shows a reference page whole without JavaScript", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.url}/brand-lift/operations/update-campaign/`)
    const text = await page.locator("main").innerText()
    for (const part of [
      "Update a campaign",
      "brandLift.campaigns.update",
      "Effect.gen",
      "curl --request PATCH",
      "end_date",
      "400 Bad Request"
    ]) {
      expect(text).toContain(part)
    }
    await context.close()
  })

  it("hides without JavaScript what only JavaScript can do", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const address of ["/guides/lift-study/", "/sandbox/", "/brand-lift/operations/get-campaign/"]) {
      await page.goto(`${site.url}${address}`)
      for (const dead of [".fw-run", ".fw-play", "[data-do]", ".fw-on-paper"])
        expect(await page.locator(`${dead}:visible`).count(), `${address} ${dead}`).toBe(0)
    }
    await page.goto(`${site.url}/sandbox/`)
    expect(await page.locator("fw-campaign svg").isVisible()).toBe(true)
    await context.close()
  })

  it("shows the page for missing pages, with a way on", async () => {
    const page = await browser.newPage()
    const response = await page.goto(`${site.url}/no/such/page/`)
    expect(response?.status()).toBe(404)
    expect(await page.locator("main").innerText()).toContain("404")
    expect(await page.locator("main a").count()).toBeGreaterThan(0)
    await page.close()
  })

  it("leads back to where a link was followed, and to a field by its address", async () => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/exchange/operations/create-survey/`)
    await page.locator('main a[href^="/exchange/schemas/"]').first().click()
    await page.waitForURL(/schemas/)
    await page.goBack()
    expect(page.url()).toBe(`${site.url}/exchange/operations/create-survey/`)
    await page.goto(`${site.url}/brand-lift/operations/list-campaigns/#query.page_size`)
    // It scrolls there, and stops below the bar.
    const top = 'document.getElementById("query.page_size").getBoundingClientRect().top'
    await until(page, `${top} > 50 && ${top} < 800`)
    await page.close()
  })

  it("copies what is shown", async () => {
    const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] })
    const page = await context.newPage()
    const copied = () => page.evaluate("navigator.clipboard.readText()")
    await page.goto(`${site.url}/brand-lift/operations/get-campaign/`)
    await page.locator("fw-try .fw-copy").first().click()
    expect(await copied()).toContain('import { brandLift } from "./client.ts"')
    await page.getByRole("tab", { name: "curl" }).click()
    await page.locator("fw-try .fw-copy").first().click()
    expect(await copied()).toContain('curl "$FIELDWORK_BRAND_LIFT_URL')
    await page.goto(`${site.url}/guides/paging/`)
    await page.locator(".expressive-code .copy button").first().click()
    expect(await copied()).toContain("createBrandLift")
    await page.goto(`${site.url}/`)
    await page.locator("fw-command .fw-copy").click()
    expect(await copied()).toBe("npx @fieldwork/sandbox --scenario analyst")
    await context.close()
  })

  it("prints all three samples of an operation, and neither navigation nor buttons", async () => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/brand-lift/operations/get-campaign/`)
    await page.emulateMedia({ media: "print" })
    for (const label of ["Promise", "Effect", "curl"])
      expect(await page.locator(`#sample-${label}`).isVisible(), label).toBe(true)
    for (const screen of [
      ".fw-places",
      ".sidebar-pane",
      ".fw-run",
      ".fw-copy",
      ".fw-inputs",
      ".fw-footer",
      ".right-sidebar"
    ])
      expect(await page.locator(`${screen}:visible`).count(), screen).toBe(0)
    const panel = 'getComputedStyle(document.querySelector(".fw-code")).backgroundColor'
    expect(await page.evaluate(panel)).toBe("rgb(255, 255, 255)")
    await page.goto(`${site.url}/guides/paging/`)
    const code = 'getComputedStyle(document.querySelector(".ec-line span")).color'
    expect(await page.evaluate(code)).toBe("rgb(0, 0, 0)")
    await page.close()
  })

  it("reaches Run from the keyboard, with every step in sight", async () => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/brand-lift/operations/get-campaign/`)
    await page.keyboard.press("Tab")
    expect(await page.evaluate("document.activeElement.textContent")).toContain("Skip to content")
    const hidden: Array<string> = []
    const isRun = 'document.activeElement.classList.contains("fw-run")'
    let steps = 0
    for (; steps < 300 && (await page.evaluate(isRun)) !== true; steps++) {
      await page.keyboard.press("Tab")
      const seen = `(() => { const at = document.activeElement; const style = getComputedStyle(at)
        return style.outlineStyle !== "none" || style.boxShadow !== "none" || at === document.body ? "" : at.outerHTML.slice(0, 120) })()`
      const without = String(await page.evaluate(seen))
      if (without !== "") hidden.push(without)
    }
    expect(steps).toBeLessThan(300)
    expect(hidden).toEqual([])
    await page.keyboard.press("Enter")
    await page.close()
  })

  it("keeps the choice of a code tab from page to page", async () => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/brand-lift/operations/get-campaign/`)
    await page.getByRole("tab", { name: "curl" }).click()
    await page.goto(`${site.url}/exchange/operations/create-supplier-link/`)
    expect(await page.getByRole("tab", { name: "curl" }).getAttribute("aria-selected")).toBe("true")
    expect(await page.getByRole("tabpanel").filter({ visible: true }).innerText()).toContain("FIELDWORK_EXCHANGE_URL")
    await page.close()
  })

  it.each([
    ["an operation", "launch a campaign", "/brand-lift/operations/launch-campaign/"],
    ["an operation by its id", "launchCampaign", "/brand-lift/operations/launch-campaign/"],
    ["a field", "survey_lastSend", "/exchange/schemas/subscribed-survey/"],
    ["an error code", "v07", "/exchange/errors/v07/"],
    ["a guide", "AmbiguousWriteError", "/guides/tokens-and-retries/"]
  ])("finds %s by the keyboard alone", async (_, words, href) => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/`)
    await page.keyboard.press("Control+k")
    await page.keyboard.type(words)
    await page.locator(`dialog a[href="${href}"]`).waitFor({ timeout: 10_000 })
    const focused = () => page.evaluate("document.activeElement.getAttribute('href')")
    for (let steps = 0; steps < 8 && (await focused()) !== href; steps++) await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.waitForURL(`${site.url}${href}`)
    await page.close()
  })

  it("shows the error codes on a telephone in fewer than 3,000 px, without an empty row", async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${site.url}/exchange/errors/`)
    const table = page.locator("main table")
    expect((await table.boundingBox())?.height).toBeLessThan(3_000)
    const empty = 'td => td.textContent.trim() === "" && td.getBoundingClientRect().height > 0'
    expect(await page.evaluate(`[...document.querySelectorAll("main td")].filter(${empty}).length`)).toBe(0)
    await page.close()
  })

  it("gives the link to the Markdown of a page the colour of links", async () => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/guides/lift-study/`)
    const color = (selector: string) => `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).color`
    const footer = await page.evaluate(color('footer a[href$=".md"]'))
    expect(footer).toBe(await page.evaluate(color("main p a")))
    await page.close()
  })

  it("does not scroll sideways on a telephone", async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const wide: Array<string> = []
    for (const address of addresses) {
      await page.goto(`${site.url}${address}`)
      const overflow = await page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
      if (Number(overflow) > 0) wide.push(`${address}: ${String(overflow)} px`)
    }
    expect(wide).toEqual([])
    await page.close()
  })
})
