import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import type { AttemptEvent, CallEvent, RequestEvent } from "../../src/client/Listeners.ts"
import { ok, reply, script, noResponse } from "../support/Script.ts"
import { makeThings } from "../support/thingService.ts"
import { after, elapse } from "../support/time.ts"

describe("event listeners", () => {
  it.effect(
    "the client's listeners receive one event for each request, one for each attempt and one for the call",
    () =>
      Effect.gen(function* () {
        const events: Array<["request", RequestEvent] | ["attempt", AttemptEvent] | ["call", CallEvent]> = []
        const fakeServer = script(reply(503), ok({ id: 7 }, { "x-request-id": "r2" }))
        const service = makeThings(fakeServer, {
          headers: ({ attempt }) => ({ "x-request-id": `sent-${attempt}` }),
          onRequest: (event) => events.push(["request", event]),
          onAttempt: (event) => events.push(["attempt", event]),
          onCall: (event) => events.push(["call", event])
        })
        yield* after(1000, service.get({ id: 7 }))
        const info = { operation: "getThing", method: "GET", template: "/things/{id}" }
        const known = events.map(([kind, event]) => {
          const { durationMillis = 0, ...rest } = { durationMillis: 0, ...event }
          assert.isAtLeast(durationMillis, 0)
          return [kind, rest]
        })
        assert.deepStrictEqual(known, [
          ["request", { ...info, attempt: 1 }],
          ["attempt", { ...info, attempt: 1, status: 503, reason: "ServerError", requestId: "sent-1" }],
          ["request", { ...info, attempt: 2 }],
          ["attempt", { ...info, attempt: 2, status: 200, requestId: "r2" }],
          ["call", { ...info, attempts: 2, status: 200, requestId: "r2" }]
        ])
        const call = events.at(-1)?.[1] as CallEvent
        assert.isAtLeast(call.durationMillis, 250)
      })
  )

  it.effect("a client listener whose promise rejects breaks neither the call nor the process", () =>
    Effect.gen(function* () {
      const rejections: Array<unknown> = []
      const onRejection = (cause: unknown) => void rejections.push(cause)
      process.on("unhandledRejection", onRejection)
      const listener: () => unknown = async () => {
        throw new Error("broken")
      }
      const service = makeThings(script(ok({ id: "seven" }), ok({ id: 1 })), {
        onRequest: listener,
        onAttempt: listener,
        onCall: listener,
        onDrift: listener,
        onDeprecation: listener
      })
      yield* service.get({ id: 7 })
      yield* service.old()
      yield* Effect.promise(() => new Promise(setImmediate))
      process.off("unhandledRejection", onRejection)
      assert.deepStrictEqual(rejections, [])
    })
  )

  it.effect(
    "a call whose onRequest listener throws continues, and onCall reports the reason Interrupted if the call is then interrupted",
    () =>
      Effect.gen(function* () {
        const reasons: Array<unknown> = []
        const service = makeThings(script(noResponse), {
          onRequest: () => {
            throw new Error("broken")
          },
          onCall: ({ reason }) => reasons.push(reason)
        })
        const fiber = yield* Effect.forkChild(service.get({ id: 7 }))
        yield* elapse(10)
        yield* Fiber.interrupt(fiber)
        assert.deepStrictEqual(reasons, ["Interrupted"])
      })
  )
})
