/**
 * Exports a failure as a shell script.
 */
import { authorizationForms } from "../run/authorization.ts"
import type { Call } from "../run/Call.ts"
import { encoded } from "../run/callOf.ts"
import { queryOf } from "./describe.ts"
import type { Failure } from "./Failure.ts"
import {
  keysAt,
  keyVariables,
  needed,
  noCredentials,
  referenceIn,
  type SentCredentials,
  variable
} from "./exportVariables.ts"

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const jq = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\[/, ".[")

const inHeader = ({ authorization }: Call): string =>
  authorization === undefined ? "$AUTHORIZATION" : authorizationForms[authorization].shell

const credentialsOf = (call: Call): SentCredentials => {
  const { credential, keyPlaces } = call
  if (credential === "none") return noCredentials
  if (keyPlaces === undefined) {
    const value = { good: inHeader(call), second: "$SECOND_AUTHORIZATION", wrong: "wrong" }[credential]
    return { query: "", headers: [["Authorization", value]] }
  }
  return keysAt(keyPlaces, credential === "wrong" ? "wrong" : `$${keyVariables[credential]}`, call)
}

/** Returns the calls as a shell script that uses `curl` and `jq`. */
export const curlOf = ({ calls }: Failure): string => {
  const needs = needed(calls)
  const inShell = (text: string): string =>
    quoted(text).replaceAll(referenceIn, (_, index: string, pointer: string) => `'"$${variable(index, pointer)}"'`)
  return calls
    .map((call, position) => {
      const [type, text] = encoded(call) ?? []
      const { headers, query } = credentialsOf(call)
      const command = [
        `curl -s -X ${call.method} "$BASE_URL"${inShell(`${call.path}${queryOf(call)}`)}${query === "" ? "" : `"${query}"`}`,
        ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
        ...(type === undefined || text === undefined
          ? []
          : [`-H ${quoted(`Content-Type: ${type}`)}`, `--data-binary ${inShell(text)}`])
      ].join(" ")
      const pointers = [...(needs.get(position + 1) ?? [])]
      if (pointers.length === 0) return command
      return [
        `response=$(${command})`,
        ...pointers.map(
          (pointer) => `${variable(position + 1, pointer)}=$(echo "$response" | jq -r ${quoted(jq(pointer))})`
        )
      ].join("\n")
    })
    .join("\n")
}
