/**
 * Exports a failure as a TypeScript program.
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

/** Returns the credentials of a call. The value of each header is a TypeScript expression. */
const credentialsOf = (call: Call): SentCredentials => {
  const { authorization, credential, keyPlaces } = call
  if (credential === "none") return noCredentials
  if (keyPlaces === undefined) {
    const good = authorization === undefined ? "authorization" : authorizationForms[authorization].code
    const value = { good, second: "process.env.SECOND_AUTHORIZATION", wrong: '"wrong"' }[credential]
    return { query: "", headers: [["authorization", value]] }
  }
  const { headers, query } = keysAt(
    keyPlaces,
    credential === "wrong" ? "wrong" : `\${process.env.${keyVariables[credential]}}`,
    call
  )
  return { query, headers: headers.map(([name, value]) => [name, `\`${value}\``]) }
}

/** Returns a header as a property of an object literal, in shorthand form if the header name and the expression are the same. */
const property = ([name, value]: readonly [name: string, value: string]): string => {
  if (name === value) return name
  return `${/^[a-z]+$/i.test(name) ? name.toLowerCase() : JSON.stringify(name)}: ${value}`
}

/** Returns the calls as a TypeScript program that uses `fetch`. */
export const typescriptOf = ({ calls, message, sentence }: Failure): string => {
  const needs = needed(calls)
  const inCode = (value: string): string =>
    `\`${value.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`).replaceAll(referenceIn, (_, index: string, pointer: string) => `\${${variable(index, pointer)}}`)}\``
  const steps = calls.map((call, position) => {
    const [type, text] = encoded(call) ?? []
    const { headers: keys, query } = credentialsOf(call)
    const headers = [
      ...keys.map(property),
      ...(type === undefined ? [] : [`"content-type": ${JSON.stringify(type)}`])
    ].join(", ")
    const init = [
      `method: "${call.method}"`,
      `headers: { ${headers} }`,
      ...(text === undefined ? [] : [`body: ${inCode(text)}`])
    ].join(", ")
    const pointers = [...(needs.get(position + 1) ?? [])]
    const response = `response${position + 1}`
    return [
      `const ${response} = await fetch(${inCode(`\u0000${call.path}${queryOf(call)}\u0001`)
        .replace("\u0000", "${baseUrl}")
        .replace("\u0001", () => query)}, { ${init} })`,
      ...(pointers.length === 0 ? [] : [`const body${position + 1} = await ${response}.json()`]),
      ...pointers.map(
        (pointer) =>
          `const ${variable(position + 1, pointer)} = body${position + 1}${pointer
            .split("/")
            .slice(1)
            .map((step) => `[${/^\d+$/.test(step) ? step : JSON.stringify(step)}]`)
            .join("")}`
      )
    ].join("\n")
  })
  return [
    `// ${sentence}`,
    `// Seen: ${message}`,
    `const { BASE_URL: baseUrl, AUTHORIZATION: authorization = "" } = process.env`,
    ...steps,
    `console.log(response${calls.length}.status, await response${calls.length}.text())`
  ].join("\n")
}
