/**
 * A run of the inbox as data: callbacks in any order, some of them twice, and crashes of the process anywhere between two
 * operations of the store or between the operation and its answer.
 */
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { packText } from "../../src/Evidence.ts"
import type { StreamName } from "../../src/Message.ts"
import { projectNext } from "../../src/project/Projector.ts"
import { emptySlice } from "../../src/store/Rows.ts"
import type { Claim, Store } from "../../src/store/Store.ts"

export interface Delivery {
  readonly stream: StreamName
  readonly signedAt: number
  readonly items: ReadonlyArray<unknown>
}

export type Act =
  | { readonly act: "deliver"; readonly delivery: number; readonly crash: Crash | undefined }
  /** Some projector applies what it can until it crashes, if it does. */
  | {
      readonly act: "project"
      readonly stream: StreamName
      readonly projector: number
      readonly crash: Crash | undefined
    }
  /** A projector that was taken for dead tries to commit what it was about to. */
  | { readonly act: "wake a zombie"; readonly stream: StreamName }

/** After so many operations of the store, before or after the operation itself. */
export interface Crash {
  readonly operations: number
  readonly when: "before" | "after"
}

export interface Scenario {
  readonly deliveries: ReadonlyArray<Delivery>
  readonly acts: ReadonlyArray<Act>
  readonly sliceItems: number
}

const price = fc.integer({ min: 1, max: 3 })
const goodSurvey = fc.record({
  survey_id: fc.integer({ min: 1, max: 4 }),
  message_reason: fc.constantFrom("new", "updated", "deactivated", "reactivated", "parked"),
  total_remaining: price
})
const badItem = fc.constantFrom<unknown>({ survey_id: "1", respondent_id: 1 }, 7, null, "text", [1], {
  message_reason: "new",
  client_status: 10
})
const goodOutcome = fc.record({
  respondent_id: fc.constantFrom("r1", "r2", "r3"),
  client_status: fc.constantFrom(10, 20, 11, 26)
})

const delivery = (stream: StreamName): fc.Arbitrary<Delivery> =>
  fc.record({
    stream: fc.constant(stream),
    signedAt: fc.integer({ min: 1000, max: 1004 }),
    items: fc.array(
      fc.oneof(
        { weight: 8, arbitrary: stream === "opportunities" ? goodSurvey : goodOutcome },
        { weight: 1, arbitrary: badItem }
      ),
      { maxLength: 6 }
    )
  })

const crash = fc.option(
  fc.record({ operations: fc.integer({ min: 0, max: 9 }), when: fc.constantFrom("before" as const, "after" as const) }),
  { nil: undefined }
)
const stream = fc.constantFrom<StreamName>("opportunities", "outcomes")

export const scenario: fc.Arbitrary<Scenario> = fc
  .array(fc.oneof(delivery("opportunities"), delivery("outcomes")), { minLength: 1, maxLength: 8 })
  .chain((deliveries) =>
    fc.record({
      deliveries: fc.constant(deliveries),
      sliceItems: fc.integer({ min: 1, max: 4 }),
      acts: fc.array(
        fc.oneof(
          {
            weight: 5,
            arbitrary: fc.record({
              act: fc.constant("deliver" as const),
              delivery: fc.nat(deliveries.length - 1),
              crash
            })
          },
          {
            weight: 4,
            arbitrary: fc.record({
              act: fc.constant("project" as const),
              stream,
              projector: fc.nat(1),
              crash
            })
          },
          { weight: 1, arbitrary: fc.record({ act: fc.constant("wake a zombie" as const), stream }) }
        ),
        { maxLength: 30 }
      )
    })
  )

class Crashed extends Error {
  override readonly name = "Crashed"
}

/** The store of a process that is going to die. */
const crashing = (store: Store, crash: Crash | undefined): Store => {
  if (crash === undefined) return store
  let left = crash.operations
  const dying =
    <A extends ReadonlyArray<never>, B, E>(call: (...args: A) => Effect.Effect<B, E>) =>
    (...args: A): Effect.Effect<B, E> =>
      Effect.suspend(() => {
        left -= 1
        if (left > 0) return call(...args)
        const die = Effect.die(new Crashed())
        return crash.when === "before" ? die : Effect.andThen(call(...args), die)
      })
  return Object.fromEntries(
    Object.entries(store).map(([name, value]) => [name, typeof value === "function" ? dying(value as never) : value])
  ) as unknown as Store
}

const survives = <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<Option.Option<A>, E> =>
  Effect.map(effect, Option.some).pipe(
    Effect.catchDefect((defect) => (defect instanceof Crashed ? Effect.succeed(Option.none()) : Effect.die(defect)))
  )

export interface Played {
  /** Digests of the callbacks that were answered with success. */
  readonly acknowledged: ReadonlySet<string>
  /** What zombies managed to write. */
  readonly fencedOff: number
  readonly written: number
}

export const bodyOf = ({ items }: Delivery): string => JSON.stringify(items)

/** Plays the acts, and at last applies everything that is left without a crash. */
export const play = Effect.fnUntraced(function* (store: Store, { acts, deliveries, sliceItems }: Scenario) {
  const acknowledged = new Set<string>()
  const abandoned = new Map<StreamName, Claim>()
  let [now, fencedOff, written] = [0, 0, 0]

  const deliver = Effect.fnUntraced(function* (through: Store, delivery: Delivery) {
    const body = bodyOf(delivery)
    const packed = yield* Effect.promise(() => packText(delivery.stream, delivery.signedAt, body))
    yield* through.append({
      ...packed,
      stream: delivery.stream,
      kind: "callback",
      signedAt: delivery.signedAt,
      keyId: "key",
      signature: "",
      signedForm: "stored",
      timing: "fresh",
      receivedAt: now,
      bytes: body.length
    })
    acknowledged.add(packed.digest)
  })

  const project = Effect.fnUntraced(function* (through: Store, stream: StreamName, holder: string) {
    const claim = yield* through.claim({ stream, set: "live", holder, now, leaseMillis: 10 })
    if (Option.isNone(claim)) return
    let held = claim.value
    abandoned.set(stream, held)
    for (;;) {
      const next = yield* projectNext({ store: through, leaseMillis: 10, sliceItems, sliceMillis: Infinity }, held)
      if (Option.isNone(next)) return
      held = next.value
      abandoned.set(stream, held)
    }
  })

  for (const act of acts) {
    // Every second act comes after the lease of whoever crashed.
    now += 6
    yield* TestClock.setTime(now)
    switch (act.act) {
      case "deliver": {
        const delivery = deliveries[act.delivery]
        if (delivery !== undefined) yield* survives(deliver(crashing(store, act.crash), delivery))
        break
      }
      case "project":
        yield* survives(project(crashing(store, act.crash), act.stream, `projector ${act.projector} of ${now}`))
        break
      case "wake a zombie":
      default: {
        const old = abandoned.get(act.stream)
        if (old === undefined) break
        const heir = yield* store.claim({
          stream: act.stream,
          set: "live",
          holder: "heir",
          now,
          leaseMillis: 0,
          force: true
        })
        if (Option.isNone(heir)) break
        const tried = yield* Effect.exit(
          store.commit(old, emptySlice({ sequence: 999, item: 0 }), { now, leaseMillis: 0 })
        )
        if (tried._tag === "Success") written += 1
        else fencedOff += 1
      }
    }
  }
  now += 1000
  yield* TestClock.setTime(now)
  for (const stream of ["opportunities", "outcomes"] as const) yield* project(store, stream, "last")
  return { acknowledged, fencedOff, written } satisfies Played
}, Effect.provide(TestClock.layer()))
