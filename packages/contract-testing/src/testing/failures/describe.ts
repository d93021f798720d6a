/**
 * Describes a failure as text: the rule, the calls and the responses.
 */
import { encoded } from "../run/callOf.ts"
import { authorizationForms } from "../run/authorization.ts"
import type { Call } from "../run/Call.ts"
import type { Failure } from "./Failure.ts"

const longest = 300

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

const queryOf = ({ query }: Call): string =>
  query.length === 0 ? "" : `?${query.map((pair) => pair.join("=")).join("&")}`

const bodyOf = (call: Call): string => {
  if (call.text !== undefined) return ` ${shortened(call.text)}`
  return call.body === undefined ? "" : ` ${shortened(JSON.stringify(call.body))}`
}

const credentials: Readonly<Record<Call["credential"], string>> = {
  good: "",
  none: "",
  wrong: " (with wrong credentials)",
  second: " (with the key of another environment)"
}

const formOf = ({ authorization }: Call): string =>
  authorization === undefined ? "" : ` (with ${authorizationForms[authorization].what})`

export const lineOf = (call: Call): string =>
  `${call.method} ${call.path}${queryOf(call)}${bodyOf(call)}${credentials[call.credential]}${formOf(call)}`

/** Returns the numbered calls. An arrow marks the calls that the rule compares. */
export const stepsOf = ({ about, calls, statuses }: Failure): ReadonlyArray<string> =>
  calls.map((call, index) => {
    const mark = about.includes(index) ? "→" : " "
    return `${mark} ${index + 1}. ${lineOf(call)}\n       response: ${statuses[index] ?? "none"}`
  })

/** Returns a description of the violation, followed by the calls. */
export const describeFailure = (failure: Failure): string => {
  const { message, operation, place, rule, sentence } = failure
  return [
    `${operation ?? "service"}: ${message}`,
    `  Expected: ${sentence}`,
    `  Stated in: ${place} (rule ${rule})`,
    ...stepsOf(failure).map((line) => `  ${line}`)
  ].join("\n")
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const variable = (index: string | number, pointer: string): string =>
  `step${index}_${pointer
    .split("/")
    .filter((step) => step !== "")
    .join("_")
    .replaceAll(/\W/g, "_")}`

const referenceIn = /\{(\d+)(\/[^{}]*)\}/g

/** Returns, for each step, the JSON pointers to the parts of its response that later calls refer to. */
const needed = (calls: ReadonlyArray<Call>): ReadonlyMap<number, ReadonlySet<string>> => {
  const found = new Map<number, Set<string>>()
  for (const [, index = "", pointer = ""] of JSON.stringify(calls).matchAll(referenceIn)) {
    const all = found.get(Number(index)) ?? new Set<string>()
    found.set(Number(index), all.add(pointer))
  }
  return found
}

const jq = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\[/, ".[")

const inHeader = ({ authorization }: Call): string =>
  authorization === undefined ? "$AUTHORIZATION" : authorizationForms[authorization].shell

/** Returns the calls as a shell script that uses `curl` and `jq`. */
export const curlOf = ({ calls }: Failure): string => {
  const needs = needed(calls)
  const inShell = (text: string): string =>
    quoted(text).replaceAll(referenceIn, (_, index: string, pointer: string) => `'"$${variable(index, pointer)}"'`)
  return calls
    .map((call, position) => {
      const [type, text] = encoded(call) ?? []
      const command = [
        `curl -s -X ${call.method} "$BASE_URL"${inShell(`${call.path}${queryOf(call)}`)}`,
        ...(call.credential === "good" ? [`-H "Authorization: ${inHeader(call)}"`] : []),
        ...(call.credential === "second" ? [`-H "Authorization: $SECOND_AUTHORIZATION"`] : []),
        ...(call.credential === "wrong" ? ["-H 'Authorization: wrong'"] : []),
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

const inProgram = ({ authorization }: Call): string =>
  authorization === undefined ? "authorization" : `authorization: ${authorizationForms[authorization].code}`

/** Returns the calls as a TypeScript program that uses `fetch`. */
export const typescriptOf = ({ calls, message, sentence }: Failure): string => {
  const needs = needed(calls)
  const inCode = (value: string): string =>
    `\`${value.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`).replaceAll(referenceIn, (_, index: string, pointer: string) => `\${${variable(index, pointer)}}`)}\``
  const steps = calls.map((call, position) => {
    const [type, text] = encoded(call) ?? []
    const headers = [
      ...(call.credential === "good" ? [inProgram(call)] : []),
      ...(call.credential === "second" ? ["authorization: process.env.SECOND_AUTHORIZATION"] : []),
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
      `const ${response} = await fetch(${inCode(`\u0000${call.path}${queryOf(call)}`).replace("\u0000", "${baseUrl}")}, { ${init} })`,
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
