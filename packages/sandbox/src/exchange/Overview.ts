/** Computes the exchange's statistics for the overview in the control API. */
import type { Overview } from "../control/schema.gen.ts"
import { account } from "./data/accounts.ts"
import { toText } from "./Money.ts"
import type { ExchangeState } from "./ExchangeState.ts"

/** The exchange's part of the overview. Callbacks are counted per quarter of an hour over the last 24 hours. */
export interface ExchangeOverview extends Pick<Overview, "market" | "sessions" | "deliveries"> {
  /** The number of delivery faults that have not yet been applied. */
  readonly deliveryFaults: number
}

const hours = 24
const quarters = 96

export const make =
  ({ deliveries, market, now, sessions, marketSize, sessionStore, timeline, ledger }: ExchangeState) =>
  (): ExchangeOverview => {
    timeline.catchUp()
    const time = now()
    const suppliers = account.suppliers.map(({ code }) => ({ code, ...ledger.totals(code) }))
    const [received, failed] = [deliveries.received.upTo(time, quarters), deliveries.failed.upTo(time, quarters)]
    const last_failure = deliveries.lastFailure()
    return {
      market: {
        live: market.liveCount(),
        known: market.count(),
        arrivals: market.arrivals.upTo(time, hours),
        ends: market.ends.upTo(time, hours),
        churn: marketSize.churn
      },
      sessions: {
        total: sessionStore.count(),
        under_way: sessions.inProgress(),
        paid: suppliers.reduce((sum, { completes }) => sum + completes, 0),
        owed: toText(suppliers.reduce((sum, { owed }) => sum + owed, 0n)),
        suppliers: suppliers.map(({ code, completes, owed, received, sessions: total }) => ({
          supplier_code: code,
          total,
          paid: completes,
          owed: toText(owed),
          received: toText(received)
        }))
      },
      deliveries: {
        sent: deliveries.sent(),
        quarters: received.map((count, index) => ({ received: count, failed: failed[index] ?? 0 })),
        ...(last_failure !== undefined && { last_failure: { ...last_failure, body: "" } })
      },
      deliveryFaults: deliveries.deliveryFaults.list().length
    }
  }
