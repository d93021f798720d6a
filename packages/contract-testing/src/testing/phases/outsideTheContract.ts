/**
 * Sends requests that no schema describes: unsupported methods, unknown paths, malformed bodies, and credentials in various formats.
 */
import { securityOf } from "../../validation/Credentials.ts"
import { resolveSchema } from "@fieldwork/specs/openapi"
import { sampleOf } from "../generate/sample.ts"
import {
  acceptsForms,
  namesScheme,
  refusesForms,
  refusesMethods,
  refusesPaths,
  refusesRepeats
} from "../rules/requestRules.ts"
import type { AuthorizationForm } from "../run/authorization.ts"
import { isSuccess } from "../run/Call.ts"
import { callOf, type Input } from "../run/callOf.ts"
import type { Session, Subject } from "../run/Session.ts"

const methods = ["GET", "PUT", "POST", "DELETE", "PATCH"] as const

const withoutBody = (input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name !== "body"))

/** Sends requests with the HTTP methods that the path of the operation does not support. */
const otherMethods = async (session: Session, { document, operation }: Subject, input: Input): Promise<void> => {
  const item = document.paths?.[operation.path] ?? {}
  const own = methods.filter((method) => Object.hasOwn(item, method.toLowerCase()))
  const call = callOf(document, operation, withoutBody(input))
  for (const method of methods) {
    if (own.includes(method) || session.isSafe) continue
    // The URL may also match another path template that supports the method.
    if (session.matches(method, call.path)) continue
    const interaction = await session.send({ ...call, operation: undefined, method, query: [], keysOf: operation.id })
    session.verify(refusesMethods, [interaction], {
      methods: own,
      at: operation.path,
      ...(session.knowsRules(document) && { status: 405 })
    })
  }
}

/** Requests an unknown path that starts with the path of the operation. */
const unknownPaths = async (session: Session, { document, operation }: Subject, input: Input): Promise<void> => {
  const call = callOf(document, operation, withoutBody(input))
  const path = `${call.path}/no-such-path`
  if (methods.some((method) => session.matches(method, path))) return
  const interaction = await session.send({
    ...call,
    operation: undefined,
    method: "GET",
    path,
    query: [],
    keysOf: operation.id
  })
  session.verify(refusesPaths, [interaction], { at: operation.path })
}

/**
 * Sends a request with an unsupported method to a path in which a parameter has a value that is not in its enumeration. The service must respond as
 * it does to an unknown path, because such a path does not exist.
 */
const unlistedValues = async (session: Session, { document, operation }: Subject, input: Input): Promise<void> => {
  const item = document.paths?.[operation.path] ?? {}
  const method = methods.find((each) => !Object.hasOwn(item, each.toLowerCase()))
  if (method === undefined || session.isSafe || !session.knowsRules(document)) return
  for (const { in: where, name, schema = {} } of operation.parameters) {
    if (where !== "path" || resolveSchema(document, schema).enum === undefined) continue
    const call = callOf(document, operation, { ...withoutBody(input), [name]: "no-such-value" })
    if (session.matches(method, call.path)) continue
    const interaction = await session.send({ ...call, operation: undefined, method, query: [], keysOf: operation.id })
    session.verify(refusesPaths, [interaction], { at: `${operation.path} ${name}` })
  }
}

const malformed = async (session: Session, { document, operation }: Subject, input: Input): Promise<void> => {
  const call = callOf(document, operation, input)
  if (call.type === undefined) return
  if (call.type.endsWith("json")) await session.send({ ...call, body: undefined, text: '{"half":' })
  await session.send({ ...call, type: "text/csv", text: "a,b\n1,2\n" })
}

/** Sends a list parameter as two parameters with the same name, although the API document specifies a single parameter with separated values. */
const repeatedLists = async (session: Session, { document, operation }: Subject, input: Input): Promise<void> => {
  if (operation.method !== "GET") return
  for (const parameter of operation.parameters) {
    const { example, explode, in: where, name, schema = {} } = parameter
    const isList = resolveSchema(document, schema).type === "array"
    if (where !== "query" || !isList || explode !== false) continue
    const given: unknown = input[name] ?? example ?? sampleOf(document, schema)
    const call = callOf(document, operation, { ...input, [name]: [Array.isArray(given) ? given[0] : given] })
    const pair = call.query.find(([each]) => each === name)
    if (pair === undefined) continue
    const interaction = await session.send({ ...call, query: [...call.query, pair] })
    // A service that uses only one of the two parameters would return wrong results, so a sandbox must refuse a request with a repeated parameter.
    if (session.knowsRules(document) && session.options.control !== undefined)
      session.verify(refusesRepeats, [interaction], { at: name })
  }
}

/** Returns whether the operation requires a bearer token in the `Authorization` header. */
const takesToken = ({ document, operation }: Subject): boolean => {
  const [first = {}] = securityOf(document, operation)
  const [name = ""] = Object.keys(first)
  const scheme = document.components?.securitySchemes?.[name]
  return scheme?.type === "http" && scheme.scheme?.toLowerCase() === "bearer"
}

const good: ReadonlyArray<AuthorizationForm> = ["lowerCase", "twoSpaces"]
const bad: ReadonlyArray<AuthorizationForm> = ["more", "otherScheme"]

const credentials = async (session: Session, subject: Subject, input: Input): Promise<void> => {
  const { operation } = subject
  if (!operation.secured) return
  for (const credential of ["none", "wrong"] as const) {
    const refused = await session.call(operation.id, input, credential)
    if (takesToken(subject)) session.verify(namesScheme, [refused], { everywhere: true })
  }
  if (operation.method !== "GET" || !takesToken(subject)) return
  const call = callOf(subject.document, operation, input)
  const usual = await session.send(call)
  if (!isSuccess(usual)) return
  for (const authorization of good) {
    const interaction = await session.send({ ...call, authorization })
    session.verify(acceptsForms, [usual, interaction], { everywhere: true, at: authorization })
  }
  for (const authorization of bad) {
    const interaction = await session.send({ ...call, authorization })
    session.verify(refusesForms, [interaction], { everywhere: true, at: authorization })
  }
}

export const outsideTheContract = async (session: Session, subject: Subject, input: Input): Promise<void> => {
  await credentials(session, subject, input)
  await malformed(session, subject, input)
  await repeatedLists(session, subject, input)
  await otherMethods(session, subject, input)
  await unknownPaths(session, subject, input)
  await unlistedValues(session, subject, input)
}
