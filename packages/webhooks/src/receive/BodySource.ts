/**
 * Defines how an adapter provides the body of a request.
 */
import type { UnreadableBodyError } from "../reason.ts"
import { WebhookError } from "../WebhookError.ts"

/** The source of a body that has not been read yet. */
export interface BodySource {
  /** Whether no other code holds a reference to the chunks that are passed to `take`. If true, the chunks never change and need not be copied. */
  readonly isOwned: boolean
  /**
   * Passes the body to `take` chunk by chunk, and resolves at the end of the body. Rejects with any error that `take` throws, and with `WebhookError`
   * if the body is truncated or takes longer than `limitMillis`.
   */
  read(take: (chunk: Uint8Array) => void, limitMillis: number): Promise<void>
}

/** The body of a request, in the state in which the server or framework provides it. */
export type IncomingBody =
  | { readonly _tag: "Unread"; readonly source: BodySource }
  /** Other middleware has read the body and stored it. If `bytes` is a string, it was decoded from bytes, which may have lost data. */
  | { readonly _tag: "Kept"; readonly bytes: Uint8Array | string }
  /** Other middleware has read the body without storing it, so the callback cannot be verified. `cause` explains how to fix this. */
  | { readonly _tag: "Gone"; readonly cause: string }

export const unreadable = (problem: UnreadableBodyError["problem"], receivedBytes: number): WebhookError =>
  new WebhookError({ _tag: "UnreadableBodyError", problem, receivedBytes })
