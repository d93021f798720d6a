/** Tests entry links that already exist and have other redirect URLs than the configured ones. */
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import { describe, expect, it } from "vitest"
import { type LinksOptions, makeLinks } from "../../src/index.ts"
import { openMarket, supplierCode } from "../support/market.ts"
import { engines, storeOn } from "../support/store.ts"

const survey = 1_000_001
const names = ["DefaultLink", "SuccessLink", "FailureLink", "OverQuotaLink", "QualityTerminationLink"] as const

const requestFor = (url: string) => ({
  SupplierLinkTypeCode: "OWS",
  TrackingTypeCode: "NONE",
  DefaultLink: `${url}/return?status=default&MID=[%MID%]`,
  SuccessLink: `${url}/return?status=complete&MID=[%MID%]`,
  FailureLink: `${url}/return?status=terminate&MID=[%MID%]`,
  OverQuotaLink: `${url}/return?status=overquota&MID=[%MID%]`,
  QualityTerminationLink: `${url}/return?status=quality&MID=[%MID%]`
})

/** Opens a market with functions that read the redirect URLs of the link, and count the updates. */
const openLinks = () => {
  const calls: Array<string> = []
  const { exchange } = openMarket(calls)
  const path = { SurveyNumber: survey, SupplierCode: supplierCode }
  return {
    options: { supplierCode, supplierLinks: exchange.supplierLinks },
    createForeign: exchange.supplierLinks.create({
      ...path,
      body: { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE", SuccessLink: "https://old.example/done" }
    }),
    redirects: Effect.map(exchange.supplierLinks.get(path), ({ SupplierLink }) =>
      names.map((name) => SupplierLink?.[name])
    ),
    updates: () => calls.filter((call) => call.startsWith("PUT")).length,
    calls
  }
}

const redirectsFor = (url: string) => names.map((name) => requestFor(url)[name])

describe.each(engines)("the redirect URLs of supplier links on %s", (engine) => {
  const withStore = storeOn(engine)

  it("an existing supplier link whose redirect URLs differ from the configured ones is updated once, although several processes request it", () => {
    const { createForeign, options, redirects, updates } = openLinks()
    return withStore((store) =>
      Effect.gen(function* () {
        yield* createForeign
        const request = requestFor("https://supplier.example")
        const processes = [1, 2, 3].map(() => makeLinks({ ...options, store, request }))
        const asked = processes.flatMap((links) => [links.for(survey), links.for(survey)])
        const found = yield* Effect.all(asked, { concurrency: "unbounded" })
        expect(new Set(found).size).toBe(1)
        expect(found[0]).toContain("SID=")
        expect(yield* redirects).toEqual(redirectsFor("https://supplier.example"))
        expect(updates()).toBe(1)
      })
    )
  })

  it("a supplier link that was stored with other redirect URLs is updated once after a restart, and is then read from the store", () => {
    const { calls, options, redirects, updates } = openLinks()
    return withStore((store) =>
      Effect.gen(function* () {
        const first = makeLinks({ ...options, store, request: requestFor("https://first.example") })
        const link = yield* first.for(survey)
        expect(updates()).toBe(0)
        const request = requestFor("https://second.example")
        expect(yield* makeLinks({ ...options, store, request }).for(survey)).toBe(link)
        expect(yield* redirects).toEqual(redirectsFor("https://second.example"))
        expect(updates()).toBe(1)
        calls.length = 0
        expect(yield* makeLinks({ ...options, store, request }).for(survey)).toBe(link)
        expect(calls).toEqual([])
      })
    )
  })

  it("an update of a supplier link does not change the redirect URLs that are not configured, and without configured URLs no link is updated", () => {
    const { createForeign, options, redirects, updates } = openLinks()
    return withStore((store) =>
      Effect.gen(function* () {
        yield* createForeign
        const before = yield* redirects
        yield* makeLinks({ ...options, store }).for(survey)
        expect(updates()).toBe(0)
        const { FailureLink, SupplierLinkTypeCode, TrackingTypeCode } = requestFor("https://supplier.example")
        const request = { SupplierLinkTypeCode, TrackingTypeCode, FailureLink }
        yield* makeLinks({ ...options, store, request }).for(survey)
        expect(yield* redirects).toEqual(before.with(2, FailureLink))
      })
    )
  })

  it("a supplier link that the exchange refuses to update fails with LinkNotUpdatedError and logs one warning, and is updated at a later request", () => {
    const { createForeign, options, redirects } = openLinks()
    const logged: Array<string> = []
    const logger = Logger.layer([Logger.make(({ message }) => void logged.push(String(message)))])
    let isRefused = true
    const { supplierLinks } = options
    const update: LinksOptions["supplierLinks"]["update"] = (input) =>
      supplierLinks.update(isRefused ? { ...input, body: { ...input.body, TrackingTypeCode: "invalid" } } : input)
    return withStore((store) =>
      Effect.gen(function* () {
        yield* createForeign
        const request = requestFor("https://supplier.example")
        const links = makeLinks({ ...options, store, request, supplierLinks: { ...supplierLinks, update } })
        for (let time = 0; time < 2; time++) {
          expect(yield* Effect.flip(links.for(survey))).toMatchObject({ _tag: "LinkNotUpdatedError", surveyId: survey })
        }
        expect(logged).toEqual([
          expect.stringContaining(`the supplier link for survey ${survey} has other redirect URLs`)
        ])
        isRefused = false
        expect(yield* links.for(survey)).toContain("SID=")
        expect(yield* redirects).toEqual(redirectsFor("https://supplier.example"))
      }).pipe(Effect.provide(logger))
    )
  })
})
