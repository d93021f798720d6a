/** Tests the `fieldwork-inbox` command on a store that the supply kit has written. */
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fakeExchange } from "@fieldwork/exchange/promise"
import { SqliteStore, verifyEvidence } from "@fieldwork/inbox"
import { createSender } from "@fieldwork/webhooks/testing"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createSupply, type SupplyOptions } from "../../src/promise.ts"
import { projections } from "../../src/projections.ts"
import { outcome } from "../support/ledger.ts"

const program = join(import.meta.dirname, "../../../inbox/src/main.ts")
const link = { ApiResult: 0, ResultCount: 1, SupplierLink: { LiveLink: "https://exchange.example/s?SID=1&PID=" } }
const survey = {
  survey_id: 7,
  message_reason: "new",
  country_language: "eng_us",
  is_live: true,
  total_remaining: 10,
  revenue_per_interview: { value: 1.25, currency_code: "USD" }
}

let folder = ""
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "supply-inbox-"))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Creates a store in which the respondent `p-1` has an outcome and a survey entry. */
const createStore = async (ledger?: SupplyOptions["ledger"]): Promise<string> => {
  const store = join(folder, "s.db")
  const sender = await createSender()
  const { key_id, public_key } = sender.subscription()
  const supply = await createSupply({
    inbox: { store, keys: [{ keyId: key_id, publicKey: public_key }] },
    exchange: fakeExchange({ supplierLinks: { get: async () => Promise.resolve(link) } }),
    supplierCode: "4711",
    ledger
  })
  for (const [stream, item] of [
    ["opportunities", survey],
    ["outcomes", outcome("r-1")]
  ] as const) {
    const request = new Request("https://supplier.example", { method: "POST", ...(await sender.send([item])) })
    expect((await supply.receive(stream, request)).status).toBe(200)
  }
  await expect.poll(async () => (await supply.ledger.balance()).length, { timeout: 20_000 }).toBe(1)
  await expect.poll(() => supply.router.size, { timeout: 20_000 }).toBe(1)
  expect((await supply.route({ pid: "p-1", answers: {} }))._tag).toBe("Entered")
  await supply.close()
  return store
}

const run = (store: string, modules: string, ...args: ReadonlyArray<string>) =>
  new Promise<{ readonly code: number; readonly out: string; readonly err: string }>((resolve) => {
    const env = {
      PATH: process.env["PATH"],
      FIELDWORK_INBOX_STORE: store,
      FIELDWORK_INBOX_PROJECTIONS: modules
    }
    const cwd = join(import.meta.dirname, "../..")
    const child = execFile(process.execPath, [program, ...args], { cwd, env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? 1, out, err })
    )
  })

const stateOf = (path: string) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path, spool: false, threads: false, projections })
        const { erased } = yield* verifyEvidence(store)
        const [outcomes] = yield* store.sql.query("outcomes", "SELECT panelist_id FROM outcome", [])
        const [entries] = yield* store.sql.query("entries", "SELECT count(*) AS entries FROM supply_entry", [])
        return { erased, panelist: outcomes?.["panelist_id"], entries: entries?.["entries"] }
      })
    )
  )

describe("fieldwork-inbox on a store of the supply kit", () => {
  it("fieldwork-inbox erases a respondent from a supply store only with the kit's projections, and otherwise changes nothing", async () => {
    const store = await createStore()
    const refused = await run(store, "", "erase", "p-1")
    expect(refused.code).toBe(1)
    expect(refused.err).toContain("@fieldwork/supply/projections")
    expect(await stateOf(store)).toEqual({ erased: 0, panelist: "p-1", entries: 1 })

    const erased = await run(store, "@fieldwork/supply/projections", "erase", "p-1")
    expect([erased.code, erased.err]).toEqual([0, ""])
    expect(erased.out).toContain("Erased from 1 callbacks and from the projections")
    expect(await stateOf(store)).toEqual({ erased: 1, panelist: "", entries: 0 })
  }, 60_000)

  it("fieldwork-inbox refuses to rebuild a supply store with other settings of the ledger, and accepts a module with the same settings", async () => {
    const store = await createStore({ timeZone: "America/New_York" })
    const refused = await run(store, "@fieldwork/supply/projections", "rebuild")
    expect(refused.code).toBe(1)
    expect(refused.err).toContain("time zone America/New_York, and this program has the settings")
    const module = join(folder, "projections.mjs")
    const source = join(import.meta.dirname, "../../src/index.ts")
    writeFileSync(
      module,
      `import { supplyProjections } from ${JSON.stringify(source)}\nexport const projections = supplyProjections({ timeZone: "America/New_York" })\n`
    )
    const rebuilt = await run(store, module, "rebuild")
    expect([rebuilt.code, rebuilt.err]).toEqual([0, ""])
    expect(rebuilt.out).toContain("the projections are the same, byte for byte")
  }, 60_000)
})
