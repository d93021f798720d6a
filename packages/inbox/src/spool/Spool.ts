/**
 * The spool: files in which a callback is durable before the database contains it.
 *
 * The first file has its final length from the start, so that a write does not change file system metadata. Each write is synced by itself, which
 * takes one round trip to the disk. Writes happen one after the other, and entries that wait share the next write. When everything in the first file
 * is in the log, the file is reused from its beginning. While the database is down, further files are added until the spool is full.
 */
import type { SpooledEntry } from "./SpooledEntry.ts"
import type { NewEntry } from "../Message.ts"
import type { FileLock } from "../FileLock.ts"
import type { SpoolFile } from "./SpoolFile.ts"
import { zeros } from "./SpoolFiles.ts"
import { encodeHeader, headerOffset } from "./SpoolHeader.ts"
import { makeSpoolLedger, type SpoolLedger } from "./SpoolLedger.ts"
import { SpoolQueue } from "./SpoolQueue.ts"
import {
  decodeRecord,
  encodeRecord,
  type LoggedMark,
  recordBytes,
  recordFacts,
  type RecordFacts,
  roundUp
} from "./SpoolRecord.ts"
import type { RecordAddress, Scan } from "./SpoolScan.ts"
import { SpoolStorage } from "./SpoolStorage.ts"
import { makeWriteTurns, type WriteTurns } from "./WriteTurns.ts"

export interface SpoolOptions {
  readonly path: string
  /** The capacity, in bytes. */
  readonly capacity: number
  /** The permissions of its files. */
  readonly mode: number
  /** The identity of its store. */
  readonly store: string
}

/** The memory that the entries may take, in bytes. Further entries are read from the files when they are needed. */
const memoryBytes = 64 * 1024 * 1024

export class Spool {
  readonly #options: SpoolOptions
  readonly #lock: FileLock
  readonly #storage: SpoolStorage
  readonly #ledger: SpoolLedger
  readonly #turns: WriteTurns
  readonly #queue = new SpoolQueue()
  #memory = 0
  #isClosed = false
  #leaving: Promise<void> | undefined
  #turn: number
  /** The number of consecutive failed writes. */
  #failed = 0
  /** The content of the last header. */
  #written = ""

  private constructor(options: SpoolOptions, lock: FileLock, storage: SpoolStorage, scan: Scan) {
    this.#options = options
    this.#lock = lock
    this.#storage = storage
    this.#ledger = makeSpoolLedger(scan)
    this.#turn = scan.header?.turn ?? 0
    this.#turns = makeWriteTurns(() => this.#writeNext())
  }

  /** Opens a spool with the entries that were found in the files. */
  static async resume(options: SpoolOptions, lock: FileLock, scan: Scan) {
    const storage = await SpoolStorage.open(options.path, options.mode, scan)
    const spool = new Spool(options, lock, storage, scan)
    for (const [group, own] of Map.groupBy(scan.records, ({ place }) => place.group))
      spool.#ledger.hold(group, own.length)
    spool.#ledger.advance()
    const left = scan.records.map((found) =>
      spool.#hold(storage.fileOf(found), found, found.place.group, found.facts, found.entry)
    )
    return { spool, left }
  }

  /**
   * Writes the last group again, so that it is durable. If an earlier process failed to sync it, it may exist only in the operating system's memory.
   * Rejects if a write fails.
   */
  async confirm({ lastGroup, records }: Pick<Scan, "lastGroup" | "records">): Promise<void> {
    for (const address of records.filter(({ place }) => place.group === lastGroup)) {
      await this.#storage.fileOf(address).rewrite(address)
    }
  }

  /** The last entry that is known to be in the log, added by any process. */
  get logged(): LoggedMark | undefined {
    return this.#ledger.logged
  }

  /** The size of the entries that may not be in the log, in bytes. */
  get heldBytes(): number {
    const { first, further } = this.#storage
    let bytes = first.heldBytes
    for (const file of further.values()) bytes += file.heldBytes
    return bytes
  }

