/** Kills real processes at named points while they receive callbacks, and then compares the log and the projections with the reference model. */
import assert from "node:assert/strict"
import { Effect, Option, type Scope } from "effect"
import fc from "fast-check"
import { projectAll } from "../../src/project/Projector.ts"
import type { Store } from "../../src/store/Store.ts"
import type { StoreError } from "../../src/store/StoreError.ts"
import type { ChildOptions, Interruption } from "./child.ts"
import { type KillPoint, killPoints } from "./killPoints.ts"
import { fold } from "./model.ts"
import { acceptedIn, observe } from "./observe.ts"
import { type Callback, digestOf, post, startInbox } from "./process.ts"
import { requireTallies } from "./tallies.ts"
import { outcome, survey } from "./sender.ts"

/** A database that is kept when the processes that use it are killed. */
export interface TestDatabase {
  readonly child: Pick<ChildOptions, "sqlite" | "postgres" | "projections">
  readonly open: Effect.Effect<Store, StoreError, Scope.Scope>
  /** Slows down inserts into a table. If the table is undefined, removes the delay. */
  readonly slow: (table: "message" | "opportunity" | "opportunity_version" | undefined) => Effect.Effect<void>
}

export interface KillRuns {
  readonly database: TestDatabase
  /** The number of processes to start and kill. They use the same database, one after the other. */
  readonly kills: number
  readonly seed: number
}

/** The report of runs in which every comparison matched the reference model and no acknowledged callback was lost. */
export interface KillReport {
  /** The number of killed processes, by the point at which they were killed. */
  readonly kills: Readonly<Record<string, number>>
  readonly sent: number
  readonly acknowledged: number
  readonly durable: number
  /** The number of comparisons with the reference model. */
  readonly compared: number
}

/**
 * The number of processes that run between two comparisons. Because the database is not emptied in between, most processes start with the data that a
 * killed process has left.
 */
const compareEvery = 10

export const slowTables: Partial<Record<KillPoint, "message" | "opportunity" | "opportunity_version">> = {
  "before commit": "message",
  "mid-projection": "opportunity",
  "before cursor": "opportunity_version"
}

/** Random callbacks. `signedAt` is relative to the time of sending. */
const callbacks: fc.Arbitrary<ReadonlyArray<Callback>> = fc
  .array(
    fc.record({
      isOutcomes: fc.boolean(),
      age: fc.integer({ min: 0, max: 3 }),
      id: fc.integer({ min: 1, max: 5 }),
      remaining: fc.integer({ min: 0, max: 999_999 })
    }),
    { minLength: 6, maxLength: 6 }
  )
  .map((all) =>
    all.map(({ age, id, isOutcomes, remaining }) => ({
      stream: isOutcomes ? ("outcomes" as const) : ("opportunities" as const),
      signedAt: -age,
      body: JSON.stringify(
        isOutcomes
          ? [outcome(`r${id}`, { client_status: remaining })]
          : [
              survey(id, { total_remaining: remaining }),
              { survey_id: "bad" },
              survey(id + 1, { total_remaining: remaining })
            ]
      )
    }))
  )

/**
 * Sends callbacks to a process that is killed at the given point. Returns the digests of the callbacks that the process acknowledged, and the point
 * at which it was killed.
 */
const live = async (database: TestDatabase, interruption: Interruption, callbacks: ReadonlyArray<Callback>) => {
  const { child, ended, port } = await startInbox({ ...database.child, interruption })
  const acknowledged: Array<string> = []
  const send = async (callback: Callback): Promise<void> => {
    const response = await post(port, callback)
    if (response?.status === 200) acknowledged.push(await digestOf(callback))
  }
  // The first callbacks are sent one by one, so that some of them are acknowledged. The remaining callbacks are sent concurrently.
  for (const callback of callbacks.slice(0, 3)) await send(callback)
  await Promise.all(callbacks.slice(3).map(send))
  // A process that does not reach its kill point is killed one second after the last response.
  let point: string = interruption.point
  const straggler = setTimeout(() => {
    point = "when all was answered"
    child.kill("SIGKILL")
  }, 1000)
  await ended
  clearTimeout(straggler)
  return { acknowledged, point }
}

const leaseMillis = 5000

/**
 * Applies the remaining log entries to the projections, as the next process would, and compares the log and the projections with the reference model.
 */
export const compare = Effect.fnUntraced(function* (store: Store, acknowledged: ReadonlySet<string>) {
  for (const stream of ["opportunities", "outcomes"] as const) {
    // A server may still be running. It must not take the lease over before everything has been applied.
    const lease = yield* store.acquireLease({ stream, set: "live", holder: "last", leaseMillis, force: "always" })
    yield* store.releaseLease(yield* projectAll({ store, leaseMillis }, Option.getOrThrow(lease)))
  }
  const accepted = yield* acceptedIn(store)
  const durable = new Set(accepted.map(({ digest }) => digest))
  const lost = [...acknowledged].filter((digest) => !durable.has(digest))
  assert.deepStrictEqual(lost, [], "an acknowledged callback is lost")
  assert.strictEqual(durable.size, accepted.length, "a callback has two rows")
  assert.deepStrictEqual(yield* observe(store), fold(accepted))
  if (store.projections.length > 0) yield* requireTallies(store, accepted)
  return durable.size
})

export const killRuns = Effect.fnUntraced(function* ({ database, kills: count, seed }: KillRuns) {
  const acknowledged = new Set<string>()
  const kills: Record<string, number> = {}
  let [sent, durable, compared] = [0, 0, 0]
  // Opens the database once to create the tables, because triggers are added to them.
  yield* Effect.scoped(database.open)
  const plans = fc.sample(fc.record({ occurrence: fc.noBias(fc.integer({ min: 1, max: 7 })), some: callbacks }), {
    seed,
    numRuns: count
  })
  for (const [life, { occurrence, some }] of plans.entries()) {
    const point = killPoints[life % killPoints.length] ?? "after read"
    yield* database.slow(slowTables[point])
    const now = Math.floor(Date.now() / 1000)
    const dated = some.map((callback) => ({ ...callback, signedAt: now + callback.signedAt }))
    // The first two callbacks are sent twice. If a database trigger slows down inserts, few callbacks reach the kill point, so the process is killed
    // when the first one reaches it.
    const sending = [...dated, ...dated.slice(0, 2)]
    const times = slowTables[point] === undefined ? occurrence : 1
    const interruption: Interruption = { point, occurrence: times, signal: "SIGKILL" }
    const lived = yield* Effect.promise(() => live(database, interruption, sending))
    sent += sending.length
    for (const digest of lived.acknowledged) acknowledged.add(digest)
    kills[lived.point] = (kills[lived.point] ?? 0) + 1
    if ((life + 1) % compareEvery !== 0 && life + 1 !== count) continue
    yield* database.slow(undefined)
    durable = yield* Effect.scoped(Effect.flatMap(database.open, (store) => compare(store, acknowledged)))
    compared += 1
  }
  return { kills, sent, acknowledged: acknowledged.size, durable, compared } satisfies KillReport
})
