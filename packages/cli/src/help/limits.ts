/**
 * Describes the limits of a value for the help text.
 */
import type { Limits } from "../operations/Operation.ts"

const bounds = ({ exclusiveMaximum, exclusiveMinimum, maximum, minimum }: Limits): ReadonlyArray<string> => [
  ...(minimum === undefined ? [] : [`at least ${minimum}`]),
  ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
  ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ...(exclusiveMaximum === undefined ? [] : [`below ${exclusiveMaximum}`])
]

const range = (low: number | undefined, high: number | undefined, unit: string): ReadonlyArray<string> => {
  if (low === undefined && high === undefined) return []
  if (low === high) return [`${low} ${unit}`]
  return [
    low === undefined
      ? `up to ${high} ${unit}`
      : high === undefined
        ? `at least ${low} ${unit}`
        : `${low} to ${high} ${unit}`
  ]
}

const ofValue = (limits: Limits): ReadonlyArray<string> => [
  ...(limits.enum === undefined ? [] : [`one of ${limits.enum.join(", ")}`]),
  ...(limits.known === undefined ? [] : [`such as ${limits.known.join(", ")}`]),
  ...(limits.format === undefined ? [] : [limits.format]),
  ...bounds(limits),
  ...range(limits.minLength, limits.maxLength, "characters"),
  ...(limits.pattern === undefined ? [] : [`matches ${limits.pattern}`])
]

const defaultText = (value: unknown): string => (Array.isArray(value) ? value : [value]).join(",")

/** Returns a description such as `at least 1; 10 by default`, or an empty string. */
export const limitsText = (limits: Limits): string =>
  [
    ...ofValue(limits),
    ...(limits.items === undefined ? [] : ofValue(limits.items).map((text) => `each ${text}`)),
    ...range(limits.minItems, limits.maxItems, "items"),
    ...(limits.default === undefined ? [] : [`${defaultText(limits.default)} by default`])
  ].join("; ")

const names: Readonly<Record<Limits["type"], string>> = {
  string: "TEXT",
  integer: "INTEGER",
  number: "NUMBER",
  boolean: "BOOLEAN",
  array: "LIST",
  object: "NAME=VALUE"
}

/** Returns the placeholder for an option's value, such as `TEXT,…` for an array of strings. */
export const valueName = ({ items, type }: Limits): string => {
  if (type !== "array") return names[type]
  const each = names[items?.type ?? "string"]
  return `${each},…`
}
