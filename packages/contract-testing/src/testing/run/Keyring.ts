/**
 * The credentials that calls carry, by the security schemes of each document.
 *
 * A bearer token is given as it is, or obtained by the operation that the document has for it, and renewed before it expires.
 */
import type { Document, Operation, SecurityScheme } from "@fieldwork/specs/openapi"
import { isJson } from "../../judge/Message.ts"
import type { Credential } from "./Call.ts"
import type { Send } from "./Target.ts"

/** Values by name: `client_id`, `client_secret`, `audience` and `api_key`, or the name of a security scheme. */
export type Credentials = Readonly<Record<string, string>>

type Scheme = SecurityScheme & { readonly in?: "header" | "query" | "cookie" }

export interface Keys {
  readonly headers: Readonly<Record<string, string>>
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
}

const none: Keys = { headers: {}, query: [] }

/** A token of 10 hours is renewed after 9. */
const renewedAfter = 9 * 3_600_000

const tokenPath = "/oauth/token"

export interface Keyring {
  readonly keysOf: (document: Document, operation: Operation, credential: Credential, now: number) => Promise<Keys>
  /** Forgets tokens, as after a reset. */
  readonly forget: () => void
  /** Values that must not be shown. */
  readonly secrets: () => ReadonlyArray<string>
}

const schemesOf = (document: Document, { object }: Operation): ReadonlyArray<readonly [string, Scheme]> => {
  const schemes = (document.components?.securitySchemes ?? {}) as Readonly<Record<string, Scheme>>
  const [first = {}] = object.security ?? document.security ?? []
  return Object.keys(first).flatMap((name) => {
    const scheme = schemes[name]
    return scheme === undefined ? [] : [[name, scheme] as const]
  })
}

const placed = (scheme: Scheme, value: string): Keys => {
  const { name = "authorization", type } = scheme
  if (type !== "apiKey") {
    const kind = type === "http" && scheme.scheme?.toLowerCase() === "basic" ? "Basic" : "Bearer"
    return { headers: { authorization: `${kind} ${value}` }, query: [] }
  }
  if (scheme.in === "query") return { headers: {}, query: [[name, value]] }
  return scheme.in === "cookie"
    ? { headers: { cookie: `${name}=${value}` }, query: [] }
    : { headers: { [name.toLowerCase()]: value }, query: [] }
}

export const keyringOf = (url: string, send: Send, credentials: Credentials): Keyring => {
  let token: { readonly value: string; readonly at: number } | undefined
  const seen = new Set(
    Object.entries(credentials).flatMap(([name, value]) => (/secret|key|token|password/i.test(name) ? [value] : []))
  )

  const obtain = async (): Promise<string | undefined> => {
    const { audience, client_id, client_secret } = credentials
    if (client_id === undefined || client_secret === undefined) return undefined
    const grant = { grant_type: "client_credentials", client_id, client_secret, audience }
    const { body, headers, status } = await send({
      method: "POST",
      url: `${credentials["auth_url"] ?? url}${tokenPath}`,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...grant, platform_scopes: "short app:imt" })
    })
    if (status >= 300 || !isJson((headers["content-type"] ?? "").split(";")[0] ?? "")) return undefined
    const { access_token } = JSON.parse(body) as { readonly access_token?: unknown }
    return typeof access_token === "string" ? access_token : undefined
  }

  const bearer = async (now: number): Promise<string | undefined> => {
    if (token !== undefined && now - token.at < renewedAfter && now >= token.at) return token.value
    const value = await obtain()
    if (value === undefined) return undefined
    seen.add(value)
    token = { value, at: now }
    return value
  }

  const valueOf = async (name: string, { type }: Scheme, now: number): Promise<string | undefined> => {
    const given = credentials[name]
    if (given !== undefined) return given
    if (type === "apiKey") return credentials["api_key"]
    return credentials["access_token"] ?? (await bearer(now))
  }

  return {
    keysOf: async (document, operation, credential, now) => {
      if (credential === "none") return none
      const keys: Array<Keys> = []
      for (const [name, scheme] of schemesOf(document, operation)) {
        const value = credential === "wrong" ? "not-a-credential-of-this-service" : await valueOf(name, scheme, now)
        if (value !== undefined) keys.push(placed(scheme, value))
      }
      return {
        headers: Object.assign({}, ...keys.map(({ headers }) => headers)) as Keys["headers"],
        query: keys.flatMap(({ query }) => query)
      }
    },
    forget: () => {
      token = undefined
    },
    secrets: () => [...seen].filter((value) => value.length > 3)
  }
}
