// #region machine
import { Inbox, PostgresStore } from "@fieldwork/inbox"
import type { KeySource } from "@fieldwork/webhooks"
import { Effect, Layer, Redacted } from "effect"

/**
 * The configuration is the same on every machine. All machines receive callbacks, and one machine at a time applies the callbacks of a stream to the
 * tables.
 */
export const machine = (url: string, keys: KeySource, project = true) =>
  Inbox.layer({ keys, project }).pipe(Layer.provideMerge(PostgresStore.layer({ url: Redacted.make(url) })))
// #endregion machine

// #region upkeep
import { erase, prune, Store } from "@fieldwork/inbox"

/**
 * Erases a person's data from the stored callbacks, the checkpoint and the projections. `pid` is your own identifier for the person, as in the entry
 * link.
 */
export const forget = (pid: string) => Effect.flatMap(Store, (store) => erase(store, pid))

/** Removes the bodies of callbacks that are older than the given number of days. */
export const keep = (days: number) => Effect.flatMap(Store, (store) => prune(store, days))
// #endregion upkeep
