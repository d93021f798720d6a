/**
 * Run on the page of every operation: the Promise sample, as it is shown, against the sandbox inside the page.
 */
import { gzipSync } from "node:zlib"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serve, type Site } from "../serve.ts"
import { executable, open } from "./browser.ts"
import { addresses } from "./pages.ts"
import { runProgram, runSample as run, until } from "./run-in-page.ts"

const operations = addresses.filter((address) => /\/operations\/./.test(address))
const dist = join(import.meta.dirname, "../dist")

/** In bytes, gzipped. */
const mostOfSandbox = 400_000

describe.skipIf(executable === undefined)("Run", () => {
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

  it("is on the page of every operation, succeeds there, and sends nothing to a server", async () => {
    expect(operations.length).toBeGreaterThan(80)
    const page = await browser.newPage()
    const wrong: Array<string> = []
    let address = ""
    page.on("request", (request) => {
      if (!request.url().startsWith(site.url)) wrong.push(`${address}: requested ${request.url()}`)
    })
    page.on("pageerror", (error) => wrong.push(`${address}: ${error.message}`))
    for (address of operations) {
      await page.goto(`${site.url}${address}`)
      const { state, text, words } = await run(page)
      if (state !== "done" || !words.startsWith("200 ")) wrong.push(`${address}: ${words} ${text.slice(0, 300)}`)
    }
    expect(wrong).toEqual([])
    await page.close()
  })

  it("works offline once the page and the sandbox are loaded", async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${site.url}/brand-lift/operations/get-campaign/`)
    await run(page)
    await context.setOffline(true)
    expect((await run(page)).words).toContain("200 ")
    await context.close()
  })

  it("shows a page that was visited, and runs its sample, without a network", async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const address = `${site.url}/exchange/operations/list-suppliers/`
    await page.goto(address)
    await run(page)
    await until(page, "navigator.serviceWorker.controller !== null")
    await page.reload()
    await run(page)
    await context.setOffline(true)
    await page.goto(address)
    expect((await run(page)).words).toContain("200 ")
    await context.close()
  })

  it("rewrites all three samples when an input changes, and runs what is shown", async () => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/brand-lift/operations/list-campaigns/`)
    await page.locator(".fw-inputs summary").first().click()
    await page.getByLabel("page_size", { exact: true }).fill("1")
    for (const label of ["Promise", "Effect", "curl"]) {
      expect(await page.locator(`#sample-${label}`).textContent()).toMatch(/page_size(: |=)1\b/)
    }
    expect(await page.locator(".fw-state").innerText()).toBe("press Run")
    expect((await run(page)).words).toContain("200 ")
    await page.close()
  })

  it("says which input cannot be read, and runs nothing", async () => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/brand-lift/operations/create-campaign/`)
    await page.locator(".fw-inputs textarea").fill("{")
    await page.locator("fw-try .fw-run").click()
    expect(await page.locator(".fw-input-error").innerText()).toBe("body is not valid JSON")
    await page.close()
  })

  it("loads at most 400 KB for the program of a guide, gzipped", async () => {
    // What the service worker fetches again to keep is no second load.
    const page = await browser.newPage({ serviceWorkers: "block" })
    await page.goto(`${site.url}/guides/lift-study/`)
    const loaded: Array<Promise<number>> = []
    page.context().on("response", (response) => {
      if (response.url().endsWith(".js")) loaded.push(response.body().then((body) => gzipSync(body).length))
    })
    await runProgram(page, 0)
    const bytes = (await Promise.all(loaded)).reduce((sum, each) => sum + each, 0)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThan(mostOfSandbox)
    await page.close()
  })

  it("remembers what was changed, until the sandbox is reset", async () => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/brand-lift/operations/launch-campaign/`)
    expect((await run(page)).state).toBe("done")
    expect((await run(page)).state).toBe("failed")
    await page.locator(".fw-reset").click()
    await until(page, 'document.querySelector(".fw-response").dataset.state === "stale"')
    expect((await run(page)).state).toBe("done")
    await page.close()
  })
})

it("loads at most 400 KB of sandbox and client, gzipped", () => {
  const workers = globSync("_astro/*.worker-*.js", { cwd: dist })
  expect(workers).toHaveLength(5)
  for (const file of workers) expect(gzipSync(readFileSync(join(dist, file))).length).toBeLessThan(mostOfSandbox)
})
