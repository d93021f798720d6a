/**
 * Defines how an adapter provides the body of a request.
 */
import type { UnreadableBodyError } from "../reason.ts"
import { WebhookError } from "../WebhookError.ts"

/** A body that has not been read yet. */
export interface BodySource {
  /** Whether nothing else holds the chunks passed to `take`, so that they never change. */
  readonly isOwned: boolean
  /**
   * Passes the body to `take` chunk by chunk, and resolves at its end. Rejects with an error that `take` throws, and with WebhookError if the body is
   * cut off or takes longer than `limitMillis`.
   */
  read(take: (chunk: Uint8Array) => void, limitMillis: number): Promise<void>
}

/** The state in which the host provides the body. */
export type IncomingBody =
  | { readonly _tag: "Unread"; readonly source: BodySource }
  /** Read by other middleware, which has kept it. A string was decoded from bytes, perhaps with loss. */
  | { readonly _tag: "Kept"; readonly bytes: Uint8Array | string }
  /** Read by other middleware and not kept, so that nothing can be verified. `cause` explains how to fix this. */
  | { readonly _tag: "Gone"; readonly cause: string }

export const unreadable = (problem: UnreadableBodyError["problem"], receivedBytes: number): WebhookError =>
  new WebhookError({ _tag: "UnreadableBodyError", problem, receivedBytes })
