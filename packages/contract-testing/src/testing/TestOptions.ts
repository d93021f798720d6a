/**
 * The settings for a run of the contract tester.
 */
import type { ReceivedResponse, SentRequest } from "../validation/Message.ts"
import type { Spec } from "../validation/ContractDocument.ts"
import type { Credentials } from "./run/Keyring.ts"
import type { FetchLike, Send } from "./run/Target.ts"

/** The phases of a run, in execution order. */
export const phases = ["examples", "coverage", "fuzzing", "stateful"] as const

/** A phase of a run. */
export type Phase = (typeof phases)[number]

/** The settings for a test run. */
export interface TestOptions {
  /** The URL of the service. Default: `http://sandbox`, for a service in the same process. */
  readonly url?: string
  /**
   * The function that sends requests. Default: `node:http` or `node:https` with a keep-alive connection. To test without a network, pass the `fetch`
   * function of a sandbox or of your own handler.
   */
  readonly fetch?: FetchLike
  /** A function that sends requests with a transport other than `fetch`. If it is set, `fetch` is not used. */
  readonly send?: Send
  /** The documents to test against. Default: the OpenAPI documents for brand lift and the exchange. */
  readonly spec?: Spec | ReadonlyArray<Spec>
  /** The path prefix under which the service serves the paths of the documents. Default: none. */
  readonly basePath?: string
  /** The seed for all random values. With the same service, the same seed produces the same calls and the same result. Default: 1. */
  readonly seed?: number
  /** The phases to run. Default: all four. */
  readonly phases?: ReadonlyArray<Phase>
  /** The time limit in seconds. Default: 300. If a run reaches the limit, its result depends on the speed of the machine. */
  readonly timeBudget?: number
  /** The maximum number of requests, after which the run stops. Default: no limit. */
  readonly maxRequests?: number
  /** The number of fuzzed requests per operation. Default: 20. */
  readonly runs?: number
  /** The ids of the operations to test. `*` matches any string. Default: all operations. */
  readonly include?: ReadonlyArray<string>
  /** The ids of the operations to skip, even if `include` matches them. Default: none. */
  readonly exclude?: ReadonlyArray<string>
  /** Whether to send only GET requests and token requests, for accounts that are in use. Default: false. */
  readonly safe?: boolean
  /**
   * The credentials: `client_id`, `client_secret`, `audience` and `api_key`, or one value for each security scheme, keyed by the name of the scheme.
   * `second_api_key` is a key for an environment other than that of `api_key`. Without it, the tests that need such a key are skipped. Default: the
   * credentials of the sandbox, if the service is a sandbox.
   */
  readonly credentials?: Credentials
  /** The number of distinct failures after which the run stops. Default: 50. */
  readonly bail?: number
  /** Whether to reproduce each failure with fewer and simpler calls, if the service can be reset. Default: true. */
  readonly shrink?: boolean
  /**
   * The time in milliseconds after which a call without a response fails. 0 disables the timeout. Default: 30,000 for a URL, 0 for a service in the
   * same process.
   */
  readonly timeout?: number
  /** Called after each interaction, for example to record it. */
  readonly onInteraction?: (interaction: { readonly sent: SentRequest; readonly received: ReceivedResponse }) => void
}
