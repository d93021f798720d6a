import { Exchange } from "@fieldwork/exchange"
import { fakeExchange } from "@fieldwork/exchange/promise"
import { Inbox, SqliteStore } from "@fieldwork/inbox"
import { createSender } from "@fieldwork/webhooks/testing"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { mkdtempSync, rmSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inspect } from "node:util"
import { describe, expect, it, vi } from "vitest"
import { createSupply as createWithEffect, supplyProjections } from "../../src/index.ts"
import { createSupply, InvalidProfileError, type LedgerOptions } from "../../src/promise.ts"
import { openService, supplierCode } from "../support/service.ts"
import { engines, withStoreSetting } from "../support/store.ts"

const unanswered = { pid: "p-0", answers: {} }

const routeAndEarn = async (store: string): Promise<void> => {
  const calls: Array<string> = []
  const { control, follow, member, sandbox, settled, supply } = await openService({ inbox: { store } }, calls)
  const person = await member(1)
  const routed = await supply.route(person)
  if (routed._tag !== "Entered") throw new Error("a survey takes the respondent")
  expect(routed.isResumed).toBe(false)
  expect((await supply.match(person, { limit: 1 })).surveys[0]?.survey.survey_id).not.toBe(routed.survey_id)
  expect(await supply.why(person, routed.survey_id)).toMatchObject({ reasons: [{ kind: "already_entered" }] })
  expect(await supply.route(person)).toEqual({ ...routed, isResumed: true })

  const back = await follow(routed.url)
  expect(await supply.returned(back)).toMatchObject({ mid: routed.mid, pid: person.pid, isFirst: true })
  const next = await supply.route(person)
  expect(next._tag === "Entered" && next.survey_id !== routed.survey_id).toBe(true)

  for (let index = 2; index < 20; index++) {
    const each = await supply.route(await member(index))
    if (each._tag === "Entered") await supply.returned(await follow(each.url))
  }
  await sandbox.advance({ hours: 3 })
  await settled()
  const { data } = await control.GET("/__sandbox/ledgers", { params: { query: { supplier_code: supplierCode } } })
  const received = BigInt((data?.items[0]?.received ?? "").replace(".", ""))
  expect(received).toBeGreaterThan(0n)
  await vi.waitFor(async () => expect((await supply.ledger.balance())[0]?.amount.nanos).toBe(received), 20_000)

  const created = calls.filter((call) => call.startsWith("POST") && call.includes("SupplierLinks"))
  expect(new Set(created).size).toBe(created.length)
  await supply.close()
}

