/**
 * Of what a slice does to the projections.
 */
import assert from "node:assert/strict"
import { Effect, Option } from "effect"
import type { Place } from "../Message.ts"
import type { OpportunityRow } from "../store/Rows.ts"
import type { Claim, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { check, claimed, lease, session, sliceOf, type StoreCheck, survey, withDocuments } from "./samples.ts"

export const projectionChecks: ReadonlyArray<StoreCheck> = [
  check("a row that is older than the stored one does not replace it", (store) =>
    Effect.gen(function* () {
      let claim = yield* claimed(store)
      const write = (place: Place, row: OpportunityRow): Effect.Effect<Claim, StoreError> =>
        store.commit(claim, withDocuments(place, [row]), lease)
      claim = yield* write({ sequence: 1, item: 1 }, survey(1, { signed_at: 9, total_remaining: 9 }))
      claim = yield* write({ sequence: 1, item: 2 }, survey(1, { signed_at: 8, total_remaining: 8 }))
      assert.equal(Option.getOrThrow(yield* store.opportunity(1)).total_remaining, 9)
    })
  ),
  check("a repeated row moves the order key, and nothing else", (store) =>
    Effect.gen(function* () {
      let claim = yield* claimed(store)
      const first = survey(1)
      claim = yield* store.commit(claim, withDocuments({ sequence: 1, item: 1 }, [first]), lease)
      const later = { ...first, signed_at: 1001, sequence: 2, item: 3 }
      const other = { ...later, changed_sequence: 9, total_remaining: 9, status: "parked" as const }
      claim = yield* store.commit(claim, sliceOf({ sequence: 2, item: 4 }, { repeated: [other] }), lease)
      const read = Effect.map(store.opportunity(1), Option.getOrThrow)
      assert.deepEqual(yield* read, { ...later, document: `{"survey_id":1}`, mark: null })
      yield* store.commit(claim, sliceOf({ sequence: 2, item: 5 }, { repeated: [first] }), lease)
      assert.equal((yield* read).signed_at, 1001)
    })
  ),
  check("a slice of more rows than one message holds is written wholly", (store) =>
    Effect.gen(function* () {
      const rows = Array.from({ length: 1203 }, (_, id) => survey(id + 1))
      yield* store.commit(yield* claimed(store), withDocuments({ sequence: 1, item: 1203 }, rows), lease)
      const stored = yield* store.opportunities({}, { limit: 9999 })
      assert.deepEqual(
        stored.map(({ document, survey_id }) => [survey_id, document]),
        rows.map(({ survey_id }) => [survey_id, `{"survey_id":${survey_id}}`])
      )
    })
  ),
  check("the history of a survey keeps the first and the last message of each content", (store) =>
    Effect.gen(function* () {
      let claim = yield* claimed(store)
      const version = (hash: string, at: number) => ({
        survey_id: 1,
        hash,
        first_signed_at: at,
        first_sequence: at,
        first_item: 0,
        last_signed_at: at,
        last_sequence: at,
        last_item: 0,
        message_reason: null,
        price_nanos: null,
        total_remaining: null
      })
      for (const [index, [hash, at]] of (
        [
          ["A", 5],
          ["A", 7],
          ["A", 3],
          ["B", 6]
        ] as const
      ).entries()) {
        const place = { sequence: 1, item: index + 1 }
        claim = yield* store.commit(
          claim,
          { ...withDocuments(place, [survey(1, { hash: "C", item: index })]), versions: [version(hash, at)] },
          lease
        )
      }
      const versions = yield* store.versions(1)
      assert.deepEqual(
        versions.map(({ first_signed_at, hash, last_signed_at }) => [hash, first_signed_at, last_signed_at]),
        [
          ["A", 3, 7],
          ["B", 6, 6]
        ]
      )
    })
  ),
  check("outcomes keep every message and show the greatest", (store) =>
    Effect.gen(function* () {
      let claim = yield* claimed(store, { stream: "outcomes" })
      for (const [item, [signed_at, client_status]] of (
        [
          [5, 10],
          [9, 20],
          [7, 11]
        ] as const
      ).entries()) {
        const message = { respondent_id: "r", signed_at, sequence: 1, item, document: Buffer.from(`${client_status}`) }
        claim = yield* store.commit(
          claim,
          sliceOf(
            { sequence: 1, item: item + 1 },
            {
              outcomes: [session("r", { signed_at, item, client_status })],
              outcomeMessages: [message, { ...message, respondent_id: `other-${item}` }]
            }
          ),
          lease
        )
      }
      const { client_status, document } = Option.getOrThrow(yield* store.outcome("r"))
      assert.deepEqual([client_status, document], [20, "20"])
      assert.deepEqual(
        (yield* store.outcomeMessages("r")).map(({ document }) => document),
        ["10", "11", "20"]
      )
      const listed = (filter: Parameters<Store["outcomes"]>[0]) =>
        Effect.map(store.outcomes(filter, { limit: 9 }), (found) => found.length)
      assert.equal(yield* listed({ surveyId: 7, panelistId: "p", clientStatuses: [20], marketplaceStatuses: [3] }), 1)
      assert.equal(yield* listed({ clientStatuses: [10] }), 0)
      assert.equal((yield* store.changedOutcomes({ sequence: 0, item: 0 }, 9)).length, 1)
    })
  ),
  check("the quarantine holds an item until it is released", (store) =>
    Effect.gen(function* () {
      const row = {
        sequence: 1,
        item: 0,
        stream: "opportunities" as const,
        signed_at: 5,
        path: "/0/survey_id",
        reason: "it is not of type integer",
        document: Buffer.from([0, 255, 1])
      }
      const held = yield* store.commit(
        yield* claimed(store),
        sliceOf({ sequence: 1, item: 1 }, { quarantined: [row] }),
        lease
      )
      const [found] = yield* store.quarantined({ limit: 9 })
      assert.deepEqual({ ...found, document: Buffer.from(found?.document ?? []) }, row)
      assert.equal(yield* store.quarantineSize, 1)
      yield* store.commit(held, sliceOf({ sequence: 2, item: 0 }, { released: [row] }), lease)
      assert.equal(yield* store.quarantineSize, 0)
    })
  )
]
