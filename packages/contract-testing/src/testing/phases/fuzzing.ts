/**
 * Phase 3: sends random inputs that the schemas allow, and valid inputs with one change.
 *
 * Requests that violate the contract must be refused. The validator decides whether a request violates the contract, regardless of how the request
 * was generated.
 */
import fc, { type Arbitrary } from "fast-check"
import { arbitraryOf } from "../generate/arbitrary.ts"
import { mutationsOf } from "../generate/mutations.ts"
import { bodySchemaOf, callOf, type Input } from "../run/callOf.ts"
import type { Session, Subject } from "../run/Session.ts"
import type { Fixture } from "../fixtures/Fixture.ts"

/** Returns a separate seed for each operation, so that the generated values do not depend on which other operations are tested. */
const seedOf = (seed: number, name: string): number => {
  let hash = seed | 0
  for (const character of name) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return hash
}

const inputsOf = ({ document, operation }: Subject, base: Input): Arbitrary<Input> => {
  const inQuery = operation.parameters.filter(({ in: where }) => where === "query")
  const query = fc.record(
    Object.fromEntries(inQuery.map(({ name, schema = {} }) => [name, arbitraryOf(document, schema)])),
    { requiredKeys: [] }
  )
  // At most three parameters are sent at a time, because one invalid parameter hides the effect of the others.
  const few = fc.tuple(query, fc.integer({ min: 0, max: 3 }), fc.nat()).map(([all, count, turn]) => {
    const entries = Object.entries(all)
    const from = entries.length === 0 ? 0 : turn % entries.length
    return Object.fromEntries([...entries.slice(from), ...entries.slice(0, from)].slice(0, count))
  })
  const body = bodySchemaOf(document, operation)
  if (body === undefined) return few.map((chosen) => ({ ...base, ...chosen }))
  const bodies = fc.oneof(
    { weight: 1, arbitrary: arbitraryOf(document, body.schema) },
    { weight: 1, arbitrary: mutationsOf(base["body"]) }
  )
  return fc.tuple(few, bodies).map(([chosen, made]) => ({ ...base, ...chosen, body: made }))
}

/** Generates inputs with random path parameters, which usually refer to objects that do not exist. */
const inPath = ({ document, operation }: Subject, base: Input): Arbitrary<Input> | undefined => {
  const names = operation.parameters.filter(({ in: where }) => where === "path")
  if (names.length === 0) return undefined
  const values = fc.record(
    Object.fromEntries(names.map(({ name, schema = {} }) => [name, arbitraryOf(document, schema)])),
    { requiredKeys: [] }
  )
  return values.map((made) => ({ ...base, ...made }))
}

export const fuzzing = async (
  session: Session,
  fixture: Fixture,
  subject: Subject,
  seed: number,
  runs: number
): Promise<void> => {
  const { document, operation } = subject
  const isOnce = operation.object["x-retry"] === "once"
  // If an account cannot be reset, calling an operation that is not idempotent may cost money. Such operations are skipped.
  if (session.isSafe ? operation.method !== "GET" : isOnce && session.options.control === undefined) return
  const base = await fixture.inputOf(operation.id)
  const paths = inPath(subject, base)
  const usual = inputsOf(subject, base)
  const all = paths === undefined ? usual : fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: paths })
  const inputs = fc.sample(all, { seed: seedOf(seed, operation.id), numRuns: runs })
  await session.sendAll(inputs.map((input) => callOf(document, operation, input)))
}
