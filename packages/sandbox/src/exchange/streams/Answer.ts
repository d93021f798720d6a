/**
 * Sends one request to a receiver outside and waits for its status, ten seconds of real time at most.
 */
import type { Environment } from "../../environment/Environment.ts"

/** Milliseconds of real time. */
const patience = 10_000

/** The status of the answer. Rejects with words when none comes, or none in time. */
export const answerTo = async (
  send: Environment["send"],
  request: (signal: AbortSignal) => Request
): Promise<number> => {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${patience / 1000} seconds.`))
      controller.abort()
    }, patience)
  })
  try {
    const response = await Promise.race([send(request(controller.signal)), late])
    // What the receiver says beside its status is of no interest.
    void response.body?.cancel().catch(() => {})
    return response.status
  } finally {
    clearTimeout(timer)
  }
}

/** What went wrong, in one line. */
export const explain = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message
}
