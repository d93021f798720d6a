/** The type of a conformance check, and the sample entries, rows and batches for the checks. */
import { createHash } from "node:crypto"
import { Effect, Exit, Option } from "effect"
import { encodeText } from "../BodyCodec.ts"
import type { NewEntry, LogPosition, StreamName } from "../Message.ts"
import { emptyBatch, type OpportunityRow, type OutcomeRow, type ProjectionBatch } from "../store/Rows.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/** A conformance check for a store. */
export interface StoreCheck {
  /** A sentence that describes the required behaviour. */
  readonly name: string
  /** Runs the check on an empty store. Dies with an AssertionError if the store does not pass. */
  readonly run: (store: Store) => Effect.Effect<void, StoreError>
}

export const entryOf = (body: string, signedAt = 1000, stream: StreamName = "opportunities"): Effect.Effect<NewEntry> =>
  Effect.map(
    Effect.promise(() => encodeText(stream, signedAt, body)),
    (encoded) => ({
      ...encoded,
      stream,
      kind: "callback",
      signedAt,
      keyId: "key-one",
      signature: `t:${signedAt},v1:key-one:none`,
      signedForm: "stored",
      timing: "fresh",
      receivedAt: signedAt * 1000,
      bytes: body.length
    })
  )

export const append = (store: Store, body: string, signedAt?: number, stream?: StreamName) =>
  Effect.flatMap(entryOf(body, signedAt, stream), store.append)

export const leased = (store: Store, options: Partial<Parameters<Store["acquireLease"]>[0]> = {}) =>
  Effect.map(
    store.acquireLease({ stream: "opportunities", set: "live", holder: "a", leaseMillis, ...options }),
    (lease) => Option.getOrThrow(lease)
  )

/** The duration of a lease in milliseconds. It is longer than any check takes. */
export const leaseMillis = 60_000

export const survey = (survey_id: number, fields: Partial<OpportunityRow> = {}): OpportunityRow => ({
  survey_id,
  ordered_at: fields.signed_at ?? 1000,
  signed_at: 1000,
  sequence: 1,
  item: 0,
  changed_sequence: 1,
  changed_item: 0,
  hash: createHash("sha256").update(String(survey_id)).digest("base64url"),
  status: "live",
  message_reason: "new",
  is_live: 1,
  country_language: "eng_us",
  price_nanos: 1_500_000_000,
  currency_code: "USD",
  total_remaining: 10,
  conforms: 1,
  ...fields
})

export const session = (respondent_id: string, fields: Partial<OutcomeRow> = {}): OutcomeRow => ({
  respondent_id,
  ordered_at: fields.signed_at ?? 1000,
  signed_at: 1000,
  sequence: 1,
  item: 0,
  changed_sequence: 1,
  changed_item: 0,
  survey_id: 7,
  panelist_id: "p",
  marketplace_status: 3,
  client_status: 10,
  price_nanos: null,
  currency_code: null,
  ...fields
})

export const batchOf = (position: LogPosition, fields: Partial<ProjectionBatch>): ProjectionBatch => ({
  ...emptyBatch(position),
  ...fields
})

export const withDocuments = (position: LogPosition, opportunities: ReadonlyArray<OpportunityRow>): ProjectionBatch =>
  batchOf(position, {
    opportunities,
    documents: opportunities.map(({ survey_id }) => ({
      survey_id,
      document: Buffer.from(`{"survey_id":${survey_id}}`)
    }))
  })

export const reasonOf = (exit: Exit.Exit<unknown, StoreError>): string => {
  const error = Exit.isFailure(exit) ? Option.getOrUndefined(Exit.findErrorOption(exit)) : undefined
  return error?.reason._tag ?? "success"
}

export const check = (name: string, run: (store: Store) => Effect.Effect<void, StoreError>): StoreCheck => ({
  name,
  run
})
