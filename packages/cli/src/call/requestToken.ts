/**
 * Requests an access token for the brand lift API. The token request is the only operation without a service method, because the clients send it
 * themselves.
 */
import type { BrandLiftAccount } from "../account/Configuration.ts"
import { type Account, type CallSettings, openClient } from "../account/openClient.ts"
import { CommandError } from "../errors/CommandError.ts"
import { type ExitCode, exitCodes } from "../errors/exitCodes.ts"

const defaultTimeoutMillis = 30_000

const codeOf = (status: number): ExitCode => {
  if (status === 401 || status === 403) return exitCodes.authentication
  if (status === 404) return exitCodes.notFound
  if (status === 429) return exitCodes.rateLimit
  return status >= 400 && status < 500 ? exitCodes.refused : exitCodes.server
}

const noToken =
  "createToken: the token request succeeded, but its response does not contain a token. Check the token URL"

const hasToken = (data: unknown): boolean => typeof data === "object" && data !== null && "access_token" in data

/**
 * Requests a token. The body contains the credentials of the account, unless another body is given. Throws an error with exit code 3 before anything
 * is sent if the client for the account would reject its settings, for example because the token URL uses plain HTTP.
 */
export const requestToken = async (
  account: Account,
  requestBody: unknown,
  signal: AbortSignal,
  { fetch = globalThis.fetch as never, timeoutMillis = defaultTimeoutMillis }: CallSettings
): Promise<unknown> => {
  // The client is created only to check the settings.
  await openClient("brand-lift", account, { fetch })
  const { createBrandLiftClient } = await import("@fieldwork/brand-lift-client")
  const { audience, authUrl, clientId, clientSecret } = account as BrandLiftAccount
  const defaultBody = {
    grant_type: "client_credentials" as const,
    client_id: clientId,
    client_secret: clientSecret,
    audience,
    platform_scopes: "short app:imt"
  }
  const body = (requestBody ?? defaultBody) as typeof defaultBody
  const send = async (request: Request): Promise<Response> => {
    const { headers, method, url } = request
    const init = { method, headers, body: await request.text(), signal: request.signal, redirect: "manual" as const }
    return (await fetch(url, init)) as Response
  }
  const timeout = AbortSignal.timeout(timeoutMillis)
  const client = createBrandLiftClient({ baseUrl: authUrl, fetch: send })
  try {
    const { data, response } = await client.POST("/oauth/token", { body, signal: AbortSignal.any([signal, timeout]) })
    if (hasToken(data)) return data
    if (response.ok) throw new CommandError(exitCodes.server, noToken)
    // The message does not contain the response body, because an error response may echo the credentials.
    throw new CommandError(
      codeOf(response.status),
      `createToken: the token request failed with status ${response.status}`
    )
  } catch (cause) {
    if (cause instanceof CommandError || signal.aborted) throw cause
    if (cause instanceof SyntaxError) throw new CommandError(exitCodes.server, noToken)
    throw new CommandError(exitCodes.network, `createToken: ${new URL(authUrl).origin} could not be reached`)
  }
}
