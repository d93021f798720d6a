/**
 * Opens an inbox whose store contains the tables of this package.
 */
import { type Inbox, openInbox, type SettingsError, type StoreError } from "@fieldwork/inbox"
import type { Projection } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { LedgerOptions } from "../ledger/LedgerTypes.ts"
import { ledgerProjection } from "../ledger/Projection.ts"
import { supplyRecords } from "../sessions/Records.ts"
import type { SupplyExchange } from "./Exchange.ts"
import type { InboxSettings } from "./InboxSettings.ts"
import { fetchFirst, type SubscriptionKeys, subscriptionKeys } from "./subscriptionKeys.ts"

/**
 * Returns all projections of this package, which define the tables of links, sessions and the ledger. Pass the projections to a store that you open
 * yourself. `createSupply` adds them to its own store.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore } from "@fieldwork/inbox"
 * import { supplyProjections } from "@fieldwork/supply"
 *
 * const store = SqliteStore.make({ path: ":memory:", projections: supplyProjections() })
 * const names = Effect.map(store, ({ projections }) => projections.map(({ name }) => name))
 * await Effect.runPromise(Effect.scoped(names)) // => ["supply", "ledger"]
 * ```
 */
export const supplyProjections = (ledger?: LedgerOptions): ReadonlyArray<Projection> => [
  supplyRecords,
  ledgerProjection(ledger)
]

/** The inbox, and its key store unless the settings contain the keys. */
export interface SupplyInbox {
  readonly inbox: Inbox["Service"]
  readonly keys: SubscriptionKeys | undefined
}

/** Opens the inbox. If it has no key to verify callbacks with, keys are fetched in the background until there is one. */
export const openSupplyInbox = Effect.fnUntraced(function* (
  settings: InboxSettings,
  {
    exchange,
    ledger,
    supplierCode
  }: { readonly exchange: SupplyExchange; readonly ledger?: LedgerOptions | undefined; readonly supplierCode: string }
): Effect.fn.Return<SupplyInbox, StoreError | SettingsError, Scope.Scope> {
  let keys: SubscriptionKeys | undefined
  const inbox = yield* openInbox({
    ...settings,
    projections: supplyProjections(ledger),
    keysOf: (store) =>
      settings.keys === undefined
        ? Effect.tap(subscriptionKeys(store, exchange, supplierCode), (created) => Effect.sync(() => (keys = created)))
        : Effect.succeed(settings.keys)
  })
  if (keys !== undefined) yield* Effect.forkScoped(fetchFirst(keys))
  if (/^postgres(ql)?:/.test(settings.store)) return { inbox, keys }
  // A SQLite file is used by only one process. If a link is still claimed when the file is opened, the process that claimed it no longer exists, so
  // the claim is released.
  yield* inbox.store.sql.transact("release", [
    { sql: "UPDATE supply_link SET claimed_until = 0 WHERE live_link IS NULL", params: [] }
  ])
  return { inbox, keys }
})
