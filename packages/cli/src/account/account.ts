/**
 * Determines the account of a command: from the environment, from a profile, or from a sandbox.
 *
 * All settings of a service must have the same source. Combining a URL and a secret from different sources would send the secret to the wrong server.
 */
import type { CallFlags } from "../arguments/globalOptions.ts"
import { configurationError } from "../errors/CommandError.ts"
import type { Service } from "../operations/Operation.ts"
import type { Surroundings } from "../Surroundings.ts"
import { configPath, readConfigFile } from "./configFile.ts"
import { accountFields, type BrandLiftAccount, type ExchangeAccount, type Profile } from "./Configuration.ts"

export type Api = Service["api"]

/** The environment variables that the clients read themselves. */
const variables: { readonly [A in Api]: Readonly<Record<string, string>> } = {
  "brand-lift": {
    baseUrl: "FIELDWORK_BRAND_LIFT_URL",
    authUrl: "FIELDWORK_BRAND_LIFT_AUTH_URL",
    clientId: "FIELDWORK_BRAND_LIFT_CLIENT_ID",
    clientSecret: "FIELDWORK_BRAND_LIFT_CLIENT_SECRET",
    audience: "FIELDWORK_BRAND_LIFT_AUDIENCE"
  },
  exchange: {
    baseUrl: "FIELDWORK_EXCHANGE_URL",
    apiKey: "FIELDWORK_EXCHANGE_API_KEY",
    environment: "FIELDWORK_EXCHANGE_ENVIRONMENT"
  }
}

/** Returns the name of the environment variable for a setting of a client. */
export const variableOf = (api: Api, setting: string): string | undefined => variables[api][setting]

const nameOf: { readonly [A in Api]: string } = { "brand-lift": "brand lift API", exchange: "exchange" }

/** Returns the account that the environment variables describe, or undefined if no variable is set. Throws if a required variable is missing. */
export const accountFromEnvironment = (
  api: Api,
  environment: Surroundings["environment"]
): BrandLiftAccount | ExchangeAccount | undefined => {
  const given = Object.entries(variables[api]).flatMap(([field, name]) => {
    const value = environment[name]
    return value === undefined || value === "" ? [] : [[field, value] as const]
  })
  if (given.length === 0) return undefined
  const account = Object.fromEntries(given)
  const missing = accountFields[api].required.filter((field) => account[field] === undefined)
  if (missing.length > 0)
    throw configurationError(`set ${missing.map((field) => variables[api][field]).join(", ")} too`)
  const { environment: kind } = account
  if (kind !== undefined && kind !== "production" && kind !== "sandbox")
    throw configurationError("FIELDWORK_EXCHANGE_ENVIRONMENT is neither production nor sandbox")
  return account as unknown as BrandLiftAccount | ExchangeAccount
}

const profileNamed = async (name: string | undefined, surroundings: Surroundings): Promise<Profile | undefined> => {
  const configuration = await readConfigFile(surroundings)
  const wanted = name ?? configuration?.default
  if (wanted === undefined) return undefined
  const profiles = configuration?.profiles ?? {}
  if (Object.hasOwn(profiles, wanted)) return profiles[wanted]
  const known = Object.keys(profiles).join(", ") || "none"
  throw configurationError(
    `no profile is named ${JSON.stringify(wanted)} in ${configPath(surroundings)}; it has ${known}`
  )
}

/**
 * Returns the settings of an account. A profile named on the command line takes precedence over the environment, and the environment takes precedence
 * over the default profile.
 */
export const readAccount = async (
  api: Api,
  { profile }: Pick<CallFlags, "profile">,
  surroundings: Surroundings
): Promise<BrandLiftAccount | ExchangeAccount> => {
  const given = profile ?? (surroundings.environment["FIELDWORK_PROFILE"] || undefined)
  const fromEnvironment = given === undefined ? accountFromEnvironment(api, surroundings.environment) : undefined
  const account = fromEnvironment ?? (await profileNamed(given, surroundings))?.[api]
  if (account !== undefined) return account
  const needed = accountFields[api].required.map((field) => variables[api][field]).join(", ")
  const which = given === undefined ? "" : ` in profile ${JSON.stringify(given)}`
  throw configurationError(
    `there is no account of the ${nameOf[api]}${which}: set ${needed}, save a profile (fieldwork profiles --help), or add --sandbox`
  )
}
