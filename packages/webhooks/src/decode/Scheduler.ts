/**
 * Yields to the event loop during long work.
 */

/** A clock, and a way to yield to the event loop during long work. */
export interface Scheduler {
  /** Returns milliseconds of a monotonic clock, counted from any fixed point. */
  now(): number
  /** Resolves once pending timers and input have been processed. */
  pause(): Promise<void>
}

/** The `setImmediate` of Node, Bun and Deno, accessed without their types. */
const immediate: ((run: () => void) => unknown) | undefined = Reflect.get(globalThis, "setImmediate")

/** Yields with `setImmediate` if it is available. In browsers it uses a message port, because timers are clamped to 4 ms there. */
export const eventLoop: Scheduler = {
  now: () => performance.now(),
  pause: () =>
    immediate !== undefined
      ? new Promise((resolve) => immediate(resolve))
      : new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener("message", () => {
            port1.close()
            resolve()
          })
          port1.start()
          port2.postMessage(undefined)
        })
}
