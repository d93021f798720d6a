/**
 * The queries for single surveys and sessions, filtered lists, counts, changes, the quarantine, and the marks, which record the differences between
 * the exchange and the inbox that the gap detector has found.
 */
import { Effect, Option } from "effect"
import { streamNames } from "../Message.ts"
import { markChecksum } from "./Checksum.ts"
import { toBulk, toRow } from "./Columns.ts"
import { type Engine, integer, type Row, text, type Value } from "./Engine.ts"
import type { Count, Lag, OpportunityFilter, OutcomeFilter, Store, StoredOpportunity, StoredOutcome } from "./Store.ts"
import * as Tables from "./Tables.ts"

type Reads = Pick<
  Store,
  | "lags"
  | "opportunity"
  | "versions"
  | "opportunities"
  | "counts"
  | "outcome"
  | "outcomes"
  | "outcomeMessages"
  | "changedOpportunities"
  | "changedOutcomes"
  | "feed"
  | "quarantined"
  | "quarantineSize"
  | "marks"
  | "setMarks"
>

// A survey's mark (the difference between the exchange and the inbox that the gap detector has found) is ignored if a newer message about the survey
// has been received since then.
const surveysOf = (columns: string): string => `SELECT ${columns}, d.document, m.mark FROM opportunity o
  JOIN opportunity_document d ON d.survey_id = o.survey_id
  LEFT JOIN survey_mark m ON m.survey_id = o.survey_id AND m.noticed_sequence >= o.sequence`
const sessionsOf = (columns: string): string => `SELECT ${columns}, m.document FROM outcome o JOIN outcome_message m
  ON m.respondent_id = o.respondent_id AND m.sequence = o.sequence AND m.item = o.item`
const [withDocument, withMessage] = [surveysOf("o.*"), sessionsOf("o.*")]

/** Returns SQL that selects the changes after a log position, in the order in which they were applied. */
const changedSince = (rows: (columns: string) => string): string =>
  `${rows("o.*, c.digest AS changed_digest")} LEFT JOIN message c ON c.sequence = o.changed_sequence
    WHERE (o.changed_sequence, o.changed_item) > (?, ?) ORDER BY o.changed_sequence, o.changed_item LIMIT ?`

const toOpportunity = (row: Row): StoredOpportunity => ({
  ...toRow(Tables.opportunity, row),
  document: text(row, "document"),
  mark: row["mark"] == null ? null : toRow(Tables.surveyMark, row).mark
})
const toOutcome = (row: Row): StoredOutcome => ({ ...toRow(Tables.outcome, row), document: text(row, "document") })

/** Collects the conditions of a WHERE clause and joins them with AND. */
class Where {
  readonly #conditions: Array<string> = []
  readonly params: Array<Value> = []

  and(condition: string, ...params: ReadonlyArray<Value>): this {
    this.#conditions.push(condition)
    this.params.push(...params)
    return this
  }

  in(column: string, values: ReadonlyArray<Value> | undefined): this {
    if (values === undefined) return this
    return values.length === 0
      ? this.and("1 = 0")
      : this.and(`${column} IN (${values.map(() => "?").join(", ")})`, ...values)
  }

  optional(condition: string, value: Value | undefined): this {
    return value === undefined ? this : this.and(condition, value)
  }

  get sql(): string {
    return this.#conditions.length === 0 ? "" : `WHERE ${this.#conditions.join(" AND ")}`
  }
}

const opportunityWhere = (filter: OpportunityFilter): Where => {
  const { status = "live" } = filter
  const where = new Where()
  if (status !== "any") where.and("o.status = ?", status)
  return where
    .in("o.country_language", filter.countryLanguages)
    .in("o.message_reason", filter.messageReasons)
    .optional("o.price_nanos >= ?", filter.minPriceNanos)
    .optional("o.total_remaining >= ?", filter.minRemaining)
    .optional("o.signed_at >= ?", filter.updatedSince)
}

const outcomeWhere = (filter: OutcomeFilter): Where =>
  new Where()
    .optional("o.survey_id = ?", filter.surveyId)
    .optional("o.panelist_id = ?", filter.panelistId)
    .in("o.marketplace_status", filter.marketplaceStatuses)
    .in("o.client_status", filter.clientStatuses)
    .optional("o.signed_at >= ?", filter.updatedSince)

