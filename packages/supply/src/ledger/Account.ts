/**
 * The ledger account of one session: its entries, and all signed messages from which the entries were computed.
 */
import type { Outcome } from "@fieldwork/exchange-client"
import type { Money } from "@fieldwork/exchange/promise"
import type { StoreError } from "@fieldwork/inbox"
import { compareOrder, type OrderKey, type Row, type Sql } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import { amountOf, integerIn, isUnpriced, textIn } from "./Columns.ts"
import { finalAt, type FoldSettings } from "./fold.ts"
import { zero } from "./KnownSession.ts"
import type { Evidence, LedgerEntry, SessionAccount } from "./LedgerTypes.ts"
import { timeOf } from "./timeOf.ts"

const dateIn = (row: Row, name: string): Date | undefined =>
  row[name] === null ? undefined : new Date(integerIn(row, name))

const entryOf = (row: Row, evidence: ReadonlyArray<Evidence>): LedgerEntry => {
  const [sequence, item] = [integerIn(row, "sequence"), integerIn(row, "item")]
  const [postedAt, finalAt] = [new Date(integerIn(row, "posted_at")), dateIn(row, "final_at")]
  return {
    kind: row["kind"] === "credit" ? "credit" : "reversal",
    amount: amountOf(row),
    month: textIn(row, "month"),
    postedAt,
    after_close: finalAt !== undefined && postedAt >= finalAt,
    regressed: evidence.some((one) => one.sequence === sequence && one.item === item && one.regressed)
  }
}

const orderOf = (row: Row): OrderKey => ({
  orderedAt: integerIn(row, "ordered_at"),
  signedAt: integerIn(row, "signed_at"),
  sequence: integerIn(row, "sequence"),
  item: integerIn(row, "item")
})

/** Returns all messages about a session as evidence, in the order in which they were received. */
const evidenceOf = (rows: ReadonlyArray<Row>): ReadonlyArray<Evidence> => {
  let greatest: OrderKey | undefined
  let lastDate: number | undefined
  return rows.map((row) => {
    const order = orderOf(row)
    const outcome = JSON.parse(textIn(row, "document")) as Outcome
    const superseded = greatest !== undefined && compareOrder(order, greatest) <= 0
    const date = timeOf(outcome.last_date)
    const regressed = !superseded && date !== undefined && lastDate !== undefined && date < lastDate
    if (!superseded) [greatest, lastDate] = [order, date]
    return {
      outcome,
      signedAt: new Date(order.signedAt * 1000),
      sequence: order.sequence,
      item: order.item,
      superseded,
      regressed,
      quarantined: typeof row["reason"] === "string" ? row["reason"] : undefined
    }
  })
}

/** Returns the sum of the entries. If the sum is 0, its currency is `XXX`, the ISO 4217 code for no currency. */
const totalOf = (entries: ReadonlyArray<LedgerEntry>): Money.Money => {
  const sums = new Map<string, bigint>()
  for (const { amount } of entries) sums.set(amount.currency, (sums.get(amount.currency) ?? 0n) + amount.nanos)
  const nonZero = [...sums].find(([, nanos]) => nanos !== 0n)
  return nonZero === undefined ? zero : { nanos: nonZero[1], currency: nonZero[0] }
}

/**
 * Returns the time from which the session is final, which means that its amount can no longer be adjusted. As in the ledger, the time is computed
 * only from the newest message, so it does not depend on the order in which messages are received.
 */
const finalOf = (messages: ReadonlyArray<Evidence>, settings: FoldSettings): Date | undefined => {
  const newest = messages.findLast(({ superseded }) => !superseded)
  const time = finalAt(newest?.outcome.entry_date, settings)
  return time === null ? undefined : new Date(time)
}

/** Returns the ledger account of a session (its amount, entries and messages), or undefined if no message about the session was received. */
export const accountOf = Effect.fnUntraced(function* (
  sql: Sql,
  settings: FoldSettings,
  respondentId: string
): Effect.fn.Return<SessionAccount | undefined, StoreError> {
  const [row] = yield* sql.query("account", "SELECT * FROM outcome WHERE respondent_id = ?", [respondentId])
  if (row === undefined) return undefined
  const rows = yield* sql.query(
    "entries",
    "SELECT * FROM ledger_entry WHERE respondent_id = ? AND nanos <> 0 ORDER BY sequence, item, kind DESC",
    [respondentId]
  )
  const evidence = yield* sql.query(
    "evidence",
    `SELECT m.*, q.reason FROM outcome_message m LEFT JOIN quarantine q ON q.sequence = m.sequence AND q.item = m.item
      WHERE m.respondent_id = ? ORDER BY m.sequence, m.item`,
    [respondentId]
  )
  const messages = evidenceOf(evidence)
  const entries = rows.map((one) => entryOf(one, messages))
  return {
    amount: totalOf(entries),
    finalAt: finalOf(messages, settings),
    unpriced: isUnpriced(row, settings),
    entries,
    messages
  }
})
