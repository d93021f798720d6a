/**
 * What a supplier is paid for a complete: the buyer's price in US dollars without the exchange's part.
 */
import { exchangeRates } from "../data/accounts.ts"
import { payout } from "../Money.ts"
import type { Survey } from "./Survey.ts"

/** Ten-thousandths of the price that reach the supplier. */
const suppliersShare = 6_825

/** Billionths of a US dollar per complete. */
export const payoutOf = ({ buyer, price }: Survey): number =>
  payout(price, exchangeRates[buyer.businessUnit.currency] ?? 0, suppliersShare)
