/**
 * Tests several accounts in one program. Each call must send the token of the account that was provided to it.
 */
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Context, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import * as index from "../src/index.ts"
import { BrandLift, BrandLiftApi, Campaigns, Lift } from "../src/index.ts"
import { fakeService } from "./support/fakeService.ts"

const id = "5f0c3a52-8c1f-4f27-9c2e-1d4b8a1f2e3d"

/** Creates accounts of a fake service, which issues the token `token of <client id>` to each client. */
const accounts = () => {
  const { options, requests } = fakeService(() => Response.json({ campaign_id: id }))
  const account = (clientId: string): BrandLift.Options => ({ ...options, clientId, onDrift: () => undefined })
  /** Returns the client id of each call except token requests. */
  const callers = () =>
    requests
      .filter(({ path }) => path !== "/oauth/token")
      .map(({ authorization }) => authorization?.replace("Bearer token of ", ""))
  const tokens = () => requests.filter(({ path }) => path === "/oauth/token").length
  return { account, callers, tokens }
}

class First extends Context.Service<First, Context.Service.Shape<typeof Campaigns>>()("test/First") {}
class Second extends Context.Service<Second, Context.Service.Shape<typeof Campaigns>>()("test/Second") {}

const get = Effect.flatMap(Campaigns, (campaigns) => campaigns.get({ id }))
const both = Effect.gen(function* () {
  yield* (yield* First).get({ id })
  yield* (yield* Second).get({ id })
})

describe("two accounts in one program", () => {
  it.effect("two brand lift accounts that are merged into one layer each use their own token", () => {
    const { account, callers } = accounts()
    const layer = Layer.merge(
      Layer.effect(First, Campaigns).pipe(Layer.provide(BrandLift.layer(account("alice")))),
      Layer.effect(Second, Campaigns).pipe(Layer.provide(BrandLift.layer(account("bobby"))))
    )
    return Effect.gen(function* () {
      yield* Effect.provide(both, layer)
      assert.deepStrictEqual(callers(), ["alice", "bobby"])
    })
  })

  it.effect("two brand lift accounts whose single-service layers are merged each use their own token", () => {
    const { account, callers } = accounts()
    const lean = (clientId: string) => Layer.provide(Campaigns.layer, BrandLiftApi.layer(account(clientId)))
    const layer = Layer.merge(
      Layer.effect(First, Campaigns).pipe(Layer.provide(lean("alice"))),
      Layer.effect(Second, Campaigns).pipe(Layer.provide(lean("bobby")))
    )
    return Effect.gen(function* () {
      yield* Effect.provide(both, layer)
      assert.deepStrictEqual(callers(), ["alice", "bobby"])
    })
  })

  it.effect("brand lift accounts whose layers are nested each use their own token", () => {
    const { account, callers } = accounts()
    const layerOf = (clientId: string) => BrandLift.layer(account(clientId))
    return Effect.gen(function* () {
      const nested = Effect.gen(function* () {
        yield* get
        yield* Effect.provide(get, layerOf("tenant 1"))
        yield* Effect.provide(Effect.andThen(get, Effect.provide(get, layerOf("tenant 2"))), layerOf("tenant 1"))
        yield* get
      })
      yield* Effect.provide(nested, layerOf("house"))
      assert.deepStrictEqual(callers(), ["house", "tenant 1", "tenant 1", "tenant 2", "house"])
    })
  })

  it.effect("a brand lift account requests only one token although its layer is provided twice", () => {
    const { account, callers, tokens } = accounts()
    const alice = BrandLift.layer(account("alice"))
    return Effect.gen(function* () {
      yield* Effect.provide(Effect.andThen(get, Effect.provide(get, alice)), alice)
      assert.deepStrictEqual(callers(), ["alice", "alice"])
      assert.strictEqual(tokens(), 1)
    })
  })
})

describe("layer of an account", () => {
  const aborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }))

  it.effect.each([
    ["settings", (options: BrandLift.Options) => BrandLift.layer(options)],
    ["the environment", ({ fetch }: BrandLift.Options) => BrandLift.layerConfig(fetch === undefined ? {} : { fetch })]
  ] as const)(
    "the brand lift layer created from %s aborts a background token refresh when its scope closes",
    ([, layerOf]) => {
      const { options } = fakeService(() => Response.json({ campaign_id: id }))
      const tokenRequests: Array<AbortSignal> = []
      const fetch: NonNullable<BrandLift.Options["fetch"]> = async (url, init) => {
        if (!url.endsWith("/oauth/token")) return options.fetch(url, init)
        tokenRequests.push(init.signal)
        if (tokenRequests.length > 1) return aborted(init.signal)
        return Response.json({ access_token: "token", expires_in: 1000 })
      }
      const environment = ConfigProvider.fromUnknown({
        FIELDWORK_BRAND_LIFT_URL: options.baseUrl,
        FIELDWORK_BRAND_LIFT_AUTH_URL: options.authUrl,
        FIELDWORK_BRAND_LIFT_CLIENT_ID: "client",
        FIELDWORK_BRAND_LIFT_CLIENT_SECRET: "secret",
        FIELDWORK_BRAND_LIFT_AUDIENCE: options.audience
      })
      return Effect.gen(function* () {
        const calls = Effect.gen(function* () {
          yield* get
          yield* TestClock.adjust(950_000)
          yield* get
          assert.deepStrictEqual(
            tokenRequests.map(({ aborted: isAborted }) => isAborted),
            [false, false]
          )
        })
        yield* Effect.provide(calls, layerOf({ ...options, fetch }))
        assert.isTrue(tokenRequests[1]?.aborted)
      }).pipe(Effect.provideService(ConfigProvider.ConfigProvider, environment))
    }
  )
})

const services = Object.values(index).filter(
  (member): member is typeof Campaigns => "key" in member && "layer" in member && Layer.isLayer(member.layer)
)

describe("layer of a service", () => {
  it("the brand lift package has at least 18 services that each provide a layer of their own", () =>
    assert.isAtLeast(services.length, 18))

  it.effect.each(services.map((service) => [service.key, service] as const))(
    "a brand lift service provided with a second account is not the instance of the first account: %s",
    ([, service]) => {
      const { account } = accounts()
      const layerOf = (clientId: string) => Layer.provide(service.layer, BrandLiftApi.layer(account(clientId)))
      return Effect.gen(function* () {
        const outer = yield* service
        const inner = yield* Effect.provide(service, layerOf("bobby"))
        assert.notStrictEqual(inner, outer)
      }).pipe(Effect.provide(layerOf("alice")))
    }
  )

  it.effect("two brand lift services that share one API layer both use the account of this layer", () => {
    const { account, callers } = accounts()
    const layer = Layer.merge(Campaigns.layer, Lift.layer).pipe(Layer.provide(BrandLiftApi.layer(account("alice"))))
    return Effect.gen(function* () {
      yield* get
      yield* (yield* Lift).overview({ id })
      assert.deepStrictEqual(callers(), ["alice", "alice"])
    }).pipe(Effect.provide(layer))
  })
})
