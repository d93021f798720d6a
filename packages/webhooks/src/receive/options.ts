/**
 * The options of a receiver, which are the same for every adapter.
 */
import type { ReplayGuard } from "../replay/ReplayGuard.ts"
import type { Verified } from "../Verified.ts"
import type { Verifier } from "../Verifier.ts"
import type { WebhookError } from "../WebhookError.ts"

/** A request whose body has not been read yet. */
export interface Arrival {
  /** Returns the value of a header. The name is case-insensitive. */
  readonly header: (name: string) => string | undefined
  /** The length of the body in bytes, as announced by the sender. */
  readonly announcedBytes: number | undefined
  /** The address of the remote host, if the platform provides it. Behind a proxy, this is the address of the proxy. */
  readonly remoteAddress: string | undefined
}

/** Releases the resources of an admitted callback. Called once, when the response has been sent or the connection has closed. */
export type Release = () => void

/** Receives the body of a callback whose key is not known. */
export interface UnverifiedSink {
  /** The maximum number of bytes that it takes, at most the verifier's `maxBodyBytes`. */
  readonly limitBytes: number
  /** Takes the body as received, unverified and possibly compressed. */
  readonly take: (body: ReadonlyArray<Uint8Array>) => void | Promise<void>
}

/** The options of every adapter. `receiver` of `@fieldwork/webhooks` creates them from handlers of typed events. */
export interface ReceiverOptions {
  /** Verifies each callback. Create it with `createVerifier`. */
  readonly verifier: Verifier
  /** Called with each genuine callback. The response is 200 once it has resolved, so store the callback durably first. */
  readonly accept: (verified: Verified, arrival: Arrival) => void | Promise<void>
  /** Called with the reason for each refused callback, for the log. */
  readonly onRefusal?: ((error: WebhookError, arrival: Arrival) => void | Promise<void>) | undefined
  /** Called if `accept` fails (503) or the receiver is misconfigured (500). Default `console.error`. */
  readonly onFailure?: ((cause: unknown, arrival: Arrival) => void | Promise<void>) | undefined
  /**
   * Called once the signature header has been accepted, before any of the body is read. Use it to limit concurrency. Returns a function that frees
   * the slot, or undefined if there is no free slot; the response is then 503 with `Retry-After`.
   */
  readonly admit?: ((arrival: Arrival) => Release | undefined | Promise<Release | undefined>) | undefined
  /**
   * Called if no key of the callback is known, or if the keys could not be fetched. If it returns a sink, the body is read and passed to it, and the
   * response is 503 with `Retry-After`. Otherwise, which is the default, the callback is refused immediately.
   */
  readonly keepUnverified?: ((arrival: Arrival, refusal: WebhookError) => UnverifiedSink | undefined) | undefined
  /**
   * Prevents `accept` from being called for a message that it has accepted before; the response to a repetition is 200. Default: none, for an
   * `accept` that detects repetitions itself. See `createReplayGuard`.
   */
  readonly replay?: ReplayGuard | undefined
  /** The time limit for receiving a body, from the start of the wait to the last byte. Default 30 s. */
  readonly bodyTimeoutMillis?: number | undefined
}
