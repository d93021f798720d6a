/**
 * A fake service in the same process. `respond` returns the response to each request.
 */
import type { Settings } from "@fieldwork/core"

export interface Request {
  readonly method: string
  /** The path and query string. */
  readonly path: string
  readonly authorization: string | null
  readonly body: unknown
}

export const fakeService = (respond: (request: Request) => Response) => {
  const requests: Array<Request> = []
  const fetch: NonNullable<Settings["fetch"]> = async (url, { body, headers, method }) => {
    const { pathname, search } = new URL(url)
    const request: Request = {
      method,
      path: `${pathname}${search}`,
      authorization: headers.get("authorization"),
      body: typeof body === "string" ? JSON.parse(body) : undefined
    }
    requests.push(request)
    return respond(request)
  }
  return { options: { baseUrl: "https://exchange.example", apiKey: "the-api-key", fetch }, requests }
}
