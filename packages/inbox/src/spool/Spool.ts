/**
 * The spool: files that make a callback durable before it is added to the database.
 *
 * The first file has its final length from the start, so that a write does not change file system metadata. Each write is synced separately, which
 * takes one round trip to the disk. Only one write runs at a time; all entries that are waiting form the group that is written next. When all entries
 * in the first file are in the log, the file is reused from its beginning. While the database is unavailable, further files are added until the spool
 * is full.
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
import { makeWriteLock, type WriteLock } from "./WriteLock.ts"

export interface SpoolOptions {
  readonly path: string
  /** The capacity of the spool in bytes. */
  readonly capacity: number
  /** The permissions of the spool files. */
  readonly mode: number
  /** The identity of the store to which the spool belongs. */
  readonly store: string
}

/** The maximum memory in bytes for the bodies of entries. Bodies that do not fit are read from the files when they are needed. */
const memoryBytes = 64 * 1024 * 1024

export class Spool {
  readonly #options: SpoolOptions
  readonly #lock: FileLock
  readonly #storage: SpoolStorage
  readonly #ledger: SpoolLedger
  readonly #writeLock: WriteLock
  readonly #queue = new SpoolQueue()
  #memory = 0
  #isClosed = false
  #leaving: Promise<void> | undefined
  #turn: number
  /** The number of consecutive writes that have failed. */
  #failed = 0
  /** The contents of the last header that was written, without its sequence number, as JSON. */
  #written = ""

  private constructor(options: SpoolOptions, lock: FileLock, storage: SpoolStorage, scan: Scan) {
    this.#options = options
    this.#lock = lock
    this.#storage = storage
    this.#ledger = makeSpoolLedger(scan)
    this.#turn = scan.header?.turn ?? 0
    this.#writeLock = makeWriteLock(() => this.#writeNext())
  }

  /** Opens a spool with the entries that a scan has found in its files. */
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
   * Writes the last group (the entries of the last write) again, so that the group is durable. If an earlier process failed to sync this group, it
   * may exist only in the operating system's memory. Rejects if a write fails.
   */
  async confirm({ lastGroup, records }: Pick<Scan, "lastGroup" | "records">): Promise<void> {
    for (const address of records.filter(({ place }) => place.group === lastGroup)) {
      await this.#storage.fileOf(address).rewrite(address)
    }
  }

  /** The last entry that is known to be in the log, regardless of which process added it. */
  get logged(): LoggedMark | undefined {
    return this.#ledger.logged
  }

  /** The total size in bytes of the entries that might not be in the log yet. */
  get heldBytes(): number {
    const { first, further } = this.#storage
    let bytes = first.heldBytes
    for (const file of further.values()) bytes += file.heldBytes
    return bytes
  }

  /**
   * Writes an entry. Resolves when the entry is durable, and rejects if it might not be durable. Returns undefined if the spool is full or closed.
   */
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
    if (next === undefined || !this.#writeLock.tryAcquire()) return
    const { active } = this.#storage
    active.reuse()
    if (active.hasRoom(next.bytes)) return this.#writeGroup()
    this.#storage.advance(next.bytes).then(
      () => this.#writeGroup(),
      (cause: Error) => {
        const failed = this.#queue.takeAll()
        this.#writeLock.release()
        for (const { reject } of failed) reject(cause)
      }
    )
  }

  #writeGroup(): void {
    const file = this.#storage.active
    const group = this.#queue.takeGroup((bytes) => file.hasRoom(bytes))
    const { lastGroup, logged, released } = this.#ledger
    // The number of this group (the entries of one write). If the write fails, the next write uses the same number and a higher `attempt`.
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
      this.#writeLock.release()
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
   * Records in the header which groups of entries are in the log, and removes files whose entries are all in the log. When all entries in the first
   * file are in the log, its contents are overwritten so that no personal data remains. Rejects if a write fails.
   */
  async tidy(): Promise<void> {
    await this.#writeLock.acquire()
    try {
      const removable = this.#storage.removable(this.#ledger.released)
      await this.#writeHeader()
      for (const file of removable) await this.#storage.remove(file)
    } finally {
      this.#writeLock.release()
    }
    const { first } = this.#storage
    while (first.dirty > first.start && first.held === 0 && this.#queue.isEmpty && this.#writeLock.tryAcquire()) {
      try {
        // The header is written before the file is overwritten. Otherwise, the next process could not determine which entries have been added to the
        // log since the last header.
        await this.#writeHeader()
        first.end = first.start
        await first.zeroLast()
      } finally {
        this.#writeLock.release()
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

  /** Refuses further entries. Resolves when all accepted entries are durable or have failed. */
  async settle(): Promise<void> {
    this.#isClosed = true
    while (!this.#queue.isEmpty) await this.#writeLock.idle()
    await this.#writeLock.idle()
  }

  /** Closes the spool. Entries that are not in the log yet stay in the files for the next process. */
  async close(): Promise<void> {
    await this.settle()
    if (this.#leaving === undefined) await this.tidy().catch(() => {})
    await this.leave()
  }

  /** Closes the files without recording in the header which entries are in the log. */
  async leave(): Promise<void> {
    await this.settle()
    this.#leaving ??= this.#storage.close().finally(() => this.#lock.release())
    await this.#leaving
  }
}

const readAgain = async (file: SpoolFile, { length, offset }: RecordAddress): Promise<NewEntry> => {
  const record = await decodeRecord(await file.read(offset, length))
  if (record?.entry === undefined) throw new Error("a record of the spool can no longer be read")
  return record.entry
}
