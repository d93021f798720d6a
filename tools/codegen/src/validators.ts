/**
 * Validators compiled ahead of time, as workers forbid `eval`: one for each operation's JSON reply and one for each callback item.
 *
 * Ajv's older dialect is enough for the keywords in use and leaves no bookkeeping of evaluated properties in the code, so that what a program
 * does not import falls away. Formats are annotations here, as JSON Schema 2020-12 has them, and strings are measured in UTF-16 units, so the code needs no
 * run-time library.
 */
import { Ajv } from "ajv"
import standaloneModule from "ajv/dist/standalone/index.js"
import { transformSync } from "esbuild"
import {
  type Document,
  type Operation,
  operationsOf,
  pointerOf,
  repliesOf,
  schemaPointer
} from "@fieldwork/specs/openapi"
import { header } from "./header.ts"
import { shapeOf, shapeTest } from "./shapes.ts"

/** References into the document are absolute, as a relative one would be read from the schema that holds it. */
const base = "https://fieldwork.invalid/spec"

/** The schema of the first 2xx JSON response, as a reference into the document. */
const replySchema = (document: Document, operation: Operation) => {
  for (const { pointer, status } of repliesOf(document, operation)) {
    const place = status.startsWith("2") ? schemaPointer(document, pointer, "application/json") : undefined
    if (place !== undefined) return { $ref: `${base}${place}` }
  }
  return undefined
}

const annotations = new Set([
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "default",
  "externalDocs",
  "deprecated"
])

/** The document without what says nothing about validity; a property of such a name is kept, as it is the key of a schema. */
const bare = (value: unknown, isSchema = true): object => {
  if (Array.isArray(value)) return value.map((inner) => bare(inner))
  if (typeof value !== "object" || value === null) return value as unknown as object
  const entries = Object.entries(value).filter(([key]) => !isSchema || !(annotations.has(key) || key.startsWith("x-")))
  return Object.fromEntries(entries.map(([key, inner]) => [key, bare(inner, !(isSchema && key === "properties"))]))
}

/** The shape of a callback item and a test for it: items are read more leniently than the validator says. */
const itemShape = (document: Document, item: string): string => {
  const shape = shapeOf(document, { $ref: `#/components/schemas/${item}` })
  return [`export const ${item}Shape: ObjectShape = ${JSON.stringify(shape)}`, shapeTest(`is${item}`, shape)].join("\n")
}

/** Ajv keeps a copy of every schema beside its function; what no function reads is dropped. */
const shaken = (code: string) =>
  transformSync(code, { format: "esm", treeShaking: true, minifySyntax: true, target: "es2022" }).code.replace(
    /^export \{[^}]*\};$/m,
    ""
  )

/**
 * Ajv's test for an integer, made exact: beyond 2^53 - 1 a double stands for several integers, so an id there may be another's. What Ajv writes
 * passes 2^53 + 1 as 2^53.
 */
const exactIntegers = (code: string) => {
  const exact = code
    .replaceAll(
      /typeof ([\w.[\]]+) == "number" && !\(\1 % 1\) && !isNaN\(\1\) && isFinite\(\1\)/g,
      "Number.isSafeInteger($1)"
    )
    .replaceAll(/!\((Number\.isSafeInteger\([^()]*\))\)/g, "!$1")
  const left = /.*% 1\b.*/.exec(exact)?.[0]
  if (left !== undefined) throw new Error(`A test for an integer is not in the form that is made exact: ${left.trim()}`)
  return exact
}

export const validators = (document: Document, source: string, items: ReadonlyArray<string>): string => {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true },
    allErrors: true,
    inlineRefs: false,
    messages: false,
    strict: false,
    // `strict: false` would switch it off: 1e400 parses to Infinity, which is no number of JSON.
    strictNumbers: true,
    validateFormats: false,
    validateSchema: false,
    unicode: false,
    logger: false
  })
  ajv.addSchema(bare(document), base)
  const names: Record<string, string> = {}
  for (const operation of operationsOf(document)) {
    const { id } = operation
    const schema = replySchema(document, operation)
    if (schema === undefined) continue
    ajv.addSchema({ $id: `${base}/reply/${id}`, ...schema })
    names[id] = `${base}/reply/${id}`
  }
  for (const item of items) {
    ajv.addSchema({ $id: `${base}/item/${item}`, $ref: `${base}${pointerOf("components", "schemas", item)}` })
    names[item] = `${base}/item/${item}`
  }
  const mapped = Object.fromEntries(Object.entries(names).map(([name, id]) => [`$${name}`, id]))
  const code = standaloneModule.default(ajv, mapped)
  if (/\brequire\(/.test(code))
    throw new Error(`${source}: a validator needs a run-time library; use a keyword that does not`)
  return [
    "// @ts-nocheck",
    header(source),
    `import type { ${items.length > 0 ? "ObjectShape, " : ""}Validator } from "./validator.gen.ts"`,
    exactIntegers(shaken(code)),
    ...Object.keys(names).map((name) => `export const ${name}: Validator<"${name}"> = $${name}`),
    ...items.map((item) => itemShape(document, item)),
    ""
  ].join("\n")
}
