/**
 * Runs a scenario on a store. After a crash, the next action starts with the data that the crashed process had written.
 */
import assert from "node:assert/strict"
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { encodeText } from "../../src/BodyCodec.ts"
import type { StreamName } from "../../src/Message.ts"
import { checkpoint } from "../../src/operate/Checkpoint.ts"
import { prune } from "../../src/operate/prune.ts"
import { retryQuarantine } from "../../src/operate/Quarantine.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { projectNext } from "../../src/project/Projector.ts"
import { emptyBatch } from "../../src/store/Rows.ts"
import type { Lease, Store } from "../../src/store/Store.ts"
import type { Action, Crash, Delivery, Scenario } from "./scenario.ts"

export interface ScenarioResult {
  /** The bodies of the sent callbacks, by digest. */
  readonly bodies: ReadonlyMap<string, string>
  /** The digests of the accepted callbacks. */
  readonly acknowledged: ReadonlySet<string>
  readonly sent: number
  /** The number of crashes, by the store operation at which they happened. */
  readonly crashes: Readonly<Record<string, number>>
  /**
   * The number of commits by projectors that had lost their lease, which the store refused. `written` is the number of such commits that succeeded.
   */
  readonly fencedOff: number
  readonly written: number
}

class SimulatedCrash extends Error {
  override readonly name = "Crashed"
}

/** Returns the store of a process that will crash. After the crash, none of its operations has any effect. */
const crashing = (store: Store, crash: Crash | undefined, died: (operation: string) => void): Store => {
  if (crash === undefined) return store
  let [left, dead] = [crash.operations, false]
  const dying =
    <A extends ReadonlyArray<never>, B, E>(name: string, call: (...args: A) => Effect.Effect<B, E>) =>
    (...args: A): Effect.Effect<B, E> =>
      Effect.suspend(() => {
        const die = Effect.die(new SimulatedCrash())
        if (dead) return die
        if (crash.named === undefined || crash.named === name) left -= 1
        if (left > 0) return call(...args)
        dead = true
        died(name)
        return crash.when === "before" ? die : Effect.andThen(call(...args), die)
      })
  return Object.fromEntries(
    Object.entries(store).map(([name, value]) => [
      name,
      typeof value === "function" ? dying(name, value as never) : value
    ])
  ) as unknown as Store
}

const catchCrash = <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<Option.Option<A>, E> =>
  Effect.map(effect, Option.some).pipe(
    Effect.catchDefect((defect) =>
      defect instanceof SimulatedCrash ? Effect.succeed(Option.none()) : Effect.die(defect)
    )
  )

const commands = {
  rebuild: (store: Store) =>
    Effect.map(rebuild(store), ({ identical }) => assert.ok(identical, "a rebuild changed what the projections say")),
  checkpoint: (store: Store) => Effect.asVoid(checkpoint(store)),
  // Prunes everything that has been received so far.
  prune: (store: Store) => Effect.asVoid(prune(store, 0, undefined, { trustClock: true })),
  retry: (store: Store) => Effect.asVoid(retryQuarantine(store))
}

/** The lease duration, which is longer than a run. After a crash, the lease is taken by force, as if it had expired. */
const leaseMillis = 600_000

/** Runs the actions, and finally applies the remaining log entries to the projections without a crash. */
export const runScenario = Effect.fnUntraced(function* (store: Store, { actions, deliveries, batchItems }: Scenario) {
  const bodies = new Map<string, string>()
  const acknowledged = new Set<string>()
  const crashes: Record<string, number> = {}
  const abandoned = new Map<StreamName, Lease>()
  // The initial time is later than every signature time.
  let [now, sent, fencedOff, written] = [2_000_000, 0, 0, 0]

  const withCrash = (crash: Crash | undefined): Store =>
    crashing(store, crash, (operation) => (crashes[operation] = (crashes[operation] ?? 0) + 1))

  const deliver = Effect.fnUntraced(function* (through: Store, { isAhead, items, signedAt: early, stream }: Delivery) {
    const body = JSON.stringify(items)
    const signedAt = isAhead ? early + 1_000_000 : early
    const encoded = yield* Effect.promise(() => encodeText(stream, signedAt, body))
    bodies.set(encoded.digest, body)
    sent += 1
    yield* through.accept({
      ...encoded,
      stream,
      kind: "callback",
      signedAt,
      keyId: "key",
      signature: "",
      signedForm: "stored",
      timing: isAhead ? "ahead" : "fresh",
      receivedAt: now,
      bytes: body.length
    })
    acknowledged.add(encoded.digest)
  })

  const project = Effect.fnUntraced(function* (
    through: Store,
    stream: StreamName,
    holder: string,
    force: "always" | undefined
  ) {
    const lease = yield* through.acquireLease({ stream, set: "live", holder, leaseMillis, force })
    if (Option.isNone(lease)) return
    let held = lease.value
    abandoned.set(stream, held)
    for (;;) {
      const next = yield* projectNext({ store: through, leaseMillis, batchItems, yieldMillis: Infinity }, held)
      if (Option.isNone(next)) return
      held = next.value
      abandoned.set(stream, held)
    }
  })

  /** Lets another process take the lease, and then tries to commit as the process that lost it. */
  const commitWithLostLease = Effect.fnUntraced(function* (stream: StreamName) {
    const old = abandoned.get(stream)
    if (old === undefined) return
    yield* store.acquireLease({ stream, set: "live", holder: "successor", leaseMillis: 0, force: "always" })
    const tried = yield* Effect.exit(store.commit(old, emptyBatch({ sequence: 999, item: 0 }), leaseMillis))
    if (tried._tag === "Success") written += 1
    else fencedOff += 1
  })

  const perform = Effect.fnUntraced(function* (action: Action) {
    switch (action.type) {
      case "deliver": {
        const delivery = deliveries[action.delivery]
        if (delivery !== undefined) yield* catchCrash(deliver(withCrash(action.crash), delivery))
        return
      }
      case "project":
        yield* catchCrash(
          project(
            withCrash(action.crash),
            action.stream,
            `projector ${action.projector} of ${now}`,
            action.afterLease ? "always" : undefined
          )
        )
        return
      case "operate":
        yield* catchCrash(Effect.scoped(commands[action.work](withCrash(action.crash))))
        return
      case "commit with a lost lease":
      default:
        yield* commitWithLostLease(action.stream)
    }
  })

  for (const action of actions) {
    now += 6
    yield* TestClock.setTime(now)
    yield* perform(action)
  }
  for (const stream of ["opportunities", "outcomes"] as const) yield* project(store, stream, "last", "always")
  return { bodies, acknowledged, sent, crashes, fencedOff, written } satisfies ScenarioResult
}, Effect.provide(TestClock.layer()))
