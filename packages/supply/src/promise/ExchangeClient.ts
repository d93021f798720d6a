/**
 * The calls of a client of `@fieldwork/exchange/promise` that the supply kit makes.
 */
import type { Exchange } from "@fieldwork/exchange/promise"

/** Both `createExchange(…)` and, in a test, `fakeExchange(…)` return one. */
export interface ExchangeClient {
  readonly supplierLinks: Pick<Exchange["supplierLinks"], "get" | "create">
  readonly opportunities: Pick<Exchange["opportunities"], "subscription" | "subscribe">
  readonly outcomes: Pick<Exchange["outcomes"], "subscription" | "subscribe">
}
