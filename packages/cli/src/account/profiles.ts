/**
 * Implements the command `fieldwork profiles`, which manages the accounts in the configuration file.
 */
import { readWords } from "../arguments/readCommand.ts"
import { suggestion } from "../arguments/suggest.ts"
import { configurationError, usageError } from "../errors/CommandError.ts"
import { clean } from "../output/clean.ts"
import type { Surroundings } from "../Surroundings.ts"
import { accountFromEnvironment } from "./account.ts"
import { configPath, readConfigFile, writeConfigFile } from "./configFile.ts"
import type { Configuration, Profile } from "./Configuration.ts"

export const profilesHelp = `The accounts of the configuration file, which only its owner may read.

USAGE
  fieldwork profiles list             names and URLs, without secrets
  fieldwork profiles save <name>      saves the accounts that the FIELDWORK_… variables of the environment describe
  fieldwork profiles use <name>       makes a profile the default
  fieldwork profiles remove <name>
  fieldwork profiles path             where the file is; FIELDWORK_CONFIG names another one

VARIABLES
  FIELDWORK_BRAND_LIFT_URL, _AUTH_URL, _CLIENT_ID, _CLIENT_SECRET, _AUDIENCE
  FIELDWORK_EXCHANGE_URL, _API_KEY, _ENVIRONMENT
  FIELDWORK_PROFILE                   the profile to use, as --profile

A profile named on the command line goes before the variables, and the variables go before the default profile.
`

const empty: Configuration = { profiles: {} }

const shown = (name: string, profile: Profile, isDefault: boolean): string => {
  const urls = Object.entries(profile).map(([api, { baseUrl }]) => `${api} ${baseUrl}`)
  return `${clean([isDefault ? `${name} (default)` : name, ...urls].join("  "))}\n`
}

const fromEnvironment = ({ environment }: Surroundings): Profile => {
  const brandLift = accountFromEnvironment("brand-lift", environment)
  const exchange = accountFromEnvironment("exchange", environment)
  if (brandLift === undefined && exchange === undefined)
    throw configurationError("no FIELDWORK_… variable describes an account: see fieldwork profiles --help")
  return {
    ...(brandLift !== undefined && { "brand-lift": brandLift }),
    ...(exchange !== undefined && { exchange })
  } as Profile
}

const actions = ["list", "save", "use", "remove", "path"] as const

/** Matches profile names that need no quotes in a shell. */
const nameForm = /^[\w.-]{1,64}$/

export const runProfiles = async (args: ReadonlyArray<string>, surroundings: Surroundings): Promise<void> => {
  const { rest, words } = readWords(args, 3)
  const [action = "list", name] = words
  const { stdout } = surroundings
  if (rest.includes("--help") || rest.includes("-h")) return stdout.write(profilesHelp)
  if (rest.length > 0 || words.length > 2)
    throw usageError(`${JSON.stringify(rest[0] ?? words[2])} is one argument too many`)
  if (!actions.some((each) => each === action))
    throw usageError(`profiles has no ${JSON.stringify(action)}${suggestion(action, actions)}`)
  if (action === "path") return stdout.write(`${configPath(surroundings)}\n`)
  const configuration = (await readConfigFile(surroundings)) ?? empty
  const { default: first, profiles } = configuration
  if (action === "list") {
    const lines = Object.entries(profiles).map(([each, profile]) => shown(each, profile, each === first))
    return stdout.write(lines.length === 0 ? `no profiles in ${configPath(surroundings)}\n` : lines.join(""))
  }
  if (name === undefined || !nameForm.test(name))
    throw usageError(`profiles ${action} needs a name of letters, digits, dots and dashes`)
  if (action !== "save" && !Object.hasOwn(profiles, name)) throw configurationError(`no profile is named ${name}`)
  const { [name]: _removed, ...others } = profiles
  const next: Configuration =
    action === "save"
      ? { default: first ?? name, profiles: { ...profiles, [name]: fromEnvironment(surroundings) } }
      : action === "use"
        ? { default: name, profiles }
        : { ...(first !== undefined && first !== name && { default: first }), profiles: others }
  return stdout.write(
    `${action === "remove" ? "removed from" : "saved in"} ${await writeConfigFile(surroundings, next)}\n`
  )
}
