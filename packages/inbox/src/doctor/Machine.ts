/**
 * What the doctor knows of the machine. Tests give another one.
 */
import { statfs } from "node:fs/promises"
import { totalmem } from "node:os"

export interface Disk {
  readonly freeBytes: number
  /** The number that the operating system has for the type of the file system. */
  readonly type: number
}

export interface Machine {
  /** Unix milliseconds. */
  readonly now: () => number
  readonly node: string
  readonly sqlite: string
  readonly memoryBytes: number
  readonly disk: (folder: string) => Promise<Disk>
  readonly env: NodeJS.ProcessEnv
}

export const thisMachine: Machine = {
  now: () => Date.now(),
  node: process.versions.node,
  sqlite: process.versions["sqlite"] ?? "0",
  // A container's limit, where there is one.
  memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
  disk: async (folder) => {
    const { bavail, bsize, type } = await statfs(folder)
    return { freeBytes: bavail * bsize, type }
  },
  env: process.env
}
