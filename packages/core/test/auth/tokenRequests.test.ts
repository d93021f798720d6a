/**
 * Tests that a token request is aborted when its last waiting caller is interrupted or the client is closed.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { ok, reply, type Script, script, noResponse, type Step } from "../support/Script.ts"
import { accountWithTokens, withTokens } from "../support/thingService.ts"
import { elapse, settle } from "../support/time.ts"

const isToken = ({ url }: { readonly url: string }) => url.endsWith("/oauth/token")
const tokenRequests = (fakeServer: Script) => fakeServer.sent.filter(isToken)

const minute = 60_000

describe("token requests", () => {
  it.effect("a token request is aborted and not retried when the only caller that waits for it is interrupted", () =>
    Effect.gen(function* () {
      const fakeServer = script(noResponse)
      const call = yield* Effect.forkChild(withTokens(fakeServer).get({ id: 1 }))
      yield* settle
      yield* Fiber.interrupt(call)
      yield* settle
      assert.isTrue(fakeServer.sent[0]?.init.signal.aborted)
      yield* elapse(2 * minute, 1000)
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )

  it.effect(
    "a token request is not retried when its only caller is interrupted during the pause before the retry",
    () =>
      Effect.gen(function* () {
        const fakeServer = script(reply(503))
        const call = yield* Effect.forkChild(withTokens(fakeServer).get({ id: 1 }))
        yield* settle
        yield* Fiber.interrupt(call)
        yield* elapse(2 * minute, 1000)
        assert.strictEqual(fakeServer.sent.length, 1)
      })
  )

  it.effect(
    "a token request continues while one of its two callers waits and is aborted when the last caller stops waiting",
    () =>
      Effect.gen(function* () {
        const fakeServer = script(noResponse)
        const things = withTokens(fakeServer)
        const calls = [yield* Effect.forkChild(things.get({ id: 1 })), yield* Effect.forkChild(things.get({ id: 2 }))]
        yield* settle
        for (const [index, call] of calls.entries()) {
          assert.isFalse(fakeServer.sent[0]?.init.signal.aborted, `before caller ${index + 1} has left`)
          yield* Fiber.interrupt(call)
          yield* settle
        }
        assert.isTrue(fakeServer.sent[0]?.init.signal.aborted)
        assert.strictEqual(fakeServer.sent.length, 1)
      })
  )

  it.effect("a new token request is sent for a caller that arrives after the previous request was aborted", () =>
    Effect.gen(function* () {
      const fakeServer = script(noResponse, ok({ access_token: "t2" }), ok({ id: 7 }))
      const things = withTokens(fakeServer)
      const call = yield* Effect.forkChild(things.get({ id: 1 }))
      yield* settle
      yield* Fiber.interrupt(call)
      assert.deepStrictEqual(yield* things.get({ id: 2 }), { id: 7 })
    })
  )

  it.effect("a background token refresh is aborted when the client is closed", () =>
    Effect.gen(function* () {
      const fakeServer = script((sent) => {
        if (!isToken(sent)) return ok({ id: 7 })(sent)
        return (tokenRequests(fakeServer).length === 1 ? ok({ access_token: "t1", expires_in: 1000 }) : noResponse)(
          sent
        )
      })
      const { close, things } = accountWithTokens(fakeServer)
      yield* things.get({ id: 1 })
      yield* elapse(950_000, 50_000)
      yield* things.get({ id: 2 })
      yield* settle
      const [, refresh] = tokenRequests(fakeServer)
      assert.isFalse(refresh?.init.signal.aborted)
      yield* close
      yield* settle
      assert.isTrue(refresh?.init.signal.aborted)
    })
  )
})

const refusing: Step = (sent) => (isToken(sent) ? ok({ access_token: `t${Math.random()}` })(sent) : reply(401)(sent))

describe("refused tokens", () => {
  it.effect(
    "twenty sequential calls whose tokens are all refused make two token requests, and one more per minute",
    () =>
      Effect.gen(function* () {
        const fakeServer = script(refusing)
        const things = withTokens(fakeServer)
        for (let id = 0; id < 20; id++) {
          const error = yield* Effect.flip(things.get({ id }))
          assert.strictEqual(error.reason._tag, "AuthenticationError")
        }
        assert.strictEqual(tokenRequests(fakeServer).length, 2)
        yield* elapse(minute, 1000)
        for (let id = 0; id < 20; id++) yield* Effect.flip(things.get({ id }))
        assert.strictEqual(tokenRequests(fakeServer).length, 3)
      })
  )

  it.effect("fifty concurrent callers whose tokens are all refused make at most two token requests", () =>
    Effect.gen(function* () {
      const fakeServer = script(refusing)
      const things = withTokens(fakeServer)
      const calls = Array.from({ length: 50 }, (_, id) => Effect.flip(things.get({ id })))
      yield* Effect.all(calls, { concurrency: "unbounded" })
      yield* Effect.all(calls, { concurrency: "unbounded" })
      assert.isAtMost(tokenRequests(fakeServer).length, 2)
    })
  )
})

describe("token lifetime", () => {
  it.effect("ten concurrent calls whose tokens of single use are all refused make two attempts each at most", () =>
    Effect.gen(function* () {
      let tokens = 0
      const fakeServer = script(async (sent) => {
        if (isToken(sent)) return ok({ access_token: `token-${++tokens}`, expires_in: 0 })(sent)
        // The responses arrive in another order than the requests.
        const turns = (fakeServer.sent.length * 7) % 11
        for (let turn = 0; turn < turns * 10; turn++) await Promise.resolve()
        return reply(401)(sent)
      })
      const things = withTokens(fakeServer)
      const calls = Array.from({ length: 10 }, (_, id) => Effect.flip(things.get({ id })))
      const errors = yield* Effect.all(calls, { concurrency: "unbounded" })
      assert.isAtMost(Math.max(...errors.map(({ attempts }) => attempts.length)), 2)
    })
  )

  it.effect.each([[0], ["0"], [-5]])(
    "a token with expires_in %j is used only for the calls that already wait for it",
    ([expires_in]) =>
      Effect.gen(function* () {
        const fakeServer = script((sent) =>
          isToken(sent) ? ok({ access_token: "t1", expires_in })(sent) : ok({ id: 7 })(sent)
        )
        const things = withTokens(fakeServer)
        yield* Effect.all([things.get({ id: 1 }), things.get({ id: 2 })], { concurrency: "unbounded" })
        assert.strictEqual(tokenRequests(fakeServer).length, 1)
        yield* things.get({ id: 3 })
        assert.strictEqual(tokenRequests(fakeServer).length, 2)
      })
  )
})
