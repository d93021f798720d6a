/** Conformance checks for the changes that a batch makes to the projections. */
import assert from "node:assert/strict"
import { Effect, Option } from "effect"
import type { LogPosition } from "../Message.ts"
import type { OpportunityRow } from "../store/Rows.ts"
import type { Lease, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { check, leased, leaseMillis, session, batchOf, type StoreCheck, survey, withDocuments } from "./samples.ts"

export const projectionChecks: ReadonlyArray<StoreCheck> = [
  check("an older projection row does not replace the stored one", (store) =>
    Effect.gen(function* () {
      let lease = yield* leased(store)
      const write = (position: LogPosition, row: OpportunityRow): Effect.Effect<Lease, StoreError> =>
        store.commit(lease, withDocuments(position, [row]), leaseMillis)
      lease = yield* write({ sequence: 1, item: 1 }, survey(1, { signed_at: 9, total_remaining: 9 }))
      lease = yield* write({ sequence: 1, item: 2 }, survey(1, { signed_at: 8, total_remaining: 8 }))
      assert.equal(Option.getOrThrow(yield* store.opportunity(1)).total_remaining, 9)
    })
  ),
  check("a repeated projection row advances only the order key", (store) =>
    Effect.gen(function* () {
      let lease = yield* leased(store)
      const first = survey(1)
      lease = yield* store.commit(lease, withDocuments({ sequence: 1, item: 1 }, [first]), leaseMillis)
      const later = { ...first, ordered_at: 1001, signed_at: 1001, sequence: 2, item: 3 }
      const other = { ...later, changed_sequence: 9, total_remaining: 9, status: "parked" as const }
      lease = yield* store.commit(lease, batchOf({ sequence: 2, item: 4 }, { repeated: [other] }), leaseMillis)
      const read = Effect.map(store.opportunity(1), Option.getOrThrow)
      assert.deepEqual(yield* read, { ...later, document: `{"survey_id":1}`, mark: null })
      yield* store.commit(lease, batchOf({ sequence: 2, item: 5 }, { repeated: [first] }), leaseMillis)
      assert.equal((yield* read).signed_at, 1001)
    })
  ),
  check("a batch with more rows than one statement can hold is written completely", (store) =>
    Effect.gen(function* () {
      const rows = Array.from({ length: 1203 }, (_, id) => survey(id + 1))
      yield* store.commit(yield* leased(store), withDocuments({ sequence: 1, item: 1203 }, rows), leaseMillis)
      const stored = yield* store.opportunities({}, { limit: 9999 })
      assert.deepEqual(
        stored.map(({ document, survey_id }) => [survey_id, document]),
        rows.map(({ survey_id }) => [survey_id, `{"survey_id":${survey_id}}`])
      )
    })
  ),
  check("the history of a survey contains the first and last message of each content", (store) =>
    Effect.gen(function* () {
      let lease = yield* leased(store)
      const version = (hash: string, at: number) => ({
        survey_id: 1,
        hash,
        first_ordered_at: at,
        first_signed_at: at,
        first_sequence: at,
        first_item: 0,
        last_ordered_at: at,
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
        const position = { sequence: 1, item: index + 1 }
        lease = yield* store.commit(
          lease,
          { ...withDocuments(position, [survey(1, { hash: "C", item: index })]), versions: [version(hash, at)] },
          leaseMillis
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
  check("an outcome keeps every message and shows the one with the greatest order key", (store) =>
    Effect.gen(function* () {
      let lease = yield* leased(store, { stream: "outcomes" })
      for (const [item, [signed_at, client_status]] of (
        [
          [5, 10],
          [9, 20],
          [7, 11]
        ] as const
      ).entries()) {
        const message = {
          respondent_id: "r",
          ordered_at: signed_at,
          signed_at,
          sequence: 1,
          item,
          document: Buffer.from(`${client_status}`)
        }
        lease = yield* store.commit(
          lease,
          batchOf(
            { sequence: 1, item: item + 1 },
            {
              outcomes: [session("r", { signed_at, item, client_status })],
              outcomeMessages: [message, { ...message, respondent_id: `other-${item}` }]
            }
          ),
          leaseMillis
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
  check("the quarantine keeps an item until it is released", (store) =>
    Effect.gen(function* () {
      const row = {
        sequence: 1,
        item: 0,
        stream: "opportunities" as const,
        ordered_at: 5,
        signed_at: 5,
        path: "/0/survey_id",
        reason: "it is not of type integer",
        document: Buffer.from([0, 255, 1])
      }
      const held = yield* store.commit(
        yield* leased(store),
        batchOf({ sequence: 1, item: 1 }, { quarantined: [row] }),
        leaseMillis
      )
      const [found] = yield* store.quarantined({ limit: 9 })
      assert.deepEqual({ ...found, document: Buffer.from(found?.document ?? []) }, row)
      assert.equal(yield* store.quarantineSize, 1)
      yield* store.commit(held, batchOf({ sequence: 2, item: 0 }, { released: [row] }), leaseMillis)
      assert.equal(yield* store.quarantineSize, 0)
    })
  )
]
