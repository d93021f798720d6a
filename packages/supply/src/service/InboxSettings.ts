/**
 * The settings of a supply service's inbox.
 */
import type { InboxSettings as Settings, PublicKeyEntry } from "@fieldwork/inbox"

/** The settings of `createInbox`, and the keys that verify callbacks. */
export interface InboxSettings extends Settings {
  /**
   * The keys that verify callbacks, in the form in which a subscription returns them. Default: the keys of both subscriptions, which are updated when
   * the keys are rotated and stored across restarts.
   */
  readonly keys?: ReadonlyArray<PublicKeyEntry> | undefined
}
