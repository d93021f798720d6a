/**
 * The oracle of what a client sends for any input: the bytes that the input stands for, or nothing and an error that names the member.
 */
import { isDeepStrictEqual } from "node:util"
import { ApiError } from "@fieldwork/core"
import { methods } from "../clients.ts"
import { resolveSchema } from "@fieldwork/specs/openapi"
import { documents, type Operation } from "../documents.ts"
import { inputs } from "../inputs.ts"
import type { Random } from "../random.ts"
import { requestOf } from "../requests.ts"
import type { Ids } from "../world.ts"
import type { Recorded, Sent } from "./clients.ts"
import { judgeInput } from "./judgeInput.ts"
import { mutate, type Mutated, type Place } from "./mutate.ts"
import { unwritable, wireOf } from "./wire.ts"

export type Mode = "strict" | "lenient"

/** The members of the flat input on the wire; a member that is absent has none. */
const wireInput = ({ input }: Mutated): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      if (value === undefined) return []
      // A URL holds integers of any size.
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

/** How an object is written where the spec describes none is open. */
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

/** How the request differs from what the input stands for. */
const difference = (operation: Operation, input: Readonly<Record<string, unknown>>, sent: Sent): string | undefined => {
  const expected = requestOf(operation, input, { url: "https://fieldwork.invalid", authorization: "" })
  const [is, shall] = [new URL(sent.url), new URL(expected.url)]
  // A list states its page though the input does not.
  const isPage = (name: string) => ["page", "page_number", "page_size"].includes(name) && !(name in input)
  if (sent.method !== expected.method) return `method ${sent.method}`
  if (decodeURIComponent(is.pathname) !== decodeURIComponent(shall.pathname)) return `path ${is.pathname}`
  const isOpen = isOpenIn(operation, input)
  const [query, expectedQuery] = [
    pairs(is, (name) => !isPage(name) && !isOpen(name)),
    pairs(shall, (name) => !isOpen(name))
  ]
  if (!isDeepStrictEqual(query, expectedQuery)) return `query ${is.search}`
  const isForm = sent.body instanceof FormData
  const body = input["body"]
  const expectedBody = isForm ? formOf(body) : body === undefined ? undefined : JSON.parse(JSON.stringify(body))
  if (!isDeepStrictEqual(bodyOf(sent), expectedBody)) return `body ${JSON.stringify(bodyOf(sent))}`
  return undefined
}

const nameOf = (place: Place): string => (place[0] === "body" && place.length > 1 ? place.slice(1) : place).join(".")

/** Whether an error about the member `field` leads the reader to `place`. */
const names = (field: string, place: Place): boolean => {
  const name = nameOf(place)
  // Members of a body are named without it.
  if (place.length === 1 && place[0] === "body") return true
  return (
    field === name ||
    field.startsWith(`${name}.`) ||
    name.startsWith(`${field}.`) ||
    (place[0] === "body" && field === "body")
  )
}

const complaint = (
  operation: Operation,
  mutated: Mutated,
  mode: Mode,
  sent: Sent | undefined,
  error: unknown
): string | undefined => {
  const input = wireInput(mutated)
  const isWritable = !Object.values(input).includes(unwritable)
  const verdict = isWritable ? judgeInput(operation, input) : "invalid"
  if (sent !== undefined) {
    if (!isWritable) return "sent what has no form on the wire"
    if (mode === "strict" && verdict === "invalid") return "sent what breaks the spec"
    return difference(operation, input, sent)
  }
  if (!(error instanceof ApiError)) return `not sent, without an ApiError: ${String(error)}`
  const { reason } = error
  if (reason._tag !== "InvalidRequestError" || reason.status !== 0) return `not sent, with ${error.message}`
  const fields = Object.keys(reason.problem.fields)
  if (!mutated.places.some((place) => fields.some((field) => names(field, place)))) {
    return `not sent, and the error names ${fields.join()}`
  }
  if (verdict === "valid") return `refused though it is valid: ${error.message}`
  return undefined
}

/** Changes the good input of an operation, calls it, and returns what is wrong with what happened. */
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
  const wrong = complaint(operation, mutated, mode, sent[before], error)
  return wrong === undefined ? undefined : `${operation.id}, ${mutated.what}: ${wrong}`
}
