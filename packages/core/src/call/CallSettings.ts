/**
 * The options for one call, which override the client's settings. This file uses no Effect types, because the Effect and Promise APIs share it.
 */
import type { RetryPolicy } from "../retry/RetryPolicy.ts"

/** The options for one call, which override the client's settings. */
export interface CallSettings {
  /** The time limit for one attempt in milliseconds, which covers connecting, headers and body together. */
  readonly timeoutMillis?: number
  /**
   * The time limit for the entire call in milliseconds: all attempts, the pauses between them, and the waits for a token or a slot (`maxInFlight`). A
   * retry that cannot start in time is not made. For a paginated list, and for a method that makes several calls, each call has this limit.
   */
  readonly deadlineMillis?: number
  /** The parts of the retry policy to override. `{ maxAttempts: 1 }` disables retries. */
  readonly retry?: Partial<RetryPolicy>
  /**
   * Headers to send in addition to the client's headers, overriding client headers of the same name. Other hosts, reached through a redirect or a
   * link in a response, receive only `traceparent` and `User-Agent`.
   */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether to request the next page of a list while the items of the previous page are being processed. */
  readonly prefetch?: boolean
}
