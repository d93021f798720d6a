/** Opens an inbox whose store can be pruned between runs, with a clock that the tests set. */
import { prune, SqliteStore, type Store } from "@fieldwork/inbox"
import type { Projection } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import type * as Scope from "effect/Scope"
import { TestClock } from "effect/testing"
import { makeTestInbox } from "../../../inbox/test/support/testInbox.ts"

export type HistoryInbox = Effect.Success<ReturnType<typeof makeTestInbox>>

/** Opens the store in the file `path` with the given projections, and sets the clock to July 2026. */
export const withHistoryInbox = <A, E>(
  path: string,
  projections: ReadonlyArray<Projection>,
  use: (inbox: HistoryInbox) => Effect.Effect<A, E, Scope.Scope>
): Promise<A> =>
  SqliteStore.make({ path, projections, threads: false, spool: false }).pipe(
    Effect.tap(() => TestClock.setTime(Date.parse("2026-07-02T00:00:00Z"))),
    Effect.flatMap(makeTestInbox),
    Effect.flatMap(use),
    Effect.scoped,
    Effect.provide([TestClock.layer(), Logger.layer([])]),
    Effect.runPromise
  )

/** Removes bodies and superseded messages that are older than 75 days. */
export const pruneHistory = (store: Store) => prune(store, 75, undefined, { historyDays: 75 })