export const makeReads = (engine: Engine): Reads => {
  const rows = (operation: string, sql: string, params: ReadonlyArray<Value> = []) =>
    engine.query(operation, sql, params)
  const first = <A>(operation: string, sql: string, params: ReadonlyArray<Value>, read: (row: Row) => A) =>
    Effect.map(rows(operation, sql, params), ([row]) => Option.map(Option.fromUndefinedOr(row), read))
  const all = <A>(operation: string, sql: string, params: ReadonlyArray<Value>, read: (row: Row) => A) =>
    Effect.map(rows(operation, sql, params), (found) => found.map(read))

  const leaseSql = `SELECT sequence, item, holder, ${engine.now} - lease_until + lease_millis AS age FROM projector WHERE projection = ?`
  const lags = Effect.forEach(streamNames, (stream) =>
    Effect.gen(function* () {
      const [projection] = yield* rows("lags", leaseSql, [stream])
      const position = { sequence: integer(projection, "sequence"), item: integer(projection, "item") }
      const [behind] = yield* rows(
        "lags",
        "SELECT count(*) AS waiting, min(received_at) AS oldest FROM message WHERE stream = ? AND sequence >= ?",
        [stream, position.sequence]
      )
      const waiting = integer(behind, "waiting")
      return {
        stream,
        position,
        holder: text(projection, "holder"),
        leaseAgeMillis: integer(projection, "age"),
        waiting,
        oldestReceivedAt: waiting === 0 ? undefined : integer(behind, "oldest")
      } satisfies Lag
    })
  )

  return {
    lags,
    opportunity: (surveyId) => first("opportunity", `${withDocument} WHERE o.survey_id = ?`, [surveyId], toOpportunity),
    versions: (surveyId) =>
      all(
        "versions",
        `${canonicalVersions("live")} WHERE v.survey_id = ? ORDER BY v.first_ordered_at, v.first_signed_at, v.first_sequence, v.first_item`,
        [surveyId],
        (row) => toRow(Tables.opportunityVersion, row)
      ),
    opportunities: (filter, { after, limit }) => {
      const where = opportunityWhere(filter).optional("o.survey_id > ?", after)
      const sql = `${withDocument} ${where.sql} ORDER BY o.survey_id LIMIT ?`
      return all("opportunities", sql, [...where.params, limit], toOpportunity)
    },
    counts: all(
      "counts",
      `SELECT status, country_language, message_reason, count(*) AS surveys FROM opportunity
        GROUP BY status, country_language, message_reason ORDER BY status, country_language, message_reason`,
      [],
      (row): Count => {
        const { country_language, message_reason, status } = toRow(Tables.opportunity, row)
        return { status, country_language, message_reason, surveys: integer(row, "surveys") }
      }
    ),
    outcome: (respondentId) => first("outcome", `${withMessage} WHERE o.respondent_id = ?`, [respondentId], toOutcome),
    outcomes: (filter, { after, limit }) => {
      const where = outcomeWhere(filter).optional("o.respondent_id > ?", after)
      const sql = `${withMessage} ${where.sql} ORDER BY o.respondent_id LIMIT ?`
      return all("outcomes", sql, [...where.params, limit], toOutcome)
    },
    outcomeMessages: (respondentId) =>
      all(
        "outcomeMessages",
        "SELECT * FROM outcome_message WHERE respondent_id = ? ORDER BY ordered_at, signed_at, sequence, item",
        [respondentId],
        (row) => toRow(Tables.outcomeMessage, row)
      ),
    changedOpportunities: ({ item, sequence }, limit) =>
      all("changedOpportunities", changedSince(surveysOf), [sequence, item, limit], (row) => ({
        ...toOpportunity(row),
        changed_digest: text(row, "changed_digest")
      })),
    changedOutcomes: ({ item, sequence }, limit) =>
      all("changedOutcomes", changedSince(sessionsOf), [sequence, item, limit], (row) => ({
        ...toOutcome(row),
        changed_digest: text(row, "changed_digest")
      })),
    feed: Effect.map(rows("feed", "SELECT value FROM counter WHERE name = 'feed'"), ([row]) => integer(row, "value")),
    quarantined: ({ after = { sequence: 0, item: -1 }, limit }) =>
      all(
        "quarantined",
        "SELECT * FROM quarantine WHERE (sequence, item) > (?, ?) ORDER BY sequence, item LIMIT ?",
        [after.sequence, after.item, limit],
        (row) => toRow(Tables.quarantine, row)
      ),
    quarantineSize: Effect.map(rows("quarantineSize", "SELECT count(*) AS items FROM quarantine"), ([row]) =>
      integer(row, "items")
    ),
    marks: all("marks", "SELECT * FROM survey_mark ORDER BY survey_id", [], (row) => {
      const { checksum: _, ...mark } = toRow(Tables.surveyMark, row)
      return mark
    }),
    setMarks: (marks) =>
      Effect.asVoid(
        engine.transact("setMarks", [
          { sql: "DELETE FROM survey_mark", params: [] },
          toBulk(
            Tables.surveyMark,
            Tables.surveyMark.name,
            marks.map((mark) => ({ ...mark, checksum: markChecksum(mark) })),
            "(survey_id) DO NOTHING"
          )
        ])
      )
  }
}

/**
 * Returns SQL that selects the versions of the surveys. For the current version of a survey, the columns for the last message that contained it are
 * read from the `opportunity` table.
 */
export const canonicalVersions = (set: Tables.TableSet): string => {
  const current = Tables.inSet(set, Tables.opportunity)
  const columns = Tables.opportunityVersion.columns.map(({ name }) =>
    name.startsWith("last_")
      ? `CASE WHEN o.hash = v.hash THEN o.${name.slice("last_".length)} ELSE v.${name} END AS ${name}`
      : `v.${name}`
  )
  return `SELECT ${columns.join(", ")} FROM ${Tables.inSet(set, Tables.opportunityVersion)} v JOIN ${current} o ON o.survey_id = v.survey_id`
}
