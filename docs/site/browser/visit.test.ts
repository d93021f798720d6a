import { expect, it } from "vitest"
import { addresses } from "./pages.ts"
import { until } from "./run-in-page.ts"
import { describeServed, type Served } from "./served.ts"

interface Visits {
  /** The errors and warnings in the browser console, and the requests to hosts other than the site's own. */
  readonly faults: ReadonlyArray<string>
  /** The addresses of pages that scroll horizontally. */
  readonly wide: ReadonlyArray<string>
}

/** Visits every page once, with a phone-sized viewport. */
const visitAll = async ({ browser, site }: Served): Promise<Visits> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const faults: Array<string> = []
  const wide: Array<string> = []
  let address = ""
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(`${address}: ${message.text()}`)
  })
  page.on("pageerror", (error) => faults.push(`${address}: ${error.message}`))
  page.on("request", (request) => {
    const url = request.url()
    if (!url.startsWith(site.url) && !url.startsWith("data:")) faults.push(`${address}: requested ${url}`)
  })
  for (address of addresses) {
    await page.goto(`${site.url}${address}`, { waitUntil: "load" })
    const overflow = await page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    if (Number(overflow) > 0) wide.push(`${address}: ${String(overflow)} px`)
  }
  await page.close()
  return { faults, wide }
}

describeServed("pages in a browser", (at) => {
  let visits: Promise<Visits> | undefined
  const visited = () => (visits ??= visitAll(at))

  it("every documentation page loads without an error, a violation of its content security policy or a request to another host", async () => {
    expect((await visited()).faults).toEqual([])
  })

  it("no documentation page scrolls horizontally on a phone", async () => {
    expect((await visited()).wide).toEqual([])
  })

  it("a reference page shows its full content without JavaScript", async () => {
    const context = await at.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${at.site.url}/brand-lift/operations/update-campaign/`)
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

  it("a documentation page without JavaScript hides the controls that require it", async () => {
    const context = await at.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const address of ["/guides/lift-study/", "/sandbox/", "/brand-lift/operations/get-campaign/"]) {
      await page.goto(`${at.site.url}${address}`)
      for (const dead of [".fw-run", ".fw-play", "[data-do]", ".fw-on-paper"])
        expect(await page.locator(`${dead}:visible`).count(), `${address} ${dead}`).toBe(0)
    }
    await page.goto(`${at.site.url}/sandbox/`)
    expect(await page.locator("fw-campaign svg:visible").count()).toBe(1)
    await context.close()
  })

  it("the 404 page of the documentation site links to other pages", async () => {
    const page = await at.browser.newPage()
    const response = await page.goto(`${at.site.url}/no/such/page/`)
    expect(response?.status()).toBe(404)
    expect(await page.locator("main").innerText()).toContain("404")
    expect(await page.locator("main a").count()).toBeGreaterThan(0)
    await page.close()
  })

  it("the back button returns to the previous documentation page, and a URL with the id of a field scrolls to the field", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/exchange/operations/create-survey/`)
    await page.locator('main a[href^="/exchange/schemas/"]').first().click()
    await page.waitForURL(/schemas/)
    await page.goBack()
    expect(page.url()).toBe(`${at.site.url}/exchange/operations/create-survey/`)
    await page.goto(`${at.site.url}/brand-lift/operations/list-campaigns/#query.page_size`)
    // The page must scroll until the field is visible below the header.
    const top = 'document.getElementById("query.page_size").getBoundingClientRect().top'
    await until(page, `${top} > 50 && ${top} < 800`)
    await page.close()
  })

  it("each copy button on a documentation page copies the code that is shown", async () => {
    const context = await at.browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] })
    const page = await context.newPage()
    const copied = () => page.evaluate("navigator.clipboard.readText()")
    await page.goto(`${at.site.url}/brand-lift/operations/get-campaign/`)
    await page.locator("fw-try .fw-copy").first().click()
    expect(await copied()).toContain('import { brandLift } from "./client.ts"')
    await page.getByRole("tab", { name: "curl" }).click()
    await page.locator("fw-try .fw-copy").first().click()
    expect(await copied()).toContain('curl "$FIELDWORK_BRAND_LIFT_URL')
    await page.goto(`${at.site.url}/guides/paging/`)
    await page.locator(".expressive-code .copy button").first().click()
    expect(await copied()).toContain("createBrandLift")
    await page.goto(`${at.site.url}/`)
    await page.locator("fw-command .fw-copy").click()
    expect(await copied()).toBe("npx @fieldwork/sandbox --scenario analyst")
    await context.close()
  })

  it("an operation page is printed with all three code samples and without navigation and buttons", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/brand-lift/operations/get-campaign/`)
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
    await page.goto(`${at.site.url}/guides/paging/`)
    const code = 'getComputedStyle(document.querySelector(".ec-line span")).color'
    expect(await page.evaluate(code)).toBe("rgb(0, 0, 0)")
    await page.close()
  })

  it("the Run button of a code sample can be reached with the keyboard, and every focused element is visibly marked", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/brand-lift/operations/get-campaign/`)
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

  it("the language that is selected for code samples stays selected on other documentation pages", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/brand-lift/operations/get-campaign/`)
    await page.getByRole("tab", { name: "curl" }).click()
    await page.goto(`${at.site.url}/exchange/operations/create-supplier-link/`)
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
  ])("the documentation search finds %s with only the keyboard", async (_, words, href) => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/`)
    await page.keyboard.press("Control+k")
    await page.keyboard.type(words)
    await page.locator(`dialog a[href="${href}"]`).waitFor({ timeout: 10_000 })
    const focused = () => page.evaluate("document.activeElement.getAttribute('href')")
    for (let steps = 0; steps < 8 && (await focused()) !== href; steps++) await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.waitForURL(`${at.site.url}${href}`)
    await page.close()
  })

  it("the table of error codes in the documentation is less than 3,000 px high on a phone and has no empty row", async () => {
    const page = await at.browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${at.site.url}/exchange/errors/`)
    const table = page.locator("main table")
    expect((await table.boundingBox())?.height).toBeLessThan(3_000)
    const empty = 'td => td.textContent.trim() === "" && td.getBoundingClientRect().height > 0'
    expect(await page.evaluate(`[...document.querySelectorAll("main td")].filter(${empty}).length`)).toBe(0)
    await page.close()
  })

  it("the link to the Markdown version of a documentation page has the colour of other links", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/guides/lift-study/`)
    const color = (selector: string) => `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).color`
    const footer = await page.evaluate(color('footer a[href$=".md"]'))
    expect(footer).toBe(await page.evaluate(color(".sl-markdown-content p a")))
    await page.close()
  })
})
