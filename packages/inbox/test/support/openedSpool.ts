/** Spools without a database, in folders of their own. */
import { it } from "@effect/vitest"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { NewEntry } from "../../src/Message.ts"
import { type OpenOptions, openSpool } from "../../src/spool/OpenSpool.ts"
import type { Spool, SpooledEntry } from "../../src/spool/Spool.ts"
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

/** A test over a spool's path. */
export const on = (name: string, test: (path: string) => Promise<void>) =>
  it.effect(name, () => Effect.flatMap(folder, (made) => Effect.promise(() => test(join(made, "spool")))))

/** Text that hardly compresses. */
export const noise = (bytes: number): string => randomBytes(bytes).toString("base64")

/** All at once; resolves with those that there was room for, once they are durable. */
export const write = (spool: Spool, entries: ReadonlyArray<NewEntry>): Promise<ReadonlyArray<SpooledEntry>> =>
  Promise.all(entries.map((entry) => spool.write(entry)).filter((written) => written !== undefined))

let sequence = 0
/** As if all were in the log. */
export const release = (spooled: ReadonlyArray<SpooledEntry>): void => {
  for (const one of spooled) one.release({ sequence: (sequence += 1), digest: `digest-${sequence}` })
}

export const digests = (entries: ReadonlyArray<{ readonly digest: string }>): ReadonlyArray<string> =>
  entries.map(({ digest }) => digest)

export const readAll = (left: ReadonlyArray<SpooledEntry>): Promise<ReadonlyArray<NewEntry>> =>
  Promise.all(left.map(({ read }) => read()))

/** Whether there is anything behind the header of the first file. */
export const holdsRecords = (path: string): boolean =>
  readFileSync(path)
    .subarray(headerBytes)
    .some((byte) => byte !== 0)
