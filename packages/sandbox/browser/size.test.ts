import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { executable, launchBrowser, type OpenConsole, openConsole } from "./browser.ts"

const size = 30_000

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Returns the processor time of each main-thread task that used more than 50 ms. Processor time is not affected by other load on the machine.
 */
const longTasks = (trace: Buffer): ReadonlyArray<number> => {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { readonly traceEvents: ReadonlyArray<TraceEvent> }
  const isMain = new Set(
    events
      .filter(({ args, name }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`)
  )
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith("RunTask") && isMain.has(`${pid} ${tid}`))
  if (tasks.every(({ tdur }) => tdur === undefined)) throw new Error("The trace has no processor times")
  return tasks.flatMap(({ tdur = 0 }) => (tdur > 50_000 ? [Math.round(tdur / 1000)] : []))
}

const traced = async (browser: Browser, page: Page, action: () => Promise<void>): Promise<ReadonlyArray<number>> => {
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] })
  await action()
  return longTasks(await browser.stopTracing())
}

/** Displays every section, runs a search, and scrolls the survey list to its end while the sandbox's virtual clock runs. */
const viewEverything = async ({ control, page, url }: OpenConsole): Promise<void> => {
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
}

describe.skipIf(executable === undefined)(`the console at ${size} surveys`, () => {
  let browser: Browser
  let given: OpenConsole
  beforeAll(async () => {
    browser = await launchBrowser()
    given = await openConsole(browser, { sandbox: { market: { size, churn: "real" } } })
  })
  afterAll(async () => {
    await given.close()
    await browser.close()
  })

  it(`the sandbox console with ${size} surveys renders only the visible rows at any scroll position`, async () => {
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

  it(`the sandbox console with ${size} surveys has no task of more than 50 ms`, async () => {
    expect(await traced(browser, given.page, () => viewEverything(given))).toEqual([])
  })

  it("the performance trace of the sandbox console test finds a task above 50 ms when the page runs a long loop", async () => {
    const block =
      "new Promise((done) => setTimeout(() => { let sum = 0; for (let n = 0; n < 1e9; n++) sum += n % 7; done(sum) }))"
    const found = await traced(browser, given.page, async () => {
      await given.page.evaluate(block)
    })
    expect(Math.max(...found)).toBeGreaterThan(50)
  })
})
