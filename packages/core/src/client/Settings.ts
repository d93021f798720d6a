/**
 * The settings that every client takes, whatever its service. None of them mentions an Effect type: both faces share them.
 */
import type { DeprecationNotice } from "../diagnostics/DeprecationNotice.ts"
import type { Drift } from "../diagnostics/Drift.ts"
import type { Listeners, RequestEvent, RequestInfo } from "./Listeners.ts"
import type { RateLimit } from "../retry/RateLimit.ts"
import type { RetryPolicy } from "../retry/RetryPolicy.ts"
import type { Fetch } from "../transport/Transport.ts"

export interface Settings extends Listeners {
  /**
   * How requests are sent. When absent: over undici on Node, as long as the global `fetch` and its dispatcher are Node's own, and by the
   * global `fetch` everywhere else. A proxy, a CA or an in-process sandbox is given here.
   */
  readonly fetch?: Fetch
  /**
   * Milliseconds for one attempt: connecting, headers and body together; or a function of the operation. 30,000 when absent.
   *
   * ```ts
   * timeoutMillis: ({ operation }) => (operation === "exportRespondentsCsv" ? 300_000 : 10_000)
   * ```
   */
  readonly timeoutMillis?: number | ((request: RequestInfo) => number)
  /** Milliseconds for a whole call, with its retries, pauses and waits. No limit when absent. */
  readonly deadlineMillis?: number
  /**
   * Headers for every request of the client, those for tokens included; or a function that is called for each attempt. They are not sent to another host.
   * The values of headers whose names tell of a key, a token, a secret, a password or a cookie are kept out of errors and logs.
   */
  readonly headers?: Readonly<Record<string, string>> | ((request: RequestEvent) => Readonly<Record<string, string>>)
  /** The `User-Agent` header, such as `acme-dashboard/2.1`. Browsers send their own. */
  readonly userAgent?: string
  /** How many requests of this client may be under way at once; others wait in order. A download counts until its last byte. No limit when absent. */
  readonly maxInFlight?: number
  readonly retry?: Partial<RetryPolicy> & {
    /** Retries of this client that need not be earned by successes; 20 when absent. */
    readonly budget?: number
  }
  /** No limiter when absent. */
  readonly rateLimit?: RateLimit
  /**
   * What happens to a request that is not as the spec states.
   *
   * - `strict` (default): it is not sent, and the call fails with an `InvalidRequestError` that names each member
   * - `lenient`: it is sent, and the difference is reported
   * - `off`: requests are not compared with the spec
   *
   * A value that has no form on the wire, such as `NaN`, is refused in each case.
   */
  readonly requestValidation?: "strict" | "lenient" | "off"
  /**
   * What happens to a response that is not as the spec states.
   *
   * - `lenient` (default): it is returned, and the difference is reported
   * - `strict`: the call fails with a `ContractError`
   * - `off`: bodies are not compared with the spec
   */
  readonly validation?: "lenient" | "strict" | "off"
  /**
   * What happens when a deprecated operation is called.
   *
   * - `log` (default): one notice per operation, in the log of the process or to `onDeprecation`
   * - `silent`: no notice
   * - `fail-after-sunset`: as `log`, and once its sunset has passed the operation fails unsent
   */
  readonly deprecation?: "log" | "silent" | "fail-after-sunset"
  /** Receives the notices of this client instead of the log, one per operation. */
  readonly onDeprecation?: (notice: DeprecationNotice) => void
  /** Receives the drift of this client instead of the log, each time it is seen. */
  readonly onDrift?: (drift: Drift) => void
}
