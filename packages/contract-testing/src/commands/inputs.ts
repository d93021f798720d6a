/**
 * What the commands share: inputs by option or environment, and a usage that ends the process.
 */

/** The command cannot run as it was called. The message is shown with the usage of the command. */
export class UsageError extends Error {}

/** Numbers as such, everything else as text; an id with leading zeros stays text. */
const valueOf = (text: string): unknown => (/^(0|[1-9]\d*)$/.test(text) ? Number(text) : text)

/** Splits `NAME=VALUE`. */
export const pairOf = (option: string, text: string): readonly [name: string, value: string] => {
  const [, name, value] = /^([\w-]+)=([\s\S]*)$/.exec(text) ?? []
  if (name === undefined || value === undefined) throw new UsageError(`${option} is NAME=VALUE, not ${text}`)
  return [name, value]
}

/** `FIELDWORK_INPUT_<NAME>` of the environment, and what the option gives in its place. */
export const inputsOf = (given: ReadonlyArray<string>): Readonly<Record<string, unknown>> => {
  const inputs: Record<string, unknown> = {}
  for (const [name, text = ""] of Object.entries(process.env))
    if (name.startsWith("FIELDWORK_INPUT_")) inputs[name.slice("FIELDWORK_INPUT_".length).toLowerCase()] = valueOf(text)
  for (const each of given) {
    const [name, text] = pairOf("--input", each)
    inputs[name] = valueOf(text)
  }
  return inputs
}

/** The base URL of a server, of http or https. */
export const urlOf = (text: string, option = "--url"): string => {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ""))
    throw new UsageError(`${option} is not an http or https URL: ${text}`)
  return text
}

/** A whole number above 0. */
export const numberOf = (option: string, text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`${option} takes a whole number above 0, not ${text}`)
  return Number(text)
}
