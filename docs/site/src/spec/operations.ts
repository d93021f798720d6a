/**
 * The operations and webhooks of both APIs, with references resolved. The reference pages are generated from this data.
 */
import {
  examplesOf,
  type Header,
  type MediaType,
  type Operation,
  operationsOf,
  repliesOf,
  resolve,
  type Schema,
  webhooksOf
} from "@fieldwork/specs/openapi"
import { type Api, apis, type Described } from "./documents.ts"
import { bodyTree, type Field, parameterField, type Tree } from "./fields.ts"
import { operationHref, webhookHref } from "./links.ts"
import { type Words, typeWords } from "./schema-words.ts"
import { facetsAt, type Origin, originsOf } from "./sources.ts"

export interface Route extends Operation {
  readonly api: Api
  readonly kind: "operation" | "webhook"
  readonly operation: Described
  readonly href: string
}

const routesOf = (api: Api, kind: Route["kind"]): ReadonlyArray<Route> =>
  (kind === "operation" ? operationsOf : webhooksOf)(api.document).map((operation) => {
    const href = (kind === "operation" ? operationHref : webhookHref)(api.name, operation.id)
    return { ...operation, api, kind, operation: operation.object as Described, href }
  })

export const operations: ReadonlyArray<Route> = apis.flatMap((api) => routesOf(api, "operation"))
export const webhooks: ReadonlyArray<Route> = apis.flatMap((api) => routesOf(api, "webhook"))

export const operationNamed = (api: Api, id: string): Route | undefined =>
  operations.find((route) => route.api === api && route.operation.operationId === id)

export interface Content {
  readonly mediaType: string
  readonly type: ReadonlyArray<Words>
  readonly description: string
  readonly tree: Tree
  readonly examples: ReadonlyArray<{ readonly title: string; readonly text: string; readonly value: unknown }>
}

export interface Reply {
  readonly status: string
  readonly description: string
  /** The sources of the facets (details such as a limit) that the API document does not state. */
  readonly origins: ReadonlyArray<Origin>
  readonly headers: ReadonlyArray<Field>
  readonly contents: ReadonlyArray<Content>
}

const content = (api: Api, mediaType: string, media: MediaType, path: string): Content => {
  const schema: Schema = media.schema ?? {}
  const examples = examplesOf(api.document, media).map(({ name, summary = name, value }) => {
    const text = typeof value === "string" && mediaType !== "application/json" ? value : JSON.stringify(value, null, 2)
    return { title: summary, text, value }
  })
  const { description = "" } = resolve<Schema>(api.document, schema)
  return { mediaType, type: typeWords(api, schema), description, tree: bodyTree(api, schema, path), examples }
}

const contents = (route: Route, media: Readonly<Record<string, MediaType>>, path: string) =>
  Object.entries(media).map(([mediaType, each]) => content(route.api, mediaType, each, path))

export const requestBody = (
  route: Route
):
  | { readonly description: string; readonly required: boolean; readonly contents: ReadonlyArray<Content> }
  | undefined => {
  const { body } = route
  if (body === undefined) return undefined
  return {
    description: body.description ?? "",
    required: body.required === true,
    contents: contents(route, body.content, "body")
  }
}

export const parameterFields = (route: Route): ReadonlyArray<Field> =>
  route.parameters.map((parameter) => parameterField(route.api, parameter, route.object))

export const replies = (route: Route): ReadonlyArray<Reply> =>
  repliesOf(route.api.document, route)
    .toSorted((one, other) => one.status.localeCompare(other.status))
    .map(({ response, status }): Reply => {
      const named = facetsAt(route.api, route.object).filter(({ name }) => name === `responses.${status}`)
      const facets = facetsAt(route.api, response).filter(({ name }) => !name.startsWith("headers."))
      return {
        status,
        description: response.description ?? "",
        origins: originsOf(route.api, [...named, ...facets]),
        headers: Object.entries(response.headers ?? {}).map(([name, header]) => {
          const { description, ...rest } = resolve<Header>(route.api.document, header)
          const parameter = { ...rest, name, in: "header", ...(description !== undefined && { description }) } as const
          const origins = originsOf(route.api, facetsAt(route.api, resolve<Header>(route.api.document, header)))
          return { ...parameterField(route.api, parameter), origins, path: `${status}.${name}` }
        }),
        contents: contents(route, response.content ?? {}, status)
      }
    })

/** Returns whether a response has a 2xx status code. */
export const isSuccess = ({ status }: Reply): boolean => status.startsWith("2")
