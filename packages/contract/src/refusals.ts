/**
 * Derives invalid requests from a valid request. Each invalid request is paired with the status code that a service must return for it according to
 * the spec.
 */
import type { Operation } from "./documents.ts"
import type { Call, Input } from "./requests.ts"

export interface Refusal {
  readonly name: string
  readonly status: number
  readonly request: Call
  /** Whether the request is sent directly to the sandbox, because Prism would respond to the request itself or would not respond at all. */
  readonly bypassesPrism?: true
}

const absentId = "00000000-0000-4000-8000-000000000000"

/** Values that do not identify any object, keyed by the name of the path parameter. */
const idOf: Readonly<Record<string, string>> = {
  id: absentId,
  campaigns_pk: absentId,
  supplier_code: "no-such-supplier",
  SupplierCode: "no-such-supplier"
}

const withPath = (operation: Operation, good: Call): ReadonlyArray<Refusal> => {
  const url = new URL(good.url)
  const names = operation.path.split("/")
  const parts = url.pathname.split("/")
  const index = names.findIndex((name) => name.startsWith("{") && idOf[name.slice(1, -1)] !== undefined)
  const name = names[index]?.slice(1, -1)
  if (name === undefined) return []
  parts[index] = idOf[name] ?? ""
  url.pathname = parts.join("/")
  return [{ name: `an unknown ${name}`, status: 404, request: { ...good, url: url.href } }]
}

const withHeader = (good: Call, name: string, value: string): Call => ({
  ...good,
  headers: { ...good.headers, [name]: value }
})

const withoutCredential = (good: Call): Call => {
  const { authorization: _, ...headers } = good.headers
  return { ...good, headers }
}

const withBody = (good: Call, body: string): Call => ({ ...good, body })

/** Returns a list with one request whose first body field has the wrong type, or an empty list if the body has no fields. */
const fieldRefusals = (good: Call, body: Readonly<Record<string, unknown>>): ReadonlyArray<Refusal> => {
  const [field] = Object.keys(body)
  if (field === undefined) return []
  return [
    {
      name: `a ${field} of the wrong type`,
      status: 400,
      request: withBody(good, JSON.stringify({ ...body, [field]: 7.5 }))
    }
  ]
}

/**
 * Returns the invalid requests for an operation. `good` is a valid request. `input` contains its parameters, keyed by name, and its body under the
 * key `body`.
 */
export const refusalsOf = (operation: Operation, good: Call, input: Input): ReadonlyArray<Refusal> => {
  const secured = operation.id !== "createToken"
  const body = input["body"] as Readonly<Record<string, unknown>> | undefined
  return [
    ...(secured
      ? [
          { name: "no credential", status: 401, request: withoutCredential(good), bypassesPrism: true as const },
          {
            name: "a credential of another account",
            status: 401,
            request: withHeader(good, "authorization", "Bearer of-somewhere-else")
          }
        ]
      : []),
    ...withPath(operation, good),
    ...(body === undefined
      ? []
      : [
          { name: "malformed JSON", status: 400, request: withBody(good, '{"half":'), bypassesPrism: true as const },
          { name: "another media type", status: 400, request: withHeader(good, "content-type", "text/csv") },
          ...fieldRefusals(good, body)
        ])
  ]
}
