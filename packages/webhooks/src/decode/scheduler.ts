/**
 * Gives the event loop back to everyone else in the middle of long work.
 */

export interface Scheduler {
  /** Milliseconds from any fixed point, monotonic. */
  now(): number
  /** Resolves once timers and input that were waiting have had their turn. */
  pause(): Promise<void>
}

/** Node, Bun and Deno have it; looked up so that no type of theirs is needed. */
const immediate: ((run: () => void) => unknown) | undefined = Reflect.get(globalThis, "setImmediate")

/** `setImmediate` where there is one: timers are clamped to 4 ms in browsers, so a message port stands in for it there. */
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
