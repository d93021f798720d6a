/**
 * A store that has accepted a callback once it is durable in the spool, and puts it into the log right after.
 *
 * So an answer does not wait for what else is being written to the database, such as ten thousand surveys. Whenever the spool
 * cannot be used, or the database does not take what is in it, a callback waits for the database itself, whose failure is then
 * the sender's 503.
 */
import { Effect, type Scope } from "effect"
import type { NewEntry } from "../Message.ts"
import type { Accepted, Store } from "../store/Store.ts"
import { StoreBrokenError, StoreError } from "../store/StoreError.ts"
import { makeForwarder } from "./Forwarder.ts"
import { Spool } from "./Spool.ts"
import { mayHoldEntries } from "./SpoolFile.ts"
import { SpoolFormatError } from "./SpoolRecord.ts"

/** How often, in milliseconds, what the database did not take is tried again, and an idle spool is wiped. */
const lookMillis = 1000

/** `store` over `database`, a file. What an earlier process left in the spool is put into the log first. */
export const spooled = Effect.fnUntraced(function* (
  store: Store,
  database: string
): Effect.fn.Return<Store, StoreError, Scope.Scope> {
  if (yield* attempt(() => mayHoldEntries(database))) {
    const spool = yield* openSpool(store, database)
    if (spool !== undefined) yield* Effect.promise(() => spool.close())
  }
  const forwarder = yield* makeForwarder(store)
  const run = Effect.runPromiseWith(yield* Effect.context())
  let spool: Spool | undefined
  let opening: Promise<void> | undefined
  let openedAt = Number.NEGATIVE_INFINITY
  let isQuiet = true

  /** At the first callback, and now and then while it cannot be had. Those that come meanwhile wait for the same. */
  const mayOpen = (): boolean => opening !== undefined || performance.now() - openedAt >= lookMillis
  const open = Effect.promise(() => {
    const take = (opened: Spool | undefined): void => {
      spool = opened
      opening = undefined
      openedAt = performance.now()
    }
    opening ??= run(Effect.orElseSucceed(openSpool(store, database), () => undefined)).then(take)
    return opening
  })

  const appendNow = (entry: NewEntry): Effect.Effect<Accepted, StoreError> =>
    Effect.map(store.append(entry), (appended) => ({ logged: Effect.succeed(appended) }))

  const accept: Store["accept"] = (entry) =>
    Effect.callback((resume) => {
      if (spool === undefined && mayOpen()) return resume(Effect.andThen(open, accept(entry)))
      const into = spool
      const written = forwarder.isStuck() ? undefined : into?.write(entry)
      if (into === undefined || written === undefined) return resume(appendNow(entry))
      isQuiet = false
      // What is durable goes on to the log though nobody waits for it any more.
      written.then(
        () => resume(Effect.succeed(forwarder.forward(entry, () => into.release()))),
        () => resume(appendNow(entry))
      )
    })

  yield* Effect.addFinalizer(() =>
    Effect.gen(function* () {
      yield* Effect.promise(async () => opening)
      const last = spool
      spool = undefined
      openedAt = Number.POSITIVE_INFINITY
      yield* Effect.promise(async () => last?.idle())
      yield* forwarder.tried
      yield* Effect.promise(async () => last?.close())
    })
  )
  const look = Effect.gen(function* () {
    yield* forwarder.retry
    if (isQuiet) yield* Effect.tryPromise(async () => spool?.wipe())
    isQuiet = true
  })
  yield* Effect.forkScoped(Effect.forever(Effect.delay(Effect.ignore(look), lookMillis)))

  // Whoever waits for what was accepted to be applied sees all of it.
  return { ...store, accept, lags: Effect.andThen(forwarder.tried, store.lags) }
})

/**
 * Empty and ready; undefined when it cannot be used, because another process has it, say. Fails when another version of the inbox
 * must read it first.
 */
const openSpool = Effect.fnUntraced(function* (
  store: Store,
  database: string
): Effect.fn.Return<Spool | undefined, StoreError> {
  const opened = yield* attempt(() => Spool.open(database))
  if (opened === undefined) return undefined
  const { left, spool } = opened
  if (left.broken > 0) {
    yield* Effect.logWarning(
      "The spool has records that are not whole: never acknowledged, or damaged by the disk"
    ).pipe(Effect.annotateLogs({ records: left.broken }))
  }
  return yield* Effect.forEach(left.entries, store.append).pipe(
    Effect.tap((appended) => {
      const callbacks = appended.filter(({ known }) => !known).length
      if (callbacks === 0) return Effect.void
      return Effect.logInfo("Put into the log what an earlier process had accepted").pipe(
        Effect.annotateLogs({ callbacks })
      )
    }),
    Effect.andThen(Effect.promise(() => spool.wipe())),
    Effect.as(spool),
    // They stay where they are.
    Effect.catchCause((cause) =>
      Effect.logWarning("Callbacks that are durable are not in the log yet", cause).pipe(
        Effect.andThen(Effect.promise(() => spool.leave())),
        Effect.as(undefined)
      )
    )
  )
})

/** What else goes wrong costs the spool and nothing more. */
const attempt = <A>(run: () => Promise<A>): Effect.Effect<A | undefined, StoreError> =>
  Effect.tryPromise(run).pipe(
    Effect.catch(({ cause }) => {
      if (cause instanceof SpoolFormatError) {
        const reason = new StoreBrokenError({ detail: cause.message })
        return Effect.fail(new StoreError({ operation: "open", reason }))
      }
      return Effect.as(Effect.logDebug("Callbacks wait for the database: the spool cannot be used", cause), undefined)
    })
  )
