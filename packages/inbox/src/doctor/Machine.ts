/**
 * Describes the machine that the doctor examines. Tests pass a simulated machine.
 */
import { statfs } from "node:fs/promises"
import { totalmem } from "node:os"

/** The properties of the disk that contains a folder. */
export interface Disk {
  /** The free space that this user may use, in bytes. */
  readonly freeBytes: number
  /** The operating system's number for the file system type, as returned by `statfs`. */
  readonly type: number
}

/** The machine that the doctor examines. Tests pass a simulated machine. */
export interface Machine {
  /** Returns the current time in Unix milliseconds. */
  readonly now: () => number
  /** The version of Node without the leading `v`. */
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
  // In a container, the memory limit of the container applies if it is lower than the total memory.
  memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
  disk: async (folder) => {
    const { bavail, bsize, type } = await statfs(folder)
    return { freeBytes: bavail * bsize, type }
  },
  env: process.env
}
