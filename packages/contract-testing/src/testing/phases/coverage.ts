/**
 * Phase 2: sends a valid request to each operation, and variants of the request that each differ from it in one place.
 */
import { repliesOf, resolveSchema } from "@fieldwork/specs/openapi"
import { absent, type Variant, variantsOf } from "../generate/variants.ts"
import { acceptsValid, refusesUnknownFields } from "../rules/messageRules.ts"
import { namesTheField } from "../rules/errorRules.ts"
import { textRule } from "../rules/textRules.ts"
import { isRestricted } from "../rules/restrictedProperties.ts"
import { isSuccess } from "../run/Call.ts"
import { bodySchemaOf, callOf, type Input } from "../run/callOf.ts"
import { outsideTheContract } from "./outsideTheContract.ts"
import type { Session, Subject } from "../run/Session.ts"
import type { Fixture } from "../fixtures/Fixture.ts"

/** A change that turns a valid request into a variant. */
interface Change {
  readonly variant: Variant
  readonly apply: (input: Input) => Input
}

const without = (input: Input, name: string): Input =>
  Object.fromEntries(Object.entries(input).filter(([each]) => each !== name))

function* changesOf({ document, operation }: Subject, base: Input): Generator<Change> {
  for (const parameter of operation.parameters) {
    const { in: where, name, required = false, schema = {} } = parameter
    if (where !== "query" && where !== "path") continue
    const at = `${where} ${name}`
    if (required && where === "query")
      yield {
        variant: { at, what: `the required ${name} is absent`, value: absent },
        apply: (input) => without(input, name)
      }
    const resolved = resolveSchema(document, schema)
    const sample = base[name] ?? parameter.example
    if (where === "query" && sample !== undefined && base[name] === undefined)
      yield {
        variant: { at, what: `${name} is present`, value: sample },
        apply: (input) => ({ ...input, [name]: sample })
      }
    for (const variant of variantsOf(document, resolved, sample)) {
      // A URL cannot represent null.
      if (variant.value === null) continue
      const what = `${name} is ${variant.what}`
      yield {
        variant: { ...variant, at: `${at}${variant.at}`, what },
        apply: (input) => ({ ...input, [name]: variant.value })
      }
    }
  }
  const body = bodySchemaOf(document, operation)
  if (body === undefined) return
  yield { variant: { at: "body", what: "the body is absent", value: absent }, apply: (input) => without(input, "body") }
  for (const variant of variantsOf(document, body.schema, base["body"]))
    yield {
      variant: {
        ...variant,
        at: `body${variant.at}`,
        what: `${variant.at === "" ? "the body" : variant.at.slice(1)} is ${variant.what}`
      },
      apply: (input) => ({ ...input, body: rebased(variant.value, base["body"], input["body"]) })
    }
}

/**
 * Applies to `fresh` the change that turns `base` into `value`. `fresh` is a valid body that was created after `base`, and may differ from `base`,
 * for example because it refers to a newer object.
 */
const rebased = (value: unknown, base: unknown, fresh: unknown): unknown => {
  if (JSON.stringify(value) === JSON.stringify(base)) return fresh
  const isSame = [value, base, fresh].every((each) => typeof each === "object" && each !== null)
  if (!isSame || Array.isArray(value) !== Array.isArray(base)) return value
  const members = Object.entries(value as object).map(
    ([name, inner]) =>
      [name, rebased(inner, Reflect.get(base as object, name), Reflect.get(fresh as object, name))] as const
  )
  return Array.isArray(value) ? members.map(([, inner]) => inner) : Object.fromEntries(members)
}

const repeats = textRule(
  "repeated-read-agrees",
  "RFC 9110, 9.2.1",
  "The same GET request returns the same response as long as nothing changes."
)
const caseless = textRule("uuid-in-any-case", "RFC 9562, 4", "A UUID is the same in upper and lower case.")
const absentIs404 = textRule(
  "unknown-is-refused",
  "RFC 9110, 15.5.5",
  "A path whose id does not exist is refused, normally with 404."
)

/** Calls a read operation twice with the same input, and again for each UUID in the path with the UUID in upper case. */
const repeated = async (session: Session, { document, operation }: Subject, input: Input): Promise<void> => {
  if (operation.method !== "GET") return
  const first = await session.call(operation.id, input)
  if (!isSuccess(first)) return
  session.verify(repeats, [first, await session.call(operation.id, input)], { expect: "agrees" })
  for (const { in: where, name, schema = {} } of operation.parameters) {
    const value = input[name]
    if (where !== "path" || typeof value !== "string" || resolveSchema(document, schema).format !== "uuid") continue
    if (value === value.toUpperCase()) continue
    const other = await session.call(operation.id, { ...input, [name]: value.toUpperCase() })
    session.verify(caseless, [first, other], { expect: isSuccess(other) ? "agrees" : "accepted", at: name })
  }
}

