/**
 * Takes one person's identifiers out of a callback and leaves everything else where it is.
 */
import { ArrayScanner } from "@fieldwork/webhooks/events"

/** The body without the person, or undefined when the person is not in it. */
export const redactBody = (body: Uint8Array, pid: string): Uint8Array | undefined => {
  if (!holds(body, pid)) return undefined
  const { broken, end, items } = partsOf(body)
  const pieces: Array<Uint8Array> = []
  let at = 0
  for (const { bytes, offset } of items) {
    const redacted = redactItem(bytes, pid)
    if (redacted === undefined) continue
    pieces.push(body.subarray(at, offset), redacted)
    at = offset + bytes.length
  }
  const blotted = broken && blot(broken, pid)
  if (pieces.length === 0 && blotted === undefined) return undefined
  return Buffer.concat([...pieces, body.subarray(at, end), blotted ?? body.subarray(end)])
}

/** Whether a callback says that this is the identifier of a person. */
export const namesPerson = (body: Uint8Array, pid: string): boolean => {
  if (!holds(body, pid)) return false
  const { broken, items } = partsOf(body)
  return (
    items.some(({ bytes }) => itemNamesPerson(bytes, pid)) || (broken !== undefined && textNamesPerson(broken, pid))
  )
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
  const item = parse(bytes)
  return item === undefined ? textNamesPerson(bytes, pid) : names(item.value, pid)
}

const names = (part: unknown, pid: string): boolean => {
  if (typeof part !== "object" || part === null) return false
  if ("panelist_id" in part && isThis(part.panelist_id, pid)) return true
  if ("respondent_pids" in part && Array.isArray(part.respondent_pids)) {
    if (part.respondent_pids.some((each) => isThis(each, pid))) return true
  }
  return Object.values(part).some((each) => names(each, pid))
}

/** One item without the person, or undefined when the person is not in it. */
export const redactItem = (bytes: Uint8Array, pid: string): Uint8Array | undefined => {
  if (!holds(bytes, pid)) return undefined
  const item = parse(bytes)
  if (item === undefined) return blot(bytes, pid)
  let found = false
  const blank = (): string => {
    found = true
    return ""
  }
  const without = (part: unknown, name?: string): unknown => {
    if (part === pid || (isOfPerson(name) && isThis(part, pid))) return blank()
    if (Array.isArray(part)) return part.map((each) => without(each, name))
    if (typeof part !== "object" || part === null) return part
    const isTheirs = "panelist_id" in part && isThis(part.panelist_id, pid)
    return Object.fromEntries(
      // The secondary id of the same person goes with the first, as the exchange itself blanks both.
      Object.entries(part).map(([name, one]) => [name, isTheirs && name === "session_id" ? "" : without(one, name)])
    )
  }
  const redacted = without(item.value)
  return found ? Buffer.from(JSON.stringify(redacted)) : undefined
}

const isOfPerson = (name: string | undefined): boolean => name === "panelist_id" || name === "respondent_pids"

/** An item in quarantine may have a number where the text belongs. */
const isThis = (value: unknown, pid: string): boolean =>
  value === pid || (typeof value === "number" && String(value) === pid)

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const parse = (bytes: Uint8Array): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(bufferOf(bytes).toString()) as unknown }
  } catch {
    return undefined
  }
}

/** A JSON text may write any character as an escape, and must so write some: then only a closer look tells. */
const holds = (bytes: Uint8Array, pid: string): boolean => {
  const buffer = bufferOf(bytes)
  return buffer.includes(pid) || buffer.includes("\\")
}

/** How JSON may write the text, each byte as one character; whoever writes every letter as an escape is not found. */
const quoted = (pid: string): ReadonlyArray<string> => {
  const text = JSON.stringify(pid)
  return [text, text.replaceAll("/", "\\/")].map((each) => Buffer.from(each).toString("latin1"))
}

/** Of what is no JSON. */
const textNamesPerson = (bytes: Uint8Array, pid: string): boolean => {
  const text = bufferOf(bytes).toString("latin1")
  return /"(panelist_id|respondent_pids)"/.test(text) && quoted(pid).some((each) => text.includes(each))
}

const blot = (bytes: Uint8Array, pid: string): Uint8Array | undefined => {
  const text = bufferOf(bytes).toString("latin1")
  const blotted = quoted(pid).reduce((rest, each) => rest.replaceAll(each, '""'), text)
  return blotted === text ? undefined : Buffer.from(blotted, "latin1")
}