describe("createSupply", () => {
  it.each(engines)(
    "on %s, createSupply routes a respondent and resumes the open session, and its ledger equals what the exchange delivered",
    (engine) => withStoreSetting(engine, routeAndEarn)
  )

  it("route tries the next survey when the exchange refuses an entry link for the best survey", async () => {
    const { control, member, supply } = await openService()
    const person = await member(1)
    const [best] = (await supply.match(person)).surveys
    await control.POST("/__sandbox/faults", { body: { operation_id: "getSupplierLink", status: 403, times: 1 } })
    const routed = await supply.route(person)
    expect(routed._tag === "Entered" && routed.survey_id).not.toBe(best?.survey.survey_id)
    expect(routed._tag).toBe("Entered")
    await supply.close()
  })

  it("route skips a survey whose existing entry link has other redirect URLs that the exchange refuses to change, logs a warning, and tries the next survey", async () => {
    const warnings = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const request = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
    const linkRequest = { ...request, SuccessLink: "https://supplier.example/return?MID=[%MID%]" }
    const { control, exchange, member, supply } = await openService({ linkRequest })
    const person = await member(1)
    const [best] = (await supply.match(person)).surveys
    const SurveyNumber = best?.survey.survey_id ?? 0
    await exchange.supplierLinks.create({ SurveyNumber, SupplierCode: supplierCode, body: request })
    await control.POST("/__sandbox/faults", { body: { operation_id: "updateSupplierLink", status: 403, times: 1 } })
    const routed = await supply.route(person)
    expect(routed._tag === "Entered" && routed.survey_id).not.toBe(SurveyNumber)
    expect(routed._tag).toBe("Entered")
    const logged = warnings.mock.calls.map((call) => inspect(call)).join("\n")
    expect(logged).toContain(`the supplier link for survey ${SurveyNumber} has other redirect URLs`)
    warnings.mockRestore()
    await supply.linkFor(SurveyNumber)
    const { SupplierLink } = await exchange.supplierLinks.get({ SurveyNumber, SupplierCode: supplierCode })
    expect(SupplierLink?.SuccessLink).toBe(linkRequest.SuccessLink)
    await supply.close()
  })

  it("route enters a respondent into another survey if the exchange refuses to update the entry link of the survey of their open session, and does not request the update again", () =>
    withStoreSetting("PostgreSQL", async (store) => {
      const warnings = vi.spyOn(console, "error").mockImplementation(() => undefined)
      const linkRequest = (url: string) => ({
        SupplierLinkTypeCode: "OWS",
        TrackingTypeCode: "NONE",
        SuccessLink: `${url}/return?MID=[%MID%]`
      })
      const calls: Array<string> = []
      const options = { inbox: { store }, linkRequest: linkRequest("https://first.example") }
      const { control, exchange, member, supply } = await openService(options, calls)
      const person = await member(1)
      const first = await supply.route(person)
      await supply.close()

      const moved = { ...options, linkRequest: linkRequest("https://second.example"), policy: { pii: true } }
      const again = await createSupply({ ...moved, exchange, supplierCode })
      await control.POST("/__sandbox/faults", { body: { operation_id: "updateSupplierLink", status: 403, times: 100 } })
      calls.length = 0
      const second = await again.route(person)
      expect([first._tag, second._tag]).toEqual(["Entered", "Entered"])
      const surveys = [first, second].flatMap((routed) => (routed._tag === "Entered" ? [routed.survey_id] : []))
      expect(new Set(surveys).size).toBe(2)
      expect(await again.route(person)).toEqual({ ...second, isResumed: true })
      expect(await again.route(person)).toEqual({ ...second, isResumed: true })
      expect(calls.filter((call) => call.startsWith("PUT"))).toHaveLength(1)
      await again.close()
      warnings.mockRestore()
    }))

  it("createSupply refuses a store with other settings of the ledger until their version is increased, and accepts settings with the same meaning", () =>
    withStoreSetting("PostgreSQL", async (store) => {
      const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
      const open = (ledger: LedgerOptions) =>
        createSupply({ inbox: { store }, exchange: fakeExchange({}), supplierCode, ledger })
      const payable = { marketplace_status: [3], client_status: [10, 11] }
      await (await open({ payable })).close()
      await (await open({ payable: { ...payable, client_status: [11, 10, 10] }, timeZone: "utc" })).close()
      await expect(open({ payable, timeZone: "Europe/Berlin" })).rejects.toMatchObject({
        reason: { _tag: "ProjectionMismatchError" },
        message: expect.stringContaining("use the same settings, or increase the version")
      })
      await (await open({ payable, timeZone: "Europe/Berlin", version: 2 })).close()
      logged.mockRestore()
    }))

  it("after a restart, createSupply passes its ranking function the results of the supplier's own respondents for surveys they entered", async () => {
    const folder = mkdtempSync(join(tmpdir(), "fieldwork-supply-"))
    try {
      const inbox = { store: join(folder, "supplier.db") }
      const { exchange, follow, member, sandbox, settled, supply } = await openService({ inbox })
      const entered: Array<number> = []
      for (let index = 1; index < 6; index++) {
        const routed = await supply.route(await member(index))
        if (routed._tag !== "Entered") continue
        entered.push(routed.survey_id)
        await follow(routed.url)
      }
      await sandbox.advance({ hours: 3 })
      await settled()
      await supply.close()

      const results: Array<number> = []
      const rank = ({ survey }: { readonly survey: { readonly survey_id: number } }, own: object): number => {
        if ("own" in own && own.own !== undefined) results.push(survey.survey_id)
        return 1
      }
      const again = await createSupply({ inbox, exchange, supplierCode, rank, policy: { pii: true } })
      await again.match(unanswered)
      expect(results.length).toBeGreaterThan(0)
      expect(results.filter((id) => !entered.includes(id))).toEqual([])
      await again.close()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it("the router withholds a survey that the respondents whom route has just entered will probably fill", async () => {
    const { member, supply } = await openService()
    const entered = new Map<number, number>()
    for (let index = 0; index < 60; index++) {
      const routed = await supply.route(await member(index))
      if (routed._tag === "Entered") entered.set(routed.survey_id, (entered.get(routed.survey_id) ?? 0) + 1)
    }
    const [survey_id = 0, count = 0] = [...entered].toSorted((left, right) => right[1] - left[1])[0] ?? []
    const { survey } = supply.router.get(survey_id) ?? {}
    if (survey === undefined) throw new Error("the router contains the survey")
    supply.router.apply({
      opportunity: { ...survey, total_remaining: 1, conversion: 1, total_client_entrants: 10_000 }
    })
    const isOffered = async (index: number): Promise<boolean> =>
      (await supply.match(await member(index), { limit: 1_000 })).surveys.some(
        (match) => match.survey.survey_id === survey_id
      )
    expect(count).toBeGreaterThan(1)
    for (let index = 60; index < 80; index++) expect(await isOffered(index)).toBe(false)
    supply.router.setResults(survey_id, { entrants: 0, completes: 0 })
    const offered = await Promise.all(Array.from({ length: 20 }, (_, index) => isOffered(60 + index)))
    expect(offered).toContain(true)
    await supply.close()
  })

  it("createSupply withholds each survey for which the ranking throws, logs it once, and offers the surveys that it can rank", async () => {
    const warnings = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const { member, sandbox, settled, supply } = await openService({
      rank: ({ survey }) => {
        if (survey.survey_id % 2 === 0) throw new Error("no tags")
        return 1
      }
    })
    await sandbox.advance({ hours: 1 })
    await settled()
    const { surveys } = await supply.match(await member(1), { limit: 1_000 })
    expect(surveys.length).toBeGreaterThan(0)
    expect(surveys.filter(({ survey }) => survey.survey_id % 2 === 0)).toEqual([])
    const logged = warnings.mock.calls.map((call) => inspect(call)).filter((line) => line.includes("no tags"))
    expect(logged.length).toBeGreaterThan(0)
    expect(new Set(logged.map((line) => /survey_id: (\d+)/.exec(line)?.[1])).size).toBe(logged.length)
    warnings.mockRestore()
    await supply.close()
  })

  it("createSupply refuses a database in use, and creates the entry link that a killed process had begun to create", async () => {
    const folder = mkdtempSync(join(tmpdir(), "fieldwork-supply-"))
    try {
      const inbox = { store: join(folder, "supplier.db") }
      const { exchange, member, supply } = await openService({ inbox })
      await expect(createSupply({ inbox, exchange, supplierCode })).rejects.toThrow("a file can have only one server")
      const [best] = (await supply.match(await member(1), { limit: 1 })).surveys
      const survey_id = best?.survey.survey_id ?? 0
      await supply.close()
      const database = new DatabaseSync(inbox.store)
      database
        .prepare("INSERT INTO supply_link (supplier_code, survey_id, claimed_until) VALUES (?, ?, ?)")
        .run(supplierCode, survey_id, Date.now() + 30_000)
      database.close()
      const again = await createSupply({ inbox, exchange, supplierCode })
      expect(await again.linkFor(survey_id)).toContain("PID=")
      await again.close()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it("match, why, start and route reject an invalid respondent profile with InvalidProfileError and record no entry", async () => {
    const { supply } = await openService()
    const bad = { pid: "p-1", answers: { 42: "30" as never } }
    for (const call of [supply.match(bad), supply.why(bad, 1), supply.start(bad, 1), supply.route(bad)]) {
      await expect(call).rejects.toBeInstanceOf(InvalidProfileError)
    }
    await expect(supply.route({ pid: "a b", answers: {} })).rejects.toThrow("PID")
    expect(await supply.history("p-1")).toEqual([])
    await supply.close()
  })

  it("createSupply of the Effect API, given an open inbox, judges respondents for a survey that this inbox received", async () => {
    const sender = await createSender()
    const layer = Inbox.layer({ keys: sender.keys }).pipe(
      Layer.provide(SqliteStore.layer({ path: ":memory:", projections: supplyProjections(), threads: false }))
    )
    const program = Effect.gen(function* () {
      const inbox = Context.get(yield* Layer.build(layer), Inbox)
      const exchange = Exchange.make({ baseUrl: "https://exchange.example", apiKey: "key" })
      const supply = yield* createWithEffect({ inbox, exchange, supplierCode: "4711" })
      const sent = yield* Effect.promise(() =>
        sender.send([
          { survey_id: 7, message_reason: "new", revenue_per_interview: { value: 1, currency_code: "USD" } }
        ])
      )
      yield* Effect.promise(() =>
        inbox.receive("opportunities", new Request("https://supplier.example", { method: "POST", ...sent }))
      )
      while (supply.router.size === 0) yield* Effect.sleep(20)
      return yield* supply.why(unanswered, 7)
    })
    expect(await Effect.runPromise(Effect.scoped(program))).toEqual({ verdict: "eligible", reasons: [] })
  })
})
