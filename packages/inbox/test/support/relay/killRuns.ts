/**
 * Kills relays and their target systems while changes arrive, and checks that consumers have received everything in the correct order.
 */
import assert from "node:assert/strict"
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { Effect, Option } from "effect"
import type { Received } from "../../../src/conformance.ts"
import { projectAll } from "../../../src/project/Projector.ts"
import { openFeed } from "../../../src/query/openFeed.ts"
import type { FeedItem } from "../../../src/query/Feed.ts"
import { readerLags } from "../../../src/store/readerLags.ts"
import { type ReaderMode, type Store } from "../../../src/store/Store.ts"
import type { StreamName } from "../../../src/Message.ts"
import { append } from "../../../src/conformance/samples.ts"
import { compileCache } from "../compileCache.ts"
import { programPath } from "../programs.ts"
import { outcome, survey } from "../sender.ts"
import type { RelayChild } from "./child.ts"
import type { System } from "./systems.ts"

/**
 * The component that is interrupted: the relay, the target system, or both. `freeze` stops a relay until another relay has taken over, and then
 * continues it.
 */
export const killKinds = ["relay", "system", "both", "freeze"] as const
export type KillKind = (typeof killKinds)[number]

export interface RelayKillRuns {
  readonly store: Store
  /** The path or URL of the relay's store. */
  readonly storePath: string
  readonly system: System
  readonly mode: ReaderMode
  readonly kills: number
  /** Returns random numbers from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number
}

export interface RelayKillReport {
  readonly kills: Readonly<Record<KillKind, number>>
  readonly changes: number
  readonly received: number
  /** The number of received envelopes that duplicate earlier envelopes. */
  readonly duplicates: number
}

const start = async (options: RelayChild): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [programPath("relayChild"), JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...compileCache }
  })
  await Promise.race([once(child.stdout, "data"), once(child, "exit")])
  // Discards the relay's log output.
  child.stdout.resume()
  return child
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, "exit")
  child.kill("SIGKILL")
  await ended
}

const sleep = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis))

/**
 * Appends callbacks about a small number of surveys and sessions, and applies them to the projections. Each callback is signed later than the
 * previous one.
 */
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

/** Resolves once the relay has delivered everything. */
const drained = async (store: Store): Promise<void> => {
  for (let tries = 0; tries < 6000; tries++) {
    const lags = await Effect.runPromise(readerLags(store))
    if (lags.length === 2 && lags.every(({ waiting }) => waiting === 0)) return
    await sleep(20)
  }
  throw new Error(`not everything was delivered: ${JSON.stringify(await Effect.runPromise(readerLags(store)))}`)
}

export const relayKillRuns = async ({
  kills: count,
  mode,
  random,
  store,
  storePath,
  system
}: RelayKillRuns): Promise<RelayKillReport> => {
  const options: RelayChild = { store: storePath, mode, sink: system.sink }
  const send = traffic(store, random)
  const kills = { relay: 0, system: 0, both: 0, freeze: 0 }
  await send(3)
  let relay = await start(options)
  for (let life = 0; life < count; life++) {
    const kind = killKinds[Math.floor(random() * killKinds.length)] ?? "relay"
    kills[kind] += 1
    await send(2 + Math.floor(random() * 4))
    await sleep(random() * 120)
    if (kind === "freeze") {
      relay.kill("SIGSTOP")
      const successor = await start(options)
      await send(2)
      await sleep(700)
      relay.kill("SIGCONT")
      await sleep(random() * 50)
      await end(relay)
      relay = successor
      continue
    }
    const ends = [...(kind === "system" ? [] : [end(relay)]), ...(kind === "relay" ? [] : [system.interrupt()])]
    await Promise.all([...ends, send(2)])
    if (kind !== "system") relay = await start(options)
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

/** Returns all items that the store must deliver. */
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

/**
 * Checks that the versions of a survey or session never decrease. In `messages` mode, redelivered messages are ignored.
 */
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
