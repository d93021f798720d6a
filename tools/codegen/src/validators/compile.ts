/**
 * Compiles schemas to a module without imports.
 *
 * Validators are compiled ahead of time because workers forbid `eval`. Ajv's default dialect, draft-07, supports the keywords in use and, unlike
 * newer dialects, does not generate code that tracks evaluated properties. Formats are annotations, as in JSON Schema 2020-12.
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
  // `strict: false` would also disable this option, which rejects Infinity. JSON.parse reads 1e400 as Infinity, which is not a JSON number.
  strictNumbers: true,
  validateFormats: false,
  validateSchema: false,
  logger: false
} as const

/**
 * Makes Ajv's integer test exact. Beyond 2^53 - 1, a double represents several integers, so one id could be mistaken for another: the code that Ajv
 * generates accepts 2^53 + 1 as 2^53.
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

/** Skips counting Unicode characters if the number of UTF-16 code units already shows that the length is valid. */
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

/** Removes the copies of schemas that Ajv writes but that no generated function reads. */
const treeShaken = (code: string): string =>
  transformSync(code, { format: "esm", treeShaking: true, minifySyntax: true, target: "es2022" }).code

/**
 * Replaces each expression that reads from an embedded copy of a schema with the value that it reads or with a table of the property names, because
 * both are shorter than the schema.
 */
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
      (match, name: string, path: string) =>
        schemas.has(name) ? JSON.stringify(runInNewContext(`schema${path}`, { schema: schemas.get(name) })) : match
    )
  return [...members.values(), listed].join("")
}

/** Shortens the error objects that Ajv writes, which make up most of a validator's code. `schemaPath` is removed because it is not used. */
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

/** Removes the arguments for the parent and root data, which are needed only by keywords that the schemas do not use. The instance path is kept. */
const keepInstancePath = (code: string): string => {
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

const alias =
  /^function (validate\d+)\(data, instancePath = ""\) \{\n\s*let vErrors = null, errors = 0;\n\s*return (validate\d+)\(data, instancePath\) \|\| \(vErrors = vErrors === null \? \2\.errors : vErrors\.concat\(\2\.errors\), errors = vErrors\.length\), \1\.errors = vErrors, errors === 0;\n\}/m

/** Replaces the function for a schema that consists only of a reference with the function for the referenced schema. */
const inlineAliases = (code: string): string => {
  const [match, name, target = ""] = alias.exec(code) ?? []
  if (match === undefined) return code
  return inlineAliases(code.replace(match, "").replaceAll(new RegExp(`\\b${name}\\b`, "g"), target))
}

export interface Compiled {
  readonly code: string
  /** The names of the validator functions in the code, keyed by the requested name. */
  readonly functions: Readonly<Record<string, string>>
}

/** Minifies the generated code. */
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

/** Compiles validators. `schemas` maps names to the ids of schemas in `ajv`. */
export const compile = (ajv: Ajv, schemas: Readonly<Record<string, string>>): Compiled => {
  const code = exactIntegers(treeShaken(withoutSchemas(countedLengths(standaloneModule.default(ajv, schemas)))))
  const library = /.*\brequire\(.*/.exec(code)?.[0]
  if (library !== undefined) throw new Error(`A validator needs a run-time library; use another keyword: ${library}`)
  return minified(inlineAliases(keepInstancePath(briefErrors(code))))
}
