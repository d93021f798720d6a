/**
 * Functions that several commands share: parsers for options and environment variables, and an error for invalid arguments.
 */

import { hasUserInfo, userInfoProblem } from "../userInfo.ts"

/** Thrown when the arguments of a command are invalid. The message is shown together with the command's usage text. */
export class UsageError extends Error {}

/** Splits `NAME=VALUE` into the name and the value. */
export const pairOf = (option: string, text: string): readonly [name: string, value: string] => {
  const [, name, value] = /^([\w.-]+)=([\s\S]*)$/.exec(text) ?? []
  // The text is not shown, because it can be a credential.
  if (name === undefined || value === undefined) throw new UsageError(`${option} must have the form NAME=VALUE`)
  return [name, value]
}

/** Returns the only argument that is not an option. Other such arguments are not shown in the error message, because they can be credentials. */
export const fileOf = (positionals: ReadonlyArray<string>, name: string): string => {
  const [file, ...others] = positionals
  if (file === undefined) throw new UsageError(`${name} is missing`)
  if (others.length > 0) throw new UsageError(`Only one ${name} is allowed, and NAME=VALUE must not contain a space`)
  return file
}

/**
 * Returns the values from the environment variables `FIELDWORK_INPUT_<NAME>` and from the command-line option `--input NAME=VALUE`. The option takes
 * precedence.
 */
export const inputsOf = (given: ReadonlyArray<string>): Readonly<Record<string, string>> => {
  const inputs: Record<string, string> = {}
  for (const [name, text = ""] of Object.entries(process.env))
    if (name.startsWith("FIELDWORK_INPUT_")) inputs[name.slice("FIELDWORK_INPUT_".length).toLowerCase()] = text
  for (const each of given) {
    const [name, text] = pairOf("--input", each)
    inputs[name] = text
  }
  return inputs
}

/** Parses the base URL of a server. The scheme must be http or https, and the URL must not contain a user name or a password. */
export const urlOf = (text: string, option = "--url"): string => {
  const url = URL.parse(text)
  if (!/^https?:$/.test(url?.protocol ?? "")) {
    // Only the scheme and the host are shown, because other parts can contain credentials.
    const shown = url === null || url.host === "" ? "" : `: ${url.protocol}//${url.host}`
    throw new UsageError(`${option} is not an http or https URL${shown}`)
  }
  if (hasUserInfo(text)) throw new UsageError(`${option} ${userInfoProblem}`)
  return text
}

/** Parses a positive integer. */
export const numberOf = (option: string, text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`${option} must be a positive integer, not ${text}`)
  return Number(text)
}
