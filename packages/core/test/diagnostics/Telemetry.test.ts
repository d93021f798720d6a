import { assert, describe, it } from "@effect/vitest"
import { Effect, Metric, Option } from "effect"
import * as Events from "../../src/diagnostics/Events.ts"
import { bareKey } from "../../src/auth/Credential.ts"
import { connectionError, ok, reply, script } from "../support/Script.ts"
import { recorder } from "../support/recorder.ts"
import { makeThings, withTokens } from "../support/thingService.ts"
import { after } from "../support/time.ts"

const silent = Events.make({ deprecated: () => Effect.void, drifted: () => Effect.void })

/** Runs an effect with a separate metric registry and tracer, and returns the recorded metrics and spans. */
const observed = <A, E>(effect: Effect.Effect<A, E>, millis = 0) =>
  Effect.gen(function* () {
    const { spans, tracer } = recorder()
    const registry: Metric.MetricRegistry = new Map()
    yield* after(
      millis,
      effect.pipe(
        Effect.withTracer(tracer),
        Effect.provideService(Metric.MetricRegistry, registry),
        Effect.provideService(Events.Events, silent)
      )
    )
    const snapshot = yield* Effect.provideService(Metric.snapshot, Metric.MetricRegistry, registry)
    const counts = snapshot.map(({ attributes, id, state }): Record<string, string | number> => {
      const count = "count" in state ? Number(state.count) : 0
      return Object.assign({ id: id.replace("fieldwork.client.", ""), count }, attributes)
    })
    const isDuration = ({ id }: Record<string, string | number>) => id === "http.client.request.duration"
    return { spans, counts: counts.filter((count) => !isDuration(count)), durations: counts.filter(isDuration) }
  })

describe("telemetry of a call", () => {
  it.effect("a call has one span and each of its attempts has a child span", () =>
    Effect.gen(function* () {
      const fakeServer = script(reply(503), ok({ id: 7 }))
      const { spans } = yield* observed(
        makeThings(fakeServer, {}, undefined, "https://things.example:8443/base").get({ id: 7 }),
        1000
      )
      assert.deepStrictEqual(
        spans.map(({ kind, name }) => [name, kind]),
        [
          ["test.getThing", "internal"],
          ["GET /things/{id}", "client"],
          ["GET /things/{id}", "client"]
        ]
      )
      const [call, first, second] = spans
      assert.strictEqual(Option.getOrUndefined(first?.parent ?? Option.none()), call)
      assert.deepStrictEqual(Object.fromEntries(first?.attributes ?? []), {
        "http.request.method": "GET",
        "url.template": "/things/{id}",
        "server.address": "things.example",
        "server.port": 8443,
        "http.response.status_code": 503,
        "error.type": "503"
      })
      assert.strictEqual(second?.attributes.get("http.request.resend_count"), 1)
      assert.strictEqual(second?.attributes.get("http.response.status_code"), 200)
      assert.deepStrictEqual(
        spans.map(({ status }) => status._tag === "Ended" && status.exit._tag),
        ["Success", "Failure", "Success"]
      )
    })
  )

  it.effect("a request carries the trace context of its attempt only when a tracer is installed", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ id: 7 }))
      const { spans } = yield* observed(makeThings(fakeServer).get({ id: 7 }))
      const span = spans[1]
      assert.strictEqual(fakeServer.sent[0]?.init.headers.get("traceparent"), `00-${span?.traceId}-${span?.spanId}-01`)
      yield* makeThings(fakeServer).get({ id: 7 })
      assert.strictEqual(fakeServer.sent[1]?.init.headers.get("traceparent"), null)
      yield* observed(Effect.withTracerEnabled(makeThings(fakeServer).get({ id: 7 }), false))
      assert.strictEqual(fakeServer.sent[2]?.init.headers.get("traceparent"), null)
    })
  )

  it.effect("the client metrics count calls by outcome and count retries", () =>
    Effect.gen(function* () {
      const service = makeThings(script(reply(503), ok({ id: 7 }), reply(404)))
      const { counts } = yield* observed(Effect.andThen(service.get({ id: 7 }), service.get({ id: 8 })), 1000)
      const named = { api: "test", operation: "getThing" }
      assert.sameDeepMembers(counts, [
        { id: "calls", ...named, outcome: "success", count: 1 },
        { id: "calls", ...named, outcome: "NotFoundError", count: 1 },
        { id: "retries", ...named, count: 1 }
      ])
    })
  )

  it.effect(
    "the client metrics record the duration of each attempt in a histogram with the OpenTelemetry conventions",
    () =>
      Effect.gen(function* () {
        const service = makeThings(script(reply(503), connectionError("ECONNRESET"), ok({ id: 7 })))
        const { durations } = yield* observed(service.get({ id: 7 }), 3000)
        const common = {
          id: "http.client.request.duration",
          unit: "s",
          "http.request.method": "GET",
          "url.template": "/things/{id}",
          "server.address": "things.example",
          "server.port": "443",
          count: 1
        }
        assert.sameDeepMembers(durations, [
          { ...common, "http.response.status_code": "503", "error.type": "503" },
          { ...common, "error.type": "TransportError" },
          { ...common, "http.response.status_code": "200" }
        ])
      })
  )

  it.effect(
    "the client metrics count responses that differ from the spec, calls of deprecated operations and token requests",
    () =>
      Effect.gen(function* () {
        const { counts } = yield* observed(withTokens(script(ok({ access_token: "t1" }), ok({ id: "one" }))).old())
        const named = { api: "test", operation: "oldThing" }
        assert.sameDeepMembers(counts, [
          { id: "calls", api: "test", operation: "createToken", outcome: "success", count: 1 },
          { id: "calls", ...named, outcome: "success", count: 1 },
          { id: "drift", ...named, count: 1 },
          { id: "deprecated_calls", ...named, count: 1 },
          { id: "tokens", api: "test", count: 1 }
        ])
      })
  )

  it.effect("the spans of a call contain no query parameters and no credentials", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ items: [], total_items: 0 }))
      const { spans } = yield* observed(
        makeThings(fakeServer, {}, bareKey("the-key")).list({ name: "a-person" }).page(1)
      )
      const text = JSON.stringify(spans.map((span) => [span.name, Array.from(span.attributes)]))
      assert.notInclude(text, "the-key")
      assert.notInclude(text, "a-person")
    })
  )
})
