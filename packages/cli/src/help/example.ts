/**
 * Creates an example command from the examples in the spec.
 */
import type { Operation, Option, Service } from "../operations/Operation.ts"

const word = (text: string): string =>
  /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

const textOf = (value: unknown): string => (Array.isArray(value) ? value : [value]).join(",")

const valuesOf = ({ example, type }: Option): ReadonlyArray<string> => {
  if (example === undefined) return []
  if (type !== "object") return [textOf(example)]
  return Object.entries(example as Record<string, unknown>).map(([name, value]) => `${name}=${textOf(value)}`)
}

const pagesOf = new Set(["page", "page_size", "page_number"])

/** Returns the required parameters and the first optional filter for which the spec has an example. */
const chosen = ({ options }: Operation): ReadonlyArray<Option> => {
  const required = options.filter(({ required: isRequired }) => isRequired === true)
  const first = options.find(
    (option) =>
      option.in === "query" && option.required !== true && option.example !== undefined && !pagesOf.has(option.name)
  )
  return first === undefined ? required : [...required, first]
}

/** Returns the arguments of the example that follow the names of the service and the command. */
export const exampleArguments = (operation: Operation): ReadonlyArray<string> =>
  chosen(operation).flatMap((option) => {
    const values = valuesOf(option)
    if (option.in === "path") return values
    if (option.type === "boolean") return [values[0] === "false" ? `--no-${option.option}` : `--${option.option}`]
    return values.flatMap((value) => [`--${option.option}`, value])
  })

export const exampleOf = ({ service }: Service, operation: Operation): string => {
  const { body, command, consequence, method } = operation
  const data =
    body === undefined || method === undefined || body.mediaType !== "application/json" ? [] : ["--data", "@body.json"]
  const confirmation = consequence === undefined ? [] : ["--yes"]
  const words = ["fieldwork", service, command, ...exampleArguments(operation), ...data, ...confirmation]
  return words.map(word).join(" ")
}
