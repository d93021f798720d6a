/** Tests `reconcile` for an inbox that had removed superseded messages before the ledger was installed. */
import { Money } from "@fieldwork/exchange"
import { rebuild, type Store } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { makeLedger, type ReportRow, supplyProjections, supplyRecords } from "../../src/index.ts"
import { type HistoryInbox, pruneHistory, withHistoryInbox } from "../support/historyInbox.ts"
import { outcome } from "../support/ledger.ts"

let path = ""
let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ledger-pruned-"))
  path = join(folder, "s.db")
})
afterEach(() => rmSync(folder, { recursive: true }))

const complete = { marketplace_status: 3, client_status: 10 }
const adjusted = { ...complete, client_status: 26 }
const row = (given: Partial<ReportRow>): ReportRow => ({
  respondent_id: "r-1",
  amount: { value: given.client_status === 26 ? "0" : "1.25", currency_code: "USD" },
  ...given
})
const completeOn = (day: string) => row({ ...complete, last_date: `${day}T10:12:00Z` })
const adjustedOn = (day: string) => row({ ...adjusted, last_date: `${day}T10:12:00Z` })

/** Receives an outcome two hours after the respondent's last activity. */
const receiveOn = ({ receive }: HistoryInbox, day: string, id: string, given: object) =>
  receive(Date.parse(`${day}T12:12:00Z`) / 1000, [outcome(id, { ...given, last_date: `${day}T10:12:00Z` })], "outcomes")

/** Receives a complete and its adjustment, without the ledger, and removes the complete. The messages about two other sessions are kept. */
const receiveAndPrune = (): Promise<void> =>
  withHistoryInbox(path, [supplyRecords], (inbox) =>
    Effect.gen(function* () {
      yield* receiveOn(inbox, "2026-01-05", "r-1", complete)
      yield* receiveOn(inbox, "2026-01-06", "r-1", adjusted)
      yield* receiveOn(inbox, "2026-01-03", "r-2", complete)
      yield* receiveOn(inbox, "2026-06-20", "r-3", complete)
      yield* pruneHistory(inbox.store)
    })
  )

/** Returns the causes and amounts of the differences between a report and the ledger. */
const differences = (store: Store, ...report: ReadonlyArray<ReportRow>) =>
  Effect.map(makeLedger(store).reconcile(report, { month: "2025-01" }), (found) =>
    found.map(({ amount, cause }) => `${cause} ${Money.format(amount)}`)
  )

describe("reconcile for a store from which messages were removed before the ledger was installed", () => {
  beforeEach(async () => {
    await receiveAndPrune()
    await withHistoryInbox(path, supplyProjections(), ({ store }) => rebuild(store))
  })

  const reported = (...report: ReadonlyArray<ReportRow>): Promise<ReadonlyArray<string>> =>
    withHistoryInbox(path, supplyProjections(), ({ store }) => differences(store, ...report))

  it("reconcile reports no difference for a line whose message may have been removed before the ledger was installed, whether or not the line contains a date", async () => {
    expect(await reported(completeOn("2026-01-05"), adjustedOn("2026-01-06"))).toEqual([])
    expect(await reported(row(complete), row(adjusted))).toEqual([])
  })

  it("reconcile gives the cause amount for a report that contains only a message that may have been removed", async () => {
    expect(await reported(completeOn("2026-01-05"))).toEqual(["amount 1.25 USD"])
  })

  it("reconcile gives the cause not_received for a line that is newer than the messages that may have been removed", async () => {
    const between = [completeOn("2026-06-19"), completeOn("2026-06-20")].map((line, place) => ({
      ...line,
      respondent_id: "r-3",
      client_status: place === 0 ? 11 : 10
    }))
    expect(await reported(...between)).toEqual(["not_received 0 USD"])
    expect(await reported(completeOn("2026-01-05"), adjustedOn("2026-01-06"), completeOn("2026-01-08"))).toEqual([
      "not_received 1.25 USD"
    ])
  })

  it("reconcile gives the cause not_received for an old line of a session about which no newer message was received", async () => {
    expect(await reported({ ...completeOn("2026-01-05"), respondent_id: "r-9" })).toEqual(["not_received 1.25 USD"])
    const late = [completeOn("2026-01-03"), adjustedOn("2026-01-04")].map((line) => ({ ...line, respondent_id: "r-2" }))
    expect(await reported(...late)).toEqual(["not_received -1.25 USD"])
  })
})

describe("reconcile for a store from which no messages have been removed", () => {
  it("reconcile gives the cause not_received for a superseded line after the inbox was pruned with the ledger installed, because no message was removed", () =>
    withHistoryInbox(path, supplyProjections(), (inbox) =>
      Effect.gen(function* () {
        yield* receiveOn(inbox, "2026-01-05", "r-2", complete)
        yield* receiveOn(inbox, "2026-01-06", "r-2", adjusted)
        yield* receiveOn(inbox, "2026-01-06", "r-1", adjusted)
        yield* receiveOn(inbox, "2026-06-20", "r-3", complete)
        yield* pruneHistory(inbox.store)
        expect(yield* differences(inbox.store, completeOn("2026-01-05"), adjustedOn("2026-01-06"))).toEqual([
          "not_received 0 USD"
        ])
      })
    ))

  it("reconcile gives the cause quarantined for an outcome that was sent to the URL for opportunities, also after the inbox was pruned", () =>
    withHistoryInbox(path, supplyProjections(), (inbox) =>
      Effect.gen(function* () {
        yield* inbox.receive(Date.parse("2026-01-05T12:12:00Z") / 1000, [outcome("r-1", complete)], "opportunities")
        yield* receiveOn(inbox, "2026-06-20", "r-3", complete)
        expect((yield* pruneHistory(inbox.store)).bodies).toBe(1)
        expect(yield* differences(inbox.store, row(complete))).toEqual(["quarantined 1.25 USD"])
      })
    ))
})
