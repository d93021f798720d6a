/**
 * A store that has accepted a callback once it is durable in the spool.
 *
 * Over a file the spool comes first, so that a response does not wait for what else is being written to the database, such as ten thousand
 * surveys. Over a database on another machine it is for when that is away. Either way a database that is locked or away does not refuse callbacks, as long
 * as the spool has room; one that is full, read-only or broken does, because a callback could wait there for ever.
 */
import { Effect, type Scope } from "effect"
import { statfs } from "node:fs/promises"
import { dirname } from "node:path"
import type { NewEntry } from "../Message.ts"
import { acceptBy } from "../store/Log.ts"
import type { Accepted, Lag, Store } from "../store/Store.ts"
import { StoreBrokenError, StoreError, StoreFullError } from "../store/StoreError.ts"
import { withTimeLimit } from "../store/TimeLimit.ts"
import { defaultCapacity } from "./capacity.ts"
import { type Opened, openSpool, ownerOf, spoolExists } from "./OpenSpool.ts"
import { checkLogged, tellOpened, unusable } from "./SpoolReports.ts"
import type { Spool, SpooledEntry } from "./Spool.ts"
import { makeSpoolDrainer } from "./SpoolDrainer.ts"

export { spoolExists }

export interface SpoolingOptions {
  /** Of its first file; further files and a lock are beside it. */
  readonly path: string
  /** How much it may hold, in bytes, while the database is locked or away. Default 256 MiB. */
  readonly capacity?: number | undefined
  /** Permissions of its files. Default 0o600. */
  readonly mode?: number | undefined
  /** What a callback is written to first. Default `spool`; with `store`, the spool is for when the store is away. */
  readonly prefer?: "spool" | "store" | undefined
  /** Default false: acknowledged records that are damaged stop the start. */
  readonly withoutDamaged?: boolean | undefined
}

/** How often, in milliseconds, the spool is tidied. */
const tidyMillis = 1000

/** How long, in milliseconds, the start waits for the database to accept what an earlier process left, and a stop for what is in the spool. */
const [startMillis, stopMillis] = [10_000, 2000]

/** How long, in milliseconds, a store that is preferred may take before the spool is used. */
const attemptMillis = 2500

/** How long, in milliseconds, a spool that could not be used is left alone. */
const leaveMillis = 10_000

