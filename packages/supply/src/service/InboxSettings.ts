/**
 * The settings of a supply service's inbox.
 */
import type { InboxSettings as Settings, PublicKeyEntry } from "@fieldwork/inbox"

/** The settings of `createInbox`, and the public keys with which callbacks are verified. */
export interface InboxSettings extends Settings {
  /**
   * The public keys with which callbacks are verified, in the format in which a subscription returns them. Default: the keys of the supplier's
   * opportunities and outcomes subscriptions. The default keys are updated when the exchange rotates them, and persist across restarts.
   */
  readonly keys?: ReadonlyArray<PublicKeyEntry> | undefined
}
