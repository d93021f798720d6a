/**
 * A run of the inbox as data: callbacks in any order, some of them twice, an operator's work among them, and crashes of the
 * process anywhere between two operations of the store or between the operation and its answer. See play.ts.
 */
import fc from "fast-check"
import type { StreamName } from "../../src/Message.ts"

export interface Delivery {
  readonly stream: StreamName
  readonly signedAt: number
  /** Signed so far ahead that it counts from when it comes. */
  readonly isAhead: boolean
  readonly items: ReadonlyArray<unknown>
}

export type Act =
  | { readonly act: "deliver"; readonly delivery: number; readonly crash: Crash | undefined }
  /** Some projector applies what it can until it crashes, if it does. */
  | {
      readonly act: "project"
      readonly stream: StreamName
      readonly projector: number
      /** Whether it begins after every lease has expired. */
      readonly afterLease: boolean
      readonly crash: Crash | undefined
    }
  /** None of it may change what the projections say. */
  | {
      readonly act: "operate"
      readonly work: "rebuild" | "checkpoint" | "prune" | "retry"
      readonly crash: Crash | undefined
    }
  /** A projector that was taken for dead tries to commit what it was about to. */
  | { readonly act: "wake a zombie"; readonly stream: StreamName }

/** At this operation of the store, counted from 1, before or after the operation itself. */
export interface Crash {
  readonly operations: number
  /** Counts operations of this name only. */
  readonly named?: string | undefined
  readonly when: "before" | "after"
}

export interface Scenario {
  readonly deliveries: ReadonlyArray<Delivery>
  readonly acts: ReadonlyArray<Act>
  readonly batchItems: number
}

const price = fc.integer({ min: 1, max: 3 })
const goodSurvey = fc
  .record({
    survey_id: fc.integer({ min: 1, max: 4 }),
    message_reason: fc.constantFrom("new", "updated", "deactivated", "reactivated", "parked"),
    is_live: fc.constantFrom(true, false, null),
    // Nothing is decided by it: the survey is applied, and the item reported as often as it comes.
    survey_name: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom("name", null) },
      { weight: 1, arbitrary: fc.constant(["odd"]) }
    ),
    total_remaining: price
  })
  .chain((survey) =>
    // What is odd parks a survey, unless it is taken back.
    survey.message_reason === "deactivated"
      ? fc.constant(survey)
      : fc.oneof(
          { weight: 5, arbitrary: fc.constant(survey) },
          { weight: 1, arbitrary: fc.constant({ ...survey, total_remaining: "odd" }) }
        )
  )
const badItem = fc.constantFrom<unknown>({ survey_id: "1", respondent_id: 1 }, 7, null, "text", [1], {
  message_reason: "new",
  client_status: 10
})
const goodOutcome = fc.record({
  respondent_id: fc.constantFrom("r1", "r2", "r3"),
  client_status: fc.constantFrom<unknown>(10, 20, 11, 26, null, "odd")
})

const delivery = (stream: StreamName): fc.Arbitrary<Delivery> =>
  fc.record({
    stream: fc.constant(stream),
    signedAt: fc.integer({ min: 1000, max: 1004 }),
    isAhead: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    items: fc.array(
      fc.oneof(
        { weight: 8, arbitrary: stream === "opportunities" ? goodSurvey : goodOutcome },
        { weight: 1, arbitrary: badItem }
      ),
      { maxLength: 6 }
    )
  })

/** Half of the time, at one of `most` operations or at one of those `named`, which are few among many. */
const crash = (most: number, ...named: ReadonlyArray<string>): fc.Arbitrary<Crash | undefined> => {
  const when = fc.constantFrom("before" as const, "after" as const)
  const any = fc.record({ operations: fc.integer({ min: 1, max: most }), when })
  const particular = fc.record({ operations: fc.integer({ min: 1, max: 3 }), when, named: fc.constantFrom(...named) })
  return fc.option<Crash, undefined>(fc.oneof(any, particular), { nil: undefined, freq: 2 })
}
const stream = fc.constantFrom<StreamName>("opportunities", "outcomes")

const sizes = { few: "small", many: "max" } as const

/** `few` acts are as many as a test has time for in each of hundreds of runs; `many` are for a soak. */
export type Length = "few" | "many"

export const scenario = (length: Length): fc.Arbitrary<Scenario> =>
  fc
    .array(fc.oneof(delivery("opportunities"), delivery("outcomes")), {
      minLength: 1,
      maxLength: 8,
      size: sizes[length]
    })
    .chain((deliveries) =>
      fc.record({
        deliveries: fc.constant(deliveries),
        batchItems: fc.integer({ min: 1, max: 4 }),
        acts: fc.array(
          fc.oneof(
            {
              weight: 5,
              arbitrary: fc.record({
                act: fc.constant("deliver" as const),
                delivery: fc.nat(deliveries.length - 1),
                crash: crash(1, "accept")
              })
            },
            {
              weight: 4,
              arbitrary: fc.record({
                act: fc.constant("project" as const),
                stream,
                projector: fc.nat(1),
                afterLease: fc.oneof(
                  { weight: 3, arbitrary: fc.constant(false) },
                  { weight: 2, arbitrary: fc.constant(true) }
                ),
                crash: crash(9, "commit")
              })
            },
            {
              weight: 1,
              arbitrary: fc.record({
                act: fc.constant("operate" as const),
                work: fc.constantFrom("rebuild" as const, "checkpoint" as const, "prune" as const, "retry" as const),
                crash: crash(
                  30,
                  "createShadow",
                  "restore",
                  "setPosition",
                  "commit",
                  "swap",
                  "writeCheckpointPart",
                  "clearCheckpoint",
                  "prune",
                  "accept"
                )
              })
            },
            { weight: 1, arbitrary: fc.record({ act: fc.constant("wake a zombie" as const), stream }) }
          ),
          { minLength: 5, maxLength: 30, size: sizes[length] }
        )
      })
    )
