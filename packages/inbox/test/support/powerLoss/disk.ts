/**
 * Simulates a disk after a power loss. The disk contains everything that was synced, and an arbitrary part of the data that was not synced.
 *
 * As on Linux, the operating system drops data whose sync has failed. The dropped data is not on the disk, and later syncs do not write it unless its
 * page is written again.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"

const kinds = {
  open: 1,
  write: 2,
  truncate: 3,
  synced: 4,
  syncFailed: 5,
  unlink: 6,
  /** A record that is written by the test, not by the process. The record marks a point in the sequence of the process's operations. */
  mark: 7,
  writeSynced: 8,
  writeSyncFailed: 9
} as const

interface Event {
  readonly kind: number
  readonly path: string
  readonly offset: number
  readonly data: Buffer
}

const headLength = 24

const readJournal = (file: string): ReadonlyArray<Event> => {
  const bytes = readFileSync(file)
  const events: Array<Event> = []
  for (let at = 0; at + headLength <= bytes.length;) {
    const pathLength = bytes.readUInt32LE(at + 4)
    const dataLength = Number(bytes.readBigUInt64LE(at + 16))
    const data = at + headLength + pathLength
    events.push({
      kind: bytes.readUInt32LE(at),
      path: bytes.toString("utf8", at + headLength, data),
      offset: Number(bytes.readBigUInt64LE(at + 8)),
      data: bytes.subarray(data, data + dataLength)
    })
    at = data + dataLength
  }
  return events
}

/** Encodes a mark (a record with a string from the test) for the journal of disk operations. */
export const markOf = (text: string): Buffer => {
  const head = Buffer.alloc(headLength)
  head.writeUInt32LE(kinds.mark, 0)
  head.writeUInt32LE(Buffer.byteLength(text), 4)
  return Buffer.concat([head, Buffer.from(text)])
}

const pageBytes = 4096
const sectorBytes = 512

/** A file, with its contents in the operating system's cache and on the disk. */
class CachedFile {
  readonly cache = new Bytes()
  readonly disk = new Bytes()
  /** Whether the file exists after a power loss. */
  isKept = false
  readonly #dirty = new Set<number>()

  write(offset: number, data: Buffer): void {
    this.cache.put(offset, data)
    for (const page of pagesOf(offset, data.length)) this.#dirty.add(page)
  }

  truncate(length: number): void {
    this.cache.resize(length)
    if (this.disk.length > length) this.disk.resize(length)
  }

  sync(pages: Iterable<number> = [...this.#dirty]): void {
    this.isKept = true
    for (const page of pages) {
      this.#put(page, 0, pageBytes)
      this.#dirty.delete(page)
    }
  }

  forget(pages: Iterable<number> = [...this.#dirty]): void {
    for (const page of pages) this.#dirty.delete(page)
  }

  /** Simulates a power loss: writes an arbitrary part of the unsynced data to the disk. */
  lose(random: () => number): void {
    if (!this.isKept && random() < 0.5) this.isKept = true
    for (const page of this.#dirty) {
      const fate = random()
      if (fate < 0.4) continue
      for (let at = 0; at < pageBytes; at += sectorBytes) {
        if (fate < 0.8 || random() < 0.5) this.#put(page, at, sectorBytes)
      }
    }
  }

  #put(page: number, from: number, length: number): void {
    const at = page * pageBytes + from
    const bytes = this.cache.all.subarray(at, at + length)
    if (bytes.length > 0) this.disk.put(at, bytes)
  }
}

/** A growable buffer that is not copied on every write. */
class Bytes {
  #room = Buffer.alloc(0)
  length = 0

  get all(): Buffer {
    return this.#room.subarray(0, this.length)
  }

  resize(length: number): void {
    if (length > this.#room.length) {
      const room = Buffer.alloc(Math.max(length, this.#room.length * 2))
      this.#room.copy(room, 0, 0, this.length)
      this.#room = room
    }
    if (length > this.length) this.#room.fill(0, this.length, length)
    this.length = length
  }

  put(at: number, bytes: Uint8Array): void {
    if (at + bytes.length > this.length) this.resize(at + bytes.length)
    this.#room.set(bytes, at)
  }
}

const pagesOf = (offset: number, length: number): ReadonlyArray<number> => {
  const first = Math.floor(offset / pageBytes)
  return Array.from({ length: Math.ceil((offset + length) / pageBytes) - first }, (_, at) => first + at)
}

export interface LostPower {
  /** The strings with which the test had marked the journal before the power loss. */
  readonly marks: ReadonlyArray<string>
  readonly syncs: number
  readonly failedSyncs: number
}

/**
 * Writes the files of `root` to the folder `to`, as they would be after a power loss. `part` is the fraction of the journal before the power loss,
 * from 0 to 1.
 */
export const losePower = (
  { journal, root }: { readonly journal: string; readonly root: string },
  to: string,
  part: number,
  random: () => number
): LostPower => {
  const files = new Map<string, CachedFile>()
  const fileAt = (path: string): CachedFile => {
    const known = files.get(path) ?? new CachedFile()
    files.set(path, known)
    return known
  }
  const marks: Array<string> = []
  let [syncs, failedSyncs] = [0, 0]
  /** Until the next sync, a removed file can exist again after a power loss. */
  let removed: Array<readonly [string, CachedFile]> = []
  const events = readJournal(journal)
  for (const { data, kind, offset, path } of events.slice(0, Math.ceil(events.length * part))) {
    switch (kind) {
      case kinds.mark:
        marks.push(path)
        break
      case kinds.open:
        if (offset === 1) fileAt(path).truncate(0)
        break
      case kinds.write:
        fileAt(path).write(offset, data)
        break
      case kinds.truncate:
        fileAt(path).truncate(offset)
        break
      case kinds.synced:
        syncs += 1
        removed = []
        if (path !== root) fileAt(path).sync()
        break
      case kinds.syncFailed:
        failedSyncs += 1
        if (path !== root) fileAt(path).forget()
        break
      case kinds.writeSynced:
        syncs += 1
        fileAt(path).write(offset, data)
        fileAt(path).sync(pagesOf(offset, data.length))
        break
      case kinds.writeSyncFailed:
        failedSyncs += 1
        fileAt(path).write(offset, data)
        fileAt(path).forget(pagesOf(offset, data.length))
        break
      case kinds.unlink:
      default: {
        const file = files.get(path)
        if (file !== undefined) removed.push([path, file])
        files.delete(path)
      }
    }
  }
  for (const [path, file] of removed) if (random() < 0.5 && !files.has(path)) files.set(path, file)
  mkdirSync(to, { recursive: true })
  for (const [path, file] of files) {
    file.lose(random)
    const target = join(to, relative(root, path))
    mkdirSync(dirname(target), { recursive: true })
    if (file.isKept) writeFileSync(target, file.disk.all)
  }
  return { marks, syncs, failedSyncs }
}
