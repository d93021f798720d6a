/**
 * Takes one person's identifiers out of a callback and leaves everything else where it is, also what reads the same: a precode or
 * another person's session may.
 */
import type { Person } from "../extend/Projection.ts"
import { ArrayScanner } from "@fieldwork/webhooks/events"

/** The body without the person, or undefined when the person is not in it. */
export const redactBody = (body: Uint8Array, pid: string): Uint8Array | undefined => {
  if (!holds(body, pid)) return undefined
  const { broken, end, items } = partsOf(body)
  const parts: Array<Uint8Array> = []
  let at = 0
  for (const { bytes, offset } of items) {
    const redacted = redactItem(bytes, pid)
    if (redacted === undefined) continue
    parts.push(body.subarray(at, offset), redacted)
    at = offset + bytes.length
  }
  const blotted = broken && blot(broken, pid)
  if (parts.length === 0 && blotted === undefined) return undefined
  return Buffer.concat([...parts, body.subarray(at, end), blotted ?? body.subarray(end)])
}

/** Whether a callback says that this is the identifier of a person. */
export const namesPerson = (body: Uint8Array, pid: string): boolean => {
  if (!holds(body, pid)) return false
  const { broken, items } = partsOf(body)
  return items.some(({ bytes }) => itemNamesPerson(bytes, pid)) || (broken && blot(broken, pid)) !== undefined
}

/** The items of a body and where the last one ends; `broken` is what stands behind a break in the array, in which there are none to look into. */
const partsOf = (body: Uint8Array) => {
  const scanner = new ArrayScanner([body])
  const items: Array<{ readonly bytes: Uint8Array; readonly offset: number }> = []
  for (let item = scanner.next(); item !== undefined; item = scanner.next()) items.push(item)
  const last = items.at(-1)
  const end = last === undefined ? 0 : last.offset + last.bytes.length
  return { items, end, broken: scanner.fault && body.subarray(end) }
}

/** The same of one item. */
export const itemNamesPerson = (bytes: Uint8Array, pid: string): boolean => {
  if (!holds(bytes, pid)) return false
  return ofJson(bytes, (item) => names(item, pid)) ?? blot(bytes, pid) !== undefined
}

/** Under a person's name everything that reads the same is the person, in whatever form it came. */
const names = (part: unknown, pid: string, isNamed = false): boolean => {
  if (isNamed && isThis(part, pid)) return true
  if (typeof part !== "object" || part === null) return false
  return Object.entries(part).some(([name, each]) => names(each, pid, isNamed || isName(name)))
}

const isName = (name: string): boolean => name === "panelist_id" || name === "respondent_pids"

/** One item without the person, or undefined when the person is not in it. */
export const redactItem = (bytes: Uint8Array, pid: string): Uint8Array | undefined => {
  if (!holds(bytes, pid)) return undefined
  const redacted = ofJson(bytes, (item) => (names(item, pid) ? JSON.stringify(without(item, pid)) : ""))
  if (redacted === undefined) return blot(bytes, pid)
  return redacted === "" ? undefined : Buffer.from(redacted)
}

/** The person as projections of other packages see it. */
export const personOf = (pid: string): Person => ({
  pid,
  redact: (document) => {
    const redacted = redactItem(Buffer.from(document), pid)
    return redacted === undefined ? document : Buffer.from(redacted).toString()
  }
})

const without = (part: unknown, pid: string, isNamed = false): unknown => {
  if (isNamed && isThis(part, pid)) return ""
  if (Array.isArray(part)) return part.map((each) => without(each, pid, isNamed))
  if (typeof part !== "object" || part === null) return part
  const isTheirs = "panelist_id" in part && names(part.panelist_id, pid, true)
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      // The secondary id of the same person goes with the first, as the exchange itself blanks both.
      if (isTheirs && name === "session_id") return [name, ""]
      return [name, without(value, pid, isNamed || isName(name))]
    })
  )
}

/** An item in quarantine may have a number where the text belongs. */
const isThis = (value: unknown, pid: string): boolean =>
  value === pid || (typeof value === "number" && String(value) === pid)

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Undefined for what is no JSON, or is nested deeper than anybody can follow. */
const ofJson = <A>(bytes: Uint8Array, look: (item: unknown) => A): A | undefined => {
  try {
    return look(JSON.parse(bufferOf(bytes).toString()))
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof RangeError) return undefined
    throw cause
  }
}

/** A JSON text may write any character as an escape, and must so write some: then only a closer look tells. */
const holds = (bytes: Uint8Array, pid: string): boolean => {
  const buffer = bufferOf(bytes)
  return buffer.includes(pid) || buffer.includes("\\")
}

/** A text as JSON writes it, without a step for each character: such texts may be long. */
const quoted = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`
const token = String.raw`${quoted}|-?\d+`
/** With the secondary id, where it comes next. */
const person = new RegExp(
  String.raw`("panelist_id"\s*:\s*)(${token})(?:(\s*,\s*"session_id"\s*:\s*)(?:${token}))?`,
  "g"
)
const tokens = new RegExp(token, "g")
const list = new RegExp(String.raw`("respondent_pids"\s*:\s*\[)((?:[^\]"]|${quoted})*)`, "g")

/** What is not wholly JSON, read token by token, without the person; undefined when the person is not in it. */
const blot = (bytes: Uint8Array, pid: string): Uint8Array | undefined => {
  const text = bufferOf(bytes).toString("latin1")
  const isTheirs = (written: string): boolean =>
    ofJson(Buffer.from(written, "latin1"), (value) => isThis(value, pid)) === true
  const blotted = text
    .replace(
      list,
      (_, head: string, pids: string) => head + pids.replace(tokens, (each) => (isTheirs(each) ? '""' : each))
    )
    .replace(person, (whole, head: string, pid: string, next?: string) =>
      isTheirs(pid) ? `${head}""${next === undefined ? "" : `${next}""`}` : whole
    )
  return blotted === text ? undefined : Buffer.from(blotted, "latin1")
}
