/**
 * Stores the secrets of a client.
 *
 * A service may echo credentials, and a runtime may quote an invalid header value in its error message. `textRedactor` therefore removes the secrets
 * from everything that becomes part of an error, a log or a span.
 */

/** The maximum number of temporary secrets (tokens) to keep. A client never uses this many tokens at once. */
const maxTemporary = 16

/** The maximum number of values from links to keep. A link that grants access to a file has up to about ten values. */
const maxLinkValues = 256

/** The minimum length in characters of a value that may grant access. Shorter values of links, such as `3600`, are common in text. */
const minGrantLength = 8

/**
 * The secrets of a client, which are removed from errors, logs and spans. A temporary secret is kept until 16 newer ones have been added.
 *
 * @example
 * ```ts
 * import { Redactor } from "@fieldwork/core"
 * const redactor = new Redactor()
 * redactor.add("key")
 * redactor.addTemporary("token")
 * redactor.secrets // => ["key","token"]
 * ```
 */
export class Redactor {
  private readonly permanent: Array<string> = []
  private readonly temporary: Array<string> = []
  private readonly linkValues = new Set<string>()

  /** Adds a permanent secret, such as a key or a client secret. */
  add(secret: string): void {
    this.permanent.push(secret)
  }

  /** Adds a temporary secret, such as a token. The secret is kept until 16 newer temporary secrets have been added. */
  addTemporary(secret: string): void {
    this.temporary.push(secret)
    if (this.temporary.length > maxTemporary) this.temporary.shift()
  }

  /**
   * Adds the values in the query of a link that may grant access to a file, such as the target of a redirect. Values of fewer than 8 characters are not
   * added. A value is kept until 256 newer ones have been added.
   */
  addLink({ searchParams }: URL): void {
    for (const value of searchParams.values()) {
      if (value.length >= minGrantLength) this.linkValues.add(value)
    }
    for (const oldest of this.linkValues) {
      if (this.linkValues.size <= maxLinkValues) break
      this.linkValues.delete(oldest)
    }
  }

  get secrets(): ReadonlyArray<string> {
    return [...this.permanent, ...this.temporary, ...this.linkValues]
  }
}
