import { assert, describe, it } from "@effect/vitest"
import { Cause, Effect, Exit, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Webhooks } from "../src/effect.ts"
import { generateSigningKey, signCallback } from "../src/testing.ts"

const key = await generateSigningKey("11111111-a")
const callback = await signCallback({ keys: [key], body: [{ survey_id: 1 }], timestamp: 0 })

describe("Webhooks", () => {
  it.effect("the verifier accepts a callback until five minutes have passed on Effect's clock", () =>
    Effect.gen(function* () {
      const webhooks = yield* Webhooks
      yield* TestClock.adjust("5 minutes")
      assert.strictEqual((yield* webhooks.verify(callback)).ageSeconds, 300)
      yield* TestClock.adjust("1 second")
      const error = yield* Effect.flip(webhooks.verify(callback))
      assert.strictEqual(error.reason._tag, "StaleTimestampError")
    }).pipe(Effect.provide(Webhooks.layer({ keys: [key] })))
  )

  it.effect("Effect.catchReason handles a WebhookError whose reason is SignatureMismatchError", () =>
    Effect.gen(function* () {
      const webhooks = yield* Webhooks
      const answer = yield* webhooks.verify({ ...callback, body: "[]" }).pipe(
        Effect.as("accepted"),
        Effect.catchReason("WebhookError", "SignatureMismatchError", () => Effect.succeed("refused"))
      )
      assert.strictEqual(answer, "refused")
    }).pipe(Effect.provide(Webhooks.layer({ keys: [key] })))
  )

  it.effect("Webhooks.begin accepts a genuine body that arrives one byte at a time, and returns its payload", () =>
    Effect.gen(function* () {
      const verification = yield* (yield* Webhooks).begin(callback.headers)
      for (const byte of callback.body) yield* verification.update(Uint8Array.of(byte))
      assert.deepStrictEqual((yield* verification.finish).payload.json(), [{ survey_id: 1 }])
    }).pipe(Effect.provide(Webhooks.layer({ keys: [key] })))
  )

  it.effect("a Webhooks layer with an unusable public key dies instead of failing with WebhookError", () =>
    Effect.gen(function* () {
      const exit = yield* Effect.exit(
        Effect.scoped(Layer.build(Webhooks.layer({ keys: [{ keyId: "k", publicKey: "AAAA" }] })))
      )
      assert.isTrue(Exit.isFailure(exit) && Cause.hasDies(exit.cause))
    })
  )
})
