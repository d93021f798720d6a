/**
 * Calls a function with each change, and keeps where it was in the store.
 */
import { Deferred, Effect, Fiber, type Scope, Stream } from "effect"
import type { Inbox } from "../Inbox.ts"
import type { Store } from "../store/Store.ts"
import type { InboxChange } from "./Inbox.ts"

type OnChange = (change: InboxChange) => unknown

/** Pauses after a failure, in milliseconds: they grow to the last one. */
const pauses = [100, 1000, 5000, 30_000]

/** How long, in milliseconds, the end waits for a call in progress. */
const lastCallMillis = 5000

/** Until `closing` is done. Returns an effect that then waits for calls in progress. */
export const callOnChange = Effect.fnUntraced(function* (
  { opportunities, outcomes, store }: Inbox["Service"],
  onChange: OnChange,
  closing: Deferred.Deferred<void>
): Effect.fn.Return<Effect.Effect<void>, never, Scope.Scope> {
  const following = [
    follow(store, "on_change/opportunities", onChange, closing, (since) =>
      Stream.map(opportunities.changes({ since }), (change) => ({ stream: "opportunities" as const, ...change }))
    ),
    follow(store, "on_change/outcomes", onChange, closing, (since) =>
      Stream.map(outcomes.changes({ since }), (change) => ({ stream: "outcomes" as const, ...change }))
    )
  ]
  const fibers = yield* Effect.forEach(following, (each) => Effect.forkScoped(each))
  return Effect.asVoid(Effect.timeoutOption(Fiber.awaitAll(fibers), lastCallMillis))
})

const follow = <E>(
  { sql }: Store,
  name: string,
  onChange: OnChange,
  closing: Deferred.Deferred<void>,
  changes: (since: string | undefined) => Stream.Stream<InboxChange, E>
) => {
  let failures = 0
  const handle = (change: InboxChange) =>
    Effect.gen(function* () {
      yield* Effect.tryPromise({ try: async () => onChange(change), catch: (cause) => cause })
      yield* sql.transact("onChange", [
        {
          sql: "INSERT INTO property (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
          params: [name, change.cursor]
        }
      ])
      failures = 0
    })
  const once = Effect.gen(function* () {
    const [row] = yield* sql.query("onChange", "SELECT value FROM property WHERE name = ?", [name])
    const since = row === undefined ? undefined : String(row["value"])
    yield* changes(since).pipe(Stream.interruptWhen(Deferred.await(closing)), Stream.runForEach(handle))
  })
  const again = once.pipe(
    Effect.catchCause((cause) => {
      const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0
      failures += 1
      return Effect.logError("onChange failed, and is called again with the same change", cause).pipe(
        Effect.annotateLogs({ follower: name, againMillis: pause }),
        Effect.andThen(Effect.raceFirst(Effect.sleep(pause), Deferred.await(closing)))
      )
    })
  )
  return Effect.repeat(again, { until: () => Deferred.isDoneUnsafe(closing) })
}
