/**
 * A store that accepts a callback as soon as it is durable in the spool.
 *
 * For a store in a file, every callback is written to the spool first, so the response does not wait for other writes to the database, such as the
 * write of a callback with 10,000 surveys. For a database on another machine, the spool is used while the database is down. In both cases, callbacks
 * are accepted while the database is locked or unavailable, as long as the spool has space. Callbacks are refused if the database is full, read-only
 * or broken, because they might otherwise wait forever.
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
import { type Opened, openSpool, ownerOf, spoolExists } from "./openSpool.ts"
import { recordLostEntries } from "./recordLostEntries.ts"
import { logOpened, unusable } from "./SpoolReports.ts"
import type { Spool } from "./Spool.ts"
import type { SpooledEntry } from "./SpooledEntry.ts"
import { makeSpoolDrainer } from "./SpoolDrainer.ts"

export { hasSpool } from "./hasSpool.ts"

export interface SpoolingOptions {
  /** The path of the spool's first file. Further files and a lock file are created next to it. */
  readonly path: string
  /** The maximum size of the spool while the database is locked or down, in bytes. Default: 256 MiB. */
  readonly capacity?: number | undefined
  /** The permissions of the spool's files. Default: 0o600. */
  readonly mode?: number | undefined
  /** The storage to which a callback is written first. If `store`, the spool is used only while the store is down. Default: `spool`. */
  readonly prefer?: "spool" | "store" | undefined
  /** Whether to start even if acknowledged records are damaged. Default: false. */
  readonly withoutDamaged?: boolean | undefined
}

/** The interval in milliseconds between updates of the spool's header. An update also removes files that are no longer needed. */
const tidyMillis = 1000

/**
 * Two time limits in milliseconds: how long startup waits for the entries of an earlier process to reach the log, and how long shutdown waits for all
 * entries in the spool to reach the log.
 */
const [startMillis, stopMillis] = [10_000, 2000]

/** The maximum time in milliseconds that an append to the store may take before the spool is used instead, if `prefer` is `store`. */
const attemptMillis = 2500

/** The interval in milliseconds between attempts to open a spool that could not be opened. */
const reopenMillis = 10_000

/**
 * Adds a spool to a store. Fails if the spool is damaged, has an unsupported format or belongs to another store, because an operator must decide what
 * to do with its entries.
 */
export const spoolingStore = Effect.fnUntraced(function* (
  store: Store,
  { capacity = defaultCapacity, mode = 0o600, path, prefer = "spool", withoutDamaged = false }: SpoolingOptions
): Effect.fn.Return<Store, StoreError, Scope.Scope> {
  // If the store is unavailable, its identity is read from the spool. The identity is verified before the first entry is appended to the store.
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
    yield* logOpened(opened)
    // The check runs before anything is appended, because new entries would take the sequence numbers of the lost entries.
    yield* recordLostEntries(store, found.logged, stale).pipe(
      Effect.catch((error) => Effect.logWarning("Whether the log is complete could not be checked", error))
    )
    for (const one of left) drainer.drain(one)
    yield* Effect.timeoutOption(drainer.attempted, startMillis)
    if (unwritable === undefined) spool = found
    // If nothing can be written to the spool, its entries are still added to the log. The spool's files are closed once all entries are in the log.
    else yield* Effect.forkDetach(Effect.promise(() => found.close()))
  })

  /**
   * Returns whether to try to open the spool. The first attempt is made at the first callback, and failed attempts are repeated at intervals.
   * Callbacks that arrive during an attempt wait for its result.
   */
  const mayOpen = (): boolean => !isClosed && (opening !== undefined || performance.now() - openedAt >= reopenMillis)
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
        // Entries in the spool are added to the log even if no caller is waiting for them any more.
        Effect.flatMap((spooled?: SpooledEntry) =>
          spooled === undefined ? otherwise : Effect.sync(() => ({ logged: drainer.drain(spooled) }))
        ),
        Effect.uninterruptible
      )
    })

  const attempt: Store["append"] = (entry) => withTimeLimit("append", attemptMillis, store.append(entry))
  const isUnavailable = (): boolean => drainer.refusal() === "StoreUnavailableError"

  const acceptFirst: Store["accept"] = (entry) =>
    Effect.suspend(() => {
      if (drainer.refusal() !== undefined && !isUnavailable()) return direct(entry)
      return spoolOrElse(entry, isUnavailable() && spool !== undefined ? full : direct(entry))
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
      // Entries that are not in the log after this time limit stay in the spool for the next process.
      yield* Effect.timeoutOption(drainer.attempted, stopMillis)
      yield* Effect.promise(async () => spool?.close())
    })
  )
  if (spoolExists(path)) yield* open
  yield* Effect.forkScoped(
    Effect.forever(Effect.delay(survives(Effect.promise(async () => spool?.tidy())), tidyMillis))
  )
  // Opens an existing spool even if no callback arrives, for example because the process that was using the spool has stopped.
  const openIfPresent = Effect.suspend(() => (spool === undefined && spoolExists(path) ? opened : Effect.void))
  yield* Effect.forkScoped(Effect.forever(Effect.delay(openIfPresent, reopenMillis)))

  // Waits until the entries in the spool have been added to the log. Otherwise, a caller that uses `lags` to wait until all accepted entries are
  // applied would miss the entries in the spool.
  const lags = Effect.andThen(Effect.timeoutOption(drainer.attempted, 1000), store.lags).pipe(
    Effect.map((all) => all.map((lag) => withMore(lag, drainer.waiting())))
  )
  const usage = Effect.gen(function* () {
    const room = yield* Effect.promise(() => statfs(dirname(path)).catch(() => undefined))
    const own = { spoolBytes: spool?.heldBytes ?? 0, ...(room && { diskFreeBytes: room.bavail * room.bsize }) }
    // The disk usage on this machine is reported even while the database is down.
    const others = yield* Effect.orElseSucceed(store.usage, () => ({}))
    return { ...others, ...own }
  })
  return { ...store, accept: prefer === "spool" ? acceptFirst : acceptElse, lags, usage }
})

/** Makes an append fail if the database now contains a different store, so that nothing is written to that store. */
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
  reason: new StoreBrokenError({ detail: "the spool belongs to another store" })
})

const full: Effect.Effect<never, StoreError> = Effect.suspend(() =>
  Effect.fail(
    new StoreError({
      operation: "accept",
      reason: new StoreFullError({ detail: "the spool is full, and the database is locked or unavailable" })
    })
  )
)

const survives = (work: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.catchCause(work, (cause) => Effect.logWarning("The spool could not be cleaned up", cause))

const withMore = (lag: Lag, facts: ReadonlyArray<SpooledEntry["facts"]>): Lag => {
  const more = facts.filter(({ stream }) => stream === lag.stream)
  if (more.length === 0) return lag
  const oldest = Math.min(lag.oldestReceivedAt ?? Number.POSITIVE_INFINITY, ...more.map(({ receivedAt }) => receivedAt))
  return { ...lag, waiting: lag.waiting + more.length, oldestReceivedAt: oldest }
}
