/**
 * The dependencies of the operation on changes.
 */
import { Effect } from "effect"
import type { Store } from "../store/Store.ts"
import type { FollowLimit } from "./FollowLimit.ts"

export interface ChangesContext {
  readonly store: Store
  readonly limit: FollowLimit
  readonly hasOutcomes: boolean
  /** Runs an effect until the signal is aborted. */
  readonly run: <A, E>(effect: Effect.Effect<A, E>, signal: AbortSignal) => Promise<A>
  readonly pollMillis: number
  /** The time between two comments in a stream of events, in milliseconds. */
  readonly heartbeatMillis: number
  /** Aborted when the API is closed. */
  readonly closing: AbortSignal
}
