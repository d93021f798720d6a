/**
 * Defines the options for a receiver. They are the same for all adapters.
 */
import type { ReplayGuard } from "../replay/ReplayGuard.ts"
import type { Verified } from "../Verified.ts"
import type { Verifier } from "../Verifier.ts"
import type { WebhookError } from "../WebhookError.ts"

/** A request whose body has not been read yet. */
export interface Arrival {
  /** Returns the value of a header. The name is case-insensitive. */
  readonly header: (name: string) => string | undefined
  /** The length of the body in bytes, according to its `Content-Length`. */
  readonly announcedBytes: number | undefined
  /** The address of the remote host, if the platform provides it. Behind a proxy, this is the address of the proxy. */
  readonly remoteAddress: string | undefined
}

/** Releases the resources of an admitted callback. Called once, after the response has been sent or the connection has closed. */
export type Release = () => void

/** Receives the body of a callback whose key is not known. */
export interface UnverifiedSink {
  /** The maximum number of bytes that the sink accepts. Values above the verifier's `maxBodyBytes` have no effect. */
  readonly limitBytes: number
  /** Stores the body as received, which is unverified and may be compressed. */
  readonly take: (body: ReadonlyArray<Uint8Array>) => void | Promise<void>
}

/** The options for all adapters. `receiver` from `@fieldwork/webhooks` creates them from handlers for typed events. */
export interface ReceiverOptions {
  /** The verifier, created with `createVerifier`. */
  readonly verifier: Verifier
  /** Called with each genuine callback. Once the returned promise resolves, the response is 200, so store the callback durably before resolving. */
  readonly accept: (verified: Verified, arrival: Arrival) => void | Promise<void>
  /** Called with the error each time a callback is refused. Use it for logging. */
  readonly onRefusal?: ((error: WebhookError, arrival: Arrival) => void | Promise<void>) | undefined
  /** Called if `accept` fails (the response is 503) or if the receiver is misconfigured (the response is 500). Default: `console.error`. */
  readonly onFailure?: ((cause: unknown, arrival: Arrival) => void | Promise<void>) | undefined
  /**
   * Called once the signature header has been accepted, before the body is read. Use it to limit the number of callbacks that are processed at once.
   * Return a function that releases the callback's slot, or undefined if no slot is free. In that case, the response is 503 with `Retry-After`.
   */
  readonly admit?: ((arrival: Arrival) => Release | undefined | Promise<Release | undefined>) | undefined
  /**
   * Called if the key of a callback is unknown or the keys could not be fetched. If it returns a sink, the body is read and passed to the sink, and
   * the response is 503 with `Retry-After`. If it returns undefined, or if this option is not set, the callback is refused immediately.
   */
  readonly keepUnverified?: ((arrival: Arrival, refusal: WebhookError) => UnverifiedSink | undefined) | undefined
  /**
   * The guard that prevents `accept` from being called again for a message that has already been accepted. The response to a repeated message is 200.
   * Default: none, which is correct if `accept` detects repeated messages itself. See `createReplayGuard`.
   */
  readonly replay?: ReplayGuard | undefined
  /**
   * Runs `work`, which calls the replay guard and `accept` for one verified callback. Called immediately after each verification, so a queue can
   * process the callbacks in the order in which they were verified. If the returned promise rejects, the response is 503. Default: `work` is run
   * immediately. `receiver` sets this option to its queue.
   */
  readonly enqueue?: ((work: () => Promise<void>) => Promise<void>) | undefined
  /** The maximum time for receiving a body, in milliseconds, from the start of reading to the last byte. Default: 30,000. */
  readonly bodyTimeoutMillis?: number | undefined
}
