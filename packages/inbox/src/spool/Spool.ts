/**
 * Files in which a callback is durable before the database has it.
 *
 * The first file is as long as it will ever be, so that a write changes no record of the file system, and each write is synced by itself: one
 * way to the disk and back. Writes go one after the other, and entries that wait go together. When everything in the first file is in the log, it is
 * used from its beginning; while the database is away, further files are added until the spool is full.
 */
import type { NewEntry } from "../Message.ts"
import type { FileLock } from "../FileLock.ts"
import type { SpoolFile } from "./SpoolFile.ts"
import { zeros } from "./SpoolFiles.ts"
import { encodeHeader, headerOffset } from "./SpoolHeader.ts"
import { makeSpoolLedger, type SpoolLedger } from "./SpoolLedger.ts"
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

/** An entry that is durable in the spool and may not be in the log. */
export interface SpooledEntry {
  readonly facts: RecordFacts
  /** From memory, or read again. Rejects when it cannot be read. */
  readonly read: () => Promise<NewEntry>
  /** It is in the log. */
  readonly release: (mark: LoggedMark) => void
}

interface Queued {
  readonly entry: NewEntry
  readonly bytes: number
  readonly resolve: (spooled: SpooledEntry) => void
  readonly reject: (cause: Error) => void
}

export interface SpoolOptions {
  readonly path: string
  /** How much it may hold, in bytes. */
  readonly capacity: number
  /** Permissions of its files. */
  readonly mode: number
  /** The identity of the store that it belongs to. */
  readonly store: string
}

/** Records in one write: the operating system takes no more than 1,024 buffers. */
const mostAtOnce = 200

/** What entries may take in memory, in bytes; more are read again from the files. */
const memoryBytes = 64 * 1024 * 1024

export class Spool {
  readonly #options: SpoolOptions
  readonly #lock: FileLock
  readonly #storage: SpoolStorage
  readonly #ledger: SpoolLedger
  readonly #turns: WriteTurns
  readonly #queue: Array<Queued> = []
  #queuedBytes = 0
  #memory = 0
  #isClosed = false
  #leaving: Promise<void> | undefined
  #turn: number
  /** How many writes in a row have failed. */
  #failed = 0
  /** What the last header says. */
  #written = ""

  private constructor(options: SpoolOptions, lock: FileLock, storage: SpoolStorage, scan: Scan) {
    this.#options = options
    this.#lock = lock
    this.#storage = storage
    this.#ledger = makeSpoolLedger(scan)
    this.#turn = scan.header?.turn ?? 0
    this.#turns = makeWriteTurns(() => this.#writeNext())
  }

  /** Goes on with what was found in the files. */
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
   * Writes the last group once more. What an earlier process wrote may be only in the operating system's memory, where its sync failed; from now on it
   * counts as durable. Rejects when a write fails.
   */
  async confirm({ lastGroup, records }: Pick<Scan, "lastGroup" | "records">): Promise<void> {
    for (const address of records.filter(({ place }) => place.group === lastGroup)) {
      await this.#storage.fileOf(address).rewrite(address)
    }
  }

  /** The last entry that is known to have gone into the log, by any process. */
  get logged(): LoggedMark | undefined {
    return this.#ledger.logged
  }

  /** Bytes that the log may not have. */
  get heldBytes(): number {
    const { first, further } = this.#storage
    let bytes = first.heldBytes
    for (const file of further.values()) bytes += file.heldBytes
    return bytes
  }

  /** Resolves once it is durable, and rejects when it may not be. Undefined when the spool is full or closed. */
  write(entry: NewEntry): Promise<SpooledEntry> | undefined {
    if (this.#isClosed) return undefined
    const bytes = recordBytes(entry)
    if (this.heldBytes + this.#queuedBytes + bytes > this.#options.capacity) return undefined
    this.#queuedBytes += bytes
    const written = new Promise<SpooledEntry>((resolve, reject) => this.#queue.push({ entry, bytes, resolve, reject }))
    this.#writeNext()
    return written
  }

  #writeNext(): void {
    const [next] = this.#queue
    if (next === undefined || !this.#turns.take()) return
    const { active } = this.#storage
    active.reuse()
    if (active.hasRoom(next.bytes)) return this.#writeGroup()
    this.#storage.advance(next.bytes).then(
      () => this.#writeGroup(),
      (cause: Error) => {
        const failed = this.#dequeue(this.#queue.length)
        this.#turns.pass()
        for (const { reject } of failed) reject(cause)
      }
    )
  }

  #dequeue(count: number): ReadonlyArray<Queued> {
    const taken = this.#queue.splice(0, count)
    for (const { bytes } of taken) this.#queuedBytes -= bytes
    return taken
  }

  /** As many as fit into the file with the first. */
  #takeGroup(): ReadonlyArray<Queued> {
    let [count, bytes] = [0, 0]
    for (const queued of this.#queue.slice(0, mostAtOnce)) {
      if (count > 0 && !this.#storage.active.hasRoom(bytes + queued.bytes)) break
      count += 1
      bytes += queued.bytes
    }
    return this.#dequeue(count)
  }

  #writeGroup(): void {
    const file = this.#storage.active
    const group = this.#takeGroup()
    const { lastGroup, logged, released } = this.#ledger
    // A group that fails is not counted: its number is that of the next, whose attempt tells them apart.
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
      parts.push(...record.parts)
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
   * Notes in the header what is in the log, removes files that hold nothing else, and overwrites the first one when nothing in it is on its way: nothing
   * of a person stays behind. Rejects when a write failed.
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
    while (first.dirty > first.start && first.held === 0 && this.#queue.length === 0 && this.#turns.take()) {
      try {
        // What went into the log since the last header would be missed by the next process.
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

  /** Takes nothing more, and resolves once all that was taken is durable or has failed. */
  async settle(): Promise<void> {
    this.#isClosed = true
    while (this.#queue.length > 0) await this.#turns.idle()
    await this.#turns.idle()
  }

  /** What the log does not have stays for the next process. */
  async close(): Promise<void> {
    await this.settle()
    if (this.#leaving === undefined) await this.tidy().catch(() => {})
    await this.leave()
  }

  /** As it is. */
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
