import { SqliteStore, type Store } from "@fieldwork/inbox"
import type { Projection } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { makeLinks, supplyRecords } from "../../src/index.ts"
import { openMarket, supplierCode } from "../support/market.ts"

const survey = 1_000_001

/** The records as earlier versions of this package defined them, without the redirect URLs of stored links. */
const versionOne: Projection = {
  ...supplyRecords,
  version: 1,
  records: (supplyRecords.records ?? []).filter(({ name }) => name !== "supply_link_redirects")
}

it("a supplier link that an earlier version of the package stored without its redirect URLs is compared with the exchange once, and updated", async () => {
  const folder = mkdtempSync(join(tmpdir(), "supply-links-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const calls: Array<string> = []
  const { exchange } = openMarket(calls)
  const body = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
  const request = { ...body, SuccessLink: "https://supplier.example/return?MID=[%MID%]" }
  const withStore = <A, E>(projection: Projection, use: (store: Store) => Effect.Effect<A, E>) =>
    SqliteStore.make({ path: join(folder, "s.db"), projections: [projection], threads: false, spool: false }).pipe(
      Effect.flatMap(use),
      Effect.scoped,
      Effect.runPromise
    )
  const link = { SurveyNumber: survey, SupplierCode: supplierCode }
  await withStore(versionOne, ({ sql }) =>
    Effect.gen(function* () {
      const { SupplierLink } = yield* exchange.supplierLinks.create({ ...link, body })
      const insert = "INSERT INTO supply_link (supplier_code, survey_id, live_link, claimed_until) VALUES (?, ?, ?, 0)"
      const params = [supplierCode, survey, SupplierLink?.LiveLink ?? ""]
      yield* sql.transact("link", [{ sql: insert, params }])
    })
  )
  for (const methods of [["GET", "PUT"], []]) {
    calls.length = 0
    await withStore(supplyRecords, (store) =>
      makeLinks({ store, request, supplierCode, supplierLinks: exchange.supplierLinks }).for(survey)
    )
    expect(calls.map((call) => call.split(" ")[0])).toEqual(methods)
  }
  const { SupplierLink } = await Effect.runPromise(exchange.supplierLinks.get(link))
  expect(SupplierLink?.SuccessLink).toBe(request.SuccessLink)
})
