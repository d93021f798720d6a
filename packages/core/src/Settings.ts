/**
 * The settings that every client takes, whatever its service. None of them mentions an Effect type: both faces share them.
 */
import type { Drift } from "./Events.ts"
import type { DeprecationNotice } from "./Notice.ts"
import type { Options as RateLimit } from "./RateLimiter.ts"
import type { Policy } from "./Retry.ts"
import type { Fetch } from "./Transport.ts"

export interface Settings {
  /**
   * How requests are sent. When absent: over undici on Node, as long as the global `fetch` and its dispatcher are as Node made them, and by
   * the global `fetch` everywhere else. A proxy, a CA or a sandbox in this process comes in here.
   */
  readonly fetch?: Fetch
  /** For one attempt: connecting, headers and body together. 30,000 when absent. */
  readonly timeoutMillis?: number
  readonly retry?: Partial<Policy> & {
    /** Retries of this client that may be unearned by successes; 20 when absent. */
    readonly budget?: number
  }
  /** No limiter when absent. */
  readonly rateLimit?: RateLimit
  /**
   * What happens to an answer that is not as the spec says.
   *
   * - `lenient` (default): it is returned, and the difference reported
   * - `strict`: the call fails with a `ContractError`
   * - `off`: bodies are not looked at
   */
  readonly validation?: "lenient" | "strict" | "off"
  /**
   * What happens when a deprecated operation answers.
   *
   * - `log` (default): one notice an operation and process
   * - `silent`: none
   * - `fail-after-sunset`: as `log`, and once its sunset has passed the operation fails unsent
   */
  readonly deprecation?: "log" | "silent" | "fail-after-sunset"
  /** Takes the notices of this client instead of the log. */
  readonly onDeprecation?: (notice: DeprecationNotice) => void
  /** Takes the drift of this client instead of the log, every time it is seen. */
  readonly onDrift?: (drift: Drift) => void
}
