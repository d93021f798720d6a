/**
 * Reads every breakdown of every question of a campaign, a few calls at a time.
 */
import type { ApiError, Input, Output } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import type { MultiplicityMethod } from "@fieldwork/lift-statistics"
import * as Effect from "effect/Effect"
import type { Missing, Progress, Table } from "../LiftTable.ts"
import type { Choice, Readers } from "./Breakdowns.ts"
import type { PlannedCall } from "./TablePlan.ts"
import type { Broken } from "./TableRows.ts"

/** The lift filter parameters that every lift operation takes. */
export type Filters = Omit<
  Input<operations["listCampaignLift"]>,
  "campaigns_pk" | "confidence_level" | "confidence_level__in"
>

export interface TableInput extends Choice {
  /**
   * The campaign's id: what `campaigns.create` answers as `campaign_id`, `campaigns.get` takes as `id`, and the operations below a campaign take as
   * `campaigns_pk`. The three are one.
   */
  readonly campaign: string
  /** Questions by their `id`. Default every question that lift is measured on. */
  readonly questions?: ReadonlyArray<number> | undefined
  /** Lift filter parameters, such as `timestamp__lte` or `channel__in`: the table is of the respondents that pass. */
  readonly filters?: Filters | undefined
  /** Between 0 and 1. Default 0.9. */
  readonly level?: number | undefined
  /** Respondents that each group of a part needs before it is read. Default 50. */
  readonly minimumPerGroup?: number | undefined
  /** How p-values are adjusted over the parts of a question. Default `"benjaminiHochberg"`. */
  readonly adjustment?: MultiplicityMethod | undefined
  /** Calls at a time. Default 4. */
  readonly concurrency?: number | undefined
  /** Called after each call. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

type Questions = (
  input: Input<operations["listCampaignLift"]>
) => Effect.Effect<Output<operations["listCampaignLift"]>, ApiError>

/** A breakdown that the service does not have is missing; any other error is the table's. */
const outcomeOf = ({ call, ids, question }: PlannedCall): Effect.Effect<Broken | Missing, ApiError> => {
  const { breakdown, variable } = call
  return Effect.catchReason(
    Effect.map(call.read(ids), ({ items }): Broken | Missing => ({ breakdown, variable, items })),
    "ApiError",
    "NotFoundError",
    ({ message: reason }) => Effect.succeed({ question: question.id, breakdown, variable, reason })
  )
}

export const readTable = (questions: Questions, readers: Readers, input: TableInput): Effect.Effect<Table, ApiError> =>
  Effect.gen(function* () {
    const { concurrency = 4, onProgress } = input
    const { firstInput, planTable } = yield* Effect.promise(() => import("./TablePlan.ts"))
    const { items } = yield* questions(firstInput(input))
    const { calls, tableOf } = planTable(readers, input, items)
    const total = calls.length + 1
    let done = 1
    const notify = ({ call: { breakdown, variable }, question }: PlannedCall) =>
      Effect.sync(() => {
        done++
        const questionName = question.question_name ?? String(question.id)
        onProgress?.({ done, total, breakdown, variable, questionName })
      })
    const outcomes = yield* Effect.forEach(calls, (call) => Effect.tap(outcomeOf(call), () => notify(call)), {
      concurrency
    })
    return tableOf(outcomes)
  })
