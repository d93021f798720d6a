/** Stores that contain a history of messages. */
import { Effect, Option } from "effect"
import { decodeBody } from "../../src/BodyCodec.ts"
import type { Store } from "../../src/store/Store.ts"
import { outcome, survey } from "./sender.ts"
import { makeTestInbox } from "./testInbox.ts"

/**
 * Receives every kind of message: changes, repetitions, late messages, deactivations, malformed items and adjusted outcomes.
 */
export const populated = Effect.fnUntraced(function* (store: Store) {
  const inbox = yield* makeTestInbox(store)
  const { receive } = inbox
  yield* receive(100, [survey(1), survey(2), survey(3, { respondent_pids: ["pid-a", "pid-b"] })])
  yield* receive(200, [survey(1, { total_remaining: 5 }), { survey_id: "bad", respondent_pids: ["pid-a"] }, survey(2)])
  yield* receive(150, [survey(1, { total_remaining: 7 }), survey(2, { message_reason: "vanished" })])
  yield* receive(300, [survey(2, { message_reason: "deactivated" }), survey(1)])
  yield* receive(310, [outcome("r1", { panelist_id: "pid-a", session_id: "mid-a" }), outcome("r2")], "outcomes")
  yield* receive(320, [outcome("r1", { panelist_id: "pid-a", session_id: "mid-a", client_status: 11 })], "outcomes")
  return inbox
})

/** Returns the bodies of the callbacks in the log as strings. */
export const bodiesOf = Effect.fnUntraced(function* (store: Store) {
  const entries = yield* store.entries({ kind: "callback", limit: 99 })
  return yield* Effect.forEach(entries, ({ sequence }) =>
    Effect.flatMap(store.body(sequence), (body) =>
      Effect.promise(async () =>
        Buffer.from(await decodeBody(Option.getOrElse(body, () => new Uint8Array()))).toString()
      )
    )
  )
})
