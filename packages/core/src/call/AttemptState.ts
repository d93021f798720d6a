/**
 * The state of one attempt, and its timer. The transport updates the state, and the attempt reads it however the attempt ends.
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
  /** The body as text; empty if the body is streamed. */
  text = ""
  /** The body of a successful response, if the caller streams it. */
  body: ResponseBody | undefined = undefined
  refusedRedirect: RefusedRedirect | undefined = undefined
  /** Whether a redirect has led to another origin, which does not receive the credentials. */
  hasLeftOrigin = false
  isAborted = false
  /** The time at which the deadline of the call passes, on the clock of the fiber. */
  deadlineAt = Infinity
  /** The user's headers that were sent, by lower-case name. */
  readonly headersAdded: HeaderValues
  private controller: AbortController | undefined = undefined
  private teardown: (() => void) | undefined = undefined

  constructor(headersAdded: HeaderValues = {}) {
    this.headersAdded = headersAdded
  }

  /** The abort signal, created on first use because it is costly and not every transport needs one. */
  get signal(): AbortSignal {
    if (this.controller === undefined) {
      this.controller = new AbortController()
      if (this.isAborted) this.controller.abort()
    }
    return this.controller.signal
  }

  /** Registers the function that aborts the current request, replacing the previous one. It is not called if the attempt has already been aborted. */
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

/** The clock used by programs that do not provide one. */
const usualClock = /* @__PURE__ */ Context.get(/* @__PURE__ */ Context.empty(), Clock.Clock)

/** Calls `expire` after the given number of milliseconds on the clock of the fiber. Returns a function that cancels the timer. */
export const attemptTimer = (
  fiber: Fiber.Fiber<unknown, unknown>,
  millis: number,
  expire: () => void
): (() => void) => {
  // The same as with the default clock, but without a fiber. Timers of JavaScript runtimes accept at most this delay.
  if (millis < 2 ** 31 && fiber.getRef(Clock.Clock) === usualClock) {
    const handle = setTimeout(expire, millis)
    return () => clearTimeout(handle)
  }
  const sleeper = Effect.runForkWith(fiber.context)(Effect.andThen(Effect.sleep(millis), Effect.sync(expire)))
  return () => sleeper.interruptUnsafe()
}
