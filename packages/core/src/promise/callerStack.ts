/**
 * Adds the callers of a Promise method to the stack trace of the error with which the method rejects.
 *
 * Errors are created in a fiber, whose stack contains only the fiber's run loop. If the runtime records async stack traces, as V8 does, the rejecting
 * `async` function can capture the stack of the callers that await it. Calls that succeed have no overhead.
 */

interface Stacks {
  captureStackTrace?(target: { stack?: string }, below: (...args: never) => unknown): void
}

const framesOf = (stack: string): ReadonlyArray<string> =>
  stack.split("\n").filter((line) => /^\s+at /.test(line) && !/node_modules[\\/]effect[\\/]/.test(line))

/**
 * Adds the frames of the callers that await `method` to the stack of `error`, and returns `error`. Call this function in `method` after an `await`.
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
