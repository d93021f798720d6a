import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { inject } from "vitest"
import type { Store } from "../../src/store/Store.ts"
import type { Strike } from "../support/child.ts"
import { postgresGround } from "../support/grounds.ts"
import { compare, type Ground, slowTables } from "../support/killRuns.ts"
import type { KillPoint } from "../support/killPoints.ts"
import { type Callback, digestOf, post, type ProcessOptions, startInbox } from "../support/process.ts"
import { survey } from "../support/sender.ts"

/** A file has one inbox: a process that is stopped may hold its lock, and nobody can take that away. */
const postgres = Effect.suspend(() => postgresGround(inject("databaseUrl")))
const now = Math.floor(Date.now() / 1000)

const callback = (id: number, age: number, remaining: number): Callback => ({
  stream: "opportunities",
  signedAt: now - age,
  body: JSON.stringify([survey(id, { total_remaining: remaining })])
})

/** For as long as the scope is open. */
const inbox = (options: ProcessOptions) =>
  Effect.acquireRelease(
    Effect.promise(() => startInbox(options)),
    ({ child, ended }) =>
      Effect.promise(() => {
        child.kill("SIGKILL")
        return ended
      })
  )

const stopping = (ground: Ground, point: KillPoint) => {
  const strike: Strike = { point, occurrence: 1, signal: "SIGSTOP" }
  return Effect.andThen(ground.slow(slowTables[point]), inbox({ ...ground.child, strike }))
}

/** Asks until it is so: real processes have no clock that could be moved. */
const until = Effect.fnUntraced(function* <E>(isSo: Effect.Effect<boolean, E>): Effect.fn.Return<void, E> {
  while (!(yield* isSo)) yield* Effect.sleep(20)
})

const isProjected = (store: Store) => Effect.map(store.lags, (lags) => lags.every(({ waiting }) => waiting === 0))
const accepted = Effect.fnUntraced(function* (port: number, sent: Callback) {
  const answer = yield* Effect.promise(() => post(port, sent))
  assert.strictEqual(answer?.status, 200)
  return yield* Effect.promise(() => digestOf(sent))
})

describe.concurrent("a process that is stopped for longer than its lease and goes on (F10)", () => {
  it.live.each([
    ["a batch in progress", "before projection"],
    ["a transaction open", "mid-projection"]
  ] as const)("a projector with %s loses its lease to another and writes nothing any more", ([, point]) =>
    Effect.gen(function* () {
      const ground = yield* postgres
      const store = yield* ground.open
      const zombie = yield* stopping(ground, point)
      const first = yield* accepted(zombie.port, callback(1, 9, 1))
      yield* Effect.promise(() => zombie.struck)

      const heir = yield* inbox(ground.child)
      yield* until(isProjected(store))
      const second = yield* accepted(heir.port, callback(1, 5, 2))
      yield* until(isProjected(store))

      zombie.child.kill("SIGCONT")
      const failed = /fieldwork_inbox_projector_failures_total\{stream="opportunities"\} 1/
      yield* until(Effect.promise(async () => failed.test(await zombie.metrics())))
      assert.strictEqual(Option.getOrThrow(yield* store.opportunity(1)).total_remaining, 2)

      // It is as good as any other from then on.
      heir.child.kill("SIGKILL")
      const third = yield* accepted(zombie.port, callback(1, 1, 3))
      yield* until(isProjected(store))
      assert.strictEqual(Option.getOrThrow(yield* store.opportunity(1)).total_remaining, 3)
      assert.strictEqual(yield* compare(store, new Set([first, second, third])), 3)
    })
  )

  it.live.each([
    ["before it is stored", "after verify", "known"],
    // The server finishes a statement that it has, so what stopped is the answer.
    ["while it is stored", "before commit", "accepted"]
  ] as const)("a receiver that stops with a callback %s holds up no other, which takes it once", ([, point, result]) =>
    Effect.gen(function* () {
      const ground = yield* postgres
      const store = yield* ground.open
      const zombie = yield* stopping(ground, point)
      const patience = new AbortController()
      const sent = callback(1, 1, 1)
      const unanswered = post(zombie.port, sent, patience.signal)
      yield* Effect.promise(() => zombie.struck)
      patience.abort()
      assert.strictEqual(yield* Effect.promise(() => unanswered), undefined)

      const heir = yield* inbox(ground.child)
      const digest = yield* accepted(heir.port, sent)
      zombie.child.kill("SIGCONT")
      const over = `fieldwork_inbox_callbacks_total{stream="opportunities",result="${result}"} 1`
      yield* until(Effect.promise(async () => (await zombie.metrics()).includes(over)))
      assert.strictEqual((yield* store.entries({ limit: 100 })).length, 1)
      assert.strictEqual(yield* compare(store, new Set([digest])), 1)
    })
  )
})
