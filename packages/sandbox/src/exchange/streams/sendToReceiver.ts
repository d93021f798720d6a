/** Sends a request to an external receiver and waits at most ten seconds of real time for its status code. */
import type { Environment } from "../../environment/Environment.ts"

/** The timeout, in milliseconds of real time. */
const timeout = 10_000

/** Sends a request and returns the status code of the response. Rejects with an error if the request fails or times out. */
export const sendToReceiver = async (
  send: Environment["send"],
  request: (signal: AbortSignal) => Request
): Promise<number> => {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`No response within ${timeout / 1000} seconds.`)
      reject(error)
      controller.abort(error)
    }, timeout)
  })
  try {
    const response = await Promise.race([send(request(controller.signal)), late])
    // The body of the response is ignored.
    void response.body?.cancel().catch(() => {})
    return response.status
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the message of an error and of its cause, on one line. */
export const describeError = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message
}
