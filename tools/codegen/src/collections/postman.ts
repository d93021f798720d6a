/**
 * Writes the collection and its environment for Postman, in collection format 2.1.
 */
import { type Dialect, expressionOf, testOf } from "./script.ts"
import type { Body, Collection, Folder, Request } from "./Request.ts"

const dialect: Dialect = {
  status: "pm.response.code",
  body: "pm.response.json()",
  test: "pm.test",
  expect: "pm.expect",
  variable: (name) => `pm.variables.get(${JSON.stringify(name)})`
}

const bodyOf = (body: Body): object =>
  body.kind === "form"
    ? { mode: "formdata", formdata: body.members.map(([key, value]) => ({ key, value, type: "text" })) }
    : { mode: "raw", raw: body.text, options: { raw: { language: body.kind } } }

const event = (listen: "prerequest" | "test", exec: ReadonlyArray<string>): ReadonlyArray<object> =>
  exec.length === 0 ? [] : [{ listen, script: { type: "text/javascript", exec } }]

const itemOf = (request: Request): object => {
  const { body, captures, checks, description, headers, isSandboxOnly, method, name, query, url } = request
  const [host = "", ...path] = url.split("/")
  const raw = query.length === 0 ? url : `${url}?${query.map(([key, value]) => `${key}=${value}`).join("&")}`
  return {
    name,
    event: [
      ...event(
        "prerequest",
        isSandboxOnly === true ? ['if (!pm.environment.get("sandbox_url")) pm.execution.skipRequest();'] : []
      ),
      ...event("test", [
        ...captures.map(
          ({ path: place, variable }) =>
            `pm.collectionVariables.set(${JSON.stringify(variable)}, ${expressionOf(dialect.body, place)});`
        ),
        ...checks.map((check) => testOf(check, dialect))
      ])
    ],
    request: {
      method,
      description,
      header: [
        ...headers.map(([key, value]) => ({ key, value })),
        ...(body?.kind === "json" ? [{ key: "Content-Type", value: "application/json" }] : [])
      ],
      url: { raw, host: [host], path, query: query.map(([key, value]) => ({ key, value })) },
      ...(body !== undefined && { body: bodyOf(body) })
    }
  }
}

const folderOf = ({ description, name, requests }: Folder): object => ({
  name,
  description,
  item: requests.map(itemOf)
})

const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"

export const postmanCollection = ({ description, name, operations, workflows }: Collection): object => ({
  info: { name, description, schema },
  item: [
    { name: "Workflows", item: workflows.map(folderOf) },
    { name: "Operations", item: operations.map(folderOf) }
  ]
})

export const postmanEnvironment = ({ environment }: Collection): object => ({
  name: "Fieldwork sandbox",
  values: Object.entries(environment).map(([key, value]) => ({ key, value: String(value), enabled: true }))
})
