/**
 * A service in this process: tokens are given, everything else is answered by `answer`.
 */
import type { Settings } from "@fieldwork/core"

export interface Request {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly authorization: string | null
  readonly body: unknown
}

export const answering = (answer: (request: Request) => Response) => {
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
    return origin === "https://auth.example"
      ? Response.json({ access_token: "token-1", expires_in: 36_000 })
      : answer(request)
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
