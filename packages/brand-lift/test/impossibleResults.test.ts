import { assert, it } from "@effect/vitest"
import { createBrandLift, type LiftTable } from "../src/promise.ts"
import { fakeService } from "./support/fakeService.ts"
import { desktop, id, mobile, respond, results, tableOf } from "./support/liftService.ts"

it.each([
  ["more in-target respondents than respondents", { in_target_exposed_count: 601 }],
  ["a percentage above 100", { exposed_percentage: 146 }]
])("a segment with %s has no lift in the lift table and does not affect other rows", async (_, values) => {
  const { options } = fakeService((request) =>
    request.path.includes("/by-device")
      ? Response.json({ items: [{ ...mobile, ...values }, desktop] })
      : respond(request)
  )
  const { convention, rows } = await createBrandLift(options).lift.table({ campaign: id, questions: [7] })
  const { table } = await tableOf()
  const isMobile = ({ part }: LiftTable.Row) => part === "Mobile"
  const part = rows.find(isMobile)
  const { in_target_exposed_count: exposedInTarget } = { ...mobile, ...values }
  assert.deepInclude(part, {
    lift: null,
    lower: null,
    pValue: null,
    significant: false,
    exposed: 600,
    exposedInTarget
  })
  const lifts = (all: ReadonlyArray<LiftTable.Row>) =>
    all.filter((row) => !isMobile(row)).map(({ lift, part: name }) => [name, lift])
  assert.deepStrictEqual(lifts(rows), lifts(table.rows))
  assert.deepInclude(convention, { scale: "percent", standardError: "unpooled" })
})

it("lift.table returns a row without a lift for a question with more control respondents in target than control respondents", async () => {
  const { options } = fakeService((request) =>
    request.path.includes("/questions/")
      ? respond(request)
      : Response.json({ items: results.map((result) => ({ ...result, in_target_control_count: 1001 })) })
  )
  const { rows } = await createBrandLift(options).lift.table({ campaign: id, questions: [7], breakdowns: ["device"] })
  assert.deepStrictEqual(
    rows.map(({ lift, part }) => [part, lift === null]),
    [
      ["Everyone", true],
      ["Mobile", false],
      ["Desktop", false]
    ]
  )
})

it.each([
  ["impossible counts", { in_target_exposed_count: 1001 }],
  ["weights of unknown effect", { exposed_percentage: 48, margin_of_error: null, statistical_test: [] }]
])(
  "a question with %s and 1,000 respondents per group has the verdict notAvailable in the lift table, and not too few respondents",
  async (_, values) => {
    const [result] = results
    const { options } = fakeService(() => Response.json({ items: [{ ...result, ...values }] }))
    const { rows } = await createBrandLift(options).lift.table({ campaign: id, questions: [7], breakdowns: [] })
    assert.deepInclude(rows[0], {
      exposed: 1000,
      lift: null,
      significant: false,
      tooFew: false,
      verdict: "notAvailable"
    })
  }
)
