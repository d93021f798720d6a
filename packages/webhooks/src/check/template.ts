/**
 * Replaces the placeholders in the templates of a case, such as `{t}`, `{t -5}`, `{kid current}` and `{sig current der base64}`.
 *
 * `conformance/README.md` lists the placeholders and their parameters. Any other placeholder is an error in the case file.
 */
import { toDer } from "../Signature.ts"
import type { KeyName, TestKey } from "./cases.ts"

export interface TemplateContext {
  /** The timestamp in Unix seconds. */
  readonly timestamp: number
  readonly keys: Readonly<Record<KeyName, TestKey>>
  /** Returns the signature of the bytes that the case signs, as 64 bytes of r‖s. */
  readonly sign: (key: KeyName) => Promise<Uint8Array<ArrayBuffer>>
}

const placeholder = /\{(t|kid|sig)(?: ([^}]*))?\}/g

export const fill = async (template: string, context: TemplateContext): Promise<string> => {
  let filled = ""
  let at = 0
  for (const match of template.matchAll(placeholder)) {
    const words = match[2]?.split(" ") ?? []
    filled += template.slice(at, match.index) + (await value(match[1] ?? "", words, context))
    at = match.index + match[0].length
  }
  return filled + template.slice(at)
}

const value = async (
  kind: string,
  [first = "", ...steps]: ReadonlyArray<string>,
  context: TemplateContext
): Promise<string> => {
  if (kind === "t") return `${context.timestamp + Number(first)}`
  if (!isKeyName(first)) throw new Error(`Unknown key ${first}`)
  if (kind === "kid") return context.keys[first].key_id.slice(0, 8)
  return encodeSignature(await context.sign(first), steps)
}

const isKeyName = (name: string): name is KeyName => name === "current" || name === "next" || name === "untrusted"

/** The parameters of `{sig …}` that change r or s, each with a function that changes a signature given as 64 bytes of r‖s. */
const numbers: Readonly<Record<string, (raw: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>>> = {
  low: (raw) => withS(raw, lowS(raw)),
  high: (raw) => withS(raw, order - lowS(raw)),
  swap: (raw) => Uint8Array.of(...raw.subarray(32), ...raw.subarray(0, 32)),
  "zero-r": (raw) => Uint8Array.of(...new Uint8Array(32), ...raw.subarray(32)),
  "zero-s": (raw) => withS(raw, 0n)
}

/** The parameters of `{sig …}` that change the bytes of the signature before they are encoded as text. */
const bytes: Readonly<Record<string, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>>> = {
  der: (raw) => toDer(raw),
  raw: (raw) => raw,
  append: (sent) => Uint8Array.of(...sent, 0),
  drop: (sent) => sent.slice(0, -1),
  "long-length": ([tag = 0, ...rest]) => Uint8Array.of(tag, 0x81, ...rest),
  pad: ([tag = 0, length = 0, integer = 0, digits = 0, ...rest]) =>
    Uint8Array.of(tag, length + 1, integer, digits + 1, 0, ...rest)
}

const texts: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => text,
  base64url: (text) => text.replaceAll("+", "-").replaceAll("/", "_"),
  unpadded: (text) => text.replace(/=+$/, "")
}

/** The order n of the P-256 group (SEC 2, secp256r1). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** Returns the smaller of s and n − s. ECDSA accepts both. */
const lowS = (raw: Uint8Array): bigint => {
  const s = BigInt(`0x${Buffer.from(raw.subarray(32)).toString("hex")}`)
  return s < order - s ? s : order - s
}

const withS = (raw: Uint8Array, s: bigint): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(...raw.subarray(0, 32), ...Buffer.from(s.toString(16).padStart(64, "0"), "hex"))

const encodeSignature = (raw: Uint8Array<ArrayBuffer>, steps: ReadonlyArray<string>): string => {
  if (steps.length === 0) return encodeSignature(raw, ["der", "base64"])
  if (steps[0] === "flip")
    return encodeSignature(
      raw.map((byte, index) => (index === 63 ? byte ^ 1 : byte)),
      steps.slice(1)
    )
  let sent = raw
  let text: string | undefined
  for (const step of steps) {
    const change = numbers[step] ?? bytes[step]
    const write = texts[step]
    if (change !== undefined) sent = change(sent)
    else if (write !== undefined) text = write(text ?? Buffer.from(sent).toString("base64"))
    else throw new Error(`Unknown step ${step}`)
  }
  return text ?? Buffer.from(sent).toString("base64")
}
