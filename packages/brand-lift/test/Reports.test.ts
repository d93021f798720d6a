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
import { fakeService, type Request } from "./support/fakeService.ts"
import { within } from "./support/time.ts"

const campaigns_pk = "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"
const id = "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57"
const s3_url = "https://reports.example/lift.pptx?X-Amz-Signature=s3cr3t-of-the-link"
const running = { report_export_id: id, campaign_id: campaigns_pk, s3_url: null }
const ready = { ...running, s3_url, expires_at: "1970-01-01T01:00:00Z" }

type Reply = Response | object

/** Creates a fake service that returns the replies to status requests in order. The last reply is repeated. */
const fakeReportService = (created: Reply, ...replies: ReadonlyArray<Reply>) => {
  let next = 0
  const respond = (reply: Reply) => (reply instanceof Response ? reply.clone() : Response.json(reply))
  return fakeService(({ method }: Request) =>
    respond(method === "POST" ? created : (replies[Math.min(next++, replies.length - 1)] ?? {}))
  )
}

const once = { retry: { maxAttempts: 1 } } as const
const unavailable = new Response(null, { status: 503 })

describe("PowerPoint reports", () => {
  it.effect("a PowerPoint report is requested once and polled at increasing intervals until it is ready", () => {
    const { options, requests } = fakeReportService({ report_export_id: id }, running, running, running, ready)
    return Effect.gen(function* () {
      const reports = yield* Reports
      const waits: Array<number> = []
      const report = yield* within(
        30,
        reports.powerPoint({ campaigns_pk, body: {}, onProgress: ({ waitedMillis }) => waits.push(waitedMillis) })
      )
      assert.strictEqual(report.s3_url, s3_url)
      assert.deepStrictEqual(waits, [0, 2000, 5000])
      assert.deepStrictEqual(
        requests.slice(1).map(({ method, path }) => `${method} ${path.split(campaigns_pk)[1]}`),
        ["POST /export/powerpoint", ...Array.from({ length: 4 }, () => `GET /export/powerpoint/${id}`)]
      )
      assert.deepStrictEqual(requests[1]?.body, {})
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("waiting for a report continues although its progress listener throws", () =>
    Effect.gen(function* () {
      const onProgress = () => {
        throw new Error("listener")
      }
      const report = yield* within(10, (yield* Reports).powerPoint({ campaigns_pk, body: {}, onProgress }))
      assert.strictEqual(report.s3_url, s3_url)
    }).pipe(Effect.provide(BrandLift.layer(fakeReportService({ report_export_id: id }, running, ready).options)))
  )

  it.effect("waiting for a report continues after a transient error of a status request", () =>
    Effect.gen(function* () {
      const { waitForPowerPoint } = yield* Reports
      assert.strictEqual((yield* within(10, waitForPowerPoint({ campaigns_pk, id }))).s3_url, s3_url)
    }).pipe(Effect.provide(BrandLift.layer({ ...fakeReportService({}, unavailable, ready).options, ...once })))
  )

  it.effect("waiting for a report stops when the service responds with 404", () => {
    const { options, requests } = fakeReportService({}, new Response(null, { status: 404 }))
    return Effect.gen(function* () {
      const error = yield* within(10, Effect.flip((yield* Reports).waitForPowerPoint({ campaigns_pk, id })))
      assert.instanceOf(error, ApiError)
      assert.strictEqual(error.reason._tag, "NotFoundError")
      assert.strictEqual(requests.length, 2)
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("waiting for a report that is not ready in time fails with ReportNotReadyError and can be repeated", () => {
    const { options, requests } = fakeReportService({}, running)
    return Effect.gen(function* () {
      const waiting = (yield* Reports).waitForPowerPoint({ campaigns_pk, id, waitMillis: 60_000 })
      const error = yield* within(70, Effect.flip(waiting))
      assert.instanceOf(error, ReportNotReadyError)
      assert.strictEqual(error.waitedMillis, 60_000)
      assert.strictEqual(error.polls, requests.length - 1)
      assert.isBelow(error.polls, 10)
      assert.include(error.message, `report ${id} is not ready after 60 s`)
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("waiting for a report fails with the last error when the time limit is reached", () =>
    Effect.gen(function* () {
      const waiting = (yield* Reports).waitForPowerPoint({ campaigns_pk, id, waitMillis: 3000 })
      const error = yield* within(10, Effect.flip(waiting))
      assert.instanceOf(error, ApiError)
      assert.strictEqual(error.reason._tag, "ServerError")
    }).pipe(Effect.provide(BrandLift.layer({ ...fakeReportService({}, unavailable).options, ...once })))
  )

  it.effect.each([
    ["the first", 0, 1000, 1],
    ["the last", 1, 6000, 2]
  ] as const)(
    "waiting for a report fails with ReportNotReadyError in time although %s status request gets no response",
    ([, answered, waitedMillis, polls]) => {
      const { options } = fakeReportService({}, running)
      const signals: Array<AbortSignal> = []
      const fetch: typeof options.fetch = (url, init) => {
        if (!url.includes("/export/")) return options.fetch(url, init)
        return signals.push(init.signal) <= answered ? options.fetch(url, init) : new Promise(() => undefined)
      }
      return Effect.gen(function* () {
        const waiting = (yield* Reports).waitForPowerPoint({ campaigns_pk, id, waitMillis: 1000 })
        const error = yield* within(10, Effect.flip(waiting))
        assert.instanceOf(error, ReportNotReadyError)
        assert.deepInclude(error, { waitedMillis, polls })
        assert.isTrue(signals.at(-1)?.aborted)
      }).pipe(Effect.provide(BrandLift.layer({ ...options, fetch })))
    }
  )

  it.effect("waiting for an expired report fails with ReportExpiredError", () => {
    const { options, requests } = fakeReportService({}, { ...running, expires_at: "1970-01-01T00:00:00Z" })
    return Effect.gen(function* () {
      const error = yield* within(10, Effect.flip((yield* Reports).waitForPowerPoint({ campaigns_pk, id })))
      assert.instanceOf(error, ReportExpiredError)
      assert.strictEqual(requests.length, 2)
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("creating a report fails with ContractError if the response has no report id", () =>
    Effect.gen(function* () {
      const error = yield* within(10, Effect.flip((yield* Reports).powerPoint({ campaigns_pk, body: {} })))
      assert.instanceOf(error, ApiError)
      assert.strictEqual(error.reason._tag, "ContractError")
    }).pipe(Effect.provide(BrandLift.layer({ ...fakeReportService({}).options, validation: "off" })))
  )
})

describe("Excel reports", () => {
  it.effect(
    "an Excel report without an id fails with NoExportIdError, which states that its link arrives by e-mail",
    () =>
      Effect.gen(function* () {
        const error = yield* within(10, Effect.flip((yield* Reports).excel({ campaigns_pk, body: {} })))
        assert.instanceOf(error, NoExportIdError)
        assert.include(error.message, "its link arrives by e-mail")
      }).pipe(Effect.provide(BrandLift.layer(fakeReportService({}).options)))
  )

  it.effect("an Excel report with an id is polled until it is ready", () => {
    const { options, requests } = fakeReportService({ report_export_id: id }, running, ready)
    return Effect.gen(function* () {
      const { excel, waitForExcel } = yield* Reports
      assert.strictEqual((yield* within(10, excel({ campaigns_pk, body: {} }))).s3_url, s3_url)
      assert.strictEqual((yield* within(10, waitForExcel({ campaigns_pk, id }))).s3_url, s3_url)
      assert.include(requests.at(-1)?.path, `/export/excel/${id}`)
    }).pipe(Effect.provide(BrandLift.layer({ ...options, validation: "off" })))
  })
})

describe("frequency reports", () => {
  const queued = { items: [{ frequency_report_id: id, status: "queued" }] }
  const done = { items: [{ frequency_report_id: id, status: "done" }] }
  const report = { filter_impressions_by_timestamp: true, output_columns: {}, csv_ids_type: "respondent_id" } as const

  it.effect.each([
    [["a", "b"], "a\nb\n"],
    ["a\n", "a\n"],
    [undefined, null]
  ] as const)(
    "creating a frequency report sends its settings and the ids %j and polls the report until it is done",
    ([ids, sent]) => {
      const forms: Array<FormData> = []
      const { options } = fakeReportService(queued, queued, done)
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
    }
  )

  it.effect("a failed frequency report fails with ReportFailedError and the reason of the service", () =>
    Effect.gen(function* () {
      const error = yield* within(10, Effect.flip((yield* Reports).waitForFrequency({ campaigns_pk, id })))
      assert.instanceOf(error, ReportFailedError)
      assert.include(error.message, "no respondents")
    }).pipe(
      Effect.provide(
        BrandLift.layer(
          fakeReportService({}, queued, {
            items: [{ frequency_report_id: id, status: "odd", error: "no respondents" }]
          }).options
        )
      )
    )
  )

  it.effect("a frequency report call fails with ContractError if the response does not contain the report", () =>
    Effect.gen(function* () {
      const { frequency, waitForFrequency } = yield* Reports
      for (const effect of [frequency({ campaigns_pk, report }), waitForFrequency({ campaigns_pk, id })]) {
        const error = yield* within(10, Effect.flip(effect))
        assert.instanceOf(error, ApiError)
        assert.strictEqual(error.reason._tag, "ContractError")
      }
    }).pipe(Effect.provide(BrandLift.layer(fakeReportService({ items: [] }, { items: [] }).options)))
  )
})

describe("report downloads", () => {
  const serviceWithLink = (link: () => Response) => {
    const { options } = fakeReportService({}, ready)
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

  it.effect("a report download streams the file at the report's link without sending a token", () => {
    const { headers, links, options } = serviceWithLink(() => new Response(new Uint8Array([1, 2, 3])))
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

  it.effect("the error of a refused report download does not contain the signature in the report's link", () => {
    const { options } = serviceWithLink(
      () => new Response(`<Signature>s3cr3t-of-the-link</Signature>`, { status: 403 })
    )
    return Effect.gen(function* () {
      const error = yield* within(10, Effect.flip(Stream.runDrain((yield* Reports).download(ready))))
      assert.instanceOf(error, ApiError)
      assert.strictEqual(error.reason._tag, "ForbiddenError")
      assert.notInclude(`${error.message}${JSON.stringify(error)}`, "s3cr3t")
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("the download of an expired report fails with ReportExpiredError, and its link is not requested", () => {
    const { links, options } = serviceWithLink(() => new Response("late"))
    return Effect.gen(function* () {
      yield* TestClock.adjust("1 hour")
      assert.strictEqual(yield* Clock.currentTimeMillis, Date.parse(ready.expires_at))
      const error = yield* Effect.flip(Stream.runDrain((yield* Reports).download(ready)))
      assert.instanceOf(error, ReportExpiredError)
      assert.deepStrictEqual(links, [])
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect.each(["http://reports.example/a", "nonsense"])(
    "a report link that is not an https URL is rejected: %s",
    (link) => {
      const { links, options } = serviceWithLink(() => new Response("clear"))
      return Effect.gen(function* () {
        const error = yield* Effect.flip(Stream.runDrain((yield* Reports).download({ ...ready, s3_url: link })))
        assert.include(error.message, "must be an https URL")
        assert.deepStrictEqual(links, [])
      }).pipe(Effect.provide(BrandLift.layer(options)))
    }
  )
})

it("the Promise API yields the rows of a respondents' CSV and rejects for an Excel report without an export id", async () => {
  const text = 'respondent_id,brand\n7,"Alder, Coffee"\n'
  const { options } = fakeService(({ path }) =>
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
