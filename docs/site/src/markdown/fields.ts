/**
 * Renders a tree of fields as nested Markdown lists, with the same contents as `Fields.astro`.
 */
import type { Field, Tree } from "../spec/fields.ts"
import { originText } from "../spec/origin-words.ts"
import type { Origin } from "../spec/sources.ts"
import { limitsText, type Values, type Words } from "../spec/schema-words.ts"

export const wordsText = (words: ReadonlyArray<Words>): string =>
  words.map(({ href, text }) => (href === undefined ? text : `[${text}](${href})`)).join("")

export const originsText = (origins: ReadonlyArray<Origin>): string =>
  origins.map((origin) => `${origin.kind}: ${originText(origin)}`).join("; ")

export const valuesText = ({ closed, values }: Values): string => {
  const list = values.map(({ meaning, value }) =>
    meaning === undefined ? `\`${value}\`` : `\`${value}\` (${meaning})`
  )
  return `${closed ? "One of" : "Known values; others are possible"}: ${list.join(", ")}.`
}

const marks = (field: Field): ReadonlyArray<string> => [
  ...(field.required ? ["required"] : []),
  ...(field.deprecated ? ["deprecated"] : []),
  ...(field.stability === undefined ? [] : [field.stability])
]

const fieldText = (field: Field, indent: string): ReadonlyArray<string> => {
  const head = [wordsText(field.type), ...marks(field)].join(", ")
  const details = [
    field.description,
    field.limits.length === 0 ? "" : limitsText(field.limits),
    field.example === undefined ? "" : `For example \`${field.example}\`.`,
    field.values === undefined ? "" : valuesText(field.values),
    field.origins.length === 0 ? "" : `(${originsText(field.origins)})`
  ].filter((each) => each !== "")
  const line = `${indent}- \`${field.name}\` (${head})${details.length === 0 ? "" : `: ${details.join(" ").replaceAll("\n", " ")}`}`
  return [line, ...(field.inside === undefined ? [] : treeLines(field.inside, `${indent}  `))]
}

const treeLines = ({ fields, variants }: Tree, indent: string): ReadonlyArray<string> => [
  ...fields.flatMap((field) => fieldText(field, indent)),
  ...variants.flatMap(({ label, tree }) => [`${indent}- ${label}`, ...treeLines(tree, `${indent}  `)])
]

export const treeText = (tree: Tree): string => treeLines(tree, "").join("\n")
