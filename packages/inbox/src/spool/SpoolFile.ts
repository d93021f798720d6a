/** One file of a spool. Tracks the offset of the next record, and the number of records that might not be in the log yet. */
import { read, writev } from "node:fs"
import { type FileHandle, rm } from "node:fs/promises"
import { firstFileBytes, furtherFileBytes, openSynced, shortfall, zeros } from "./SpoolFiles.ts"
import { headerBytes } from "./SpoolHeader.ts"

export class SpoolFile {
  /** The number of the file. Files are numbered from 0. */
  readonly number: number
  readonly #path: string
  readonly #handle: FileHandle
  /** The offset of the next record. */
  end: number
  /** The offset up to which the file may contain bytes other than zero. */
  dirty: number
  /** The number of durable records in the file that might not be in the log yet. */
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

  /** The number of bytes that the records in the file take up, or 0 if all of them are in the log. */
  get heldBytes(): number {
    return this.held === 0 ? 0 : this.end - this.start
  }

  /** Moves the write position back to the start of the file if all of its records are in the log. */
  reuse(): void {
    if (this.held === 0) this.end = this.start
  }

  /** Returns whether a record of this length fits into the file. An empty file other than the first accepts a record of any length. */
  hasRoom(bytes: number): boolean {
    if (this.number > 0) return this.end === 0 || this.end + bytes <= furtherFileBytes
    return this.end + bytes <= firstFileBytes
  }

  /** Writes records. Calls `onFinished` when the write has finished, with an error if the records might not be durable. */
  write(
    parts: ReadonlyArray<Uint8Array>,
    at: number,
    length: number,
    onFinished: (cause: Error | undefined) => void
  ): void {
    this.dirty = Math.max(this.dirty, at + length)
    writev(this.#handle.fd, parts, at, (cause, written) =>
      onFinished(cause ?? (written === length ? undefined : shortfall(written, length)))
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

  /** Writes existing data again to make it durable. Rejects if the write fails. */
  async rewrite({ length, offset }: { readonly offset: number; readonly length: number }): Promise<void> {
    const bytes = await this.read(offset, length)
    await this.#writeAll([bytes], offset, bytes.length)
  }

  #writeAll(parts: ReadonlyArray<Uint8Array>, at: number, length: number): Promise<void> {
    return new Promise((resolve, reject) =>
      this.write(parts, at, length, (cause) => (cause === undefined ? resolve() : reject(cause)))
    )
  }

  /** Overwrites the last part of the data, at most 256 KiB, with zeros. Rejects if the write fails. */
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
