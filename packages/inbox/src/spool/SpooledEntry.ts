/**
 * An entry that is in the spool.
 */
import type { NewEntry } from "../Message.ts"
import type { LoggedMark, RecordFacts } from "./SpoolRecord.ts"

/** An entry that is durable in the spool and may not be in the log. */
export interface SpooledEntry {
  readonly facts: RecordFacts
  /** Returns the entry from memory or from the file. Rejects if it cannot be read. */
  readonly read: () => Promise<NewEntry>
  /** Called when the entry is in the log. */
  readonly release: (mark: LoggedMark) => void
}
