/**
 * Provides a response's headers and text as `fetch` does, and defines the errors for responses that end early.
 */
import type { ListedHeaders } from "../Fetch.ts"

/** The maximum size in bytes of a body that is kept in memory. A limit is required because a small compressed body may expand to a huge one. */
export const maxBodyBytes = 256 * 1024 * 1024

export class TooLargeError extends Error {
  override readonly name = "TooLargeError"
  readonly code = "BODY_TOO_LARGE"

  constructor() {
    super(`the body exceeds the limit of ${maxBodyBytes} bytes`)
  }
}

export class AbortedError extends Error {
  override readonly name = "AbortedError"
  readonly code = "UND_ERR_ABORTED"

  constructor() {
    super("the request was aborted")
  }
}

/** The headers in undici's format, with lower-case names. */
export type Fields = Readonly<Record<string, string | ReadonlyArray<string> | undefined>>

export class ReceivedHeaders implements ListedHeaders {
  private readonly fields: Fields

  constructor(fields: Fields) {
    this.fields = fields
  }

  get(name: string): string | null {
    const key = name.toLowerCase()
    const value = Object.hasOwn(this.fields, key) ? this.fields[key] : undefined
    if (value === undefined) return null
    return typeof value === "string" ? value : value.join(", ")
  }

  *[Symbol.iterator](): Generator<readonly [string, string]> {
    for (const [name, value] of Object.entries(this.fields)) {
      if (value !== undefined) yield [name, typeof value === "string" ? value : value.join(", ")]
    }
  }
}

/** Decodes UTF-8 as `fetch` does, omitting the byte order mark. */
export const textOf = (chunks: ReadonlyArray<Buffer>): string => {
  const [only] = chunks
  const bytes = chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks)
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return bytes.toString("utf8", isMarked ? 3 : 0)
}