const unknownValues: Readonly<Record<string, unknown>> = {
  integer: 987_654_321,
  number: 987_654_321,
  string: "no-such-thing",
  uuid: "ffffffff-ffff-4fff-bfff-ffffffffffff"
}

/** Calls an operation with well-formed ids that do not exist. */
const unknownIds = async (session: Session, { document, operation }: Subject, input: Input): Promise<void> => {
  const isOnce = operation.object["x-retry"] === "once" && session.options.control === undefined
  if (isOnce || session.options.contractDocuments.length === 0) return
  for (const { in: where, name, schema = {} } of operation.parameters) {
    if (where !== "path") continue
    const resolved = resolveSchema(document, schema)
    if (resolved.enum !== undefined || resolved.pattern !== undefined) continue
    const type = [resolved.type ?? "string"].flat()[0] ?? "string"
    const interaction = await session.call(operation.id, {
      ...input,
      [name]: unknownValues[resolved.format ?? ""] ?? unknownValues[type]
    })
    // Only the brand lift and exchange documents state that an unknown id must be refused.
    if (session.knowsRules(document)) session.verify(absentIs404, [interaction], { expect: "refused", at: name })
  }
}

/** Makes a sandbox return each documented status code, and validates the response bodies. */
const statuses = async (session: Session, { document, operation }: Subject, input: Input): Promise<void> => {
  const { control, coverage: seen } = session.options
  if (control === undefined || !session.knowsRules(document)) return
  for (const { status } of repliesOf(document, operation)) {
    if (!/^[45]\d\d$/.test(status) || seen.hasSeen(operation.id, status)) continue
    const fault = { operation_id: operation.id, times: 1, status: Number(status), retry_after_seconds: 1 }
    const faultResponse = await session.control(
      "POST",
      "/faults",
      status === "429" || status === "503" ? fault : { ...fault, retry_after_seconds: undefined }
    )
    if (isSuccess(faultResponse)) await session.sendWithFault(callOf(document, operation, input))
  }
}

const pointKind = (name: string, at: string): string => `${at} ${name}`

/** Returns whether a successful request of the operation may consume an object, for example by deleting it. Each request then needs a new object. */
const mayConsume = ({ method, object }: Subject["operation"]): boolean =>
  method !== "GET" && object["x-retry"] !== "safe"

export const coverage = async (session: Session, fixture: Fixture, subject: Subject): Promise<void> => {
  const { operation } = subject
  const { coverage: seen } = session.options
  let base = await fixture.inputOf(operation.id)
  const first = await session.call(operation.id, base)
  const isGood = isSuccess(first)
  for (const { apply, variant } of changesOf(subject, base)) {
    if (session.isSafe && operation.method !== "GET") break
    const { at, point, what } = variant
    if (point !== undefined) seen.declare(point.kind, operation.id, pointKind(point.name, at))
    // If an account cannot be reset, calling an operation that is not idempotent may cost money. In this case, only invalid requests, which must be
    // refused, are sent.
    const isOnce = operation.object["x-retry"] === "once" && session.options.control === undefined
    if (isOnce && session.isValid(callOf(subject.document, operation, apply(base)))) continue
    if (isGood && mayConsume(operation) && !isOnce) base = await fixture.inputOf(operation.id)
    const interaction = await session.call(operation.id, apply(base))
    if (point !== undefined) seen.reached(point.kind, operation.id, pointKind(point.name, at))
    if (session.knowsRules(subject.document)) session.verify(namesTheField, [interaction], { at })
    if (!isGood || interaction.operation === undefined || interaction.requestViolations.length > 0) continue
    if (operation.object["x-unknown-fields"] === "refused" && at.endsWith("/unheard_of")) {
      session.verify(refusesUnknownFields, [interaction], { at })
      continue
    }
    if (isRestricted(operation.id, at) || at.startsWith("path ")) continue
    const { status } = interaction.received
    if (status === 404 || status === 409 || status === 403) continue
    session.verify(acceptsValid, [interaction], { at, what })
  }
  await repeated(session, subject, base)
  await unknownIds(session, subject, base)
  await outsideTheContract(session, subject, base)
  await statuses(session, subject, base)
}
