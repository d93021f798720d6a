/**
 * PostgreSQL's failures as errors of the store.
 */
import { SqlError } from "effect/sql/SqlError"
import {
  StoreBrokenError,
  StoreError,
  type StoreErrorReason,
  StoreFullError,
  StoreReadOnlyError,
  StoreUnavailableError
} from "../store/StoreError.ts"

export const toStoreError = (operation: string, cause: unknown): StoreError => {
  if (cause instanceof StoreError) return cause
  const sql = cause instanceof SqlError ? cause : undefined
  const failure = sql?.reason.cause ?? cause
  const detail = failure instanceof Error ? failure.message : String(failure)
  const code = typeof failure === "object" && failure !== null && "code" in failure ? String(failure.code) : ""
  return new StoreError({ operation, reason: reasonOf(code, sql?.reason.isRetryable ?? false, detail) })
}

/** By PostgreSQL's SQLSTATE. */
const reasonOf = (code: string, isRetryable: boolean, detail: string): StoreErrorReason => {
  // Disk full, or a limit of the server is reached.
  if (code.startsWith("53")) return new StoreFullError({ detail })
  // A standby, or a role that may only read.
  if (code === "25006" || code === "42501") return new StoreReadOnlyError({ detail })
  // Operator intervention, such as a terminated backend or a shutdown; system errors, such as I/O; a pause that was too long.
  const passes = isRetryable || code === "" || /^(57|58|08|25P03)/.test(code)
  return passes ? new StoreUnavailableError({ detail }) : new StoreBrokenError({ detail })
}
