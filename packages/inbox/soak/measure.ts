/**
 * Measures the engines: commits, upserts, a whole batch, a restart. Prints a table and ends with one line of JSON.
 *
 *     npm run measure -- --engine both --surveys 10000
 */
import { Effect, Option } from "effect"
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs"
import { randomBytes } from "node:crypto"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pack } from "../src/Evidence.ts"
import { projectAll } from "../src/project/Projector.ts"
import * as SqliteStore from "../src/sqlite/SqliteStore.ts"
import { emptySlice, type OpportunityRow } from "../src/store/Rows.ts"
import type { Store } from "../src/store/Store.ts"
import { startDatabase } from "../test/support/database.ts"
import { reusablePostgres } from "../test/support/grounds.ts"
import { batch } from "./batch.ts"
import { flags } from "./flags.ts"

const { engine, folder: given, surveys: count } = flags({ engine: "both", surveys: "10000", folder: tmpdir() })
const surveys = Number(count)
const folder = mkdtempSync(join(given, "inbox-measure-"))

interface Case {
  readonly case: string
  readonly unit: "ms" | "MB"
  readonly better: "lower"
  readonly ours: number
  readonly floor?: number
  readonly ratio?: number
  readonly peers: object
  readonly n: number
}
const cases: Array<Case> = []
const round = (value: number): number => Math.round(value * 100) / 100
const note = (name: string, ours: number, n: number, floor?: number, unit: Case["unit"] = "ms"): void => {
  const compared = floor === undefined ? {} : { floor: round(floor), ratio: round(ours / floor) }
  cases.push({ case: name, unit, better: "lower", ours: round(ours), ...compared, peers: {}, n })
}
const quantile = (values: ReadonlyArray<number>, part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN

const time = <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<number, E> =>
  Effect.suspend(() => {
    const started = performance.now()
    return Effect.map(effect, () => performance.now() - started)
  })

let stamp = 0
const entry = (body: Uint8Array, digest = `${(stamp += 1)}`) => ({
  digest,
  body,
  stream: "opportunities" as const,
  kind: "callback" as const,
  signedAt: stamp,
  keyId: "",
  signature: "",
  signedForm: "stored" as const,
  timing: "fresh" as const,
  receivedAt: Date.now(),
  bytes: body.length
})

const fdatasyncOnce = (file: number, body: Uint8Array): number => {
  const started = performance.now()
  writeSync(file, body)
  fdatasyncSync(file)
  return performance.now() - started
}

const commits = Effect.fnUntraced(function* (name: string, store: Store) {
  const file = openSync(join(folder, "floor"), "w")
  const [ours, floor]: [Array<number>, Array<number>] = [[], []]
  for (let at = 0; at < 300; at++) {
    const body = randomBytes(100_000)
    ours.push(yield* time(store.append(entry(body))))
    floor.push(fdatasyncOnce(file, body))
  }
  closeSync(file)
  note(`${name}: commit of 100 KB, median`, quantile(ours, 0.5), ours.length, quantile(floor, 0.5))
  note(`${name}: commit of 100 KB, p99`, quantile(ours, 0.99), ours.length, quantile(floor, 0.99))
})

const claimOf = (store: Store) =>
  Effect.map(
    store.claim({
      stream: "opportunities",
      set: "live",
      holder: "measure",
      now: Date.now(),
      leaseMillis: 60_000,
      force: true
    }),
    Option.getOrThrow
  )

const upserts = Effect.fnUntraced(function* (name: string, store: Store) {
  const lease = { now: Date.now(), leaseMillis: 60_000 }
  const rows = (signed_at: number): ReadonlyArray<OpportunityRow> =>
    Array.from({ length: surveys }, (_, survey_id) => ({
      survey_id,
      signed_at,
      sequence: signed_at,
      item: survey_id,
      changed_sequence: signed_at,
      changed_item: survey_id,
      hash: "h".repeat(43),
      status: "live",
      message_reason: "updated",
      is_live: 1,
      country_language: "eng_us",
      price_nanos: 1_500_000_000,
      currency_code: "USD",
      total_remaining: signed_at
    }))
  const document = Buffer.from(JSON.stringify({ filler: randomBytes(1990).toString("hex") }))
  const documents = Array.from({ length: surveys }, (_, survey_id) => ({ survey_id, document }))
  let held = yield* claimOf(store)
  const [small, large]: [Array<number>, Array<number>] = [[], []]
  for (let at = 1; at <= 8; at++) {
    const isLarge = at % 2 === 0
    const slice = {
      ...emptySlice({ sequence: held.place.sequence, item: held.place.item + 1 }),
      opportunities: rows(at),
      documents: isLarge ? documents : []
    }
    let after = held
    const taken = yield* time(
      Effect.tap(store.commit(held, slice, lease), (claim) => Effect.sync(() => (after = claim)))
    )
    ;(isLarge ? large : small).push(taken)
    held = after
  }
  note(`${name}: ${surveys} guarded upserts of 200 B rows`, quantile(small.slice(1), 0.5), small.length - 1)
  note(
    `${name}: ${surveys} guarded upserts of rows and 4 KB documents`,
    quantile(large.slice(1), 0.5),
    large.length - 1
  )
})

/**
 * The longest turn of the event loop in processor time of this thread, milliseconds: on a machine that does other things as
 * well, time on the clock says more about those.
 */
const watchTurns = () => {
  let [running, last, longest] = [false, 0, 0]
  const spent = (): number => {
    const { system, user } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const turn = (): void => {
    const now = spent()
    longest = Math.max(longest, now - last)
    last = now
    if (running) setImmediate(turn)
  }
  return {
    start: () => {
      ;[running, last, longest] = [true, spent(), 0]
      setImmediate(turn)
    },
    stop: () => {
      running = false
      return longest
    }
  }
}

const batches = Effect.fnUntraced(function* (name: string, store: Store) {
  const first = yield* claimOf(store)
  // What the other measurements appended is none of the projector's business here.
  const last = (yield* store.entries({ limit: 1, newestFirst: true }))[0]?.sequence ?? 0
  yield* store.setPlace("live", "opportunities", { sequence: Math.max(first.place.sequence, last + 1), item: 0 })
  const turns = watchTurns()
  for (const [what, number] of [
    ["new", 0],
    ["changed", 1],
    ["unchanged", 1]
  ] as const) {
    const body = batch({ surveys, first: 1, round: number, bytes: 3900 })
    const chunks = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, at) =>
      body.subarray(at * 65_536, (at + 1) * 65_536)
    )
    stamp += 1
    yield* Effect.sleep(50)
    turns.start()
    const started = performance.now()
    const packed = yield* Effect.promise(() => pack("opportunities", stamp, chunks))
    yield* store.append({ ...entry(packed.body, packed.digest), signedAt: stamp })
    const acknowledged = performance.now() - started
    const claim = yield* claimOf(store)
    const parsed = performance.now()
    yield* projectAll({ store }, claim)
    const projected = performance.now() - parsed
    const longest = turns.stop()
    note(`${name}: ${surveys} ${what} surveys, ${round(body.length / 1e6)} MB, packed and committed`, acknowledged, 1)
    const text = body.toString()
    const floor = performance.now()
    JSON.parse(text)
    note(`${name}: the same projected, against one JSON.parse`, projected, 1, performance.now() - floor)
    note(`${name}: longest turn of the event loop meanwhile, processor time`, longest, 1)
  }
})

