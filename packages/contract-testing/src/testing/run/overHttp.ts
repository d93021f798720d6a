/**
 * Sends requests over `node:http` and `node:https`, which takes one third of the time that `fetch` needs. Connections are kept alive, and redirects
 * are not followed.
 */
import { Agent, type ClientRequest, type IncomingMessage, request as requestHttp, type RequestOptions } from "node:http"
import { Agent as AgentOfHttps, request as requestHttps } from "node:https"
import { decoderOf } from "../../traffic/decodedBody.ts"
import { textOf } from "../../validation/Message.ts"
import { type Received, type Send, unreachable } from "./Target.ts"

/** The headers that are sent unless a call overrides them. */
const usual = { accept: "*/*", "accept-encoding": "gzip, deflate, br", "user-agent": "fieldwork-contract" }

/** Returns the headers, keyed by lower-case name. The values of a repeated header are joined with commas, as in `fetch`. */
const headersOf = (raw: ReadonlyArray<string>): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = (raw[index] ?? "").toLowerCase()
    const value = raw[index + 1] ?? ""
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  }
  return headers
}

const receivedOf = ({ rawHeaders, statusCode = 0 }: IncomingMessage, chunks: ReadonlyArray<Buffer>): Received => {
  const headers = headersOf(rawHeaders)
  const [only] = chunks
  const bytes = chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks)
  const decode = decoderOf(headers["content-encoding"])
  return {
    status: statusCode,
    headers,
    body: bytes.length === 0 ? "" : textOf(decode === undefined ? bytes : decode(bytes))
  }
}

/** Creates an agent that keeps its connection alive. Requests are sent one at a time, so a single connection is sufficient. */
const agentOf = (isSecure: boolean): Agent => {
  const proxy = process.env["NODE_USE_ENV_PROXY"] === "1" ? { proxyEnv: process.env } : {}
  return isSecure ? new AgentOfHttps({ keepAlive: true, ...proxy }) : new Agent({ keepAlive: true, ...proxy })
}

/**
 * Returns a function that sends requests over HTTP. A request fails if there is no response within `timeout` milliseconds. If `timeout` is 0, the
 * time is unlimited.
 */
export const overHttp = (timeout: number): Send => {
  const agents = new Map<string, Agent>()

  const open = (protocol: string, options: RequestOptions): ClientRequest => {
    const isSecure = protocol === "https:"
    const agent = agents.get(protocol) ?? agentOf(isSecure)
    agents.set(protocol, agent)
    return (isSecure ? requestHttps : requestHttp)({ ...options, agent })
  }

  return (sent) =>
    new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const failed = (cause: unknown) => {
        clearTimeout(timer)
        reject(unreachable(sent, cause))
      }
      try {
        const { hostname, pathname, port, protocol, search } = new URL(sent.url)
        const request = open(protocol, {
          method: sent.method,
          // The hostname of a URL has brackets around an IPv6 address, but `node:http` requires the address without brackets.
          hostname: hostname.replace(/^\[(.*)\]$/, "$1"),
          port,
          path: `${pathname}${search}`,
          headers: {
            ...usual,
            ...sent.headers,
            ...(sent.body !== undefined && { "content-length": Buffer.byteLength(sent.body) })
          }
        })
        if (timeout > 0)
          timer = setTimeout(() => request.destroy(new Error(`no response within ${timeout} ms`)), timeout)
        request.on("error", failed)
        request.on("response", (response) => {
          const chunks: Array<Buffer> = []
          response.on("data", (chunk: Buffer) => chunks.push(chunk))
          response.on("error", failed)
          response.on("end", () => {
            clearTimeout(timer)
            try {
              resolve(receivedOf(response, chunks))
            } catch (cause) {
              failed(cause)
            }
          })
        })
        request.end(sent.body)
      } catch (cause) {
        failed(cause)
      }
    })
}
