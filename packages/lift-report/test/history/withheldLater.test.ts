import { describe, expect, it } from "vitest"
import { changes } from "../../src/history/changes.ts"
import type { Snapshot } from "../../src/history/Snapshot.ts"
import { type Counts, sourceOf } from "../support/source.ts"

const first: Counts = { name: "brand_awareness", xe: 258, ne: 500, xc: 212, nc: 500 }
const flat: Counts = { name: "purchase_intent", xe: 200, ne: 500, xc: 198, nc: 500 }
const strong: Counts = { name: "purchase_intent", xe: 600, ne: 1000, xc: 400, nc: 1000 }

const snapshot = (day: string, second: Counts): Snapshot => {
  const { asOf, campaign, table } = sourceOf({ status: "live", asOf: day, questions: [first, second] })
  return { day, asOf, campaign, table }
}

const withheld = { exposedShare: null, controlShare: null, lift: null, relativeLift: null, lower: null, upper: null }

// On the first day, the p-value of brand awareness is significant only without the adjustment for purchase intent. On the second day, purchase intent is
// significant, so the adjustment is smaller.
describe("a question that becomes significant because of an earlier snapshot", () => {
  it.each([
    ["the service withholds its current result", { ...withheld, verdict: "notAvailable" }],
    ["its groups now have too few respondents", { tooFew: true, verdict: "tooFew" }]
  ] as const)("the function changes does not say that a question shows a lift now if %s", (_, current) => {
    const second = snapshot("2026-01-21", strong)
    const rows = second.table.rows.map((row, index) => (index === 0 ? { ...row, ...current } : row))
    const found = changes([snapshot("2026-01-20", flat), { ...second, table: { ...second.table, rows } }])
    const own = [...found].filter(({ row }) => row?.questionName === "brand_awareness")
    expect(own.map(({ day, kind, sentence }) => [day, kind, sentence])).toEqual([
      [
        "2026-01-21",
        "becameSignificant",
        "Brand awareness showed a significant lift in an earlier snapshot. There is no current result."
      ]
    ])
  })
})
