/**
 * Defines the requirements that the statements in an API document impose on the spec, and checks whether a spec meets them. The values in the
 * requirements are copied by hand from the document.
 *
 * A requirement can be checked against any version of the spec, including one that was changed intentionally.
 */
import { at as nodeAt, type Document, isReference, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import { Ajv2020 } from "ajv/dist/2020.js"

type Bound =
  | "minimum"
  | "maximum"
  | "exclusiveMinimum"
  | "exclusiveMaximum"
  | "minLength"
  | "maxLength"
  | "minItems"
  | "maxItems"

/** A requirement for a node in the spec. `at` is the pointer to the node, relative to `#/components/`. */
export type Check = { readonly at: string } & (
  | { readonly bound: Bound; readonly limit: number }
  | { readonly values: ReadonlyArray<string | number> }
  | { readonly known: ReadonlyArray<string | number> }
  | { readonly means: Readonly<Record<string, string>> }
  | { readonly byDefault: unknown }
  | { readonly requires: string }
)

/** The checks, keyed by the id of the statement that requires them. */
export type Checks = Readonly<Record<string, ReadonlyArray<Check>>>

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, logger: false })

/** Returns the validation keywords of a schema, without the keywords of nested or referenced schemas. */
const ownKeywords = (node: object): object =>
  Object.fromEntries(
    Object.entries(node).filter(([name]) => /^(enum|required|(exclusive)?(min|max)\w*)$/i.test(name) && name !== "in")
  )

/** Returns the schema keywords that a value violates. */
const broken = (node: object, value: unknown): ReadonlyArray<string> => {
  const validate = ajv.compile(ownKeywords(node))
  validate(value)
  return (validate.errors ?? []).map(({ keyword, params }) =>
    keyword === "required" ? `required.${String(params["missingProperty"])}` : keyword
  )
}

/** Returns a string of the given length. Long strings are URLs. */
const text = (length: number): string => (length > 1000 ? "https://a.example/" : "").padEnd(length, "a")
const list = (length: number): ReadonlyArray<unknown> => Array.from({ length }, (_, index) => index)

/** The values on both sides of each bound: the last accepted value and the first refused value. */
const around: Readonly<Record<Bound, (limit: number) => readonly [accepted: unknown, refused: unknown]>> = {
  minimum: (limit) => [limit, limit - 1],
  maximum: (limit) => [limit, limit + 1],
  exclusiveMinimum: (limit) => [limit + 1, limit],
  exclusiveMaximum: (limit) => [limit - 1, limit],
  minLength: (limit) => [text(limit), text(limit - 1)],
  maxLength: (limit) => [text(limit), text(limit + 1)],
  minItems: (limit) => [list(limit), list(limit - 1)],
  maxItems: (limit) => [list(limit), list(limit + 1)]
}

/**
 * Returns the values that a service must accept and the values that it must refuse, according to a requirement. An undefined value means that the
 * field is omitted.
 */
export const testValuesOf = (
  check: Check
): { readonly accepted: ReadonlyArray<unknown>; readonly refused: ReadonlyArray<unknown> } => {
  if ("bound" in check) {
    const [accepted, refused] = around[check.bound](check.limit)
    return { accepted: [accepted], refused: [refused] }
  }
  if ("values" in check)
    return { accepted: check.values, refused: [typeof check.values[0] === "number" ? 0.123 : "an unlisted value"] }
  return { accepted: [], refused: "requires" in check ? [undefined] : [] }
}

interface KnownValue {
  readonly value: string | number
  readonly meaning?: string
}

const knownAt = (document: Document, pointer: string): ReadonlyArray<KnownValue> =>
  (nodeAt(document, pointer) as { readonly "x-known-values"?: ReadonlyArray<KnownValue> } | undefined)?.[
    "x-known-values"
  ] ?? []

/** Returns the default value of the schema at a pointer. */
const defaultAt = (document: Document, pointer: string): unknown => {
  const { name: _, ...schema } = resolveSchema(document, nodeAt(document, pointer) as Schema)
  return schema["default"]
}

/** Checks whether a spec meets a requirement. */
export const holds = (document: Document, check: Check): boolean => {
  const pointer = `#/components/${check.at}`
  const node = nodeAt(document, pointer)
  if (typeof node !== "object" || node === null || isReference(node)) return false
  if ("bound" in check) {
    const [accepted, refused] = around[check.bound](check.limit)
    return !broken(node, accepted).includes(check.bound) && broken(node, refused).includes(check.bound)
  }
  if ("values" in check)
    return (
      check.values.every((value) => !broken(node, value).includes("enum")) &&
      broken(node, "an unlisted value").includes("enum")
    )
  if ("known" in check) {
    const found = knownAt(document, pointer).map(({ value }) => value)
    return check.known.every((value) => found.includes(value))
  }
  if ("means" in check) {
    const found = knownAt(document, pointer)
    return Object.entries(check.means).every(([code, words]) =>
      found.find(({ value }) => value === code)?.meaning?.includes(words)
    )
  }
  if ("byDefault" in check) return JSON.stringify(defaultAt(document, pointer)) === JSON.stringify(check.byDefault)
  if ("in" in node) return Reflect.get(node as object, "required") === true
  return broken(node, {}).includes(`required.${check.requires}`)
}
