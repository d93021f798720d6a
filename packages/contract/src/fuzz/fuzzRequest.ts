/**
 * Checks how a client handles arbitrary input. The client must either send the request that the input requires, or fail with an error that names the
 * invalid field.
 */
import { isDeepStrictEqual } from "node:util"
import { ApiError } from "@fieldwork/core"
import { methods } from "../Clients.ts"
import { resolveSchema } from "@fieldwork/specs/openapi"
import { documents, type Operation } from "../documents.ts"
import { inputs } from "../inputs.ts"
import type { Random } from "../Random.ts"
import { requestOf } from "../requests.ts"
import type { Ids } from "../TestData.ts"
import type { Recorded, Sent } from "./clients.ts"
import { inputVerdict } from "./inputVerdict.ts"
import { mutate, type Mutated, type Place } from "./mutate.ts"
import { unwritable, wireOf } from "./wire.ts"

export type Mode = "strict" | "lenient"

/** Returns the fields of the input, which are the parameters and `body`, in the form in which they are sent. Undefined fields are omitted. */
const wireInput = ({ input }: Mutated): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      if (value === undefined) return []
      // Integers beyond ±2^53 can be sent in a URL but not in a JSON body.
      const isHuge = typeof value === "bigint" && !Number.isSafeInteger(Number(value)) && name !== "body"
      return [[name, isHuge ? String(value) : wireOf(value)] as const]
    })
  )

const pairs = (url: URL, isExpected: (name: string) => boolean) =>
  [...url.searchParams].filter(([name]) => isExpected(name)).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))

const bodyOf = ({ body }: Sent): unknown => {
  if (typeof body === "string") return JSON.parse(body) as unknown
  return body instanceof FormData ? Object.fromEntries(body) : body
}

const formOf = (body: unknown): unknown =>
  Object.fromEntries(
    Object.entries(body as object).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value)
    ])
  )

/** Returns a function that checks whether a query parameter originates from an object in the input whose properties the spec does not define. */
const isOpenIn = (operation: Operation, input: Readonly<Record<string, unknown>>) => {
  const isNamed = (name: string) =>
    name === "body" ||
    operation.parameters.some((parameter) => {
      const { type } = resolveSchema(documents[operation.api], parameter.schema ?? {})
      return parameter.name === name && (type === "object" || (type === "array" && Array.isArray(input[name])))
    })
  const open = Object.entries(input).filter(([name, value]) => typeof value === "object" && !isNamed(name))
  return (name: string): boolean =>
    open.some(([key, value]) => name.startsWith(key) || name in (value as Record<string, unknown>))
}

/**
 * Returns a description of the first difference between the request that was sent and the request that the input requires, or undefined if they are
 * equal.
 */
const difference = (operation: Operation, input: Readonly<Record<string, unknown>>, sent: Sent): string | undefined => {
  const expected = requestOf(operation, input, { url: "https://fieldwork.invalid", authorization: "" })
  const [sentUrl, expectedUrl] = [new URL(sent.url), new URL(expected.url)]
  // List methods add pagination parameters even if the input does not contain any.
  const isPage = (name: string) => ["page", "page_number", "page_size"].includes(name) && !(name in input)
  if (sent.method !== expected.method) return `method ${sent.method}`
  if (decodeURIComponent(sentUrl.pathname) !== decodeURIComponent(expectedUrl.pathname))
    return `path ${sentUrl.pathname}`
  const isOpen = isOpenIn(operation, input)
  const [query, expectedQuery] = [
    pairs(sentUrl, (name) => !isPage(name) && !isOpen(name)),
    pairs(expectedUrl, (name) => !isOpen(name))
  ]
  if (!isDeepStrictEqual(query, expectedQuery)) return `query ${sentUrl.search}`
  const isForm = sent.body instanceof FormData
  const body = input["body"]
  const expectedBody = isForm ? formOf(body) : body === undefined ? undefined : JSON.parse(JSON.stringify(body))
  if (!isDeepStrictEqual(bodyOf(sent), expectedBody)) return `body ${JSON.stringify(bodyOf(sent))}`
  return undefined
}

const nameOf = (place: Place): string => (place[0] === "body" && place.length > 1 ? place.slice(1) : place).join(".")

/** Checks whether the field that an error names is at, above or below the path `place` in the input. */
const names = (field: string, place: Place): boolean => {
  const name = nameOf(place)
  // If the entire body was mutated, the error may name any field, because the names of body fields in errors do not start with `body`.
  if (place.length === 1 && place[0] === "body") return true
  return (
    field === name ||
    field.startsWith(`${name}.`) ||
    name.startsWith(`${field}.`) ||
    (place[0] === "body" && field === "body")
  )
}

const problemOf = (
  operation: Operation,
  mutated: Mutated,
  mode: Mode,
  sent: Sent | undefined,
  error: unknown
): string | undefined => {
  const input = wireInput(mutated)
  const isWritable = !Object.values(input).includes(unwritable)
  const verdict = isWritable ? inputVerdict(operation, input) : "invalid"
  if (sent !== undefined) {
    if (!isWritable) return "sent a value that cannot be serialised"
    if (mode === "strict" && verdict === "invalid") return "sent a request that violates the spec"
    return difference(operation, input, sent)
  }
  if (!(error instanceof ApiError)) return `not sent, without an ApiError: ${String(error)}`
  const { reason } = error
  if (reason._tag !== "InvalidRequestError" || reason.status !== 0) return `not sent, with ${error.message}`
  const fields = Object.keys(reason.problem.fields)
  if (!mutated.places.some((place) => fields.some((field) => names(field, place)))) {
    return `not sent, and the error names only ${fields.join()}`
  }
  if (verdict === "valid") return `refused although it is valid: ${error.message}`
  return undefined
}

/**
 * Mutates the valid input for an operation and calls the operation. Returns a description of what is wrong with the result, or undefined if the
 * result is correct.
 */
export const fuzzRequest = async (
  operation: Operation,
  ids: Ids,
  { clients, sent }: Recorded,
  mode: Mode,
  random: Random
): Promise<string | undefined> => {
  const mutated = mutate(inputs[operation.id]?.(ids) ?? {}, random)
  const before = sent.length
  let error: unknown
  try {
    await methods[operation.id]?.(clients, mutated.input)
  } catch (cause) {
    error = cause
  }
  const problem = problemOf(operation, mutated, mode, sent[before], error)
  return problem === undefined ? undefined : `${operation.id}, ${mutated.what}: ${problem}`
}
