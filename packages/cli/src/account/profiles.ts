/**
 * Implements the `fieldwork profiles` command, which manages the accounts in the configuration file.
 */
import { splitWords } from "../arguments/splitWords.ts"
import { suggestion } from "../arguments/suggest.ts"
import { configurationError, usageError } from "../errors/CommandError.ts"
import { clean } from "../output/clean.ts"
import type { CommandContext } from "../CommandContext.ts"
import { accountFromEnvironment } from "./account.ts"
import { configPath, readConfigFile } from "./configFile.ts"
import type { Configuration, Profile } from "./Configuration.ts"
import { updateConfigFile } from "./updateConfigFile.ts"

export const profilesHelp = `Manages the accounts in the configuration file, which only its owner can read.

USAGE
  fieldwork profiles list             lists names and URLs, without secrets
  fieldwork profiles save <name>      saves the accounts that the FIELDWORK_… variables of the environment describe;
                                      an account for the other API in the profile is kept
  fieldwork profiles use <name>       makes a profile the default
  fieldwork profiles remove <name>    removes a profile
  fieldwork profiles path             prints the path of the file, which FIELDWORK_CONFIG can change

VARIABLES
  FIELDWORK_BRAND_LIFT_URL, _AUTH_URL, _CLIENT_ID, _CLIENT_SECRET, _AUDIENCE
  FIELDWORK_EXCHANGE_URL, _API_KEY, _ENVIRONMENT
  FIELDWORK_PROFILE                   the profile to use, like --profile

A profile on the command line takes precedence over the variables, and the variables take precedence over the default profile.
`

/** Removes the user name and the password from a URL. The clients reject such a URL, but the configuration file may still contain one. */
const withoutPassword = (url: string): string => url.replace(/^([a-z][a-z\d+.-]*:\/\/)?[^/?#]*@/i, "$1")

const shown = (name: string, profile: Profile, isDefault: boolean): string => {
  const urls = Object.entries(profile).map(([api, { baseUrl }]) => `${api} ${withoutPassword(baseUrl)}`)
  return `${clean([isDefault ? `${name} (default)` : name, ...urls].join("  "))}\n`
}

const fromEnvironment = ({ environment }: CommandContext): Profile => {
  const brandLift = accountFromEnvironment("brand-lift", environment)
  const exchange = accountFromEnvironment("exchange", environment)
  if (brandLift === undefined && exchange === undefined)
    throw configurationError("the FIELDWORK_… variables of an account are not set: see fieldwork profiles --help")
  return {
    ...(brandLift !== undefined && { "brand-lift": brandLift }),
    ...(exchange !== undefined && { exchange })
  } as Profile
}

const actions = ["list", "save", "use", "remove", "path"] as const

const isAction = (text: string): text is (typeof actions)[number] => actions.some((each) => each === text)

/** Returns the function that makes the change of an action in the configuration. */
const changeOf = (action: "remove" | "save" | "use", name: string, context: CommandContext) => {
  const saved = action === "save" ? fromEnvironment(context) : undefined
  return ({ default: first, profiles }: Configuration): Configuration => {
    if (saved !== undefined)
      return { default: first ?? name, profiles: { ...profiles, [name]: { ...profiles[name], ...saved } } }
    if (!Object.hasOwn(profiles, name)) throw configurationError(`there is no profile ${name}`)
    if (action === "use") return { default: name, profiles }
    const { [name]: _removed, ...others } = profiles
    return { ...(first !== undefined && first !== name && { default: first }), profiles: others }
  }
}

/** Matches profile names that need no quotes in a shell. */
const nameForm = /^[\w.-]{1,64}$/

export const runProfiles = async (args: ReadonlyArray<string>, context: CommandContext): Promise<void> => {
  const { rest, words } = splitWords(args, 3)
  const [action = "list", name] = words
  const { stdout } = context
  if (rest.includes("--help") || rest.includes("-h")) return stdout.write(profilesHelp)
  if (rest.length > 0 || words.length > 2)
    // The argument is not shown, because it can be a credential.
    throw usageError("profiles takes only an action and a name: credentials are read from FIELDWORK_… variables")
  if (!isAction(action))
    throw usageError(`profiles has no action ${JSON.stringify(action)}${suggestion(action, actions)}`)
  if (action === "path") return stdout.write(`${configPath(context)}\n`)
  if (action === "list") {
    const { default: first, profiles = {} } = (await readConfigFile(context)) ?? {}
    const lines = Object.entries(profiles).map(([each, profile]) => shown(each, profile, each === first))
    return stdout.write(lines.length === 0 ? `no profiles in ${configPath(context)}\n` : lines.join(""))
  }
  if (name === undefined || !nameForm.test(name))
    throw usageError(`profiles ${action} needs a name of letters, digits, dots and dashes`)
  const path = await updateConfigFile(context, changeOf(action, name, context))
  return stdout.write(`${action === "remove" ? "removed from" : "saved in"} ${path}\n`)
}
