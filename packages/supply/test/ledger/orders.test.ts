import { SqliteStore } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { ledgerProjection } from "../../src/index.ts"
import { runQuietly } from "../support/ledger.ts"
import { runOrders } from "../support/orders.ts"

it("ledger balances and the times from which they are final do not depend on the arrival order of messages, on duplicates or on interrupted processing", async () => {
  const { differences, messages, stops } = await runQuietly(
    Effect.gen(function* () {
      const store = yield* SqliteStore.make({ path: ":memory:", projections: [ledgerProjection()], threads: false })
      return yield* runOrders({ seed: 26, permutations: 240, round: 60, stores: { sqlite: store } })
    })
  )
  expect(differences).toEqual([])
  expect(messages).toBeGreaterThan(240)
  expect(stops).toBeGreaterThan(0)
})
