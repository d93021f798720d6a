/**
 * The state and the timer of one attempt. The transport updates the state, and the attempt reads the state whether it succeeds, fails or times out.
 */
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import type { HeaderValues } from "../request/extraHeaders.ts"
import type { RefusedRedirect } from "../transport/Redirect.ts"
import type { ResponseBody, ResponseHeaders } from "../transport/Fetch.ts"

export class AttemptState {
  stage: "building" | "waiting" | "reading" | "done" = "building"
  status = 0
  headers: ResponseHeaders | undefined = undefined
  /** The body as a string. Empty if the body is streamed. */
  text = ""
  /** The body of a successful response, if the caller streams it. */
  body: ResponseBody | undefined = undefined
  refusedRedirect: RefusedRedirect | undefined = undefined
  /** Whether a redirect has led to another origin, which does not receive the credentials. */
  hasLeftOrigin = false
  isAborted = false
  /** The deadline of the call, as a time in milliseconds on the fiber's clock. */
  deadlineAt = Infinity
  /** The headers from the settings and the call options, sent in addition to those that the client itself sets, keyed by lower-case name. */
  readonly extraHeaders: HeaderValues
  private controller: AbortController | undefined = undefined
  private teardown: (() => void) | undefined = undefined

  constructor(extraHeaders: HeaderValues = {}) {
    this.extraHeaders = extraHeaders
  }

  /** The abort signal, created on first use because creating one is costly and not every transport needs it. */
  get signal(): AbortSignal {
    if (this.controller === undefined) {
      this.controller = new AbortController()
      if (this.isAborted) this.controller.abort()
    }
    return this.controller.signal
  }

  /** Registers the function that aborts the current request, replacing any previous one. Has no effect after the attempt has been aborted. */
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

/** The default clock, which is used unless a program provides another one. */
const defaultClock = /* @__PURE__ */ Context.get(/* @__PURE__ */ Context.empty(), Clock.Clock)

/** Calls `expire` after the given number of milliseconds on the fiber's clock. Returns a function that cancels the timer. */
export const attemptTimer = (
  fiber: Fiber.Fiber<unknown, unknown>,
  millis: number,
  expire: () => void
): (() => void) => {
  // With the default clock, a native timer is equivalent and needs no fiber. Native timers accept only delays of less than 2^31 ms.
  if (millis < 2 ** 31 && fiber.getRef(Clock.Clock) === defaultClock) {
    const handle = setTimeout(expire, millis)
    return () => clearTimeout(handle)
  }
  const sleeper = Effect.runForkWith(fiber.context)(Effect.andThen(Effect.sleep(millis), Effect.sync(expire)))
  return () => sleeper.interruptUnsafe()
}
