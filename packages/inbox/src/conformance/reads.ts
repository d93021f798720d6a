/** Conformance checks for queries. */
import assert from "node:assert/strict"
import { Effect, Option } from "effect"
import type { LogPosition } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import { check, leased, entryOf, leaseMillis, type StoreCheck, survey, withDocuments } from "./samples.ts"

export const readChecks: ReadonlyArray<StoreCheck> = [
  check("surveys are listed in order and page by page with every filter", (store) =>
    Effect.gen(function* () {
      const rows = [
        survey(1, { country_language: "eng_us", price_nanos: 1, total_remaining: 1, signed_at: 1 }),
        survey(2, { country_language: "ger_de", price_nanos: 2, total_remaining: 2, signed_at: 2 }),
        survey(3, { status: "deactivated", message_reason: "deactivated" }),
        survey(4, { status: "parked", message_reason: "vanished" }),
        survey(5, { status: "paused", is_live: 0 }),
        survey(6, { is_live: null, country_language: null, price_nanos: null, total_remaining: null })
      ]
      yield* store.commit(yield* leased(store), withDocuments({ sequence: 1, item: 6 }, rows), leaseMillis)
      const ids = (filter: Parameters<Store["opportunities"]>[0], page = { limit: 10 }) =>
        Effect.map(store.opportunities(filter, page), (found) => found.map(({ survey_id }) => survey_id))
      assert.deepEqual(yield* ids({}), [1, 2, 6])
      assert.deepEqual(yield* ids({ status: "any" }), [1, 2, 3, 4, 5, 6])
      assert.deepEqual(yield* ids({ status: "parked" }), [4])
      assert.deepEqual(yield* ids({ countryLanguages: ["ger_de", "fre_fr"] }), [2])
      assert.deepEqual(yield* ids({ countryLanguages: [] }), [])
      assert.deepEqual(yield* ids({ minPriceNanos: 2 }), [2])
      assert.deepEqual(yield* ids({ minRemaining: 2 }), [2])
      assert.deepEqual(yield* ids({ status: "any", messageReasons: ["vanished"] }), [4])
      assert.deepEqual(yield* ids({ updatedSince: 2 }), [2, 6])
      const page = yield* store.opportunities({}, { after: 1, limit: 1 })
      assert.deepEqual(
        page.map(({ document, survey_id }) => [survey_id, document]),
        [[2, '{"survey_id":2}']]
      )
      const live = (yield* store.counts).filter(({ status }) => status === "live")
      assert.equal(
        live.reduce((sum, { surveys }) => sum + surveys, 0),
        3
      )
    })
  ),
  check("changes are listed in the order in which they were applied, each key once", (store) =>
    Effect.gen(function* () {
      const rows = [3, 1, 2].map((id, item) => survey(id, { changed_sequence: 4, changed_item: item }))
      yield* store.commit(yield* leased(store), withDocuments({ sequence: 5, item: 0 }, rows), leaseMillis)
      const ids = (after: LogPosition) =>
        Effect.map(store.changedOpportunities(after, 2), (found) => found.map(({ survey_id }) => survey_id))
      assert.deepEqual(yield* ids({ sequence: 0, item: 0 }), [3, 1])
      assert.deepEqual(yield* ids({ sequence: 4, item: 1 }), [2])
    })
  ),
  check("a change contains the digest of the entry that caused it", (store) =>
    Effect.gen(function* () {
      const entry = yield* entryOf("[]")
      const { sequence } = yield* store.append(entry)
      const rows = [survey(1, { changed_sequence: sequence }), survey(2, { changed_sequence: sequence + 1 })]
      yield* store.commit(yield* leased(store), withDocuments({ sequence: sequence + 2, item: 0 }, rows), leaseMillis)
      const found = yield* store.changedOpportunities({ sequence: 0, item: 0 }, 9)
      assert.deepEqual(
        found.map(({ changed_digest }) => changed_digest),
        [entry.digest, ""]
      )
    })
  ),
  check(
    "setting marks replaces all marks, and a mark is listed with its survey until a later message changes the survey",
    (store) =>
      Effect.gen(function* () {
        yield* store.commit(yield* leased(store), withDocuments({ sequence: 2, item: 0 }, [survey(1)]), leaseMillis)
        yield* store.setMarks([{ survey_id: 9, mark: "unknown", noticed_at: 1, noticed_sequence: 1, detail: "" }])
        const gone = { survey_id: 1, mark: "gone", noticed_at: 5, noticed_sequence: 1, detail: "x" } as const
        yield* store.setMarks([gone])
        assert.deepEqual(yield* store.marks, [gone])
        assert.equal(Option.getOrThrow(yield* store.opportunity(1)).mark, "gone")
        yield* store.setMarks([{ ...gone, noticed_sequence: 0 }])
        assert.equal(Option.getOrThrow(yield* store.opportunity(1)).mark, null)
      })
  )
]
