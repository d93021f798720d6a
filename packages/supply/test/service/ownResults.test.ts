import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import type { Results } from "../../src/index.ts"
import { followOwnResults } from "../../src/service/OwnResults.ts"
import { outcome, withLedger } from "../support/ledger.ts"

/** A polling interval in milliseconds that does not elapse during a test, so that results are read only when the test requests it. */
const never = 3_600_000

const routerOf = (received = new Map<number, Results>()) => ({
  received,
  setResults: (surveyId: number, results: Results): void => void received.set(surveyId, results)
})

describe("the results of the supplier's own respondents", () => {
  it("own results include outcomes of a callback that the projector applied after the first read of that callback", () =>
    withLedger(({ send, store }) =>
      Effect.gen(function* () {
        const router = routerOf()
        const own = yield* followOwnResults(store, router, never)
        yield* send("2026-01-15T12:00:00Z", ...["r-1", "r-2", "r-3"].map((id) => outcome(id)))
        // Restores the state between two batches of the projector: only the first item of the callback has been applied.
        const rest = yield* store.sql.query("rest", "SELECT * FROM outcome WHERE changed_item > 0", [])
        yield* store.sql.transact("split", [{ sql: "DELETE FROM outcome WHERE changed_item > 0", params: [] }])
        yield* own.refresh
        expect(own.of(7)).toMatchObject({ entrants: 1, completes: 1 })
        yield* store.sql.transact(
          "rest",
          rest.map((row) => ({
            sql: `INSERT INTO outcome (${Object.keys(row).join(", ")}) VALUES (${Object.keys(row)
              .map(() => "?")
              .join(", ")})`,
            params: Object.values(row)
          }))
        )
        yield* own.refresh
        expect(own.of(7)).toMatchObject({ entrants: 3, completes: 3 })
        expect(router.received.get(7)).toEqual(own.of(7))
      })
    ))
})
