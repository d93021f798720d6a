/**
 * Inputs for the operations of any document: ids come from responses that were seen, by links, and by names and paths where there are none.
 */
import { type Document, type Operation, operationsOf, repliesOf, type Reply } from "@fieldwork/specs/openapi"
import { at } from "@fieldwork/specs/openapi"
import { type Exchange, isSuccess } from "../run/Call.ts"
import { bodySchemaOf, type Input } from "../run/callOf.ts"
import type { Session } from "../run/Session.ts"
import { pathTexts } from "../../judge/Parameters.ts"
import { documentInput } from "./documentInput.ts"
import type { World } from "./World.ts"

/** The value of a runtime expression of OpenAPI, such as `$response.body#/items/0/id`. */
const valueOf = (expression: string, { call, json, operation }: Exchange): unknown => {
  if (expression.startsWith("$response.body#"))
    return Object(json) === json ? at(json as object, expression.slice("$response.body".length)) : undefined
  if (expression.startsWith("$request.body#"))
    return Object(call.body) === call.body
      ? at(call.body as object, expression.slice("$request.body".length))
      : undefined
  const [, where, name = ""] = /^\$request\.(path|query)\.(.+)$/.exec(expression) ?? []
  if (where === "path") return pathTexts(operation?.path ?? "", call.path)[name]
  return where === "query" ? call.query.find(([key]) => key === name)?.[1] : expression
}

/** The words of a name, without case and separators: `petId` and `pet_id` are one. */
const plain = (name: string): string => name.replaceAll(/[^a-z0-9]/gi, "").toLowerCase()

const singular = (name: string): string => name.replace(/ies$/, "y").replace(/(?<!s)s$/, "")

/** The id within the first thing of a response whose collection the path begins with. */
const inferred = (parameter: string, collection: string, json: unknown): unknown => {
  const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)
  const whole = first(json)
  if (typeof whole !== "object" || whole === null) return undefined
  const inner = Object.values(whole)
    .map(first)
    .filter((value) => typeof value === "object" && value !== null)
  const names = [plain(parameter), "id", `${plain(singular(collection))}id`]
  for (const candidate of [whole, ...inner] as ReadonlyArray<object>)
    for (const name of names)
      for (const [key, value] of Object.entries(candidate))
        if (plain(key) === name && (typeof value === "string" || typeof value === "number")) return value
  return undefined
}

const linked = (
  document: Document,
  reply: Reply | undefined
): ReadonlyArray<{ readonly to: string; readonly parameters: Readonly<Record<string, string>> }> =>
  Object.values(reply?.response.links ?? {}).flatMap(({ operationId, parameters = {} }) =>
    operationId === undefined || document === undefined ? [] : [{ to: operationId, parameters }]
  )

/** What a GET or POST of the collection returned is what a path that begins with it takes. */
const producersOf = (
  document: Document,
  { path }: Operation
): ReadonlyArray<readonly [name: string, collection: string, producer: Operation]> =>
  [...path.matchAll(/\{([^}]+)\}/g)].flatMap((match) => {
    const before = path.slice(0, match.index).replace(/\/$/, "")
    const collection = before.split("/").at(-1) ?? ""
    const of = operationsOf(document).filter((each) => each.path.replace(/\/$/, "") === before)
    const order = ["POST", "GET", "PUT"]
    return of
      .filter(({ method }) => order.includes(method))
      .toSorted((one, other) => order.indexOf(one.method) - order.indexOf(other.method))
      .map((producer) => [match[1] ?? "", collection, producer] as const)
  })

export const anyWorld = (session: Session, document: Document, isSafe: boolean): World => {
  /** By operation: parameters that responses gave for it, the latest last. */
  let given = new Map<string, Record<string, unknown>>()
  const asked = new Set<string>()

  const learn = (exchange: Exchange): void => {
    const { operation } = exchange
    if (operation === undefined || !isSuccess(exchange)) return
    const reply = repliesOf(document, operation).find(({ status }) => status === String(exchange.received.status))
    for (const { parameters, to } of linked(document, reply)) {
      const values = Object.entries(parameters).map(
        ([name, expression]) => [name, valueOf(expression, exchange)] as const
      )
      if (values.every(([, value]) => value !== undefined))
        given.set(to, { ...given.get(to), ...Object.fromEntries(values) })
    }
  }

  const find = async (operation: Operation, depth: number): Promise<Input> => {
    const found: Record<string, unknown> = { ...documentInput(document, operation), ...given.get(operation.id) }
    for (const [name, collection, producer] of producersOf(document, operation)) {
      if (given.get(operation.id)?.[name] !== undefined || depth > 3) continue
      if (isSafe && producer.method !== "GET") continue
      const key = `${operation.id} ${name} ${producer.id}`
      if (asked.has(key)) continue
      asked.add(key)
      const exchange = await session.call(producer.id, await find(producer, depth + 1))
      learn(exchange)
      const value = isSuccess(exchange) ? inferred(name, collection, exchange.json) : undefined
      if (value === undefined) continue
      given.set(operation.id, { ...given.get(operation.id), [name]: value })
      found[name] = value
    }
    const body = bodySchemaOf(document, operation)
    return body === undefined ? found : { ...found, body: found["body"] }
  }

  return {
    forget: () => {
      given = new Map()
      asked.clear()
    },
    inputOf: async (operationId) => {
      for (const exchange of session.trace().slice(-50)) learn(exchange)
      const subject = session.subjectOf(operationId)
      return subject === undefined ? {} : find(subject.operation, 0)
    }
  }
}
