import { taggedError } from "@fieldwork/core/promise"

/** A subscription that sends callbacks to another URL. */
export interface OtherSubscription {
  readonly stream: "opportunities" | "outcomes"
  /** The registered URL without its user, password, query and fragment. Undefined if the exchange did not return the URL. */
  readonly callback: string | undefined
}

/**
 * The error for a supplier whose callbacks are sent to another URL. Nothing was changed, because replacing the subscriptions would stop the callbacks
 * to the registered URLs. Pass `replace: true` to `subscribe` to replace them.
 *
 * @example
 * ```ts
 * import { SubscriptionExistsError } from "@fieldwork/supply"
 * const subscriptions = [{ stream: "outcomes", callback: "https://other.example/outcomes" }] as const
 * new SubscriptionExistsError({ supplierCode: "4711", subscriptions }).message.includes("https://other.example/outcomes") // => true
 * ```
 */
export class SubscriptionExistsError extends taggedError("SubscriptionExistsError")<{
  readonly supplierCode: string
  readonly subscriptions: ReadonlyArray<OtherSubscription>
}> {
  override get message(): string {
    return `${describeSubscriptions(this)}. To replace ${this.subscriptions.length === 1 ? "it" : "them"}, subscribe with \`replace: true\``
  }
}

/** Returns the sentence that names the registered URLs, without a full stop. */
export const describeSubscriptions = ({
  subscriptions,
  supplierCode
}: Pick<SubscriptionExistsError, "subscriptions" | "supplierCode">): string => {
  const urls = subscriptions.map(({ callback = "an unknown URL", stream }) => `${stream} to ${callback}`).join(" and ")
  const many = subscriptions.length === 1 ? "a subscription that sends" : "subscriptions that send"
  return `supplier ${supplierCode} has ${many} ${urls}, and replacing ${subscriptions.length === 1 ? "it" : "them"} would stop these callbacks`
}
