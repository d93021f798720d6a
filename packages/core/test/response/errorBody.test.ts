/**
 * Tests untrusted error bodies: a deeply nested or long body must not break the error that contains it.
 */
import { assert, describe, it } from "@effect/vitest"
import { Cause, Effect } from "effect"
import { reply, script } from "../support/Script.ts"
import { noRetry, makeThings } from "../support/thingService.ts"

const { inspect } = (await import("node:util" as string)) as { inspect: (value: unknown, options?: object) => string }

const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}${close.repeat(depth)}`

const bodies = [
  ["lists 4,000 deep", nested("[", "]", 4000)],
  ["objects 4,000 deep", `${nested('{"a":', "", 4000)}1${nested("", "}", 4000)}`],
  ["lists 100,000 deep", nested("[", "]", 100_000)],
  ["a detail that is 4,000 deep", `{"detail":${nested("[", "]", 4000)}}`],
  ["a text of a megabyte", JSON.stringify({ detail: "x".repeat(1_000_000) })]
] as const

describe("errors with large or deeply nested bodies", () => {
  it.effect.each(bodies)(
    "a 500 response whose body is %s fails the call with the usual error reason, and the printed error has a limited length",
    ([, body]) =>
      Effect.gen(function* () {
        const step = reply(500, body, { "content-type": "application/json" })
        const service = makeThings(script(step), noRetry)
        const write = yield* Effect.flip(service.create({ body: { name: "x" } }))
        assert.strictEqual(write.reason._tag, "AmbiguousWriteError")
        const read = yield* Effect.flip(service.get({ id: 7 }))
        assert.strictEqual(read.reason._tag, "ServerError")
        for (const error of [write, read]) {
          assert.isAtMost(error.message.length, 2000)
          assert.isAtMost(JSON.stringify(error).length, 20_000)
          assert.isAtMost(inspect(error, { depth: Infinity }).length, 200_000)
          assert.isString(Cause.pretty(Cause.fail(error)))
        }
      })
  )

  it.effect(
    "a success response that is nested too deeply to be validated fails in strict mode with ContractError",
    () =>
      Effect.gen(function* () {
        const step = reply(200, `{"id":${nested("[", "]", 4000)}}`, { "content-type": "application/json" })
        const service = makeThings(script(step), { ...noRetry, validation: "strict" })
        const error = yield* Effect.flip(service.get({ id: 7 }))
        assert.strictEqual(error.reason._tag, "ContractError")
      })
  )
})
