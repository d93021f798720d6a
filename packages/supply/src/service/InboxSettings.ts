/**
 * The settings of a supply service's inbox.
 */
import type { InboxSettings as Settings, PublicKeyEntry } from "@fieldwork/inbox"

/** The settings of `createInbox`, and its keys. */
export interface InboxSettings extends Settings {
  /**
   * Keys that verify callbacks, as a subscription returns them. Default: the keys of both subscriptions, followed when they are rotated, and held through a
   * restart.
   */
  readonly keys?: ReadonlyArray<PublicKeyEntry> | undefined
}
