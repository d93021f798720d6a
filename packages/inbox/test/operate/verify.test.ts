import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { encodeBody } from "../../src/BodyCodec.ts"
import { verifyEvidence } from "../../src/operate/Verify.ts"
import { makeReceiver } from "../../src/receive/Receiver.ts"
import { inMemory } from "../support/memory.ts"
import { populated } from "../support/history.ts"
import { signedRequest } from "../support/sender.ts"
import { key } from "../support/testInbox.ts"

describe("verifyEvidence", () => {
  it.effect("verifying the inbox reports a stored body that was altered", () =>
    Effect.gen(function* () {
      const store = yield* inMemory
      yield* populated(store)
      const second = Option.getOrThrow(yield* store.entry(2))
      const { body } = yield* Effect.promise(() => encodeBody(second.stream, second.signedAt, [Buffer.from("[]")]))
      yield* store.rewrite(second, body, "kept")
      const { failed, verified } = yield* verifyEvidence(store)
      assert.deepStrictEqual(
        failed.map(({ sequence }) => sequence),
        [2]
      )
      assert.strictEqual(verified, 5)
    })
  )
})

describe("verifyEvidence with large bodies", () => {
  it.effect("verifying the inbox finds no error in a genuine stored callback with a body of 41 MB", () =>
    Effect.gen(function* () {
      const store = yield* inMemory
      const receiver = yield* makeReceiver(store, { keys: [key], maxBodyBytes: 64 * 1024 * 1024 })
      const body = `[${" ".repeat(41 * 1024 * 1024)}]`
      const request = yield* Effect.promise(() => signedRequest("opportunities", { body, keys: [key], timestamp: 0 }))
      assert.strictEqual((yield* Effect.promise(() => receiver.receive("opportunities", request))).status, 200)
      assert.deepInclude(yield* verifyEvidence(store), { verified: 1, failed: [] })
    })
  )
})
