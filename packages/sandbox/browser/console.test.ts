import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { executable, launchBrowser, type OpenConsole, openConsole } from "./browser.ts"

describe.skipIf(executable === undefined)("the console", () => {
  let browser: Browser
  let given: OpenConsole
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    given = await openConsole(browser, { scenario: "supplier" })
    ;({ page } = given)
  })
  afterEach(() => given.close())

  const status = () => page.locator("#status")

  /** Presses Tab until the element that matches the selector has the focus. */
  const reach = async (selector: string) => {
    const isThere = `document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`
    for (let step = 0; step < 120; step++) {
      if (await page.evaluate(isThere)) return
      await page.keyboard.press("Tab")
    }
    throw new Error(`Tab never reaches ${selector}`)
  }

  it("the sandbox console shows clock, sessions and subscriptions without an error or a request to another origin", async () => {
    await page.locator("#delivery-log tbody tr").first().waitFor()
    expect(await page.locator("#now").innerText()).toContain("02:00:00")
    expect(await page.locator("#glance-sessions").innerText()).toMatch(/^\d+ completes of \d+ sessions$/)
    await page.locator("#suppliers summary", { hasText: "Subscriptions" }).click()
    await page.getByText("http://127.0.0.1:9000/outcomes").waitFor()
    expect(given.problems).toEqual([])
  })

  it("while nothing changes, the sandbox console requests only the path of the overview, and gets 304 responses", async () => {
    await page.locator("#delivery-log tbody tr").first().waitFor()
    await page.waitForTimeout(2_500)
    const seen: Array<string> = []
    page.on("response", (response) => seen.push(`${response.status()} ${new URL(response.url()).pathname}`))
    await page.waitForTimeout(4_500)
    expect(new Set(seen)).toEqual(new Set(["304 /__sandbox/overview"]))
  })

  it("the clock in the sandbox console can be advanced with the keyboard, and the focus does not move", async () => {
    await reach('[data-seconds="3600"]')
    await page.keyboard.press("Enter")
    await status().getByText("Clock advanced by 1 h.").waitFor()
    expect(given.sandbox.now().toISOString()).toBe("2026-01-05T03:00:00.000Z")
    expect(await page.locator("#time").innerText()).toBe("03:00:00")
    expect(await page.evaluate("document.activeElement.dataset.seconds")).toBe("3600")
  })

  it("a delivery in the sandbox console opens with the keyboard, shows its payload and signature, and closes on Escape", async () => {
    await page.locator("#delivery-log tbody tr").first().waitFor()
    await reach("#delivery-log button")
    await page.keyboard.press("Enter")
    await page.locator("#sheet .check.good").waitFor()
    expect(JSON.parse(await page.locator("#sheet .payload").innerText())).toBeInstanceOf(Array)
    await page.keyboard.press("Escape")
    await page.locator("#sheet").waitFor({ state: "hidden" })
  })

  it("the sandbox console describes the last failed delivery and can resend it", async () => {
    await given.control("POST", "/delivery-faults", { kind: "drop", stream: "outcomes" })
    await given.control("POST", "/suppliers/4711/respondents", { survey_number: 1_000_001, count: 3 })
    await given.control("POST", "/clock/advance", { seconds: 60 })
    await page.getByText("It was dropped by a fault.").waitFor()
    await page.locator("#replay-failure").click()
    await status()
      .getByText(/^Callback #\d+ resent\.$/)
      .waitFor()
  })

  it("in the sandbox console, a fault can be added with the keyboard and removed, and a fault for an unknown operation is refused with a message", async () => {
    await reach('#inject [name="operation_id"]')
    await page.keyboard.type("listUnicorns")
    await page.keyboard.press("Enter")
    await status().getByText("Neither service has an operation listUnicorns").waitFor()
    await page.locator('#inject [name="operation_id"]').fill("listDictionary")
    await page.keyboard.press("Enter")
    await page.locator("#fault-list").getByText("listDictionary").waitFor()
    await given.control("POST", "/faults", { operation_id: "listCampaigns", status: 500 })
    await page.getByRole("button", { name: /^Remove fault \d+ of listDictionary$/ }).click()
    await page.waitForFunction(`document.querySelectorAll("#fault-list li").length === 1`)
    expect(await given.control("GET", "/faults")).toMatchObject({ items: [{ operation_id: "listCampaigns" }] })
  })

  it("the sandbox console can publish, find, pause and resume a survey", async () => {
    await page.locator('#publish [name="survey_name"]').fill("Tea")
    await page.getByRole("button", { name: "Publish a survey" }).click()
    await status().getByText("Survey published.").waitFor()
    await page.locator("#which").selectOption("all")
    await page.locator("#find-survey").fill("tea")
    await page.getByRole("button", { name: "Pause survey 7000001" }).click()
    await status().getByText("Pause: survey 7000001.").waitFor()
    expect(await given.control("GET", "/surveys/7000001")).toMatchObject({ survey_name: "Tea", price: 4, status: "05" })
    await page.getByRole("button", { name: "Resume survey 7000001" }).click()
    await status().getByText("Resume: survey 7000001.").waitFor()
    await page.getByRole("button", { name: "Tea", exact: true }).click()
    await page.locator("#sheet").getByText("True conversion").waitFor()
  })

  it("the sandbox console shows markup in names as text", async () => {
    await given.control("PATCH", "/surveys/1000001", { survey_name: "<img src=x onerror=alert(1)>" })
    await page.locator("#surveys").scrollIntoViewIfNeeded()
    await page.locator("#survey-rows").getByText("<img src=x onerror=alert(1)>").waitFor()
    expect(await page.locator("#surveys img").count()).toBe(0)
  })

  it("the sandbox console can run a scenario and reset the sandbox", async () => {
    await page.locator("summary", { hasText: "Scenario" }).click()
    await page.getByRole("button", { name: /^buyer/ }).click()
    await status().getByText("Scenario buyer loaded.").waitFor()
    await page.locator("summary[aria-label=More]").click()
    await page.getByRole("button", { name: "Reset…" }).click()
    await status().getByText("The sandbox was reset.").waitFor()
    expect(await given.control("GET", "/overview")).toMatchObject({
      now: "2026-01-05T00:00:00.000Z",
      sessions: { total: 0 }
    })
  })

  it("the sandbox console reports when the sandbox stops responding and when it responds again", async () => {
    await page.route("**/overview", (route) => route.abort())
    await status().getByText("The sandbox does not respond.").waitFor()
    await page.unroute("**/overview")
    await status().getByText("The sandbox responds again.").waitFor()
  })
})
