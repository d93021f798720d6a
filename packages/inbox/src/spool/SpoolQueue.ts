/**
 * The queue of entries that are waiting to be written to the spool. It combines waiting entries into one write.
 */
import type { NewEntry } from "../Message.ts"
import type { SpooledEntry } from "./SpooledEntry.ts"

export interface Queued {
  readonly entry: NewEntry
  /** The size of the entry's record in bytes. */
  readonly bytes: number
  readonly resolve: (spooled: SpooledEntry) => void
  readonly reject: (cause: Error) => void
}

/** The maximum number of records in one write. The operating system accepts at most 1,024 buffers per write. */
const maxRecordsPerWrite = 200

export class SpoolQueue {
  readonly #waiting: Array<Queued> = []
  #bytes = 0

  /** The total size in bytes of the records of all waiting entries. */
  get bytes(): number {
    return this.#bytes
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  get first(): Queued | undefined {
    return this.#waiting[0]
  }

  /** Adds an entry to the queue. The returned Promise resolves when the entry has been written, and rejects if the write fails. */
  add(entry: NewEntry, bytes: number): Promise<SpooledEntry> {
    this.#bytes += bytes
    return new Promise((resolve, reject) => this.#waiting.push({ entry, bytes, resolve, reject }))
  }

  /** Removes and returns the first entry, together with as many of the entries after it as fit into the same file. */
  takeGroup(hasRoom: (bytes: number) => boolean): ReadonlyArray<Queued> {
    let [count, bytes] = [0, 0]
    for (const queued of this.#waiting.slice(0, maxRecordsPerWrite)) {
      if (count > 0 && !hasRoom(bytes + queued.bytes)) break
      count += 1
      bytes += queued.bytes
    }
    return this.#take(count)
  }

  takeAll(): ReadonlyArray<Queued> {
    return this.#take(this.#waiting.length)
  }

  #take(count: number): ReadonlyArray<Queued> {
    const taken = this.#waiting.splice(0, count)
    for (const { bytes } of taken) this.#bytes -= bytes
    return taken
  }
}
