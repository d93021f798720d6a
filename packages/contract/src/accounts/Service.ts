/**
 * Simulates the brand lift service and the exchange in this process. Records which credentials each call uses and how many requests are in progress.
 *
 * The path of each call contains the name of the account whose credentials must be used. Some requests are slow or never complete, and some fail in
 * ways that make clients retry.
 */
import type { Fetch } from "@fieldwork/core"
import type { Random } from "../Random.ts"

export interface Observed {
  calls: number
  /** The calls that were sent without credentials, or with the credentials of an account other than the one in their path. */
  readonly foreignCalls: Array<string>
  /** The number of requests that have neither completed nor been aborted. */
  inProgress: number
  /** The number of requests that were started, including requests for tokens. */
  started: number
}

export interface Service {
  readonly observed: Observed
  /** Returns the client settings for an account. */
  readonly brandLift: (account: string) => {
    readonly baseUrl: string
    readonly authUrl: string
    readonly clientId: string
    readonly clientSecret: string
    readonly audience: string
  } & typeof settings & { readonly fetch: Fetch }
  readonly exchange: (account: string) => { readonly baseUrl: string; readonly apiKey: string } & typeof settings & {
      readonly fetch: Fetch
    }
}

const settings = {
  timeoutMillis: 40,
  retry: { maxAttempts: 3, baseMillis: 0, maxMillis: 0, slowBaseMillis: 0, budget: 1e6 },
  onDrift: () => undefined,
  onDeprecation: () => undefined
}

const keyOf = (account: string): string => `key-of-${account}`

/** Returns the name of the account in a path. */
const accountIn = (path: string): string => /account-\d+/.exec(path)?.[0] ?? ""

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true })
  })

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Creates the services. `lifetimes` are the possible lifetimes of tokens, in seconds. */
export const makeService = (random: Random, lifetimes: ReadonlyArray<number>): Service => {
  const observed: Observed = { calls: 0, foreignCalls: [], inProgress: 0, started: 0 }
  let tokens = 0
  /** The account for which each access token was granted. */
  const valid = new Map<string, string>()

  const grant = (text: unknown): Response => {
    const { client_id } = JSON.parse(String(text)) as { readonly client_id: string }
    if (random.next() < 0.05) return new Response(null, { status: 503 })
    const access_token = `token-${++tokens}-of-${client_id}`
    valid.set(access_token, client_id)
    return Response.json({ access_token, expires_in: random.pick(lifetimes) })
  }

  const respond = (path: string, authorization: string): Response => {
    observed.calls++
    const account = accountIn(path)
    const bearer = authorization.replace("Bearer ", "")
    const owner = authorization.startsWith("key-of-") ? authorization.slice(7) : valid.get(bearer)
    if (owner !== account) observed.foreignCalls.push(`${path} with ${authorization}`)
    const chance = random.next()
    if (chance < 0.1 && authorization.startsWith("Bearer ")) return new Response(null, { status: 401 })
    if (chance < 0.15) return new Response(null, { status: 503 })
    return Response.json({ ApiResult: 0, campaign_id: account, items: [], total_items: 0 })
  }

  const fetch: Fetch = async (url, { body, headers, signal }) => {
    observed.started++
    observed.inProgress++
    const { origin, pathname } = new URL(url)
    const authorization = headers.get("authorization") ?? ""
    const isToken = origin === "https://auth.example"
    try {
      const isSilent = random.next() < (isToken ? 0.1 : 0.005)
      await (isSilent ? aborted(signal) : Promise.race([turns(random.below(4)), aborted(signal)]))
      return isToken ? grant(body) : respond(pathname, authorization)
    } finally {
      observed.inProgress--
    }
  }

  return {
    observed,
    brandLift: (account) => ({
      baseUrl: "https://lift.example",
      authUrl: "https://auth.example",
      clientId: account,
      clientSecret: `secret-of-${account}`,
      audience: "https://audience.example",
      ...settings,
      fetch
    }),
    exchange: (account) => ({ baseUrl: "https://exchange.example", apiKey: keyOf(account), ...settings, fetch })
  }
}
