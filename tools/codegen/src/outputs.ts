/**
 * Every generated file of the repository: its path and how its text is made.
 *
 * The one list that `generate` writes and `generate --check` compares.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import stringify from "json-stringify-pretty-compact"
import { bundle } from "./bundle.ts"
import { decisionsJson, notes, readDecisions } from "./decisions.ts"
import { header } from "./header.ts"
import { knownValues } from "./knownValues.ts"
import { operationTable } from "./operations.ts"
import { type PromiseApi, promiseTypes } from "./promise/promiseTypes.ts"
import { types } from "./types.ts"
import { validators } from "./validators/index.ts"

export interface Output {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly text: string
}

interface Api {
  readonly name: string
  readonly promise: Omit<PromiseApi, "name">
  /** Schemas that need a validator of their own, as they arrive one by one in callbacks. */
  readonly items: ReadonlyArray<string>
}

const apis: ReadonlyArray<Api> = [
  {
    name: "brand-lift",
    items: [],
    promise: { module: "BrandLift", clients: [{ from: "make", name: "BrandLift" }] }
  },
  {
    name: "exchange",
    items: ["Opportunity", "Outcome"],
    promise: {
      module: "Exchange",
      clients: [
        { from: "makeShared", name: "SandboxExchange" },
        { from: "makeSupply", name: "Exchange", extends: "SandboxExchange" }
      ]
    }
  }
]

/** What fits into a line is one line, so that a changed node is a changed line. */
const json = (document: object): string => `${stringify(document, { indent: 1, maxLength: 160 })}\n`

const ofApi = async (root: string, { name, items, promise }: Api): Promise<ReadonlyArray<Output>> => {
  const source = `specs/${name}`
  const document = bundle(join(root, source, "openapi.yaml"))
  const home = `specs/src/${name}`
  const client = `packages/${name}-client/src`
  const known = knownValues(document, source)
  const decisions = readDecisions(join(root, source, "decisions.yaml"))
  return [
    { path: `specs/bundled/${name}.decisions.gen.json`, text: decisionsJson(decisions) },
    { path: `${source}/NOTES.md`, text: notes(name, decisions) },
    { path: `specs/bundled/${name}.gen.json`, text: json(document) },
    { path: `${home}/schema.gen.ts`, text: await types(document, source) },
    { path: `${home}/operations.gen.ts`, text: operationTable(document, source) },
    ...(known === undefined ? [] : [{ path: `${home}/known-values.gen.ts`, text: known }]),
    { path: `packages/${name}/src/promise/client.gen.ts`, text: promiseTypes(root, document, { name, ...promise }) },
    ...validators(document, source, items).map(({ path, text }) => ({ path: `${client}/${path}`, text })),
    ...shared.map((module) => ({ path: `${client}/${module}.gen.ts`, text: copy(root, `${module}.ts`) }))
  ]
}

/** Modules that stand in every client alike. */
const shared = ["client", "loader", "validator", "corrections", "correctBody", "correctSearch", "correctValue"]

const copy = (root: string, name: string): string => {
  const source = `tools/codegen/src/clients/${name}`
  const text = readFileSync(join(root, source), "utf8").replaceAll(/from "\.\/(\w+)\.ts"/g, 'from "./$1.gen.ts"')
  return `${header(source, "it")}\n\n${text}`
}

const ofControl = async (root: string): Promise<ReadonlyArray<Output>> => {
  const source = "packages/sandbox/control"
  const document = bundle(join(root, source, "openapi.yaml"))
  return [
    { path: `${source}/openapi.gen.json`, text: json(document) },
    { path: "packages/sandbox/src/control/schema.gen.ts", text: await types(document, source) }
  ]
}

/** The document of an API that a package serves itself, so that it is a module, and its types. */
const ofServed = async (root: string, name: string): Promise<ReadonlyArray<Output>> => {
  const source = `packages/${name}/api`
  const document = bundle(join(root, source, "openapi.yaml"))
  const home = `packages/${name}/src/http`
  const text = `${header(source, "the document")}\n\nexport const document = ${json(document).trimEnd()}\n`
  return [
    { path: `${home}/document.gen.ts`, text },
    { path: `${home}/schema.gen.ts`, text: await types(document, source) }
  ]
}

export const outputs = async (root: string): Promise<ReadonlyArray<Output>> =>
  (
    await Promise.all([
      ...apis.map((api) => ofApi(root, api)),
      ofControl(root),
      ofServed(root, "supply"),
      ofServed(root, "inbox")
    ])
  ).flat()
