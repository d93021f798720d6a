/**
 * A body as an adapter finds it, and the reading of one that is still to be read, under the caps of size and time.
 */
import type { UnreadableBodyError } from "../reason.ts"
import { WebhookError } from "../webhook-error.ts"

/** A body that has not been read yet. */
export interface BodySource {
  /** Whether the pieces passed to `take` are held by nobody else and never change. */
  readonly isOwned: boolean
  /** Passes the body to `take` piece by piece. Resolves at its end, rejects when it breaks off or `take` throws. */
  read(take: (chunk: Uint8Array) => void): Promise<void>
  /** Makes a pending `read` settle soon, either way. */
  stop(): void
}

/** The body as the host has left it. */
export type IncomingBody =
  | { readonly _tag: "Unread"; readonly source: BodySource }
  /** Read by something else, which has kept it. Text was decoded from bytes, perhaps with loss. */
  | { readonly _tag: "Kept"; readonly bytes: Uint8Array | string }
  /** Read by something else and not kept, so that nothing can be verified. `cause` says what to do about it. */
  | { readonly _tag: "Gone"; readonly cause: string }

/** Rejects with what `take` throws, and with WebhookError when the body is cut off or too slow. */
export const readWithin = async (
  limitMillis: number,
  source: BodySource,
  take: (chunk: Uint8Array) => void
): Promise<void> => {
  let late = false
  let receivedBytes = 0
  let refusal: { readonly cause: unknown } | undefined
  const timer = setTimeout(() => {
    late = true
    source.stop()
  }, limitMillis)
  try {
    await source.read((chunk) => {
      receivedBytes += chunk.length
      try {
        take(chunk)
      } catch (cause) {
        refusal = { cause }
        throw cause
      }
    })
  } catch {
    if (refusal !== undefined) throw refusal.cause
    if (!late) throw unreadable("cut off by the sender", receivedBytes)
  } finally {
    clearTimeout(timer)
  }
  if (late) throw unreadable("slower than the time limit allows", receivedBytes)
}

export const unreadable = (problem: UnreadableBodyError["problem"], receivedBytes: number): WebhookError =>
  new WebhookError({ _tag: "UnreadableBodyError", problem, receivedBytes })
