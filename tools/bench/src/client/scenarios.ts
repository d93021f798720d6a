/**
 * Seven server behaviours that clients often handle incorrectly. Each client is tested against its own server.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** The observed behaviour of a client in a scenario. */
export interface Played {
  /** All requests except token requests, each with the time of its arrival in milliseconds and its idempotency key. */
  readonly requests: ReadonlyArray<{ readonly at: number; readonly key: string | undefined }>
  readonly outcome:
    | { readonly tag: "value"; readonly value: unknown }
    | { readonly tag: "failed"; readonly error: unknown }
    | { readonly tag: "pending" }
  /** The time in milliseconds until the client finished or was considered hanging. */
  readonly took: number
  /** The number of deprecation notices that the client logged. */
  readonly notices: number
}

export interface Scenario {
  readonly name: string
  readonly method: "GET" | "POST"
  /** The number of consecutive calls. Only the outcome of the last call counts. */
  readonly calls: number
  readonly respond: (response: ServerResponse, index: number) => void
  readonly passes: (played: Played) => boolean
}

/** A response body with the fields that the clients require. */
const good = JSON.stringify({ id: "x", object: "model", campaign_id: "6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10" })

/** An error body that every client can parse. */
const bad = JSON.stringify({ detail: "no", message: "no", error: { type: "api_error", message: "no" } })

const reply = (
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body = status < 300 ? good : bad
) => {
  response.writeHead(status, { "content-type": "application/json", ...headers })
  response.end(body)
}

const hasResult = ({ outcome }: Played) => outcome.tag === "value"
const failed = ({ outcome }: Played) => outcome.tag === "failed"
const gap = ({ requests: [first, second] }: Played) =>
  first === undefined || second === undefined ? 0 : second.at - first.at

export const scenarios: ReadonlyArray<Scenario> = [
  {
    name: "429, Retry-After: 2",
    method: "GET",
    calls: 1,
    respond: (response, index) => reply(response, index === 0 ? 429 : 200, { "retry-after": "2" }),
    passes: (played) => hasResult(played) && gap(played) >= 1950
  },
  {
    name: "503, Retry-After a date 3 s ahead",
    method: "GET",
    calls: 1,
    // HTTP dates have a resolution of one second, so a date that is computed as 3 s ahead may be only slightly more than 2 s ahead.
    respond: (response, index) =>
      reply(response, index === 0 ? 503 : 200, { "retry-after": new Date(Date.now() + 3000).toUTCString() }),
    passes: (played) => hasResult(played) && gap(played) >= 1950
  },
  {
    name: "429, Retry-After: 90",
    method: "GET",
    calls: 1,
    respond: (response) => reply(response, 429, { "retry-after": "90" }),
    passes: (played) => failed(played) && played.requests.length === 1
  },
  {
    name: "a write with a 503 response",
    method: "POST",
    calls: 1,
    respond: (response) => reply(response, 503),
    passes: (played) =>
      failed(played) &&
      (played.requests.length === 1 || new Set(played.requests.map(({ key }) => key ?? Math.random())).size === 1)
  },
  {
    name: "Deprecation, Sunset and Link headers",
    method: "GET",
    calls: 2,
    respond: (response) =>
      reply(response, 200, {
        deprecation: "@1767225600",
        sunset: "Fri, 01 Jan 2027 00:00:00 GMT",
        link: '<https://example.com/move>; rel="deprecation"'
      }),
    passes: (played) => hasResult(played) && played.notices === 1
  },
  {
    name: "200 with malformed JSON",
    method: "GET",
    calls: 1,
    respond: (response) => reply(response, 200, {}, '{"id": "x", '),
    passes: ({ outcome }) => outcome.tag === "failed" && !(outcome.error instanceof SyntaxError)
  },
  {
    name: "headers, then a stalled body",
    method: "GET",
    calls: 1,
    respond: (response) => {
      response.writeHead(200, { "content-type": "application/json" })
      response.write('{"id": ')
    },
    passes: failed
  }
]

export interface Stage {
  readonly url: string
  readonly port: number
  readonly requests: Array<{ readonly at: number; readonly key: string | undefined }>
  readonly close: () => void
}

const token = JSON.stringify({ access_token: "token", token_type: "Bearer", expires_in: 36_000 })

/** Starts a server that responds as the scenario defines, and issues a token to any client. */
export const open = async ({ respond }: Scenario): Promise<Stage> => {
  const requests: Stage["requests"] = []
  const server = createServer((request: IncomingMessage, response) => {
    request.resume()
    if (request.url === "/oauth/token") return reply(response, 200, {}, token)
    const key = request.headers["idempotency-key"]
    requests.push({ at: performance.now(), key: typeof key === "string" ? key : undefined })
    respond(response, requests.length - 1)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    close: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}
