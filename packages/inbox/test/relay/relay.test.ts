import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { rebuild } from "../../src/operate/rebuild.ts"
import { erase } from "../../src/operate/erase.ts"
import { relay, type RelayOptions } from "../../src/relay/relay.ts"
import { type Sink, SinkError } from "../../src/relay/Sink.ts"
import type { Store } from "../../src/store/Store.ts"
import type { StoreError } from "../../src/store/StoreError.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { inMemory } from "../support/memory.ts"
import { live } from "../support/postgres.ts"
import { memorySink, unavailable } from "../support/relay/memorySink.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

const options: RelayOptions = { reader: "test", mode: "state", leaseMillis: 600, pollMillis: 5 }

/** Runs a relay with the real clock, because the database uses the real clock for leases. */
const run = (store: Store, sink: Sink, more: Partial<RelayOptions> = {}) =>
  live(Effect.forkScoped(relay(store, sink, { ...options, ...more })))

const until = (isTrue: () => boolean): Effect.Effect<void> =>
  live(
    Effect.promise(async () => {
      while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 2))
    })
  )

/** Waits until the reader has committed its position up to a sequence number. */
const committed = (store: Store, sequence: number): Effect.Effect<void, StoreError> =>
  Effect.gen(function* () {
    for (;;) {
      const readers = yield* store.readers.list
      if (readers.some(({ cursor }) => Number(cursor.split(".")[1]) >= sequence)) return
      yield* live(Effect.sleep(2))
    }
  })

const stop = <A, E>(fiber: Fiber.Fiber<A, E>): Effect.Effect<void> => live(Fiber.interrupt(fiber))

const shown = ({ document, key, status, stream }: ReturnType<typeof memorySink>["envelopes"][number]) => [
  stream,
  key,
  status ?? "",
  document === null ? null : (JSON.parse(document) as { readonly total_remaining?: number }).total_remaining
]

describe("a relay in state mode", () => {
  itOnBothEngines(
    "a relay in state mode delivers the current state of each key once, and resumes after a restart",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        yield* receive(10, [survey(1), survey(2)])
        yield* receive(20, [survey(1, { total_remaining: 3 })])
        yield* receive(30, [outcome("r1")], "outcomes")
        const { envelopes, notices, sink } = memorySink()
        const first = yield* run(store, sink)
        yield* until(() => envelopes.length >= 3)
        assert.sameDeepMembers(envelopes.map(shown), [
          ["opportunities", "2", "live", 10],
          ["opportunities", "1", "live", 3],
          ["outcomes", "r1", "", undefined]
        ])
        assert.sameMembers(
          notices.map(({ reason, resends, stream }) => `${stream} ${reason} ${resends}`),
          ["opportunities started everything", "outcomes started everything"]
        )
        yield* receive(40, [survey(2, { message_reason: "deactivated" })])
        yield* until(() => envelopes.length >= 4)
        yield* committed(store, 4)
        yield* stop(first)
        yield* receive(50, [survey(3)])
        yield* run(store, sink)
        yield* until(() => envelopes.length >= 5)
        assert.deepStrictEqual(envelopes.slice(3).map(shown), [
          ["opportunities", "2", "deactivated", 10],
          ["opportunities", "3", "live", 10]
        ])
        // The second relay sends the same two notices again.
        assert.strictEqual(new Set(notices.map(({ epoch, stream }) => `${stream}/${epoch}`)).size, 2)
      })
  )

  itOnBothEngines("a relay in state mode delivers in a new epoch only what a rebuild changed", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* makeTestInbox(store)
      yield* receive(10, [survey(1), survey(2), survey(3)])
      const { envelopes, notices, sink } = memorySink()
      yield* run(store, sink, { streams: ["opportunities"] })
      yield* until(() => envelopes.length >= 3)
      // Changes the projections directly in the database, without the inbox.
      yield* store.sql.transact("damage", [
        { sql: "UPDATE opportunity SET status = 'paused' WHERE survey_id = 2", params: [] },
        { sql: "DELETE FROM opportunity WHERE survey_id = 3", params: [] }
      ])
      assert.isFalse((yield* rebuild(store)).identical)
      yield* until(() => envelopes.length >= 5)
      yield* receive(20, [survey(4)])
      yield* until(() => envelopes.length >= 6)
      assert.deepStrictEqual(
        envelopes.slice(3).map(({ key, status }) => [key, status]),
        [
          ["2", "live"],
          ["3", "live"],
          ["4", "live"]
        ]
      )
      const [before, after] = notices.map(({ epoch }) => epoch)
      assert.deepStrictEqual(
        notices.map(({ reason, resends }) => [reason, resends]),
        [
          ["started", "everything"],
          ["rebuilt", "differences"]
        ]
      )
      assert.isAbove(after ?? 0, before ?? 0)
      assert.deepStrictEqual([...new Set(envelopes.map(({ epoch }) => epoch))], [before, after])
      assert.strictEqual(envelopes[1]?.id, envelopes[3]?.id)
    })
  )

  itOnBothEngines("a relay in state mode delivers the states that the erasure of a respondent changed", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* makeTestInbox(store)
      yield* receive(10, [outcome("r1", { panelist_id: "pid-a" }), outcome("r2")], "outcomes")
      const { envelopes, sink } = memorySink()
      yield* run(store, sink, { streams: ["outcomes"] })
      yield* until(() => envelopes.length >= 2)
      yield* erase(store, "pid-a")
      yield* until(() => envelopes.length >= 3)
      assert.strictEqual(envelopes[2]?.key, "r1")
      assert.notInclude(envelopes[2]?.document ?? "", "pid-a")
    })
  )

  itOnBothEngines(
    "a relay that is started with the option `resend` delivers all states again in a new epoch",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        yield* receive(10, [survey(1), survey(2)])
        const { envelopes, notices, sink } = memorySink()
        yield* stop(
          yield* Effect.tap(run(store, sink, { streams: ["opportunities"] }), () => until(() => envelopes.length >= 2))
        )
        yield* run(store, sink, { streams: ["opportunities"], resend: true })
        yield* until(() => envelopes.length >= 4)
        assert.deepStrictEqual(
          notices.map(({ reason }) => reason),
          ["started", "requested"]
        )
      })
  )
})

