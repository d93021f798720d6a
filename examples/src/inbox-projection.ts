import { Inbox, SqliteStore, Store } from "@fieldwork/inbox"
import { defineProjection, integer, table, text, upsert } from "@fieldwork/inbox/projection"
import { createSender } from "@fieldwork/webhooks/testing"
import { Console, Effect, Layer, Stream } from "effect"

const respondent = table("visits_respondent", ["respondent_id"], { respondent_id: text(), messages: integer() })

// Counts the messages about each respondent. The counts are updated in the transaction that applies the messages.
const visits = defineProjection({
  name: "visits",
  version: 1,
  stream: "outcomes",
  tables: [respondent],
  project: Effect.fnUntraced(function* (messages, read) {
    const ids = messages.map(({ facts }) => facts.respondent_id)
    const counts = new Map((yield* read(respondent, ids)).map((row) => [row.respondent_id, row.messages]))
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
    return [
      upsert(
        respondent,
        [...counts].map(([respondent_id, messages]) => ({ respondent_id, messages }))
      )
    ]
  }),
  // None of the columns identifies a person, so the row is returned unchanged.
  erase: (_, row) => row
})

const exchange = await createSender()
const { key_id, public_key } = exchange.subscription()

const inbox = Inbox.layer({ keys: [{ keyId: key_id, publicKey: public_key }] }).pipe(
  Layer.provideMerge(SqliteStore.layer({ path: ":memory:", projections: [visits] }))
)

const program = Effect.gen(function* () {
  const { outcomes, receive } = yield* Inbox
  const { sql } = yield* Store
  const callback = yield* Effect.promise(() => exchange.send([{ respondent_id: "r1", panelist_id: "p1" }]))
  const request = new Request("https://supplier.example/outcomes", { method: "POST", ...callback })
  yield* Effect.promise(() => receive("outcomes", request))

  // When a change is received, the rows that its transaction wrote can be read.
  yield* Stream.runDrain(Stream.take(outcomes.changes(), 1))
  const [row] = yield* sql.query("visits", "SELECT messages FROM visits_respondent WHERE respondent_id = ?", ["r1"])
  yield* Console.log(`${Number(row?.["messages"])} message about r1`)
})
await Effect.runPromise(Effect.provide(program, inbox))
