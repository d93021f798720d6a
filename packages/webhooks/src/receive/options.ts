/**
 * What a receiver is told, the same for every adapter.
 */
import type { ReplayGuard } from "../replay/replay-guard.ts"
import type { Verified } from "../verified.ts"
import type { Verifier } from "../verifier.ts"
import type { WebhookError } from "../webhook-error.ts"

/** A request whose body has not been read yet. */
export interface Arrival {
  /** The value of a header; its name in any case. */
  readonly header: (name: string) => string | undefined
  /** The length of the body that the sender announces, in bytes. */
  readonly announcedBytes: number | undefined
  /** The address of the peer where the platform gives it. Behind a proxy it is the proxy's. */
  readonly remoteAddress: string | undefined
}

/** Frees what an admitted callback takes. Called once, when its response has been sent or its connection has closed. */
export type Release = () => void

/** Where the body of a callback goes whose key is not known. */
export interface UnverifiedSink {
  /** A longer body is not taken. Bytes, at most the verifier's `maxBodyBytes`. */
  readonly limitBytes: number
  /** Takes the body as received, unverified and in any coding. */
  readonly take: (body: ReadonlyArray<Uint8Array>) => void | Promise<void>
}

export interface ReceiverOptions {
  readonly verifier: Verifier
  /** Called with each genuine callback. 200 is the response once it has resolved, so make the callback durable first. */
  readonly accept: (verified: Verified, arrival: Arrival) => void | Promise<void>
  /** Called with the reason of each refused callback, for the log. */
  readonly onRefusal?: ((error: WebhookError, arrival: Arrival) => void | Promise<void>) | undefined
  /** Called when `accept` fails, 503, or the receiver is set up wrongly, 500. Default `console.error`. */
  readonly onFailure?: ((cause: unknown, arrival: Arrival) => void | Promise<void>) | undefined
  /**
   * Called once the signature header has been accepted, before a byte of the body is read: the place for a concurrency limit.
   * Returns what frees the place, or undefined when there is none, for a response of 503 with `Retry-After`.
   */
  readonly admit?: ((arrival: Arrival) => Release | undefined | Promise<Release | undefined>) | undefined
  /**
   * Called when the callback names no held key, or the keys could not be fetched. With a sink the body is read and passed to
   * it, and the response is 503 with `Retry-After`; without one the callback is refused at once, which is the default.
   */
  readonly keepUnverified?: ((arrival: Arrival, refusal: WebhookError) => UnverifiedSink | undefined) | undefined
  /**
   * Keeps `accept` from being called for a message that it has accepted before; the response to a repetition is 200. Default: none,
   * for an `accept` that recognises what it has stored. See `createReplayGuard`.
   */
  readonly replay?: ReplayGuard | undefined
  /** From the first byte waited for to the last. Default 30 s. */
  readonly bodyTimeoutMillis?: number | undefined
}
