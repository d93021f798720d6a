import { assert, it } from "@effect/vitest"
import { createBrandLift } from "../src/promise.ts"
import { fakeService } from "./support/fakeService.ts"
import { figures, id, question } from "./support/liftService.ts"

/** A weighted result whose values are rounded to one decimal place. The proportions of the counts are 46.2% and 39.8%. */
const weighted = {
  ...figures(231, 500, 199, 500),
  exposed_percentage: 46,
  control_percentage: 40,
  lift_percentage: 6,
  margin_of_error: 5.1,
  statistical_test: []
}

it("lift.table reads a weighted result whose percentages end in zeros with the number of decimals of the other questions", async () => {
  const items = [
    { ...weighted, question: question(7) },
    { ...weighted, exposed_percentage: 46.1, lift_percentage: 6.1, question: question(8) }
  ]
  const { options } = fakeService(() => Response.json({ items }))
  const table = await createBrandLift(options).lift.table({ campaign: id, breakdowns: [] })
  assert.deepStrictEqual(
    table.rows.map((row) => row.weighted),
    [true, true]
  )
  assert.closeTo(table.rows[0]?.lift ?? Number.NaN, 0.06, 1e-12)
})
