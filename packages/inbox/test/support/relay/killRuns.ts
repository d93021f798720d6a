/**
 * Relays and the systems that they deliver to, killed while changes come in, and what consumers must have got afterwards.
 */
import assert from "node:assert/strict"
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { Effect, Option } from "effect"
import type { Received } from "../../../src/conformance.ts"
import { projectAll } from "../../../src/project/Projector.ts"
import { openFeed } from "../../../src/query/OpenFeed.ts"
import type { FeedItem } from "../../../src/query/Feed.ts"
import { readerLags } from "../../../src/store/ReaderLags.ts"
import { type ReaderMode, type Store } from "../../../src/store/Store.ts"
import type { StreamName } from "../../../src/Message.ts"
import { append } from "../../../src/conformance/samples.ts"
import { compileCache } from "../compileCache.ts"
import { outcome, survey } from "../sender.ts"
import type { RelayChild } from "./child.ts"
import type { System } from "./systems.ts"

/** The program of a relay. A soak, which starts it hundreds of times, bundles it. */
export const childPath = fileURLToPath(new URL("child.ts", import.meta.url))

/** `freeze` stops a relay until another has taken over, and lets it go on then. */
export const strikes = ["relay", "system", "both", "freeze"] as const
export type Strike = (typeof strikes)[number]

export interface RelayKillRuns {
  readonly store: Store
  /** Where the relay finds the store. */
  readonly storePath: string
  readonly system: System
  readonly mode: ReaderMode
  readonly kills: number
  /** Default: its source. */
  readonly program?: string | undefined
  /** A number from 0 on and below 1, the next one with each call. */
  readonly random: () => number
}

export interface RelayKillReport {
  readonly kills: Readonly<Record<Strike, number>>
  readonly changes: number
  readonly received: number
  /** Of what was received, what had been received before. */
  readonly duplicates: number
}

const start = async (program: string, options: RelayChild): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...compileCache }
  })
  await Promise.race([once(child.stdout, "data"), once(child, "exit")])
  // What it logs is not read.
  child.stdout.resume()
  return child
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, "exit")
  child.kill("SIGKILL")
  await ended
}

const nap = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis))

/** Some callbacks about a few keys, each signed later than the one before, applied at once. */
const traffic = (store: Store, random: () => number) => {
  let signedAt = 1000
  const one = Effect.gen(function* () {
    signedAt += 1
    const ids = Array.from({ length: 8 }, () => Math.floor(random() * 30))
    const stream: StreamName = random() < 0.5 ? "opportunities" : "outcomes"
    const items = [...new Set(ids)].map((id) =>
      stream === "outcomes"
        ? outcome(`r.${id}`, { client_status: signedAt })
        : survey(id, { total_remaining: signedAt })
    )
    yield* append(store, JSON.stringify(items), signedAt, stream)
    const lease = yield* store.acquireLease({ stream, set: "live", holder: "soak", leaseMillis: 1000, force: "always" })
    yield* projectAll({ store }, Option.getOrThrow(lease))
  })
  return (callbacks: number) => Effect.runPromise(Effect.forEach(Array.from({ length: callbacks }), () => one))
}

/** Resolves once everything is delivered. */
const drained = async (store: Store): Promise<void> => {
  for (let tries = 0; tries < 6000; tries++) {
    const lags = await Effect.runPromise(readerLags(store))
    if (lags.length === 2 && lags.every(({ waiting }) => waiting === 0)) return
    await nap(20)
  }
  throw new Error(`not everything was delivered: ${JSON.stringify(await Effect.runPromise(readerLags(store)))}`)
}

export const relayKillRuns = async ({
  kills: count,
  mode,
  program = childPath,
  random,
  store,
  storePath,
  system
}: RelayKillRuns): Promise<RelayKillReport> => {
  const options: RelayChild = { store: storePath, mode, sink: system.sink }
  const send = traffic(store, random)
  const kills = { relay: 0, system: 0, both: 0, freeze: 0 }
  await send(3)
  let relay = await start(program, options)
  for (let life = 0; life < count; life++) {
    const strike = strikes[Math.floor(random() * strikes.length)] ?? "relay"
    kills[strike] += 1
    await send(2 + Math.floor(random() * 4))
    await nap(random() * 120)
    if (strike === "freeze") {
      relay.kill("SIGSTOP")
      const heir = await start(program, options)
      await send(2)
      await nap(700)
      relay.kill("SIGCONT")
      await nap(random() * 50)
      await end(relay)
      relay = heir
      continue
    }
    const struck = [...(strike === "system" ? [] : [end(relay)]), ...(strike === "relay" ? [] : [system.strike()])]
    await Promise.all([...struck, send(2)])
    if (strike !== "system") relay = await start(program, options)
  }
  await drained(store)
  await end(relay)
  const received = (await system.received()).filter(({ key }) => key !== undefined)
  const expected = await Effect.runPromise(contentsOf(store, mode))
  requireOrder(received, system, mode)
  requireAll(received, expected, mode)
  return {
    kills,
    changes: expected.length,
    received: received.length,
    duplicates: received.length - idsOf(received).size
  }
}

/** What the store has to deliver from the start. */
const contentsOf = Effect.fnUntraced(function* (store: Store, mode: ReaderMode) {
  const found: Array<FeedItem> = []
  for (const stream of ["opportunities", "outcomes"] as const) {
    const feed = yield* openFeed(store, stream, { mode })
    let cursor: string | undefined
    for (;;) {
      const page = yield* feed.read(500)
      found.push(...page.items)
      if (page.items.length === 0 && page.cursor === cursor) break
      ;({ cursor } = page)
    }
  }
  return found
})

const lineOf = ({ key, stream }: Received): string => `${stream}/${key}`
const idOf = (one: Received): string => `${lineOf(one)} ${one.epoch} ${one.id}`
const idsOf = (received: ReadonlyArray<Received>): ReadonlySet<string> => new Set(received.map(idOf))

/** Versions of a key never fall; with several messages about a key in a batch, those that are received for the first time. */
const requireOrder = (received: ReadonlyArray<Received>, { isOnce }: System, mode: ReaderMode): void => {
  assert.equal(
    new Set(received.map(({ epoch, stream }) => `${stream} ${epoch}`)).size,
    2,
    "there is one epoch of each stream"
  )
  const seen = new Map<string, string>()
  const last = new Map<string, string>()
  for (const one of received) {
    const before = seen.get(idOf(one))
    const content = `${one.version} ${one.document}`
    assert.ok(before === undefined || before === content, `what comes again is the same: ${idOf(one)}`)
    assert.ok(before === undefined || !isOnce, `it comes once: ${idOf(one)}`)
    seen.set(idOf(one), content)
    if (before !== undefined && mode === "messages") continue
    const version = one.version ?? ""
    assert.ok((last.get(lineOf(one)) ?? "") <= version, `the version of ${lineOf(one)} fell to ${version}`)
    last.set(lineOf(one), version)
  }
}

const requireAll = (received: ReadonlyArray<Received>, expected: ReadonlyArray<FeedItem>, mode: ReaderMode): void => {
  const got = new Map(received.map((one) => [`${lineOf(one)} ${one.id}`, one.document]))
  for (const { document, id, key, stream } of expected) {
    assert.equal(got.get(`${stream}/${id} ${key}`), document, `${stream}/${id} ${key} is missing`)
  }
  if (mode === "messages") assert.equal(got.size, expected.length, "nothing else is received")
}
