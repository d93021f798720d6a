import { listQuarantine, type Store } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { encodeBody } from "../../../inbox/src/BodyCodec.ts"

/** Replaces the only quarantined item by one that can be interpreted, as an update of the inbox makes the item readable. */
export const makeReadable = Effect.fnUntraced(function* (store: Store, item: object) {
  const [row] = yield* listQuarantine(store)
  const entry = Option.getOrThrow(yield* store.entry(row?.sequence ?? 0))
  const { body } = yield* Effect.promise(() =>
    encodeBody(entry.stream, entry.signedAt, [Buffer.from(JSON.stringify([item]))])
  )
  yield* store.rewrite(entry, body, "erased")
  const document = JSON.stringify(item)
  yield* store.sql.transact("test", [
    { sql: "UPDATE quarantine SET document = ?", params: [Buffer.from(document)] },
    { sql: "UPDATE outcome_message SET document = ? WHERE sequence = ?", params: [document, entry.sequence] }
  ])
})
