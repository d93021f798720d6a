/**
 * The generators and parsers that are used to test both OpenAPI documents, each with the packages to install and the command to run.
 */
export interface Parser {
  readonly name: string
  /** The npm packages, with exact versions. */
  readonly packages: ReadonlyArray<string>
  /** Returns additional files that the parser needs, such as a configuration file. */
  readonly files?: (document: string) => Readonly<Record<string, string>>
  /** Returns the program and its arguments. The program is a path below `node_modules` or one of `files`, and writes its output to `out`. */
  readonly command: (document: string) => readonly [program: string, ...args: ReadonlyArray<string>]
}

const typescript = "typescript@5.9.3"

export const parsers: ReadonlyArray<Parser> = [
  {
    name: "openapi-typescript",
    packages: ["openapi-typescript@7.13.0", typescript],
    command: (document) => ["openapi-typescript/bin/cli.js", document, "--output", "out/schema.ts"]
  },
  {
    name: "hey-api",
    packages: ["@hey-api/openapi-ts@0.99.0", typescript],
    command: (document) => ["@hey-api/openapi-ts/bin/run.js", "--input", document, "--output", "out"]
  },
  {
    name: "orval",
    packages: ["orval@8.38.0", typescript],
    command: (document) => ["orval/dist/bin/orval.mjs", "--input", document, "--output", "out/client.ts"]
  },
  {
    name: "swagger-typescript-api",
    packages: ["swagger-typescript-api@13.13.0", typescript],
    command: (document) => ["swagger-typescript-api/dist/cli.mjs", "generate", "--path", document, "--output", "out"]
  },
  {
    name: "kubb",
    packages: ["cli", "core", "plugin-oas", "plugin-ts"].map((name) => `@kubb/${name}@4.39.3`),
    files: (document) => ({
      "kubb.config.mjs": `import { defineConfig } from "@kubb/core"
import { pluginOas } from "@kubb/plugin-oas"
import { pluginTs } from "@kubb/plugin-ts"
export default defineConfig({ input: { path: ${JSON.stringify(document)} }, output: { path: "./out" }, plugins: [pluginOas(), pluginTs()] })
`
    }),
    command: () => ["@kubb/cli/bin/kubb.cjs", "generate", "--config", "kubb.config.mjs"]
  },
  {
    name: "Scalar",
    packages: ["@scalar/openapi-parser@0.29.22"],
    files: (document) => ({
      "scalar.mjs": `import { dereference, validate } from "@scalar/openapi-parser"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
const text = readFileSync(${JSON.stringify(document)}, "utf8")
const { errors, valid } = await validate(text)
if (!valid) throw new Error(JSON.stringify(errors))
const { schema } = await dereference(text)
mkdirSync("out", { recursive: true })
const ids = Object.values(schema.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
writeFileSync("out/operations.txt", ids.join("\\n"))
`
    }),
    command: () => ["./scalar.mjs"]
  },
  {
    name: "Postman",
    packages: ["openapi-to-postmanv2@6.3.3"],
    files: (document) => ({
      "postman.cjs": `const { mkdirSync, readFileSync, writeFileSync } = require("node:fs")
const { convertV2 } = require("openapi-to-postmanv2")
const document = JSON.parse(readFileSync(${JSON.stringify(document)}, "utf8"))
const ids = new Map(Object.values(document.paths).flatMap((item) => Object.values(item).map(({ operationId, summary }) => [summary, operationId])))
const namesIn = ({ item, name, request }) => (request ? [name] : item.flatMap(namesIn))
convertV2({ type: "json", data: document }, { requestNameSource: "Fallback" }, (error, { output, reason, result }) => {
  if (error || !result) throw new Error(String(error ?? reason))
  mkdirSync("out", { recursive: true })
  writeFileSync("out/operations.txt", namesIn(output[0].data).map((name) => ids.get(name) ?? name).join("\\n"))
})
`
    }),
    command: () => ["./postman.cjs"]
  }
]
