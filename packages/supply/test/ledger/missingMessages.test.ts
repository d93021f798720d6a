import { Money } from "@fieldwork/exchange"
import { moveQuarantined } from "@fieldwork/inbox"
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

  it("reconcile gives the cause behind for an outcome that was sent to the URL for opportunities and is not in the quarantine yet, and no other cause for amounts in the ledger", async () => {
    const path = join(folder, "s.db")
    await withLedger(({ send }) => send(at, outcome("r-2")), { path })
    await withLedger(
      (opened) =>
        Effect.gen(function* () {
          yield* opened.post("opportunities", at, outcome("r-1"))
          expect(yield* differences(opened, row(), row({ respondent_id: "r-2", amount: usd("2") }))).toEqual([
            "behind 1.25 USD",
            "amount 0.75 USD"
          ])
        }),
      { path, project: false }
    )
  })

  it("reconcile gives the cause quarantined for every outcome of a callback that was sent to the URL for opportunities, also for those that the quarantine does not list", () =>
    withLedger((opened) =>
      Effect.gen(function* () {
        const ids = Array.from({ length: 1_100 }, (_, index) => `r-${index}`)
        yield* opened.post("opportunities", at, ...ids.map((id) => outcome(id)))
        yield* opened.settled
        const report = ids.map((respondent_id) => row({ respondent_id }))
        const causes = new Map<string, number>()
        for (const cause of yield* differences(opened, ...report, row({ respondent_id: "r-unknown" })))
          causes.set(cause, (causes.get(cause) ?? 0) + 1)
        expect(causes).toEqual(
          new Map([
            ["quarantined 1.25 USD", 1_100],
            ["not_received 1.25 USD", 1]
          ])
        )
      })
    ))

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
})
