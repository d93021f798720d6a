/** The supplier's payout per complete: the buyer's price in US dollars without the exchange's share. */
import { exchangeRates } from "../data/accounts.ts"
import { payout } from "../Money.ts"
import type { Survey } from "./Survey.ts"

/** The share of the price that the supplier receives, in ten-thousandths. */
const suppliersShare = 6_825

/** Billionths of a US dollar per complete. */
export const payoutOf = ({ buyer, price }: Survey): number =>
  payout(price, exchangeRates[buyer.businessUnit.currency] ?? 0, suppliersShare)
