/** Reads the log and the projections of a store in the same form as the reference model. */
import { Effect, Option } from "effect"
import { decodeBody } from "../../src/BodyCodec.ts"
import type { Store } from "../../src/store/Store.ts"
import type { Accepted, Folded } from "./model.ts"

const everything = 100_000

/** Returns the callbacks in the log with their bodies. If a body was pruned, it is taken from `sent`, which contains the bodies by digest. */
export const acceptedIn = Effect.fnUntraced(function* (store: Store, sent: ReadonlyMap<string, string> = new Map()) {
  const entries = yield* store.entries({ kind: "callback", limit: everything })
  return yield* Effect.forEach(entries, ({ digest, sequence, stream, ...entry }) =>
    Effect.gen(function* () {
      const encoded = yield* store.body(sequence)
      const body = Option.isSome(encoded)
        ? Buffer.from(yield* Effect.promise(() => decodeBody(encoded.value))).toString()
        : Option.getOrThrow(Option.fromUndefinedOr(sent.get(digest)))
      const { receivedAt, signedAt, timing } = entry
      return {
        stream,
        sequence,
        signedAt,
        receivedAt,
        isAhead: timing === "ahead",
        body,
        digest
      } satisfies Accepted & {
        digest: string
      }
    })
  )
})

export const observe = Effect.fnUntraced(function* (store: Store): Effect.fn.Return<Folded, unknown> {
  const opportunities = yield* store.opportunities({ status: "any" }, { limit: everything })
  const surveys = yield* Effect.forEach(opportunities, (row) =>
    Effect.gen(function* () {
      const versions = yield* store.versions(row.survey_id)
      return {
        survey_id: row.survey_id,
        document: row.document,
        key: [row.ordered_at, row.signed_at, row.sequence, row.item],
        changed: [row.changed_sequence, row.changed_item],
        versions: versions
          .map((version) => [
            [version.first_ordered_at, version.first_signed_at, version.first_sequence, version.first_item],
            [version.last_ordered_at, version.last_signed_at, version.last_sequence, version.last_item]
          ])
          .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
      }
    })
  )
  const outcomes = yield* store.outcomes({}, { limit: everything })
  const sessions = yield* Effect.forEach(outcomes, (row) =>
    Effect.gen(function* () {
      const messages = yield* store.outcomeMessages(row.respondent_id)
      return {
        respondent_id: row.respondent_id,
        document: row.document,
        key: [row.ordered_at, row.signed_at, row.sequence, row.item],
        messages: messages.map((message) => [
          message.ordered_at,
          message.signed_at,
          message.sequence,
          message.item,
          message.document
        ])
      }
    })
  )
  const held = yield* store.quarantined({ limit: everything })
  return { surveys, sessions, quarantined: held.map(({ item, sequence }) => [sequence, item] as const) }
})
