/**
 * Receives the response of a service that refuses a request before it has read the entire body, and then closes the connection.
 */
import type { ClientRequest, IncomingMessage } from "node:http"
import type { Socket } from "node:net"

type Done = (error?: Error | null) => void

/** The time in milliseconds within which the response must arrive after the service has closed the connection. */
const graceMilliseconds = 1000

const isClosed = (error: NodeJS.ErrnoException | null | undefined): boolean =>
  error?.code === "EPIPE" || error?.code === "ECONNRESET"

const listeners = new WeakMap<Socket, (error: Error) => void>()

/**
 * Calls `onClosed` when a write fails because the service has closed the connection. Node would otherwise destroy the socket, together with a
 * response that has arrived but has not been read. The failed write never completes, so the socket must be destroyed by the caller.
 */
const onWriteFailure = (socket: Socket, onClosed: (error: Error) => void): void => {
  const isGuarded = listeners.has(socket)
  listeners.set(socket, onClosed)
  if (isGuarded) return
  const guarded =
    (done: Done): Done =>
    (error) => {
      if (error !== undefined && error !== null && isClosed(error)) listeners.get(socket)?.(error)
      else done(error)
    }
  const write = socket._write.bind(socket)
  const writeAll = socket._writev?.bind(socket)
  socket._write = (chunk, encoding, done) => write(chunk, encoding, guarded(done))
  if (writeAll !== undefined) socket._writev = (chunks, done) => writeAll(chunks, guarded(done))
}

/**
 * Waits briefly for the response if the service closes the connection while the request is sent. Calls `stopUpload` in this case. If no response
 * arrives, the request fails with the error of the connection.
 */
export const awaitEarlyResponse = (request: ClientRequest, stopUpload: () => void): void => {
  let response: IncomingMessage | undefined
  request.on("response", (received) => (response = received))
  request.on("socket", (socket) =>
    onWriteFailure(socket, (cause) => {
      stopUpload()
      const finish = (received: IncomingMessage) => received.once("close", () => request.destroy())
      if (response !== undefined) {
        finish(response)
        return
      }
      const timer = setTimeout(() => request.destroy(cause), graceMilliseconds)
      request.once("close", () => clearTimeout(timer))
      request.once("response", (received) => {
        clearTimeout(timer)
        finish(received)
      })
    })
  )
}
