/**
 * Writes the validators of an API: a module per operation, with validators for its input and its successful response, and a module per callback item.
 * A program loads only the validators of the operations that it calls.
 */
import { type Document, operationsOf, pointerOf, referencesIn, resolve, type Schema } from "@fieldwork/specs/openapi"
import { Ajv } from "ajv"
import { header } from "../header.ts"
import { shapeOf, shapeTest } from "../shapes.ts"
import { bareSchema } from "./bareSchema.ts"
import { closedSchema } from "./closedSchema.ts"
import { ajvOptions, compile, type Compiled } from "./compile.ts"
import { ofItem, ofLoader, ofRequest, ofResponse } from "./documentation.ts"
import { requestSchema } from "./requestSchema.ts"
import { responseSchemaPointer } from "./responseSchema.ts"

/** A generated file, with its path relative to the client's source folder. */
interface File {
  readonly path: string
  readonly text: string
}

/** The module of one operation or callback item. */
interface Module extends Compiled {
  readonly name: string
  /** The names of the validators: `request` and `response`, or `item`. */
  readonly validators: ReadonlyArray<string>
}

/** The base URL of references. References are absolute, because a relative reference would be resolved against the schema that contains it. */
const base = "https://fieldwork.invalid/spec"
const requestBase = "https://fieldwork.invalid/requests"

/** Returns the components that requests reference, as schemas that allow only the listed fields. */
const requestComponents = (document: Document, inputs: ReadonlyArray<Schema>): object => {
  const schemas: Record<string, Schema> = {}
  for (const reference of referencesIn(document, inputs)) {
    const name = decodeURIComponent(reference.split("/").at(-1) ?? "")
    schemas[name] = closedSchema(document, resolve<Schema>(document, { $ref: reference }))
  }
  return { components: { schemas } }
}

/** Returns a copy of a schema whose references point to the components for requests, which allow only the listed fields. */
const towardsRequests = <A>(schema: A): A =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? `${requestBase}${value}` : value
  ) as A

const modulesOf = (document: Document, items: ReadonlyArray<string>): ReadonlyArray<Module> => {
  const ajv = new Ajv(ajvOptions)
  const operations = operationsOf(document)
  const inputs = operations.map((operation) => requestSchema(document, operation))
  ajv.addSchema(bareSchema(document), base)
  ajv.addSchema(bareSchema(requestComponents(document, inputs)), requestBase)
  const moduleOf = (name: string, schemas: Readonly<Record<string, Schema>>): Module => {
    const validators = Object.keys(schemas)
    const ids = Object.fromEntries(validators.map((kind) => [kind, `${base}/${kind}/${name}`]))
    for (const [kind, schema] of Object.entries(schemas)) ajv.addSchema({ $id: `${base}/${kind}/${name}`, ...schema })
    return { name, validators, ...compile(ajv, ids) }
  }
  return [
    ...operations.map((operation, index) => {
      const response = responseSchemaPointer(document, operation)
      return moduleOf(operation.id, {
        request: towardsRequests(bareSchema(inputs[index] ?? {})),
        ...(response !== undefined && { response: { $ref: `${base}${response}` } })
      })
    }),
    ...items.map((item) => moduleOf(item, { item: { $ref: `${base}${pointerOf("components", "schemas", item)}` } }))
  ]
}

/**
 * Returns the source code of a callback item's shape (the types and the required fields, as data) and of a function that tests whether a value
 * matches the shape. The function is more lenient than the validator.
 */
const itemShape = (document: Document, client: string, item: string): string => {
  const shape = shapeOf(document, { $ref: `#/components/schemas/${item}` })
  const documentation = ofItem(client, item)
  return [
    documentation.shape,
    `export const ${item}Shape: ObjectShape = ${JSON.stringify(shape)}`,
    shapeTest(`is${item}`, shape).replace(/^export /m, `${documentation.test}\nexport `)
  ].join("\n")
}

const fileOf = ({ name }: Pick<Module, "name">): string => `./validators/${name}.gen.ts`

/** Returns the name of the client package for a spec such as `specs/things`. */
const clientOf = (source: string): string => `@fieldwork/${source.replace("specs/", "")}-client`

const textOf = (document: Document, source: string, { code, functions, name, validators }: Module): string => {
  const isItem = validators.includes("item")
  const client = clientOf(source)
  const operation = operationsOf(document).find(({ id }) => id === name)
  const documentationOf = (kind: string): string => {
    if (operation === undefined) return ofItem(client, name).validator
    return kind === "request" ? ofRequest(document, client, operation) : ofResponse(document, client, operation)
  }
  return [
    "// @ts-nocheck",
    header(source),
    `import type { ${isItem ? "ObjectShape, " : ""}Validator } from "../validator.gen.ts"`,
    code,
    ...validators.flatMap((kind) => [
      documentationOf(kind),
      `export const ${kind}: Validator<"${name}"> = ${functions[kind]}`
    ]),
    ...(isItem ? [itemShape(document, client, name)] : []),
    ""
  ].join("\n")
}

const index = (source: string, purpose: string, lines: ReadonlyArray<string>): string =>
  [header(source), "", `/**\n * ${purpose}\n */`, ...lines, ""].join("\n")

const loadersPurpose = "Loads the validators of one operation: `request` for its input, and `response` for its success."

/** Returns the generated files. `items` are the names of the schemas whose values are read one at a time from callbacks. */
export const validators = (document: Document, source: string, items: ReadonlyArray<string>): ReadonlyArray<File> => {
  const modules = modulesOf(document, items)
  const exported = (kind: string) =>
    modules
      .filter((module) => module.validators.includes(kind))
      .map((module) => `export { ${kind} as ${module.name} } from "${fileOf(module)}"`)
  const operations = modules.filter(({ validators }) => validators.includes("request"))
  return [
    ...modules.map((module) => ({ path: fileOf(module).slice(2), text: textOf(document, source, module) })),
    {
      path: "validators.gen.ts",
      text: index(source, "A validator for the success of each operation, and for each item of a callback.", [
        ...exported("response"),
        ...items.map((name) => `export { is${name}, item as ${name}, ${name}Shape } from "${fileOf({ name })}"`)
      ])
    },
    {
      path: "request-validators.gen.ts",
      text: index(
        source,
        "A validator for the input of each operation: its path and query parameters by name, and `body`.",
        exported("request")
      )
    },
    {
      path: "validator-loaders.gen.ts",
      text: index(source, loadersPurpose, [
        'import type { ValidatorLoader } from "./validator.gen.ts"',
        "",
        ...operations.map(
          (module) =>
            `${ofLoader(clientOf(source), module.name, module.validators)}\nexport const ${module.name}: ValidatorLoader<"${module.name}"> = { load: () => import("${fileOf(module)}") }`
        )
      ])
    },
    {
      path: "validator-loaders.node.gen.ts",
      text: index(source, `${loadersPurpose} On Node they can be loaded at once.`, [
        'import { loader } from "./loader.gen.ts"',
        'import type { ValidatorLoader } from "./validator.gen.ts"',
        "",
        ...operations.map(
          (module) =>
            `${ofLoader(clientOf(source), module.name, module.validators)}\nexport const ${module.name}: ValidatorLoader<"${module.name}"> = /* @__PURE__ */ loader("${module.name}", () => import("${fileOf(module)}"))`
        )
      ])
    }
  ]
}
