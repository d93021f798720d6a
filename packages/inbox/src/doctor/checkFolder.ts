/**
 * Checks the folder of a database file or of a spool: whether the folder exists, is writable, has free space, and is on a local disk, where synced
 * data survives a restart.
 */
import { Effect } from "effect"
import { accessSync, constants, statSync } from "node:fs"
import { error, type Finding, lineOf, ok, warning } from "./Finding.ts"
import type { Machine } from "./Machine.ts"

const inMemory: ReadonlyMap<number, string> = new Map([
  [0x0102_1994, "tmpfs"],
  [0x8584_58f6, "ramfs"]
])
const overNetwork: ReadonlyMap<number, string> = new Map([
  [0x6969, "NFS"],
  [0xff53_4d42, "CIFS"],
  [0xfe53_4d42, "SMB"],
  [0x0102_1997, "9p"]
])

/** The minimum free space in bytes: the space that the spool leaves free on the disk, plus the size of the first spool file. */
const minBytes = 80 * 1024 * 1024

export const mebibytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MiB`

export const checkFolder = Effect.fnUntraced(function* (
  check: string,
  folder: string,
  spoolBytes: number,
  { disk }: Pick<Machine, "disk">
): Effect.fn.Return<ReadonlyArray<Finding>> {
  const blocked = blockedFolder(check, folder)
  if (blocked !== undefined) return [blocked]
  const found = yield* Effect.result(Effect.tryPromise({ try: () => disk(folder), catch: lineOf }))
  if (found._tag === "Failure")
    return [warning("disk", `the disk of ${folder} cannot be examined: ${found.failure}`, "check it manually")]
  const { freeBytes, type } = found.success
  return [...checkRoom(folder, freeBytes, spoolBytes), ...checkType(folder, type)]
})

const blockedFolder = (check: string, folder: string): Finding | undefined => {
  if (!(statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false)) {
    return error(check, `the folder ${folder} does not exist`, "create it, owned by the user of the inbox")
  }
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return undefined
  } catch {
    return error(check, `the folder ${folder} cannot be written to`, "grant the user of the inbox write permission")
  }
}

const checkRoom = (folder: string, free: number, spoolBytes: number): ReadonlyArray<Finding> => {
  const advice = "free space, or move the store to a larger disk"
  if (free < minBytes) {
    return [error("disk", `the disk of ${folder} is full: ${mebibytes(free)} are free`, advice)]
  }
  if (free < spoolBytes + minBytes) {
    const found = `${mebibytes(free)} are free on the disk of ${folder}, and the spool may take up to ${mebibytes(spoolBytes)}`
    return [warning("disk", found, `${advice}, or lower FIELDWORK_INBOX_SPOOL_BYTES`)]
  }
  return [ok("disk", `${mebibytes(free)} are free in ${folder}`)]
}

const checkType = (folder: string, type: number): ReadonlyArray<Finding> => {
  const memory = inMemory.get(type)
  if (memory !== undefined) {
    const found = `${folder} is in memory (${memory}): everything in it is lost when the machine restarts`
    return [error("filesystem", found, "use a folder on a local disk")]
  }
  const network = overNetwork.get(type)
  if (network === undefined) return []
  const found = `${folder} is on a network (${network}), where file locks and syncs are not reliable`
  return [error("filesystem", found, "use a local disk, or PostgreSQL when several machines share the store")]
}
