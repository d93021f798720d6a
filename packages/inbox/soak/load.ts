/**
 * Two inboxes on one PostgreSQL, or one on SQLite, under the worst case: ten thousand surveys every five seconds.
 *
 *     npm run load -- --engine postgres --seconds 60 --surveys 10000 --every 5
 *
 * Prints the answer times as the sender sees them, the event loops, the lag and the memory, and ends with one line of JSON.
 */
import { generateSigningKey, signCallback } from "@fieldwork/webhooks/testing"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { startDatabase } from "../test/support/database.ts"
import { batch } from "./batch.ts"
import { flags } from "./flags.ts"

const given = flags({ engine: "postgres", seconds: "60", surveys: "10000", every: "5", bytes: "3900" })
const [seconds, surveys, every, bytes] = [given.seconds, given.surveys, given.every, given.bytes].map(Number)
const folder = mkdtempSync(join(tmpdir(), "inbox-load-"))
const key = await generateSigningKey("load-key-1")
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url))

const startInbox = async (store: string) => {
  const child = spawn(process.execPath, [main, "serve"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      FIELDWORK_INBOX_STORE: store,
      FIELDWORK_INBOX_PORT: "0",
      FIELDWORK_INBOX_KEYS: `${key.keyId}=${key.publicKey}`
    }
  })
  for (;;) {
    const [text] = (await once(child.stdout, "data")) as [Buffer]
    const port = /"listening".*"port":(\d+)/.exec(String(text))?.[1]
    if (port !== undefined) return { child, base: `http://127.0.0.1:${port}` }
  }
}

const readGauge = (text: string, name: string): number =>
  Math.max(
    0,
    ...[...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? ([0-9.e+-]+)$`, "gm"))].map((match) => Number(match[1]))
  )

const quantile = (values: ReadonlyArray<number>, part: number): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN)

const database = given.engine === "postgres" ? await startDatabase() : undefined
const store = database?.url ?? join(folder, "inbox.db")
const inboxes = [await startInbox(store)]
if (database !== undefined) inboxes.push(await startInbox(store))

const answers: Array<number> = []
let [refused, longestLag, longestStall, memory] = [0, 0, 0, 0]

const watch = setInterval(() => {
  for (const { base } of inboxes) {
    void (async () => {
      await fetch(`${base}/readyz`).then((response) => response.text())
      const text = await fetch(`${base}/metrics`).then((response) => response.text())
      longestLag = Math.max(longestLag, readGauge(text, "fieldwork_inbox_waiting_seconds"))
      longestStall = Math.max(longestStall, readGauge(text, "fieldwork_inbox_event_loop_max_seconds"))
      memory = Math.max(memory, readGauge(text, "fieldwork_inbox_resident_memory_bytes"))
    })().catch(() => {})
  }
}, 1000)

const send = async (base: string, stream: string, body: Uint8Array): Promise<void> => {
  const signed = await signCallback({ keys: [key], body })
  const started = performance.now()
  const response = await fetch(`${base}/callbacks/${stream}`, { method: "POST", ...signed })
  await response.text()
  answers.push(performance.now() - started)
  if (!response.ok) refused += 1
}

const started = performance.now()
const sending: Array<Promise<void>> = []
for (let round = 0; performance.now() - started < (seconds ?? 60) * 1000; round++) {
  const next = started + (round + 1) * (every ?? 5) * 1000
  const { base } = inboxes[round % inboxes.length] ?? { base: "" }
  // Half of the surveys change from one batch to the next.
  const body = batch({
    surveys: surveys ?? 0,
    first: 1 + (round % 2) * 5000,
    round: Math.floor(round / 2),
    bytes: bytes ?? 0
  })
  sending.push(send(base, "opportunities", body))
  const outcomes = Array.from({ length: 200 }, (_, index) => ({
    respondent_id: `r-${round}-${index}`,
    marketplace_status: 3,
    client_status: 10
  }))
  sending.push(send(base, "outcomes", Buffer.from(JSON.stringify(outcomes))))
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
}
await Promise.all(sending)

const waitingOf = async (base: string): Promise<number> => {
  const { waiting } = (await (await fetch(`${base}/readyz`)).json()) as { readonly waiting: number }
  return waiting
}
const drained = performance.now()
while ((await waitingOf(inboxes[0]?.base ?? "")) > 0) await new Promise((resolve) => setTimeout(resolve, 100))
const drainSeconds = (performance.now() - drained) / 1000
clearInterval(watch)

for (const { child } of inboxes) {
  child.kill("SIGTERM")
  await once(child, "exit")
}
await database?.stop()
rmSync(folder, { recursive: true, force: true })

const report = {
  load: "inbox",
  engine: given.engine,
  inboxes: inboxes.length,
  callbacks: answers.length,
  refused,
  answerMillis: { p50: quantile(answers, 0.5), p99: quantile(answers, 0.99), max: quantile(answers, 1) },
  eventLoopMaxMillis: Math.round(longestStall * 1000),
  lagMaxSeconds: Math.round(longestLag * 10) / 10,
  drainSeconds: Math.round(drainSeconds * 10) / 10,
  memoryMaxMegabytes: Math.round(memory / 1e6)
}
console.table(report)
console.log(JSON.stringify(report))
