/**
 * Sends 200 respondents per second through an entry link for ten minutes, and measures the memory use of the sandbox.
 *
 * Options: --rate N (respondents per second, default 200), --minutes M (default 10), --seed S. The clock runs 60 simulated seconds per real second,
 * so sessions end during the run.
 */
import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { Agent, createServer, get } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { Overview } from "../src/control/schema.gen.ts"
import { credentials } from "../src/index.ts"

const { values } = parseArgs({
  options: {
    rate: { type: "string", default: "200" },
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: "1" }
  }
})
const [rate, minutes, seed] = [Number(values.rate), Number(values.minutes), Number(values.seed)]
console.log(`seed ${seed}, ${rate} sessions a second for ${minutes} minutes`)

let messages = 0
const receiver = createServer((request, response) => {
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", () => {
    messages += (JSON.parse(Buffer.concat(chunks).toString()) as ReadonlyArray<unknown>).length
    response.writeHead(204).end()
  })
})
await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve))
const callback = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`

const options = ["--port", "0", "--rate", "60", "--market", "10", "--seed", String(seed)]
const child = spawn(process.execPath, [join(import.meta.dirname, "../src/main.ts"), ...options], {
  stdio: ["ignore", "pipe", "inherit"]
})
const url = await new Promise<string>((resolve, reject) => {
  child.stdout.on("data", (chunk: Buffer) => {
    const [, found] = /sandbox on (http:\S+)/.exec(chunk.toString()) ?? []
    if (found !== undefined) resolve(found)
  })
  child.once("exit", () => reject(new Error("the sandbox ended")))
})

const call = async (method: string, path: string, body?: object): Promise<unknown> => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })
  return response.json()
}
await call("PATCH", "/__sandbox/surveys/1000001", { total_wanted: 100_000_000, allocations: { "4711": 100_000_000 } })
await call("POST", "/supply/respondent-outcomes/v1/subscriptions/4711", { callback, outcomes: [{}] })
const link = (await call("POST", "/Supply/v1/SupplierLinks/Create/1000001/4711", {
  SupplierLinkTypeCode: "OWS",
  TrackingTypeCode: "NONE"
})) as { SupplierLink: { LiveLink: string } }

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
let [sent, answered, failed] = [0, 0, 0]
const enter = () => {
  const id = `${sent++}`.padStart(8, "0")
  const request = get(`${link.SupplierLink.LiveLink}pid-${id}&MID=mid-${id}`, { agent }, (response) => {
    if (response.statusCode === 302 || response.statusCode === 200) answered++
    else failed++
    response.resume()
  })
  request.on("error", () => failed++)
}

/** Returns the resident memory of the sandbox process in bytes. */
const resident = (): number => {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? []
  return Number(kilobytes) * 1024
}

const began = performance.now()
const samples: Array<number> = []
await new Promise<void>((resolve) => {
  const tick = setInterval(() => {
    const elapsed = (performance.now() - began) / 1000
    // A late timer sends all respondents that are due.
    while (sent < Math.min(elapsed, minutes * 60) * rate) enter()
    const minute = Math.floor((elapsed / 60) * 2)
    if (minute > samples.length) {
      samples.push(resident())
      const megabytes = Math.round((samples.at(-1) ?? 0) / 1e6)
      console.log(
        `     ${(samples.length / 2).toFixed(1)} min: ${answered} entered, ${messages} messages, ${megabytes} MB resident`
      )
    }
    if (elapsed > minutes * 60) {
      clearInterval(tick)
      resolve()
    }
  }, 20)
})
// Waits until all requests have completed.
await new Promise<void>((resolve) => {
  const waiting = setInterval(() => {
    if (answered + failed < sent) return
    clearInterval(waiting)
    resolve()
  }, 10)
})
const overview = (await call("GET", "/__sandbox/overview")) as Overview
agent.destroy()
receiver.close()
receiver.closeAllConnections()
child.removeAllListeners("exit")
child.kill()

let isFailed = failed > 0
const judge = (what: string, value: string, holds: boolean, goal: string): void => {
  isFailed ||= !holds
  console.log(`${holds ? "ok  " : "FAIL"} ${what}: ${value} (${goal})`)
}
judge("sessions a second", (answered / (minutes * 60)).toFixed(1), answered >= rate * minutes * 60 * 0.99, `${rate}`)
judge("sessions that the sandbox counts", String(overview.sessions.total), overview.sessions.total === answered, "all")
const middle = samples[Math.floor(samples.length / 2)] ?? 0
const growth = ((samples.at(-1) ?? 0) - middle) / 1e6
const ended = (overview.sessions.total - overview.sessions.under_way) / 2
judge(
  "resident memory from the middle to the end",
  `${growth.toFixed(1)} MB for ${ended} sessions that ended, ${((growth * 1e6) / ended).toFixed(0)} bytes each`,
  growth * 1e6 <= ended * 200 + 20e6,
  "flat: 200 bytes a session and 20 MB of noise"
)
process.exit(isFailed ? 1 : 0)
