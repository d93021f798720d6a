/**
 * Tests the guide on PostgreSQL. Two machines receive callbacks, and two machines apply the callbacks of both streams to the tables. The inbox keeps
 * working if one of the machines stops.
 */
import { Inbox } from "@fieldwork/inbox"
import { createExchange } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { createKeyStore } from "@fieldwork/webhooks"
import { Effect, ManagedRuntime, Schedule, Stream } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startDatabase } from "../../../packages/inbox/test/support/database.ts"
import { forget, keep, machine } from "../inbox-postgres.ts"

const { apiKey, suppliers } = credentials.exchange
const supplier_code = suppliers[0] ?? ""

let database: Awaited<ReturnType<typeof startDatabase>>
beforeAll(async () => {
  database = await startDatabase()
}, 60_000)
afterAll(() => database.stop())

it("an inbox on four machines that share one PostgreSQL database loses nothing when one machine stops", async () => {
  let deliver: ((request: Request) => Promise<Response>) | undefined
  let second = Date.now() - 290_000
  const sandbox = createSandbox({
    send: async (request) => deliver?.(request) ?? new Response(null, { status: 503 }),
    wallClock: () => (second += 1000)
  })
  const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch })
  const control = createControlClient({ baseUrl: "https://sandbox.example", fetch: sandbox.fetch })
  const start = (project: boolean) => {
    const keys = createKeyStore({ fetchKeys: () => exchange.opportunities.subscription({ supplier_code }) })
    return ManagedRuntime.make(machine(database.url, keys, project))
  }
  const [one, two, first, next] = [start(false), start(false), start(true), start(true)] as const
  const machines = [one, two, first, next]
  try {
    const inboxes = await Promise.all(machines.map((runtime) => runtime.runPromise(Inbox)))
    const statuses: Array<number> = []
    deliver = async (request) => {
      const inbox = inboxes[statuses.length % 2]
      const response = await inbox?.receive(request.url.endsWith("outcomes") ? "outcomes" : "opportunities", request)
      statuses.push(response?.status ?? 0)
      return response ?? new Response(null, { status: 503 })
    }
    const projected = () =>
      one.runPromise(
        Effect.flatMap(Inbox, ({ lags }) =>
          Effect.repeat(lags, {
            until: (all) => all.every(({ waiting }) => waiting === 0),
            schedule: Schedule.spaced("20 millis")
          })
        )
      )
    const callback = "https://supplier.example/callbacks"
    await exchange.opportunities.subscribe({
      supplier_code,
      body: { callback: `${callback}/opportunities`, opportunities: [{ country_language: { eq: "eng_us" } }] }
    })
    await exchange.outcomes.subscribe({
      supplier_code,
      body: { callback: `${callback}/outcomes`, outcomes: [{}] }
    })
    await sandbox.advance({ hours: 1 })
    await projected()
    await first.dispose()

    const live = await one.runPromise(
      Effect.flatMap(Inbox, ({ opportunities }) => Stream.runCollect(opportunities.list()))
    )
    for (const { opportunity } of live) {
      const body = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE", SuccessLink: "https://panel.example/done" }
      await exchange.supplierLinks.create({
        SurveyNumber: opportunity.survey_id,
        SupplierCode: supplier_code,
        body
      })
      const { data } = await control.POST("/__sandbox/suppliers/{supplier_code}/respondents", {
        params: { path: { supplier_code } },
        body: { survey_number: opportunity.survey_id, count: 3 }
      })
      if (data !== undefined) break
    }
    await sandbox.advance({ hours: 1 })
    await projected()
    expect(new Set(statuses)).toEqual(new Set([200]))

    const sessions = () => two.runPromise(Effect.flatMap(Inbox, ({ outcomes }) => Stream.runCollect(outcomes.list())))
    const known = await sessions()
    expect(known.length).toBe(3)
    const pid = known[0]?.outcome.panelist_id ?? ""
    expect(pid).not.toBe("")
    expect(await two.runPromise(forget(pid))).toMatchObject({ rebuilt: { identical: false } })
    expect((await sessions()).map(({ outcome }) => outcome.panelist_id)).not.toContain(pid)
    expect(await two.runPromise(keep(75))).toMatchObject({ bodies: 0 })
  } finally {
    await Promise.all(machines.map((runtime) => runtime.dispose()))
  }
}, 120_000)
