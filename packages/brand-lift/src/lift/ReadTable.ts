/**
 * Reads every breakdown of every question of a campaign, a few calls at a time.
 */
import type { Api, ApiError, Input } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { defaultLevel, defaultMinimumPerGroup, identify, type MultiplicityMethod } from "@fieldwork/lift-statistics"
import * as Effect from "effect/Effect"
import { type Missing, type Progress, Table } from "../LiftTable.ts"
import { type Call, callsOf, type Choice } from "./Breakdowns.ts"
import { assemble, type Broken, type Measured } from "./TableRows.ts"

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

/** Every level that the service tests at: it costs nothing, and tells its convention. */
const levels = [0.8, 0.85, 0.9, 0.95] as const

/** What lift is measured on: questions with an answer in target. */
const measuredOf = (
  results: ReadonlyArray<Measured["result"]>,
  wanted: TableInput["questions"]
): ReadonlyArray<Measured> =>
  results.flatMap((result) => {
    const { question } = result
    if (question?.id === undefined) return []
    const isMeasured = (question.in_target_answers?.length ?? 0) > 0 || typeof result.lift_percentage === "number"
    const isWanted = wanted === undefined ? isMeasured : wanted.includes(question.id)
    return isWanted ? [{ question: { ...question, id: question.id }, result }] : []
  })

/** A breakdown that the service does not have is missing; any other error is the table's. */
const orMissing = (
  read: ReturnType<Call["read"]>,
  of: Omit<Missing, "reason">
): Effect.Effect<Broken | Missing, ApiError> =>
  Effect.catchReason(
    Effect.map(read, ({ items }): Broken | Missing => ({ breakdown: of.breakdown, variable: of.variable, items })),
    "ApiError",
    "NotFoundError",
    (reason) => Effect.succeed({ ...of, reason: reason.message })
  )

export const tableOf = (api: Api.Api<operations>) => {
  const all = api.method(rows.listCampaignLift, validators.listCampaignLift)
  return Effect.fnUntraced(function* (input: TableInput): Effect.fn.Return<Table, ApiError> {
    const { campaign, concurrency = 4, onProgress } = input
    const { adjustment = "benjaminiHochberg", level = defaultLevel, minimumPerGroup = defaultMinimumPerGroup } = input
    const asked = { ...input.filters, campaigns_pk: campaign, confidence_level: level, confidence_level__in: levels }
    const { items: results } = yield* all(asked)
    const questions = measuredOf(results, input.questions)
    const calls = questions.flatMap(({ question }) => callsOf(api, input).map((call) => ({ call, question })))
    const total = calls.length + 1
    let done = 1
    const read = yield* Effect.forEach(
      calls,
      ({ call, question }) => {
        const { breakdown, variable } = call
        const outcome = orMissing(call.read({ ...asked, questions_pk: question.id }), {
          question: question.id,
          breakdown,
          variable
        })
        return Effect.tap(outcome, () =>
          Effect.sync(() => {
            done++
            onProgress?.({
              done,
              total,
              breakdown,
              variable,
              questionName: question.question_name ?? String(question.id)
            })
          })
        )
      },
      { concurrency }
    )
    const own = (id: number) => read.filter((_, index) => calls[index]?.question.id === id)
    const withParts = questions.map((measured) => ({
      ...measured,
      broken: own(measured.question.id).filter((each): each is Broken => "items" in each)
    }))
    const wires = withParts.flatMap(({ broken, result }) => [result, ...broken.flatMap(({ items }) => items)])
    // Each answer is a comparison by the same formulas, so it tells the convention as well.
    const answers = questions.flatMap(({ result }) => result.answers_breakdown ?? [])
    return new Table({
      campaign,
      level,
      minimumPerGroup,
      adjustment,
      convention: identify([...wires, ...answers]),
      rows: assemble(withParts, { level, minimumPerGroup, adjustment }),
      missing: read.filter((each): each is Missing => "reason" in each)
    })
  })
}
