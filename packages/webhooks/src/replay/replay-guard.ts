/**
 * Runs the work of each signed message once, however often the message is sent within its window.
 *
 * A message is its timestamp and its bytes, not its signature: a signature of ECDSA has a twin, and can be written in several ways.
 */
import { requireOption } from "../configuration-error.ts"
import type { Verified } from "../verified.ts"
import { createMemoryReplayStore, type ReplayStore } from "./replay-store.ts"

export interface ReplayGuardOptions {
  /** Default {@link createMemoryReplayStore}, which is for one process. */
  readonly store?: ReplayStore | undefined
  /**
   * How long a message is remembered, in seconds. Default 600: with the usual tolerance of 300 s a message is fresh from 300 s before
   * its timestamp to 300 s after it.
   */
  readonly windowSeconds?: number | undefined
  /** How long one acceptance may take before another process may try, in seconds. Default 60. */
  readonly pendingSeconds?: number | undefined
}

export interface ReplayGuard {
  /**
   * Runs `work` unless the message has been accepted before. Rejects with what `work` rejects with, and the message may come
   * again; rejects with ReplayPendingError while another process is at it. Returns whether `work` ran.
   */
  once(verified: Verified, work: () => void | Promise<void>): Promise<boolean>
}

/**
 * The same callback is being accepted at this moment.
 *
 * @example
 * ```ts
 * import { ReplayPendingError } from "@fieldwork/webhooks"
 * new ReplayPendingError().name // => "ReplayPendingError"
 * ```
 */
export class ReplayPendingError extends Error {
  override readonly name = "ReplayPendingError"

  constructor() {
    super("The same callback is being accepted at this moment")
  }
}

/**
 * Refuses a callback that has been accepted before, within a window of time.
 *
 * @example
 * ```ts
 * import { createReplayGuard } from "@fieldwork/webhooks"
 * typeof createReplayGuard({ windowSeconds: 600 }) // => "object"
 * createReplayGuard({ windowSeconds: 0 }) // throws Option windowSeconds is missing or wrong
 * ```
 */
export const createReplayGuard = (options: ReplayGuardOptions = {}): ReplayGuard => {
  const { pendingSeconds = 60, store = createMemoryReplayStore(), windowSeconds = 600 } = options
  requireOption(typeof windowSeconds === "number" && windowSeconds > 0, "windowSeconds")
  requireOption(typeof pendingSeconds === "number" && pendingSeconds > 0, "pendingSeconds")
  /** What this process is accepting: its repetitions wait for the result. */
  const running = new Map<string, Promise<boolean>>()

  const run = async (digest: string, work: () => void | Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (cause) {
      await store.release(digest)
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

/** `<timestamp>.<SHA-256 of the body, in hexadecimal>`. */
const digestOf = async ({ payload, timestamp }: Verified): Promise<string> => {
  const bytes = payload.bytes()
  // The bytes of a payload are never in shared memory.
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>))
  return `${timestamp}.${Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")}`
}
