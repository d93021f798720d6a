/**
 * The options of one call, which take the place of the client's settings. None of them mentions an Effect type: both faces share them.
 */
import type { RetryPolicy } from "../retry/RetryPolicy.ts"

export interface CallSettings {
  /** Milliseconds for one attempt: connecting, headers and body together. */
  readonly timeoutMillis?: number
  /**
   * Milliseconds for the whole call: all attempts, the pauses between them and the waits for a token or a turn. No retry is begun that cannot start in
   * time. Of a list in pages, and of a method that makes several calls, it is the time of each call.
   */
  readonly deadlineMillis?: number
  /** `{ maxAttempts: 1 }` makes no retry. */
  readonly retry?: Partial<RetryPolicy>
  /** Sent beside the client's own, in their place where both have a name. Not sent to another host that a redirect or a link leads to. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the next page of a list is requested while the items of the page before are used. */
  readonly prefetch?: boolean
}
