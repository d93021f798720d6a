/**
 * Reads the sessions in the ledger that a report names: their amounts, and the received messages about them.
 */
import { Money } from "@fieldwork/exchange/promise"
import type { Outcome } from "@fieldwork/exchange-client"
import type { StoreError } from "@fieldwork/inbox"
import type { LogPosition, Sql } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import { amountOf, integerIn, isUnpriced, textIn } from "./Columns.ts"
import { type FoldSettings, isPaidBy } from "./fold.ts"

export const zero: Money.Money = { nanos: 0n, currency: "XXX" }

/** A received message, with its position in the inbox's log. */
export interface ReceivedMessage extends LogPosition {
  readonly outcome: Outcome
  /** The amount of the session according to this message. Undefined if the message is payable but has no valid amount. */
  readonly amount: Money.Money | undefined
}

/** The amount of a session in the ledger, with the received messages about the session. */
export interface KnownSession {
  readonly amount: Money.Money
  /** Whether the session is payable but has no valid amount. */
  readonly unpriced: boolean
  readonly messages: ReadonlyArray<ReceivedMessage>
}

export const unknownSession: KnownSession = { amount: zero, unpriced: false, messages: [] }

const outcomeAmount = (outcome: Outcome, { payable }: FoldSettings): Money.Money | undefined => {
  if (!isPaidBy(payable, outcome.marketplace_status, outcome.client_status)) return zero
  try {
    return Money.read(outcome.rpi)
  } catch {
    return undefined
  }
}

const list = (count: number): string => Array.from({ length: count }, () => "?").join(", ")

/**
 * Selects the amount of each session, in billionths of the currency unit. Sessions with the amount 0 are omitted. The amounts of a single session are
 * small enough for an exact integer sum.
 */
export const sessionAmounts = "SELECT respondent_id, currency, sum(nanos) AS nanos FROM ledger_entry"
export const grouped = "GROUP BY respondent_id, currency HAVING sum(nanos) <> 0 ORDER BY respondent_id"

/** Returns the sessions with the given ids. Sessions about which no message was received are omitted. */
export const readKnownSessions = Effect.fnUntraced(function* (
  sql: Sql,
  settings: FoldSettings,
  ids: ReadonlyArray<string>
): Effect.fn.Return<ReadonlyMap<string, KnownSession>, StoreError> {
  const where = `WHERE respondent_id IN (${list(ids.length)})`
  const sessions = yield* sql.query("reconcile", `SELECT * FROM outcome ${where}`, ids)
  const sums = yield* sql.query("reconcile", `${sessionAmounts} ${where} ${grouped}`, ids)
  const amounts = new Map(sums.map((row) => [textIn(row, "respondent_id"), amountOf(row)]))
  const documents = yield* sql.query(
    "reconcile",
    `SELECT respondent_id, sequence, item, document FROM outcome_message ${where} ORDER BY sequence, item`,
    ids
  )
  const messages = new Map<string, Array<ReceivedMessage>>()
  for (const row of documents) {
    const outcome = JSON.parse(String(row["document"])) as Outcome
    const id = String(row["respondent_id"])
    const own = messages.get(id) ?? []
    messages.set(id, own)
    own.push({
      outcome,
      amount: outcomeAmount(outcome, settings),
      sequence: integerIn(row, "sequence"),
      item: integerIn(row, "item")
    })
  }
  return new Map(
    sessions.map((row) => {
      const id = String(row["respondent_id"])
      return [
        id,
        { amount: amounts.get(id) ?? zero, unpriced: isUnpriced(row, settings), messages: messages.get(id) ?? [] }
      ]
    })
  )
})
