/**
 * The supplier's rules for sending respondents to surveys.
 */
import { taggedError } from "@fieldwork/core/promise"
import { Money } from "@fieldwork/exchange/promise"

/** The supplier's rules for sending respondents to surveys. */
export interface Policy {
  /** The minimum price per complete. A price in another currency is treated as too low. Default: any price above 0. */
  readonly floor?: Money.Money | undefined
  /** The maximum length of an interview in minutes. Default: no limit. */
  readonly max_minutes?: number | undefined
  /** Whether to offer surveys that collect personal data. Default: `false`. */
  readonly pii?: boolean | undefined
  /** The maximum age of an answer in days. Older answers are treated as missing. An answer without a time never expires. Default: no limit. */
  readonly answer_max_age_days?: number | undefined
}

/**
 * The error for a policy with an invalid field.
 *
 * @example
 * ```ts
 * import { InvalidPolicyError } from "@fieldwork/supply"
 * new InvalidPolicyError({ field: "minRpi" as never, why: "must be positive" }).message // => "policy.minRpi: must be positive"
 * ```
 */
export class InvalidPolicyError extends taggedError("InvalidPolicyError")<{
  readonly field: keyof Policy
  readonly why: string
}> {
  override get message(): string {
    return `policy.${this.field}: ${this.why}`
  }
}

const isPositive = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value) && value > 0

/** Returns the policy unchanged. Throws `InvalidPolicyError` if a field is invalid. */
export const checkPolicy = (policy: Policy): Policy => {
  const { answer_max_age_days, floor, max_minutes } = policy
  if (max_minutes !== undefined && !isPositive(max_minutes)) {
    throw new InvalidPolicyError({ field: "max_minutes", why: "it must be a number of minutes above 0" })
  }
  if (answer_max_age_days !== undefined && !isPositive(answer_max_age_days)) {
    throw new InvalidPolicyError({ field: "answer_max_age_days", why: "it must be a number of days above 0" })
  }
  if (floor !== undefined && (typeof floor.nanos !== "bigint" || floor.nanos < 0n)) {
    throw new InvalidPolicyError({ field: "floor", why: 'it must be an amount such as Money.make("0.50", "USD")' })
  }
  return policy
}
