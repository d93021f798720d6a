import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { followKeys, type FollowOptions } from "../../src/serve/FollowKeys.ts"
import { makeKey } from "../support/sender.ts"

const [opportunities, outcomes, pinned] = await Promise.all([
  makeKey("key-of-opportunities"),
  makeKey("outcomes-key"),
  makeKey("pinned-key")
])

const answer = ({ keyId, publicKey }: typeof pinned) => Result.succeed({ key_id: keyId, public_key: publicKey })
const refuse = (_tag: string) => Result.fail({ reason: { _tag } })

type Answers = Awaited<ReturnType<FollowOptions["ask"]>>

const setUp = (...rounds: ReadonlyArray<Answers>) => {
  let [round, time] = [0, 0]
  const keys = followKeys({
    ask: async () => rounds[Math.min(round++, rounds.length - 1)] ?? [],
    pinned: [pinned],
    remembered: [],
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

describe("keys that follow both subscriptions", () => {
  it("hold those of both", async () => {
    const { holds, refresh } = setUp([answer(opportunities), answer(outcomes)])
    await refresh()
    assert.deepStrictEqual([opportunities, outcomes, pinned].map(holds), [true, true, true])
  })

  it("are enough when one of the subscriptions is not there", async () => {
    const { refresh } = setUp([answer(opportunities), refuse("NotFoundError")])
    await refresh()
  })

  it("are not known while one does not answer, and what came is held", async () => {
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
    // Within the same minute nobody is asked again, and it is still not known.
    assert.isTrue(await failed())
    pass(0.1)
    await refresh()
    assert.isTrue(holds(outcomes))
  })

  it("are not taken for withdrawn by an answer of one alone", async () => {
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

  it("of the settings stay for good", async () => {
    const { holds, pass, refresh } = setUp([answer(opportunities), answer(outcomes)])
    await refresh()
    pass(48)
    assert.isTrue(holds(pinned))
  })
})
