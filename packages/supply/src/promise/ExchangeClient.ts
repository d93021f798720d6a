/**
 * The methods of the `@fieldwork/exchange/promise` client that this package calls.
 */
import type { Exchange } from "@fieldwork/exchange/promise"

/** An exchange client, as returned by `createExchange(…)` or, in tests, by `fakeExchange(…)`. */
export interface ExchangeClient {
  readonly supplierLinks: Pick<Exchange["supplierLinks"], "get" | "create" | "update">
  readonly opportunities: Pick<Exchange["opportunities"], "subscription" | "subscribe">
  readonly outcomes: Pick<Exchange["outcomes"], "subscription" | "subscribe">
}
