/**
 * Determines the tag of the reason why an attempt or a call failed.
 */
import type * as Exit from "effect/Exit"
import type { EndReason } from "../client/Listeners.ts"
import type { ApiError } from "./ApiError.ts"
import type { Reason } from "./Reason.ts"

export type Failed = ApiError | Reason

/** Returns the tag of the reason, `Interrupted` after an interruption, or undefined for a success. */
export const endReason = (exit: Exit.Exit<unknown, Failed>): EndReason | undefined => {
  if (exit._tag === "Success") return undefined
  for (const reason of exit.cause.reasons) {
    if (reason._tag === "Fail") return reason.error._tag === "ApiError" ? reason.error.reason._tag : reason.error._tag
  }
  return "Interrupted"
}
