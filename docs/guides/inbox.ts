// #region inbox
import { Exchange, Opportunities, Outcomes } from "@fieldwork/exchange"
import { Inbox, makeExchangeKeys, SqliteStore } from "@fieldwork/inbox"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { Console, Effect, Layer, Schedule, Stream } from "effect"

const { apiKey, suppliers } = credentials.exchange
const supplier_code = suppliers[0] ?? ""

/** Verifies callbacks with the keys of both subscriptions, follows key rotation, and stores the keys so that they are available after a restart. */
const inbox = Layer.unwrap(
  // The sandbox's clock; omit `now` in production.
  Effect.map(makeExchangeKeys({ supplierCode: supplier_code, now: () => sandbox.now().getTime() }), (keys) =>
    Inbox.layer({ keys })
  )
)
// Use a file such as "inbox.db" to keep the data after the process exits.
const store = SqliteStore.layer({ path: ":memory:" })
// #endregion inbox

// #region subscribe
const subscribe = Effect.gen(function* () {
  const [opportunities, outcomes] = [yield* Opportunities, yield* Outcomes]
  const callback = "https://supplier.example/callbacks"
  yield* opportunities.subscribe({
    supplier_code,
    body: { callback: `${callback}/opportunities`, opportunities: [{ country_language: { eq: "eng_us" } }] }
  })
  yield* outcomes.subscribe({ supplier_code, body: { callback: `${callback}/outcomes`, outcomes: [{}] } })
})
// #endregion subscribe

// #region receive
let deliver: ((request: Request) => Promise<Response>) | undefined
// The sandbox simulates hours in an instant. Each signature still gets a different timestamp, in seconds, as it would in real time.
let second = Date.now() - 290_000
const sandbox = createSandbox({
  send: async (request) => deliver?.(request) ?? new Response(null, { status: 503 }),
  wallClock: () => (second += 1000)
})

const receive = Effect.gen(function* () {
  const { receive } = yield* Inbox
  deliver = (request) => receive(request.url.endsWith("/outcomes") ? "outcomes" : "opportunities", request)
})

/** Advances the clock by an hour, and waits until the received callbacks have been applied. */
const anHour = Effect.gen(function* () {
  const { lags } = yield* Inbox
  yield* Effect.promise(() => sandbox.advance({ hours: 1 }))
  yield* Effect.repeat(lags, {
    until: (all) => all.every(({ waiting }) => waiting === 0),
    schedule: Schedule.spaced("10 millis")
  })
})
// #endregion receive

// #region query
const query = Effect.gen(function* () {
  const { opportunities } = yield* Inbox
  for (const { country_language, message_reason, status, surveys } of yield* opportunities.counts) {
    yield* Console.log(`${surveys} ${status} in ${country_language}, last reason: ${message_reason}`)
  }
  const good = opportunities.list({ countryLanguages: ["eng_us"], minPriceNanos: 3_000_000_000, minRemaining: 100 })
  yield* Stream.runForEach(good, ({ opportunity: { revenue_per_interview, survey_id, total_remaining } }) =>
    Console.log(`${survey_id} pays ${revenue_per_interview?.value}, ${total_remaining} to go`)
  )
})
// #endregion query

// #region drain
let cursor: string | undefined

/** Reads the changes since the last call. Without `follow: false` the loop waits for more changes and never ends. */
const drain = Effect.gen(function* () {
  const { opportunities } = yield* Inbox
  let changed = 0
  yield* Stream.runForEach(opportunities.changes({ since: cursor, follow: false }), (change) =>
    Effect.sync(() => {
      // Pass change.opportunity to your router here, and store the cursor only afterwards.
      changed++
      cursor = change.cursor
    })
  )
  yield* Console.log(`${changed} surveys changed`)
})
// #endregion drain

// #region rotate
import { createControlClient } from "@fieldwork/sandbox/control"

const control = createControlClient({ baseUrl: "https://sandbox.example", fetch: sandbox.fetch })

const rotate = Effect.promise(() =>
  control.POST("/__sandbox/suppliers/{supplier_code}/keys/rotate", {
    params: { path: { supplier_code } },
    body: { overlap_seconds: 1800 }
  })
)
// #endregion rotate

// #region gaps
import { detectGaps, makeExchangeListing, Store } from "@fieldwork/inbox"

const gaps = Effect.gen(function* () {
  const listing = yield* makeExchangeListing(supplier_code)
  const { known, listed, marks } = yield* detectGaps(yield* Store, listing)
  yield* Console.log(`${listed} listed by the exchange, ${known} known here, ${marks.length} differ`)
  const [first] = marks
  if (first !== undefined) yield* Console.log(`${first.survey_id} is ${first.mark}: ${first.detail}`)
})
// #endregion gaps

// #region run
const program = Effect.gen(function* () {
  yield* subscribe
  yield* receive
  yield* anHour
  yield* query
  yield* drain
  yield* rotate
  yield* anHour
  yield* drain
  yield* gaps
})

const exchange = Exchange.layer({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch })
const layer = inbox.pipe(Layer.provideMerge(Layer.merge(exchange, store)))
await Effect.runPromise(Effect.provide(program, layer))
// #endregion run
