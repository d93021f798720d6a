/**
 * Determines the account that a command uses: from the environment variables, from a profile in the configuration file, or from a sandbox.
 *
 * All settings for a service must come from the same place. Combining a URL and a secret from different places could send the secret to the wrong
 * server.
 */
import type { CallFlags } from "../arguments/globalOptions.ts"
import { configurationError } from "../errors/CommandError.ts"
import type { Service } from "../operations/Operation.ts"
import type { CommandContext } from "../CommandContext.ts"
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

/** Returns the name of the environment variable for a client setting. */
export const variableOf = (api: Api, setting: string): string | undefined => variables[api][setting]

const nameOf: { readonly [A in Api]: string } = { "brand-lift": "brand lift API", exchange: "exchange" }

/** Returns the account that the environment variables describe, or undefined if no variable is set. Throws if a required variable is missing. */
export const accountFromEnvironment = (
  api: Api,
  environment: CommandContext["environment"]
): BrandLiftAccount | ExchangeAccount | undefined => {
  const settings = Object.entries(variables[api]).flatMap(([field, name]) => {
    const value = environment[name]
    return value === undefined || value === "" ? [] : [[field, value] as const]
  })
  if (settings.length === 0) return undefined
  const account = Object.fromEntries(settings)
  const missing = accountFields[api].required.filter((field) => account[field] === undefined)
  if (missing.length > 0)
    throw configurationError(`set ${missing.map((field) => variables[api][field]).join(", ")} as well`)
  const { environment: kind } = account
  if (kind !== undefined && kind !== "production" && kind !== "sandbox")
    throw configurationError("FIELDWORK_EXCHANGE_ENVIRONMENT must be production or sandbox")
  return account as unknown as BrandLiftAccount | ExchangeAccount
}

const profileNamed = async (selected: string | undefined, context: CommandContext): Promise<Profile | undefined> => {
  const configuration = await readConfigFile(context)
  const name = selected ?? configuration?.default
  if (name === undefined) return undefined
  const profiles = configuration?.profiles ?? {}
  if (Object.hasOwn(profiles, name)) return profiles[name]
  const known = Object.keys(profiles).join(", ") || "none"
  throw configurationError(
    `there is no profile ${JSON.stringify(name)} in ${configPath(context)}; available profiles: ${known}`
  )
}

type Flags = Pick<CallFlags, "profile">

const selectedProfile = ({ profile }: Flags, { environment }: CommandContext): string | undefined =>
  profile ?? (environment["FIELDWORK_PROFILE"] || undefined)

const findAccount = async (
  api: Api,
  flags: Flags,
  context: CommandContext
): Promise<BrandLiftAccount | ExchangeAccount | undefined> => {
  const selected = selectedProfile(flags, context)
  const fromEnvironment = selected === undefined ? accountFromEnvironment(api, context.environment) : undefined
  return fromEnvironment ?? (await profileNamed(selected, context))?.[api]
}

const noAccount = (apis: ReadonlyArray<Api>, flags: Flags, context: CommandContext, alternative: string): Error => {
  const selected = selectedProfile(flags, context)
  const names = apis.map((api) => `the ${nameOf[api]}`).join(" or ")
  const needed = apis.map((api) => accountFields[api].required.map((field) => variables[api][field]).join(", "))
  const which = selected === undefined ? "" : ` in profile ${JSON.stringify(selected)}`
  return configurationError(
    `no account is configured for ${names}${which}: set ${needed.join(" or ")}, save a profile (fieldwork profiles --help), or ${alternative}`
  )
}

/**
 * Returns the settings of an account. A profile named on the command line or in `FIELDWORK_PROFILE` takes precedence over an account in environment
 * variables, which takes precedence over the default profile. If there is no account, throws an error that suggests the `alternative`.
 */
export const readAccount = async (
  api: Api,
  flags: Flags,
  context: CommandContext,
  alternative = "add --sandbox"
): Promise<BrandLiftAccount | ExchangeAccount> => {
  const account = await findAccount(api, flags, context)
  if (account === undefined) throw noAccount([api], flags, context, alternative)
  return account
}

/**
 * Throws unless an account is configured for at least one of the APIs. Throws as well if the settings of one of the APIs are invalid.
 */
export const requireAnyAccount = async (
  apis: ReadonlyArray<Api>,
  flags: Flags,
  context: CommandContext,
  alternative: string
): Promise<void> => {
  const accounts: Array<unknown> = []
  for (const api of apis) accounts.push(await findAccount(api, flags, context))
  if (accounts.every((account) => account === undefined)) throw noAccount(apis, flags, context, alternative)
}
