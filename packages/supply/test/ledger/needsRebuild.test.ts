import { Money } from "@fieldwork/exchange"
import { fakeExchange } from "@fieldwork/exchange/promise"
import { rebuild } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inspect } from "node:util"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createSupply } from "../../src/promise.ts"
import { type OpenLedger, openLedger, outcome, runQuietly } from "../support/ledger.ts"

const report = [{ respondent_id: "r-1", amount: { value: "1.25", currency_code: "USD" } }]

describe("a ledger that needs a rebuild", () => {
  let folder = ""
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "ledger-rebuild-"))
    await opened(1, ({ send }) => send("2026-01-15T12:00:00Z", outcome("r-1"), outcome("r-2")))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  const opened = <A, E>(version: number, use: (ledger: OpenLedger) => Effect.Effect<A, E>): Promise<A> =>
    runQuietly(Effect.flatMap(openLedger({ path: join(folder, "s.db"), version }), use))

  it("a month cannot be closed after the version of the ledger's settings was increased, until a rebuild of the inbox", () =>
    opened(2, ({ ledger, store }) =>
      Effect.gen(function* () {
        const refused = yield* Effect.flip(ledger.close("2026-01"))
        expect(refused).toMatchObject({ _tag: "MonthOpenError", why: "needs rebuild" })
        expect(refused.message).toContain("run a rebuild of the inbox")
        yield* rebuild(store)
        expect(yield* ledger.close("2026-01")).toEqual([])
        expect((yield* ledger.balance()).map(({ amount }) => Money.format(amount))).toEqual(["2.5 USD"])
      })
    ))

  it("reconcile gives the cause needs_rebuild for a difference while the ledger needs a rebuild of the inbox, and the actual cause afterwards", () =>
    opened(2, ({ ledger, store }) =>
      Effect.gen(function* () {
        const causes = Effect.map(ledger.reconcile(report), (differences) => differences.map(({ cause }) => cause))
        expect(yield* causes).toEqual(["needs_rebuild"])
        yield* rebuild(store)
        expect(yield* causes).toEqual(["not_in_report"])
      })
    ))

  it("createSupply, balance, session and reconcile log a warning while the ledger needs a rebuild of the inbox", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const warnings = () => logged.mock.calls.map((call) => inspect(call)).filter((line) => line.includes("rebuild"))
    const inbox = { store: join(folder, "s.db") }
    const supply = await createSupply({ inbox, exchange: fakeExchange({}), supplierCode: "1", ledger: { version: 2 } })
    expect(warnings()).toHaveLength(1)
    await supply.ledger.balance()
    expect(warnings()).toHaveLength(2)
    await supply.ledger.session("r-1")
    expect(warnings()).toHaveLength(3)
    await supply.ledger.reconcile(report)
    expect(warnings()).toHaveLength(4)
    await supply.close()
  })
})
