/**
 * The settings that every client accepts. This file uses no Effect types, because the Effect and Promise APIs share it.
 */
import type { DeprecationNotice } from "../diagnostics/DeprecationNotice.ts"
import type { Drift } from "../diagnostics/Drift.ts"
import type { Listeners, RequestEvent, RequestInfo } from "./Listeners.ts"
import type { RateLimit } from "../retry/RateLimit.ts"
import type { RetryPolicy } from "../retry/RetryPolicy.ts"
import type { Fetch } from "../transport/Fetch.ts"

/** The settings that every client accepts, whichever service it calls. */
export interface Settings extends Listeners {
  /**
   * The function that sends the requests. Default: undici on Node if the global `fetch` and its dispatcher are Node's own, and the global `fetch`
   * otherwise. Use this setting for a proxy, a custom CA or an in-process sandbox.
   */
  readonly fetch?: Fetch
  /**
   * The time limit for one attempt in milliseconds, or a function that returns the limit for an operation. The limit covers connecting, headers and
   * body together. Default: 30,000.
   *
   * ```ts
   * timeoutMillis: ({ operation }) => (operation === "exportRespondentsCsv" ? 300_000 : 10_000)
   * ```
   */
  readonly timeoutMillis?: number | ((request: RequestInfo) => number)
  /** The time limit for an entire call in milliseconds, including retries, pauses and waits. Default: no limit. */
  readonly deadlineMillis?: number
  /**
   * Headers for every request of the client, including token requests, or a function that returns the headers and is called for each attempt. Hosts
   * other than the API's receive only `traceparent` and `User-Agent`. If the name of a header indicates a key, a token, a secret, a password or a
   * cookie, the value is removed from errors and logs.
   */
  readonly headers?: Readonly<Record<string, string>> | ((request: RequestEvent) => Readonly<Record<string, string>>)
  /** The `User-Agent` header, such as `acme-dashboard/2.1`. Browsers send their own value instead. */
  readonly userAgent?: string
  /**
   * The maximum number of this client's requests that may be in flight at once. Further requests wait in the order in which they were made. A
   * download counts until its last byte has arrived. Default: no limit.
   */
  readonly maxInFlight?: number
  /** The retry policy and the size of the retry budget. */
  readonly retry?: Partial<RetryPolicy> & {
    /** The initial and maximum size of this client's retry budget, in retries. Each successful call earns a tenth of a retry. Default: 20. */
    readonly budget?: number
  }
  /** The rate limit of this client. Requests to other hosts, such as the download of a report from its link, do not count. Default: no limit. */
  readonly rateLimit?: RateLimit
  /**
   * How to handle a request that does not conform to the spec:
   *
   * - `strict` (default): the request is not sent, and the call fails with an `InvalidRequestError` that names each invalid field
   * - `lenient`: the request is sent, and the difference is reported
   * - `off`: requests are not compared with the spec
   *
   * A value that cannot be serialised, such as `NaN`, is always rejected.
   */
  readonly requestValidation?: "strict" | "lenient" | "off"
  /**
   * How to handle a response that does not conform to the spec:
   *
   * - `lenient` (default): the response is returned, and the difference is reported
   * - `strict`: the call fails with a `ContractError`
   * - `off`: bodies are not compared with the spec
   */
  readonly validation?: "lenient" | "strict" | "off"
  /**
   * How to handle a call to a deprecated operation:
   *
   * - `log` (default): one notice per operation, written to the log of the process or passed to `onDeprecation`
   * - `silent`: no notice
   * - `fail-after-sunset`: like `log`, but after the sunset date of the operation the call fails without sending a request
   */
  readonly deprecation?: "log" | "silent" | "fail-after-sunset"
  /** Called with this client's deprecation notices, once per operation. Without this listener, the notices are logged. */
  readonly onDeprecation?: (notice: DeprecationNotice) => void
  /** Called for each occurrence of a difference from the spec. Without this listener, the differences are logged. */
  readonly onDrift?: (drift: Drift) => void
}
