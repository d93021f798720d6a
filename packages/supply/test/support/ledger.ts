/** Creates an inbox with a ledger, and a sender that signs callbacks as the exchange does. */
import { Inbox, type InboxOptions, SqliteStore, Store } from "@fieldwork/inbox"
import { createSender } from "@fieldwork/webhooks/testing"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Scope from "effect/Scope"
import { type LedgerOptions, ledgerProjection, makeLedger, supplyRecords } from "../../src/index.ts"

/** Waits until all received outcomes are in the ledger. */
const untilProjected = (store: Store): Effect.Effect<void> =>
  Effect.gen(function* () {
    while ((yield* store.lags).some(({ waiting }) => waiting > 0)) yield* Effect.sleep(5)
  }).pipe(Effect.orDie)

export const openLedger = Effect.fnUntraced(function* (
  options: LedgerOptions & Partial<InboxOptions> & { readonly path?: string } = {}
) {
  const { keys, path = ":memory:", payable, project, timeZone, version } = options
  const settings = { payable, timeZone, version }
  const store = yield* SqliteStore.make({
    path,
    projections: [supplyRecords, ledgerProjection(settings)],
    threads: false,
    spool: false
  })
  let clock = Date.parse("2026-01-15T12:00:00Z")
  const sender = yield* Effect.promise(() => createSender({ now: () => clock }))
  const { key_id, public_key } = sender.subscription()
  const layer = Inbox.layer({ keys: keys ?? [{ keyId: key_id, publicKey: public_key }], pollMillis: 5, project })
  const inbox = Context.get(yield* Layer.build(Layer.provide(layer, Layer.succeed(Store, store))), Inbox)

  const receive = Effect.fnUntraced(function* (request: Request, stream: "opportunities" | "outcomes" = "outcomes") {
    const { status } = yield* Effect.promise(() => inbox.receive(stream, request))
    if (status !== 200) yield* Effect.die(new Error(`the inbox responded with ${status}`))
  })
  /** Sends items that are signed at the given time to the URL of a stream. */
  const post = Effect.fnUntraced(function* (
    stream: "opportunities" | "outcomes",
    at: string,
    ...items: ReadonlyArray<object>
  ) {
    clock = Date.parse(at)
    const callback = yield* Effect.promise(() => sender.send(items))
    yield* receive(new Request(`http://supplier.example/${stream}`, { method: "POST", ...callback }), stream)
  })
  /** Sends outcomes that are signed at the given time, and waits until they are in the ledger. */
  const send = (at: string, ...outcomes: ReadonlyArray<object>) =>
    Effect.andThen(post("outcomes", at, ...outcomes), untilProjected(store))
  return { store, receive, post, send, ledger: makeLedger(store, settings), settled: untilProjected(store) }
})

export type OpenLedger = Effect.Success<ReturnType<typeof openLedger>>

export const withLedger = <A, E>(
  use: (opened: OpenLedger) => Effect.Effect<A, E, Scope.Scope>,
  options?: Parameters<typeof openLedger>[0]
): Promise<A> => runQuietly(Effect.flatMap(openLedger(options), use))

/** Runs an effect and discards its log messages. One message is logged for each callback whose signature time differs from the current time. */
export const runQuietly = <A, E>(effect: Effect.Effect<A, E, Scope.Scope>): Promise<A> =>
  Effect.runPromise(Effect.provide(Effect.scoped(effect), Logger.layer([])))

export const outcome = (respondent_id: string, given: object = {}): object => ({
  respondent_id,
  panelist_id: "p-1",
  session_id: "m-1",
  survey_id: 7,
  marketplace_status: 3,
  client_status: 10,
  entry_date: "2026-01-15T10:00:00Z",
  last_date: "2026-01-15T10:12:00Z",
  rpi: { value: "1.25", currency_code: "USD" },
  ...given
})
