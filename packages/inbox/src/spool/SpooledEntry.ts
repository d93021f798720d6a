/**
 * An entry that has been written to the spool.
 */
import type { NewEntry } from "../Message.ts"
import type { LoggedMark, RecordFacts } from "./SpoolRecord.ts"

/** An entry that is durable in the spool and might not be in the log yet. */
export interface SpooledEntry {
  readonly facts: RecordFacts
  /** Returns the entry from memory or from the file. Rejects if the entry cannot be read. */
  readonly read: () => Promise<NewEntry>
  /** Records that the entry is in the log. */
  readonly release: (mark: LoggedMark) => void
}
