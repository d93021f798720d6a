import { assert, describe, it } from "@effect/vitest"
import { type Change, changeNames, readChanging } from "./changingList.ts"

/** The number of lists per kind of change. `npm run soak -- lists` tests more lists. */
const runs = 200

const read = (change: Change | "any") => Array.from({ length: runs }, (_, seed) => readChanging({ change, seed }))

describe("lists that change while they are read", () => {
  it.each([...changeNames, "any" as const])(
    "reading a list that changes meanwhile is complete or fails, and yields no item twice: %s",
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
})
