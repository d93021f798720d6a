/**
 * The ledger's tables in the inbox's database, written in the transaction that applies the outcomes.
 */
import { defineProjection, insert, type ProjectionOf, upsert } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import { fold, type FoldSettings, type Payable, usualPayable } from "./Fold.ts"
import { checkZone } from "./Months.ts"
import { readMessage } from "./ReadMessage.ts"
import { type EntryRow, ledgerClose, ledgerEntry, ledgerSession, type SessionRow } from "./Tables.ts"

export interface LedgerOptions {
  /** Which outcomes are paid. Default: `marketplace_status` 3 with `client_status` 10, 11 or 70. */
  readonly payable?: Payable | undefined
  /** The zone of months and of finality, such as `America/New_York`. Default UTC. */
  readonly timeZone?: string | undefined
  /** Give a greater number whenever one of the others changes: the ledger is then computed again by a rebuild of the inbox. Default 1. */
  readonly version?: number | undefined
}

export const settingsOf = ({ payable = usualPayable, timeZone = "UTC" }: LedgerOptions): FoldSettings => ({
  payable,
  timeZone: checkZone(timeZone)
})

/** Give it to the store: `SqliteStore.layer({ path, projections: [supplyRecords, ledgerProjection()] })`. Throws for a time zone that is not known. */
export const ledgerProjection = (options: LedgerOptions = {}): ProjectionOf<"outcomes"> => {
  const settings = settingsOf(options)
  return defineProjection({
    name: "ledger",
    version: options.version ?? 1,
    stream: "outcomes",
    tables: [ledgerSession, ledgerEntry],
    indexes: [{ table: ledgerEntry, columns: ["month", "currency", "kind", "nanos"] }],
    records: [ledgerClose],
    project: Effect.fnUntraced(function* (messages, read) {
      const ids = [...new Set(messages.map(({ facts }) => facts.respondent_id))]
      const sessions = new Map<string, SessionRow>(
        (yield* read(ledgerSession, ids)).map((row) => [row.respondent_id, row])
      )
      const changed = new Map<string, SessionRow>()
      const first: Array<EntryRow> = []
      const again: Array<EntryRow> = []
      for (const message of messages.map(readMessage)) {
        const posted = fold(sessions.get(message.respondent_id), message, settings)
        if (posted === undefined) continue
        sessions.set(message.respondent_id, posted.session)
        changed.set(message.respondent_id, posted.session)
        for (const entry of posted.entries) (message.isRetry ? again : first).push(entry)
      }
      return [
        upsert(ledgerSession, [...changed.values()]),
        insert(ledgerEntry, first),
        ...(again.length === 0 ? [] : [upsert(ledgerEntry, again)])
      ]
    }),
    erase: (_, row, { pid }) => (row["panelist_id"] === pid ? { ...row, panelist_id: "" } : row)
  })
}
