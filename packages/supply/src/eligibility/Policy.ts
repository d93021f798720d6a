/**
 * The terms on which a supplier sends respondents.
 */
import { taggedError } from "@fieldwork/core/promise"
import { Money } from "@fieldwork/exchange/promise"

/** The terms on which a supplier sends respondents. */
export interface Policy {
  /** The lowest acceptable price per complete. A price in another currency counts as below it. Without it, every price above 0 is accepted. */
  readonly floor?: Money.Money | undefined
  /** The longest interview, in minutes. Without it there is no limit. */
  readonly max_minutes?: number | undefined
  /** Whether surveys that collect personal data are offered. Default false. */
  readonly pii?: boolean | undefined
  /** Days after which an answer that has a time counts as not given. Without it answers do not expire. */
  readonly answer_max_age_days?: number | undefined
}

/**
 * A policy that cannot be applied.
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

/** Returns the policy. Throws `InvalidPolicyError` for one that cannot be applied. */
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
