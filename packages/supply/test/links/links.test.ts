import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { makeLinks, type LinksOptions } from "../../src/index.ts"
import { openMarket, supplierCode } from "../support/market.ts"
import { engines, storeOn } from "../support/store.ts"

const survey = 1_000_001
const posts = (calls: ReadonlyArray<string>) => calls.filter((call) => call.startsWith("POST")).length

describe.each(engines)("supplier links on %s", (engine) => {
  const withStore = storeOn(engine)

  it("a supplier link is created once when several processes request it concurrently", async () => {
    const calls: Array<string> = []
    const { exchange } = openMarket(calls)
    const found = await withStore((store) => {
      const options = { store, supplierCode, supplierLinks: exchange.supplierLinks }
      // Each object represents a separate process. The processes share only the store.
      const processes = [1, 2, 3, 4].map(() => makeLinks(options))
      const asked = processes.flatMap((links) => [links.for(survey), links.for(survey)])
      return Effect.all(asked, { concurrency: "unbounded" })
    })
    expect(new Set(found).size).toBe(1)
    expect(posts(calls)).toBe(1)
  })

  it("a supplier link is read from the store after a restart, without a call to the exchange", async () => {
    const calls: Array<string> = []
    const { exchange } = openMarket(calls)
    await withStore((store) =>
      Effect.gen(function* () {
        const options = { store, supplierCode, supplierLinks: exchange.supplierLinks }
        const before = yield* makeLinks(options).for(survey)
        calls.length = 0
        expect(yield* makeLinks(options).for(survey)).toBe(before)
        expect(calls).toEqual([])
      })
    )
  })

  it("a supplier link that the exchange already has is fetched and not created again", async () => {
    const calls: Array<string> = []
    const { exchange } = openMarket(calls)
    const options = { supplierCode, supplierLinks: exchange.supplierLinks }
    const before = await withStore((store) => makeLinks({ ...options, store }).for(survey))
    calls.length = 0
    expect(await withStore((store) => makeLinks({ ...options, store }).for(survey))).toBe(before)
    expect(posts(calls)).toBe(0)
  })

  it("a supplier link is fetched after a create call that failed although the exchange carried it out", async () => {
    const { exchange } = openMarket()
    const supplierLinks: LinksOptions["supplierLinks"] = {
      ...exchange.supplierLinks,
      create: (input) =>
        Effect.flatMap(exchange.supplierLinks.create(input), () => exchange.supplierLinks.create(input))
    }
    const link = await withStore((store) => makeLinks({ store, supplierCode, supplierLinks }).for(survey))
    expect(link).toMatch(/^https:.*PID=$/)
  })

  it("requesting a supplier link without an allocation fails with NotFoundError, and can be repeated at once", async () => {
    const { exchange } = openMarket()
    const options = { supplierCode, supplierLinks: exchange.supplierLinks }
    await withStore((store) =>
      Effect.gen(function* () {
        const links = makeLinks({ ...options, store })
        for (let time = 0; time < 2; time++) {
          const failure = yield* Effect.flip(links.for(1_000_003))
          expect(failure).toMatchObject({ _tag: "ApiError", reason: { _tag: "NotFoundError" } })
        }
      })
    )
  })

  it("a supplier link that a killed process had claimed is created by a second process once the claim has expired", async () => {
    const { exchange } = openMarket()
    const options = { supplierCode, supplierLinks: exchange.supplierLinks, claimMillis: 60 }
    await withStore((store) =>
      Effect.gen(function* () {
        const supplierLinks = { ...exchange.supplierLinks, get: () => Effect.never }
        yield* Effect.forkChild(makeLinks({ ...options, store, supplierLinks }).for(survey))
        yield* Effect.sleep(20)
        expect(yield* makeLinks({ ...options, store, claimMillis: 1_000 }).for(survey)).toContain("SID=")
      })
    )
  })

  it("a supplier link that was claimed by a process whose clock was a day ahead is created at once, and a claim within the clock tolerance is respected", async () => {
    const { exchange } = openMarket()
    const options = { supplierCode, supplierLinks: exchange.supplierLinks, claimMillis: 60 }
    const claimAndRequest = (claimedUntil: number) =>
      withStore((store) =>
        Effect.gen(function* () {
          const sql = "INSERT INTO supply_link (supplier_code, survey_id, claimed_until) VALUES (?, ?, ?)"
          yield* store.sql.transact("claim", [{ sql, params: [supplierCode, survey, claimedUntil] }])
          return yield* Effect.result(makeLinks({ ...options, store }).for(survey))
        })
      )
    expect(await claimAndRequest(Date.now() + 86_400_000)).toMatchObject({ success: expect.stringContaining("SID=") })
    expect(await claimAndRequest(Date.now() + 30_000)).toMatchObject({ failure: { _tag: "LinkClaimedError" } })
  })
})
