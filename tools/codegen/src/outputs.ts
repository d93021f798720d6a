/**
 * Every generated file in the repository: its path and its content.
 *
 * `generate` writes these files, and `generate --check` compares them with the existing files.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import stringify from "json-stringify-pretty-compact"
import { type Document, operationsOf } from "@fieldwork/specs/openapi"
import { bundle } from "./bundle.ts"
import { collections } from "./collections/index.ts"
import { commandTables } from "./commands/index.ts"
import { decisionsJson, notes, readDecisions } from "./decisions.ts"
import { header } from "./header.ts"
import { knownValues } from "./knownValues.ts"
import { launcher } from "./launcher.ts"
import { operationTable } from "./operations.ts"
import { type PromiseApi, promiseTypes } from "./promise/promiseTypes.ts"
import { sensitiveNames } from "./sensitiveNames.ts"
import { types } from "./types.ts"
import { validators } from "./validators/index.ts"

export interface Output {
  /** The path of the generated file relative to the root of the repository. */
  readonly path: string
  readonly text: string
}

interface Api {
  readonly name: string
  readonly promise: Omit<PromiseApi, "name">
  /** The schemas that need a separate validator, because their values are read one at a time from callbacks. */
  readonly items: ReadonlyArray<string>
}

const apis: ReadonlyArray<Api> = [
  {
    name: "brand-lift",
    items: [],
    promise: {
      module: "BrandLift",
      clients: [
        {
          from: "make",
          name: "BrandLift",
          documentation: "A client of one account, with every service. Create it with `createBrandLift`."
        }
      ]
    }
  },
  {
    name: "exchange",
    items: ["Opportunity", "Outcome"],
    promise: {
      module: "Exchange",
      clients: [
        {
          from: "makeShared",
          name: "SandboxExchange",
          documentation:
            "A client of the vendor's sandbox, which has no services for suppliers. Create it with `createExchange`."
        },
        {
          from: "makeSupply",
          name: "Exchange",
          extends: "SandboxExchange",
          documentation: "A client of one key, with every service. Create it with `createExchange`."
        }
      ]
    }
  }
]

/** Formats a document as JSON. A node that fits on one line is written on one line, so a change to the node changes only that line. */
const json = (document: object): string => `${stringify(document, { indent: 1, maxLength: 160 })}\n`

const ofApi = async (root: string, { name, items, promise }: Api): Promise<ReadonlyArray<Output>> => {
  const source = `specs/${name}`
  const document = bundle(join(root, source, "openapi.yaml"))
  const folder = `specs/src/${name}`
  const client = `packages/${name}-client/src`
  const entry = `@fieldwork/${name}-client`
  const known = knownValues(document, source, `${entry}/known-values`)
  const decisions = readDecisions(join(root, source, "decisions.yaml"))
  return [
    { path: `specs/bundled/${name}.decisions.gen.json`, text: decisionsJson(decisions) },
    { path: `${source}/NOTES.md`, text: notes(name, decisions) },
    { path: `specs/bundled/${name}.gen.json`, text: json(document) },
    { path: `${folder}/schema.gen.ts`, text: await types(document, source) },
    { path: `${folder}/operations.gen.ts`, text: operationTable(document, source, `${entry}/operations`) },
    ...(known === undefined ? [] : [{ path: `${folder}/known-values.gen.ts`, text: known }]),
    { path: `packages/${name}/src/promise/client.gen.ts`, text: promiseTypes(root, document, { name, ...promise }) },
    ...validators(document, source, items).map(({ path, text }) => ({ path: `${client}/${path}`, text })),
    ...shared.map((module) => ({
      path: `${client}/${module}.gen.ts`,
      text: named(copy(root, `${module}.ts`), name, document)
    }))
  ]
}

/** The modules that are copied to every client. */
const shared = [
  "client",
  "loader",
  "validator",
  "corrections",
  "correctBody",
  "correctResponse",
  "correctSearch",
  "correctValue",
  "redirectMark"
]

const copy = (root: string, name: string): string => {
  const source = `tools/codegen/src/clients/${name}`
  const text = readFileSync(join(root, source), "utf8").replaceAll(/from "\.\/(\w+)\.ts"/g, 'from "./$1.gen.ts"')
  return `${header(source, "it")}\n\n${text}`
}

/** Replaces the placeholders in the examples of a shared module with the name of the API and a path without parameters. */
const named = (text: string, api: string, document: Document): string => {
  const plain = operationsOf(document).find(({ method, path }) => method === "GET" && !path.includes("{"))
  return text.replaceAll(/(?<=^ \*.*)\{api\}/gm, api).replaceAll(/(?<=^ \*.*)\{path\}/gm, plain?.path ?? "/")
}

const ofControl = async (root: string): Promise<ReadonlyArray<Output>> => {
  const source = "packages/sandbox/control"
  const document = bundle(join(root, source, "openapi.yaml"))
  return [
    { path: `${source}/openapi.gen.json`, text: json(document) },
    { path: "packages/sandbox/src/control/schema.gen.ts", text: await types(document, source) }
  ]
}

/** Returns the command tables of the CLI, which supports the operations of both APIs. */
const ofCommands = (root: string): ReadonlyArray<Output> =>
  commandTables(
    root,
    apis.map(({ name, promise: { module } }) => ({
      name,
      module,
      document: bundle(join(root, `specs/${name}/openapi.yaml`))
    }))
  )

/** Returns the list of the sensitive properties of both APIs, which the recordings of API traffic in `@fieldwork/core` must not contain. */
const ofRecordings = (root: string): Output => ({
  path: "packages/core/src/recording/sensitiveNames.gen.ts",
  text: sensitiveNames(apis.map(({ name }) => bundle(join(root, `specs/${name}/openapi.yaml`))))
})

/** Returns the generated files with example requests for Bruno, Postman and editors. */
const ofCollections = (root: string): ReadonlyArray<Output> =>
  collections(root, {
    brandLift: bundle(join(root, "specs/brand-lift/openapi.yaml")),
    exchange: bundle(join(root, "specs/exchange/openapi.yaml")),
    control: bundle(join(root, "packages/sandbox/control/openapi.yaml"))
  })

/** Returns two modules for an API that a package serves: the OpenAPI document and its types. */
const ofServed = async (root: string, name: string): Promise<ReadonlyArray<Output>> => {
  const source = `packages/${name}/api`
  const document = bundle(join(root, source, "openapi.yaml"))
  const folder = `packages/${name}/src/http`
  const text = `${header(source, "the document")}\n\nexport const document = ${json(document).trimEnd()}\n`
  return [
    { path: `${folder}/document.gen.ts`, text },
    { path: `${folder}/schema.gen.ts`, text: await types(document, source) }
  ]
}

/** The packages whose command has a launcher. The `fieldwork` command has none, because it also runs on older versions of Node. */
const launched = ["contract-testing", "inbox", "lift-report", "sandbox", "supply", "webhooks"]

export const outputs = async (root: string): Promise<ReadonlyArray<Output>> =>
  (
    await Promise.all([
      ...apis.map((api) => ofApi(root, api)),
      ofControl(root),
      Promise.resolve([...ofCommands(root), ...ofCollections(root), ofRecordings(root)]),
      Promise.resolve(launched.map((name) => launcher(root, `packages/${name}`))),
      ofServed(root, "supply"),
      ofServed(root, "inbox")
    ])
  ).flat()
