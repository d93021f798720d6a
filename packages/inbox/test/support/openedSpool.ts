/** Creates spools without a database, in temporary folders. */
import { it } from "@effect/vitest"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { NewEntry } from "../../src/Message.ts"
import { type OpenOptions, openSpool } from "../../src/spool/openSpool.ts"
import type { Spool } from "../../src/spool/Spool.ts"
import type { SpooledEntry } from "../../src/spool/SpooledEntry.ts"
import { headerBytes } from "../../src/spool/SpoolHeader.ts"
import { folder } from "./folder.ts"

export const spoolOptions = (path: string, more: Partial<OpenOptions> = {}): OpenOptions => ({
  path,
  capacity: 64 * 1024 * 1024,
  mode: 0o600,
  store: "store-1",
  withoutDamaged: false,
  ...more
})

export const open = async (path: string, more: Partial<OpenOptions> = {}) => {
  const opened = await openSpool(spoolOptions(path, more))
  if (opened === undefined) throw new Error("another process has it")
  return opened
}

/** Registers a test that receives the path of a spool. */
export const itWithSpoolPath = (name: string, test: (path: string) => Promise<void>) =>
  it.effect(name, () => Effect.flatMap(folder, (made) => Effect.promise(() => test(join(made, "spool")))))

/** Returns a random string that does not compress well. */
export const noise = (bytes: number): string => randomBytes(bytes).toString("base64")

/** Writes all entries concurrently. When the entries that fit into the spool are durable, resolves with these entries. */
export const write = (spool: Spool, entries: ReadonlyArray<NewEntry>): Promise<ReadonlyArray<SpooledEntry>> =>
  Promise.all(entries.map((entry) => spool.write(entry)).filter((written) => written !== undefined))

let sequence = 0
/** Marks entries as added to the log. */
export const release = (spooled: ReadonlyArray<SpooledEntry>): void => {
  for (const one of spooled) one.release({ sequence: (sequence += 1), digest: `digest-${sequence}` })
}

export const digests = (entries: ReadonlyArray<{ readonly digest: string }>): ReadonlyArray<string> =>
  entries.map(({ digest }) => digest)

export const readAll = (left: ReadonlyArray<SpooledEntry>): Promise<ReadonlyArray<NewEntry>> =>
  Promise.all(left.map(({ read }) => read()))

/** Returns whether the first file contains any data after its header. */
export const holdsRecords = (path: string): boolean =>
  readFileSync(path)
    .subarray(headerBytes)
    .some((byte) => byte !== 0)
