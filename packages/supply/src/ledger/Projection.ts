/**
 * The ledger's tables in the inbox's database, written in the transaction that applies the outcomes.
 *
 * Most outcomes change no amount. For those it costs one look at the entries of their sessions, once per batch, and writes nothing.
 */
import {
  defineProjection,
  insert,
  type Message,
  type OrderKey,
  type ProjectionOf,
  upsert
} from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import { fold, type FoldSettings, hasWorth, type LedgerMessage, type Session, usualPayable } from "./Fold.ts"
import type { LedgerOptions } from "./LedgerTypes.ts"
import { checkZone } from "./Months.ts"
import { addToMonths } from "./MonthSums.ts"
import { type EntryRow, ledgerClose, ledgerEntry, ledgerMonth } from "./Tables.ts"

export const settingsOf = ({ payable = usualPayable, timeZone = "UTC" }: LedgerOptions): FoldSettings => ({
  payable,
  timeZone: checkZone(timeZone)
})

const messageOf = ({ appliedAt, facts, item, orderedAt, receivedAt, sequence, signedAt }: Message<"outcomes">) =>
  ({
    ...facts,
    orderedAt,
    signedAt,
    sequence,
    item,
    receivedAt,
    isRetry: appliedAt.sequence !== sequence || appliedAt.item !== item
  }) satisfies LedgerMessage

/** The sessions whose entries a batch may change: those with an entry, and those of a message that is worth something. */
const concerned = (
  messages: ReadonlyArray<Message<"outcomes">>,
  entries: ReadonlyArray<EntryRow>,
  settings: FoldSettings
): ReadonlySet<string> => {
  const ids = new Set(entries.map(({ respondent_id }) => respondent_id))
  for (const { facts } of messages) if (hasWorth(facts, settings)) ids.add(facts.respondent_id)
  return ids
}

interface Folded {
  readonly first: ReadonlyArray<EntryRow>
  /** In place of others with the same key. */
  readonly again: ReadonlyArray<EntryRow>
  readonly replaced: ReadonlyArray<EntryRow>
}

const foldAll = (
  messages: ReadonlyArray<Message<"outcomes">>,
  entries: ReadonlyArray<EntryRow>,
  ids: ReadonlySet<string>,
  orders: ReadonlyMap<string, OrderKey>,
  settings: FoldSettings
): Folded => {
  const own = Map.groupBy(entries, ({ respondent_id }) => respondent_id)
  const sessions = new Map<string, Session>()
  const folded = { first: [] as Array<EntryRow>, again: [] as Array<EntryRow>, replaced: [] as Array<EntryRow> }
  for (const message of messages) {
    const id = message.facts.respondent_id
    if (!ids.has(id)) continue
    const before = sessions.get(id) ?? { order: orders.get(id), entries: own.get(id) ?? [] }
    const read = messageOf(message)
    const result = fold(before, read, settings)
    if (result === undefined) continue
    sessions.set(id, result.session)
    if (!read.isRetry) folded.first.push(...result.posted)
    else {
      folded.again.push(...result.posted)
      folded.replaced.push(...before.entries.filter((entry) => !result.session.entries.includes(entry)))
    }
  }
  return folded
}

/** Give it to the store: `SqliteStore.layer({ path, projections: [supplyRecords, ledgerProjection()] })`. Throws for a time zone that is not known. */
export const ledgerProjection = (options: LedgerOptions = {}): ProjectionOf<"outcomes"> => {
  const settings = settingsOf(options)
  return defineProjection({
    name: "ledger",
    version: options.version ?? 1,
    stream: "outcomes",
    tables: [ledgerEntry, ledgerMonth],
    records: [ledgerClose],
    project: Effect.fnUntraced(function* (messages, read, readOrder) {
      const known = yield* read(
        ledgerEntry,
        messages.map(({ facts }) => facts.respondent_id)
      )
      const ids = concerned(messages, known, settings)
      if (ids.size === 0) return []
      const { again, first, replaced } = foldAll(messages, known, ids, yield* readOrder([...ids]), settings)
      if (first.length + again.length === 0) return []
      const posted = [...first, ...again]
      const months = yield* read(ledgerMonth, [...new Set(posted.map(({ month }) => month))])
      return [
        insert(ledgerEntry, first),
        upsert(ledgerEntry, again),
        upsert(ledgerMonth, addToMonths(months, posted, replaced))
      ]
    }),
    erase: (_, row) => row
  })
}
