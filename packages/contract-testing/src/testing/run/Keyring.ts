/**
 * Adds credentials to calls, according to the security schemes of each document.
 *
 * A bearer token is either provided by the caller, or requested with the token operation in the API document and renewed before it expires.
 */
import type { Document, Operation, SecurityScheme } from "@fieldwork/specs/openapi"
import { securityOf } from "../../validation/Credentials.ts"
import { isJson } from "../../validation/Message.ts"
import type { Credential, KeyPlace } from "./Call.ts"
import type { Send } from "./Target.ts"

/**
 * The credentials, keyed by name: `client_id`, `client_secret`, `audience`, `api_key` and `second_api_key`, or one value for each security scheme,
 * keyed by the name of the scheme.
 */
export type Credentials = Readonly<Record<string, string>>

type Scheme = SecurityScheme & { readonly in?: "header" | "query" | "cookie" }

export interface Keys {
  readonly headers: Readonly<Record<string, string>>
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
}

const none: Keys = { headers: {}, query: [] }

/** The time in milliseconds after which a token is renewed: 9 hours, because a token is valid for 10 hours. */
const renewedAfter = 9 * 3_600_000

const tokenPath = "/oauth/token"

export interface Keyring {
  readonly keysOf: (document: Document, operation: Operation, credential: Credential, now: number) => Promise<Keys>
  /** Discards the cached token, for example after a reset. */
  readonly forget: () => void
  /** Returns the values that must not appear in reports. */
  readonly secrets: () => ReadonlyArray<string>
}

type Schemes = ReadonlyArray<readonly [name: string, scheme: Scheme]>

const known = new WeakMap<Operation, Schemes>()

/** Returns the security schemes of an operation. The result is cached for each operation. */
const schemesOf = (document: Document, operation: Operation): Schemes => {
  const schemes = known.get(operation) ?? readSchemes(document, operation)
  known.set(operation, schemes)
  return schemes
}

const readSchemes = (document: Document, operation: Operation): Schemes => {
  const schemes = (document.components?.securitySchemes ?? {}) as Readonly<Record<string, Scheme>>
  const [first = {}] = securityOf(document, operation)
  return Object.keys(first).flatMap((name) => {
    const scheme = schemes[name]
    return scheme === undefined ? [] : [[name, scheme] as const]
  })
}

/** Returns the part of a request that contains the key of a security scheme. */
const placeOf = ({ in: place = "header", name = "authorization", type }: Scheme): KeyPlace =>
  type === "apiKey" ? { in: place, name } : { in: "header", name: "authorization" }

/**
 * Returns the parts of the request that contain the credentials of an operation. Returns undefined if the credentials are in the `Authorization`
 * header or the operation does not need credentials.
 */
export const keyPlacesOf = (document: Document, operation: Operation): ReadonlyArray<KeyPlace> | undefined => {
  const places = schemesOf(document, operation).map(([, scheme]) => placeOf(scheme))
  return places.every((place) => place.in === "header" && place.name.toLowerCase() === "authorization")
    ? undefined
    : places
}

const placed = (scheme: Scheme, value: string): Keys => {
  const place = placeOf(scheme)
  if (scheme.type !== "apiKey") {
    const kind = scheme.type === "http" && scheme.scheme?.toLowerCase() === "basic" ? "Basic" : "Bearer"
    return { headers: { [place.name]: `${kind} ${value}` }, query: [] }
  }
  if (place.in === "query") return { headers: {}, query: [[place.name, value]] }
  return place.in === "cookie"
    ? { headers: { cookie: `${place.name}=${value}` }, query: [] }
    : { headers: { [place.name.toLowerCase()]: value }, query: [] }
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

  const valueOf = async (
    name: string,
    { type }: Scheme,
    credential: Credential,
    now: number
  ): Promise<string | undefined> => {
    if (credential === "wrong") return "not-a-credential-of-this-service"
    if (credential === "second") return credentials["second_api_key"]
    const given = credentials[name]
    if (given !== undefined) {
      seen.add(given)
      return given
    }
    if (type === "apiKey") return credentials["api_key"]
    return credentials["access_token"] ?? (await bearer(now))
  }

  return {
    keysOf: async (document, operation, credential, now) => {
      if (credential === "none") return none
      const keys: Array<Keys> = []
      for (const [name, scheme] of schemesOf(document, operation)) {
        const value = await valueOf(name, scheme, credential, now)
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
