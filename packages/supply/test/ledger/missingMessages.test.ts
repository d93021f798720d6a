import { Money } from "@fieldwork/exchange"
import { checkpoint, moveQuarantined, prune } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { ReportRow } from "../../src/index.ts"
import { type OpenLedger, outcome, withLedger } from "../support/ledger.ts"

const usd = (value: string) => ({ value, currency_code: "USD" })
const complete = { marketplace_status: 3, client_status: 10 }
const at = "2026-01-15T12:00:00Z"
const row = (given: Partial<ReportRow> = {}): ReportRow => ({ respondent_id: "r-1", amount: usd("1.25"), ...given })

/** Returns the causes and amounts of the differences between a report and the ledger. */
const differences = ({ ledger }: OpenLedger, ...report: ReadonlyArray<ReportRow>) =>
  Effect.map(ledger.reconcile(report, { month: "2025-01" }), (found) =>
    found.map(({ amount, cause }) => `${cause} ${Money.format(amount)}`)
  )

describe("a line of a report without a message in the ledger", () => {
  let folder = ""
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "ledger-missing-"))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it("reconcile gives the cause behind while received outcomes are not in the ledger yet, and the actual cause afterwards", async () => {
    const path = join(folder, "s.db")
    await withLedger(({ send }) => send(at, outcome("r-2")), { path })
    const report = [row(complete), row({ respondent_id: "r-2", amount: usd("0") }), row({ respondent_id: "r-3" })]
    await withLedger(
      (opened) =>
        Effect.gen(function* () {
          yield* opened.post("outcomes", at, outcome("r-1"), outcome("r-2", { client_status: 26 }))
          expect(yield* differences(opened, ...report)).toEqual([
            "behind 1.25 USD",
            "behind -1.25 USD",
            "behind 1.25 USD"
          ])
        }),
      { path, project: false }
    )
    await withLedger(
      (opened) =>
        Effect.gen(function* () {
          yield* opened.settled
          expect(yield* differences(opened, ...report)).toEqual(["not_received 1.25 USD"])
        }),
      { path }
    )
  })

  it("reconcile gives the cause quarantined for an outcome that was sent to the URL for opportunities, until an operator moves it", () =>
    withLedger((opened) =>
      Effect.gen(function* () {
        yield* opened.post("opportunities", at, outcome("r-1"), outcome("r-2"))
        yield* opened.settled
        expect(yield* differences(opened, row())).toEqual(["quarantined 1.25 USD"])
        expect(yield* differences(opened, row(complete))).toEqual(["quarantined 1.25 USD"])
        const adjusted = row({ ...complete, client_status: 26, amount: usd("0") })
        expect(yield* differences(opened, row(complete), adjusted)).toEqual([
          "quarantined 1.25 USD",
          "not_received -1.25 USD"
        ])
        yield* moveQuarantined(opened.store)
        yield* opened.settled
        expect(yield* differences(opened, row(complete))).toEqual([])
      })
    ))

  it("reconcile does not give the cause quarantined for a line if the item in the quarantine was applied and matches another line", () =>
    withLedger((opened) =>
      Effect.gen(function* () {
        yield* opened.send(at, outcome("r-1", { rpi: usd("a lot") }))
        expect((yield* opened.ledger.session("r-1"))?.messages[0]?.quarantined).toBeDefined()
        expect(yield* differences(opened, row(complete), row({ ...complete, amount: usd("2") }))).toEqual([
          "not_received 0.75 USD",
          "unpriced 1.25 USD"
        ])
      })
    ))

  describe("after superseded messages have been pruned", () => {
    const dated = (day: number) => ({ last_date: `2026-01-${day < 10 ? "0" : ""}${day}T10:12:00Z` })
    const adjusted = { client_status: 26 }
    const send = ({ send }: OpenLedger, day: number, given: object, id = "r-1") =>
      send(`2026-01-${day < 10 ? "0" : ""}${day}T12:00:00Z`, outcome(id, { ...given, ...dated(day) }))
    const completeOn = (day: number) => row({ ...complete, ...dated(day) })
    const adjustedOn = (day: number) => row({ ...complete, ...adjusted, ...dated(day), amount: usd("0") })

    /** Sends a complete and its adjustment, and prunes the complete. Another session has a superseded message that is kept. */
    const pruned = (use: (opened: OpenLedger) => Effect.Effect<void, unknown>): Promise<void> =>
      withLedger((opened) =>
        Effect.gen(function* () {
          yield* send(opened, 5, {})
          yield* send(opened, 6, adjusted)
          yield* send(opened, 18, {}, "r-2")
          yield* send(opened, 19, adjusted, "r-2")
          yield* send(opened, 20, {}, "r-3")
          yield* prune(opened.store, 75, undefined, { historyDays: 5 })
          const { messages = [] } = (yield* opened.ledger.session("r-1")) ?? {}
          expect(messages).toHaveLength(1)
          yield* use(opened)
        })
      )

    it("reconcile reports no difference for a line whose message may have been pruned, whether or not the line contains a date", () =>
      pruned((opened) =>
        Effect.gen(function* () {
          expect(yield* differences(opened, completeOn(5), adjustedOn(6))).toEqual([])
          const undated = [row(complete), row({ ...complete, ...adjusted, amount: usd("0") })]
          expect(yield* differences(opened, ...undated)).toEqual([])
        })
      ))

    it("reconcile gives the cause amount for a report that contains only the message that may have been pruned", () =>
      pruned((opened) =>
        Effect.gen(function* () {
          expect(yield* differences(opened, completeOn(5))).toEqual(["amount 1.25 USD"])
        })
      ))

    it("reconcile gives the cause not_received for a newer line, and for a line that no received message supersedes", () =>
      pruned((opened) =>
        Effect.gen(function* () {
          const unknown = { ...completeOn(5), respondent_id: "r-9" }
          expect(yield* differences(opened, unknown)).toEqual(["not_received 1.25 USD"])
          const between = [
            { ...completeOn(19), respondent_id: "r-3", client_status: 11 },
            { ...completeOn(20), respondent_id: "r-3" }
          ]
          expect(yield* differences(opened, ...between)).toEqual(["not_received 0 USD"])
          expect(yield* differences(opened, completeOn(5), adjustedOn(6), completeOn(8))).toEqual([
            "not_received 1.25 USD"
          ])
        })
      ))

    it("reconcile gives the cause not_received for a superseded line while nothing can have been pruned, because no checkpoint has been written", () =>
      withLedger((opened) =>
        Effect.gen(function* () {
          yield* send(opened, 6, adjusted)
          expect(yield* differences(opened, completeOn(5), adjustedOn(6))).toEqual(["not_received 0 USD"])
          yield* checkpoint(opened.store)
          expect(yield* differences(opened, completeOn(5), adjustedOn(6))).toEqual([])
        })
      ))
  })
})
