/**
 * Creates the command line for an operation's input: path parameters become positional arguments, and other parameters become options.
 */
import type { Operation, Option, Service } from "../src/operations/Operation.ts"

type Input = Readonly<Record<string, unknown>>

const textsOf = ({ type }: Option, value: unknown): ReadonlyArray<string> => {
  if (type === "array") return [(value as ReadonlyArray<unknown>).join(",")]
  if (type === "object") return Object.entries(value as Input).map(([name, each]) => `${name}=${String(each)}`)
  return [String(value)]
}

const optionWords = (option: Option, value: unknown): ReadonlyArray<string> => {
  if (option.type === "boolean") return [value === true ? `--${option.option}` : `--no-${option.option}`]
  return textsOf(option, value).flatMap((text) => [`--${option.option}`, text])
}

export const commandLineOf = (
  { service }: Service,
  { body, command, options }: Operation,
  input: Input
): ReadonlyArray<string> => {
  const given = options.filter(({ in: place, name }) => place !== "body" && input[name] !== undefined)
  const members = options.filter((option) => option.in === "body")
  const content = input["body"]
  const bodyWords =
    body === undefined || content === undefined
      ? []
      : members.length > 0
        ? members
            .filter(({ name }) => (content as Input)[name] !== undefined)
            .flatMap((option) => optionWords(option, (content as Input)[option.name]))
        : ["--data", JSON.stringify(content)]
  return [
    service,
    command,
    ...given.filter((option) => option.in === "path").map(({ name }) => String(input[name])),
    ...given.filter((option) => option.in === "query").flatMap((option) => optionWords(option, input[option.name])),
    ...bodyWords
  ]
}