  /** Writes an entry. Resolves once it is durable, and rejects if it may not be. Returns undefined if the spool is full or closed. */
  write(entry: NewEntry): Promise<SpooledEntry> | undefined {
    if (this.#isClosed) return undefined
    const bytes = recordBytes(entry)
    if (this.heldBytes + this.#queue.bytes + bytes > this.#options.capacity) return undefined
    const written = this.#queue.add(entry, bytes)
    this.#writeNext()
    return written
  }

  #writeNext(): void {
    const { first: next } = this.#queue
    if (next === undefined || !this.#turns.take()) return
    const { active } = this.#storage
    active.reuse()
    if (active.hasRoom(next.bytes)) return this.#writeGroup()
    this.#storage.advance(next.bytes).then(
      () => this.#writeGroup(),
      (cause: Error) => {
        const failed = this.#queue.takeAll()
        this.#turns.pass()
        for (const { reject } of failed) reject(cause)
      }
    )
  }

  #writeGroup(): void {
    const file = this.#storage.active
    const group = this.#queue.takeGroup((bytes) => file.hasRoom(bytes))
    const { lastGroup, logged, released } = this.#ledger
    // A group that fails is not counted. The next group has the same number with a higher attempt.
    const number = lastGroup + 1
    const place = {
      store: this.#options.store,
      group: number,
      attempt: this.#failed,
      count: group.length,
      released,
      logged
    }
    const parts: Array<Uint8Array> = []
    const addresses: Array<RecordAddress> = []
    let [length, taken] = [0, 0]
    for (const [index, { entry }] of group.entries()) {
      const record = encodeRecord(entry, { ...place, index })
      if (taken > length) parts.push(zeros.subarray(0, taken - length))
      parts.push(...record.buffers)
      addresses.push({ file: file.number, offset: file.end + taken, length: roundUp(record.length) })
      length = taken + record.length
      taken = roundUp(length)
    }
    file.write(parts, file.end, length, (cause) => {
      let held: ReadonlyArray<SpooledEntry> = []
      this.#failed = cause === undefined ? 0 : this.#failed + 1
      if (cause === undefined) {
        file.end += taken
        this.#ledger.hold(number, group.length)
        held = addresses.map((address, at) =>
          this.#hold(file, address, number, recordFacts(group[at]?.entry), group[at]?.entry)
        )
      }
      this.#turns.pass()
      for (const [at, { reject, resolve }] of group.entries()) {
        const spooled = held[at]
        if (spooled === undefined) reject(cause ?? new Error("it was not written"))
        else resolve(spooled)
      }
    })
  }

  #hold(
    file: SpoolFile,
    address: RecordAddress,
    group: number,
    facts: RecordFacts,
    entry: NewEntry | undefined
  ): SpooledEntry {
    file.held += 1
    file.lastGroup = Math.max(file.lastGroup, group)
    const size = entry?.body.length ?? 0
    const kept = this.#memory + size <= memoryBytes ? entry : undefined
    if (kept !== undefined) this.#memory += size
    let isReleased = false
    return {
      facts,
      read: async () => kept ?? (await readAgain(file, address)),
      release: (mark) => {
        if (isReleased) return
        isReleased = true
        if (kept !== undefined) this.#memory -= size
        file.held -= 1
        this.#ledger.release(group, mark)
      }
    }
  }

  /**
   * Records in the header which groups are in the log, and removes files whose entries are all in the log. Overwrites the first file once all of its
   * entries are in the log, so that no personal data remains. Rejects if a write fails.
   */
  async tidy(): Promise<void> {
    await this.#turns.wait()
    try {
      const removable = this.#storage.removable(this.#ledger.released)
      await this.#writeHeader()
      for (const file of removable) await this.#storage.remove(file)
    } finally {
      this.#turns.pass()
    }
    const { first } = this.#storage
    while (first.dirty > first.start && first.held === 0 && this.#queue.isEmpty && this.#turns.take()) {
      try {
        // Without this, the next process would not know what was added to the log since the last header.
        await this.#writeHeader()
        first.end = first.start
        await first.zeroLast()
      } finally {
        this.#turns.pass()
      }
    }
  }

  async #writeHeader(): Promise<void> {
    const { lastGroup: durable, logged, released } = this.#ledger
    const facts = { store: this.#options.store, durable, released, logged }
    const written = JSON.stringify(facts)
    if (written === this.#written) return
    const turn = this.#turn + 1
    const block = encodeHeader({ ...facts, turn })
    await new Promise<void>((resolve, reject) =>
      this.#storage.first.write([block], headerOffset(turn), block.length, (cause) =>
        cause === undefined ? resolve() : reject(cause)
      )
    )
    this.#turn = turn
    this.#written = written
  }

  /** Accepts no further entries, and resolves once all accepted ones are durable or have failed. */
  async settle(): Promise<void> {
    this.#isClosed = true
    while (!this.#queue.isEmpty) await this.#turns.idle()
    await this.#turns.idle()
  }

  /** Closes the spool. Entries that are not in the log stay in the files for the next process. */
  async close(): Promise<void> {
    await this.settle()
    if (this.#leaving === undefined) await this.tidy().catch(() => {})
    await this.leave()
  }

  /** Closes the files without tidying them. */
  async leave(): Promise<void> {
    await this.settle()
    this.#leaving ??= this.#storage.close().finally(() => this.#lock.release())
    await this.#leaving
  }
}

const readAgain = async (file: SpoolFile, { length, offset }: RecordAddress): Promise<NewEntry> => {
  const record = await decodeRecord(await file.read(offset, length))
  if (record?.entry === undefined) throw new Error("a record of the spool cannot be read any more")
  return record.entry
}
