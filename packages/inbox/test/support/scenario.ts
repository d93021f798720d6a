/**
 * Scenarios for an inbox as data. A scenario contains callbacks in any order, some of them twice, and operator commands in between. The process can
 * crash between two store operations, or between an operation and its result. runScenario.ts runs the scenarios.
 */
import fc from "fast-check"
import type { StreamName } from "../../src/Message.ts"

export interface Delivery {
  readonly stream: StreamName
  readonly signedAt: number
  /** Whether the callback is signed so far ahead of the clock that its order time (the capped signature time) depends on its time of arrival. */
  readonly isAhead: boolean
  readonly items: ReadonlyArray<unknown>
}

export type Action =
  | { readonly type: "deliver"; readonly delivery: number; readonly crash: Crash | undefined }
  /** A projector applies entries until it reaches the end of the log or crashes. */
  | {
      readonly type: "project"
      readonly stream: StreamName
      readonly projector: number
      /** Whether all leases have expired before the projector starts. */
      readonly afterLease: boolean
      readonly crash: Crash | undefined
    }
  /** An operator's command, which must not change the projections. */
  | {
      readonly type: "operate"
      readonly work: "rebuild" | "checkpoint" | "prune" | "retry"
      readonly crash: Crash | undefined
    }
  /** A projector that has lost its lease attempts to commit. */
  | { readonly type: "commit with a lost lease"; readonly stream: StreamName }

/** A crash at the nth store operation, either before or after the operation itself. */
export interface Crash {
  readonly operations: number
  /** If set, `operations` counts only the store operations with this name. */
  readonly named?: string | undefined
  readonly when: "before" | "after"
}

export interface Scenario {
  readonly deliveries: ReadonlyArray<Delivery>
  readonly actions: ReadonlyArray<Action>
  readonly batchItems: number
}

const price = fc.integer({ min: 1, max: 3 })
const goodSurvey = fc
  .record({
    survey_id: fc.integer({ min: 1, max: 4 }),
    message_reason: fc.constantFrom("new", "updated", "deactivated", "reactivated", "parked"),
    is_live: fc.constantFrom(true, false, null),
    // Respondents can be sent to a survey whose name is malformed, so the survey is applied, and the message is also quarantined.
    survey_name: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom("name", null) },
      { weight: 1, arbitrary: fc.constant(["odd"]) }
    ),
    total_remaining: price
  })
  .chain((survey) =>
    // If `total_remaining` is malformed, the survey gets the status `parked` unless it is deactivated.
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

/**
 * Generates a crash in half of all cases: either at one of the first `most` operations, or at one of the less frequent operations that are listed in
 * `named`.
 */
const crash = (most: number, ...named: ReadonlyArray<string>): fc.Arbitrary<Crash | undefined> => {
  const when = fc.constantFrom("before" as const, "after" as const)
  const any = fc.record({ operations: fc.integer({ min: 1, max: most }), when })
  const particular = fc.record({ operations: fc.integer({ min: 1, max: 3 }), when, named: fc.constantFrom(...named) })
  return fc.option<Crash, undefined>(fc.oneof(any, particular), { nil: undefined, freq: 2 })
}
const stream = fc.constantFrom<StreamName>("opportunities", "outcomes")

const sizes = { few: "small", many: "max" } as const

/** The number of actions in a scenario. `few` keeps hundreds of runs within a test's time limit. `many` is for soak tests. */
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
        actions: fc.array(
          fc.oneof(
            {
              weight: 5,
              arbitrary: fc.record({
                type: fc.constant("deliver" as const),
                delivery: fc.nat(deliveries.length - 1),
                crash: crash(1, "accept")
              })
            },
            {
              weight: 4,
              arbitrary: fc.record({
                type: fc.constant("project" as const),
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
                type: fc.constant("operate" as const),
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
            { weight: 1, arbitrary: fc.record({ type: fc.constant("commit with a lost lease" as const), stream }) }
          ),
          { minLength: 5, maxLength: 30, size: sizes[length] }
        )
      })
    )
