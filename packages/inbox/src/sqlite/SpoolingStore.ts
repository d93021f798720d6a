/**
 * A store that has accepted a callback once it is durable in the spool, and puts it into the log right after.
 *
 * So an answer does not wait for what else is being written to the database, such as ten thousand surveys. Whenever the spool
 * cannot be used, or the database does not take what is in it, a callback waits for the database itself, whose failure is then
 * the sender's 503.
 */
import { realpathSync } from "node:fs"
import { Effect, type Scope } from "effect"
import type { NewEntry } from "../Message.ts"
import { acceptBy } from "../store/Log.ts"
import type { Lag, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { makeSpoolDrainer } from "./SpoolDrainer.ts"
import { logLeft, openSpool } from "./Recovery.ts"
import type { Spool } from "./Spool.ts"
import { mayHoldEntries } from "./SpoolFile.ts"

/** How often, in milliseconds, what the database did not take is tried again, and the spool is wiped while it is free. */
const lookMillis = 1000

/** How long, in milliseconds, closing waits for the database to take what is in the spool. */
const closeMillis = 10_000

/** How long, in milliseconds, a spool that could not be used is left alone. */
const leaveMillis = 10_000

/** `store` over the database in `file`. What an earlier process left in the spool is put into the log first, as far as the database takes it. */
export const spoolingStore = Effect.fnUntraced(function* (
  store: Store,
  file: string
): Effect.fn.Return<Store, StoreError, Scope.Scope> {
  // SQLite follows links as well.
  const database = realpathSync(file)
  let left = yield* logLeft(store, database)
  const drainer = yield* makeSpoolDrainer(store)
  const run = Effect.runPromiseWith(yield* Effect.context())
  let spool: Spool | undefined
  let opening: Promise<void> | undefined
  let openedAt = Number.NEGATIVE_INFINITY
  let isClosed = false

  /** At the first callback, and now and then while it cannot be had. Those that come meanwhile wait for the same. */
  const mayOpen = (): boolean => !isClosed && (opening !== undefined || performance.now() - openedAt >= leaveMillis)
  const open = Effect.promise(async () => {
    if (isClosed) return
    const take = (opened: Spool | undefined): void => {
      spool = opened
      opening = undefined
      openedAt = performance.now()
    }
    opening ??= run(openSpool(store, database)).then(take, () => take(undefined))
    await opening
  })

  const appendNow = acceptBy(store.append)

  const accept: Store["accept"] = (entry) =>
    Effect.callback((resume) => {
      if (spool === undefined && mayOpen()) return resume(Effect.andThen(open, accept(entry)))
      const into = spool
      const written = drainer.isStuck() ? undefined : into?.write(entry)
      if (into === undefined || written === undefined) return resume(appendNow(entry))
      // What is durable goes on to the log though nobody waits for it any more.
      written.then(
        () => resume(Effect.succeed(drainer.drain(entry, () => into.release()))),
        () => resume(appendNow(entry))
      )
    })

  yield* Effect.addFinalizer(() =>
    Effect.gen(function* () {
      isClosed = true
      yield* Effect.promise(async () => opening)
      yield* Effect.promise(async () => spool?.settle())
      // What is not in the log by then is there for the next process.
      yield* Effect.timeoutOption(drainer.tried, closeMillis)
      yield* Effect.promise(async () => spool?.close())
    })
  )
  const look = Effect.andThen(
    drainer.retry,
    Effect.promise(async () => spool?.wipe())
  )
  yield* Effect.forkScoped(Effect.forever(Effect.delay(survives(look), lookMillis)))
  // Also where no callback comes, and though another process has ended since.
  const lookBack = Effect.gen(function* () {
    if (spool !== undefined || opening !== undefined) return
    if (left.length > 0 || mayHoldEntries(database)) left = yield* logLeft(store, database)
  })
  yield* Effect.forkScoped(Effect.forever(Effect.delay(survives(lookBack), leaveMillis)))

  // Whoever waits for what was accepted to be applied sees all of it.
  const lags = Effect.andThen(Effect.timeoutOption(drainer.tried, lookMillis), store.lags).pipe(
    Effect.map((all) => all.map((lag) => withMore(lag, spool === undefined ? left : [], drainer.waiting())))
  )
  return { ...store, accept, lags }
})

const survives = <E>(work: Effect.Effect<void, E>): Effect.Effect<void> =>
  Effect.catchCause(work, (cause) => Effect.logWarning("The spool could not be looked after", cause))

const withMore = (lag: Lag, ...entries: ReadonlyArray<ReadonlyArray<NewEntry>>): Lag => {
  const more = entries.flat().filter(({ stream }) => stream === lag.stream)
  if (more.length === 0) return lag
  const oldest = Math.min(lag.oldestReceivedAt ?? Number.POSITIVE_INFINITY, ...more.map(({ receivedAt }) => receivedAt))
  return { ...lag, waiting: lag.waiting + more.length, oldestReceivedAt: oldest }
}
