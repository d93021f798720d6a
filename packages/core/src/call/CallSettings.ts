/**
 * The options of one call, which override the client's settings. No Effect types appear here, because the Effect and Promise APIs share these types.
 */
import type { RetryPolicy } from "../retry/RetryPolicy.ts"

/** The options of one call, which override the client's settings. */
export interface CallSettings {
  /** The time limit of one attempt in milliseconds; it covers connecting, headers and body together. */
  readonly timeoutMillis?: number
  /**
   * The time limit of the whole call in milliseconds: all attempts, the pauses between them, and the waits for a token or a slot. A retry that cannot
   * start in time is not begun. For a paginated list, and for a method that makes several calls, it applies to each call.
   */
  readonly deadlineMillis?: number
  /** The retry policy. `{ maxAttempts: 1 }` disables retries. */
  readonly retry?: Partial<RetryPolicy>
  /**
   * Headers to send in addition to the client's own, which they override. They are not sent to another host, whether after a redirect or through a
   * link.
   */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether to request the next page of a list while the items of the previous page are being processed. */
  readonly prefetch?: boolean
}
