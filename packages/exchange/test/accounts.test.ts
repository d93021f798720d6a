/**
 * Tests several keys in one program: each call sends the key of the account for which its client was created.
 */
import { assert, describe, it } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import * as index from "../src/index.ts"
import { Exchange, ExchangeApi, Lookups, Outcomes, Surveys } from "../src/index.ts"
import { fakeService } from "./support/fakeService.ts"

const accounts = () => {
  const { options, requests } = fakeService(() => Response.json({ ApiResult: 0 }))
  const account = (apiKey: string) => ({ ...options, apiKey, onDrift: () => undefined })
  return { account, keys: () => requests.map(({ authorization }) => authorization) }
}

class First extends Context.Service<First, Context.Service.Shape<typeof Surveys>>()("test/First") {}
class Second extends Context.Service<Second, Context.Service.Shape<typeof Surveys>>()("test/Second") {}

const callLookups = Effect.flatMap(Lookups, (lookups) => lookups.bundled({ Bundle: "SurveyStatuses" }))
const both = Effect.gen(function* () {
  yield* (yield* First).get({ SurveyNumber: 1 })
  yield* (yield* Second).get({ SurveyNumber: 1 })
})

describe("two keys in one program", () => {
  it.effect.each([
    ["all services", Exchange.layer],
    [
      "the lean layer of one service",
      (options: ExchangeApi.Options & { readonly environment?: never }) =>
        Layer.provide(Surveys.layer, ExchangeApi.layer(options))
    ]
  ] as const)("two exchange accounts that are merged into one layer each use their own API key: %s", ([, layerOf]) => {
    const { account, keys } = accounts()
    const layer = Layer.merge(
      Layer.effect(First, Surveys).pipe(Layer.provide(layerOf(account("alice-key")))),
      Layer.effect(Second, Surveys).pipe(Layer.provide(layerOf(account("bobby-key"))))
    )
    return Effect.gen(function* () {
      yield* Effect.provide(both, layer)
      assert.deepStrictEqual(keys(), ["alice-key", "bobby-key"])
    })
  })

  it.effect(
    "calls inside nested exchange layers use the API key of the innermost layer, even if that layer is for the sandbox environment",
    () => {
      const { account, keys } = accounts()
      const nested = Effect.gen(function* () {
        yield* callLookups
        yield* Effect.provide(callLookups, Exchange.layer(account("tenant-key")))
        yield* Effect.provide(callLookups, Exchange.layer({ ...account("sandbox-key"), environment: "sandbox" }))
        yield* callLookups
      })
      return Effect.gen(function* () {
        yield* Effect.provide(nested, Exchange.layer(account("house-key")))
        assert.deepStrictEqual(keys(), ["house-key", "tenant-key", "sandbox-key", "house-key"])
      })
    }
  )
})

const services = Object.values(index).filter(
  (member): member is typeof Outcomes => "key" in member && "layer" in member && Layer.isLayer(member.layer)
)

describe("layer of a service", () => {
  it("the exchange package has at least 8 services that each provide a layer of their own", () =>
    assert.isAtLeast(services.length, 8))

  it.effect.each(services.map((service) => [service.key, service] as const))(
    "providing an exchange service with a second API key creates a separate instance, not the one that uses the first API key: %s",
    ([, service]) => {
      const { account } = accounts()
      const layerOf = (key: string) => Layer.provide(service.layer, ExchangeApi.layer(account(key)))
      return Effect.gen(function* () {
        const outer = yield* service
        const inner = yield* Effect.provide(service, layerOf("bobby-key"))
        assert.notStrictEqual(inner, outer)
      }).pipe(Effect.provide(layerOf("alice-key")))
    }
  )
})
