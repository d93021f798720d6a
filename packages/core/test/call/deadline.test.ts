/**
 * Tests deadline, timeout, retries and abort together: a call ends in time for every response and every time at which the caller aborts.
 */
import { assert, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import fc from "fast-check"
import {
  connectionError,
  brokenBody,
  ok,
  reply,
  script,
  noResponse,
  stalledBody,
  type Step
} from "../support/Script.ts"
import { makeThings } from "../support/thingService.ts"
import { elapse, timed } from "../support/time.ts"

const steps: ReadonlyArray<Step> = [
  ok({ id: 7 }),
  reply(404),
  reply(429, undefined, { "retry-after": "1" }),
  reply(500),
  reply(503, undefined, { "retry-after": "4" }),
  reply(504),
  connectionError("ECONNRESET"),
  connectionError("ECONNREFUSED"),
  brokenBody(200),
  noResponse,
  stalledBody(200)
]

const withoutResponse = new Set([steps.indexOf(noResponse), steps.length - 1])

const cases = fc.record({
  responses: fc.array(fc.nat(steps.length - 1), { minLength: 1, maxLength: 5 }),
  deadlineMillis: fc.option(fc.integer({ min: 1, max: 9000 }), { nil: undefined }),
  timeoutMillis: fc.integer({ min: 1, max: 4000 }),
  maxAttempts: fc.integer({ min: 1, max: 4 }),
  leavesAt: fc.option(fc.nat(9000), { nil: undefined }),
  isWrite: fc.boolean()
})

/** The increment of virtual time in milliseconds, small enough to show whether a call ends exactly at its deadline. */
const step = 250

it.effect("a call ends by its deadline, makes at most its maximum number of attempts and leaves no request open", () =>
  Effect.forEach(
    fc.sample(cases, { numRuns: 60, seed: 21 }),
    ({ responses, deadlineMillis, isWrite, leavesAt, maxAttempts, timeoutMillis }) =>
      Effect.gen(function* () {
        const fakeServer = yield* timed(script(...responses.map((index) => steps[index] ?? noResponse)))
        const began = fakeServer.now()
        const ends: Array<number> = []
        const service = makeThings(fakeServer, {
          timeoutMillis,
          retry: { maxAttempts },
          ...(deadlineMillis !== undefined && { deadlineMillis }),
          onCall: () => ends.push(fakeServer.now() - began)
        })
        const call = isWrite ? service.create({ body: { name: "x" } }) : service.get({ id: 7 })
        const fiber = yield* Effect.forkChild(Effect.exit(call))
        const first = Math.min(leavesAt ?? Infinity, 90_000)
        yield* elapse(first, step)
        const isOver = fiber.pollUnsafe() !== undefined
        const sentByThen = fakeServer.sent.length
        if (!isOver) yield* Fiber.interrupt(fiber)
        yield* elapse(20_000, 5000)
        assert.strictEqual(ends.length, 1, "a call ends once")
        if (leavesAt === undefined) assert.isTrue(isOver)
        assert.isAtMost(ends[0] ?? 0, deadlineMillis ?? 90_000)
        assert.isAtMost(fakeServer.sent.length, maxAttempts)
        assert.strictEqual(fakeServer.sent.length, sentByThen, "nothing is sent after the end")
        for (const { at } of fakeServer.sent) assert.isBelow(at - began, deadlineMillis ?? Infinity)
        const isWithoutResponse = (_: unknown, index: number) =>
          withoutResponse.has(responses[Math.min(index, responses.length - 1)] ?? 0)
        for (const { init } of fakeServer.sent.filter(isWithoutResponse)) assert.isTrue(init.signal.aborted)
      }),
    { discard: true }
  )
)
