/**
 * Parses the arguments of an operation's command, using the operation table.
 */
import { parseArgs } from "node:util"
import { usageError } from "../errors/CommandError.ts"
import type { Operation, Option } from "../operations/Operation.ts"
import { callOptions } from "./globalOptions.ts"
import { suggestion } from "./suggest.ts"

/** The strings given for each option, keyed by the option's name without dashes, and the positional arguments. */
export interface ParsedOptions {
  readonly texts: ReadonlyMap<string, ReadonlyArray<string>>
  readonly arguments: ReadonlyArray<string>
}

const isSwitch = ({ type }: Option): boolean => type === "boolean"

/**
 * Returns the options for an operation, keyed by name. An option such as `--page-size` is also accepted under the name of the parameter,
 * `--page_size`.
 */
const namesOf = (operation: Operation): ReadonlyMap<string, Option> =>
  new Map(operation.options.flatMap((option) => [[option.option, option] as const, [option.name, option] as const]))

const configOf = (names: ReadonlyMap<string, Option>) => {
  const options: Record<string, { type: "string" | "boolean"; short?: string }> = {}
  for (const { option, short, value } of callOptions) {
    options[option] = { type: value === undefined ? "boolean" : "string", ...(short !== undefined && { short }) }
  }
  for (const [name, option] of names) options[name] = { type: isSwitch(option) ? "boolean" : "string" }
  return options
}

const shorts = new Map(
  callOptions.flatMap(({ option, short }) => (short === undefined ? [] : [[short, option] as const]))
)

export const readOptions = (operation: Operation, args: ReadonlyArray<string>): ParsedOptions => {
  const names = namesOf(operation)
  const config = configOf(names)
  const { tokens } = parseArgs({
    args: [...args],
    options: config,
    strict: false,
    allowPositionals: true,
    tokens: true
  })
  const texts = new Map<string, Array<string>>()
  const words: Array<string> = []
  const add = (name: string, text: string) => texts.set(name, [...(texts.get(name) ?? []), text])
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value)
    if (token.kind !== "option") continue
    const { inlineValue, rawName } = token
    const name = shorts.get(token.name) ?? token.name
    const positive = name.startsWith("no-") ? names.get(name.slice(3)) : undefined
    const setting = config[name]
    if (setting === undefined && positive !== undefined && isSwitch(positive) && inlineValue !== true) {
      add(positive.option, "false")
      continue
    }
    if (setting === undefined) throw unknown(rawName, name, Object.keys(config))
    const option = names.get(name)?.option ?? name
    if (setting.type === "string") {
      const { value } = token
      if (value === undefined) throw usageError(`${rawName} requires a value`)
      if (inlineValue === false && isOptionLike(value, config))
        throw usageError(`${rawName} requires a value; to use ${value} as the value, write ${rawName}=${value}`)
      add(option, value)
    } else add(option, inlineValue === true ? (token.value ?? "") : "true")
  }
  return { texts, arguments: words }
}

const isOptionLike = (value: string, config: Readonly<Record<string, unknown>>): boolean =>
  value.startsWith("--") && config[value.slice(2).split("=")[0] ?? ""] !== undefined

const unknown = (rawName: string, name: string, names: ReadonlyArray<string>) => {
  const guess = suggestion(name, names)
  return usageError(`${rawName} is not an option of this command${guess.replace("mean ", "mean --")}`)
}
