import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Redactor } from "../../src/auth/Redactor.ts"
import { makeApi } from "../../src/client/makeApi.ts"
import { allDetails } from "../../src/diagnostics/allDetails.ts"
import { LazyModule } from "../../src/client/LazyModule.ts"
import { fetchTransport } from "../../src/transport/fetchTransport.ts"
import { connectionError, ok, reply, script, type Step } from "../support/Script.ts"
import { noRetry, type operations, platformOf, definitions } from "../support/thingService.ts"

const secret = "s3cr3t-of-the-client"

/** Returns a client that loads the error details with `load`, and a count of how often they were loaded. */
const client = (load: () => Promise<typeof allDetails>, steps: ReadonlyArray<Step>, settings: object = noRetry) => {
  const loads = { count: 0 }
  const details = new LazyModule(() => {
    loads.count++
    return load()
  })
  const redactor = new Redactor()
  redactor.add(secret)
  const api = makeApi<operations>(
    { ...platformOf(fetchTransport(script(...steps).fetch)), details },
    { name: "test", baseUrl: "https://a.example", errorFormats: [], redactor, hint: "Check the key", settings }
  )
  return { get: api.method(definitions.getThing), create: api.method(definitions.createThing), loads }
}

const loaded = async () => allDetails
const unloadable = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))

describe("lazy loading of error details", () => {
  it.effect("a call that succeeds does not load the module that adds details to errors", () => {
    const { get, loads } = client(loaded, [ok({ id: 7 })])
    return Effect.gen(function* () {
      yield* get({ id: 7 })
      assert.strictEqual(loads.count, 0)
    })
  })

  it.effect("the client loads the module that adds details to errors once, when the first call fails", () => {
    const { get, loads } = client(loaded, [reply(404, { detail: `no ${secret}` }), reply(500, "down")])
    return Effect.gen(function* () {
      const { reason } = yield* Effect.flip(get({ id: 7 }))
      assert.deepInclude(reason, { _tag: "NotFoundError", status: 404 })
      assert.deepInclude(reason, {
        problem: { messages: [], codes: [], fields: {}, body: { detail: "no <redacted>" } }
      })
      yield* Effect.flip(get({ id: 7 }))
      assert.strictEqual(loads.count, 1)
    })
  })

  it.effect.each([
    ["a status code", reply(404, { detail: secret }), "NotFoundError"],
    ["a body that is not JSON", ok(`<html>${secret}`), "ContractError"],
    ["a network that is down", connectionError("ECONNREFUSED"), "TransportError"],
    ["an error that contains a secret", () => Promise.reject(new TypeError(`"${secret}" is invalid`)), "TransportError"]
  ] as const)(
    "an error caused by %s keeps its reason and quotes no text from the response or cause if the error details module fails to load",
    ([, step, tag]) => {
      const { get } = client(unloadable, [step])
      return Effect.gen(function* () {
        const error = yield* Effect.flip(get({ id: 7 }))
        assert.strictEqual(error.reason._tag, tag)
        assert.notInclude(JSON.stringify(error), secret)
      })
    }
  )

  it.live(
    "a client retries calls and reports ambiguous writes as usual when its error details module cannot be loaded",
    () => {
      const retry = { baseMillis: 1, slowBaseMillis: 1 }
      const { create, get } = client(unloadable, [reply(503), ok({ id: 7 }), reply(503)], { retry })
      return Effect.gen(function* () {
        assert.deepStrictEqual(yield* get({ id: 7 }), { id: 7 })
        const { reason } = yield* Effect.flip(create({ body: { name: "a" } }))
        assert.strictEqual(reason._tag, "AmbiguousWriteError")
      })
    }
  )

  it.effect("when the module that adds details to errors has failed to load, the next error loads it again", () => {
    let isOnline = false
    const { get, loads } = client(() => (isOnline ? loaded() : unloadable()), [reply(404, "a"), reply(404, "b")])
    return Effect.gen(function* () {
      yield* Effect.flip(get({ id: 7 }))
      isOnline = true
      const { reason } = yield* Effect.flip(get({ id: 7 }))
      assert.deepInclude(reason, { problem: { messages: [], codes: [], fields: {}, body: "b" } })
      assert.strictEqual(loads.count, 2)
    })
  })
})
