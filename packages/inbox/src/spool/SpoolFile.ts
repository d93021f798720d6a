/**
 * One file of a spool: where its next record goes, and how many of its records the log may not have.
 */
import { read, writev } from "node:fs"
import { type FileHandle, rm } from "node:fs/promises"
import { firstFileBytes, furtherFileBytes, openSynced, shortfall, zeros } from "./SpoolFiles.ts"
import { headerBytes } from "./SpoolHeader.ts"

export class SpoolFile {
  /** 0 is the first file. */
  readonly number: number
  readonly #path: string
  readonly #handle: FileHandle
  /** Where the next record goes. */
  end: number
  /** Up to where anything may be. */
  dirty: number
  /** Durable records that the log may not have yet. */
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

  /** Where records begin. */
  get start(): number {
    return this.number === 0 ? headerBytes : 0
  }

  /** Bytes of records that the log may not have yet, with those around them. */
  get heldBytes(): number {
    return this.held === 0 ? 0 : this.end - this.start
  }

  /** Goes back to its beginning if everything in it is in the log. */
  reuse(): void {
    if (this.held === 0) this.end = this.start
  }

  /** A record that is longer than a file gets one of its own. */
  hasRoom(bytes: number): boolean {
    if (this.number > 0) return this.end === 0 || this.end + bytes <= furtherFileBytes
    return this.end + bytes <= firstFileBytes
  }

  /** `ended` is called with the error of a write that may not be durable. */
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

  /** Writes what is there once more, so that it is durable. Rejects when the write failed. */
  async rewrite({ length, offset }: { readonly offset: number; readonly length: number }): Promise<void> {
    const bytes = await this.read(offset, length)
    await this.#writeAll([bytes], offset, bytes.length)
  }

  #writeAll(parts: ReadonlyArray<Uint8Array>, at: number, length: number): Promise<void> {
    return new Promise((resolve, reject) =>
      this.write(parts, at, length, (cause) => (cause === undefined ? resolve() : reject(cause)))
    )
  }

  /** Overwrites the last piece of what is there. Rejects when the write failed. */
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
