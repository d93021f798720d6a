import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import type { Source } from "../../src/pagination/listReader.ts"
import * as Pages from "../../src/pagination/pages.ts"
import { type Change, changeNames, readChanging } from "./changingList.ts"

/** The number of lists per kind of change. `npm run soak -- lists` tests more lists. */
const runs = 200

const read = (change: Change | "any") => Array.from({ length: runs }, (_, seed) => readChanging({ change, seed }))

describe("lists that change while they are read", () => {
  it.each([...changeNames, "any" as const])(
    "reading a list that changes during the reading either yields every item once or fails: %s",
    (change) => {
      const readings = read(change)
      const wrong = readings.findIndex(({ missing, repeated }) => missing.length > 0 || repeated.length > 0)
      assert.deepStrictEqual(
        wrong === -1 ? undefined : { seed: wrong, ...readings[wrong] },
        undefined,
        "an item is missing or came twice, without an error"
      )
      // A reader that always fails would pass the assertions above.
      const complete = readings.filter(({ outcome }) => outcome === "complete").length
      assert.isAtLeast(complete / runs, 0.6)
    }
  )

  it.effect(
    "an item that changes while its list is read again is yielded in its old and its new form, and no other item twice",
    () =>
      Effect.gen(function* () {
        let list = [1, 2, 3, 4, 5].map((id) => ({ id, status: "live" }))
        let requests = 0
        const fetch = (page: number) =>
          Effect.sync(() => {
            const response = { items: list.slice((page - 1) * 2, page * 2), total: list.length }
            // After the first request, item 1 is removed and item 2 changes.
            if (++requests === 1)
              list = list.slice(1).map((item) => (item.id === 2 ? { id: 2, status: "complete" } : item))
            return response
          })
        const source: Source<
          Effect.Success<ReturnType<typeof fetch>>,
          { readonly id: number; readonly status: string }
        > = {
          operation: "listThings",
          first: 1,
          size: 2,
          items: ({ items }) => items,
          total: "total",
          fail: Effect.fail,
          totalChanged: () => Effect.void,
          fetch
        }
        const items = yield* Stream.runCollect(Pages.items(source))
        assert.deepStrictEqual(items.map(({ id, status }) => `${id} ${status}`).toSorted(), [
          "1 live",
          "2 complete",
          "2 live",
          "3 live",
          "4 live",
          "5 live"
        ])
      })
  )
})
