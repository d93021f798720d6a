/**
 * The file in which a callback is durable before SQLite has it.
 *
 * It is as long as it will ever be from the beginning, so that a write changes no record of the file system, and each write is
 * synced by itself: one way to the disk and back, and nobody waits beside it. Writes go one after the other, and those that wait
 * go together. When everything in it is in the log, it is used from its beginning.
 */
import { writev } from "node:fs"
import { type FileHandle, readFile, stat } from "node:fs/promises"
import type { NewEntry } from "../Message.ts"
import { type FileLock, lockFile } from "./FileLock.ts"
import {
  exists,
  isPossible,
  makeRoom,
  openSynced,
  pathOf,
  shortfall,
  spoolBytes,
  usedBytes,
  zeros
} from "./SpoolFile.ts"
import { type Decoded, decodeAll, encode, roundUp, type SpoolRecord } from "./SpoolRecord.ts"

interface Queued {
  readonly record: SpoolRecord
  readonly resolve: () => void
  readonly reject: (cause: Error) => void
}

/** Records in one write: the operating system takes no more than 1,024 buffers. */
const mostAtOnce = 200

export class Spool {
  readonly #file: FileHandle
  readonly #path: string
  readonly #lock: FileLock
  readonly #queue: Array<Queued> = []
  readonly #waiters: Array<() => void> = []
  /** Of the records that wait, and of those that are being written. */
  #queuedBytes = 0
  #writingBytes = 0
  #isWriting = false
  #isClosed = false
  #isLeft = false
  #wiping: Promise<void> | undefined
  /** Where the next record goes. */
  #end = 0
  /** Durable records that the log may not have yet. */
  #held = 0
  /** Up to where something may stand. */
  #dirty: number

  private constructor(file: FileHandle, path: string, lock: FileLock, dirty: number) {
    this.#file = file
    this.#path = path
    this.#lock = lock
    this.#dirty = dirty
  }

  /**
   * With what an earlier process left in it, some of which may be in the log. Undefined when another process has it, and where no write
   * can be synced by itself. Rejects when it cannot be read, and with SpoolFormatError.
   */
  static async open(database: string): Promise<{ readonly spool: Spool; readonly left: Decoded } | undefined> {
    const path = pathOf(database)
    if (!isPossible) return undefined
    const lock = lockFile(`${path}-lock`)
    if (lock === undefined) return undefined
    try {
      // All of it: a write that tore, or a wipe that was broken off, may have left an empty beginning.
      const bytes = exists(database) ? await readFile(path) : Buffer.alloc(0)
      const used = usedBytes(bytes)
      const left = await decodeAll(bytes.subarray(0, used))
      const file = await openSynced(path, (await stat(database)).mode)
      return { spool: new Spool(file, path, lock, used), left }
    } catch (cause) {
      lock.release()
      throw cause
    }
  }

  /** Before the first write. Rejects when there is not enough on the disk. */
  makeRoom(): Promise<void> {
    return makeRoom(this.#file, this.#path)
  }

  /** Resolves once it is durable, and rejects when it may not be. Undefined when there is no room, or it is closed. */
  write(entry: NewEntry): Promise<void> | undefined {
    if (this.#isClosed) return undefined
    const record = encode(entry)
    const end = this.#isFree && this.#writingBytes === 0 ? 0 : this.#end
    if (end + this.#writingBytes + this.#queuedBytes + roundUp(record.length) > spoolBytes) return undefined
    this.#queuedBytes += roundUp(record.length)
    const written = new Promise<void>((resolve, reject) => this.#queue.push({ record, resolve, reject }))
    this.#writeNext()
    return written
  }

  /** One of the durable ones is in the log. */
  release(): void {
    this.#held -= 1
  }

  get #isFree(): boolean {
    return this.#held === 0
  }

  /** Overwrites what stands there, from its end on and for as long as nobody writes: nothing of a person stays behind. */
  wipe(): Promise<void> {
    this.#wiping ??= this.#wipe().finally(() => (this.#wiping = undefined))
    return this.#wiping
  }

  async #wipe(): Promise<void> {
    while (this.#dirty > 0 && this.#isFree && !this.#isWriting) {
      const to = this.#dirty
      const from = Math.floor((to - 1) / zeros.length) * zeros.length
      const failed = await new Promise<Error | undefined>((resolve) =>
        this.#put([zeros.subarray(0, to - from)], from, to - from, () => (this.#dirty = from), resolve)
      )
      if (failed !== undefined) throw failed
    }
  }

  /** Takes nothing more, and resolves once all that was taken is durable or has failed. */
  async settle(): Promise<void> {
    this.#isClosed = true
    while (this.#isWriting) await new Promise<void>((resolve) => this.#waiters.push(resolve))
  }

  /** What the log does not have stays for the next process. */
  async close(): Promise<void> {
    await this.settle()
    await this.wipe().catch(() => {})
    await this.leave()
  }

  /** As it is. */
  async leave(): Promise<void> {
    await this.settle()
    if (this.#isLeft) return
    this.#isLeft = true
    try {
      await this.#file.close()
    } finally {
      this.#lock.release()
    }
  }

  #writeNext(): void {
    if (this.#isWriting || this.#queue.length === 0) return
    if (this.#isFree) this.#end = 0
    const group = this.#queue.splice(0, mostAtOnce)
    const parts: Array<Uint8Array> = []
    let [length, taken] = [0, 0]
    for (const { record } of group) {
      if (taken > length) parts.push(zeros.subarray(0, taken - length))
      parts.push(...record.parts)
      length = taken + record.length
      taken = roundUp(length)
    }
    const [from, to] = [this.#end, this.#end + taken]
    this.#queuedBytes -= taken
    this.#dirty = Math.max(this.#dirty, to)
    this.#writingBytes = taken
    const done = (): void => {
      this.#end = to
      this.#held += group.length
    }
    this.#put(parts, from, length, done, (cause) => {
      for (const { reject, resolve } of group) {
        if (cause === undefined) resolve()
        else reject(cause)
      }
    })
  }

  /** `done` is called before anything else is written, and `ended` in any case. */
  #put(
    parts: ReadonlyArray<Uint8Array>,
    at: number,
    length: number,
    done: () => void,
    ended: (cause: Error | undefined) => void
  ): void {
    this.#isWriting = true
    writev(this.#file.fd, parts, at, (cause, written) => {
      this.#isWriting = false
      this.#writingBytes = 0
      const failed = cause ?? shortfall(written, length)
      if (failed === undefined) done()
      this.#writeNext()
      ended(failed)
      for (const wake of this.#waiters.splice(0)) wake()
    })
  }
}
