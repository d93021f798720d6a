/**
 * Writes the collection as a folder of files for Bruno.
 */
import { type Dialect, expressionOf, testOf } from "./script.ts"
import type { Body, Collection, Folder, Request } from "./Request.ts"

interface File {
  readonly path: string
  readonly text: string
}

const dialect: Dialect = {
  status: "res.getStatus()",
  body: "res.getBody()",
  test: "test",
  expect: "expect",
  variable: (name) => `bru.interpolate("{{${name}}}")`
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, "  ")

const block = (name: string, text: string): string => `${name} {\n${indented(text)}\n}\n`

const pairs = (name: string, entries: ReadonlyArray<readonly [string, string]>): ReadonlyArray<string> =>
  entries.length === 0 ? [] : [block(name, entries.map(([key, value]) => `${key}: ${value}`).join("\n"))]

const bodyBlocks = (body: Body | undefined): ReadonlyArray<string> => {
  if (body === undefined) return []
  if (body.kind === "form") return pairs("body:multipart-form", body.members)
  return [block(`body:${body.kind}`, body.text)]
}

const modes: Readonly<Record<Body["kind"], string>> = { json: "json", text: "text", form: "multipartForm" }

const withQuery = ({ query, url }: Request): string =>
  query.length === 0 ? url : `${url}?${query.map(([name, value]) => `${name}=${value}`).join("&")}`

const requestFile = (request: Request, seq: number): string => {
  const { body, captures, checks, description, headers, isSandboxOnly, method, name, query } = request
  const captured = captures.map(
    ({ path, variable }) => `bru.setVar(${JSON.stringify(variable)}, ${expressionOf(dialect.body, path)});`
  )
  return [
    block("meta", `name: ${name}\ntype: http\nseq: ${seq}`),
    block(
      method.toLowerCase(),
      `url: ${withQuery(request)}\nbody: ${body === undefined ? "none" : modes[body.kind]}\nauth: none`
    ),
    ...pairs("params:query", query),
    ...pairs("headers", headers),
    ...bodyBlocks(body),
    ...(isSandboxOnly === true
      ? [block("script:pre-request", 'if (!bru.getEnvVar("sandbox_url")) bru.runner.skipRequest();')]
      : []),
    ...(captured.length === 0 ? [] : [block("script:post-response", captured.join("\n"))]),
    ...(checks.length === 0 ? [] : [block("tests", checks.map((check) => testOf(check, dialect)).join("\n"))]),
    block("docs", description)
  ].join("\n")
}

const fileName = (name: string): string => name.replaceAll(/[^\w-]+/g, "-").toLowerCase()

const folderFiles = (home: string, { description, name, requests }: Folder, index: number): ReadonlyArray<File> => {
  const folder = `${home}/${String(index + 1).padStart(2, "0")}-${fileName(name)}`
  return [
    {
      path: `${folder}/folder.bru`,
      text: `${block("meta", `name: ${name}\nseq: ${index + 1}`)}\n${block("docs", description.replaceAll(/\s+/g, " "))}`
    },
    ...requests.map((request, at) => ({
      path: `${folder}/${String(at + 1).padStart(2, "0")}-${fileName(request.name)}.bru`,
      text: requestFile(request, at + 1)
    }))
  ]
}

/** Returns the files of the collection. `workflows` and `operations` are separate folders, so that each can be run on its own. */
export const brunoFiles = ({ environment, name, operations, workflows }: Collection): ReadonlyArray<File> => [
  {
    path: "bruno.json",
    text: `${JSON.stringify({ version: "1", name, type: "collection", ignore: ["node_modules"] }, undefined, 2)}\n`
  },
  {
    path: "environments/sandbox.bru",
    text: block(
      "vars",
      Object.entries(environment)
        .map(([key, value]) => `${key}: ${value}`)
        .join("\n")
    )
  },
  ...workflows.flatMap((folder, index) => folderFiles("workflows", folder, index)),
  ...operations.flatMap((folder, index) => folderFiles("operations", folder, index))
]
