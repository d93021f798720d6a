import { Inbox, SqliteStore } from "@fieldwork/inbox"
import { createSender } from "@fieldwork/webhooks/testing"
import { Console, Effect, Layer, Stream } from "effect"

// A simulated exchange, which signs callbacks in the same way as the real exchange.
const exchange = await createSender()
const { key_id, public_key } = exchange.subscription()

const inbox = Inbox.layer({ keys: [{ keyId: key_id, publicKey: public_key }] }).pipe(
  Layer.provide(SqliteStore.layer({ path: ":memory:" })) // a file such as "inbox.db" outlives the process
)

const program = Effect.gen(function* () {
  const { opportunities, receive } = yield* Inbox
  const callback = yield* Effect.promise(() => exchange.send([{ survey_id: 7, message_reason: "new", is_live: true }]))
  const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
  const response = yield* Effect.promise(() => receive("opportunities", request))
  yield* Console.log(`status ${response.status}`)

  const changes = opportunities.changes().pipe(Stream.take(1))
  yield* Stream.runForEach(changes, ({ opportunity, status }) =>
    Console.log(`survey ${opportunity.survey_id} is ${status}`)
  )
})
await Effect.runPromise(Effect.provide(program, inbox))
