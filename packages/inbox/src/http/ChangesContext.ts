/**
 * The dependencies of the read API operation that returns changes.
 */
import { Effect } from "effect"
import type { Store } from "../store/Store.ts"
import type { FollowLimit } from "./FollowLimit.ts"

export interface ChangesContext {
  readonly store: Store
  readonly limit: FollowLimit
  readonly hasOutcomes: boolean
  /** Runs an effect, and interrupts it when the signal is aborted. */
  readonly run: <A, E>(effect: Effect.Effect<A, E>, signal: AbortSignal) => Promise<A>
  readonly pollMillis: number
  /** The interval in milliseconds at which a comment is sent on an event stream while there are no events. */
  readonly heartbeatMillis: number
  /** The signal that is aborted when the API is closed. */
  readonly closing: AbortSignal
}
