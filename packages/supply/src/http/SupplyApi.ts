/**
 * Serves the methods `match`, `why`, `route` and `returned` over HTTP for programs in any language. Any server based on `node:http` or `fetch` can
 * mount the API.
 *
 * The OpenAPI description of the API is in `api/openapi.yaml`. The API serves it as `openapi.json`.
 */
import { makeTokenCheck } from "@fieldwork/inbox"
import type { IncomingMessage, ServerResponse } from "node:http"
import { type HttpResponse, failed, ok, problem } from "./HttpResponse.ts"
import { BodyError } from "./Body.ts"
import { document } from "./document.gen.ts"
import { failureText, identifiersIn } from "./failureText.ts"
import { operations } from "./operations.ts"
import { readText } from "./readText.ts"
import type { SupplyCalls } from "./SupplyCalls.ts"

/** The options for the HTTP API. */
export interface SupplyApiOptions {
  /** The token that callers send as `Authorization: Bearer …`. The token must be at least 16 characters long. */
  readonly token: string
  /** The path under which the API is mounted. Default: `/supply`. */
  readonly path?: string | undefined
}

/** An HTTP API that can be mounted on a server. */
export interface SupplyApi {
  /** Returns whether a path belongs to this API. */
  readonly owns: (path: string) => boolean
  /** Handles a `fetch` request. Never rejects. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Handles a request from `node:http`. */
  readonly listen: (request: IncomingMessage, response: ServerResponse) => void
}

interface Incoming {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly body: AsyncIterable<Uint8Array> | null
}

/** Creates the HTTP API. `log` writes the description of an unexpected error to the log of the service. */
export const makeSupplyApi = (
  calls: SupplyCalls,
  { path: base = "/supply", token }: SupplyApiOptions,
  log: (description: string) => void
): SupplyApi => {
  const isAllowed = makeTokenCheck(token)

  const respond = async ({ authorization, body, method, path }: Incoming): Promise<HttpResponse> => {
    const name = path.startsWith(`${base}/`) ? path.slice(base.length + 1) : ""
    if (name === "openapi.json" && method === "GET") return ok(document)
    const operation = operations.get(name)
    if (operation === undefined)
      return problem(404, `this path does not exist: ${base}/openapi.json lists the operations`)
    if (method !== "POST") return problem(405, `${path} takes POST`, { allow: "POST" })
    if (!isAllowed(authorization)) {
      return problem(401, "send the token as Authorization: Bearer …", { "www-authenticate": "Bearer" })
    }
    const text = await readText(body)
    if (text === undefined) return problem(413, "the body must not be larger than 1 MiB")
    return operation(calls, text).catch((cause: unknown) => {
      if (cause instanceof BodyError) return problem(400, cause.message)
      const response = failed(cause)
      if (response.status === 500) {
        log(`The operation ${name} of the HTTP API failed: ${failureText(cause, [token, ...identifiersIn(text)])}`)
      }
      return response
    })
  }

  const handle = (incoming: Incoming): Promise<HttpResponse> => respond(incoming).catch(failed)

  return {
    owns: (path) => path.startsWith(`${base}/`),
    fetch: async ({ body, headers: given, method, url }) => {
      const authorization = given.get("authorization") ?? undefined
      const path = new URL(url).pathname
      const handled = await handle({ method, path, authorization, body })
      return new Response(handled.body, { status: handled.status, headers: handled.headers })
    },
    listen: (request, response) => {
      const { headers: given, method = "GET", url = "/" } = request
      const [path = "/"] = url.split("?", 1)
      void handle({ method, path, authorization: given.authorization, body: request }).then(
        ({ body, headers, status }) =>
          // If the body is too large (413), the rest of it is not read, so the connection is closed.
          void response.writeHead(status, { ...headers, ...(status === 413 && { connection: "close" }) }).end(body)
      )
    }
  }
}
