/**
 * Phase 3: inputs of every form that the contract allows, and inputs that were changed at one place.
 *
 * What the contract does not allow must be refused; the judge decides that of each request, however it was made.
 */
import fc, { type Arbitrary } from "fast-check"
import { arbitraryOf } from "../generate/arbitrary.ts"
import { mutationsOf } from "../generate/mutations.ts"
import { bodySchemaOf, callOf, type Input } from "../run/callOf.ts"
import type { Session, Subject } from "../run/Session.ts"
import type { World } from "../worlds/World.ts"

/** Each operation has values of its own, and the same ones whichever others are tested. */
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
  // Few at a time: with many, one that is wrong hides the others.
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

/** Path parameters that are made up lead to things that do not exist. */
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
  world: World,
  subject: Subject,
  seed: number,
  runs: number
): Promise<void> => {
  const { document, operation } = subject
  const isOnce = operation.object["x-retry"] === "once"
  // On an account that cannot be reset, what happens once may cost money.
  if (session.isSafe ? operation.method !== "GET" : isOnce && session.options.control === undefined) return
  const base = await world.inputOf(operation.id)
  const paths = inPath(subject, base)
  const usual = inputsOf(subject, base)
  const all = paths === undefined ? usual : fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: paths })
  for (const input of fc.sample(all, { seed: seedOf(seed, operation.id), numRuns: runs }))
    await session.send(callOf(document, operation, input))
}
