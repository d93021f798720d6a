import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { identify } from "@fieldwork/lift-statistics"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { changes } from "../../src/history/changes.ts"
import { build, collect, History, renderHtml } from "../../src/index.ts"
import { studyWithoutEffect } from "../support/daily.ts"
import { type Counts, sourceOf } from "../support/source.ts"
import { startAnalystScenario } from "../support/startAnalystScenario.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lift-history-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => new History(join(folder, "lift.db"))

/** Starts the analyst scenario of the sandbox. The returned `now` function returns the sandbox time after the most recent call of `nextDay`. */
const startRecordedScenario = async () => {
  const scenario = await startAnalystScenario()
  const campaign = scenario.idOf("Alder Coffee winter")
  let at = await scenario.clock()
  const nextDay = async (days = 1) => {
    await scenario.sandbox.advance({ days })
    at = await scenario.clock()
  }
  return { ...scenario, campaign, nextDay, now: () => at }
}

describe("History.record", () => {
  it("History.record stores one snapshot per refresh of the service, with every row of the lift table", async () => {
    const { campaign, client, nextDay, now } = await startRecordedScenario()
    using history = open()
    const days: Array<string> = []
    for (let day = 0; day < 3; day++) {
      const recorded = await history.record(client, campaign, { now })
      expect(recorded.created).toBe(true)
      days.push(recorded.day)
      await nextDay()
    }
    expect(days).toEqual(["2026-01-21", "2026-01-22", "2026-01-23"])
    const snapshots = [...history.snapshots(campaign)]
    expect(snapshots.map(({ day }) => day)).toEqual(days)
    const table = await client.lift.table({ campaign })
    expect(snapshots.at(-1)?.table.rows.length).toBe(table.rows.length)
    expect(Object.keys(snapshots[0]?.table.rows[0] ?? {}).toSorted()).toEqual(
      Object.keys(table.rows[0] ?? {}).toSorted()
    )
  })

  it("a snapshot that is read from a lift history equals the recorded lift table exactly", async () => {
    const { campaign, client, now } = await startRecordedScenario()
    using history = open()
    await history.record(client, campaign, { now })
    const table = await client.lift.table({ campaign })
    const [snapshot] = history.snapshots(campaign)
    expect(snapshot?.table).toEqual(JSON.parse(JSON.stringify(table)))
  })

  it("History.record makes only two requests and stores nothing if the day is already in the lift history", async () => {
    const { campaign, client, now, responses } = await startRecordedScenario()
    using history = open()
    await history.record(client, campaign, { now })
    const before = responses.bodies.length
    expect(await history.record(client, campaign, { now })).toEqual({ day: "2026-01-21", created: false, changes: [] })
    expect(responses.bodies.length - before).toBe(2)
  })

  it("two processes that record the same day in a lift history at the same time store one snapshot", async () => {
    const { campaign, client, now } = await startRecordedScenario()
    using one = open()
    using other = open()
    const recorded = await Promise.all([one.record(client, campaign, { now }), other.record(client, campaign, { now })])
    expect(recorded.filter(({ created }) => created).length).toBe(1)
    expect([...one.snapshots(campaign)].length).toBe(1)
  })

  it("History.record reads the lift table again if the service refreshes it meanwhile, and fails after three attempts", async () => {
    const { campaign, client, nextDay, now, sandbox } = await startRecordedScenario()
    using history = open()
    let moves = 1
    // Advances the clock by one day while the table is being read, so the service refreshes its data in the meantime.
    const onProgress = ({ done }: { readonly done: number }) => {
      if (done === 2 && moves-- > 0) void sandbox.advance({ days: 1 })
    }
    const { created } = await history.record(client, campaign, { now, onProgress, concurrency: 1 })
    expect(created).toBe(true)
    const [snapshot] = history.snapshots(campaign)
    const table = await client.lift.table({ campaign })
    expect(snapshot?.table.rows[0]?.exposed).toBe(table.rows[0]?.exposed)
    await nextDay(2)
    moves = 3
    await expect(history.record(client, campaign, { now, onProgress, concurrency: 1 })).rejects.toThrow(
      "changed during all three attempts"
    )
  })
})

const birch = async () => {
  const { client, idOf } = await startAnalystScenario()
  return collect(client, idOf("Birch Roasters new year"), { maxDays: 0 })
}

