/**
 * Runs one outage: starts the server as users do, and sends a callback every 5 s before, during and after a period in which the database is locked or
 * unavailable.
 */
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { fileURLToPath } from "node:url"
import { Effect, Redacted, Stream } from "effect"
import { buildOpportunities, signCallback } from "@fieldwork/webhooks/testing"
import { encodeBody } from "../src/BodyCodec.ts"
import { logEntries } from "../src/operate/logEntries.ts"
import * as PostgresStore from "../src/postgres/PostgresStore.ts"
import * as SqliteStore from "../src/sqlite/SqliteStore.ts"
import { startOwnDatabase } from "../test/support/database.ts"
import { makeKey } from "../test/support/sender.ts"
import { startSilentProxy } from "../test/support/silentProxy.ts"

export const kinds = ["sqlite-locked", "postgres-away", "postgres-restarts", "postgres-silent"] as const

export interface Outage {
  readonly kind: (typeof kinds)[number]
  readonly seconds: number
  readonly spoolBytes: number
  /** The number of surveys in each callback. 0 means one survey of 32 MB that hardly compresses. */
  readonly surveys: number
}

export interface OutageReport {
  readonly answered: Readonly<Record<string, number>>
  /** The status codes in the order of the responses, with runs of equal codes combined, such as `200 x 12, 503 x 3`. */
  readonly order: string
  readonly slowestMillis: number
  /** The number of acknowledged callbacks that are missing from the log. */
  readonly lost: number
  readonly projectedAfterSeconds: number
}

const everyMillis = 5000
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url))
const key = await makeKey("outage-key")

const surveys = buildOpportunities(10_000, {}).map((survey) => JSON.stringify(survey))

/** Returns the body of a callback: `count` surveys that have all changed, or 32 MB that hardly compress if `count` is 0. */
const bodyOf = (number: number, count: number): Buffer => {
  if (count === 0) {
    const name = randomBytes(24_000_000).toString("base64")
    return Buffer.from(JSON.stringify([{ ...(JSON.parse(surveys[0] ?? "{}") as object), survey_name: name }]))
  }
  const changed = surveys
    .slice(0, count)
    .map((survey) => survey.replace(/"total_remaining":\d+/, `"total_remaining":${number}`))
  return Buffer.from(`[${changed.join(",")}]`)
}

const wait = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis))

const startServer = async (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [main, "serve"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FIELDWORK_INBOX_PORT: "0", FIELDWORK_INBOX_KEYS: `${key.keyId}=${key.publicKey}`, ...env }
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)))
  const port = async (): Promise<string> => {
    for (;;) {
      const found = /"listening".*"port":(\d+)/.exec(output)?.[1]
      if (found !== undefined) return found
      if (child.exitCode !== null) throw new Error(output)
      await wait(50)
    }
  }
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM")
    while (child.exitCode === null && child.signalCode === null) await wait(50)
  }
  return { base: `http://127.0.0.1:${await port()}`, stop }
}

/** Prepares the database for an outage. Returns functions that make the database unavailable, make it available again, and open its store. */
const databaseOf = async ({ kind, spoolBytes }: Outage, folder: string) => {
  const spool = { FIELDWORK_INBOX_SPOOL_BYTES: String(spoolBytes) }
  if (kind === "sqlite-locked") {
    const path = join(folder, "inbox.db")
    let other: DatabaseSync | undefined
    return {
      env: { ...spool, FIELDWORK_INBOX_STORE: path },
      away: async () => {
        other = new DatabaseSync(path, { timeout: 60_000 })
        other.exec("BEGIN IMMEDIATE")
      },
      back: async () => other?.close(),
      open: SqliteStore.make({ path, spool: false }),
      end: async () => {}
    }
  }
  const { pause, resume, stop, url } = await startOwnDatabase()
  const target = new URL(url)
  const proxy = await startSilentProxy({ host: target.hostname, port: Number(target.port) })
  target.port = String(proxy.port)
  const [away, back] =
    kind === "postgres-silent" ? [async () => proxy.swallowAll(), async () => proxy.restore()] : [pause, resume]
  return {
    env: { ...spool, FIELDWORK_INBOX_STORE: target.href, FIELDWORK_INBOX_SPOOL: join(folder, "spool") },
    away,
    back,
    open: PostgresStore.make({ url: Redacted.make(url) }),
    end: async () => {
      await proxy.close()
      await stop()
    }
  }
}

type Database = Awaited<ReturnType<typeof databaseOf>>

const causeOutage = async ({ kind, seconds }: Outage, { away, back }: Database): Promise<void> => {
  const until = performance.now() + seconds * 1000
  if (kind === "postgres-restarts") {
    while (performance.now() < until) {
      await away()
      await back()
      await wait(60_000)
    }
    return
  }
  await away()
  await wait(until - performance.now())
  await back()
}

export const outageRun = async (outage: Outage): Promise<OutageReport> => {
  const folder = mkdtempSync(join(tmpdir(), "inbox-outage-"))
  const database = await databaseOf(outage, folder)
  const { base, stop } = await startServer(database.env)
  const acknowledged = new Set<string>()
  const statuses: Array<number> = []
  let slowestMillis = 0
  try {
    const send = async (number: number): Promise<void> => {
      const signedAt = Math.floor(Date.now() / 1000)
      const body = bodyOf(number, outage.surveys)
      const { digest } = await encodeBody("opportunities", signedAt, [body])
      const signed = await signCallback({ keys: [key], body, timestamp: signedAt })
      const started = performance.now()
      const response = await fetch(`${base}/callbacks/opportunities`, { method: "POST", ...signed })
      await response.text()
      slowestMillis = Math.max(slowestMillis, performance.now() - started)
      statuses.push(response.status)
      if (response.status === 200) acknowledged.add(digest)
    }
    let isOver = false
    const outageEnded = wait(everyMillis * 2)
      .then(() => causeOutage(outage, database))
      .finally(() => (isOver = true))
    let [number, after] = [0, 0]
    while (after < 3) {
      const next = wait(everyMillis)
      await send((number += 1))
      await next
      if (isOver) after += 1
    }
    await outageEnded
    const ended = performance.now()
    for (;;) {
      const { waiting } = (await (await fetch(`${base}/readyz`)).json()) as { readonly waiting?: number }
      if (waiting === 0) break
      if (performance.now() - ended > 1_800_000) throw new Error("it is not projected after half an hour")
      await wait(500)
    }
    const projectedAfterSeconds = Math.round((performance.now() - ended) / 1000)
    await stop()
    const inLog = await Effect.runPromise(
      Effect.scoped(
        Effect.flatMap(database.open, (store) =>
          Stream.runCollect(Stream.map(logEntries(store, {}), ({ digest }) => digest))
        )
      )
    )
    const logged = new Set(inLog)
    const answered: Record<string, number> = {}
    for (const status of statuses) answered[status] = (answered[status] ?? 0) + 1
    return {
      answered,
      order: runsOf(statuses),
      slowestMillis: Math.round(slowestMillis),
      lost: [...acknowledged].filter((digest) => !logged.has(digest)).length,
      projectedAfterSeconds
    }
  } finally {
    await stop()
    await database.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

const runsOf = (statuses: ReadonlyArray<number>): string => {
  const runs: Array<{ readonly status: number; count: number }> = []
  for (const status of statuses) {
    const last = runs.at(-1)
    if (last?.status === status) last.count += 1
    else runs.push({ status, count: 1 })
  }
  return runs.map(({ count, status }) => `${status} x ${count}`).join(", ")
}
