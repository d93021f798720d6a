/**
 * A body as an adapter finds it.
 */
import type { UnreadableBodyError } from "../reason.ts"
import { WebhookError } from "../webhook-error.ts"

/** A body that has not been read yet. */
export interface BodySource {
  /** Whether the pieces passed to `take` are held by nobody else and never change. */
  readonly isOwned: boolean
  /**
   * Passes the body to `take` piece by piece. Resolves at its end. Rejects with what `take` throws, and with WebhookError when the body is
   * cut off or takes longer than `limitMillis`.
   */
  read(take: (chunk: Uint8Array) => void, limitMillis: number): Promise<void>
}

/** The body as the host has left it. */
export type IncomingBody =
  | { readonly _tag: "Unread"; readonly source: BodySource }
  /** Read by something else, which has kept it. Text was decoded from bytes, perhaps with loss. */
  | { readonly _tag: "Kept"; readonly bytes: Uint8Array | string }
  /** Read by something else and not kept, so that nothing can be verified. `cause` says what to do about it. */
  | { readonly _tag: "Gone"; readonly cause: string }

export const unreadable = (problem: UnreadableBodyError["problem"], receivedBytes: number): WebhookError =>
  new WebhookError({ _tag: "UnreadableBodyError", problem, receivedBytes })
