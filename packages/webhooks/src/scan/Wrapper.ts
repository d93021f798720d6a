/**
 * Reads the members of a top-level object that contains arrays of items, such as `{ "opportunities": [ … ] }`.
 *
 * The exchange does not document this form of callback, but it is a common way to send a batch. Members other than `opportunities` and `outcomes` are
 * skipped after a check that they are valid JSON. If a `survey_id` or `respondent_id` precedes the first array of items, the object is itself an
 * item.
 */
import { closeBrace, colon, comma, openBracket, quote } from "./bytes.ts"
import type { Cursor } from "./Cursor.ts"

const wrapperNames: ReadonlySet<unknown> = new Set(["opportunities", "outcomes"])
const itemNames: ReadonlySet<unknown> = new Set(["survey_id", "respondent_id"])

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

export class Wrapper {
  readonly #cursor: Cursor
  #name = ""

  constructor(cursor: Cursor) {
    this.#cursor = cursor
  }

  /** Returns the JSON pointer to the last array that was found. */
  get pointer(): string {
    return `/${this.#name}`
  }

  /**
   * Skips members until an array of items is found. The cursor must be at the start of a member. Leaves the cursor at the opening bracket of the
   * array, or at the closing brace of the object. Returns undefined if the object is malformed or is itself an item.
   */
  toArray(member: "first" | "next"): "array" | "end" | undefined {
    for (;;) {
      const name = this.#takeName()
      if (name === undefined || (member === "first" && itemNames.has(name))) return undefined
      if (typeof name === "string" && wrapperNames.has(name) && this.#cursor.skipBlanks() === openBracket) {
        this.#name = name
        return "array"
      }
      if (!this.#skipValue()) return undefined
      const byte = this.#cursor.skipBlanks()
      if (byte === closeBrace) return "end"
      if (byte !== comma) return undefined
      this.#cursor.at++
    }
  }

  /** Reads the name of a member and moves past the colon that follows. */
  #takeName(): unknown {
    if (this.#cursor.skipBlanks() !== quote) return undefined
    const name = parse(this.#cursor.takeValue())
    if (name === undefined || this.#cursor.skipBlanks() !== colon) return undefined
    this.#cursor.at++
    return name.value
  }

  #skipValue(): boolean {
    const byte = this.#cursor.skipBlanks()
    if (byte === undefined || byte === closeBrace || byte === comma || byte === colon) return false
    return parse(this.#cursor.takeValue()) !== undefined
  }
}

const parse = (bytes: Uint8Array | undefined): { readonly value: unknown } | undefined => {
  if (bytes === undefined) return undefined
  try {
    return { value: JSON.parse(decoder.decode(bytes)) as unknown }
  } catch {
    return undefined
  }
}
