/**
 * Runs a market of realistic size for a simulated day with a subscription that includes quotas, and measures the processor time and the memory.
 *
 * Options: --size N (live surveys, default 30,000), --hours H (default 24), --churn calm|real (default real), --seed S. The program enables
 * `--expose-gc` itself, so garbage is collected before memory is measured.
 */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

setFlagsFromString("--expose-gc")
Object.assign(globalThis, { gc: runInNewContext("gc") as () => void })
const { observeMarket } = await import("../test/simulation/observeMarket.ts")

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "30000" },
    hours: { type: "string", default: "24" },
    churn: { type: "string", default: "real" },
    seed: { type: "string", default: "1" }
  }
})
const [size, hours, seed] = [Number(values.size), Number(values.hours), Number(values.seed)]
const churn = values.churn === "calm" ? "calm" : "real"
console.log(`seed ${seed}, ${size} live surveys, churn ${churn}, ${hours} hours`)

let failed = false
const judge = (what: string, value: string, holds: boolean, goal: string): void => {
  failed ||= !holds
  console.log(`${holds ? "ok  " : "FAIL"} ${what}: ${value} (${goal})`)
}

/** Starts the sandbox command in a child process and returns the number of seconds until the server is ready. */
const startTime = async (): Promise<number> => {
  const options = ["--market", String(size), "--churn", churn, "--port", "0", "--rate", "0"]
  const began = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, "../src/main.ts"), ...options], {
    stdio: ["ignore", "pipe", "inherit"]
  })
  await new Promise((resolve, reject) => {
    child.stdout.once("data", resolve)
    child.once("exit", () => reject(new Error("the sandbox ended")))
  })
  const seconds = (performance.now() - began) / 1000
  child.removeAllListeners("exit")
  child.kill()
  return seconds
}

const starts: Array<number> = []
for (let run = 0; run < 3; run++) starts.push(await startTime())
const start = Math.min(...starts)
judge("start until it serves, the best of three", `${start.toFixed(2)} s`, start <= 3, "at most 3 s")

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
const { closed, messages, operators, reasons, samples } = await observeMarket({
  size,
  churn,
  hours,
  seed,
  step: hours / 24,
  every: 20,
  sampled: ({ cpuSeconds, heap, hour, known, live, rss }) =>
    console.log(
      `     hour ${hour}: ${live} live, ${known} known, ${cpuSeconds.toFixed(1)} s of processor, ${megabytes(rss)} resident, ${megabytes(heap)} heap`
    )
})
const lives = samples.map(({ live }) => live)
const [least, most] = [Math.min(...lives), Math.max(...lives)]
judge("live surveys", `${least} to ${most}`, least >= size * 0.9 && most <= size * 1.1, "within 10 %")
const peak = Math.max(...samples.map(({ rss }) => rss))
judge("resident memory at most", megabytes(peak), peak < 1.5e9, "less than 1.5 GB")
const half = samples.slice(samples.length / 2)
const growth = (half.at(-1)?.heap ?? 0) / (half[0]?.heap ?? 1) - 1
judge("heap from the middle to the end", `${(growth * 100).toFixed(1)} %`, growth <= 0.05, "flat: at most 5 % more")
const cpu = samples.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / (hours * 3600)
judge("processor time of virtual time", `${(cpu * 100).toFixed(2)} %`, cpu <= 0.05, "at most 5 %")
const share = closed / messages
judge(
  `messages with a closed client quota, of ${messages}`,
  `${(share * 100).toFixed(1)} %`,
  share >= 0.1,
  "at least 10 %"
)
console.log("     reasons", Object.fromEntries(reasons), "operators", Object.fromEntries(operators))
process.exit(failed ? 1 : 0)
