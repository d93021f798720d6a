/**
 * The amounts that the exchange owes each supplier, exact to the billionth of a US dollar, and the amounts that have been reported to the supplier.
 *
 * The amounts are stored as totals that every change updates, so they remain correct after sessions are removed.
 */
import type { Session } from "./Session.ts"

export interface Totals {
  sessions: number
  /** The number of paid sessions. */
  completes: number
  /** The amount that the exchange owes the supplier, in billionths of a US dollar. */
  owed: bigint
  /** The amount that results from the messages that the supplier has received, in billionths of a US dollar. */
  received: bigint
}

export interface Ledger {
  readonly sessionStarted: (session: Session) => void
  /** Changes the amount that the exchange owes the supplier for the session from `before` to `after`, in billionths of a US dollar. */
  readonly owedChanged: (session: Session, before: number, after: number) => void
  readonly receivedChanged: (session: Session, before: number, after: number) => void
  readonly totals: (supplier: string) => Totals
  /** Returns the totals, keyed by the month (in UTC) in which the sessions started, such as `2026-01`. */
  readonly months: (supplier: string) => ReadonlyMap<string, Totals>
}

const zeroTotals = (): Totals => ({ sessions: 0, completes: 0, owed: 0n, received: 0n })

export const monthOf = (entry: number): string => new Date(entry).toISOString().slice(0, 7)

export const make = (): Ledger => {
  const suppliers = new Map<string, Map<string, Totals>>()

  const of = ({ entry, supplier }: Session): Totals => {
    const months = suppliers.get(supplier) ?? new Map<string, Totals>()
    suppliers.set(supplier, months)
    const month = monthOf(entry)
    const totals = months.get(month) ?? zeroTotals()
    months.set(month, totals)
    return totals
  }

  const months = (supplier: string): ReadonlyMap<string, Totals> => suppliers.get(supplier) ?? new Map()

  return {
    months,
    sessionStarted: (session) => {
      of(session).sessions++
    },
    owedChanged: (session, before, after) => {
      if (before === after) return
      const totals = of(session)
      totals.completes += Math.sign(after - before)
      totals.owed += BigInt(after - before)
    },
    receivedChanged: (session, before, after) => {
      if (before !== after) of(session).received += BigInt(after - before)
    },
    totals: (supplier) =>
      [...months(supplier).values()].reduce(
        (sum, month) => ({
          sessions: sum.sessions + month.sessions,
          completes: sum.completes + month.completes,
          owed: sum.owed + month.owed,
          received: sum.received + month.received
        }),
        zeroTotals()
      )
  }
}
