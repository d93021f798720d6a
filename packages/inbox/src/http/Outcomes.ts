/**
 * Handles the read API operations on outcomes. Error responses do not contain identifiers, because errors may be logged.
 */
import { Effect, Option } from "effect"
import { versionOf } from "../query/Version.ts"
import { orderKeyOf } from "../store/Rows.ts"
import type { Store, StoredOutcome } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type HttpResponse, found, problem } from "./HttpResponse.ts"
import { timeOf, withDocument } from "./json.ts"
import { Query, requireNoParameters } from "./Query.ts"

const membersOf = (row: StoredOutcome) => ({
  respondent_id: row.respondent_id,
  signed_at: timeOf(row.signed_at),
  version: versionOf(orderKeyOf(row), { sequence: row.changed_sequence, item: row.changed_item })
})

export const listOutcomes = (store: Store, search: string): Effect.Effect<HttpResponse, StoreError> => {
  const filters = ["survey_id", "marketplace_status", "client_status", "updated_since"]
  const query = new Query(search, [...filters, "after", "limit"])
  const limit = query.integer("limit", 1, 1000) ?? 200
  const filter = {
    surveyId: query.integer("survey_id", 0, Number.MAX_SAFE_INTEGER),
    marketplaceStatuses: query.integers("marketplace_status"),
    clientStatuses: query.integers("client_status"),
    updatedSince: query.time("updated_since")
  }
  return Effect.map(store.outcomes(filter, { after: query.text("after"), limit }), (rows) => {
    const next = rows.length < limit ? null : (rows.at(-1)?.respondent_id ?? null)
    const outcomes = rows.map((row) => withDocument(membersOf(row), row.document))
    return found(`{"outcomes":[${outcomes.join()}],"next":${JSON.stringify(next)}}`)
  })
}

export const getOutcome = Effect.fnUntraced(function* (
  store: Store,
  respondentId: string,
  search: string
): Effect.fn.Return<HttpResponse, StoreError> {
  requireNoParameters(search)
  // PostgreSQL rejects strings with null characters, so no stored id contains a null character.
  const row = respondentId.includes("\0") ? undefined : Option.getOrUndefined(yield* store.outcome(respondentId))
  if (row === undefined) return problem(404, "no outcome of this session has been received")
  const messages = (yield* store.outcomeMessages(respondentId)).map(({ document, signed_at }) =>
    withDocument({ signed_at: timeOf(signed_at) }, document)
  )
  const content = withDocument(membersOf(row), row.document)
  return found(`${content.slice(0, -1)},"history":[${messages.join()}]}`)
})
