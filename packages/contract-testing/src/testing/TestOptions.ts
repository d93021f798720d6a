/**
 * The settings of a run of the contract tester.
 */
import type { ReceivedResponse, SentRequest } from "../validation/Message.ts"
import type { Spec } from "../validation/ContractDocument.ts"
import type { Credentials } from "./run/Keyring.ts"
import type { FetchLike, Send } from "./run/Target.ts"

/** The phases of a run, in the order in which they run. */
export const phases = ["examples", "coverage", "fuzzing", "stateful"] as const

/** A phase of a run. */
export type Phase = (typeof phases)[number]

/** The settings of a test run. */
export interface TestOptions {
  /** The URL of the service. Default `http://sandbox`, for a service in the same process. */
  readonly url?: string
  /**
   * The function that sends calls. Default: `node:http` or `node:https` with a keep-alive connection. Pass the `fetch` of a sandbox or of your own
   * handler to test without a port.
   */
  readonly fetch?: FetchLike
  /** A function that sends calls with a transport other than `fetch`. If it is set, `fetch` is not used. */
  readonly send?: Send
  /** The documents to test against. Default: both. */
  readonly spec?: Spec | ReadonlyArray<Spec>
  /** The prefix of the documents' paths. Default: none. */
  readonly basePath?: string
  /** The seed of all random values. The same seed and the same service lead to the same calls and the same result. Default 1. */
  readonly seed?: number
  /** The phases to run. Default: all four. */
  readonly phases?: ReadonlyArray<Phase>
  /** The time limit in seconds. Default 300. The result of a run that is ended by this limit depends on the speed of the machine. */
  readonly timeBudget?: number
  /** Ends the run after this many requests. Default: no limit. */
  readonly maxRequests?: number
  /** The number of fuzzed requests per operation. Default 20. */
  readonly runs?: number
  /** The ids of the operations to test; `*` matches any text. Default: all. */
  readonly include?: ReadonlyArray<string>
  /** The ids of operations that are left out, even if `include` matches them. Default: none. */
  readonly exclude?: ReadonlyArray<string>
  /** Whether to send only GET requests and token requests, for accounts that are in use. Default false. */
  readonly safe?: boolean
  /**
   * `client_id`, `client_secret`, `audience` and `api_key`, or values by the names of security schemes. `second_api_key` is the key of another
   * environment; without it, the tests that need such a key are skipped. Default: the credentials of the sandbox, if the service is one.
   */
  readonly credentials?: Credentials
  /** Ends the run after this many different failures. Default 50. */
  readonly bail?: number
  /** Whether to repeat failures with fewer and simpler calls, if the service can be reset. Default true. */
  readonly shrink?: boolean
  /** Milliseconds after which a call without a response fails; 0 means no limit. Default 30,000 for a URL, 0 in process. */
  readonly timeout?: number
  /** Called after each interaction, for example to record it. */
  readonly onInteraction?: (interaction: { readonly sent: SentRequest; readonly received: ReceivedResponse }) => void
}
