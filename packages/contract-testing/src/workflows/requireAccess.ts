/**
 * Checks before a run that the server responds and accepts the credentials, because otherwise every workflow would fail for the same reason.
 */
import type { ApiName } from "@fieldwork/specs/documents"
import { sendWith } from "../testing/run/Target.ts"

type Inputs = Readonly<Record<string, unknown>>

interface FirstRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Returns whether the status code means that the service did not accept the request, rather than that it failed. */
  readonly isRefused: (status: number) => boolean
  /** A description of the inputs that contain the credentials. */
  readonly inputs: string
}

/** The first request that the workflows of each API send. */
const firstRequests: { readonly [A in ApiName]: (inputs: Inputs) => FirstRequest } = {
  "brand-lift": ({ audience, client_id, client_secret }) => ({
    method: "POST",
    path: "/oauth/token",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      grant_type: "client_credentials",
      client_id,
      client_secret,
      audience,
      platform_scopes: "short app:imt"
    }),
    isRefused: (status) => status >= 400 && status < 500 && status !== 429,
    inputs: "the inputs client_id, client_secret and audience"
  }),
  exchange: ({ api_key }) => ({
    method: "GET",
    path: "/Core/v1/Suppliers/AllWithAccount",
    headers: { authorization: String(api_key) },
    isRefused: (status) => status === 401,
    inputs: "the input api_key"
  })
}

const timeoutMillis = 30_000

/** Throws if the server at `url` does not respond or refuses the credentials of one of the APIs. Any other response is left to the workflows. */
export const requireAccess = async (url: string, apis: Iterable<ApiName>, inputs: Inputs): Promise<void> => {
  const send = sendWith(fetch, timeoutMillis)
  for (const api of new Set(apis)) {
    const { inputs: names, isRefused, path, ...request } = firstRequests[api](inputs)
    const { status } = await send({ ...request, url: `${url}${path}` })
    if (isRefused(status))
      throw new Error(
        `${request.method} ${url}${path} returned ${status}, so no workflow was run: check the URL and ${names}`
      )
  }
}
