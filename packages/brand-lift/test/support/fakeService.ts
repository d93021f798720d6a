/**
 * A fake service in this process: it issues tokens, and `respond` returns the response to every other request.
 */
import type { Settings } from "@fieldwork/core"

export interface Request {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly authorization: string | null
  readonly body: unknown
}

/** Issues `token-1` to the usual client, and to any other client a token with its name. */
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
