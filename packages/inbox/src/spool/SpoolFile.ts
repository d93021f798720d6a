/** One file of a spool. It tracks where the next record is written, and how many of its records may not be in the log. */
import { read, writev } from "node:fs"
import { type FileHandle, rm } from "node:fs/promises"
import { firstFileBytes, furtherFileBytes, openSynced, shortfall, zeros } from "./SpoolFiles.ts"
import { headerBytes } from "./SpoolHeader.ts"

export class SpoolFile {
  /** The number of the file. The first one is 0. */
  readonly number: number
  readonly #path: string
  readonly #handle: FileHandle
  /** The offset of the next record. */
  end: number
  /** The offset up to which data may exist. */
  dirty: number
  /** The number of durable records that may not be in the log yet. */
  held = 0
  lastGroup = 0

  private constructor(number: number, path: string, handle: FileHandle, used: number) {
    this.number = number
    this.#path = path
    this.#handle = handle
    this.end = Math.max(this.start, used)
    this.dirty = used
  }

  static async open(number: number, path: string, mode: number, used: number): Promise<SpoolFile> {
    return new SpoolFile(number, path, await openSynced(path, mode), used)
  }

  /** The offset of the first record. */
  get start(): number {
    return this.number === 0 ? headerBytes : 0
  }

  /** The number of bytes from the first to the last record, if any may not be in the log yet. */
  get heldBytes(): number {
    return this.held === 0 ? 0 : this.end - this.start
  }

  /** Continues at the beginning of the file if everything in it is in the log. */
  reuse(): void {
    if (this.held === 0) this.end = this.start
  }

  /** Whether a record of this length can be written to the file. A record that is longer than a file gets its own file. */
  hasRoom(bytes: number): boolean {
    if (this.number > 0) return this.end === 0 || this.end + bytes <= furtherFileBytes
    return this.end + bytes <= firstFileBytes
  }

  /** Writes records. Calls `ended` when the write ends, with an error if the records may not be durable. */
  write(parts: ReadonlyArray<Uint8Array>, at: number, length: number, ended: (cause: Error | undefined) => void): void {
    this.dirty = Math.max(this.dirty, at + length)
    writev(this.#handle.fd, parts, at, (cause, written) =>
      ended(cause ?? (written === length ? undefined : shortfall(written, length)))
    )
  }

  read(at: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(length)
    return new Promise((resolve, reject) =>
      read(this.#handle.fd, bytes, 0, length, at, (cause, found) =>
        cause === null ? resolve(bytes.subarray(0, found)) : reject(cause)
      )
    )
  }

  /** Writes existing data again, so that it is durable. Rejects if the write fails. */
  async rewrite({ length, offset }: { readonly offset: number; readonly length: number }): Promise<void> {
    const bytes = await this.read(offset, length)
    await this.#writeAll([bytes], offset, bytes.length)
  }

  #writeAll(parts: ReadonlyArray<Uint8Array>, at: number, length: number): Promise<void> {
    return new Promise((resolve, reject) =>
      this.write(parts, at, length, (cause) => (cause === undefined ? resolve() : reject(cause)))
    )
  }

  /** Overwrites the last part of the existing data with zeros. Rejects if the write fails. */
  async zeroLast(): Promise<void> {
    const from = Math.max(this.start, Math.floor((this.dirty - 1) / zeros.length) * zeros.length)
    const length = this.dirty - from
    await this.#writeAll([zeros.subarray(0, length)], from, length)
    this.dirty = from
  }

  close(): Promise<void> {
    return this.#handle.close()
  }

  async remove(): Promise<void> {
    await this.close()
    await rm(this.#path, { force: true })
  }
}
