/**
 * Passes over `100 Continue`, which a server or a proxy may send without having been asked. undici takes it for a broken response and closes
 * the connection.
 */

/** A longer head is not held back. */
const longestHead = 16 * 1024

const isBeginningOf = (text: string, whole: string): boolean =>
  text.length < whole.length ? whole.startsWith(text) : text.startsWith(whole)

const start = "HTTP/1.1 100"

/** The bytes behind all `100 Continue` at the beginning; undefined as long as one is incomplete. */
export const withoutContinue = (bytes: Buffer): Buffer | undefined => {
  let rest = bytes
  while (isBeginningOf(rest.toString("latin1", 0, start.length), start)) {
    if (rest.length > longestHead) return rest
    const end = rest.indexOf("\r\n\r\n")
    if (rest.length < start.length || end < 0) return undefined
    rest = rest.subarray(end + 4)
    if (rest.length === 0) return undefined
  }
  return rest
}
