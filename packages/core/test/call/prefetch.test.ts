import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { CallOptions } from "../../src/call/CallOptions.ts"
import type { CallSettings } from "../../src/call/CallSettings.ts"
import { ok, script, noResponse } from "../support/Script.ts"
import { makeThings } from "../support/thingService.ts"
import { elapse } from "../support/time.ts"

describe("prefetch", () => {
  const listing = (requested: Array<number>) =>
    script(({ url }) => {
      const page = Number(new URL(url).searchParams.get("page"))
      requested.push(page)
      return ok({ items: [{ id: page }], total_items: 4 })({} as never)
    })

  it.effect("prefetch requests one page of a list ahead while the items of the current page are used", () =>
    Effect.gen(function* () {
      const requested: Array<number> = []
      const seen: Array<unknown> = []
      const items = makeThings(listing(requested)).list({ page_size: 1 })
      const run = (options: CallSettings) =>
        Stream.runForEach(Stream.provideService(items, CallOptions, options), ({ id }) =>
          Effect.gen(function* () {
            yield* elapse(1)
            seen.push([id, requested.length])
          })
        )
      yield* run({ prefetch: true })
      assert.deepStrictEqual(seen, [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 4]
      ])
      seen.length = requested.length = 0
      yield* run({})
      assert.deepStrictEqual(seen, [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4]
      ])
    })
  )

  it.effect("a prefetched page request is aborted when the reader stops reading the list", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ items: [{ id: 1 }], total_items: 2 }), noResponse)
      const items = makeThings(fakeServer).list({ page_size: 1 })
      yield* Stream.runForEach(Stream.take(Stream.provideService(items, CallOptions, { prefetch: true }), 1), () =>
        elapse(1)
      )
      yield* elapse(1)
      assert.isTrue(fakeServer.sent[1]?.init.signal.aborted)
    })
  )
})
