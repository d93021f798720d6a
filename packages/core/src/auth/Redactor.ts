/**
 * The secrets of a client.
 *
 * A service may echo a credential, and a runtime puts an unusable header value into its error: everything that goes into an error, a log or a
 * span is searched for them first, by `redact.ts`.
 */

/** How many temporary secrets (tokens) are remembered: more than can be in flight at once. */
const mostTemporary = 16

/**
 * The secrets of a client, which are removed from errors, logs and spans. A token is remembered until 16 newer ones have come.
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

  /** Permanently: a key, a client secret. */
  add(secret: string): void {
    this.permanent.push(secret)
  }

  /** Until enough newer ones have been added: a token. */
  addTemporary(secret: string): void {
    this.temporary.push(secret)
    if (this.temporary.length > mostTemporary) this.temporary.shift()
  }

  get secrets(): ReadonlyArray<string> {
    return [...this.permanent, ...this.temporary]
  }
}
