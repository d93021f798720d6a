/**
 * Stores the latest state of each survey in a D1 table.
 */
import type { Opportunity } from "@fieldwork/webhooks/events"
import { env } from "cloudflare:workers"

/** The message reasons that indicate an open survey. Any other reason, including an unknown one, means that the survey is closed. */
const opening = new Set(["new", "updated", "reactivated"])

/** Checks whether a survey is open to this supplier. A survey that is live for other suppliers may have been withdrawn from this one. */
const isOpen = ({ is_live, message_reason = "" }: Opportunity) => is_live === true && opening.has(message_reason)

/** Inserts surveys, or updates them unless a newer callback has already done so. Two instances may handle callbacks at the same time. */
const upsert = `
  INSERT INTO surveys (survey_id, signed_at, is_open, opportunity)
  SELECT value ->> 'survey_id', ?1, value ->> 'is_open', value -> 'opportunity' FROM json_each(?2) WHERE true
  ON CONFLICT (survey_id) DO UPDATE
  SET signed_at = excluded.signed_at, is_open = excluded.is_open, opportunity = excluded.opportunity
  WHERE excluded.signed_at >= surveys.signed_at`

/** Saves surveys in one transaction. Each statement saves 50 surveys, because a value that is bound to a D1 statement can be at most 2 MB in size. */
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

/** Returns all surveys that accept respondents. */
export const openSurveys = async (): Promise<ReadonlyArray<Opportunity>> => {
  const { results } = await env.DB.prepare("SELECT opportunity FROM surveys WHERE is_open = 1").all<{
    opportunity: string
  }>()
  return results.map(({ opportunity }) => JSON.parse(opportunity))
}
