/**
 * Reads the credentials of the service under test from options and environment variables.
 */
import { documentsOf, type Spec } from "../validation/ContractDocument.ts"
import { pairOf } from "./inputs.ts"

const prefix = "FIELDWORK_CREDENTIAL_"

type Pairs = ReadonlyArray<readonly [name: string, value: string]>

/** Splits the values of the command-line option `--credential NAME=VALUE`. */
export const credentialPairs = (given: ReadonlyArray<string> = []): Pairs =>
  given.map((each) => pairOf("--credential", each))

/** Returns a name in the form in which environment variables are compared: in lower case, with `_` for other characters than letters and digits. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "_")

/**
 * Returns the credentials from the environment variables `FIELDWORK_CREDENTIAL_<NAME>` and from `pairs`, keyed by name. The pairs take precedence.
 * Returns undefined if there are none.
 *
 * The name of an environment variable matches the security schemes of the documents regardless of the case, and `_` matches `-` and `.`, which shells
 * do not allow. Every variable also provides the credential whose name is `<NAME>` in lower case, such as `api_key`.
 */
export const credentialsOf = (
  pairs: Pairs,
  spec: ReadonlyArray<Spec>
): Readonly<Record<string, string>> | undefined => {
  const schemes = documentsOf(spec).flatMap(({ components }) => Object.keys(components?.securitySchemes ?? {}))
  const fromEnvironment = Object.entries(process.env).flatMap(([variable, value = ""]) => {
    if (!variable.startsWith(prefix)) return []
    const name = variable.slice(prefix.length)
    const names = [name.toLowerCase(), ...schemes.filter((scheme) => plain(scheme) === plain(name))]
    return names.map((each) => [each, value] as const)
  })
  const credentials = Object.fromEntries([...fromEnvironment, ...pairs])
  return Object.keys(credentials).length === 0 ? undefined : credentials
}
