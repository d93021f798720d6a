import type { Notify } from "./announcements.ts"

/**
 * Returns the reason for which a request failed, such as `ECONNREFUSED`. The message of the error itself is not returned, because it is only
 * `fetch failed` or contains the URL.
 */
const reasonOf = (error: unknown): string => {
  if (error instanceof Error && error.name === "TimeoutError") return "no response within 30 s"
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return "the request could not be sent"
  // If several addresses were tried, the error has a code, but its message is empty.
  return cause.message || ("code" in cause ? String(cause.code) : "the request could not be sent")
}

/** Returns a function that sends each message to a URL as `{"text": …}`. An error never contains the URL, because many webhook URLs are secret. */
export const createWebhook =
  (url: string): Notify =>
  async ({ id, text }) => {
    const headers = { "content-type": "application/json", "idempotency-key": id }
    const body = JSON.stringify({ text })
    const signal = AbortSignal.timeout(30_000)
    const response = await fetch(url, { method: "POST", headers, body, signal }).catch((error: unknown) => {
      throw new Error(`NOTIFY_URL could not be reached: ${reasonOf(error)}`)
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`NOTIFY_URL responded with ${response.status}`)
  }
