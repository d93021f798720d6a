import { assert, it } from "@effect/vitest"
import { createBrandLift } from "../src/promise.ts"
import { fakeService } from "./support/fakeService.ts"
import { figures, id, question } from "./support/liftService.ts"

const withheld = {
  exposed_percentage: null,
  control_percentage: null,
  lift_percentage: null,
  margin_of_error: null,
  statistically_significant: null,
  statistical_test: []
}

const rowsOf = async (minimumPerGroup: number) => {
  const items = [
    { ...figures(4, 25, 19, 25), ...withheld, question: question(7) },
    { ...figures(460, 1000, 400, 1000), question: question(8) }
  ]
  const { options } = fakeService(() => Response.json({ items }))
  const table = await createBrandLift(options).lift.table({ campaign: id, breakdowns: [], minimumPerGroup })
  return table.rows
}

it.each([20, 50])(
  "a question whose shares the service withholds has no p-value and is not significant in a lift table with a minimum of %d respondents",
  async (minimumPerGroup) => {
    const [row] = await rowsOf(minimumPerGroup)
    assert.deepInclude(row, {
      lift: null,
      lower: null,
      upper: null,
      pValue: null,
      adjustedP: null,
      significant: false,
      significantAdjusted: false
    })
    assert.deepInclude(
      row,
      minimumPerGroup === 20 ? { tooFew: false, verdict: "notAvailable" } : { tooFew: true, verdict: "tooFew" }
    )
  }
)

it("a question whose shares the service withholds is not counted when lift.table adjusts the p-values of the other questions", async () => {
  const [, other] = await rowsOf(20)
  assert.isNotNull(other?.pValue)
  assert.strictEqual(other?.adjustedP, other?.pValue)
})
