/** The supplier's payout per complete, which is the buyer's price in US dollars minus the exchange's share. */
import { exchangeRates } from "../data/accounts.ts"
import { payout } from "../Money.ts"
import type { Survey } from "./Survey.ts"

/** The share of the price that the supplier receives, in ten-thousandths. */
const suppliersShare = 6_825

/** Returns the payout per complete in billionths of a US dollar. */
export const payoutOf = ({ buyer, price }: Survey): number =>
  payout(price, exchangeRates[buyer.businessUnit.currency] ?? 0, suppliersShare)
