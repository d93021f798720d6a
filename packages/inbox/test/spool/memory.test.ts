import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { setImmediate } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { StoreError, StoreUnavailableError } from "../../src/store/StoreError.ts"
import { makeReceiver } from "../../src/receive/Receiver.ts"
import { noise } from "../support/openedSpool.ts"
import { old, start } from "../support/receiving.ts"
import { signedRequest, survey } from "../support/sender.ts"
import { over } from "../support/spoolingStore.ts"
import { database } from "../support/spools.ts"

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

const mebibyte = 1024 * 1024
const mebibytes = (bytes: number): number => bytes / mebibyte

const away = new StoreError({ operation: "append", reason: new StoreUnavailableError({ detail: "away" }) })

describe("memory while the database is unavailable", () => {
  it.effect("an inbox store with 80 MiB in its spool keeps at most 64 MiB of bodies in memory", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(start * 1000)
      const store = yield* over(yield* database, () => () => Effect.fail(away))
      const receiver = yield* makeReceiver(store, { keys: [old] })
      const body = [survey(1, { survey_name: noise(8 * mebibyte) })]
      const signed = yield* Effect.promise(() =>
        signedRequest("opportunities", { body, keys: [old], timestamp: start })
      )
      const send = Effect.promise(async () => (await receiver.receive("opportunities", signed.clone())).status)
      collectGarbage()
      const before = process.memoryUsage().arrayBuffers
      for (let sent = 0; sent < 10; sent++) assert.strictEqual(yield* send, 200)
      yield* Effect.promise(() => setImmediate())
      collectGarbage()
      const { spoolBytes = 0 } = yield* store.usage
      assert.isAbove(mebibytes(spoolBytes), 80)
      assert.isBelow(mebibytes(process.memoryUsage().arrayBuffers - before), 72)
    })
  )
})
