import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { LiftDay, Study } from "../../src/control/schema.gen.ts"
import type { Listening } from "../../src/server.ts"
import { start } from "../control/sandbox.ts"
import { type Browser, chromium, launch } from "./browser.ts"

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

describe.skipIf(chromium === undefined)("the page's campaigns", () => {
  let browser: Browser
  let server: Listening | undefined
  beforeAll(async () => {
    browser = await launch(chromium ?? "")
  })
  afterEach(() => server?.close())
  afterAll(() => browser.close())

  const visit = async (scenario: string | undefined = "analyst") => {
    const given = start()
    server = await given.sandbox.listen()
    if (scenario !== "") await given.control("POST", `/scenarios/${scenario}/run`)
    await browser.open(`${server.url}/__sandbox/`)
    await browser.until(`document.querySelector("#surveys table") !== null`)
    const studies = async () =>
      ((await given.control("GET", "/campaigns")).body as { items: ReadonlyArray<Study> }).items
    return { ...given, studies }
  }

  const text = (selector: string) => browser.evaluate(`document.querySelector(${JSON.stringify(selector)}).textContent`)
  const count = (selector: string) => browser.evaluate(`document.querySelectorAll(${JSON.stringify(selector)}).length`)
  const choose = (id: string, option: string) =>
    browser.evaluate(`(() => {
      const select = document.getElementById("${id}")
      select.value = [...select.options].find(({ textContent }) => textContent === ${JSON.stringify(option)}).value
      select.dispatchEvent(new Event("change"))
    })()`)
  const press = (button: string) =>
    browser.evaluate(
      `[...document.querySelectorAll("#campaign-moves button")].find(({ textContent }) => textContent === "${button}").click()`
    )

  it("draw a point and an interval for each day that has figures, and say them in a table and in words", async () => {
    const { control, studies } = await visit()
    const [alder] = await studies()
    const path = `/campaigns/${alder?.campaign_id}/lift?question_id=${alder?.questions[0]?.id}&confidence_level=0.9`
    const days = ((await control("GET", path)).body as { items: ReadonlyArray<LiftDay> }).items
    await browser.until(`document.querySelector("#lift-chart svg") !== null`)
    const readable = days.filter(({ low }) => low !== null)
    expect(readable.length).toBeGreaterThan(10)
    expect([await count("#lift-chart .point"), await count("#lift-chart .interval")]).toEqual([
      readable.length,
      readable.length
    ])
    expect(await count("#lift-chart .sure")).toBe(
      readable.filter(({ statistically_significant }) => statistically_significant).length
    )
    expect(await count("#lift-table tbody tr")).toBe(days.length)
    const last = days.at(-1)
    const shown = `+${last?.lift_percentage?.toFixed(1)}`
    expect(await text("#lift-table tbody tr td:nth-child(2)")).toBe(shown)
    expect(await text("#lift-sentence")).toContain(`${shown} points, 90 % interval from +${last?.low?.toFixed(1)} to `)
    expect(await browser.evaluate(`document.querySelector("#lift-chart svg").ariaLabel`)).toContain(
      `Lift of brand_awareness in percentage points by day. ${shown} points`
    )
  })

  it("put the points where the figures are: higher lift stands higher, and inside its interval", async () => {
    await visit()
    await browser.until(`document.querySelector("#lift-chart svg") !== null`)
    const inside = `[...document.querySelectorAll("#lift-chart g")].every((day) => {
      const [low, high] = ["y1", "y2"].map((name) => Number(day.querySelector(".interval").getAttribute(name)))
      const point = Number(day.querySelector(".point").getAttribute("cy"))
      return high < point && point < low
    })`
    expect(await browser.evaluate(inside)).toBe(true)
  })

  it("show another question, level or campaign when it is chosen", async () => {
    await visit()
    await browser.until(`document.querySelector("#lift-chart svg") !== null`)
    const before = await text("#lift-sentence")
    await choose("question", "purchase_intent")
    await browser.until(`document.querySelector("#lift-sentence").textContent !== ${JSON.stringify(before)}`)
    await choose("level", "95 %")
    await browser.until(`document.querySelector("#lift-sentence").textContent.includes("95 % interval")`)
    await choose("campaign", "Dogwood Tea summer")
    await browser.until(`document.querySelector("#lift-sentence").textContent === "A draft has no lift: launch it."`)
    expect([await count("#lift-chart svg"), await text("#campaign-facts")]).toEqual([
      0,
      "draft, 2026-06-01 00:00 to 2026-07-01 00:00 UTC, 0 respondents"
    ])
  })

  it("are moved by the buttons that fit their status", async () => {
    const { studies } = await visit()
    const statuses = async () => (await studies()).map(({ status }) => status)
    expect(await statuses()).toEqual(["live", "complete", "pending", "draft"])
    for (const [campaign, button, word] of [
      ["Alder Coffee winter", "End now", "complete"],
      ["Birch Roasters new year", "Reopen", "live"],
      ["Cedar Beans spring", "Start now", "live"],
      ["Dogwood Tea summer", "Launch", "pending"]
    ] as const) {
      await choose("campaign", campaign)
      await browser.until(`document.querySelector("#campaign-moves").textContent.includes("${button}")`)
      await press(button)
      await browser.until(`document.querySelector("#status").textContent === "${campaign} is ${word}."`)
    }
    expect(await statuses()).toEqual(["complete", "live", "live", "pending"])
  })

  it("say that there are none", async () => {
    await visit("")
    expect(await browser.evaluate(`document.querySelector("#campaign-study").hidden`)).toBe(true)
    expect(await browser.evaluate(`document.querySelector("#no-campaign").hidden`)).toBe(false)
  })

  it.each([
    [1280, "light"],
    [1280, "dark"],
    [390, "light"],
    [390, "dark"]
  ] as const)("are accessible and fit at %d pixels, %s", async (width, scheme) => {
    await browser.resize(width, 844)
    await browser.prefer(scheme)
    const { control } = await visit()
    await control("POST", "/faults", { operation_id: "listCampaigns", status: 429 })
    await browser.until(`document.querySelector("#lift-chart svg") !== null`)
    await browser.until(`document.querySelector("#faults table") !== null`)
    await browser.evaluate(axe)
    const violations = `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))]))`
    expect(await browser.evaluate(violations)).toEqual([])
    const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    expect(await browser.evaluate(overflow)).toBe(0)
    expect(browser.complaints).toEqual([])
  })
})
