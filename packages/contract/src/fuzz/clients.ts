/**
 * Creates clients whose requests are recorded. Each request receives an empty successful response.
 */
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import type { Fetch, Settings } from "@fieldwork/core"
import { createExchange } from "@fieldwork/exchange/promise"
import type { Clients } from "../Clients.ts"

export interface Sent {
  readonly url: string
  readonly method: string
  readonly body: unknown
}

export interface Recorded {
  readonly clients: Clients
  /** The recorded requests, except requests for tokens. */
  readonly sent: Array<Sent>
}

export const recordedClients = (requestValidation: NonNullable<Settings["requestValidation"]>): Recorded => {
  const sent: Array<Sent> = []
  const fetch: Fetch = async (url, { body, method }) => {
    if (url.endsWith("/oauth/token")) return Response.json({ access_token: "token", expires_in: 36_000 })
    sent.push({ url, method, body })
    return Response.json({ ApiResult: 0 })
  }
  const settings: Settings = {
    fetch,
    requestValidation,
    validation: "off",
    retry: { maxAttempts: 1 },
    onDeprecation: () => undefined,
    onDrift: () => undefined
  }
  const url = "https://fieldwork.invalid"
  const account = { clientId: "client", clientSecret: "client-secret", audience: "https://audience.invalid" }
  return {
    sent,
    clients: {
      brandLift: createBrandLift({ baseUrl: url, authUrl: url, ...account, ...settings }),
      exchange: createExchange({ baseUrl: url, apiKey: "the-key", ...settings }),
      token: () => Promise.reject(new Error("the clients request tokens themselves")),
      drift: []
    }
  }
}
