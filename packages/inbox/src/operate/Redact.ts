/**
 * Removes one person's identifiers from the body of a callback. All other data is unchanged, even if it contains the same string, for example as a
 * precode or as another person's session id.
 */
import type { Person } from "../extend/Projection.ts"
import { ArrayScanner } from "@fieldwork/webhooks/events"

/** Returns the body without the person's identifiers, or undefined if the body does not contain them. */
export const redactBody = (body: Uint8Array, pid: string): Uint8Array | undefined => {
  if (!mayContain(body, pid)) return undefined
  const { broken, end, items } = partsOf(body)
  const parts: Array<Uint8Array> = []
  let at = 0
  for (const { bytes, offset } of items) {
    const redacted = redactItem(bytes, pid)
    if (redacted === undefined) continue
    parts.push(body.subarray(at, offset), redacted)
    at = offset + bytes.length
  }
  const redactedText = broken && redactText(broken, pid)
  if (parts.length === 0 && redactedText === undefined) return undefined
  return Buffer.concat([...parts, body.subarray(at, end), redactedText ?? body.subarray(end)])
}

/** Returns whether a callback contains the identifier in a field that identifies a person. */
export const namesPerson = (body: Uint8Array, pid: string): boolean => {
  if (!mayContain(body, pid)) return false
  const { broken, items } = partsOf(body)
  return items.some(({ bytes }) => itemNamesPerson(bytes, pid)) || (broken && redactText(broken, pid)) !== undefined
}

/**
 * Returns the items of a body and the offset after the last item. If the array contains a syntax error, `broken` contains the bytes after the error,
 * which cannot be split into items.
 */
const partsOf = (body: Uint8Array) => {
  const scanner = new ArrayScanner([body])
  const items: Array<{ readonly bytes: Uint8Array; readonly offset: number }> = []
  for (let item = scanner.next(); item !== undefined; item = scanner.next()) items.push(item)
  const last = items.at(-1)
  const end = last === undefined ? 0 : last.offset + last.bytes.length
  return { items, end, broken: scanner.fault && body.subarray(end) }
}

/** Returns whether an item contains the identifier in a field that identifies a person. */
export const itemNamesPerson = (bytes: Uint8Array, pid: string): boolean => {
  if (!mayContain(bytes, pid)) return false
  return parseJson(bytes, (item) => names(item, pid)) ?? redactText(bytes, pid) !== undefined
}

/**
 * Returns whether a JSON value contains the identifier in a field that identifies a person. In such a field, any string or number that equals the
 * identifier counts, at any depth.
 */
const names = (part: unknown, pid: string, isNamed = false): boolean => {
  if (isNamed && isIdentifier(part, pid)) return true
  if (typeof part !== "object" || part === null) return false
  return Object.entries(part).some(([name, each]) => names(each, pid, isNamed || isPersonField(name)))
}

const isPersonField = (name: string): boolean => name === "panelist_id" || name === "respondent_pids"

/** Returns an item without the person's identifiers, or undefined if the item does not contain them. */
export const redactItem = (bytes: Uint8Array, pid: string): Uint8Array | undefined => {
  if (!mayContain(bytes, pid)) return undefined
  const redacted = parseJson(bytes, (item) => (names(item, pid) ? JSON.stringify(withoutPid(item, pid)) : ""))
  if (redacted === undefined) return redactText(bytes, pid)
  return redacted === "" ? undefined : Buffer.from(redacted)
}

/** Returns the person in the form that is passed to projections that other packages define. */
export const personOf = (pid: string): Person => ({
  pid,
  redact: (document) => {
    const redacted = redactItem(Buffer.from(document), pid)
    return redacted === undefined ? document : Buffer.from(redacted).toString()
  }
})

const withoutPid = (part: unknown, pid: string, isNamed = false): unknown => {
  if (isNamed && isIdentifier(part, pid)) return ""
  if (Array.isArray(part)) return part.map((each) => withoutPid(each, pid, isNamed))
  if (typeof part !== "object" || part === null) return part
  const isTheirs = "panelist_id" in part && names(part.panelist_id, pid, true)
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      // The person's `session_id` is also removed, because the exchange itself blanks both `panelist_id` and `session_id`.
      if (isTheirs && name === "session_id") return [name, ""]
      return [name, withoutPid(value, pid, isNamed || isPersonField(name))]
    })
  )
}

/** Returns whether a value equals the identifier. In a quarantined item, the value may be a number instead of a string. */
const isIdentifier = (value: unknown, pid: string): boolean =>
  value === pid || (typeof value === "number" && String(value) === pid)

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Parses the bytes as JSON and returns the result of `read`. Returns undefined if the bytes are not valid JSON or are nested too deeply. */
const parseJson = <A>(bytes: Uint8Array, read: (item: unknown) => A): A | undefined => {
  try {
    return read(JSON.parse(bufferOf(bytes).toString()))
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof RangeError) return undefined
    throw cause
  }
}

/**
 * Returns whether the bytes may contain the identifier. Any character can be escaped in JSON, so bytes with a backslash count as a possible match.
 */
const mayContain = (bytes: Uint8Array, pid: string): boolean => {
  const buffer = bufferOf(bytes)
  return buffer.includes(pid) || buffer.includes("\\")
}

/** The source of a regular expression that matches a JSON string. It avoids backtracking at every character, which would be slow for long strings. */
const quoted = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`
const token = String.raw`${quoted}|-?\d+`
/** Matches a `panelist_id`, together with the `session_id` if it follows directly. */
const person = new RegExp(
  String.raw`("panelist_id"\s*:\s*)(${token})(?:(\s*,\s*"session_id"\s*:\s*)(?:${token}))?`,
  "g"
)
const tokens = new RegExp(token, "g")
const list = new RegExp(String.raw`("respondent_pids"\s*:\s*\[)((?:[^\]"]|${quoted})*)`, "g")

/**
 * Removes the person's identifiers, token by token, from bytes that are not valid JSON. Returns undefined if the bytes do not contain the
 * identifiers.
 */
const redactText = (bytes: Uint8Array, pid: string): Uint8Array | undefined => {
  const text = bufferOf(bytes).toString("latin1")
  const isTheirs = (written: string): boolean =>
    parseJson(Buffer.from(written, "latin1"), (value) => isIdentifier(value, pid)) === true
  const redactedText = text
    .replace(
      list,
      (_, head: string, pids: string) => head + pids.replace(tokens, (each) => (isTheirs(each) ? '""' : each))
    )
    .replace(person, (match, head: string, pid: string, next?: string) =>
      isTheirs(pid) ? `${head}""${next === undefined ? "" : `${next}""`}` : match
    )
  return redactedText === text ? undefined : Buffer.from(redactedText, "latin1")
}
