/**
 * The projection that maintains the ledger's tables in the inbox's database. The tables are written in the same transaction that applies the
 * outcomes.
 *
 * Most outcomes do not change any amount. For these outcomes, the projection reads the entries of their sessions once per batch and writes nothing.
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
import { fold, type FoldSettings, isPaid, type LedgerMessage, type Session, defaultPayable } from "./fold.ts"
import type { LedgerOptions } from "./LedgerTypes.ts"
import { checkZone, monthOf } from "./Months.ts"
import { addToMonths } from "./MonthSums.ts"
import { isSameSettings, settingsText } from "./settingsText.ts"
import { type EntryRow, ledgerClose, ledgerEntry, ledgerMonth, ledgerName, type MonthRow } from "./Tables.ts"

export const settingsOf = ({ payable = defaultPayable, timeZone = "UTC" }: LedgerOptions): FoldSettings => ({
  payable,
  timeZone: checkZone(timeZone)
})

const messageOf = ({ appliedAt, countedAt, facts, item, orderedAt, sequence, signedAt }: Message<"outcomes">) =>
  ({
    ...facts,
    orderedAt,
    signedAt,
    sequence,
    item,
    countedAt,
    appliedAt,
    isRetry: appliedAt.sequence !== sequence || appliedAt.item !== item
  }) satisfies LedgerMessage

const idOf = ({ facts }: Message<"outcomes">): string => facts.respondent_id

const none: Effect.Effect<ReadonlyMap<string, OrderKey>> = Effect.succeed(new Map())
const noRows: Effect.Effect<ReadonlyArray<MonthRow>> = Effect.succeed([])

interface Folded {
  readonly first: ReadonlyArray<EntryRow>
  /** The entries that replace existing entries with the same key. */
  readonly replacements: ReadonlyArray<EntryRow>
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
  const folded = { first: [] as Array<EntryRow>, replacements: [] as Array<EntryRow>, replaced: [] as Array<EntryRow> }
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
      folded.replacements.push(...result.posted)
      folded.replaced.push(...before.entries.filter((entry) => !result.session.entries.includes(entry)))
    }
  }
  return folded
}

/**
 * Creates the projection that contains the ledger's tables, for a store that you open yourself. `createSupply` adds the projection to its own store.
 * Throws a `RangeError` if the time zone is unknown.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore } from "@fieldwork/inbox"
 * import { ledgerProjection, makeLedger, supplyRecords } from "@fieldwork/supply"
 *
 * const options = { timeZone: "America/New_York" }
 * const program = Effect.gen(function* () {
 *   const store = yield* SqliteStore.make({ path: ":memory:", projections: [supplyRecords, ledgerProjection(options)] })
 *   return yield* makeLedger(store, options).balance({ by: "month" })
 * })
 * await Effect.runPromise(Effect.scoped(program)) // => []
 * ```
 */
export const ledgerProjection = (options: LedgerOptions = {}): ProjectionOf<"outcomes"> => {
  const settings = settingsOf(options)
  return defineProjection({
    name: ledgerName,
    version: options.version ?? 1,
    settings: settingsText(settings),
    isSameSettings,
    stream: "outcomes",
    needsHistory: true,
    tables: [ledgerEntry, ledgerMonth],
    records: [ledgerClose],
    project: Effect.fnUntraced(function* (messages, read, readOrder) {
      const paidIds = new Set(messages.filter(({ facts }) => isPaid(facts, settings)).map(idOf))
      const months = new Set(messages.map(({ countedAt }) => monthOf(countedAt, settings.timeZone)))
      // The queries do not depend on each other, so they are sent together in one network round trip.
      const [entries, orders, sums] = yield* Effect.all(
        [
          read(ledgerEntry, messages.map(idOf)),
          paidIds.size === 0 ? none : readOrder([...paidIds]),
          paidIds.size === 0 ? noRows : read(ledgerMonth, [...months])
        ],
        { concurrency: "unbounded" }
      )
      // The sessions that have entries but no paid message in this batch. Their amounts may have to be reversed.
      const others = [...new Set(entries.map(({ respondent_id }) => respondent_id))].filter((id) => !paidIds.has(id))
      const known = others.length === 0 ? orders : new Map([...orders, ...(yield* readOrder(others))])
      const { replacements, first, replaced } = foldAll(
        messages,
        entries,
        new Set([...paidIds, ...others]),
        known,
        settings
      )
      if (first.length + replacements.length === 0) return []
      const changed = new Set([...first, ...replacements, ...replaced].map(({ month }) => month))
      const isRead = paidIds.size > 0 && [...changed].every((month) => months.has(month))
      const before = isRead ? sums : yield* read(ledgerMonth, [...changed])
      return [
        insert(ledgerEntry, first),
        upsert(ledgerEntry, replacements),
        upsert(ledgerMonth, addToMonths(before, [...first, ...replacements], replaced))
      ]
    }),
    erase: (_, row) => row
  })
}