/** Fails when there is something in the spool that an operator has to decide about. */
export const spoolingStore = Effect.fnUntraced(function* (
  store: Store,
  { capacity = defaultCapacity, mode = 0o600, path, prefer = "spool", withoutDamaged = false }: SpoolingOptions
): Effect.fn.Return<Store, StoreError, Scope.Scope> {
  // A store that is away is known by what its spool says of it; the drainer makes sure.
  const identity = yield* store.identity.pipe(
    Effect.catch((error) =>
      Effect.flatMap(
        Effect.promise(() => ownerOf(path)),
        (owner) => (owner === undefined ? Effect.fail(error) : Effect.succeed(owner))
      )
    )
  )
  const drainer = yield* makeSpoolDrainer(requireIdentity(store, identity))
  const run = Effect.runPromiseWith(yield* Effect.context())
  let spool: Spool | undefined
  let opening: Promise<void> | undefined
  let openedAt = Number.NEGATIVE_INFINITY
  let isClosed = false

  const open = Effect.gen(function* () {
    const opened = yield* Effect.tryPromise({
      try: () => openSpool({ path, capacity, mode, store: identity, withoutDamaged }),
      catch: unusable
    })
    if (opened !== undefined) yield* resume(opened)
  })

  const resume = Effect.fnUntraced(function* (opened: Opened) {
    const { left, spool: found, stale, unwritable } = opened
    yield* tellOpened(opened)
    // Before anything is appended, which would take the sequences of what was lost.
    yield* checkLogged(store, found.logged, stale).pipe(
      Effect.catch((error) => Effect.logWarning("Whether the log is complete could not be checked", error))
    )
    for (const one of left) drainer.drain(one)
    yield* Effect.timeoutOption(drainer.attempted, startMillis)
    if (unwritable === undefined) spool = found
    // What is in it goes into the log from memory or from its files, which are closed once all of it is there.
    else yield* Effect.forkDetach(Effect.promise(() => found.close()))
  })

  /** At the first callback, and now and then while it cannot be had. Those that come meanwhile wait for the same. */
  const mayOpen = (): boolean => !isClosed && (opening !== undefined || performance.now() - openedAt >= leaveMillis)
  const opened = Effect.promise(async () => {
    if (isClosed || spool !== undefined) return
    const end = (): void => {
      opening = undefined
      openedAt = performance.now()
    }
    const attempt = Effect.catchCause(open, (cause) =>
      Effect.logWarning("Callbacks wait for the database: the spool cannot be used", cause)
    )
    opening ??= run(attempt).then(end, end)
    await opening
  })

  const accept = prefer === "spool" ? acceptBy(store.append) : store.accept
  const direct: Store["accept"] = (entry) => Effect.suspend(() => accept(entry))

  const spoolOrElse = (entry: NewEntry, otherwise: Effect.Effect<Accepted, StoreError>) =>
    Effect.suspend((): Effect.Effect<Accepted, StoreError> => {
      if (spool === undefined && mayOpen()) return Effect.andThen(opened, spoolOrElse(entry, otherwise))
      const written = spool?.write(entry)
      if (written === undefined) return otherwise
      return Effect.promise(() => written.catch(() => undefined)).pipe(
        // What is durable goes on to the log though nobody waits for it any more.
        Effect.flatMap((spooled?: SpooledEntry) =>
          spooled === undefined ? otherwise : Effect.sync(() => ({ logged: drainer.drain(spooled) }))
        ),
        Effect.uninterruptible
      )
    })

  const attempt: Store["append"] = (entry) => withTimeLimit("append", attemptMillis, store.append(entry))
  const isAway = (): boolean => drainer.refusal() === "StoreUnavailableError"

  const acceptFirst: Store["accept"] = (entry) =>
    Effect.suspend(() => {
      if (drainer.refusal() !== undefined && !isAway()) return direct(entry)
      return spoolOrElse(entry, isAway() && spool !== undefined ? full : direct(entry))
    })

  const acceptElse: Store["accept"] = (entry) =>
    Effect.suspend(() => {
      if (drainer.waiting().length > 0) return spoolOrElse(entry, direct(entry))
      const isTemporary = ({ reason }: StoreError): boolean => reason._tag === "StoreUnavailableError"
      return acceptBy(attempt)(entry).pipe(
        Effect.catch((error) => (isTemporary(error) ? spoolOrElse(entry, direct(entry)) : Effect.fail(error)))
      )
    })

  yield* Effect.addFinalizer(() =>
    Effect.gen(function* () {
      isClosed = true
      yield* Effect.promise(async () => opening)
      yield* Effect.promise(async () => spool?.settle())
      // What is not in the log by then is there for the next process.
      yield* Effect.timeoutOption(drainer.attempted, stopMillis)
      yield* Effect.promise(async () => spool?.close())
    })
  )
  if (spoolExists(path)) yield* open
  yield* Effect.forkScoped(
    Effect.forever(Effect.delay(survives(Effect.promise(async () => spool?.tidy())), tidyMillis))
  )
  // Also where no callback comes, and though another process has ended since.
  const lookBack = Effect.suspend(() => (spool === undefined && spoolExists(path) ? opened : Effect.void))
  yield* Effect.forkScoped(Effect.forever(Effect.delay(lookBack, leaveMillis)))

  // Whoever waits for what was accepted to be applied sees all of it.
  const lags = Effect.andThen(Effect.timeoutOption(drainer.attempted, 1000), store.lags).pipe(
    Effect.map((all) => all.map((lag) => withMore(lag, drainer.waiting())))
  )
  const usage = Effect.gen(function* () {
    const room = yield* Effect.promise(() => statfs(dirname(path)).catch(() => undefined))
    const own = { spoolBytes: spool?.heldBytes ?? 0, ...(room && { diskFreeBytes: room.bavail * room.bsize }) }
    // What the machine itself has is known also while the database is away.
    const others = yield* Effect.orElseSucceed(store.usage, () => ({}))
    return { ...others, ...own }
  })
  return { ...store, accept: prefer === "spool" ? acceptFirst : acceptElse, lags, usage }
})

/** Nothing goes into another store, which may be there under the same name after the first was away. */
const requireIdentity = (store: Store, identity: string): Pick<Store, "append"> => {
  let isSure = false
  const check = Effect.flatMap(store.identity, (found) =>
    found === identity ? Effect.sync(() => void (isSure = true)) : Effect.fail(foreign)
  )
  return {
    append: (entry) => Effect.suspend(() => (isSure ? store.append(entry) : Effect.andThen(check, store.append(entry))))
  }
}

const foreign = new StoreError({
  operation: "append",
  reason: new StoreBrokenError({ detail: "the store is not the one that the spool belongs to" })
})

const full: Effect.Effect<never, StoreError> = Effect.suspend(() =>
  Effect.fail(
    new StoreError({
      operation: "accept",
      reason: new StoreFullError({ detail: "the spool is full, and the database is locked or away" })
    })
  )
)

const survives = (work: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.catchCause(work, (cause) => Effect.logWarning("The spool could not be tidied", cause))

const withMore = (lag: Lag, facts: ReadonlyArray<SpooledEntry["facts"]>): Lag => {
  const more = facts.filter(({ stream }) => stream === lag.stream)
  if (more.length === 0) return lag
  const oldest = Math.min(lag.oldestReceivedAt ?? Number.POSITIVE_INFINITY, ...more.map(({ receivedAt }) => receivedAt))
  return { ...lag, waiting: lag.waiting + more.length, oldestReceivedAt: oldest }
}
