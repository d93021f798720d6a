/**
 * Builds and runs all parts of `fieldwork-inbox serve` from the settings.
 */
import type { KeyEntry, KeySource } from "@fieldwork/webhooks"
import { ExchangeApi, Opportunities, Outcomes, SupplierSurveys } from "@fieldwork/exchange"
import { Clock, Console, Effect, Layer, Option, type Scope } from "effect"
import { makeInbox } from "../Inbox.ts"
import { makeExchangeListing } from "../gap/ExchangeListing.ts"
import { watchGaps } from "../gap/GapDetector.ts"
import { dayMillis, prune } from "../operate/prune.ts"
import { measuredStore } from "../store/measuredStore.ts"
import { Store } from "../store/Store.ts"
import { monitor } from "./Monitor.ts"
import { serveHttp } from "./Server.ts"
import { serveApi } from "./serveApi.ts"
import { checkApiSettings } from "./checkApiSettings.ts"
import { serveKeys } from "./serveKeys.ts"
import { lockStoreFile, openStore, type ServeOptions } from "./openStore.ts"
import { historyRetention, readKeys, retention, settingNames, type Settings, shown } from "./Settings.ts"
import { fromConfigError, SettingsError, unknownNames } from "./SettingsError.ts"

/** The exchange services that the inbox uses, configured with `FIELDWORK_EXCHANGE_URL` and `FIELDWORK_EXCHANGE_API_KEY`. */
export const buildExchange = Layer.mergeAll(Opportunities.layer, Outcomes.layer, SupplierSurveys.layer).pipe(
  Layer.provide(ExchangeApi.layerConfig()),
  Layer.build,
  Effect.mapError(fromConfigError)
)

/** Starts the server, which runs until the scope closes. Returns the port on which it listens. */
export const serve = Effect.fnUntraced(function* (
  settings: Settings,
  options: ServeOptions = { withoutDamaged: false }
) {
  yield* logEvent("starting", shown(settings))
  for (const name of unknownNames(settingNames, process.env)) {
    yield* Effect.logWarning(`${name} is not a setting and has no effect`)
  }
  const pinned = readKeys(settings.keys)
  const { supplierCode } = settings
  if (pinned.length === 0 && Option.isNone(supplierCode)) return yield* new SettingsError({ detail: keyless })
  const apiError = checkApiSettings(settings)
  if (apiError !== undefined) return yield* apiError
  const store = measuredStore(yield* openStore(settings, options))
  yield* lockStoreFile(settings)
  const keys = Option.isNone(supplierCode) ? pinned : yield* followExchange(store, settings, supplierCode.value, pinned)

  const inbox = yield* makeInbox({ ...settings, keys }).pipe(Effect.provideService(Store, store))
  const watched = yield* monitor(store, inbox)
  yield* Effect.forkScoped(
    pruneRegularly(
      store,
      Option.getOrElse(retention(settings), () => Infinity),
      historyRetention(settings)
    )
  )
  const api = yield* serveApi(store, settings)
  const hasKeys = (): boolean => !("held" in keys) || keys.held.length > 0
  // A server that has never had a key cannot accept callbacks. Known keys remain usable while the exchange is unavailable.
  const recentFailure = () => inbox.recentFailure() ?? (hasKeys() ? undefined : "KeysUnavailableError")
  const port = yield* serveHttp({ ...inbox, recentFailure }, watched, settings, api.shared)
  yield* logEvent("listening", { host: settings.host, port, ...(api.port !== undefined && { apiPort: api.port }) })
  yield* Effect.addFinalizer(() => logEvent("stopping", {}))
  return port
})

/** Writes a JSON line with a timestamp and a level, in the same format as the log. */
const logEvent = (what: string, facts: Readonly<Record<string, unknown>>): Effect.Effect<void> =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Console.log(
      JSON.stringify({ "fieldwork-inbox": what, timestamp: new Date(now).toISOString(), level: "INFO", ...facts })
    )
  )

const keyless =
  "No key to verify callbacks with: set FIELDWORK_INBOX_KEYS, or FIELDWORK_INBOX_SUPPLIER_CODE to take them from the subscriptions"

/** Starts the gap detector for the exchange. Returns a key store that reads its keys from the subscriptions. */
const followExchange = Effect.fnUntraced(function* (
  store: Store,
  { sendIntervalSeconds }: Settings,
  supplierCode: string,
  pinned: ReadonlyArray<KeyEntry>
): Effect.fn.Return<KeySource, SettingsError, Scope.Scope> {
  const services = yield* buildExchange
  const listing = yield* makeExchangeListing(supplierCode).pipe(Effect.provideContext(services))
  yield* Effect.forkScoped(watchGaps(store, listing, { sendIntervalSeconds }))

  return yield* serveKeys({ supplierCode, pinned }).pipe(
    Effect.provideContext(services),
    Effect.provideService(Store, store)
  )
})

/**
 * Prunes every hour, so that a single run takes only seconds. The first run starts an hour after startup, because a wrong clock has probably been
 * corrected by then.
 */
const pruneRegularly = (store: Store, retentionDays: number, historyDays: number | undefined) =>
  prune(store, retentionDays, undefined, { historyDays }).pipe(
    Effect.flatMap(({ bodies, clockAheadMillis }) =>
      Effect.gen(function* () {
        if (bodies > 0) yield* Effect.logInfo("Pruned").pipe(Effect.annotateLogs({ bodies }))
        if (Math.abs(clockAheadMillis) <= dayMillis) return
        yield* Effect.logWarning(
          "The clock differs from the newest callback by more than a day: evidence is kept relative to that callback"
        ).pipe(Effect.annotateLogs({ clockAheadSeconds: Math.round(clockAheadMillis / 1000) }))
      })
    ),
    Effect.catchCause((cause) => Effect.logWarning("Could not prune", cause)),
    Effect.andThen(Effect.sleep("1 hour")),
    Effect.forever,
    Effect.delay("1 hour")
  )