describe("changes", () => {
  it("the function `changes` reports once that a question or segment has enough respondents or is significant, even if a day is repeated", async () => {
    const source = await birch()
    const rows = source.table.rows
    const day = (text: string, change: (row: (typeof rows)[number]) => (typeof rows)[number]) => ({
      day: text,
      asOf: `${text}T03:00:00.000Z`,
      campaign: source.campaign,
      table: { ...source.table, rows: rows.map(change) }
    })
    const few = day("2026-01-10", (row) => ({ ...row, tooFew: true }))
    const enough = day("2026-01-11", (row) => row)
    const found = day("2026-01-12", (row) =>
      row.breakdown === "device" && row.key === "mobile"
        ? { ...row, exposedInTarget: 0.9 * (row.exposed ?? 0), exposedShare: 0.9, lift: 0.35, lower: 0.3, upper: 0.4 }
        : row
    )
    const all = [...changes([few, enough, found, found])]
    const crossed = all.filter(({ kind }) => kind === "crossedSampleThreshold")
    expect(new Set(crossed.map(({ day: when }) => when))).toEqual(new Set(["2026-01-11"]))
    expect(crossed.length).toBe(rows.filter(({ tooFew }) => !tooFew).length)
    expect(all.filter(({ kind }) => kind === "becameSignificant")).toEqual([
      expect.objectContaining({
        day: "2026-01-12",
        sentence:
          "Brand awareness, device: Mobile shows a significant lift: +35.0 points (25.5 to 46.0, valid at any time)."
      })
    ])
    expect(all.filter(({ kind }) => kind === "newPart")).toEqual([])
  })

  it("if the current estimate does not confirm a significant lift that a segment had in an earlier snapshot, the function changes says so", () => {
    const whole = { name: "brand_awareness", xe: 400, ne: 800, xc: 400, nc: 800 }
    const part = (name: string, xe: number, xc: number, n: number) => ({ name, xe, ne: n, xc, nc: n })
    const day = (text: string, devices: ReadonlyArray<Counts>) => {
      const { asOf, campaign, table } = sourceOf({ questions: [whole], devices, asOf: text })
      return { day: text, asOf, campaign, table }
    }
    // After the first day, the p-value of A is significant only without the adjustment for the other parts.
    const first = day("2026-01-06", [part("A", 118, 84, 200), ...["B", "C", "D"].map((n) => part(n, 100, 100, 200))])
    // On the second day, the other parts are significant, so the adjustment is smaller.
    const second = day("2026-01-09", [
      part("A", 805, 820, 2000),
      ...["B", "C", "D"].map((n) => part(n, 1300, 800, 2000))
    ])
    const found = [...changes([first, second])].filter(({ row }) => row?.part === "A")
    expect(found.map(({ day: when, kind }) => [when, kind])).toEqual([["2026-01-09", "becameSignificant"]])
    expect(found[0]?.sentence).toMatch(
      /^Brand awareness, device: A showed a significant lift in an earlier snapshot, which the current estimate does not confirm: −0\.8 points/
    )
  })

  it("if the current interval of a segment that became significant contains zero, the function changes says that an earlier snapshot was significant", () => {
    const whole = { name: "brand_awareness", xe: 400, ne: 800, xc: 400, nc: 800 }
    const day = (text: string, mobile: Counts, desktop: Counts) => {
      const { asOf, campaign, table } = sourceOf({ questions: [whole], devices: [mobile, desktop], asOf: text })
      return { day: text, asOf, campaign, table }
    }
    const first = day(
      "2026-01-10",
      { name: "Mobile", xe: 278, ne: 500, xc: 230, nc: 500 },
      { name: "Desktop", xe: 250, ne: 500, xc: 250, nc: 500 }
    )
    const second = day(
      "2026-01-11",
      { name: "Mobile", xe: 1030, ne: 2000, xc: 1000, nc: 2000 },
      { name: "Desktop", xe: 1300, ne: 2000, xc: 800, nc: 2000 }
    )
    const found = [...changes([first, second])].find(({ row }) => row?.part === "Mobile")
    expect(found?.kind).toBe("becameSignificant")
    expect(found?.sentence).toMatch(
      /^Brand awareness, device: Mobile showed a significant lift in an earlier snapshot, which the current estimate does not confirm: \+1\.5 points \(−\d/
    )
  })

  it("the lift history reports the day on which the service switched from two-sided to one-sided tests", async () => {
    const source = await birch()
    const day = (text: string, sides: "one" | "two") => ({
      day: text,
      asOf: `${text}T03:00:00.000Z`,
      campaign: source.campaign,
      table: { ...source.table, convention: { ...source.table.convention, sides } }
    })
    const all = [...changes([day("2026-01-10", "two"), day("2026-01-11", "two"), day("2026-01-12", "one")])]
    expect(all.filter(({ kind }) => kind === "conventionChanged")).toEqual([
      {
        day: "2026-01-12",
        kind: "conventionChanged",
        row: null,
        sentence: "The service now computes lift differently: sides from two to one."
      }
    ])
  })

  /**
   * Returns the days on which a change of the convention (how the service computes lift) is reported. The study has one snapshot per day from 10
   * January, and `conventions` contains the convention on each day.
   */
  const daysOfChange = async (conventions: ReadonlyArray<"two" | "one" | "oneOrTwo" | "noneFits" | "noFigures">) => {
    const { asOf, campaign, table } = await birch()
    const conventionOf = (each: (typeof conventions)[number]) => {
      if (each === "noFigures") return identify([])
      if (each === "noneFits") return { ...identify([]), kind: each, reproduced: false }
      return { ...table.convention, sides: each === "oneOrTwo" ? null : each }
    }
    const snapshots = conventions.map((each, i) => ({
      day: `2026-01-${10 + i}`,
      asOf,
      campaign,
      table: { ...table, convention: conventionOf(each) }
    }))
    return [...changes(snapshots)].filter(({ kind }) => kind === "conventionChanged").map(({ day }) => day)
  }

  it.each([
    ["once while no convention fits", ["two", "noneFits", "noneFits", "noneFits"], ["2026-01-11"]],
    ["once if a day without figures interrupts it", ["two", "noneFits", "noFigures", "noneFits"], ["2026-01-11"]],
    ["again after the convention was reproduced", ["two", "noneFits", "two", "noneFits"], ["2026-01-11", "2026-01-13"]],
    ["on no day if no convention was ever reproduced", ["noneFits", "noneFits"], []],
    ["with its new convention after none fitted", ["two", "noneFits", "one", "one"], ["2026-01-11", "2026-01-12"]],
    ["if a day in between fits both conventions", ["two", "oneOrTwo", "one", "one"], ["2026-01-12"]]
  ] as const)(
    "the function changes reports a change of the service's statistical convention %s: %j",
    async (_, conventions, days) => {
      expect(await daysOfChange(conventions)).toEqual(days)
    }
  )

  it("the function `changes` reports a significant result in at most 20% of the studies without effect that are recorded daily", async () => {
    const studies = 60
    let found = 0
    for (let seed = 1; seed <= studies; seed++) {
      if ([...changes(studyWithoutEffect(seed))].some(({ kind }) => kind === "becameSignificant")) found++
    }
    expect(found).toBeLessThanOrEqual(0.2 * studies)
  })
})

describe("History", () => {
  it("a lift report that is built from a lift history shows each recorded day with the values of that day", async () => {
    const { campaign, client, nextDay, now } = await startRecordedScenario()
    using history = open()
    for (let day = 0; day < 3; day++) {
      await history.record(client, campaign, { now })
      await nextDay()
    }
    const source = history.source(campaign)
    if (source === undefined) throw new Error("there is no source")
    const report = build(source)
    expect(report.daily.days.map(({ at }) => at.slice(0, 10))).toEqual(["2026-01-21", "2026-01-22", "2026-01-23"])
    expect(renderHtml(report)).not.toContain("recomputed")
    expect(history.source(campaign, "2026-01-22")?.asOf).toBe("2026-01-22T03:00:00.000Z")
    expect(history.source("nobody")).toBeUndefined()
  })

  it("a SQL query of the view `lift` in a lift history file returns the day and the lift of a recorded question", async () => {
    const { campaign, client, now } = await startRecordedScenario()
    {
      using history = open()
      await history.record(client, campaign, { now })
    }
    const database = new DatabaseSync(join(folder, "lift.db"))
    const query =
      "select day, part, round(100 * lift, 1) points from lift where breakdown = 'overall' and questionName = 'brand_awareness'"
    expect(database.prepare(query).all()).toEqual([{ day: "2026-01-21", part: "Everyone", points: 9 }])
    database.close()
  })

  it.each([
    ["newer", 3, "a newer version of @fieldwork/lift-report: update the package"],
    ["older", 1, "an older version of @fieldwork/lift-report, whose columns differ: record a new history"]
  ])("a lift history file from a %s version is refused, and the error states what to do", (_, version, message) => {
    const database = new DatabaseSync(join(folder, "lift.db"))
    database.exec(`pragma user_version = ${version}`)
    database.close()
    expect(open).toThrow(message)
  })
})
