import { Money } from "@fieldwork/exchange"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { InvalidReportError, type ReportRow } from "../../src/index.ts"
import { inspect } from "node:util"
import { outcome, withLedger } from "../support/ledger.ts"

const usd = (value: string) => ({ value, currency_code: "USD" })
const complete = { marketplace_status: 3, client_status: 10 }
const row = (given: Partial<ReportRow> = {}): ReportRow => ({ respondent_id: "r-1", amount: usd("1.25"), ...given })

/** Returns the differences between a report and the ledger of one session, about which the given messages were received. */
const differences = (messages: ReadonlyArray<object>, report: ReadonlyArray<ReportRow>) =>
  withLedger(({ ledger, send }) =>
    Effect.gen(function* () {
      for (const [index, given] of messages.entries()) yield* send(`2026-01-15T12:00:0${index}Z`, outcome("r-1", given))
      return (yield* ledger.reconcile(report)).map(({ amount, cause }) => `${cause} ${Money.format(amount)}`)
    })
  )

const unpriced = { rpi: usd("a lot") }

describe("reconcile", () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    ["only the marketplace status", { marketplace_status: 3 }],
    ["only the client status", { client_status: 10 }]
  ])("reconcile finds no difference in a report whose lines contain %s and the same amount", async (_, statuses) => {
    expect(await differences([{}], [row(statuses)])).toEqual([])
    expect(await differences([{}], [row(statuses), row({ ...statuses, amount: usd("1.5") })])).toEqual([
      "amount 0.25 USD"
    ])
  })

  it("reconcile gives the cause unpriced for a message without a valid amount, whether or not the report contains statuses", async () => {
    for (const statuses of [{}, complete]) {
      expect(await differences([unpriced], [row(statuses)])).toEqual(["unpriced 1.25 USD"])
    }
  })

  it("reconcile finds no difference if the only message without a valid amount is superseded by a newer message", async () => {
    const report = [row({ ...complete }), row({ ...complete, amount: usd("2") })]
    expect(await differences([unpriced, { rpi: usd("2") }], report)).toEqual([])
    expect(await differences([{ rpi: usd("2") }, unpriced, { rpi: usd("2") }], report)).toEqual([])
  })

  it("reconcile reports a message missing from the ledger as not_received, and the received message without a valid amount as unpriced", async () => {
    const report = [row({ ...complete }), row({ ...complete, amount: usd("2") })]
    expect(await differences([unpriced], report)).toEqual(["not_received 0.75 USD", "unpriced 1.25 USD"])
  })

  it.each([
    ["2026-01-15T10:12:00", "2026-01-15T10:12:00Z"],
    ["2026-01-15T10:12:00Z", "2026-01-15 10:12:00"],
    ["2026-01-15T05:12:00-05:00", "2026-01-15T10:12:00"],
    ["2026-01-15T10:12:00Z", "1/15/2026 10:12"]
  ])(
    "reconcile reads the dates %s of a message and %s of a report as the same time, in any time zone",
    async (ours, theirs) => {
      vi.stubEnv("TZ", "America/New_York")
      expect(new Date("2026-01-15T10:12:00").toISOString()).toBe("2026-01-15T15:12:00.000Z")
      expect(await differences([{ last_date: ours }], [row({ ...complete, last_date: theirs })])).toEqual([])
    }
  )

  it.each(["01/2026", "January 2026", "2026-13", "2026-00", "2026-1", ""])(
    "reconcile refuses the invalid month %j with the same error as the ledger's close method",
    (month) =>
      withLedger(({ ledger, send }) =>
        Effect.gen(function* () {
          yield* send("2026-01-15T12:00:00Z", outcome("r-1"))
          const refused = yield* Effect.exit(ledger.reconcile([], { month }))
          expect(refused).toEqual(yield* Effect.exit(ledger.close(month)))
          expect(() => Effect.runSync(Effect.suspend(() => refused))).toThrow(RangeError)
          expect(yield* ledger.reconcile([], { month: "2026-01" })).toHaveLength(1)
        })
      )
  )

  it.each([{ value: "0" }, { value: 0 }, { value: "0.00", currency_code: "" }, { value: "0", currency_code: null }])(
    "reconcile reads the amount %j of an unpaid session in a report as 0, although it has no currency",
    async (amount) => {
      const unpaid = row({ amount: amount as Money.Amount })
      expect(await differences([{ client_status: 20 }], [unpaid])).toEqual([])
      expect(await differences([{}], [unpaid])).toEqual(["amount -1.25 USD"])
    }
  )

  it.each([
    undefined,
    {},
    { value: null },
    { value: "1.25" },
    { value: "0", currency_code: "usd" },
    { value: "a lot", currency_code: "USD" }
  ])(
    "reconcile names the line and the session of a report whose amount is %j, and does not show the session in logs",
    async (amount) => {
      const report = [row(), row({ respondent_id: "r-2", amount: amount as Money.Amount })]
      const refused = await differences([{}], report).catch((cause: unknown) => cause)
      expect(refused).toBeInstanceOf(InvalidReportError)
      expect(refused).toMatchObject({ line: 2, respondent_id: "r-2" })
      expect((refused as Error).message).toContain("line 2 of the report: ")
      expect(inspect(refused) + JSON.stringify(refused)).not.toContain("r-2")
    }
  )

  it("reconcile ignores the last_date of a report row if it is not a date, and finds no difference", async () => {
    for (const last_date of ["yesterday", ""]) {
      expect(await differences([{}], [row({ ...complete, last_date })])).toEqual([])
    }
  })

  it("reconcile gives the cause not_received for a report row whose last_date differs from that of every received message", async () => {
    const report = [row({ ...complete, last_date: "2026-01-15T10:12:01" })]
    expect(await differences([{}], report)).toEqual(["not_received 1.25 USD", "amount -1.25 USD"])
  })
})
