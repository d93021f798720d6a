/**
 * Takes one person's identifiers out of a callback and leaves everything else where it is.
 */
import { ArrayScanner } from "@fieldwork/webhooks/events"

/** The body without the person, or undefined when the person is not in it. */
export const redactBody = (body: Uint8Array, pid: string): Uint8Array | undefined => {
  if (!holds(body, pid)) return undefined
  const scanner = new ArrayScanner([body])
  const pieces: Array<Uint8Array> = []
  let at = 0
  let changed = false
  for (let slice = scanner.next(); slice !== undefined; slice = scanner.next()) {
    const redacted = redactItem(slice.bytes, pid)
    if (redacted === undefined) continue
    pieces.push(body.subarray(at, slice.offset), redacted)
    at = slice.offset + slice.bytes.length
    changed = true
  }
  const rest = body.subarray(at)
  // Behind a break in the array there are no items to look into.
  const end = scanner.fault === undefined ? rest : (blot(rest, pid) ?? rest)
  return changed || end !== rest ? Buffer.concat([...pieces, end]) : undefined
}

/** Whether a callback says that this is the identifier of a person. */
export const namesPerson = (body: Uint8Array, pid: string): boolean => {
  if (!holds(body, pid)) return false
  const scanner = new ArrayScanner([body])
  for (let slice = scanner.next(); slice !== undefined; slice = scanner.next()) {
    if (itemNamesPerson(slice.bytes, pid)) return true
  }
  return false
}

/** The same of one item. */
export const itemNamesPerson = (bytes: Uint8Array, pid: string): boolean => {
  if (!holds(bytes, pid)) return false
  const names = (part: unknown): boolean => {
    if (typeof part !== "object" || part === null) return false
    if ("panelist_id" in part && part.panelist_id === pid) return true
    if ("respondent_pids" in part && Array.isArray(part.respondent_pids) && part.respondent_pids.includes(pid))
      return true
    return Object.values(part).some(names)
  }
  try {
    return names(JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()))
  } catch {
    return false
  }
}

/** One item without the person, or undefined when the person is not in it. */
export const redactItem = (bytes: Uint8Array, pid: string): Uint8Array | undefined => {
  if (!holds(bytes, pid)) return undefined
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return blot(bytes, pid)
  }
  let found = false
  const without = (part: unknown): unknown => {
    if (part === pid) {
      found = true
      return ""
    }
    if (Array.isArray(part)) return part.map(without)
    if (typeof part !== "object" || part === null) return part
    const isTheirs = "panelist_id" in part && part.panelist_id === pid
    return Object.fromEntries(
      // The secondary id of the same person goes with the first, as the exchange itself blanks both.
      Object.entries(part).map(([name, one]) => [name, isTheirs && name === "session_id" ? "" : without(one)])
    )
  }
  const redacted = without(value)
  return found ? Buffer.from(JSON.stringify(redacted)) : undefined
}

/** A JSON text may write any character as an escape: then only a closer look tells. */
const holds = (bytes: Uint8Array, pid: string): boolean => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return buffer.includes(pid) || buffer.includes("\\u")
}

const blot = (bytes: Uint8Array, pid: string): Uint8Array | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")
  const needle = Buffer.from(pid).toString("latin1")
  return text.includes(needle) ? Buffer.from(text.replaceAll(needle, ""), "latin1") : undefined
}
