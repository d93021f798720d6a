/** Calls a function with each change and stores the position of the last change. Only one process at a time calls its function. */
import { Cause, Deferred, Effect, Fiber, Option, type Scope, Stream } from "effect"
import { randomUUID } from "node:crypto"
import type { Inbox } from "../Inbox.ts"
import type { StreamName } from "../Message.ts"
import { type HeldReader, withReader } from "../store/HeldReader.ts"
import type { Store } from "../store/Store.ts"
import { StoreError } from "../store/StoreError.ts"
import type { InboxChange } from "./Inbox.ts"

type OnChange = (change: InboxChange) => unknown

/** The pauses after consecutive failures, in milliseconds. The last pause is repeated. */
const pauses = [100, 1000, 5000, 30_000]

/** The maximum time in milliseconds to wait for a call in progress when the inbox is closed. */
const lastCallMillis = 5000

/**
 * The duration of the lease in milliseconds. If the process that makes the calls does not renew its lease within this time, another process takes
 * over.
 */
const leaseMillis = 5000

/** The name under which the position and the lease are stored. Relays cannot use this name, because it contains an uppercase letter. */
const reader = "onChange"

/** Calls `onChange` in the background until `closing` completes. Returns an effect that waits for the calls in progress. */
export const callOnChange = Effect.fnUntraced(function* (
  { opportunities, outcomes, store }: Inbox["Service"],
  onChange: OnChange,
  closing: Deferred.Deferred<void>
): Effect.fn.Return<Effect.Effect<void>, never, Scope.Scope> {
  const following = [
    follow(store, "opportunities", onChange, closing, (since) =>
      Stream.map(opportunities.changes({ since }), (change) => ({ stream: "opportunities" as const, ...change }))
    ),
    follow(store, "outcomes", onChange, closing, (since) =>
      Stream.map(outcomes.changes({ since }), (change) => ({ stream: "outcomes" as const, ...change }))
    )
  ]
  const fibers = yield* Effect.forEach(following, (each) => Effect.forkScoped(each))
  return Effect.asVoid(Effect.timeoutOption(Fiber.awaitAll(fibers), lastCallMillis))
})

const follow = <E>(
  store: Store,
  stream: StreamName,
  onChange: OnChange,
  closing: Deferred.Deferred<void>,
  changes: (since: string | undefined) => Stream.Stream<InboxChange, E>
) => {
  const name = `on_change/${stream}`
  const options = { reader, stream, mode: "state", holder: randomUUID(), leaseMillis } as const
  let failures = 0
  const handle = ({ lease, move }: HeldReader, change: InboxChange) =>
    Effect.gen(function* () {
      yield* Effect.tryPromise({ try: async () => onChange(change), catch: (cause) => cause })
      // If another process has taken over the lease, the cursor cannot be stored. That process continues after the last stored cursor.
      yield* move({ ...lease(), cursor: change.cursor })
      yield* store.sql.transact("onChange", [
        {
          sql: "INSERT INTO property (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
          params: [name, change.cursor]
        }
      ])
      failures = 0
    })
  const work = (held: HeldReader) =>
    Effect.gen(function* () {
      const [row] = yield* store.sql.query("onChange", "SELECT value FROM property WHERE name = ?", [name])
      const since = row === undefined ? undefined : String(row["value"])
      yield* changes(since).pipe(
        Stream.interruptWhen(Deferred.await(closing)),
        Stream.runForEach((change) => handle(held, change))
      )
    })
  const pauseFor = (millis: number) => Effect.raceFirst(Effect.sleep(millis), Deferred.await(closing))
  const again = withReader(store, options, work).pipe(
    Effect.flatMap((done) => (Option.isNone(done) ? pauseFor(leaseMillis / 3) : Effect.void)),
    Effect.catchCause((cause) => {
      const error = Cause.squash(cause)
      if (error instanceof StoreError && error.reason._tag === "FencedError") {
        return Effect.logInfo("Another process calls its onChange from now on")
      }
      const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0
      failures += 1
      return Effect.logError("onChange failed and will be called again with the same change", cause).pipe(
        Effect.annotateLogs({ follower: name, againMillis: pause }),
        Effect.andThen(pauseFor(pause))
      )
    })
  )
  return Effect.repeat(again, { until: () => Deferred.isDoneUnsafe(closing) })
}
