/**
 * Sends one request and returns the outcome.
 */
import { request as overHttp } from "node:http"
import { request as overHttps } from "node:https"
import { pipeline, Readable } from "node:stream"
import type { BuiltRequest } from "./buildRequest.ts"

/** A status code, or how the connection ended without one. */
export type Outcome = number | "closed" | "timeout" | "unreachable"

/** The time limit in milliseconds. */
const patience = 15_000

export const send = (url: URL, { body, headers, method, transfer }: BuiltRequest): Promise<Outcome> =>
  new Promise((resolve) => {
    const open = url.protocol === "https:" ? overHttps : overHttp
    const length = transfer === undefined && method !== "GET" ? { "content-length": `${body.length}` } : {}
    // Each case uses its own connection, because data that a refused body leaves on it must not reach the next case.
    const request = open(url, { method, headers: { ...headers, ...length }, agent: false, timeout: patience })
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
    // Errors are reported by the events above.
    else pipeline(Readable.from(cut(body, transfer === "pieces" ? 7 : 64 * 1024)), request, () => {})
  })

function* cut(body: Uint8Array, size: number): Generator<Uint8Array, void> {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size)
}
