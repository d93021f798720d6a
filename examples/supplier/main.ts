/**
 * Runs the supplier service against the sandbox in one command. Respondents arrive, the process is killed halfway through and restarted, and the
 * records of the service are compared with those of the sandbox.
 *
 * Options: `--per-second N` (the number of respondents per second, default 10), `--seconds S` (default 20), `--port P` (default 8485), `--seed S`
 * (default 1), `--no-crash` (the process is not killed) and `--exit` (exits at the end instead of running until it is interrupted).
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { compareRecords } from "./compareRecords.ts"
import { sendRespondents } from "./load.ts"
import { isLink, openMarket, supplierCode } from "./market.ts"
import { startService } from "./process.ts"

const { values } = parseArgs({
  allowNegative: true,
  options: {
    "per-second": { type: "string", default: "10" },
    seconds: { type: "string", default: "20" },
    port: { type: "string", default: "8485" },
    seed: { type: "string", default: "1" },
    crash: { type: "boolean", default: true },
    exit: { type: "boolean", default: false }
  }
})
const [perSecond = 0, seconds = 0] = [values["per-second"], values.seconds].map(Number)
const folder = mkdtempSync(join(tmpdir(), "fieldwork-supplier-"))
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0))

const linkCalls: Array<string> = []
const market = await openMarket({
  seed: Number(values.seed),
  size: 3000,
  onCall: (method, path, status) => void (isLink(method, path) && status === 200 && linkCalls.push(path))
})
const place = { url: `http://127.0.0.1:${values.port}`, store: join(folder, "supplier.db") }
let service = await startService(market, place)
process.on("exit", () => void service.kill())
console.log(`earnings   ${place.url}/
exchange   ${market.exchangeUrl}/__sandbox/`)

await market.sandbox.advance({ hours: 2 })
// The virtual clock advances by two minutes per second, so a ten-minute survey takes five seconds.
market.sandbox.setClockRate(120)

const half = { perSecond, seconds: seconds / 2 }
const first = sendRespondents(place.url, { ...half, from: 0 })
if (values.crash) {
  await new Promise((resolve) => setTimeout(resolve, half.seconds * 900))
  await service.kill()
  console.log("killed     while respondents are being routed")
  service = await startService(market, place)
  console.log("restarted")
}
const tallies = [await first, await sendRespondents(place.url, { ...half, from: perSecond * seconds })]
const sum = (name: "entered" | "turnedAway" | "unanswered"): number =>
  tallies.reduce((all, each) => all + each[name], 0)
console.log(
  `clicks     ${sum("entered")} entered, ${sum("turnedAway")} without a survey, ${sum("unanswered")} unanswered`
)

// All respondents finish and the clock is stopped, so no callbacks remain to be sent.
market.sandbox.setClockRate(0)
await market.sandbox.advance({ hours: 1 })
await new Promise((resolve) => setTimeout(resolve, 1500))
const { entries, faults, links, sessions } = await compareRecords(market, place.store, {
  linkCalls,
  redirects: tallies.flatMap(({ redirects }) => redirects)
})
console.log(
  `compared   ${sessions} sessions at the exchange, ${entries} entries recorded, ${links} links, ${faults.length} faults`
)
for (const fault of faults) console.log(`  ${fault}`)
const { data } = await market.control.GET("/__sandbox/ledgers", { params: { query: { supplier_code: supplierCode } } })
const shown = /"total">([^<]*)</.exec(await (await fetch(place.url)).text())?.[1]
console.log(
  `earned     ${data?.items[0]?.received} USD by the messages that the exchange delivered; the page shows ${shown}`
)
if (values.exit) process.exit(faults.length === 0 ? 0 : 1)
market.sandbox.setClockRate(120)
console.log("Press Ctrl-C to stop.")
