/**
 * Plans the calls for a lift table, and computes the table from their results. This module sends no requests. It imports the statistics package, so
 * it is loaded only by programs that create a table.
 *
 * This module shares no imports with the modules that every program loads. Otherwise, a bundler would move the shared modules into a separate chunk,
 * which compresses worse.
 */
import {
  defaultLevel,
  defaultMinimumPerGroup,
  identify,
  isPossibleResult,
  shareDecimals
} from "@fieldwork/lift-statistics"
import { type Missing, Table } from "../LiftTable.ts"
import { type Call, callsOf, type Ids, type Readers } from "./Breakdowns.ts"
import type { TableInput } from "./Choice.ts"
import { tableRows, type BreakdownResult, type QuestionResult } from "./tableRows.ts"

/** All confidence levels that the API supports. Requesting all of them requires no additional calls and helps to identify the API's formulas. */
const levels = [0.8, 0.85, 0.9, 0.95] as const

/** Returns the requested questions. By default, these are the questions on which lift is measured: those with an in-target answer or a lift. */
const questionResultsOf = (
  results: ReadonlyArray<QuestionResult["result"]>,
  wanted: TableInput["questions"]
): ReadonlyArray<QuestionResult> =>
  results.flatMap((result) => {
    const { question } = result
    if (question?.id === undefined) return []
    const isMeasured = (question.in_target_answers?.length ?? 0) > 0 || typeof result.lift_percentage === "number"
    const isWanted = wanted === undefined ? isMeasured : wanted.includes(question.id)
    return isWanted ? [{ question: { ...question, id: question.id }, result }] : []
  })

/** A call that reads one breakdown of a question, with its input. */
export interface PlannedCall {
  readonly question: QuestionResult["question"]
  readonly call: Call
  readonly ids: Ids
}

export interface TablePlan {
  readonly calls: ReadonlyArray<PlannedCall>
  /** Creates the table from the outcomes of the calls. The outcomes must be in the order of the calls. */
  readonly tableOf: (outcomes: ReadonlyArray<BreakdownResult | Missing>) => Table
}

/** Returns the input for the first call, which reads the lift for all questions. */
export const firstInput = ({ campaign, filters, level = defaultLevel }: TableInput) => ({
  ...filters,
  campaigns_pk: campaign,
  confidence_level: level,
  confidence_level__in: levels
})

export const planTable = (
  readers: Readers,
  input: TableInput,
  results: ReadonlyArray<QuestionResult["result"]>
): TablePlan => {
  const { campaign } = input
  const { adjustment = "benjaminiHochberg", level = defaultLevel, minimumPerGroup = defaultMinimumPerGroup } = input
  const questions = questionResultsOf(results, input.questions)
  const calls = questions.flatMap(({ question }) =>
    callsOf(readers, input).map((call) => ({
      call,
      question,
      ids: { ...firstInput(input), questions_pk: question.id }
    }))
  )
  const tableOf = (outcomes: ReadonlyArray<BreakdownResult | Missing>): Table => {
    const own = (id: number) => outcomes.filter((_, index) => calls[index]?.question.id === id)
    const withParts = questions.map((questionResult) => ({
      ...questionResult,
      breakdowns: own(questionResult.question.id).filter((each): each is BreakdownResult => "items" in each)
    }))
    const wires = withParts.flatMap(({ breakdowns, result }) => [result, ...breakdowns.flatMap(({ items }) => items)])
    // The API computes the lift for each answer with the same formulas, so the results by answer also help to identify the formulas.
    const answers = questions.flatMap(({ result }) => result.answers_breakdown ?? [])
    const possible = [...wires, ...answers].filter(isPossibleResult)
    return new Table({
      campaign,
      level,
      minimumPerGroup,
      adjustment,
      convention: identify(possible),
      rows: tableRows(withParts, { level, minimumPerGroup, adjustment, shareDecimals: shareDecimals(possible) }),
      missing: outcomes.filter((each): each is Missing => "reason" in each)
    })
  }
  return { calls, tableOf }
}
