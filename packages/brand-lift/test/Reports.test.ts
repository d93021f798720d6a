import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Stream } from "effect"
import { TestClock } from "effect/testing"
import {
  ApiError,
  BrandLift,
  NoExportIdError,
  ReportExpiredError,
  ReportFailedError,
  ReportNotReadyError,
  Reports
} from "../src/index.ts"
import { createBrandLift } from "../src/promise.ts"
import { answering, type Request } from "./support/answering.ts"
import { within } from "./support/time.ts"

const campaigns_pk = "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"
const id = "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57"
const s3_url = "https://reports.example/lift.pptx?X-Amz-Signature=s3cr3t-of-the-link"
const running = { report_export_id: id, campaign_id: campaigns_pk, s3_url: null }
const ready = { ...running, s3_url, expires_at: "1970-01-01T01:00:00Z" }

type Answer = Response | object

/** Answers to the questions after the first `asked` one by one, the last one for good. */
const service = (created: Answer, ...answers: ReadonlyArray<Answer>) => {
  let next = 0
  const respond = (answer: Answer) => (answer instanceof Response ? answer.clone() : Response.json(answer))
  return answering(({ method }: Request) =>
    respond(method === "POST" ? created : (answers[Math.min(next++, answers.length - 1)] ?? {}))
  )
}

const once = { retry: { maxAttempts: 1 } } as const
const unavailable = new Response(null, { status: 503 })

