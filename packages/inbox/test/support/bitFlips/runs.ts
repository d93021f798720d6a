/**
 * Flips single bits in the files of a store, and checks that each flip either is reported or changes nothing that users see.
 */
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { usedBytes } from "../../../src/spool/SpoolFiles.ts"
import { readWal } from "../../../src/sqlite/WalFile.ts"
import { files, makeOriginal } from "./original.ts"
import { look } from "./view.ts"
import { randomOf } from "../random.ts"

export interface BitFlipReport {
  readonly flips: number
  readonly start: number
  readonly verify: number
  readonly unchanged: number
}

type File = (typeof files)[number]

const flip = (path: string, bit: number): void => {
  const file = openSync(path, "r+")
  const byte = Buffer.alloc(1)
  const at = Math.floor(bit / 8)
  readSync(file, byte, 0, 1, at)
  byte[0] = (byte[0] ?? 0) ^ (1 << (bit % 8))
  writeSync(file, byte, 0, 1, at)
  closeSync(file)
}

/** Flips random bits, one at a time. Throws an error with the file and the bit of the first flip that changes what users see but is not reported. */
export const bitFlipRuns = async (options: {
  readonly flips: number
  readonly seed: number
}): Promise<BitFlipReport> => {
  const folder = mkdtempSync(join(tmpdir(), "inbox-bits-"))
  try {
    const original = await makeOriginal(folder)
    const wal = readWal(readFileSync(join(original, "inbox.db-wal")))
    const lengths: Readonly<Record<File, number>> = {
      "inbox.db": readFileSync(join(original, "inbox.db")).length,
      "inbox.db-wal": wal.bytes,
      "inbox.db-spool": usedBytes(readFileSync(join(original, "inbox.db-spool")))
    }
    let number = 0
    const lookAt = async (file: File | undefined, bit: number) => {
      const work = join(folder, String((number += 1)))
      mkdirSync(work)
      for (const each of files) copyFileSync(join(original, each), join(work, each))
      if (file !== undefined) flip(join(work, file), bit)
      try {
        return await look(join(work, "inbox.db"))
      } finally {
        rmSync(work, { recursive: true, force: true })
      }
    }
    const sound = await lookAt(undefined, 0)
    if (sound.reported !== undefined) throw new Error(`the original is reported by ${sound.reported}: ${sound.how}`)
    const random = randomOf(options.seed)
    const report = { flips: options.flips, start: 0, verify: 0, unchanged: 0 }
    for (let run = 0; run < options.flips; run++) {
      const file = files[Math.floor(random() * files.length)] ?? "inbox.db"
      const bit = Math.floor(random() * lengths[file] * 8)
      const seen = await lookAt(file, bit)
      if (seen.reported !== undefined) report[seen.reported] += 1
      else if (seen.view === sound.view) report.unchanged += 1
      else
        throw new Error(
          `bit ${bit} of ${file} changes what users see, and nothing reports it: ${difference(sound.view, seen.view)}`
        )
    }
    return report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const difference = (a: string, b: string): string => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return `${a.slice(Math.max(0, at - 60), at + 60)} became ${b.slice(Math.max(0, at - 60), at + 60)}`
}
