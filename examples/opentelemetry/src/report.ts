import { Campaigns, Lift, LiftResult } from "@fieldwork/brand-lift"
import { Effect, Stream } from "effect"

/**
 * Returns the lift of each live campaign. The spans of the API calls are children of the spans that this program creates for the report and for each
 * campaign.
 */
export const report = Effect.gen(function* () {
  const campaigns = yield* Campaigns
  const lift = yield* Lift
  const live = yield* campaigns.list({ status: "live" }).pipe(Stream.runCollect)
  return yield* Effect.forEach(live, ({ campaign_id: id = "", campaign_name }) =>
    Effect.gen(function* () {
      const { default_question_lift } = yield* lift.overview({ id })
      const questions_pk = default_question_lift?.question?.id ?? 0
      const result = yield* lift.get({ campaigns_pk: id, questions_pk, confidence_level__in: [0.8, 0.9, 0.95] })
      return `${campaign_name}: ${LiftResult.sentence(LiftResult.interpret(result))}`
    }).pipe(Effect.withSpan("report.campaign", { attributes: { "campaign.id": id } }))
  )
}).pipe(Effect.withSpan("report"))
