/**
 * An entry as it stands in the spool: a line of text with what is said of it as JSON, and its body as it will be stored.
 *
 * The line has a checksum; the body needs none, because the digest in the line tells whether it is whole.
 */
import { crc32 } from "node:zlib"
import { unpackWhole } from "../Evidence.ts"
import type { NewEntry } from "../Message.ts"

/** Each begins on a block of its own, so that a write that tears damages no other. */
export const blockBytes = 4096

export interface SpoolRecord {
  readonly parts: ReadonlyArray<Uint8Array>
  /** To where the next one may begin. */
  readonly length: number
}

const name = "FWSPOOL"
const version = "1"
const head = new RegExp(String.raw`^${name}${version} (\d+) (\[.*\])\n`)

const padding = Buffer.alloc(blockBytes)

export const encode = ({ body, ...facts }: NewEntry): SpoolRecord => {
  const said = JSON.stringify([body.length, facts])
  const line = Buffer.from(`${name}${version} ${crc32(said)} ${said}\n`)
  const used = line.length + body.length
  const length = roundUp(used)
  return { parts: [line, body, padding.subarray(0, length - used)], length }
}

const roundUp = (bytes: number): number => Math.ceil(bytes / blockBytes) * blockBytes

/** Whether a file with these first bytes may hold entries. @throws SpoolFormatError when another version has written it. */
export const beginsRecord = (bytes: Buffer): boolean => {
  const found = bytes.toString("latin1", 0, name.length + 1)
  if (!found.startsWith(name)) return false
  if (found !== name + version) throw new SpoolFormatError(found)
  return true
}

/** What another version of the inbox has accepted and not put into its log. */
export class SpoolFormatError extends Error {
  override readonly name = "SpoolFormatError"
  constructor(found: string) {
    super(
      `the spool is of the form ${found} and this inbox reads ${name}${version}: start the one that wrote it once more`
    )
  }
}

export interface Decoded {
  readonly entries: ReadonlyArray<NewEntry>
  /** Records whose body is not whole: never acknowledged, or damaged since. */
  readonly broken: number
}

/** From the beginning up to the first block that begins no record. */
export const decodeAll = async (bytes: Buffer): Promise<Decoded> => {
  const entries: Array<NewEntry> = []
  let broken = 0
  for (let at = 0; at < bytes.length;) {
    const found = decode(bytes.subarray(at))
    if (found === undefined) break
    at += found.length
    const { body, ...facts } = found.entry
    const whole = await unpackWhole({ ...facts, sequence: 0, evidence: "kept" }, body)
    if (whole === undefined) broken += 1
    else entries.push(found.entry)
  }
  return { entries, broken }
}

const newline = "\n".charCodeAt(0)

const decode = (bytes: Buffer): { readonly entry: NewEntry; readonly length: number } | undefined => {
  if (!beginsRecord(bytes)) return undefined
  const end = bytes.indexOf(newline) + 1
  const [, checksum, said] = head.exec(bytes.toString("utf8", 0, end)) ?? []
  if (said === undefined || crc32(said) !== Number(checksum)) return undefined
  const [size, facts] = JSON.parse(said) as [number, Omit<NewEntry, "body">]
  const used = end + size
  return { entry: { ...facts, body: bytes.subarray(end, used) }, length: roundUp(used) }
}
