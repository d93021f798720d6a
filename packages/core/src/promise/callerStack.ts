/**
 * Shows the caller of a Promise method in the stack trace of its error.
 *
 * An error is created in a fiber, whose stack holds the fiber's run loop and nothing of the program. The `async` function that rejects knows
 * who awaits it, where the runtime records that (V8 does), and this costs nothing until a call fails.
 */

interface Stacks {
  captureStackTrace?(target: { stack?: string }, below: (...args: never) => unknown): void
}

const framesOf = (stack: string): ReadonlyArray<string> =>
  stack.split("\n").filter((line) => /^\s+at /.test(line) && !/node_modules[\\/]effect[\\/]/.test(line))

/**
 * Adds the frames of those who await `method` to the stack of `error`, and returns `error`. To be called by `method` after an `await`.
 */
export const addCallerStack = (error: unknown, method: (...args: never) => unknown): unknown => {
  const site: { stack?: string } = {}
  ;(Error as Stacks).captureStackTrace?.(site, method)
  const callers = framesOf(site.stack ?? "")
  if (!(error instanceof Error) || callers.length === 0) return error
  const stack = error.stack ?? String(error)
  const [head] = stack.split(/\n\s+at /)
  const own = "_tag" in error ? [] : framesOf(stack)
  Object.defineProperty(error, "stack", {
    value: [head, ...own, ...callers].join("\n"),
    configurable: true,
    writable: true
  })
  return error
}
