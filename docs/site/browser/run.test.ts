/**
 * Tests the Run button on the page of each operation. The button runs the displayed Promise sample, with a sandbox inside the page as the server.
 */
import { gzipSync } from "node:zlib"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { addresses } from "./pages.ts"
import { runProgram, runSample as run, until } from "./run-in-page.ts"
import { describeServed } from "./served.ts"

const operations = addresses.filter((address) => /\/operations\/./.test(address))
const dist = join(import.meta.dirname, "../dist")

/** The maximum gzipped size of the sandbox, in bytes. */
const mostOfSandbox = 400_000

describeServed("Run button", (at) => {
  it("the code sample on every operation page runs successfully and sends nothing to a server", async () => {
    expect(operations.length).toBeGreaterThan(80)
    const page = await at.browser.newPage()
    const wrong: Array<string> = []
    let address = ""
    page.on("request", (request) => {
      if (!request.url().startsWith(at.site.url)) wrong.push(`${address}: requested ${request.url()}`)
    })
    page.on("pageerror", (error) => wrong.push(`${address}: ${error.message}`))
    for (address of operations) {
      await page.goto(`${at.site.url}${address}`)
      const { state, text, words } = await run(page)
      if (state !== "done" || !words.startsWith("200 ")) wrong.push(`${address}: ${words} ${text.slice(0, 300)}`)
    }
    expect(wrong).toEqual([])
    await page.close()
  })

  it("a code sample in the documentation runs offline once its page and the sandbox are loaded", async () => {
    const context = await at.browser.newContext()
    const page = await context.newPage()
    await page.goto(`${at.site.url}/brand-lift/operations/get-campaign/`)
    await run(page)
    await context.setOffline(true)
    expect((await run(page)).words).toContain("200 ")
    await context.close()
  })

  it("a documentation page that was visited before is available offline and its code sample runs", async () => {
    const context = await at.browser.newContext()
    const page = await context.newPage()
    const address = `${at.site.url}/exchange/operations/list-suppliers/`
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

  it("a changed input on an operation page updates all three code samples and is used by the next run", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/brand-lift/operations/list-campaigns/`)
    await page.locator(".fw-inputs summary").first().click()
    await page.getByLabel("page_size", { exact: true }).fill("1")
    for (const label of ["Promise", "Effect", "curl"]) {
      expect(await page.locator(`#sample-${label}`).textContent()).toMatch(/page_size(: |=)1\b/)
    }
    expect(await page.locator(".fw-state").innerText()).toBe("press Run")
    expect((await run(page)).words).toContain("200 ")
    await page.close()
  })

  it("an invalid input on an operation page is named in an error and the code sample is not run", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/brand-lift/operations/create-campaign/`)
    await page.locator(".fw-inputs textarea").fill("{")
    await page.locator("fw-try .fw-run").click()
    expect(await page.locator(".fw-input-error").innerText()).toBe("body is not valid JSON")
    await page.close()
  })

  it("running a guide program in the browser loads at most 400 KB of scripts, gzipped", async () => {
    // Service workers are blocked, because a file that a service worker fetches for its cache would be counted twice.
    const page = await at.browser.newPage({ serviceWorkers: "block" })
    await page.goto(`${at.site.url}/guides/lift-study/`)
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

  it("changes in the sandbox of an operation page persist between runs until the sandbox is reset", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/brand-lift/operations/launch-campaign/`)
    expect((await run(page)).state).toBe("done")
    expect((await run(page)).state).toBe("failed")
    await page.locator(".fw-reset").click()
    await until(page, 'document.querySelector(".fw-response").dataset.state === "stale"')
    expect((await run(page)).state).toBe("done")
    await page.close()
  })
})

it("each web worker that contains the sandbox and a client is smaller than 400 KB, gzipped", () => {
  const workers = globSync("_astro/*.worker-*.js", { cwd: dist })
  expect(workers).toHaveLength(5)
  for (const file of workers) expect(gzipSync(readFileSync(join(dist, file))).length).toBeLessThan(mostOfSandbox)
})
