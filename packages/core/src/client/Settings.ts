/**
 * The settings that all clients share. No Effect types appear here, because the Effect and Promise APIs share these types.
 */
import type { DeprecationNotice } from "../diagnostics/DeprecationNotice.ts"
import type { Drift } from "../diagnostics/Drift.ts"
import type { Listeners, RequestEvent, RequestInfo } from "./Listeners.ts"
import type { RateLimit } from "../retry/RateLimit.ts"
import type { RetryPolicy } from "../retry/RetryPolicy.ts"
import type { Fetch } from "../transport/Fetch.ts"

/** The settings of a client, which are the same for every service. */
export interface Settings extends Listeners {
  /**
   * Sends the requests. Default: undici on Node if the global `fetch` and its dispatcher are Node's own, and the global `fetch` otherwise. Use this
   * setting for a proxy, a custom CA or an in-process sandbox.
   */
  readonly fetch?: Fetch
  /**
   * The time limit of one attempt in milliseconds, which covers connecting, headers and body together, or a function that returns it for an
   * operation. Default 30,000.
   *
   * ```ts
   * timeoutMillis: ({ operation }) => (operation === "exportRespondentsCsv" ? 300_000 : 10_000)
   * ```
   */
  readonly timeoutMillis?: number | ((request: RequestInfo) => number)
  /** The time limit of a whole call in milliseconds, with its retries, pauses and waits. No limit by default. */
  readonly deadlineMillis?: number
  /**
   * Headers for every request of the client, including token requests, or a function that returns them and is called for each attempt. They are not
   * sent to other hosts. If the name of a header indicates a key, a token, a secret, a password or a cookie, its value is removed from errors and
   * logs.
   */
  readonly headers?: Readonly<Record<string, string>> | ((request: RequestEvent) => Readonly<Record<string, string>>)
  /** The `User-Agent` header, such as `acme-dashboard/2.1`. Browsers send their own. */
  readonly userAgent?: string
  /**
   * How many requests of this client may be in flight at once; further ones wait in order. A download counts until its last byte. No limit by
   * default.
   */
  readonly maxInFlight?: number
  /** How failures are retried, and the size of the retry budget. */
  readonly retry?: Partial<RetryPolicy> & {
    /** The initial retry budget of this client: how many retries are allowed before successes earn further ones. Default 20. */
    readonly budget?: number
  }
  /** The rate limit. No limit by default. */
  readonly rateLimit?: RateLimit
  /**
   * What happens to a request that does not conform to the spec.
   *
   * - `strict` (default): it is not sent, and the call fails with an `InvalidRequestError` that names each member
   * - `lenient`: it is sent, and the difference is reported
   * - `off`: requests are not compared with the spec
   *
   * A value that cannot be serialized, such as `NaN`, is always refused.
   */
  readonly requestValidation?: "strict" | "lenient" | "off"
  /**
   * What happens to a response that does not conform to the spec.
   *
   * - `lenient` (default): it is returned, and the difference is reported
   * - `strict`: the call fails with a `ContractError`
   * - `off`: bodies are not compared with the spec
   */
  readonly validation?: "lenient" | "strict" | "off"
  /**
   * What happens when a deprecated operation is called.
   *
   * - `log` (default): one notice per operation, written to the log of the process or passed to `onDeprecation`
   * - `silent`: no notice
   * - `fail-after-sunset`: like `log`, but after its sunset date the operation fails without sending a request
   */
  readonly deprecation?: "log" | "silent" | "fail-after-sunset"
  /** Receives this client's deprecation notices, one per operation, instead of the log. */
  readonly onDeprecation?: (notice: DeprecationNotice) => void
  /** Receives this client's drift reports, one per occurrence, instead of the log. */
  readonly onDrift?: (drift: Drift) => void
}
