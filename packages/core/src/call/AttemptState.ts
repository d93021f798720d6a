/**
 * How far one attempt has come. The transport records it, and the attempt reads it however it ends.
 */
import type { HeaderValues } from "../request/extraHeaders.ts"
import type { RefusedRedirect } from "../transport/Redirect.ts"
import type { ResponseBody, ResponseHeaders } from "../transport/Transport.ts"

export class AttemptState {
  stage: "building" | "waiting" | "reading" | "done" = "building"
  status = 0
  headers: ResponseHeaders | undefined = undefined
  /** The body as text; empty when it was left to be streamed. */
  text = ""
  /** The body of a success that the caller streams. */
  body: ResponseBody | undefined = undefined
  refusedRedirect: RefusedRedirect | undefined = undefined
  /** Whether a redirect has led to another origin, which does not receive the credentials. */
  hasLeftOrigin = false
  isAborted = false
  /** When the deadline of the call passes, on the clock of the fiber. */
  deadlineAt = Infinity
  /** The headers of the user that were sent, by lower-case name. */
  readonly headersAdded: HeaderValues
  private controller: AbortController | undefined = undefined
  private teardown: (() => void) | undefined = undefined

  constructor(headersAdded: HeaderValues = {}) {
    this.headersAdded = headersAdded
  }

  /** Created on first use: it is costly, and not every transport needs one. */
  get signal(): AbortSignal {
    if (this.controller === undefined) {
      this.controller = new AbortController()
      if (this.isAborted) this.controller.abort()
    }
    return this.controller.signal
  }

  /** Registers what tears the present request down, in place of an earlier request's. Not called when the attempt is already aborted. */
  onAbort(teardown: () => void): void {
    this.teardown = teardown
  }

  abort(): void {
    if (this.isAborted) return
    this.isAborted = true
    this.controller?.abort()
    this.teardown?.()
  }
}
