import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { executable, open, type Visit, visit } from "./browser.ts"

const size = 30_000

/** Collects the tasks of more than 50 ms that hold the page up. */
const collect = `
  window.longTasks = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))))
    .observe({ type: "longtask", buffered: true })
`

const longTasks = (page: Page) => page.evaluate("longTasks") as Promise<ReadonlyArray<number>>

/** Looks at everything, searches, scrolls to the end, while the clock runs. */
const use = async ({ control, page, url }: Visit): Promise<ReadonlyArray<number>> => {
  await page.addInitScript(collect)
  await page.goto(`${url}/__sandbox/`)
  await page.locator("#surveys").scrollIntoViewIfNeeded()
  await page.locator("#survey-rows .vrow").first().waitFor()
  await control("PUT", "/clock/rate", { rate: 60 })
  for (const share of [0.1, 0.5, 0.9, 1]) {
    await page.evaluate(
      `(() => { const box = document.getElementById("survey-rows"); box.scrollTop = box.scrollHeight * ${share} })()`
    )
    await page.waitForTimeout(400)
  }
  await page.locator("#find-survey").fill("eng_us")
  await page.waitForTimeout(500)
  await page.locator("#find-survey").fill("")
  for (const section of ["#sessions", "#campaigns"]) {
    await page.locator(section).scrollIntoViewIfNeeded()
    await page.waitForTimeout(2_200)
  }
  await control("PUT", "/clock/rate", { rate: 0 })
  return longTasks(page)
}

describe.skipIf(executable === undefined)(`the console at ${size} surveys`, () => {
  let browser: Browser
  let given: Visit
  beforeAll(async () => {
    browser = await open()
    given = await visit(browser, { sandbox: { market: { size, churn: "real" } } })
  })
  afterAll(async () => {
    await given.close()
    await browser.close()
  })

  it("draws only the rows in view, wherever one scrolls to", async () => {
    const { page } = given
    await page.locator("#which").selectOption("all")
    await page.locator("#surveys").scrollIntoViewIfNeeded()
    await page.waitForFunction(
      `Number(document.querySelector("#survey-table").getAttribute("aria-rowcount")) > ${size}`
    )
    expect(await page.locator("#survey-rows .vrow").count()).toBeLessThan(60)
    await page.evaluate(`document.getElementById("survey-rows").scrollTop = 1e9`)
    const last = `Number([...document.querySelectorAll("#survey-rows .vrow")].at(-1)?.getAttribute("aria-rowindex"))`
    await page.waitForFunction(
      `Math.max(...[...document.querySelectorAll("#survey-rows .vrow")].map((_) => Number(_.getAttribute("aria-rowindex")))) === Number(document.querySelector("#survey-table").getAttribute("aria-rowcount"))`
    )
    expect(await page.evaluate(last)).toBeGreaterThan(size)
    expect(await page.locator("#survey-rows .vrow").count()).toBeLessThan(60)
    expect(await page.evaluate(`document.querySelectorAll("*").length`)).toBeLessThan(2_500)
  })

  // A machine that is busy with something else makes long tasks of its own: what the page itself does is long every time.
  it("has no task of more than 50 ms, in one of three tries", async () => {
    const tries: Array<ReadonlyArray<number>> = []
    for (let round = 0; round < 3 && tries.every((tasks) => tasks.length > 0); round++) tries.push(await use(given))
    console.log(`long tasks by try, in ms: ${JSON.stringify(tries)}`)
    expect(tries.at(-1)).toEqual([])
    await given.page.evaluate(
      "new Promise((done) => setTimeout(() => { const end = performance.now() + 120; while (performance.now() < end); setTimeout(done, 200) }))"
    )
    expect(await longTasks(given.page), "the measure sees a task that is long").toHaveLength(1)
  })
})
