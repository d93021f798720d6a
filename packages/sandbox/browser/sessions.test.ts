import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Session } from "../src/control/schema.gen.ts"
import { executable, launchBrowser, type OpenConsole, openConsole } from "./browser.ts"

const pid = "test-10-26-1"

describe.skipIf(executable === undefined).each(["desktop", "telephone"] as const)("sessions on a %s", (size) => {
  let browser: Browser
  let given: OpenConsole
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    given = await openConsole(browser, { size, scenario: "supplier" })
    ;({ page } = given)
    await given.control("POST", "/suppliers/4711/respondents", { survey_number: 1_000_001, panelist_id: pid })
    await given.control("POST", "/clock/advance", { seconds: 3600 })
    await page.locator("#sessions").scrollIntoViewIfNeeded()
  })
  afterEach(() => given.close())

  it(`the sandbox console on a ${size} shows the PID, the status and the amount owed of a session in two clicks`, async () => {
    await page.evaluate("scrollTo(0, 0)")
    await page.getByRole("link", { name: "Sessions", exact: true }).click()
    await page.locator("summary", { hasText: pid }).click()
    const open = page.locator("#session-list details[open]")
    await open.locator(".owe").waitFor()
    const { items } = (await given.control("GET", `/sessions?panelist_id=${pid}`)) as { items: ReadonlyArray<Session> }
    const owed = items[0]?.owed.replace(/0+$/, "") ?? ""
    const shown = await open.innerText()
    expect(shown).toContain(`PID ${pid}`)
    expect(shown).toContain("Complete")
    expect(shown).toContain(`${owed} USD owed. It can be adjusted until 1 Mar`)
    expect(given.problems).toEqual([])
  })

  it(`adjusting a session in the sandbox console on a ${size} updates the amount owed at once`, async () => {
    const row = page.locator("#session-list details", { hasText: pid })
    await row.locator("summary").click()
    await row.getByRole("button", { name: "Adjust now" }).click()
    await row.getByText("Adjusted away").waitFor()
    await row.getByText("No amount owed").waitFor()
    expect(await row.locator(".line li").count()).toBe(4)
  })

  it(`the sandbox console on a ${size} shows every signed message of a session with a valid signature`, async () => {
    const row = page.locator("#session-list details", { hasText: pid })
    await row.locator("summary").click()
    await row.getByRole("button", { name: "Signed messages" }).click()
    await page.locator("#sheet .check.good").first().waitFor()
    expect(await page.locator("#sheet .check.good").count()).toBeGreaterThanOrEqual(2)
    expect(await page.locator("#sheet .payload").last().innerText()).toContain(`"panelist_id": "${pid}"`)
  })

  it(`the sandbox console on a ${size} can filter sessions by PID and by final status`, async () => {
    await page.locator("#find-session").fill("test-")
    await page.waitForFunction(`document.querySelectorAll("#session-list details").length === 1`)
    await page.locator("#find-session").fill("")
    await page.getByRole("button", { name: "Unpaid" }).click()
    await page.waitForFunction(
      `[...document.querySelectorAll("#session-list .owed")].every((_) => _.textContent === "0") && document.querySelectorAll("#session-list details").length > 5`
    )
    await page.getByRole("button", { name: "Adjusted" }).click()
    await page.getByText("No matching sessions.").waitFor()
  })

  it(`the sandbox console on a ${size} replays a recording of callbacks and shows how many were sent`, async () => {
    const headers = { "X-Platform-Signature": "t:1760000000,v1:abcdef01:MEUCIQ==" }
    const body = JSON.stringify([{ respondent_id: "r", panelist_id: "anna" }])
    await given.control("POST", "/recordings", { items: [{ headers, body }] })
    await page.locator("#suppliers summary", { hasText: "Recordings" }).click()
    await page.getByRole("button", { name: "Play × 100, recording 1" }).click()
    await page.getByText("Replaying recording 1 to 4711.").waitFor()
    await given.control("POST", "/clock/advance", { seconds: 1 })
    await page.locator("#suppliers").getByText("1 of 1", { exact: true }).waitFor()
  })

  it(`the sandbox console on a ${size} can send respondents, rotate a key and show a ledger`, async () => {
    const form = page.locator("#send")
    await form.locator("[name=panelist_id]").fill("test-overquota-9")
    await form.getByRole("button", { name: "Send respondents" }).click()
    await page.getByText("Respondents sent into survey 1000001.").waitFor()
    await given.control("POST", "/clock/advance", { seconds: 60 })
    await page.locator("#sessions").scrollIntoViewIfNeeded()
    await page.locator("#session-list summary", { hasText: "test-overquota-9" }).getByText("Quota full").waitFor()
    await page.getByRole("button", { name: "Rotate key of 4711" }).click()
    await page.getByText("have two signatures for one hour").waitFor()
    await page.getByRole("button", { name: "Ledger of 4711" }).click()
    await page.locator("#sheet").getByText("2026-01").waitFor()
  })
})
