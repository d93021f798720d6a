/**
 * Stores the secrets of a client.
 *
 * A service may echo credentials, and a runtime may quote an invalid header value in its error message. `textRedactor` therefore removes the secrets
 * from everything that becomes part of an error, a log or a span.
 */

/** The maximum number of temporary secrets (tokens) to keep. A client never uses this many tokens at once. */
const maxTemporary = 16

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

  /** Adds a permanent secret, such as a key or a client secret. */
  add(secret: string): void {
    this.permanent.push(secret)
  }

  /** Adds a temporary secret, such as a token. The secret is kept until 16 newer temporary secrets have been added. */
  addTemporary(secret: string): void {
    this.temporary.push(secret)
    if (this.temporary.length > maxTemporary) this.temporary.shift()
  }

  get secrets(): ReadonlyArray<string> {
    return [...this.permanent, ...this.temporary]
  }
}
