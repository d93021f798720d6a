import { assert, describe, it } from "@effect/vitest"
import { Effect, Logger } from "effect"
import { TestClock } from "effect/testing"
import * as Events from "../../src/diagnostics/Events.ts"
import type { Drift } from "../../src/diagnostics/Events.ts"
import { ok, reply, script } from "../support/Script.ts"
import { things } from "../support/things.ts"

/** Events of this test alone. */
const collected = () => {
  const notices: Array<string> = []
  const drifts: Array<Drift> = []
  const events = Events.make({
    deprecated: ({ message }) => Effect.sync(() => void notices.push(message)),
    drifted: (drift) => Effect.sync(() => void drifts.push(drift))
  })
  const provide = Effect.provideService(Events.Events, events)
  return { notices, drifts, provide }
}

const past = "Wed, 31 Dec 1969 00:00:00 GMT"
const future = "Sun, 30 Jun 2047 23:59:59 GMT"

describe("a deprecated operation", () => {
  it.effect("is told of once, by clients and calls together", () => {
    const { notices, provide } = collected()
    return Effect.gen(function* () {
      yield* things(script(ok({ id: 1 }))).old()
      yield* things(script(ok({ id: 1 }))).old()
      assert.deepStrictEqual(notices, ["oldThing is deprecated: call getThing instead. It takes an id"])
    }).pipe(provide)
  })

  it.effect("is told of when it fails, too", () => {
    const { notices, provide } = collected()
    return Effect.gen(function* () {
      yield* Effect.flip(things(script(reply(404))).old())
      assert.strictEqual(notices.length, 1)
    }).pipe(provide)
  })

  it.effect("is not told of by a silent client", () => {
    const { notices, provide } = collected()
    return Effect.gen(function* () {
      yield* things(script(ok({ id: 1 })), { deprecation: "silent" }).old()
      assert.deepStrictEqual(notices, [])
    }).pipe(provide)
  })

  it.effect("is told to the client's own listener, which may throw", () => {
    const { notices, provide } = collected()
    const heard: Array<string> = []
    const onDeprecation = ({ operation }: { readonly operation: string }) => {
      heard.push(operation)
      throw new Error("listener")
    }
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* things(script(ok({ id: 1 })), { onDeprecation }).old(), { id: 1 })
      assert.deepStrictEqual(heard, ["oldThing"])
      assert.deepStrictEqual(notices, [])
    }).pipe(provide)
  })

  it.effect("is told to the listener of each client, once", () => {
    const { provide } = collected()
    const heard: Array<string> = []
    const listening = (name: string) =>
      things(script(ok({ id: 1 })), { onDeprecation: ({ operation }) => void heard.push(`${name} ${operation}`) })
    return Effect.gen(function* () {
      const [first, second] = [listening("first"), listening("second")]
      for (const service of [first, second, first, second]) yield* service.old()
      assert.deepStrictEqual(heard, ["first oldThing", "second oldThing"])
    }).pipe(provide)
  })

  it.effect("past its sunset is not sent any more where that is the policy", () => {
    const { provide } = collected()
    return Effect.gen(function* () {
      const world = script(ok({ id: 1 }, { sunset: past }))
      const service = things(world, { deprecation: "fail-after-sunset" })
      // Only the first answer tells of the sunset.
      assert.deepStrictEqual(yield* service.old(), { id: 1 })
      const error = yield* Effect.flip(service.old())
      assert.deepInclude(error.reason, { _tag: "SunsetError", replacement: "getThing" })
      assert.include(error.message, "Call getThing instead")
      assert.strictEqual(world.sent.length, 1)
    }).pipe(provide)
  })

  it.effect("is sent until its sunset, and always where the policy is to log", () => {
    const { provide } = collected()
    return Effect.gen(function* () {
      const failing = things(script(ok({ id: 1 }, { sunset: future })), { deprecation: "fail-after-sunset" })
      yield* failing.old()
      yield* failing.old()
      yield* TestClock.setTime(Date.parse(future))
      assert.strictEqual((yield* Effect.flip(failing.old())).reason._tag, "SunsetError")
      const logging = things(script(ok({ id: 1 }, { sunset: past })))
      yield* logging.old()
      yield* logging.old()
    }).pipe(provide)
  })
})

describe("an answer that is not as the spec says", () => {
  it.effect.each([
    ["of another shape", ok({ id: "one" }), { kind: "shape", pointer: "/id", message: "must be number", status: 200 }],
    ["without the body promised", ok(), { kind: "empty", pointer: "", status: 200 }],
    ["of an undocumented success", reply(207, { id: 1 }), { kind: "status", pointer: "", status: 207 }]
  ] as const)(
    "%s is given and told of when lenient, failed when strict, not looked at when off",
    ([, step, expected]) => {
      const { drifts, provide } = collected()
      return Effect.gen(function* () {
        yield* things(script(step)).get({ id: 1 })
        assert.strictEqual(drifts.length, 1)
        assert.deepInclude(drifts[0], { operation: "getThing", ...expected })

        const error = yield* Effect.flip(things(script(step), { validation: "strict" }).get({ id: 1 }))
        assert.deepInclude(error.reason, { _tag: "ContractError", kind: expected.kind, status: expected.status })

        yield* things(script(step), { validation: "off" }).get({ id: 1 })
        assert.strictEqual(drifts.filter(({ kind }) => kind === "shape").length, expected.kind === "shape" ? 2 : 0)
      }).pipe(provide)
    }
  )

  it.effect("by a failing status that is not documented keeps its meaning and is told of", () => {
    const { drifts, provide } = collected()
    return Effect.gen(function* () {
      const error = yield* Effect.flip(things(script(reply(409))).get({ id: 1 }))
      assert.strictEqual(error.reason._tag, "ConflictError")
      assert.deepInclude(drifts[0], { kind: "status", status: 409 })
    }).pipe(provide)
  })

  it.effect("is told to the client's own listener every time", () => {
    const { drifts, provide } = collected()
    const heard: Array<Drift> = []
    return Effect.gen(function* () {
      const service = things(script(ok({ id: "one" })), { onDrift: (drift) => void heard.push(drift) })
      yield* service.get({ id: 1 })
      yield* service.get({ id: 1 })
      assert.strictEqual(heard.length, 2)
      assert.deepStrictEqual(drifts, [])
    }).pipe(provide)
  })

  it.effect("makes one line in the log for each place, whatever the place in a list", () => {
    const logged: Array<unknown> = []
    const logger = Logger.make(({ message }) => void logged.push(message))
    return Effect.gen(function* () {
      const service = things(script(ok({ id: "one" })))
      yield* service.get({ id: 1 })
      yield* service.get({ id: 1 })
      assert.strictEqual(logged.length, 1)
      assert.include(String(logged[0]), "getThing: the response (200) differs from the spec at /id: must be number")
    }).pipe(Effect.provide(Logger.layer([logger])))
  })
})
