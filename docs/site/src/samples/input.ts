/**
 * What a sample sends: the examples of the document for everything that is required.
 */
import { requestBody, type Route } from "../spec/operations.ts"

export interface Input {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body?: { readonly mediaType: string; readonly value: unknown }
}

const examplesOf = (route: Route, where: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    route.parameters
      .filter((parameter) => parameter.in === where && parameter.required === true)
      .map(({ example, name }) => [name, example])
  )

export const inputOf = (route: Route): Input => {
  const [content] = requestBody(route)?.contents ?? []
  const value = content?.examples[0]?.value
  return {
    path: examplesOf(route, "path"),
    query: examplesOf(route, "query"),
    ...(content !== undefined && value !== undefined && { body: { mediaType: content.mediaType, value } })
  }
}

/** The one argument of a service method. */
export const flat = ({ body, path, query }: Input): Readonly<Record<string, unknown>> => ({
  ...path,
  ...query,
  ...(body !== undefined && { body: body.value })
})
