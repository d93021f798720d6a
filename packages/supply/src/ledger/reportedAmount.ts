/**
 * Reads the amounts in a report from the exchange.
 */
import { Money } from "@fieldwork/exchange/promise"
import { InvalidReportError } from "./InvalidReportError.ts"
import { zero } from "./KnownSession.ts"
import type { ReportRow } from "./LedgerTypes.ts"

/** Returns the amount in a line of a report. An amount of 0 needs no currency. Throws `InvalidMoneyError` if the amount is invalid. */
export const reportedAmount = ({ amount }: Partial<Pick<ReportRow, "amount">>): Money.Money => {
  const { currency_code, value } = amount ?? {}
  const hasCurrency = (currency_code ?? "") !== ""
  if (!hasCurrency && value !== undefined && Money.make(value, zero.currency).nanos === 0n) return zero
  return Money.read(amount)
}

/** Throws an `InvalidReportError` for the first line of the report whose amount is invalid. */
export const checkReport = (report: ReadonlyArray<ReportRow>): void => {
  for (const [index, row] of report.entries()) {
    try {
      reportedAmount(row)
    } catch (cause) {
      const why = cause instanceof Money.InvalidMoneyError ? cause.message : "the amount is not an object with a value"
      throw new InvalidReportError({ line: index + 1, respondent_id: row.respondent_id, why })
    }
  }
}
