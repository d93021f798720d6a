/**
 * Seven scenarios that no known client of a comparable API handles in full, for the Effect API and the Promise API: `Retry-After` in seconds, as a
 * date and too long; a write with a 503 response; deprecation headers; a body that is not JSON; a body that never arrives.
 */
import { assert, describe, it, vi } from "@effect/vitest"
import { Effect, Exit, Fiber } from "effect"
import { ApiError } from "../src/errors/ApiError.ts"
import * as Events from "../src/diagnostics/Events.ts"
import { promiseClient } from "../src/promise/promiseClient.ts"
import { ok, reply, type Script, script, stalledBody, type Step } from "./support/Script.ts"
import { makeThings } from "./support/thingService.ts"
import { elapse, timed } from "./support/time.ts"

interface Outcome {
  /** The value or the error of the last call. */
  readonly result: unknown
  readonly sentAt: ReadonlyArray<number>
  readonly endedAt: number
  readonly notices: ReadonlyArray<string>
}

interface Scenario {
  readonly name: string
  readonly steps: ReadonlyArray<Step>
  readonly calls: ReadonlyArray<"get" | "create">
  readonly expect: (outcome: Outcome) => void
}

const reasonOf = ({ result }: Outcome) => {
  assert.instanceOf(result, ApiError)
  return result.reason
}

const dated: Step = (sent) => reply(503, undefined, { "retry-after": new Date(sent.at + 3000).toUTCString() })(sent)

const deprecated: Step = ok(
  { id: 7 },
  {
    deprecation: "@1688169599",
    sunset: "Sun, 30 Jun 2047 23:59:59 GMT",
    link: '<https://things.example/move>; rel="deprecation"'
  }
)

const scenarios: ReadonlyArray<Scenario> = [
  {
    name: "a 429 with Retry-After: 2 is retried after two seconds",
    steps: [reply(429, undefined, { "retry-after": "2" }), ok({ id: 7 })],
    calls: ["get"],
    expect: ({ result, sentAt }) => {
      assert.deepStrictEqual(result, { id: 7 })
      assert.isAtLeast(sentAt[1] ?? 0, 2000)
      assert.isAtMost(sentAt[1] ?? 0, 2500)
    }
  },
  {
    name: "a 503 with a Retry-After date three seconds ahead is retried at that date",
    steps: [dated, ok({ id: 7 })],
    calls: ["get"],
    expect: ({ result, sentAt }) => {
      assert.deepStrictEqual(result, { id: 7 })
      assert.isAtLeast(sentAt[1] ?? 0, 3000)
      assert.isAtMost(sentAt[1] ?? 0, 3700)
    }
  },
  {
    name: "a 429 with Retry-After: 90 fails at once and states the time to wait",
    steps: [reply(429, undefined, { "retry-after": "90" }), ok({ id: 7 })],
    calls: ["get"],
    expect: (outcome) => {
      const reason = reasonOf(outcome)
      assert.deepInclude(reason, { _tag: "RateLimitError", retryAfterMillis: 90_000 })
      assert.include(reason.message, "Wait 90 s")
      assert.strictEqual(outcome.sentAt.length, 1)
      assert.isAtMost(outcome.endedAt, 200)
    }
  },
  {
    name: "a write with a 503 response is not resent",
    steps: [reply(503), ok({ id: 7 })],
    calls: ["create"],
    expect: (outcome) => {
      assert.strictEqual(reasonOf(outcome)._tag, "AmbiguousWriteError")
      assert.strictEqual(outcome.sentAt.length, 1)
    }
  },
  {
    name: "deprecation headers of several responses give one notice",
    steps: [deprecated],
    calls: ["get", "get", "get"],
    expect: ({ notices, sentAt }) => {
      assert.strictEqual(sentAt.length, 3)
      assert.deepStrictEqual(notices, [
        "getThing is deprecated since 2023-06-30 and retires on 2047-06-30. deprecation: https://things.example/move"
      ])
    }
  },
  {
    name: "a 200 response that is not JSON fails with the beginning of the body",
    steps: [ok("{ oops")],
    calls: ["get"],
    expect: (outcome) => {
      assert.deepInclude(reasonOf(outcome), { _tag: "ContractError", kind: "malformed", prefix: "{ oops" })
    }
  },
  {
    name: "a response whose body is stalled after its headers times out",
    steps: [stalledBody(200)],
    calls: ["get"],
    expect: (outcome) => {
      assert.deepInclude(reasonOf(outcome), { _tag: "TimeoutError", phase: "body" })
      assert.isAtMost(outcome.endedAt, 2600)
    }
  }
]

/** The timeout scenario makes only one attempt, so that the time at which it ends is visible. */
const settingsOf = ({ name }: Scenario) => ({
  timeoutMillis: 2500,
  ...(name.includes("stalled") && { retry: { maxAttempts: 1 } })
})

const sentAt = (fakeServer: Script) => fakeServer.sent.map(({ at }) => at)

describe("the seven client scenarios over the Effect API", () => {
  it.effect.each(scenarios)(
    "in a scenario over the Effect API, the client retries, fails or reports as the scenario states: $name",
    (scenario) =>
      Effect.gen(function* () {
        const fakeServer = yield* timed(script(...scenario.steps))
        const service = makeThings(fakeServer, settingsOf(scenario))
        const notices: Array<string> = []
        const events = Events.make({
          deprecated: ({ message }) => Effect.sync(() => void notices.push(message)),
          drifted: () => Effect.void
        })
        let result: unknown
        let endedAt = 0
        for (const name of scenario.calls) {
          const call = name === "get" ? service.get({ id: 7 }) : service.create({ body: { name: "x" } })
          const ended = Effect.tap(Effect.exit(call), () => Effect.sync(() => (endedAt = fakeServer.now())))
          const fiber = yield* Effect.forkChild(Effect.provideService(ended, Events.Events, events))
          yield* elapse(5000)
          const exit = yield* Fiber.join(fiber)
          result = Exit.isSuccess(exit) ? exit.value : yield* Effect.flip(exit)
        }
        scenario.expect({ result, sentAt: sentAt(fakeServer), endedAt, notices })
      })
  )
})

describe("the seven client scenarios over the Promise API", () => {
  it.each(scenarios)("with a client that has the Promise API, $name", async (scenario) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 0 })
    try {
      const fakeServer = script(...scenario.steps)
      fakeServer.now = () => Date.now()
      const notices: Array<string> = []
      const service = promiseClient(
        makeThings(fakeServer, {
          ...settingsOf(scenario),
          onDeprecation: ({ message }) => void notices.push(message)
        })
      )
      let result: unknown
      let endedAt = 0
      for (const name of scenario.calls) {
        const call = name === "get" ? service.get({ id: 7 }) : service.create({ body: { name: "x" } })
        const ended = call.then(
          (value) => (result = value),
          (error: unknown) => (result = error)
        )
        void ended.finally(() => (endedAt = Date.now()))
        await vi.advanceTimersByTimeAsync(5000)
        await ended
      }
      scenario.expect({ result, sentAt: sentAt(fakeServer), endedAt, notices })
    } finally {
      vi.useRealTimers()
    }
  })
})
