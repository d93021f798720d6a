/**
 * What a first visit costs: JavaScript on a reference page, and the time until the operation is read at 1 Mbps with a CPU four times slower.
 *
 * `node browser/speed.ts [address …]`, on a built site. Compressed as a host would: the server here sends gzip.
 */
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import { serve } from "../serve.ts"
import { executable, open } from "./browser.ts"

const given = process.argv.slice(2)
const addresses =
  given.length > 0
    ? given
    : [
        "/brand-lift/operations/get-campaign/",
        "/brand-lift/operations/create-campaign/",
        "/exchange/operations/create-survey/"
      ]

const visits = 5
const megabit = 1_000_000 / 8

const pass = async (url: string, response: ServerResponse): Promise<void> => {
  const answer = await fetch(url)
  const type = answer.headers.get("content-type") ?? ""
  response.writeHead(answer.status, { "content-type": type, "content-encoding": "gzip" })
  response.end(gzipSync(new Uint8Array(await answer.arrayBuffer())))
}

/** The site behind gzip. */
const compressed = async () => {
  const site = await serve()
  const server = createServer((request, response) => {
    void pass(`${site.url}${request.url ?? "/"}`, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await site.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

if (executable !== undefined) {
  const site = await compressed()
  const browser = await open()
  const rows = []
  for (const address of addresses) {
    const seen: Array<number> = []
    let scripts = 0
    let all = 0
    for (let visit = 0; visit < visits; visit++) {
      const context = await browser.newContext({ viewport: { width: 1366, height: 900 } })
      const page = await context.newPage()
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
      scripts = 0
      all = 0
      session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type))
      session.on("Network.loadingFinished", ({ encodedDataLength, requestId }) => {
        all += encodedDataLength
        if (types.get(requestId) === "Script") scripts += encodedDataLength
      })
      await page.goto(`${site.url}${address}`, { waitUntil: "load" })
      await page.waitForLoadState("networkidle")
      const paint = await page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN"
      )
      seen.push(Number(paint))
      await context.close()
    }
    rows.push({
      address,
      "seen, s": (median(seen) / 1000).toFixed(2),
      "JavaScript, KB gz": (scripts / 1000).toFixed(1),
      "all, KB gz": (all / 1000).toFixed(0)
    })
  }
  console.table(rows)
  console.log(
    `"seen" is the first paint, which holds the operation's heading: the median of ${visits} cold visits at 1 Mbps, 40 ms and 4 × CPU.`
  )
  await browser.close()
  await site.close()
}
