/** Handles the read API operations on surveys. */
import { Effect, Option } from "effect"
import { orderKeyOf } from "../store/Rows.ts"
import type { Store, StoredOpportunity } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { versionOf } from "../query/Version.ts"
import { type HttpResponse, found, problem } from "./HttpResponse.ts"
import { decimalOf, timeOf, withDocument } from "./json.ts"
import { integerOf, Query, requireNoParameters } from "./Query.ts"

const filters = ["status", "locale", "message_reason", "min_price", "min_remaining", "updated_since"]

const membersOf = (row: StoredOpportunity) => ({
  survey_id: row.survey_id,
  status: row.status,
  signed_at: timeOf(row.signed_at),
  version: versionOf(orderKeyOf(row), { sequence: row.changed_sequence, item: row.changed_item }),
  mark: row.mark
})

export const listSurveys = (store: Store, search: string): Effect.Effect<HttpResponse, StoreError> => {
  const query = new Query(search, [...filters, "after", "limit"])
  const limit = query.integer("limit", 1, 1000) ?? 200
  const filter = {
    status: query.choice("status", ["live", "paused", "deactivated", "parked", "any"]),
    countryLanguages: query.list("locale"),
    messageReasons: query.list("message_reason"),
    minPriceNanos: query.nanos("min_price"),
    minRemaining: query.integer("min_remaining", 0, Number.MAX_SAFE_INTEGER),
    updatedSince: query.time("updated_since")
  }
  const after = query.integer("after", 0, Number.MAX_SAFE_INTEGER)
  return Effect.map(store.opportunities(filter, { after, limit }), (rows) => {
    const next = rows.length < limit ? null : (rows.at(-1)?.survey_id ?? null)
    const surveys = rows.map((row) => withDocument(membersOf(row), row.document))
    return found(`{"surveys":[${surveys.join()}],"next":${next}}`)
  })
}

export const getSurvey = Effect.fnUntraced(function* (
  store: Store,
  key: string,
  search: string
): Effect.fn.Return<HttpResponse, StoreError> {
  requireNoParameters(search)
  const surveyId = integerOf("survey_id", key, 0, Number.MAX_SAFE_INTEGER)
  const row = Option.getOrUndefined(yield* store.opportunity(surveyId))
  if (row === undefined) return problem(404, `survey ${surveyId} has not been received`)
  const history = (yield* store.versions(surveyId)).map((content) => ({
    hash: content.hash,
    first_signed_at: timeOf(content.first_signed_at),
    last_signed_at: timeOf(content.last_signed_at),
    message_reason: content.message_reason,
    price: decimalOf(content.price_nanos),
    total_remaining: content.total_remaining
  }))
  return found(withDocument({ ...membersOf(row), history }, row.document))
})