const measure = (name: string, store: Store) =>
  Effect.gen(function* () {
    yield* commits(name, store)
    yield* upserts(name, store)
    yield* batches(name, store)
  })

/** From opening the file to the first answer about a survey. */
const restart = Effect.fnUntraced(function* (path: string) {
  yield* Effect.scoped(
    Effect.gen(function* () {
      const store = yield* SqliteStore.make({ path })
      for (let part = 0; part < 10; part++) {
        stamp += 1
        const body = batch({ surveys: 10_000, first: part * 10_000 + 1, round: 0, bytes: 1000 })
        const packed = yield* Effect.promise(() => pack("opportunities", stamp, [body]))
        yield* store.append({ ...entry(packed.body, packed.digest), signedAt: stamp })
      }
      yield* projectAll({ store }, yield* claimOf(store))
    })
  )
  const taken = yield* time(
    Effect.scoped(Effect.flatMap(SqliteStore.make({ path }), (store) => store.opportunities({}, { limit: 10 })))
  )
  note("sqlite: restart to serving, 100,000 surveys", taken, 1)
})

try {
  if (engine !== "postgres") {
    await Effect.runPromise(
      Effect.scoped(
        Effect.flatMap(SqliteStore.make({ path: join(folder, "inbox.db") }), (store) => measure("sqlite", store))
      )
    )
    await Effect.runPromise(restart(join(folder, "restart.db")))
  }
  if (engine !== "sqlite") {
    const { stop, url } = await startDatabase()
    try {
      await Effect.runPromise(
        Effect.scoped(Effect.flatMap(reusablePostgres(url), ({ store }) => measure("postgres", store)))
      )
    } finally {
      await stop()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.table(cases.map(({ case: name, floor, n, ours, ratio, unit }) => ({ case: name, ours, floor, ratio, unit, n })))
console.log(JSON.stringify({ bench: "inbox", cases }))
