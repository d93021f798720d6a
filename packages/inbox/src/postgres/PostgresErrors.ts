/** Maps PostgreSQL errors to store errors. */
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

/** Returns the reason that corresponds to a SQLSTATE code. */
const reasonOf = (code: string, isRetryable: boolean, detail: string): StoreErrorReason => {
  // The disk is full, or a limit of the server is reached.
  if (code.startsWith("53")) return new StoreFullError({ detail })
  // The server is a standby, or the role has only read access.
  if (code === "25006" || code === "42501") return new StoreReadOnlyError({ detail })
  // Temporary: operator intervention, such as a terminated backend or a shutdown; system errors, such as I/O errors; an
  // idle transaction that was terminated.
  const passes = isRetryable || code === "" || /^(57|58|08|25P03)/.test(code)
  return passes ? new StoreUnavailableError({ detail }) : new StoreBrokenError({ detail })
}
