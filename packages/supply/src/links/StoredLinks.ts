import type { Store, StoreError } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"

/** The links of a supplier in the store. */
export interface StoredLinks {
  /** Returns the `LiveLink` of a survey, or undefined if the store has no link with the configured redirect URLs. */
  readonly read: (surveyId: number) => Effect.Effect<string | undefined, StoreError>
  /** Stores a link with the configured redirect URLs, or `null` if the link is not known. Releases the claim of the link. */
  readonly write: (surveyId: number, liveLink: string | null) => Effect.Effect<unknown, StoreError>
}

/**
 * Creates the access to the stored links of a supplier. `redirects` contains the configured redirect URLs as text. If it is undefined, links with any
 * redirect URLs are used.
 */
export const makeStoredLinks = (
  { sql }: Pick<Store, "sql">,
  supplierCode: string,
  redirects: string | undefined
): StoredLinks => {
  const where = "WHERE supplier_code = ? AND survey_id = ?"
  return {
    read: Effect.fnUntraced(function* (surveyId) {
      const params = [supplierCode, surveyId]
      const [row] = yield* sql.query("link", `SELECT live_link FROM supply_link ${where}`, params)
      const liveLink = row?.["live_link"]
      if (typeof liveLink !== "string") return undefined
      if (redirects === undefined) return liveLink
      const [known] = yield* sql.query("redirects", `SELECT redirects FROM supply_link_redirects ${where}`, params)
      if (known?.["redirects"] === redirects) return liveLink
      // The link may lead to other redirect URLs, so it is read from the exchange again.
      yield* sql.transact("link", [
        {
          sql: `UPDATE supply_link SET live_link = NULL ${where} AND live_link = ? AND NOT EXISTS (SELECT 1 FROM supply_link_redirects r
            WHERE r.supplier_code = supply_link.supplier_code AND r.survey_id = supply_link.survey_id AND r.redirects = ?)`,
          params: [...params, liveLink, redirects]
        }
      ])
      return undefined
    }),
    write: (surveyId, liveLink) =>
      sql.transact("link", [
        {
          sql: `UPDATE supply_link SET live_link = ?, claimed_until = 0 ${where}`,
          params: [liveLink, supplierCode, surveyId]
        },
        {
          sql: `INSERT INTO supply_link_redirects (supplier_code, survey_id, redirects) VALUES (?, ?, ?)
            ON CONFLICT (supplier_code, survey_id) DO UPDATE SET redirects = excluded.redirects`,
          params: [supplierCode, surveyId, liveLink === null ? "" : (redirects ?? "")]
        }
      ])
  }
}
