/**
 * Makes the sandbox behave like a service that differs from its API document. Requests are translated to the form that the document describes, and
 * responses to the form that the service returns.
 *
 * The translation runs before routing and validation, which handle only the documented form. The Fieldwork clients implement the same corrections
 * separately.
 */
import type { Corrections, OperationCorrection } from "@fieldwork/specs/corrections"
import { documents } from "@fieldwork/specs/documents"
import { type Operation, operationsOf } from "@fieldwork/specs/openapi"
import type { Encoded, Incoming } from "../http/Message.ts"
import * as Routes from "../http/Routes.ts"
import { toDocumentBody, toServiceBody } from "./bodyTranslation.ts"
import { toDocumentSearch } from "./toDocumentSearch.ts"

/** A request in its documented form, and a function that translates the response. */
export interface Translation {
  readonly incoming: Incoming
  readonly finish: (reply: Encoded) => Encoded
}

export type Translate = (incoming: Incoming) => Translation

const unchanged = (reply: Encoded): Encoded => reply

/** Returns a path that has more segments than any documented path, so it matches no operation. */
const unknownPath = (path: string): string => `${path.replace(/\/$/, "")}${"/-".repeat(12)}`

/** A request method that no operation supports. */
const noMethod = "UNSERVED"

const templateOf = (path: string, values: ReadonlyMap<string, string>): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""))

/** Returns the key of `responses` that applies to a status code. */
const keyOf = (responses: object, status: number): string =>
  [String(status), `${String(status)[0]}XX`].find((key) => Object.hasOwn(responses, key)) ?? "default"

const translateReply = (
  { responses = {}, statuses = [] }: OperationCorrection,
  { body, ...reply }: Encoded
): Encoded => {
  const moved = statuses.find(({ document, replaces }) => replaces && document === reply.status)
  const isJson = reply.headers["content-type"]?.startsWith("application/json") === true
  const status = moved?.service ?? reply.status
  const fields = responses[keyOf(responses, status)] ?? []
  return { ...reply, status, body: fields.length > 0 && isJson ? toServiceBody(body, fields) : body }
}

const translatorFor = (corrections: Corrections): ((incoming: Incoming) => Translation | undefined) => {
  const documented = operationsOf(documents[corrections.api])
  const correctionOf = ({ id }: Operation): OperationCorrection => corrections.operations[id] ?? {}
  const served = Routes.make(
    documented.map((operation) => {
      const { method = operation.method, path = operation.path } = correctionOf(operation)
      return { ...operation, method, path }
    })
  )
  const byId = new Map(documented.map((operation) => [operation.id, operation]))
  const original = Routes.make(documented)

  const refused = (incoming: Incoming): Translation => ({
    incoming: { ...incoming, path: unknownPath(incoming.path) },
    finish: unchanged
  })

  return (incoming) => {
    const match = served.match(incoming.path)
    if (match === undefined) return original.match(incoming.path) === undefined ? undefined : refused(incoming)
    if (corrections.trailingSlash === true && !incoming.path.endsWith("/")) return refused(incoming)
    const found = match.operations.get(incoming.method)
    const [any] = match.operations.values()
    const operation = byId.get((found ?? any)?.id ?? "")
    if (operation === undefined) return undefined
    const names = Routes.namesOf(correctionOf(operation).path ?? operation.path)
    const values = new Map(names.map((name, index) => [name, match.values[index] ?? ""]))
    const path = templateOf(operation.path, values)
    if (found === undefined)
      return {
        incoming: { ...incoming, path, method: noMethod },
        finish: (reply) => ({ ...reply, headers: { ...reply.headers, allow: [...match.operations.keys()].join(", ") } })
      }
    const correction = correctionOf(operation)
    const search = toDocumentSearch(incoming.search, correction.parameters ?? {})
    return {
      incoming: {
        ...incoming,
        method: operation.method,
        path,
        search,
        query: search === incoming.search ? incoming.query : new URLSearchParams(search),
        body: toDocumentBody(incoming.body, incoming.headers["content-type"] ?? "", correction.request ?? [])
      },
      finish: (reply) => translateReply(correction, reply)
    }
  }
}

/**
 * Creates a function that translates requests and responses for all services that differ from their API documents. Returns undefined if there are no
 * corrections, so requests have no overhead.
 */
export const make = (all: ReadonlyArray<Corrections>): Translate | undefined => {
  if (all.length === 0) return undefined
  const services = all.map(translatorFor)
  return (incoming) => {
    for (const translate of services) {
      const translated = translate(incoming)
      if (translated !== undefined) return translated
    }
    return { incoming, finish: unchanged }
  }
}