describe("a PowerPoint report", () => {
  it.effect("is asked for once and waited for, less and less often", () => {
    const { options, requests } = service({ report_export_id: id }, running, running, running, ready)
    return Effect.gen(function* () {
      const reports = yield* Reports
      const told: Array<number> = []
      const report = yield* within(
        30,
        reports.powerPoint({ campaigns_pk, body: {}, onProgress: ({ waitedMillis }) => told.push(waitedMillis) })
      )
      assert.strictEqual(report.s3_url, s3_url)
      assert.deepStrictEqual(told, [0, 2000, 5000])
      assert.deepStrictEqual(
        requests.slice(1).map(({ method, path }) => `${method} ${path.split(campaigns_pk)[1]}`),
        ["POST /export/powerpoint", ...Array.from({ length: 4 }, () => `GET /export/powerpoint/${id}`)]
      )
      assert.deepStrictEqual(requests[1]?.body, {})
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("is not given up for a question that fails in passing", () =>
    Effect.gen(function* () {
      const { waitForPowerPoint } = yield* Reports
      assert.strictEqual((yield* within(10, waitForPowerPoint({ campaigns_pk, id }))).s3_url, s3_url)
    }).pipe(Effect.provide(BrandLift.layer({ ...service({}, unavailable, ready).options, ...once })))
  )

  it.effect("that is not known is not asked for again", () => {
    const { options, requests } = service({}, new Response(null, { status: 404 }))
    return Effect.gen(function* () {
      const error = yield* within(10, Effect.flip((yield* Reports).waitForPowerPoint({ campaigns_pk, id })))
      assert.instanceOf(error, ApiError)
      assert.strictEqual(error.reason._tag, "NotFoundError")
      assert.strictEqual(requests.length, 2)
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("that does not come in time can be waited for again", () => {
    const { options, requests } = service({}, running)
    return Effect.gen(function* () {
      const waiting = (yield* Reports).waitForPowerPoint({ campaigns_pk, id, waitMillis: 60_000 })
      const error = yield* within(70, Effect.flip(waiting))
      assert.instanceOf(error, ReportNotReadyError)
      assert.strictEqual(error.waitedMillis, 60_000)
      assert.strictEqual(error.asked, requests.length - 1)
      assert.isBelow(error.asked, 10)
      assert.include(error.message, `report ${id} is not ready after 60 s`)
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("fails with the last error when the time is over", () =>
    Effect.gen(function* () {
      const waiting = (yield* Reports).waitForPowerPoint({ campaigns_pk, id, waitMillis: 3000 })
      const error = yield* within(10, Effect.flip(waiting))
      assert.instanceOf(error, ApiError)
      assert.strictEqual(error.reason._tag, "ServerError")
    }).pipe(Effect.provide(BrandLift.layer({ ...service({}, unavailable).options, ...once })))
  )

  it.effect("that has expired is not waited for", () => {
    const { options, requests } = service({}, { ...running, expires_at: "1970-01-01T00:00:00Z" })
    return Effect.gen(function* () {
      const error = yield* within(10, Effect.flip((yield* Reports).waitForPowerPoint({ campaigns_pk, id })))
      assert.instanceOf(error, ReportExpiredError)
      assert.strictEqual(requests.length, 2)
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("without an id is drift, and there is nothing to wait for", () =>
    Effect.gen(function* () {
      const error = yield* within(10, Effect.flip((yield* Reports).powerPoint({ campaigns_pk, body: {} })))
      assert.instanceOf(error, ApiError)
      assert.strictEqual(error.reason._tag, "ContractError")
    }).pipe(Effect.provide(BrandLift.layer({ ...service({}).options, validation: "off" })))
  )
})

describe("an Excel report", () => {
  it.effect("comes by e-mail, as the service names no id", () =>
    Effect.gen(function* () {
      const error = yield* within(10, Effect.flip((yield* Reports).excel({ campaigns_pk, body: {} })))
      assert.instanceOf(error, NoExportIdError)
      assert.include(error.message, "its link comes by e-mail")
    }).pipe(Effect.provide(BrandLift.layer(service({}).options)))
  )

  it.effect("is waited for when an id came after all, or the caller has one", () => {
    const { options, requests } = service({ report_export_id: id }, running, ready)
    return Effect.gen(function* () {
      const { excel, waitForExcel } = yield* Reports
      assert.strictEqual((yield* within(10, excel({ campaigns_pk, body: {} }))).s3_url, s3_url)
      assert.strictEqual((yield* within(10, waitForExcel({ campaigns_pk, id }))).s3_url, s3_url)
      assert.include(requests.at(-1)?.path, `/export/excel/${id}`)
    }).pipe(Effect.provide(BrandLift.layer({ ...options, validation: "off" })))
  })
})

describe("a frequency report", () => {
  const asked = { items: [{ frequency_report_id: id, status: "queued" }] }
  const done = { items: [{ frequency_report_id: id, status: "done" }] }
  const report = { filter_impressions_by_timestamp: true, output_columns: {}, csv_ids_type: "respondent_id" } as const

  it.effect.each([
    [["a", "b"], "a\nb\n"],
    ["a\n", "a\n"],
    [undefined, null]
  ] as const)("is made of its settings and ids %j, and waited for until it is done", ([ids, sent]) => {
    const forms: Array<FormData> = []
    const { options } = service(asked, asked, done)
    const fetch: typeof options.fetch = (url, init) => {
      if (init.body instanceof FormData) forms.push(init.body)
      return options.fetch(url, init)
    }
    return Effect.gen(function* () {
      const { frequency } = yield* Reports
      const made = yield* within(10, frequency({ campaigns_pk, report, ...(ids !== undefined && { ids }) }))
      assert.strictEqual(made.status, "done")
      assert.strictEqual(forms[0]?.get("json"), JSON.stringify(report))
      assert.strictEqual(forms[0]?.get("csv"), sent)
    }).pipe(Effect.provide(BrandLift.layer({ ...options, fetch })))
  })

  it.effect("that failed says why", () =>
    Effect.gen(function* () {
      const error = yield* within(10, Effect.flip((yield* Reports).waitForFrequency({ campaigns_pk, id })))
      assert.instanceOf(error, ReportFailedError)
      assert.include(error.message, "no respondents")
    }).pipe(
      Effect.provide(
        BrandLift.layer(
          service({}, asked, { items: [{ frequency_report_id: id, status: "odd", error: "no respondents" }] }).options
        )
      )
    )
  )

  it.effect("that is not in the answer is drift", () =>
    Effect.gen(function* () {
      const { frequency, waitForFrequency } = yield* Reports
      for (const effect of [frequency({ campaigns_pk, report }), waitForFrequency({ campaigns_pk, id })]) {
        const error = yield* within(10, Effect.flip(effect))
        assert.instanceOf(error, ApiError)
        assert.strictEqual(error.reason._tag, "ContractError")
      }
    }).pipe(Effect.provide(BrandLift.layer(service({ items: [] }, { items: [] }).options)))
  )
})

describe("a download", () => {
  const opening = (link: () => Response) => {
    const { options } = service({}, ready)
    const links: Array<string> = []
    const headers: Array<Headers> = []
    const fetch: typeof options.fetch = async (url, init) => {
      if (!url.startsWith("https://reports.example")) return options.fetch(url, init)
      links.push(url)
      headers.push(init.headers)
      return link()
    }
    return { options: { ...options, fetch, ...once }, links, headers }
  }

  it.effect("streams the link as it is, without a token", () => {
    const { headers, links, options } = opening(() => new Response(new Uint8Array([1, 2, 3])))
    return Effect.gen(function* () {
      const reports = yield* Reports
      const report = yield* within(10, reports.waitForPowerPoint({ campaigns_pk, id }))
      const chunks = yield* within(10, Stream.runCollect(reports.download(report)))
      assert.deepStrictEqual(
        chunks.flatMap((chunk) => Array.from(chunk)),
        [1, 2, 3]
      )
      assert.deepStrictEqual(links, [s3_url])
      assert.isFalse(headers[0]?.has("authorization"))
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("that is refused does not show the link's secret", () => {
    const { options } = opening(() => new Response(`<Signature>s3cr3t-of-the-link</Signature>`, { status: 403 }))
    return Effect.gen(function* () {
      const error = yield* within(10, Effect.flip(Stream.runDrain((yield* Reports).download(ready))))
      assert.instanceOf(error, ApiError)
      assert.strictEqual(error.reason._tag, "ForbiddenError")
      assert.notInclude(`${error.message}${JSON.stringify(error)}`, "s3cr3t")
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("is not begun once the report has expired", () => {
    const { links, options } = opening(() => new Response("late"))
    return Effect.gen(function* () {
      yield* TestClock.adjust("1 hour")
      assert.strictEqual(yield* Clock.currentTimeMillis, Date.parse(ready.expires_at))
      const error = yield* Effect.flip(Stream.runDrain((yield* Reports).download(ready)))
      assert.instanceOf(error, ReportExpiredError)
      assert.deepStrictEqual(links, [])
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect.each(["http://reports.example/a", "nonsense"])("is refused from %s", (link) => {
    const { links, options } = opening(() => new Response("clear"))
    return Effect.gen(function* () {
      const error = yield* Effect.flip(Stream.runDrain((yield* Reports).download({ ...ready, s3_url: link })))
      assert.include(error.message, "must be an https URL")
      assert.deepStrictEqual(links, [])
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })
})

it("the Promise face has reports and rows as well", async () => {
  const text = 'respondent_id,brand\n7,"Alder, Coffee"\n'
  const { options } = answering(({ path }) =>
    path.includes("/csv") ? new Response(text, { headers: { "content-type": "text/csv" } }) : Response.json({})
  )
  const { reports, respondents } = createBrandLift(options)
  const seen: Array<string | undefined> = []
  let bytes = 0
  for await (const row of respondents.csvRows({ campaigns_pk, onProgress: (progress) => (bytes = progress.bytes) })) {
    seen.push(row.get("brand"))
  }
  assert.deepStrictEqual([seen, bytes], [["Alder, Coffee"], text.length])
  const batches: Array<ReadonlyArray<string | undefined>> = []
  for await (const rows of respondents.csvBatches({ campaigns_pk })) batches.push(rows.map((row) => row.get("brand")))
  assert.deepStrictEqual(batches, [["Alder, Coffee"]])
  const error: unknown = await reports.excel({ campaigns_pk, body: {} }).catch((cause: unknown) => cause)
  assert.instanceOf(error, NoExportIdError)
})
