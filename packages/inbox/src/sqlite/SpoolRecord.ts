/**
 * An entry as it stands in the spool: a line of text with what is said of it as JSON, and its body as it will be stored.
 *
 * The line has a checksum; the body needs none, because the digest in the line tells whether it is whole.
 */
import { crc32 } from "node:zlib"
import { decodeIntact } from "../BodyCodec.ts"
import type { NewEntry } from "../Message.ts"

/** Each begins on a block of its own, so that a write that tears damages no other. */
export const blockBytes = 4096

export interface SpoolRecord {
  readonly parts: readonly [line: Uint8Array, body: Uint8Array]
  /** Of both. */
  readonly length: number
}

const name = "FWSPOOL"
const version = "1"
const head = new RegExp(String.raw`^${name}${version} (\d+) (\[.*\])\n`, "s")

export const encode = ({ body, ...facts }: NewEntry): SpoolRecord => {
  const said = JSON.stringify([body.length, facts])
  const line = Buffer.from(`${name}${version} ${crc32(said)} ${said}\n`)
  return { parts: [line, body], length: line.length + body.length }
}

/** To where the next record may begin. */
export const roundUp = (bytes: number): number => Math.ceil(bytes / blockBytes) * blockBytes

/** Whether a file with these first bytes may hold entries. @throws SpoolFormatError when another version has written it. */
export const beginsRecord = (bytes: Buffer): boolean => {
  const [found, other] = /^FWSPOOL(\d+) /.exec(bytes.toString("latin1", 0, 32)) ?? []
  if (found === undefined) return false
  if (other !== version) throw new SpoolFormatError(found.trim())
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
  /** Records that are not whole: never acknowledged, or damaged since. */
  readonly broken: number
}

/** Looks at every block, so that one record that is damaged hides no other. */
export const decodeAll = async (bytes: Buffer): Promise<Decoded> => {
  const entries: Array<NewEntry> = []
  let broken = 0
  for (let at = 0; at < bytes.length;) {
    const rest = bytes.subarray(at)
    const begins = beginsRecord(rest)
    const found = begins ? await decode(rest) : undefined
    if (found !== undefined) entries.push(found.entry)
    else if (begins) broken += 1
    at += found?.length ?? blockBytes
  }
  return { entries, broken }
}

const newline = "\n".charCodeAt(0)
/** Of the line: a signature header may have 16 KiB. */
const longest = 65_536

/** Undefined when it is not whole. */
const decode = async (bytes: Buffer): Promise<{ readonly entry: NewEntry; readonly length: number } | undefined> => {
  const end = bytes.subarray(0, longest).indexOf(newline) + 1
  const [, checksum, said] = head.exec(bytes.toString("utf8", 0, end)) ?? []
  if (said === undefined || crc32(said) !== Number(checksum)) return undefined
  const [size, facts] = JSON.parse(said) as [number, Omit<NewEntry, "body">]
  const body = bytes.subarray(end, end + size)
  const whole = await decodeIntact({ ...facts, sequence: 0, orderedAt: 0, evidence: "kept" }, body)
  return whole && { entry: { ...facts, body }, length: roundUp(end + size) }
}
