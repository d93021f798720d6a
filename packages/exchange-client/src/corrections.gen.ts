// Generated from tools/codegen/src/clients/corrections.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * A `fetch` function for a service that differs from its OpenAPI document. Requests are sent in the service's format, and responses are returned in
 * the documented format, so types, validation, retries and pagination use only the documented format.
 *
 * This is a separate module, so that only programs that import it include it in their bundles.
 */
import type { Corrections, OperationCorrection } from "@fieldwork/specs/corrections"
import { editBody } from "./correctBody.gen.ts"
import { correctResponse } from "./correctResponse.gen.ts"
import { correctSearch } from "./correctSearch.gen.ts"
import { takeMark } from "./redirectMark.gen.ts"

export type { Corrections } from "@fieldwork/specs/corrections"

type Fetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>

interface Route {
  readonly id: string
  readonly method: string
  readonly pattern: RegExp
  readonly literals: number
  readonly path: string
  readonly correction: OperationCorrection
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Returns a pattern for the URL paths that match the path template `path`. They may start with the path of a base URL and end with a slash. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^(?<base>.*?)${path
      .split(/\{[^}]+\}/)
      .map(escaped)
      .join("([^/]+)")}/?$`
  )

const routesOf = ({ operations, routes }: Corrections): ReadonlyArray<Route> =>
  routes
    .map(([id, method, path]) => ({
      id,
      method,
      path,
      pattern: patternOf(path),
      literals: path.split("/").filter((segment) => segment !== "" && !segment.startsWith("{")).length,
      correction: operations[id] ?? {}
    }))
    .toSorted((one, other) => other.literals - one.literals)

const namesOf = (path: string): ReadonlyArray<string> => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name)

/** Replaces the path of a URL with the path that the service uses. */
const move = (url: URL, { correction, path, pattern }: Route, hasSlash: boolean): void => {
  const match = pattern.exec(url.pathname)
  const [, , ...values] = match ?? []
  const names = namesOf(path)
  const moved = (correction.path ?? path).replaceAll(
    /\{([^}]+)\}/g,
    (_, name: string) => values[names.indexOf(name)] ?? ""
  )
  url.pathname = `${match?.groups?.["base"] ?? ""}${hasSlash && !moved.endsWith("/") ? `${moved}/` : moved}`
}

const correctRequestBody = async (body: BodyInit, correction: OperationCorrection): Promise<BodyInit> => {
  const { request = [] } = correction
  if (request.length === 0) return body
  if (body instanceof FormData) {
    const form = new FormData()
    for (const [name, part] of body)
      form.append(request.find(({ at }) => at.length === 1 && at[0] === name)?.name ?? name, part)
    return form
  }
  return editBody(await new Response(body).text(), request, "service")
}

/**
 * Wraps a `fetch` function so that it converts requests and responses. `corrections` lists the differences between the service and its document.
 *
 * Pass the result to a client as its `fetch`; no other change is needed. If the second argument is omitted, requests are sent with the global
 * `fetch`.
 *
 * If a caller follows redirects itself (`redirect: "manual"`), it must request the `Location` with the same function and the documented body. The
 * `Location` contains an additional query parameter, which names the operation and is not sent to the service. The URL of a redirect is not corrected.
 * The body and the response are corrected like those of the operation.
 *
 * @example
 * ```ts
 * import { correctedFetch } from "@fieldwork/exchange-client/corrections"
 * import { correctionsOf } from "@fieldwork/specs/corrections"
 *
 * const corrections = correctionsOf({
 *   overlay: "1.0.0",
 *   info: { title: "A service that wants a slash at the end of every path", version: "1" },
 *   extends: "exchange",
 *   actions: [{ target: "$", update: { "x-wire-trailing-slash": true } }]
 * })
 * const service = async (input: Request | string | URL) => Response.json({ url: new Request(input).url })
 * const fetch = correctedFetch(corrections, service) // a client takes it as its fetch
 * const response = await fetch("https://service.example/Core/v1/Suppliers/AllWithAccount")
 * await response.json() // => { "url": "https://service.example/Core/v1/Suppliers/AllWithAccount/" }
 * ```
 */
export const correctedFetch = (corrections: Corrections, send: Fetch = (input, init) => fetch(input, init)): Fetch => {
  const routes = routesOf(corrections)
  const hasSlash = corrections.trailingSlash === true
  return async (input, init) => {
    const original = input instanceof Request ? input : undefined
    const method = (init?.method ?? original?.method ?? "GET").toUpperCase()
    const url = new URL(input instanceof Request ? input.url : input)
    const redirected = takeMark(url)
    const route = routes.find((each) =>
      redirected === undefined ? each.method === method && each.pattern.test(url.pathname) : each.id === redirected
    )
    const { correction = {}, id = "" } = route ?? {}
    if (redirected === undefined) {
      if (route === undefined || (!hasSlash && Object.keys(correction).length === 0))
        return correctResponse(await send(input, init), { id, url: url.href, correction })
      move(url, route, hasSlash)
      url.search = correctSearch(url.search.slice(1), correction.parameters ?? {})
    }
    const body = init?.body ?? (original?.body == null ? undefined : await original.arrayBuffer())
    const sent = body == null ? undefined : await correctRequestBody(body, correction)
    const headers = new Headers(init?.headers ?? original?.headers)
    headers.delete("content-length")
    // A multipart content type contains the boundary of its form data. The corrected form data gets a new boundary.
    if (sent instanceof FormData) headers.delete("content-type")
    const { redirect, signal } = { ...(original && { redirect: original.redirect, signal: original.signal }), ...init }
    const request: RequestInit = {
      ...init,
      // A caller that follows a 303 response to a write sends GET, which is not the method of the operation.
      method: (method === route?.method && correction.method) || method,
      headers,
      ...(sent !== undefined && { body: sent }),
      ...(redirect !== undefined && { redirect }),
      ...(signal !== undefined && { signal })
    }
    return correctResponse(await send(url.href, request), { id, url: url.href, correction })
  }
}
