/**
 * Ensures that each signed message is processed only once within a time window, even if it is sent repeatedly.
 *
 * A message is identified by its timestamp and its bytes rather than by its signature, because for each ECDSA signature there is a second valid one,
 * and a signature can be encoded in several ways.
 */
import { requireOption } from "../configurationError.ts"
import type { Verified } from "../Verified.ts"
import { createMemoryReplayStore, type ReplayStore } from "./ReplayStore.ts"

/** The options for a replay guard. */
export interface ReplayGuardOptions {
  /** The store of accepted messages. Default: {@link createMemoryReplayStore}, which is sufficient for a single process. */
  readonly store?: ReplayStore | undefined
  /**
   * The time in seconds for which an accepted message is stored. Set it to at least twice the verifier's `toleranceSeconds`, plus 1. A message is
   * accepted from `toleranceSeconds` before its timestamp to `toleranceSeconds` after it, and its age is rounded down to whole seconds. Default: 601,
   * for the default tolerance of 300 s.
   */
  readonly windowSeconds?: number | undefined
  /**
   * The time in seconds for which a message stays claimed by a process that does not finish accepting it. After that, another process may accept the
   * message. Default: 60.
   */
  readonly pendingSeconds?: number | undefined
}

/** Prevents a callback from being processed again if the same message is resent within the time window. */
export interface ReplayGuard {
  /** The time in seconds for which an accepted message is stored. If it is set, `receiver` checks it against the verifier's `toleranceSeconds`. */
  readonly windowSeconds?: number | undefined
  /**
   * Runs `work` unless the message has already been accepted. Resolves with `true` if `work` was run. If `work` rejects, `once` rejects with the same
   * error, and the message may be redelivered. Rejects with `ReplayPendingError` while another process is accepting the message.
   */
  once(verified: Verified, work: () => void | Promise<void>): Promise<boolean>
}

/**
 * The error that is thrown while another process is accepting the same callback and may still fail. The receiver responds with 503, so the exchange
 * may redeliver the callback.
 *
 * @example
 * ```ts
 * import { createReplayGuard, createVerifier, ReplayPendingError } from "@fieldwork/webhooks"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender()
 * const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send("[]"))
 * const store = { claim: () => "pending" as const, confirm: () => {}, release: () => {} }
 * const guard = createReplayGuard({ store })
 * const failure = await guard.once(verified, () => {}).catch((cause: unknown) => cause)
 * failure instanceof ReplayPendingError // => true
 * ```
 */
export class ReplayPendingError extends Error {
  override readonly name = "ReplayPendingError"

  constructor() {
    super("The same callback is already being accepted")
  }
}

/**
 * Creates a guard that processes each signed message only once within a time window. A message is identified by its timestamp and its bytes. If
 * processing fails, the message may be redelivered. Throws `WebhookConfigurationError` if a duration is not a positive number of seconds. `receiver`
 * throws the same error if `windowSeconds` is less than twice the `toleranceSeconds` of its verifier, plus 1.
 *
 * @example
 * ```ts
 * import { createReplayGuard, createVerifier } from "@fieldwork/webhooks"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender()
 * const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send("[]"))
 * const guard = createReplayGuard({ windowSeconds: 601 })
 * await guard.once(verified, () => {}) // => true
 * await guard.once(verified, () => {}) // => false
 * createReplayGuard({ windowSeconds: 0 }) // throws Option windowSeconds is missing or wrong
 * ```
 */
export const createReplayGuard = (options: ReplayGuardOptions = {}): ReplayGuard => {
  const { pendingSeconds = 60, store = createMemoryReplayStore(), windowSeconds = 601 } = options
  requireOption(typeof windowSeconds === "number" && windowSeconds > 0, "windowSeconds")
  requireOption(typeof pendingSeconds === "number" && pendingSeconds > 0, "pendingSeconds")
  /**
   * The messages that this process is accepting, keyed by digest. If the same message arrives again while it is being accepted, the second call waits
   * for the result of the first.
   */
  const running = new Map<string, Promise<boolean>>()

  const run = async (digest: string, work: () => void | Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (cause) {
      // If the claim cannot be released, it expires after `pendingSeconds`. The reported error is the cause, not the store's error.
      await Promise.resolve()
        .then(() => store.release(digest))
        .catch(() => {})
      throw cause
    }
    await store.confirm(digest, windowSeconds * 1000)
  }

  const claimed = async (digest: string, work: () => void | Promise<void>): Promise<boolean> => {
    const claim = await store.claim(digest, pendingSeconds * 1000)
    if (claim === "pending") throw new ReplayPendingError()
    if (claim === "new") await run(digest, work)
    return claim === "new"
  }

  return {
    windowSeconds,
    once: async (verified, work) => {
      const digest = await digestOf(verified)
      const first = running.get(digest)
      if (first !== undefined) {
        await first
        return false
      }
      const ran = claimed(digest, work)
      running.set(digest, ran)
      try {
        return await ran
      } finally {
        running.delete(digest)
      }
    }
  }
}

/** Returns the digest that identifies a message: `<timestamp>.<SHA-256 of the body, in hexadecimal>`. */
const digestOf = async ({ payload, timestamp }: Verified): Promise<string> => {
  const bytes = payload.bytes()
  // The cast is correct because the bytes of a payload are never in shared memory.
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>))
  return `${timestamp}.${Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")}`
}
