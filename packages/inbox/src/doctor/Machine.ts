/**
 * The properties of the machine that the doctor examines. Tests provide another one.
 */
import { statfs } from "node:fs/promises"
import { totalmem } from "node:os"

/** The disk that contains a folder. */
export interface Disk {
  /** Free space for this user, in bytes. */
  readonly freeBytes: number
  /** The operating system's number for the type of the file system. */
  readonly type: number
}

/** The machine that the doctor examines. Tests provide another one. */
export interface Machine {
  /** Returns the current time in Unix milliseconds. */
  readonly now: () => number
  /** The version of Node. */
  readonly node: string
  /** The version of SQLite. */
  readonly sqlite: string
  /** The memory that this process may use, in bytes. */
  readonly memoryBytes: number
  /** Reads the properties of the disk that contains a folder. */
  readonly disk: (folder: string) => Promise<Disk>
  /** The environment variables. */
  readonly env: NodeJS.ProcessEnv
}

export const thisMachine: Machine = {
  now: () => Date.now(),
  node: process.versions.node,
  sqlite: process.versions["sqlite"] ?? "0",
  // Takes the memory limit of the container into account.
  memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
  disk: async (folder) => {
    const { bavail, bsize, type } = await statfs(folder)
    return { freeBytes: bavail * bsize, type }
  },
  env: process.env
}
