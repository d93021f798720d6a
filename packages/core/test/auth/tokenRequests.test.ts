/**
 * The life of a token request: it ends with the last caller that waits for it, and with the client.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { ok, reply, type Script, script, silence, type Step } from "../support/Script.ts"
import { accountWithTokens, withTokens } from "../support/things.ts"
import { elapse, settle } from "../support/time.ts"

const isToken = ({ url }: { readonly url: string }) => url.endsWith("/oauth/token")
const tokenRequests = (world: Script) => world.sent.filter(isToken)

const minute = 60_000

describe("a token request", () => {
  it.effect("ends with the only caller that waits for it, with its socket and its retries", () =>
    Effect.gen(function* () {
      const world = script(silence)
      const call = yield* Effect.forkChild(withTokens(world).get({ id: 1 }))
      yield* settle
      yield* Fiber.interrupt(call)
      yield* settle
      assert.isTrue(world.sent[0]?.init.signal.aborted)
      yield* elapse(2 * minute, 1000)
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("that pauses before a retry ends as well", () =>
    Effect.gen(function* () {
      const world = script(reply(503))
      const call = yield* Effect.forkChild(withTokens(world).get({ id: 1 }))
      yield* settle
      yield* Fiber.interrupt(call)
      yield* elapse(2 * minute, 1000)
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("lasts as long as one of several callers waits, and ends with the last one", () =>
    Effect.gen(function* () {
      const world = script(silence)
      const things = withTokens(world)
      const calls = [yield* Effect.forkChild(things.get({ id: 1 })), yield* Effect.forkChild(things.get({ id: 2 }))]
      yield* settle
      for (const [index, call] of calls.entries()) {
        assert.isFalse(world.sent[0]?.init.signal.aborted, `before caller ${index + 1} has left`)
        yield* Fiber.interrupt(call)
        yield* settle
      }
      assert.isTrue(world.sent[0]?.init.signal.aborted)
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("is made again for a caller that comes after it ended", () =>
    Effect.gen(function* () {
      const world = script(silence, ok({ access_token: "t2" }), ok({ id: 7 }))
      const things = withTokens(world)
      const call = yield* Effect.forkChild(things.get({ id: 1 }))
      yield* settle
      yield* Fiber.interrupt(call)
      assert.deepStrictEqual(yield* things.get({ id: 2 }), { id: 7 })
    })
  )

  it.effect("beside a valid token ends with the client", () =>
    Effect.gen(function* () {
      const world = script((sent) => {
        if (!isToken(sent)) return ok({ id: 7 })(sent)
        return (tokenRequests(world).length === 1 ? ok({ access_token: "t1", expires_in: 1000 }) : silence)(sent)
      })
      const { close, things } = accountWithTokens(world)
      yield* things.get({ id: 1 })
      yield* elapse(950_000, 50_000)
      yield* things.get({ id: 2 })
      yield* settle
      const [, refresh] = tokenRequests(world)
      assert.isFalse(refresh?.init.signal.aborted)
      yield* close
      yield* settle
      assert.isTrue(refresh?.init.signal.aborted)
    })
  )
})

const refusing: Step = (sent) => (isToken(sent) ? ok({ access_token: `t${Math.random()}` })(sent) : reply(401)(sent))

describe("tokens that are all refused", () => {
  it.effect("are requested twice by twenty calls, and once more per minute", () =>
    Effect.gen(function* () {
      const world = script(refusing)
      const things = withTokens(world)
      for (let id = 0; id < 20; id++) {
        const error = yield* Effect.flip(things.get({ id }))
        assert.strictEqual(error.reason._tag, "AuthenticationError")
      }
      assert.strictEqual(tokenRequests(world).length, 2)
      yield* elapse(minute, 1000)
      for (let id = 0; id < 20; id++) yield* Effect.flip(things.get({ id }))
      assert.strictEqual(tokenRequests(world).length, 3)
    })
  )

  it.effect("are not requested once per caller by many at once", () =>
    Effect.gen(function* () {
      const world = script(refusing)
      const things = withTokens(world)
      const calls = Array.from({ length: 50 }, (_, id) => Effect.flip(things.get({ id })))
      yield* Effect.all(calls, { concurrency: "unbounded" })
      yield* Effect.all(calls, { concurrency: "unbounded" })
      assert.isAtMost(tokenRequests(world).length, 2)
    })
  )
})

describe("a lifetime", () => {
  it.effect.each([[0], ["0"], [-5]])("of %j serves the calls that wait, and no others", ([expires_in]) =>
    Effect.gen(function* () {
      const world = script((sent) =>
        isToken(sent) ? ok({ access_token: "t1", expires_in })(sent) : ok({ id: 7 })(sent)
      )
      const things = withTokens(world)
      yield* Effect.all([things.get({ id: 1 }), things.get({ id: 2 })], { concurrency: "unbounded" })
      assert.strictEqual(tokenRequests(world).length, 1)
      yield* things.get({ id: 3 })
      assert.strictEqual(tokenRequests(world).length, 2)
    })
  )
})
