/**
 * Compiles schemas into a module of its own without imports.
 *
 * Validators are compiled ahead of time, as workers forbid `eval`. Ajv's older dialect is enough for the keywords in use and leaves no
 * bookkeeping of evaluated properties in the code. Formats are annotations here, as JSON Schema 2020-12 has them.
 */
import { runInNewContext } from "node:vm"
import type { Ajv } from "ajv"
import standaloneModule from "ajv/dist/standalone/index.js"
import { transformSync } from "esbuild"

export const ajvOptions = {
  code: { source: true, esm: true, lines: true },
  allErrors: true,
  inlineRefs: false,
  messages: false,
  strict: false,
  // `strict: false` would switch it off: 1e400 parses to Infinity, which is no number of JSON.
  strictNumbers: true,
  validateFormats: false,
  validateSchema: false,
  logger: false
} as const

/**
 * Ajv's test for an integer, made exact: beyond 2^53 - 1 a double stands for several integers, so an id there may be another's. What Ajv writes
 * passes 2^53 + 1 as 2^53.
 */
const exactIntegers = (code: string): string => {
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

const characters = `const characters = (text) => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};
`

/** Lengths are counted in Unicode characters; a text with few UTF-16 units needs no count. */
const countedLengths = (code: string): string => {
  const counted = code
    .replaceAll(/^const func\d+ = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;$/gm, "")
    .replaceAll(/\bfunc\d+\(([\w.[\]]+)\) > (\d+)/g, "$1.length > $2 && characters($1) > $2")
    .replaceAll(
      /\bfunc\d+\(([\w.[\]]+)\) < (\d+)/g,
      (_, text: string, least: string) => `${text}.length < ${2 * Number(least)} && characters(${text}) < ${least}`
    )
  return counted === code ? code : characters + counted
}

/** Ajv keeps a copy of every schema beside its function; what no function reads is dropped. */
const shaken = (code: string): string =>
  transformSync(code, { format: "esm", treeShaking: true, minifySyntax: true, target: "es2022" }).code

/** Ajv refers to its copies of the schemas for their lists of values, types and members: these lists are shorter. */
const withoutSchemas = (code: string): string => {
  const schemas = new Map<string, { readonly properties?: object }>()
  for (const [, name = "", text = ""] of code.matchAll(/^const (schema\d+) = (.*);$/gm)) {
    schemas.set(name, runInNewContext(`(${text})`))
  }
  const members = new Map<string, string>()
  const listed = code
    .replaceAll(/\.call\((schema\d+)\.properties, /g, (_, name: string) => {
      const names = Object.keys(schemas.get(name)?.properties ?? {}).map((member) => [member, 1])
      members.set(name, `const ${name}Members = ${JSON.stringify(Object.fromEntries(names))};\n`)
      return `.call(${name}Members, `
    })
    .replaceAll(
      /\b(schema\d+)((?:\.[A-Za-z_$][\w$]*|\[\d+\]|\["(?:[^"\\]|\\.)*"\])+)/g,
      (whole, name: string, path: string) =>
        schemas.has(name) ? JSON.stringify(runInNewContext(`schema${path}`, { schema: schemas.get(name) })) : whole
    )
  return [...members.values(), listed].join("")
}

/** Ajv writes an object with five members for each error, most of a validator's text; nobody reads its `schemaPath`. */
const briefErrors = (code: string): string => {
  const brief = code.replaceAll(
    /const (err\d+) = \{ instancePath(?:: (.*?))?, schemaPath: "(?:[^"\\]|\\.)*", keyword: "(\w+)", params: (\{.*\}) \};\s*vErrors === null \? vErrors = \[\1\] : vErrors\.push\(\1\), errors\+\+/g,
    (_, _error: string, path: string | undefined, keyword: string, params: string) =>
      `vErrors = withError(vErrors, ${path ?? "instancePath"}, "${keyword}", ${params}), errors++`
  )
  const left = /.*schemaPath.*/.exec(brief)?.[0]
  if (left !== undefined) throw new Error(`An error is not in the form that is made brief: ${left.trim()}`)
  return `const withError = (errors, instancePath, keyword, params) => {
  const error = { instancePath, keyword, params };
  return errors === null ? [error] : (errors.push(error), errors);
};
${brief}`
}

/** Ajv passes the parent of each value and the root, of which only keywords that are not in use read anything. What remains is the path. */
const pathsOnly = (code: string): string => {
  const brief = code
    .replaceAll(/\{ instancePath = "", parentData, parentDataProperty, rootData = data \} = \{\}/g, 'instancePath = ""')
    .replaceAll(
      /\{ instancePath(?:: ([^{}]*?))?, parentData(?:: [\w$.[\]]+)?, parentDataProperty(?:: (?:[\w$]+|"(?:[^"\\]|\\.)*"))?, rootData \}/g,
      (_, path = "instancePath") => String(path)
    )
  const left = /.*(parentData|rootData).*/.exec(brief)?.[0]
  if (left !== undefined) throw new Error(`A call of a validator is not in the form that is made brief: ${left.trim()}`)
  return brief
}

const detour =
  /^function (validate\d+)\(data, instancePath = ""\) \{\n\s*let vErrors = null, errors = 0;\n\s*return (validate\d+)\(data, instancePath\) \|\| \(vErrors = vErrors === null \? \2\.errors : vErrors\.concat\(\2\.errors\), errors = vErrors\.length\), \1\.errors = vErrors, errors === 0;\n\}/m

/** A schema that is only a reference is validated by the function of what it refers to. */
const withoutDetours = (code: string): string => {
  const [whole, name, target = ""] = detour.exec(code) ?? []
  if (whole === undefined) return code
  return withoutDetours(code.replace(whole, "").replaceAll(new RegExp(`\\b${name}\\b`, "g"), target))
}

export interface Compiled {
  readonly code: string
  /** The names of the validators' functions in the code, by the names that were asked for. */
  readonly functions: Readonly<Record<string, string>>
}

/** Short names and no spaces: what is generated is not read, but shipped. */
const minified = (code: string): Compiled => {
  const text = transformSync(code, {
    format: "esm",
    minify: true,
    treeShaking: true,
    lineLimit: 160,
    target: "es2022"
  }).code
  const exported = /export\s*\{([^}]*)\};?\s*$/.exec(text)
  const pairs = (exported?.[1] ?? "").split(",").map((pair) => pair.trim().split(/\s+as\s+/))
  return {
    code: text.slice(0, exported?.index).trim(),
    functions: Object.fromEntries(pairs.map(([local = "", name = local]) => [name, local]))
  }
}

/** `schemas` maps names to the ids of schemas that `ajv` knows. */
export const compile = (ajv: Ajv, schemas: Readonly<Record<string, string>>): Compiled => {
  const code = exactIntegers(shaken(withoutSchemas(countedLengths(standaloneModule.default(ajv, schemas)))))
  const library = /.*\brequire\(.*/.exec(code)?.[0]
  if (library !== undefined) throw new Error(`A validator needs a run-time library; use another keyword: ${library}`)
  return minified(withoutDetours(pathsOnly(briefErrors(code))))
}
