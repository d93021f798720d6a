/**
 * Defines how a long-running task yields to the event loop.
 */

/** A clock, and a function that yields to the event loop. */
export interface Scheduler {
  /** Returns the time of a monotonic clock in milliseconds. The origin is arbitrary. */
  now(): number
  /** Resolves once the event loop has processed pending timers and I/O. */
  pause(): Promise<void>
}

/** The `setImmediate` function of Node, Bun and Deno, accessed without their type declarations. */
const immediate: ((run: () => void) => unknown) | undefined = Reflect.get(globalThis, "setImmediate")

/**
 * Yields to the event loop with `setImmediate` if the runtime provides it, and otherwise with a message port, because browsers may delay timers by at
 * least 4 ms.
 */
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
