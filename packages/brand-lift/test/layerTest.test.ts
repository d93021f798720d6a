import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import {
  ApiError,
  CallOptions,
  type CallReason,
  Campaigns,
  Industries,
  Reason,
  withResponse,
  type WriteReason
} from "../src/index.ts"
import { Cause, Effect, Exit, Layer, Stream } from "effect"

const id = "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"

describe("layerTest", () => {
  it.effect("layerTest creates a fake service whose methods return the given results or call the given functions", () =>
    Effect.gen(function* () {
      const campaigns = yield* Campaigns
      assert.strictEqual((yield* campaigns.summary()).live_campaigns, 2)
      assert.strictEqual((yield* campaigns.get({ id })).campaign_name, id)
      assert.strictEqual((yield* withResponse(campaigns.get)({ id })).data.campaign_name, id)
    }).pipe(
      Effect.provideService(CallOptions, { timeoutMillis: 5 }),
      Effect.provide(
        Campaigns.layerTest({ summary: { live_campaigns: 2 }, get: (input) => ({ campaign_name: input.id }) })
      )
    )
  )

  it.effect("layerTest creates a fake service that streams the items of a list from an array or a stream", () =>
    Effect.gen(function* () {
      const [campaigns, industries] = [yield* Campaigns, yield* Industries]
      const names = yield* Stream.runCollect(campaigns.list())
      assert.deepStrictEqual(
        names.map(({ campaign_name }) => campaign_name),
        ["a", "b"]
      )
      assert.deepStrictEqual(yield* Stream.runCollect(industries.list()), [{ id: 1 } as never])
    }).pipe(
      Effect.provide(Campaigns.layerTest({ list: [{ campaign_name: "a" }, { campaign_name: "b" }] })),
      Effect.provide(Industries.layerTest({ list: () => Stream.make({ id: 1 }) }))
    )
  )

  it.effect(
    "layerTest creates a fake service that fails with a given error and dies when a called method is not faked",
    () =>
      Effect.gen(function* () {
        const campaigns = yield* Campaigns
        const error = yield* Effect.flip(campaigns.get({ id }))
        assert.strictEqual(error.reason._tag, "TimeoutError")
        const exit = yield* Effect.exit(Effect.suspend(() => campaigns.summary()))
        assert.include(Exit.isFailure(exit) && Cause.pretty(exit.cause), "Campaigns: summary is not faked")
      }).pipe(
        Effect.provide(
          Campaigns.layerTest({
            get: Effect.fail(
              new ApiError({
                operation: "getCampaign",
                reason: new Reason.TimeoutError({ timeoutMillis: 10, phase: "headers" }),
                attempts: []
              })
            )
          })
        )
      )
  )

  it.effect("a brand lift service that Effect's Layer.mock replaces returns the given result", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* (yield* Campaigns).summary()).live_campaigns, 3)
    }).pipe(
      Effect.provide(
        Layer.mock(Campaigns, {
          summary: () => Effect.succeed({ live_campaigns: 3, completed_campaigns: 0, pending_campaigns: 0 } as never)
        })
      )
    )
  )

  it("layerTest rejects unknown methods and wrong results at compile time", () => {
    // @ts-expect-error: no such method
    Campaigns.layerTest({ fetch: { live_campaigns: 2 } })
    // @ts-expect-error: a name is a text
    Campaigns.layerTest({ get: { campaign_name: 7 } })
    type Failure<Name extends keyof Campaigns["Service"]> = Effect.Error<ReturnType<Campaigns["Service"][Name]>>
    expectTypeOf<Failure<"get">>().toEqualTypeOf<ApiError<CallReason>>()
    expectTypeOf<Failure<"create">>().toEqualTypeOf<ApiError<WriteReason>>()
    expectTypeOf<Extract<CallReason, Reason.AmbiguousWriteError>>().toEqualTypeOf<never>()
  })
})
