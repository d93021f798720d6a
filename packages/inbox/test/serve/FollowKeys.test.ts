import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { followKeys, type FollowOptions } from "../../src/serve/followKeys.ts"
import { makeKey } from "../support/sender.ts"

const [opportunities, outcomes, pinned] = await Promise.all([
  makeKey("key-of-opportunities"),
  makeKey("outcomes-key"),
  makeKey("pinned-key")
])

const answer = ({ keyId, publicKey }: typeof pinned) => Result.succeed({ key_id: keyId, public_key: publicKey })
const refuse = (_tag: string) => Result.fail({ reason: { _tag } })

type Subscriptions = Awaited<ReturnType<FollowOptions["readSubscriptions"]>>

const setUp = (...rounds: ReadonlyArray<Subscriptions>) => {
  let [round, time] = [0, 0]
  const keys = followKeys({
    readSubscriptions: async () => rounds[Math.min(round++, rounds.length - 1)] ?? [],
    pinned: [pinned],
    storedKeys: [],
    now: () => time
  })
  const holds = ({ keyId }: typeof pinned) => keys.find(keyId.slice(0, 8)).length > 0
  return {
    holds,
    refresh: () => keys.refresh([]),
    pass: (hours: number) => {
      time += hours * 3_600_000
    }
  }
}

describe("followKeys", () => {
  it("after a refresh, the key store of followKeys contains the keys of the two subscriptions and the key from the settings", async () => {
    const { holds, refresh } = setUp([answer(opportunities), answer(outcomes)])
    await refresh()
    assert.deepStrictEqual([opportunities, outcomes, pinned].map(holds), [true, true, true])
  })

  it("refreshing the keys of followKeys succeeds when one of the two subscriptions does not exist", async () => {
    const { refresh } = setUp([answer(opportunities), refuse("NotFoundError")])
    await refresh()
  })

  it("the key refresh of followKeys fails when one of two subscriptions cannot be fetched, but adds the keys of the fetched one", async () => {
    const { holds, pass, refresh } = setUp(
      [answer(opportunities), refuse("ServerError")],
      [answer(opportunities), answer(outcomes)]
    )
    const failed = () =>
      refresh().then(
        () => false,
        () => true
      )
    assert.isTrue(await failed())
    assert.isTrue(holds(opportunities))
    // The exchange is called at most once per minute, so it is not called again now, and the refresh fails like the previous one.
    assert.isTrue(await failed())
    pass(0.1)
    await refresh()
    assert.isTrue(holds(outcomes))
  })

  it("the key store of followKeys keeps an earlier key of a subscription that can no longer be fetched", async () => {
    const { holds, pass, refresh } = setUp(
      [answer(opportunities), answer(outcomes)],
      [answer(opportunities), refuse("TransportError")]
    )
    await refresh()
    pass(1)
    await refresh().catch(() => {})
    pass(48)
    assert.isTrue(holds(outcomes))
  })

  it("48 hours after its last refresh, the key store of followKeys still contains the keys that were given in the settings", async () => {
    const { holds, pass, refresh } = setUp([answer(opportunities), answer(outcomes)])
    await refresh()
    pass(48)
    assert.isTrue(holds(pinned))
  })
})
