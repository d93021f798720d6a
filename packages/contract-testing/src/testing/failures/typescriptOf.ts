/**
 * Exports a failure as a TypeScript program.
 */
import { authorizationForms } from "../run/authorization.ts"
import type { Call } from "../run/Call.ts"
import { encoded } from "../run/callOf.ts"
import { queryOf } from "./describe.ts"
import type { Failure } from "./Failure.ts"
import { keyVariables, needed, referenceIn, variable } from "./references.ts"

const inProgram = ({ authorization }: Call): string =>
  authorization === undefined ? "authorization" : `authorization: ${authorizationForms[authorization].code}`

/** Returns the parts of a `fetch` call that send the credentials: headers and an addition to the query string. */
const credentialsInProgram = (call: Call): { readonly query: string; readonly headers: ReadonlyArray<string> } => {
  const { credential, keyPlaces } = call
  if (credential === "none") return { query: "", headers: [] }
  if (keyPlaces === undefined) {
    const headers = {
      good: inProgram(call),
      second: "authorization: process.env.SECOND_AUTHORIZATION",
      wrong: 'authorization: "wrong"'
    }
    return { query: "", headers: [headers[credential]] }
  }
  const value = credential === "wrong" ? "wrong" : `\${process.env.${keyVariables[credential]}}`
  const inQuery = keyPlaces.filter((place) => place.in === "query").map(({ name }) => `${name}=${value}`)
  return {
    query: inQuery.length === 0 ? "" : `${call.query.length === 0 ? "?" : "&"}${inQuery.join("&")}`,
    headers: keyPlaces.flatMap(({ in: place, name }) => {
      if (place === "query") return []
      return [place === "cookie" ? `cookie: \`${name}=${value}\`` : `${JSON.stringify(name)}: \`${value}\``]
    })
  }
}

/** Returns the calls as a TypeScript program that uses `fetch`. */
export const typescriptOf = ({ calls, message, sentence }: Failure): string => {
  const needs = needed(calls)
  const inCode = (value: string): string =>
    `\`${value.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`).replaceAll(referenceIn, (_, index: string, pointer: string) => `\${${variable(index, pointer)}}`)}\``
  const steps = calls.map((call, position) => {
    const [type, text] = encoded(call) ?? []
    const { headers: keys, query } = credentialsInProgram(call)
    const headers = [...keys, ...(type === undefined ? [] : [`"content-type": ${JSON.stringify(type)}`])].join(", ")
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
