import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { LiftDay, Study } from "../src/control/schema.gen.ts"
import { executable, launchBrowser, type OpenConsole, openConsole } from "./browser.ts"

describe.skipIf(executable === undefined)("the campaigns of the console", () => {
  let browser: Browser
  let given: OpenConsole
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    given = await openConsole(browser, { scenario: "analyst" })
    ;({ page } = given)
    await page.locator("#campaign-rows svg").first().waitFor()
  })
  afterEach(() => given.close())

  const studies = async () => ((await given.control("GET", "/campaigns")) as { items: ReadonlyArray<Study> }).items
  const daysOf = async ({ campaign_id, questions }: Study) => {
    const path = `/campaigns/${campaign_id}/lift?question_id=${questions[0]?.id}&confidence_level=0.9`
    return ((await given.control("GET", path)) as { items: ReadonlyArray<LiftDay> }).items
  }

  it("the campaign list of the sandbox console shows a small plot beside the lift, its margin and its verdict", async () => {
    const [alder] = await studies()
    const last = alder && (await daysOf(alder)).at(-1)
    const row = page.locator("#campaign-rows tr", { hasText: "Alder Coffee winter" })
    const shown = await row.innerText()
    expect(shown).toContain(`+${last?.lift_percentage?.toFixed(1)}`)
    expect(shown).toContain(`± ${(((last?.high ?? 0) - (last?.low ?? 0)) / 2).toFixed(1)}`)
    expect(shown).toContain("lift shown")
    expect(await row.locator("svg[role=img] path.band").count()).toBe(1)
    expect(await page.locator("#glance-lift").innerText()).toBe("1 with a lift")
    expect(given.problems).toEqual([])
  })

  it("clicking a campaign in the sandbox console shows its lift by day as a plot, a table and a sentence", async () => {
    const [alder] = await studies()
    const days = alder === undefined ? [] : await daysOf(alder)
    const last = days.at(-1)
    await page.getByRole("button", { name: "Alder Coffee winter" }).click()
    await page.locator("#lift-plot svg").waitFor()
    expect(await page.locator("#lift-table tbody tr").count()).toBe(days.length)
    expect(await page.locator("#lift-plot .touch").count()).toBe(days.filter(({ low }) => low !== null).length)
    expect(await page.locator("#lift-sentence").innerText()).toContain(
      `+${last?.lift_percentage?.toFixed(1)} points, 90 % interval from +${last?.low?.toFixed(1)} to `
    )
  })

  it("the campaign sheet of the sandbox console shows the lift of the question and the level that the user selects", async () => {
    await page.getByRole("button", { name: "Alder Coffee winter" }).click()
    const before = await page.locator("#lift-sentence").innerText()
    await page.getByLabel("Question").selectOption({ label: "purchase_intent" })
    await page.waitForFunction(`document.querySelector("#lift-sentence").textContent !== ${JSON.stringify(before)}`)
    await page.getByLabel("Interval").selectOption({ label: "95 %" })
    await page.locator("#lift-sentence", { hasText: "95 % interval" }).waitFor()
  })

  it("the buttons of a campaign in the sandbox console launch, start, end or reopen the campaign and report its new status", async () => {
    expect((await studies()).map(({ status }) => status)).toEqual(["live", "complete", "pending", "draft"])
    for (const [campaign, move, word] of [
      ["Alder Coffee winter", "End now", "complete"],
      ["Birch Roasters new year", "Reopen", "live"],
      ["Cedar Beans spring", "Start now", "live"],
      ["Dogwood Tea summer", "Launch", "pending"]
    ] as const) {
      await page.getByRole("button", { name: campaign }).click()
      await page.locator("#campaign-moves").getByRole("button", { name: move, exact: true }).click()
      await page.locator("#status", { hasText: `${campaign} is ${word}.` }).waitFor({ state: "attached" })
      await page.keyboard.press("Escape")
    }
    expect((await studies()).map(({ status }) => status)).toEqual(["complete", "live", "live", "pending"])
  })
})
