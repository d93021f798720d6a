/**
 * Opens an inbox whose store contains the tables of this package.
 */
import {
  followKeys,
  type Inbox,
  lastKeys,
  openInbox,
  type SettingsError,
  type Store,
  type StoreError
} from "@fieldwork/inbox"
import type { Projection } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { LedgerOptions } from "../ledger/LedgerTypes.ts"
import { ledgerProjection } from "../ledger/Projection.ts"
import { supplyRecords } from "../sessions/Records.ts"
import type { SupplyExchange } from "./Exchange.ts"
import type { InboxSettings } from "./InboxSettings.ts"

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

/** Returns the public keys in the settings. If the settings contain no keys, returns the keys of the opportunities and outcomes subscriptions. */
const keysOf =
  ({ keys }: InboxSettings, exchange: SupplyExchange, supplierCode: string) =>
  (store: Store) => {
    if (keys !== undefined) return Effect.succeed(keys)
    const supplier = { supplier_code: supplierCode }
    const requested = [exchange.opportunities.subscription(supplier), exchange.outcomes.subscription(supplier)]
    const readBoth = Effect.all(requested.map(Effect.result), { concurrency: 2 })
    return lastKeys(store).pipe(
      Effect.orElseSucceed(() => []),
      Effect.map((storedKeys) =>
        followKeys({ readSubscriptions: () => Effect.runPromise(readBoth), pinned: [], storedKeys })
      )
    )
  }

export const openSupplyInbox = Effect.fnUntraced(function* (
  settings: InboxSettings,
  {
    exchange,
    ledger,
    supplierCode
  }: { readonly exchange: SupplyExchange; readonly ledger?: LedgerOptions | undefined; readonly supplierCode: string }
): Effect.fn.Return<Inbox["Service"], StoreError | SettingsError, Scope.Scope> {
  const inbox = yield* openInbox({
    ...settings,
    projections: supplyProjections(ledger),
    keysOf: keysOf(settings, exchange, supplierCode)
  })
  if (/^postgres(ql)?:/.test(settings.store)) return inbox
  // A SQLite file is used by only one process. If a link is still claimed when the file is opened, the process that claimed it no longer exists, so
  // the claim is released.
  yield* inbox.store.sql.transact("release", [
    { sql: "UPDATE supply_link SET claimed_until = 0 WHERE live_link IS NULL", params: [] }
  ])
  return inbox
})
