/**
 * Creates the changes that the inbox writes to its tables for a batch of surveys, all of which have changed.
 */
import type { Store } from "@fieldwork/inbox"

type ProjectionBatch = Parameters<Store["commit"]>[1]

export interface BatchOptions {
  readonly count: number
  readonly first: number
  /** The number of the round, which must increase from round to round. */
  readonly round: number
  /** One document per survey, or an empty list. */
  readonly documents: ReadonlyArray<Uint8Array>
}

const locales = ["eng_us", "eng_gb", "fre_fr", "ger_de", "spa_mx"]

export const batchOf = ({ count, documents, first, round }: BatchOptions): Omit<ProjectionBatch, "position"> => ({
  opportunities: Array.from({ length: count }, (_, index) => ({
    survey_id: first + index,
    ordered_at: round,
    signed_at: round,
    sequence: round,
    item: index,
    changed_sequence: round,
    changed_item: index,
    hash: `${round}-${index}`.padStart(43, "h"),
    status: "live",
    message_reason: index % 10 === 0 ? "new" : "updated",
    is_live: 1,
    country_language: locales[index % locales.length] ?? "",
    price_nanos: 1_500_000_000 + index * 1000,
    currency_code: "USD",
    total_remaining: round + index,
    conforms: 1
  })),
  documents: documents.map((document, index) => ({ survey_id: first + index, document })),
  repeated: [],
  versions: [],
  outcomes: [],
  outcomeMessages: [],
  quarantined: [],
  unusable: [],
  released: [],
  changes: []
})
