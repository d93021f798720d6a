/**
 * Builds the HTTP request for the input of a client method. An input is an object that contains the operation's parameters, keyed by name, and the
 * request body under the `body` key.
 *
 * This implementation of the spec is independent of the clients. The requests that the clients send are compared with its results.
 */
import type { Operation } from "./documents.ts"

export type Input = Readonly<Record<string, unknown>>

/** A request as plain data. The body is a string, so it can be changed and sent more than once. */
export interface Call {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export const send = ({ url, ...init }: Call): Promise<Response> => fetch(url, init)

export interface Target {
  readonly url: string
  readonly authorization: string
}

const queryOf = (input: Input): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value)) search.append(name, value.join(","))
    else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) search.append(key, String(inner))
    } else search.append(name, String(value))
  }
  const text = search.toString()
  return text === "" ? "" : `?${text}`
}

const boundary = "----fieldwork-contract"

/** Returns the fields of a multipart form as a string. */
const formOf = (parts: object): string =>
  [
    ...Object.entries(parts).map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof value === "string" ? value : JSON.stringify(value)}\r\n`
    ),
    `--${boundary}--\r\n`
  ].join("")

/** Returns the body as a string, with its media type. */
export const encoded = (body: unknown, isForm: boolean): { readonly type: string; readonly text: string } =>
  isForm && typeof body === "object" && body !== null
    ? { type: `multipart/form-data; boundary=${boundary}`, text: formOf(body) }
    : { type: "application/json", text: JSON.stringify(body) }

const takesForm = ({ body }: Operation): boolean => Object.keys(body?.content ?? {}).includes("multipart/form-data")

export const requestOf = (operation: Operation, input: Input, { authorization, url }: Target): Call => {
  const rest = { ...input }
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const { body, ...query } = rest
  const sent = body === undefined ? undefined : encoded(body, takesForm(operation))
  return {
    url: `${url}${path}${queryOf(query)}`,
    method: operation.method,
    headers: { authorization, ...(sent !== undefined && { "content-type": sent.type }) },
    ...(sent !== undefined && { body: sent.text })
  }
}
