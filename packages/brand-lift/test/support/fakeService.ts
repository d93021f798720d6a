/**
 * A fake service in the current process. It issues tokens, and `respond` returns the response to every other request.
 */
import type { Settings } from "@fieldwork/core"

export interface Request {
  readonly method: string
  /** The path and the query string. */
  readonly path: string
  readonly authorization: string | null
  readonly body: unknown
}

/** Issues `token-1` to the client `client`, and a token that contains the client id to every other client. */
const issueToken = ({ body }: Request): Response => {
  const { client_id } = body as { readonly client_id: string }
  const access_token = client_id === "client" ? "token-1" : `token of ${client_id}`
  return Response.json({ access_token, expires_in: 36_000 })
}

export const fakeService = (respond: (request: Request) => Response) => {
  const requests: Array<Request> = []
  const fetch: NonNullable<Settings["fetch"]> = async (url, { body, headers, method }) => {
    const { origin, pathname, search } = new URL(url)
    const request: Request = {
      method,
      path: `${pathname}${search}`,
      authorization: headers.get("authorization"),
      body: typeof body === "string" ? JSON.parse(body) : undefined
    }
    requests.push(request)
    return origin === "https://auth.example" ? issueToken(request) : respond(request)
  }
  const options = {
    baseUrl: "https://lift.example",
    authUrl: "https://auth.example",
    clientId: "client",
    clientSecret: "client-secret",
    audience: "https://audience.example",
    fetch
  }
  return { options, requests }
}
