/**
 * Checks that an editor strikes through exactly the methods of deprecated operations, in both the Promise API and the Effect API of the published
 * packages.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { diagnosticsOf } from "./languageServer.ts"

const apis = ["brand-lift", "exchange"] as const

interface Method {
  readonly service: string
  readonly name: string
  readonly isDeprecated: boolean
}

/**
 * Returns the methods that call a single operation. They are found by searching the package's source files for lines such as `updateLaunched:
 * api.method(definitions.updateLaunchedCampaign`.
 */
const methodsOf = (folder: string, api: (typeof apis)[number]): ReadonlyArray<Method> => {
  const sources = join(folder, "node_modules/@fieldwork", api, "src")
  const deprecated = new Set(
    operationsOf(documents[api]).flatMap(({ id, object }) => (object.deprecated === true ? [id] : []))
  )
  const files = readdirSync(sources).filter((file) => file.endsWith(".ts"))
  const methods = files.flatMap((file) => {
    const [, made = ""] =
      /^export const make = ([^]*?)^(?:\}\)|\})$/m.exec(readFileSync(join(sources, file), "utf8")) ?? []
    const lines = made.matchAll(/^ {2}(\w+): (?:api\.\w+|downloadMethod|formMethod)\(\s*(?:api, )?definitions\.(\w+)/gm)
    return Array.from(lines, ([, name = "", operation = ""]) => ({
      service: file.replace(".ts", ""),
      name,
      isDeprecated: deprecated.delete(operation)
    }))
  })
  if (deprecated.size > 0) throw new Error(`no method calls the deprecated operations ${[...deprecated].join(", ")}`)
  return methods
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/**
 * Functions that return the source code of a program that uses the given methods of the Promise API or the Effect API. The program consists of two
 * lines of setup, followed by one line for each method.
 */
const programs = {
  Promise: (api: string, methods: ReadonlyArray<Method>): string => {
    const client = api === "exchange" ? "createExchange" : "createBrandLift"
    const options = api === "exchange" ? '{ baseUrl: "https://exchange.example", apiKey: "key" }' : "{} as never"
    return [
      `import { ${client} } from "@fieldwork/${api}/promise"`,
      `const client = ${client}(${options})`,
      ...methods.map(
        ({ name, service }, index) => `export const method${index} = client.${lowerFirst(service)}.${name}`
      ),
      ""
    ].join("\n")
  },
  Effect: (api: string, methods: ReadonlyArray<Method>): string =>
    [
      `import * as all from "@fieldwork/${api}"`,
      'import { Effect } from "effect"',
      ...methods.map(
        ({ name, service }, index) =>
          `export const method${index} = Effect.map(all.${service}, (service) => service.${name})`
      ),
      ""
    ].join("\n")
}

/** Returns the problems found. `folder` contains the installed packages, and `tsc` is the command that runs the compiler. */
export const deprecatedMethods = async (folder: string, tsc: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  const project = join(folder, "editor")
  mkdirSync(project, { recursive: true })
  const compilerOptions = { strict: true, module: "nodenext", target: "es2024", types: [] }
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions }))
  for (const api of apis) {
    const methods = methodsOf(folder, api)
    for (const [face, programOf] of Object.entries(programs)) {
      const file = `${api}-${face.toLowerCase()}.ts`
      writeFileSync(join(project, file), programOf(api, methods))
      const diagnostics = await diagnosticsOf(project, file, tsc)
      const marked = new Set(diagnostics.flatMap(({ isDeprecated, line }) => (isDeprecated ? [line - 2] : [])))
      for (const [index, { isDeprecated, name, service }] of methods.entries()) {
        if (marked.has(index) === isDeprecated) continue
        found.push(`${service}.${name} is ${isDeprecated ? "not " : ""}struck through in the ${face} API of ${api}`)
      }
      const errors = diagnostics.filter(({ isDeprecated }) => !isDeprecated)
      found.push(...errors.map(({ code, line, message }) => `${file}:${line + 1}: TS${code} ${message}`))
    }
  }
  return found
}
