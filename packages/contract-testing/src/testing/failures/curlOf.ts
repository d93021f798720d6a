/**
 * Exports a failure as a shell script.
 */
import { authorizationForms } from "../run/authorization.ts"
import type { Call } from "../run/Call.ts"
import { encoded } from "../run/callOf.ts"
import { queryOf } from "./describe.ts"
import type { Failure } from "./Failure.ts"
import { keyVariables, needed, referenceIn, variable } from "./references.ts"

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

/** Returns the `curl` arguments that send the credentials of a call: headers and an addition to the query string. */
const credentialsInShell = (call: Call): { readonly query: string; readonly headers: ReadonlyArray<string> } => {
  const { credential, keyPlaces } = call
  if (credential === "none") return { query: "", headers: [] }
  if (keyPlaces === undefined) {
    const value = { good: inHeader(call), second: "$SECOND_AUTHORIZATION", wrong: "wrong" }[credential]
    return { query: "", headers: [`-H "Authorization: ${value}"`] }
  }
  const value = credential === "wrong" ? "wrong" : `$${keyVariables[credential]}`
  const inQuery = keyPlaces.filter((place) => place.in === "query").map(({ name }) => `${name}=${value}`)
  return {
    query: inQuery.length === 0 ? "" : `"${call.query.length === 0 ? "?" : "&"}${inQuery.join("&")}"`,
    headers: keyPlaces.flatMap(({ in: place, name }) => {
      if (place === "query") return []
      return [place === "cookie" ? `-H "Cookie: ${name}=${value}"` : `-H "${name}: ${value}"`]
    })
  }
}

/** Returns the calls as a shell script that uses `curl` and `jq`. */
export const curlOf = ({ calls }: Failure): string => {
  const needs = needed(calls)
  const inShell = (text: string): string =>
    quoted(text).replaceAll(referenceIn, (_, index: string, pointer: string) => `'"$${variable(index, pointer)}"'`)
  return calls
    .map((call, position) => {
      const [type, text] = encoded(call) ?? []
      const { headers, query } = credentialsInShell(call)
      const command = [
        `curl -s -X ${call.method} "$BASE_URL"${inShell(`${call.path}${queryOf(call)}`)}${query}`,
        ...headers,
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
