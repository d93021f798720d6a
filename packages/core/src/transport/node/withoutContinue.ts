/**
 * Skips `100 Continue` responses, which a server or a proxy may send although the client requested none. undici treats such a response as malformed
 * and closes the connection.
 */

/** The maximum number of bytes to buffer for a response head. */
const maxHeadBytes = 16 * 1024

const isBeginningOf = (text: string, whole: string): boolean =>
  text.length < whole.length ? whole.startsWith(text) : text.startsWith(whole)

const start = "HTTP/1.1 100"

/** Returns the bytes after all leading `100 Continue` responses, or undefined while such a response is incomplete. */
export const withoutContinue = (bytes: Buffer): Buffer | undefined => {
  let rest = bytes
  while (isBeginningOf(rest.toString("latin1", 0, start.length), start)) {
    if (rest.length > maxHeadBytes) return rest
    const end = rest.indexOf("\r\n\r\n")
    if (rest.length < start.length || end < 0) return undefined
    rest = rest.subarray(end + 4)
    if (rest.length === 0) return undefined
  }
  return rest
}
