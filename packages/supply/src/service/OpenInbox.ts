/**
 * An inbox whose store has the tables of the supply kit, from settings.
 */
import {
  defaultHistoryDays,
  defaultRetentionDays,
  followKeys,
  holdFile,
  Inbox,
  type SettingsError,
  lastKeys,
  PostgresStore,
  prune,
  SqliteStore,
  Store,
  type StoreError
} from "@fieldwork/inbox"
import type { Projection } from "@fieldwork/inbox/projection"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import type { LedgerOptions } from "../ledger/LedgerTypes.ts"
import { ledgerProjection } from "../ledger/Projection.ts"
import { supplyRecords } from "../sessions/Records.ts"
import type { SupplyExchange } from "./Exchange.ts"
import type { InboxSettings } from "./InboxSettings.ts"

/** The projections of the kit, for a store that you open yourself: `SqliteStore.layer({ path, projections: supplyProjections() })`. */
export const supplyProjections = (ledger?: LedgerOptions): ReadonlyArray<Projection> => [
  supplyRecords,
  ledgerProjection(ledger)
]

const openStore = Effect.fnUntraced(function* (
  { spool, spoolBytes: capacity, store: name }: InboxSettings,
  projections: ReadonlyArray<Projection>
): Effect.fn.Return<Store, StoreError | SettingsError, Scope.Scope> {
  if (/^postgres(ql)?:\/\//.test(name)) {
    const url = Redacted.make(name)
    return yield* PostgresStore.make({
      url,
      projections,
      spool: spool === undefined ? undefined : { path: spool, capacity }
    })
  }
  const store = yield* SqliteStore.make({ path: name, projections, spool: { capacity } })
  yield* holdFile({ store: Redacted.make(name) })
  // Nobody else uses the file: a link that is claimed was claimed by a process that is gone.
  yield* store.sql.transact("release", [
    { sql: "UPDATE supply_link SET claimed_until = 0 WHERE live_link IS NULL", params: [] }
  ])
  return store
})

/** Every hour, so that each time takes seconds. */
const pruneHourly = (store: Store, { historyDays, retentionDays }: InboxSettings) =>
  prune(store, retentionDays ?? defaultRetentionDays, undefined, {
    historyDays: historyDays === Infinity ? undefined : (historyDays ?? defaultHistoryDays)
  }).pipe(
    Effect.catchCause((cause) => Effect.logWarning("Could not prune", cause)),
    Effect.andThen(Effect.sleep("1 hour")),
    Effect.forever,
    Effect.delay("1 hour")
  )

export const openInbox = Effect.fnUntraced(function* (
  settings: InboxSettings,
  {
    exchange,
    ledger,
    supplierCode
  }: { readonly exchange: SupplyExchange; readonly ledger?: LedgerOptions | undefined; readonly supplierCode: string }
): Effect.fn.Return<Inbox["Service"], StoreError | SettingsError, Scope.Scope> {
  const store = yield* openStore(settings, supplyProjections(ledger))
  const supplier = { supplier_code: supplierCode }
  const askBoth = Effect.all(
    [
      Effect.result(exchange.opportunities.subscription(supplier)),
      Effect.result(exchange.outcomes.subscription(supplier))
    ],
    {
      concurrency: 2
    }
  )
  const remembered = yield* lastKeys(store).pipe(Effect.orElseSucceed(() => []))
  const keys = settings.keys ?? followKeys({ ask: () => Effect.runPromise(askBoth), pinned: [], remembered })
  if (settings.project !== false) yield* Effect.forkScoped(pruneHourly(store, settings))
  const { project, untimely } = settings
  const layer = Layer.provide(Inbox.layer({ keys, project, untimely }), Layer.succeed(Store, store))
  return Context.get(yield* Layer.build(layer), Inbox)
})
