/**
 * Sends one request to the receiver and returns the outcome.
 */
import { request as overHttp } from "node:http"
import { request as overHttps } from "node:https"
import { pipeline, Readable } from "node:stream"
import type { BuiltRequest } from "./buildRequest.ts"

/** The status code of the response, or the way in which the connection ended without a response. */
export type Outcome = number | "closed" | "timeout" | "unreachable"

/** The timeout for a request, in milliseconds. */
const timeoutMillis = 15_000

export const send = (url: URL, { body, headers, method, transfer }: BuiltRequest): Promise<Outcome> =>
  new Promise((resolve) => {
    const open = url.protocol === "https:" ? overHttps : overHttp
    const length = transfer === undefined && method !== "GET" ? { "content-length": `${body.length}` } : {}
    // Each request uses its own connection. If a receiver refuses a body without reading all of it, the remaining bytes must not be read as part of
    // the next request.
    const request = open(url, { method, headers: { ...headers, ...length }, agent: false, timeout: timeoutMillis })
    request.on("response", (response) => {
      resolve(response.statusCode ?? "closed")
      response.resume()
      response.on("end", () => request.destroy())
    })
    request.on("timeout", () => {
      resolve("timeout")
      request.destroy()
    })
    request.on("error", (cause) => resolve("code" in cause && cause.code === "ECONNREFUSED" ? "unreachable" : "closed"))
    request.on("close", () => resolve("closed"))
    if (method === "GET") request.end()
    else if (transfer === undefined) request.end(body)
    // The empty function is required by `pipeline`. The event listeners above report all errors.
    else pipeline(Readable.from(split(body, transfer === "pieces" ? 7 : 64 * 1024)), request, () => {})
  })

function* split(body: Uint8Array, size: number): Generator<Uint8Array, void> {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size)
}
