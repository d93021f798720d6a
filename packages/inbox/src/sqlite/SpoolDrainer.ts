/**
 * Drains the spool: appends what is durable in it to the log right after the response, in order, and retries until the database accepts it.
 */
import { Deferred, Effect } from "effect"
import type { NewEntry } from "../Message.ts"
import type { Accepted, Appended, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { inOrder, tellLate } from "./InOrder.ts"

export interface SpoolDrainer {
  /** `release` is called once it is in the log. */
  readonly drain: (entry: NewEntry, release: () => void) => Accepted
  /** Whether the database has refused some of it. */
  readonly isStuck: () => boolean
  /** What is not in the log yet. */
  readonly waiting: () => ReadonlyArray<NewEntry>
  /** Tries what was refused once more. */
  readonly retry: Effect.Effect<void>
  /** Succeeds once an append of everything drained so far has been attempted, or is known to wait for the same failure. */
  readonly tried: Effect.Effect<unknown>
}

interface Job {
  readonly entry: NewEntry
  readonly work: Effect.Effect<unknown, StoreError>
  readonly ended: Array<() => void>
}

export const makeSpoolDrainer = Effect.fnUntraced(function* ({
  append
}: Pick<Store, "append">): Effect.fn.Return<SpoolDrainer> {
  const run = Effect.runPromiseWith(yield* Effect.context())
  const underway = new Set<Job>()
  const refused = new Set<Job>()
  let isLogging = false

  const ended = (job: Job, isLogged: boolean): void => {
    if (!isLogged) refused.add(job)
    underway.delete(job)
    for (const wake of job.ended) wake()
  }
  // What was refused is tried again first.
  const logAll = Effect.suspend(() =>
    inOrder(underway, { attempt: ({ work }) => tellLate(work), ended, isDown: refused.size > 0 })
  )

  const log = (): void => {
    if (isLogging) return
    isLogging = true
    const end = (): void => {
      isLogging = false
      if (underway.size > 0) log()
    }
    run(logAll).then(end, end)
  }

  /** Does next to nothing before the answer, which is waited for. */
  const drain: SpoolDrainer["drain"] = (entry, release) => {
    const logged = Deferred.makeUnsafe<Appended>()
    const work = Effect.suspend(() => append(entry)).pipe(
      Effect.tap((appended) => {
        release()
        return Deferred.succeed(logged, appended)
      })
    )
    underway.add({ entry, work, ended: [] })
    setImmediate(log)
    return { logged: Deferred.await(logged) }
  }

  const retry = inOrder(refused, {
    attempt: ({ work }) => work,
    ended: (job, isLogged) => void (isLogged && refused.delete(job))
  })

  const tried = Effect.promise(() =>
    Promise.all(Array.from(underway, ({ ended }) => new Promise<void>((resolve) => ended.push(resolve))))
  )
  const waiting = () => [...refused, ...underway].map(({ entry }) => entry)
  return { drain, isStuck: () => refused.size > 0, waiting, retry, tried }
})
