/**
 * A connection that passes over `100 Continue`, which a server or a proxy may send without having been asked. undici takes it for a broken
 * response and closes the connection.
 *
 * It can only be the first that arrives after something was sent, so nothing else is looked at.
 */
import type { Socket } from "node:net"

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

/** Changes what `socket.read()` returns. With a size it is left as it is: Node itself calls `read(0)` to fill the buffer. */
export const skipContinue = (socket: Socket): void => {
  const read = socket.read.bind(socket)
  const write = socket.write.bind(socket) as (...args: ReadonlyArray<unknown>) => boolean
  let isFirst = false
  let held: Buffer | undefined
  socket.write = (...args: ReadonlyArray<unknown>) => {
    isFirst = true
    return write(...args)
  }
  socket.read = (size?: number) => {
    if (size !== undefined) return read(size) as Buffer | null
    for (;;) {
      const chunk = read() as Buffer | null
      if (!isFirst || chunk === null) return chunk
      const bytes = held === undefined ? chunk : Buffer.concat([held, chunk])
      const rest = withoutContinue(bytes)
      held = rest === undefined ? bytes : undefined
      if (rest === undefined) continue
      isFirst = false
      return rest
    }
  }
}
