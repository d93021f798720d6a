/**
 * How far one attempt has come: what its caller reads when it ends, however it ends.
 */
import type { Redirection } from "./Redirect.ts"
import type { ReplyBody, ReplyHeaders } from "./Transport.ts"

/** A page for people, or words that a framework calls one. */
export const isHtml = (contentType: string | null): boolean => contentType !== null && /^text\/html/i.test(contentType)

export class Exchange {
  stage: "building" | "waiting" | "reading" | "done" = "building"
  url = ""
  status = 0
  headers: ReplyHeaders | undefined = undefined
  text = ""
  refusal: Extract<Redirection, { _tag: "Refuse" }> | undefined = undefined
  /** A redirect has led to another origin, where the credential was not shown. */
  strayed = false
  /** The body of a success that is not to be read here. */
  body: ReplyBody | undefined = undefined
  /** The request body is a credential itself. */
  readonly secret: boolean
  /** Who asks will read the body of a success, unless it is a page for people. */
  readonly streams: boolean
  isAborted = false
  private controller: AbortController | undefined = undefined
  private teardown: (() => void) | undefined = undefined

  constructor(secret: boolean, streams: boolean) {
    this.secret = secret
    this.streams = streams
  }

  /** Made when it is asked for: it is costly, and not every transport needs one. */
  get signal(): AbortSignal {
    if (this.controller === undefined) {
      this.controller = new AbortController()
      if (this.isAborted) this.controller.abort()
    }
    return this.controller.signal
  }

  /** What tears the present request down; that of a later one takes its place. Not called for what has been aborted before. */
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
