/**
 * Reads the credentials of the service under test from options and environment variables.
 */
import { pairOf } from "./inputs.ts"

const prefix = "FIELDWORK_CREDENTIAL_"

/**
 * Returns the credentials from the environment variables `FIELDWORK_CREDENTIAL_<NAME>` and from the command-line option `--credential NAME=VALUE`,
 * keyed by name. The option takes precedence. Returns undefined if there are none.
 */
export const credentialsOf = (given: ReadonlyArray<string> = []): Readonly<Record<string, string>> | undefined => {
  const fromEnvironment = Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith(prefix) && value !== undefined ? [[name.slice(prefix.length).toLowerCase(), value] as const] : []
  )
  const credentials = {
    ...Object.fromEntries(fromEnvironment),
    ...Object.fromEntries(given.map((each) => pairOf("--credential", each)))
  }
  return Object.keys(credentials).length === 0 ? undefined : credentials
}
