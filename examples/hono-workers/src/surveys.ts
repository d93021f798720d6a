/**
 * The table of surveys in D1: the last state of each.
 */
import type { Opportunity } from "@fieldwork/webhooks/events"
import { env } from "cloudflare:workers"

/** The reasons that open a survey. Any other reason closes it, including unknown ones. */
const opening = new Set(["new", "updated", "reactivated"])

/** Whether a survey is open to us. One that is live for others may have been withdrawn from us. */
const isOpen = ({ is_live, message_reason = "" }: Opportunity) => is_live === true && opening.has(message_reason)

/** An older callback does not replace a newer one, because two instances may handle callbacks at the same time. */
const upsert = `
  INSERT INTO surveys (survey_id, signed_at, is_open, opportunity)
  SELECT value ->> 'survey_id', ?1, value ->> 'is_open', value -> 'opportunity' FROM json_each(?2) WHERE true
  ON CONFLICT (survey_id) DO UPDATE
  SET signed_at = excluded.signed_at, is_open = excluded.is_open, opportunity = excluded.opportunity
  WHERE excluded.signed_at >= surveys.signed_at`

/** In one transaction, with 50 surveys per statement: a value of D1 holds 2 MB at most. */
export const saveAll = async (opportunities: ReadonlyArray<Opportunity>, signedAt: number): Promise<void> => {
  const statements: Array<D1PreparedStatement> = []
  for (let from = 0; from < opportunities.length; from += 50) {
    const rows = opportunities
      .slice(from, from + 50)
      .map((opportunity) => ({ survey_id: opportunity.survey_id, is_open: isOpen(opportunity), opportunity }))
    statements.push(env.DB.prepare(upsert).bind(signedAt, JSON.stringify(rows)))
  }
  if (statements.length > 0) await env.DB.batch(statements)
}

/** Every survey that takes respondents. */
export const openSurveys = async (): Promise<ReadonlyArray<Opportunity>> => {
  const { results } = await env.DB.prepare("SELECT opportunity FROM surveys WHERE is_open = 1").all<{
    opportunity: string
  }>()
  return results.map(({ opportunity }) => JSON.parse(opportunity))
}
