import { assert, describe, it } from "@effect/vitest"
import { Effect, Logger } from "effect"
import { TestClock } from "effect/testing"
import * as Events from "../../src/diagnostics/Events.ts"
import type { Drift } from "../../src/diagnostics/Events.ts"
import { ok, reply, script } from "../support/Script.ts"
import { makeThings } from "../support/thingService.ts"

/** Collects the events of one test. */
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

describe("reports of deprecated operations", () => {
  it.effect("a deprecated operation is reported once across all clients and calls", () => {
    const { notices, provide } = collected()
    return Effect.gen(function* () {
      yield* makeThings(script(ok({ id: 1 }))).old()
      yield* makeThings(script(ok({ id: 1 }))).old()
      assert.deepStrictEqual(notices, ["oldThing is deprecated: call getThing instead. It takes an id"])
    }).pipe(provide)
  })

  it.effect("a client reports once that an operation is deprecated, even when the call of the operation fails", () => {
    const { notices, provide } = collected()
    return Effect.gen(function* () {
      yield* Effect.flip(makeThings(script(reply(404))).old())
      assert.strictEqual(notices.length, 1)
    }).pipe(provide)
  })

  it.effect("a deprecated operation is not reported by a client whose deprecation policy is silent", () => {
    const { notices, provide } = collected()
    return Effect.gen(function* () {
      yield* makeThings(script(ok({ id: 1 })), { deprecation: "silent" }).old()
      assert.deepStrictEqual(notices, [])
    }).pipe(provide)
  })

  it.effect(
    "onDeprecation replaces the default report of a deprecated operation, and its exception does not break the call",
    () => {
      const { notices, provide } = collected()
      const received: Array<string> = []
      const onDeprecation = ({ operation }: { readonly operation: string }) => {
        received.push(operation)
        throw new Error("listener")
      }
      return Effect.gen(function* () {
        assert.deepStrictEqual(yield* makeThings(script(ok({ id: 1 })), { onDeprecation }).old(), { id: 1 })
        assert.deepStrictEqual(received, ["oldThing"])
        assert.deepStrictEqual(notices, [])
      }).pipe(provide)
    }
  )

  it.effect("each client that calls a deprecated operation twice calls its onDeprecation listener only once", () => {
    const { provide } = collected()
    const received: Array<string> = []
    const listening = (name: string) =>
      makeThings(script(ok({ id: 1 })), {
        onDeprecation: ({ operation }) => void received.push(`${name} ${operation}`)
      })
    return Effect.gen(function* () {
      const [first, second] = [listening("first"), listening("second")]
      for (const service of [first, second, first, second]) yield* service.old()
      assert.deepStrictEqual(received, ["first oldThing", "second oldThing"])
    }).pipe(provide)
  })

  it.effect("a call after the sunset date of its operation is not sent under the policy fail-after-sunset", () => {
    const { provide } = collected()
    return Effect.gen(function* () {
      const fakeServer = script(ok({ id: 1 }, { sunset: past }))
      const service = makeThings(fakeServer, { deprecation: "fail-after-sunset" })
      // Only the first response contains the sunset date.
      assert.deepStrictEqual(yield* service.old(), { id: 1 })
      const error = yield* Effect.flip(service.old())
      assert.deepInclude(error.reason, { _tag: "SunsetError", replacement: "getThing" })
      assert.include(error.message, "Call getThing instead")
      assert.strictEqual(fakeServer.sent.length, 1)
    }).pipe(provide)
  })

  it.effect(
    "a deprecated operation is sent until its sunset date and, under the `log` policy, also after that date",
    () => {
      const { provide } = collected()
      return Effect.gen(function* () {
        const failing = makeThings(script(ok({ id: 1 }, { sunset: future })), { deprecation: "fail-after-sunset" })
        yield* failing.old()
        yield* failing.old()
        yield* TestClock.setTime(Date.parse(future))
        assert.strictEqual((yield* Effect.flip(failing.old())).reason._tag, "SunsetError")
        const logging = makeThings(script(ok({ id: 1 }, { sunset: past })))
        yield* logging.old()
        yield* logging.old()
      }).pipe(provide)
    }
  )
})

describe("reports of drift from the spec", () => {
  it.effect.each([
    [
      "with another shape",
      ok({ id: "one" }),
      { kind: "shape", pointer: "/id", message: "must be number", status: 200 }
    ],
    ["without the documented body", ok(), { kind: "empty", pointer: "", status: 200 }],
    ["with an undocumented success status", reply(207, { id: 1 }), { kind: "status", pointer: "", status: 207 }]
  ] as const)(
    "a response %s is reported in lenient mode, fails in strict mode and is not validated when validation is off",
    ([, step, expected]) => {
      const { drifts, provide } = collected()
      return Effect.gen(function* () {
        yield* makeThings(script(step)).get({ id: 1 })
        assert.strictEqual(drifts.length, 1)
        assert.deepInclude(drifts[0], { operation: "getThing", ...expected })

        const error = yield* Effect.flip(makeThings(script(step), { validation: "strict" }).get({ id: 1 }))
        assert.deepInclude(error.reason, { _tag: "ContractError", kind: expected.kind, status: expected.status })

        yield* makeThings(script(step), { validation: "off" }).get({ id: 1 })
        assert.strictEqual(drifts.filter(({ kind }) => kind === "shape").length, expected.kind === "shape" ? 2 : 0)
      }).pipe(provide)
    }
  )

  it.effect("a response with an undocumented error status code keeps its error reason and is reported as drift", () => {
    const { drifts, provide } = collected()
    return Effect.gen(function* () {
      const error = yield* Effect.flip(makeThings(script(reply(409))).get({ id: 1 }))
      assert.strictEqual(error.reason._tag, "ConflictError")
      assert.deepInclude(drifts[0], { kind: "status", status: 409 })
    }).pipe(provide)
  })

  it.effect("onDrift is called for every response that differs from the spec", () => {
    const { drifts, provide } = collected()
    const received: Array<Drift> = []
    return Effect.gen(function* () {
      const service = makeThings(script(ok({ id: "one" })), { onDrift: (drift) => void received.push(drift) })
      yield* service.get({ id: 1 })
      yield* service.get({ id: 1 })
      assert.strictEqual(received.length, 2)
      assert.deepStrictEqual(drifts, [])
    }).pipe(provide)
  })

  it.effect(
    "the client logs a deviation from the spec only once when two calls receive the same invalid response",
    () => {
      const logged: Array<unknown> = []
      const logger = Logger.make(({ message }) => void logged.push(message))
      return Effect.gen(function* () {
        // Each line is logged only once per process, and no other test logs this line.
        const service = makeThings(script(ok({ id: "one" })))
        const replace = service.replace({ id: 1, body: { name: "one" } })
        yield* replace
        yield* replace
        assert.strictEqual(logged.length, 1)
        assert.include(
          String(logged[0]),
          "replaceThing: the response (200) differs from the spec at /id: must be number"
        )
      }).pipe(Effect.provide(Logger.layer([logger])))
    }
  )
})
