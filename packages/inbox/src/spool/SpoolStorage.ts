/** Creates and removes the files of a spool. Only one file is written to at a time. */
import { dirname } from "node:path"
import { SpoolFile } from "./SpoolFile.ts"
import { furtherPath, requireFreeSpace, syncFolder } from "./SpoolFiles.ts"
import type { RecordAddress, Scan } from "./SpoolScan.ts"

export class SpoolStorage {
  readonly #path: string
  readonly #mode: number
  readonly first: SpoolFile
  readonly further = new Map<number, SpoolFile>()
  /** The file to which new entries are written. */
  active: SpoolFile

  private constructor(path: string, mode: number, first: SpoolFile) {
    this.#path = path
    this.#mode = mode
    this.first = this.active = first
  }

  /** Opens the first file and the further files in which records were found. */
  static async open(path: string, mode: number, { records, used }: Scan): Promise<SpoolStorage> {
    const storage = new SpoolStorage(path, mode, await SpoolFile.open(0, path, mode, used))
    for (const [number, own] of Map.groupBy(records, ({ file }) => file)) {
      const end = Math.max(...own.map(({ length, offset }) => offset + length))
      if (number > 0) await storage.#open(number, end)
    }
    return storage
  }

  async #open(number: number, used: number): Promise<SpoolFile> {
    const file = await SpoolFile.open(number, furtherPath(this.#path, number), this.#mode, used)
    this.further.set(number, file)
    return file
  }

  fileOf({ file }: RecordAddress): SpoolFile {
    return this.further.get(file) ?? this.first
  }

  /**
   * Activates a file that has enough space: the first file if it can be reused, otherwise a new file. Rejects if the disk has too little free space.
   */
  async advance(bytes: number): Promise<void> {
    this.active = this.first
    this.first.reuse()
    if (this.first.held === 0 && this.first.hasRoom(bytes)) return
    await requireFreeSpace(this.#path, bytes)
    const file = await this.#open(Math.max(0, ...this.further.keys()) + 1, 0)
    // Ensures that the new file survives a power failure.
    await syncFolder(dirname(this.#path))
    this.active = file
  }

  /**
   * Returns the files after the first that can be removed because all of their entries are in the log. The file that is being written to is included
   * only if the first file can be reused.
   */
  removable(released: number): ReadonlyArray<SpoolFile> {
    const done = [...this.further.values()].filter(({ held, lastGroup }) => held === 0 && lastGroup <= released)
    if (this.first.held === 0) return done
    return done.filter((file) => file !== this.active)
  }

  async remove(file: SpoolFile): Promise<void> {
    if (this.active === file) this.active = this.first
    this.further.delete(file.number)
    await file.remove()
  }

  async close(): Promise<void> {
    for (const file of [this.first, ...this.further.values()]) await file.close()
  }
}
