import type { Store, StoreError } from "@fieldwork/inbox"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { maxSkewMillis } from "../sessions/maxSkewMillis.ts"

/**
 * Claims a link for `claimMillis` milliseconds. Returns `true` if the claim succeeded, in which case the caller must create the link. An existing claim
 * that lasts longer than a claim can last is ignored, because it was written while the clock of a process was ahead.
 */
export const claimLink = Effect.fnUntraced(function* (
  { sql }: Pick<Store, "sql">,
  supplierCode: string,
  surveyId: number,
  claimMillis: number
): Effect.fn.Return<boolean, StoreError> {
  const now = yield* Clock.currentTimeMillis
  const { unmet } = yield* sql.transact("claim", [
    {
      sql: `INSERT INTO supply_link (supplier_code, survey_id, live_link, claimed_until) VALUES (?, ?, NULL, ?)
        ON CONFLICT (supplier_code, survey_id) DO UPDATE SET claimed_until = excluded.claimed_until
        WHERE supply_link.live_link IS NULL AND (supply_link.claimed_until <= ? OR supply_link.claimed_until > ?)`,
      params: [supplierCode, surveyId, now + claimMillis, now, now + claimMillis + maxSkewMillis],
      expect: "one"
    }
  ])
  return unmet === undefined
})
