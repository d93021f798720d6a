/** Converts PostgreSQL errors into store errors. */
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

/** Returns the reason for the store error that corresponds to a SQLSTATE code. */
const reasonOf = (code: string, isRetryable: boolean, detail: string): StoreErrorReason => {
  // The disk is full, or a resource limit of the server has been reached.
  if (code.startsWith("53")) return new StoreFullError({ detail })
  // The server is a standby or in read-only mode, or the role does not have the required privilege.
  if (code === "25006" || code === "42501") return new StoreReadOnlyError({ detail })
  // Temporary failures: lost connections (08), operator intervention such as a shutdown (57), system errors such as I/O errors (58), and the
  // termination of an idle transaction (25P03).
  const passes = isRetryable || code === "" || /^(57|58|08|25P03)/.test(code)
  return passes ? new StoreUnavailableError({ detail }) : new StoreBrokenError({ detail })
}
