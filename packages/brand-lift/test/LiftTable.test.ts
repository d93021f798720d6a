import { assert, describe, it } from "@effect/vitest"
import { createBrandLift, LiftTable } from "../src/promise.ts"
import { fakeService, type Request } from "./support/fakeService.ts"
import { figures, id, mobile, question, respond, tableOf } from "./support/liftService.ts"

describe("lift.table", () => {
  it("the lift table has one row for the question and for each segment, all with the same fields", async () => {
    const { table } = await tableOf()
    assert.deepStrictEqual(
      table.rows.map(({ breakdown, key, order, part, variable }) => [breakdown, variable, part, key, order]),
      [
        ["overall", null, "Everyone", "everyone", 0],
        ["device", null, "Mobile", "mobile", 0],
        ["device", null, "Desktop", "desktop", 1],
        ["demographic", "demo_age", '65+, "old"', '65+, "old"', 0]
      ]
    )
    const [total, onMobile] = table.rows
    assert.strictEqual(total?.lift, 0.06)
    assert.strictEqual(total?.relativeLift, 0.15)
    assert.strictEqual(onMobile?.impressionShare, 0.6)
    assert.closeTo(onMobile?.serviceMargin ?? 0, mobile.margin_of_error / 100, 1e-15)
    assert.closeTo(onMobile?.lower ?? 0, 0.1 - mobile.margin_of_error / 100, 1e-12)
  })

  it("a segment with fewer than 50 respondents in a group is never significant in the lift table", async () => {
    const { table } = await tableOf()
    const old = table.rows.at(-1)
    assert.strictEqual(old?.serviceSignificant, true)
    assert.deepInclude(old, {
      tooFew: true,
      significant: false,
      significantAdjusted: false,
      verdict: "tooFew",
      pValue: null
    })
    assert.isFalse((await tableOf({ minimumPerGroup: 30 })).table.rows.at(-1)?.tooFew)
  })

  it("lift.table gives no deprecation notice for the deprecated operations that it calls itself", async () => {
    const { options } = fakeService(respond)
    const notices: Array<string> = []
    const client = createBrandLift({ ...options, onDeprecation: ({ operation }) => notices.push(operation) })
    await client.lift.table({ campaign: id, questions: [7] })
    assert.deepStrictEqual(notices, [])
    await client.lift.byAdChannel({ campaigns_pk: id, questions_pk: 7 })
    assert.deepStrictEqual(notices, ["listLiftByAdChannel"])
  })

  it("lift.table returns every row although its progress listener throws", async () => {
    const onProgress = () => {
      throw new Error("listener")
    }
    const [{ table }, { table: usual }] = [await tableOf({ onProgress }), await tableOf({})]
    assert.deepStrictEqual(table.rows, usual.rows)
  })

  it("lift.table reads all questions on which lift is measured if its caller names no questions", async () => {
    const { table } = await tableOf({ questions: undefined })
    assert.deepStrictEqual([...new Set(table.rows.map(({ question }) => question))], [7, 8])
  })

  it("lift.table adjusts p-values among the segments of a question and among overall results separately", async () => {
    const { table } = await tableOf({ questions: undefined, adjustment: "bonferroni" })
    const totals = table.rows.filter(({ breakdown }) => breakdown === "overall")
    for (const { adjustedP, pValue } of totals) assert.closeTo(adjustedP ?? 0, Math.min(1, 2 * (pValue ?? 0)), 1e-12)
    const parts = table.rows.filter(({ breakdown, question }) => breakdown === "device" && question === 7)
    for (const { adjustedP, pValue } of parts) assert.closeTo(adjustedP ?? 0, Math.min(1, 2 * (pValue ?? 0)), 1e-12)
  })

  it("lift.table reports its progress, requests every confidence level and lists missing breakdowns", async () => {
    const seen: Array<LiftTable.Progress> = []
    const { requests, table } = await tableOf({ onProgress: (progress) => seen.push(progress) })
    assert.deepStrictEqual(
      seen.map(({ done }) => done),
      Array.from({ length: seen.length }, (_, i) => i + 2)
    )
    assert.deepStrictEqual([...new Set(seen.map(({ total }) => total))], [seen.length + 1])
    const calls = requests.filter(({ path }) => path.includes("/lift"))
    assert.strictEqual(calls.length, seen.length + 1)
    for (const { path } of calls) assert.include(path, "confidence_level__in=0.8,0.85,0.9,0.95")
    assert.deepStrictEqual(
      table.missing.map(({ breakdown, question }) => [question, breakdown]),
      [[7, "daypart"]]
    )
  })

  it("lift.table reads only the breakdowns that the caller chooses", async () => {
    const choice = {
      breakdowns: ["demographic", "customVariable"],
      demographics: ["demo_hhi_int"],
      customVariables: ["c2"]
    } as const
    const { requests } = await tableOf(choice)
    const paths = requests.flatMap(({ path }) => /\/lift\/(by-[^?]*)/.exec(path)?.[1] ?? [])
    assert.deepStrictEqual(paths, ["by-demographic/demo_hhi_int", "by-custom-variable/c2"])
  })

  it("lift.table fails with the error of the call that failed", async () => {
    const { options } = fakeService(({ path }) =>
      path.includes("by-device")
        ? Response.json({ confidence_level: ["no"] }, { status: 400 })
        : respond({ path } as Request)
    )
    const error: unknown = await createBrandLift(options)
      .lift.table({ campaign: id })
      .catch((cause: unknown) => cause)
    assert.include(String(error), "listLiftByDevice")
  })

  it("lift.table infers from all results which scale, standard error and number of sides the service uses", async () => {
    const { table } = await tableOf({ questions: undefined })
    assert.deepInclude(table.convention, {
      scale: "percent",
      liftScale: "points",
      standardError: "unpooled",
      sides: "two"
    })
  })

  it("lift.table estimates the interval of a weighted segment without a margin from the weights of the overall result", async () => {
    const weighted = {
      ...figures(460, 1000, 400, 1000),
      exposed_percentage: 48,
      lift_percentage: 8,
      question: question(7)
    }
    const { confidence_level: _level, margin_of_error: _margin, statistical_test: _test, ...bare } = mobile
    const { options } = fakeService(({ path }) =>
      Response.json({
        items: path.includes("/by-device")
          ? [{ ...bare, exposed_percentage: 52 }]
          : path.includes("/questions/")
            ? []
            : [weighted]
      })
    )
    const { rows } = await createBrandLift(options).lift.table({ campaign: id })
    const [total, part] = rows
    assert.isTrue(part?.weighted)
    assert.closeTo(part?.lift ?? 0, 0.12, 1e-12)
    for (const row of [total, part]) {
      assert.isAtMost(row?.lower ?? 1, row?.lift ?? 0)
      assert.isAtLeast(row?.upper ?? -1, row?.lift ?? 0)
    }
  })
})

describe("export of a lift table", () => {
  it("toCsv writes a lift table with quoted cells where necessary and one column for each field", async () => {
    const { table } = await tableOf()
    const lines = table.toCsv().split("\r\n")
    assert.strictEqual(lines.length, table.rows.length + 2)
    const columns = lines[0]?.split(",") ?? []
    assert.deepStrictEqual(columns.toSorted(), ["campaign", ...Object.keys(table.rows[0] ?? {})].toSorted())
    assert.include(lines[4] ?? "", '"65+, ""old"""')
    assert.include(lines[1] ?? "", '"Which of these, ""7""?"')
  })

  it("a lift table can be written as JSON and read back", async () => {
    const { table } = await tableOf()
    const read = new LiftTable.Table(JSON.parse(JSON.stringify(table)) as LiftTable.Content)
    assert.deepStrictEqual(read.rows, table.rows)
    assert.strictEqual(read.toCsv(), table.toCsv())
  })

  it("lift.table returns the same JSON for the same results whatever its concurrency", async () => {
    const [one, other] = [await tableOf(), await tableOf({ concurrency: 1 })]
    assert.strictEqual(JSON.stringify(one.table), JSON.stringify(other.table))
  })
})
