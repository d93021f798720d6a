import { taggedError } from "@fieldwork/core/promise"

const messages = {
  "not over": (month: string) => `${month} is not over: close it after its end`,
  behind: (month: string) =>
    `the inbox has outcomes that the ledger does not have yet: close ${month} once its projector has caught up`,
  "needs rebuild": (month: string) =>
    `the inbox has outcomes from before the ledger was installed: run a rebuild of the inbox, then close ${month}`
}

/**
 * The error for a month that has not ended, or whose messages may not all have reached the ledger yet. If `why` is `needs rebuild`, the ledger or a
 * new version of its settings was installed after outcomes had been received, and does not contain them until a rebuild of the inbox.
 *
 * @example
 * ```ts
 * import { MonthOpenError } from "@fieldwork/supply"
 * new MonthOpenError({ month: "2026-01", why: "not over" }).message.startsWith("2026-01 is not over") // => true
 * ```
 */
export class MonthOpenError extends taggedError("MonthOpenError")<{
  readonly month: string
  readonly why: "not over" | "behind" | "needs rebuild"
}> {
  override get message(): string {
    return messages[this.why](this.month)
  }
}
