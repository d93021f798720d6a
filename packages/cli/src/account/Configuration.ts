/**
 * Defines and validates the contents of the configuration file.
 */
import { configurationError } from "../errors/CommandError.ts"

/** An account for the brand lift API. */
export interface BrandLiftAccount {
  readonly baseUrl: string
  readonly authUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly audience: string
}

/** An account for the exchange. */
export interface ExchangeAccount {
  readonly baseUrl: string
  readonly apiKey: string
  readonly environment?: "production" | "sandbox"
}

export interface Profile {
  readonly "brand-lift"?: BrandLiftAccount
  readonly exchange?: ExchangeAccount
}

export interface Configuration {
  /** The name of the profile for commands that do not specify a profile. */
  readonly default?: string
  readonly profiles: Readonly<Record<string, Profile>>
}

export const accountFields = {
  "brand-lift": {
    required: ["baseUrl", "authUrl", "clientId", "clientSecret", "audience"],
    optional: []
  },
  exchange: { required: ["baseUrl", "apiKey"], optional: ["environment"] }
} as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const fail = (path: string, problem: string): never => {
  throw configurationError(`${path}: ${problem}`)
}

const checkAccount = (path: string, place: string, api: keyof typeof accountFields, account: unknown): void => {
  if (!isObject(account)) return fail(path, `${place} is not an object`)
  const { optional, required } = accountFields[api]
  const known: ReadonlyArray<string> = [...required, ...optional]
  const unknown = Object.keys(account).find((name) => !known.includes(name))
  if (unknown !== undefined) fail(path, `${place} has an unknown property ${JSON.stringify(unknown)}`)
  for (const name of required) {
    const value = account[name]
    if (typeof value !== "string" || value === "") fail(path, `${place}.${name} is not a non-empty string`)
  }
  const { environment } = account
  if (environment !== undefined && environment !== "production" && environment !== "sandbox")
    fail(path, `${place}.environment must be production or sandbox`)
}

/**
 * Returns the configuration in `text`. Throws an error that names the invalid property. The error never shows values, because they could be secrets.
 */
export const checkConfiguration = (path: string, text: string): Configuration => {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    // The JSON parser's own message is not shown, because it would quote part of the text.
    return fail(path, "is not JSON")
  }
  if (!isObject(read) || !isObject(read["profiles"])) return fail(path, 'has no object "profiles"')
  const { default: first, profiles } = read
  if (first !== undefined && (typeof first !== "string" || !Object.hasOwn(profiles, first)))
    fail(path, "default does not name a profile")
  for (const [name, profile] of Object.entries(profiles)) {
    if (!isObject(profile)) return fail(path, `profiles.${name} is not an object`)
    for (const [api, account] of Object.entries(profile)) {
      if (api !== "brand-lift" && api !== "exchange")
        return fail(path, `profiles.${name} has an unknown property ${JSON.stringify(api)}`)
      checkAccount(path, `profiles.${name}.${api}`, api, account)
    }
  }
  return read as unknown as Configuration
}
