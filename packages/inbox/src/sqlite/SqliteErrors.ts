/** Maps SQLite errors to store errors. */
import {
  StoreBrokenError,
  StoreError,
  type StoreErrorReason,
  StoreFullError,
  StoreReadOnlyError,
  StoreUnavailableError
} from "../store/StoreError.ts"
import { SqliteFailure } from "./Connection.ts"

export const toStoreError = (operation: string, cause: unknown): StoreError => {
  const detail = cause instanceof Error ? cause.message : String(cause)
  return new StoreError({ operation, reason: reasonOf(cause instanceof SqliteFailure ? cause.code : -1, detail) })
}

/**
 * Returns the reason that corresponds to a primary result code from SQLite. I/O errors are treated as temporary, because an exhausted quota or a lost
 * mount is often reported as an I/O error.
 */
const reasonOf = (code: number, detail: string): StoreErrorReason => {
  switch (code) {
    case 0:
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
    case 10: // SQLITE_IOERR
    case 14: // SQLITE_CANTOPEN
      return new StoreUnavailableError({ detail })
    case 13: // SQLITE_FULL
      return new StoreFullError({ detail })
    case 8: // SQLITE_READONLY
      return new StoreReadOnlyError({ detail })
    default:
      return new StoreBrokenError({ detail })
  }
}
