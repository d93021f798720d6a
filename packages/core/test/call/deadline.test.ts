/**
 * Deadline, timeout, retries and abort together: whatever the service does and whenever the caller leaves, a call ends in time.
 */
import { assert, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import fc from "fast-check"
import { broken, cut, ok, reply, script, silence, stalled, type Step } from "../support/Script.ts"
import { things } from "../support/things.ts"
import { elapse, timed } from "../support/time.ts"

const steps: ReadonlyArray<Step> = [
  ok({ id: 7 }),
  reply(404),
  reply(429, undefined, { "retry-after": "1" }),
  reply(500),
  reply(503, undefined, { "retry-after": "4" }),
  reply(504),
  broken("ECONNRESET"),
  broken("ECONNREFUSED"),
  cut(200),
  silence,
  stalled(200)
]

const unanswered = new Set([steps.indexOf(silence), steps.length - 1])

const cases = fc.record({
  answers: fc.array(fc.nat(steps.length - 1), { minLength: 1, maxLength: 5 }),
  deadlineMillis: fc.option(fc.integer({ min: 1, max: 9000 }), { nil: undefined }),
  timeoutMillis: fc.integer({ min: 1, max: 4000 }),
  maxAttempts: fc.integer({ min: 1, max: 4 }),
  leavesAt: fc.option(fc.nat(9000), { nil: undefined }),
  isWrite: fc.boolean()
})

/** Fine enough to see an end at the deadline itself. */
const step = 250

it.effect("a call ends by its deadline, retries no more than it may, and leaves nothing open", () =>
  Effect.forEach(
    fc.sample(cases, { numRuns: 60, seed: 21 }),
    ({ answers, deadlineMillis, isWrite, leavesAt, maxAttempts, timeoutMillis }) =>
      Effect.gen(function* () {
        const world = yield* timed(script(...answers.map((index) => steps[index] ?? silence)))
        const began = world.now()
        const ends: Array<number> = []
        const service = things(world, {
          timeoutMillis,
          retry: { maxAttempts },
          ...(deadlineMillis !== undefined && { deadlineMillis }),
          onCall: () => ends.push(world.now() - began)
        })
        const call = isWrite ? service.create({ body: { name: "x" } }) : service.get({ id: 7 })
        const fiber = yield* Effect.forkChild(Effect.exit(call))
        const first = Math.min(leavesAt ?? Infinity, 90_000)
        yield* elapse(first, step)
        const isOver = fiber.pollUnsafe() !== undefined
        const sentByThen = world.sent.length
        if (!isOver) yield* Fiber.interrupt(fiber)
        yield* elapse(20_000, 5000)
        assert.strictEqual(ends.length, 1, "a call ends once")
        if (leavesAt === undefined) assert.isTrue(isOver)
        assert.isAtMost(ends[0] ?? 0, deadlineMillis ?? 90_000)
        assert.isAtMost(world.sent.length, maxAttempts)
        assert.strictEqual(world.sent.length, sentByThen, "nothing is sent after the end")
        for (const { at } of world.sent) assert.isBelow(at - began, deadlineMillis ?? Infinity)
        const isUnanswered = (_: unknown, index: number) =>
          unanswered.has(answers[Math.min(index, answers.length - 1)] ?? 0)
        for (const { init } of world.sent.filter(isUnanswered)) assert.isTrue(init.signal.aborted)
      }),
    { discard: true }
  )
)
