/**
 * Measures the cost of a first visit in comparison with Redoc: the size of the JavaScript on a reference page, and the time until the operation's
 * heading is visible at 1 Mbps with the CPU slowed down by a factor of four.
 *
 * Run it with `node browser/speed.ts` after building the site. The server sends gzip, as a real host would.
 */
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import type { Browser, Page } from "playwright-core"
import { serve } from "../serve.ts"
import { executable, open } from "./browser.ts"
import { redocPage } from "./redoc.ts"

const redoc = "/redoc/"
const pages = [
  { name: "ours, getCampaign", address: "/brand-lift/operations/get-campaign/", heading: "Get a campaign" },
  { name: "Redoc, getCampaign", address: `${redoc}#operation/getCampaign`, heading: "Get a campaign" },
  { name: "ours, createSurvey", address: "/exchange/operations/create-survey/", heading: "Create a survey" },
  { name: "ours, largest package", address: "/packages/brand-lift-promise/", heading: "@fieldwork/brand-lift/promise" }
]

const visits = 3
const megabit = 1_000_000 / 8
const timeoutMillis = 60_000

const send = (response: ServerResponse, status: number, type: string, body: Uint8Array) => {
  response.writeHead(status, { "content-type": type, "content-encoding": "gzip" })
  response.end(gzipSync(body))
}

/** Starts a server that compresses the site with gzip and also serves the Redoc page. */
const compressed = async () => {
  const site = await serve()
  const other = Buffer.from(redocPage("brand-lift"))
  const answer = async (path: string, response: ServerResponse) => {
    if (path === redoc) return send(response, 200, "text/html; charset=utf-8", other)
    const found = await fetch(`${site.url}${path}`)
    const type = found.headers.get("content-type") ?? ""
    return send(response, found.status, type, new Uint8Array(await found.arrayBuffer()))
  }
  const server = createServer((request, response) => {
    void answer(request.url ?? "/", response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await site.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** Returns a script that runs from the start of the page load and records the time at which a heading that contains `heading` becomes visible. */
const watch = (heading: string) => `
  const check = () => {
    const found = [...document.querySelectorAll("h1, h2")].some(
      (each) => each.textContent.toLowerCase().includes(${JSON.stringify(heading.toLowerCase())}) && each.checkVisibility()
    )
    if (found) requestAnimationFrame(() => { globalThis.visibleAt = performance.now() })
    else requestAnimationFrame(check)
  }
  check()
`

/** Returns the total size of the inline scripts in a page in bytes, each compressed separately. */
const inlineBytes = (html: string): number =>
  [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].reduce(
    (sum, [, code = ""]) => (code === "" ? sum : sum + gzipSync(code).length),
    0
  )

/**
 * Returns the time in milliseconds from the start of the page load until the heading is visible, or NaN if the heading does not appear. Polls from
 * outside the page, because the content security policy blocks Playwright's own waiting functions.
 */
const visibleAt = async (page: Page): Promise<number> => {
  for (let waited = 0; waited < timeoutMillis; waited += 100) {
    const at: unknown = await page.evaluate("globalThis.visibleAt")
    if (typeof at === "number") return at
    await page.waitForTimeout(100)
  }
  return Number.NaN
}

interface Visit {
  readonly visible: number
  readonly scripts: number
  readonly all: number
}

const visit = async (browser: Browser, url: string, heading: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, serviceWorkers: "block" })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch(heading))
    const session = await context.newCDPSession(page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 40,
      downloadThroughput: megabit,
      uploadThroughput: megabit
    })
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    const types = new Map<string, string>()
    let scripts = 0
    let all = 0
    session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type))
    session.on("Network.loadingFinished", ({ encodedDataLength, requestId }) => {
      all += encodedDataLength
      if (types.get(requestId) === "Script") scripts += encodedDataLength
    })
    const reply = await page.goto(url, { waitUntil: "load", timeout: timeoutMillis })
    const visible = await visibleAt(page)
    await page.waitForLoadState("networkidle")
    const html = (await reply?.text()) ?? ""
    return { visible, scripts: scripts + inlineBytes(html), all }
  } finally {
    await context.close()
  }
}

interface Started {
  /** The time in milliseconds from pressing Run until the response is shown. It includes loading the sandbox. */
  readonly first: number
  /** The time in milliseconds for the second run, when the sandbox is already loaded. */
  readonly again: number
  /** The compressed size of the scripts that Run loads, in bytes. */
  readonly scripts: number
}

/** Presses the Run button of a page twice and measures both runs. The CPU and the network are not throttled. */
const start = async (browser: Browser, url: string, panel: string): Promise<Started> => {
  const context = await browser.newContext({ serviceWorkers: "block" })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForLoadState("networkidle")
    const loaded: Array<Promise<number>> = []
    context.on("response", (response) => {
      if (response.url().endsWith(".js")) loaded.push(response.body().then((body) => gzipSync(body).length))
    })
    const press = async () =>
      Number(
        await page.evaluate(`new Promise((resolve) => {
          const from = performance.now()
          const watched = document.querySelector(${JSON.stringify(panel)})
          new MutationObserver(() => {
            if (["done", "failed"].includes(watched.dataset.state)) resolve(performance.now() - from)
          }).observe(watched, { attributes: true })
          document.querySelector(".fw-run").click()
        })`)
      )
    const first = await press()
    const again = await press()
    const scripts = (await Promise.all(loaded)).reduce((sum, each) => sum + each, 0)
    return { first, again, scripts }
  } finally {
    await context.close()
  }
}

const runs = [
  { name: "sample of a brand lift page", address: "/brand-lift/operations/get-campaign/", panel: ".fw-response" },
  { name: "sample of an exchange page", address: "/exchange/operations/list-suppliers/", panel: ".fw-response" },
  { name: "program of the lift guide", address: "/guides/lift-study/", panel: "fw-program" }
]

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

if (executable !== undefined) {
  const site = await compressed()
  const browser = await open()
  const found = new Map<string, Array<Visit>>(pages.map(({ name }) => [name, []]))
  for (let round = 0; round < visits; round++) {
    for (const { address, heading, name } of pages) {
      found.get(name)?.push(await visit(browser, `${site.url}${address}`, heading))
    }
  }
  console.table(
    [...found].map(([page, each]) => ({
      page,
      "visible, s": (median(each.map(({ visible }) => visible)) / 1000).toFixed(2),
      "JavaScript, KB gz": (median(each.map(({ scripts }) => scripts)) / 1000).toFixed(1),
      "all, KB gz": (median(each.map(({ all }) => all)) / 1000).toFixed(0)
    }))
  )
  console.log(
    `"visible": the time until the heading of the operation is visible; the median of ${visits} cold visits, in turn, at 1 Mbps, 40 ms and 4 × CPU.`
  )
  const started = new Map<string, Array<Started>>(runs.map(({ name }) => [name, []]))
  for (let round = 0; round < visits; round++)
    for (const { address, name, panel } of runs)
      started.get(name)?.push(await start(browser, `${site.url}${address}`, panel))
  console.table(
    [...started].map(([run, each]) => ({
      run,
      "first response, ms": median(each.map(({ first }) => first)).toFixed(0),
      "the next, ms": median(each.map(({ again }) => again)).toFixed(0),
      "loaded on Run, KB gz": (median(each.map(({ scripts }) => scripts)) / 1000).toFixed(0)
    }))
  )
  console.log("The time from pressing Run until the response is shown. The first run also loads the sandbox.")
  await browser.close()
  await site.close()
}