describe("a relay in messages mode", () => {
  itOnBothEngines("a relay in messages mode delivers every message in log order", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* makeTestInbox(store)
      for (const [time, client_status] of [
        [10, 10],
        [20, 20],
        [30, 10]
      ] as const) {
        yield* receive(time, [outcome("r1", { client_status }), outcome("r2")], "outcomes")
      }
      const { envelopes, sink } = memorySink()
      yield* run(store, sink, { mode: "messages", streams: ["outcomes"], maxInFlight: 2 })
      yield* until(() => envelopes.length >= 6)
      const ofOne = envelopes.filter(({ key }) => key === "r1")
      assert.deepStrictEqual(
        ofOne.map(({ document }) => (JSON.parse(document ?? "") as { readonly client_status: number }).client_status),
        [10, 20, 10]
      )
      const versions = ofOne.map(({ version }) => version)
      assert.isTrue(versions.every((version, index) => index === 0 || (versions[index - 1] ?? "") < (version ?? "")))
      assert.strictEqual(new Set(envelopes.map(({ id }) => id)).size, 6)
    })
  )
})

describe("a relay with a failing sink", () => {
  itOnBothEngines(
    "a relay retries a batch until the sink acknowledges it, and does not advance its cursor before",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        yield* receive(10, [survey(1)])
        let failures = 2
        const cursors: Array<string | undefined> = []
        const { envelopes, sink } = memorySink(async () => {
          const [reader] = await Effect.runPromise(store.readers.list)
          cursors.push(reader?.cursor)
          if (failures-- > 0) throw unavailable()
        })
        yield* run(store, sink, { streams: ["opportunities"] })
        yield* until(() => envelopes.length >= 1)
        assert.deepStrictEqual(cursors, ["", "", ""])
      })
  )

  itOnBothEngines("a relay stops with an error when its sink refuses a batch", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* makeTestInbox(store)
      yield* receive(10, [survey(1)])
      const { sink } = memorySink(() => {
        throw new SinkError({ sink: "memory", reason: "refused", detail: "no such stream" })
      })
      const error = yield* live(Effect.flip(relay(store, sink, options)))
      assert.strictEqual(error.message, "memory: no such stream")
      assert.deepStrictEqual(
        (yield* store.readers.list).filter(({ isHeld }) => isHeld),
        []
      )
    })
  )
})

describe("two relays for one reader", () => {
  itOnBothEngines(
    "of two relays with the same reader name, only the first delivers, and the second takes over when the first stops",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        yield* receive(10, [survey(1)])
        const one = memorySink()
        const two = memorySink()
        const first = yield* run(store, one.sink, { streams: ["opportunities"] })
        yield* until(() => one.envelopes.length >= 1)
        yield* run(store, two.sink, { streams: ["opportunities"] })
        yield* receive(20, [survey(2)])
        yield* until(() => one.envelopes.length >= 2)
        assert.strictEqual(two.envelopes.length, 0)
        yield* committed(store, 2)
        yield* stop(first)
        yield* receive(30, [survey(3)])
        yield* until(() => two.envelopes.length >= 1)
        assert.deepStrictEqual(
          two.envelopes.map(({ key }) => key),
          ["3"]
        )
      })
  )

  itOnBothEngines(
    "a relay that was frozen until its lease expired cannot commit its batch after a second relay has taken over",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        yield* receive(10, [survey(1)])
        let thaw = (): void => {}
        const frozen = new Promise<void>((resolve) => (thaw = resolve))
        const one = memorySink(() => frozen)
        // The timers of the frozen relay are also frozen, so its lease is not renewed.
        const sleepless: Store = { ...store, readers: { ...store.readers, renew: () => Effect.never } }
        yield* run(sleepless, one.sink, { streams: ["opportunities"], leaseMillis: 100 })
        const two = memorySink()
        yield* run(store, two.sink, { streams: ["opportunities"] })
        yield* until(() => two.envelopes.length >= 1)
        const tokens = (yield* store.readers.list).map(({ token }) => token)
        thaw()
        yield* receive(20, [survey(2)])
        yield* until(() => two.envelopes.length >= 2)
        assert.deepStrictEqual(
          (yield* store.readers.list).map(({ token }) => token),
          tokens
        )
      })
  )
})

describe("options of a relay", () => {
  const refused = (more: Partial<RelayOptions>, message: string) =>
    it.effect(`a relay refuses the invalid options ${JSON.stringify(more)}`, () =>
      Effect.gen(function* () {
        const store = yield* inMemory
        const { sink } = memorySink()
        const acquired = yield* store.readers.acquire({
          reader: "taken",
          stream: "outcomes",
          mode: "state",
          holder: "x",
          leaseMillis: 1
        })
        assert.strictEqual(acquired._tag, "Some")
        const error = yield* live(Effect.flip(relay(store, sink, { ...options, ...more })))
        assert.include(error.message, message)
      })
    )
  refused({ reader: "Über" }, "at most 60 lower-case letters")
  refused({ maxInFlight: 0 }, "maxInFlight")
  refused({ streams: [] }, "at least one")
  refused({ reader: "taken", mode: "messages" }, "the reader taken has the mode state".slice(4))
})
