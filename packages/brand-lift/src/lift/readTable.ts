/**
 * Reads all breakdowns for all of a campaign's questions, with a limited number of concurrent calls.
 */
import type { ApiError, Input, Output } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as Effect from "effect/Effect"
import { notifyProgress } from "../jobs/notifyProgress.ts"
import type { Missing, Table } from "../LiftTable.ts"
import type { Readers } from "./Breakdowns.ts"
import type { TableInput } from "./Choice.ts"
import type { PlannedCall } from "./TablePlan.ts"
import type { BreakdownResult } from "./tableRows.ts"

type Questions = (
  input: Input<operations["listCampaignLift"]>
) => Effect.Effect<Output<operations["listCampaignLift"]>, ApiError>

/**
 * Returns the outcome of a call. A breakdown that the API does not provide is recorded as missing. Any other error causes the entire table to fail.
 */
const outcomeOf = ({ call, ids, question }: PlannedCall): Effect.Effect<BreakdownResult | Missing, ApiError> => {
  const { breakdown, variable } = call
  return Effect.catchReason(
    Effect.map(call.read(ids), ({ items }): BreakdownResult | Missing => ({ breakdown, variable, items })),
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
        notifyProgress(onProgress, { done, total, breakdown, variable, questionName })
      })
    const outcomes = yield* Effect.forEach(calls, (call) => Effect.tap(outcomeOf(call), () => notify(call)), {
      concurrency
    })
    return tableOf(outcomes)
  })
