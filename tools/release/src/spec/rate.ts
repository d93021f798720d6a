/**
 * Rates the changes in a document by their effect on users of our packages. Rules raise the level of changes that `redocly diff` rates too low.
 *
 * A rule can only raise Redocly's level, because a schema that is sent in one place may be returned in another. The only exception is the correction
 * of a part that the project inferred because the API's own documentation does not state it.
 */
import { type Change, diff } from "./diff.ts"
import { type Document, isInferred, isSent, knownValuesOf, sentComponents } from "./Document.ts"
import { highest, type Level, rank } from "./Level.ts"

export interface Rated {
  readonly path: string
  readonly level: Exclude<Level, "none">
  readonly why: string
}

interface Context {
  /** Whether a caller sends the changed part. */
  readonly isSent: boolean
}

type Rule = (change: Change, context: Context) => Omit<Rated, "path"> | undefined

const valuesOf = (side: Change["base"]): ReadonlyArray<unknown> => (Array.isArray(side?.value) ? side.value : [])

/** Rates an enum in a request if values were added or the enum was removed. Redocly treats both as changes without effect. */
const widenedRequest: Rule = ({ base, property, revision }, context) => {
  if (property !== "enum" || !context.isSent || base?.value === undefined) return undefined
  const isNarrower =
    revision?.value !== undefined && valuesOf(base).some((value) => !valuesOf(revision).includes(value))
  return isNarrower ? undefined : { level: "minor", why: "a request accepts more values" }
}

/** Rates a changed default in a request. Redocly treats this as a change without effect, but callers that omit the field get a different result. */
const requestDefault: Rule = ({ base, property }, context) => {
  if (property !== "default" || !context.isSent) return undefined
  return base?.value === undefined
    ? { level: "minor", why: "a default was added" }
    : { level: "major", why: "the default has changed" }
}

/** Rates changed extensions that determine how the clients behave. */
const behaviour: Rule = ({ property }) =>
  property === "x-retry" || property === "x-pagination" ? { level: "minor", why: `${property} has changed` } : undefined

const rules: ReadonlyArray<Rule> = [widenedRequest, requestDefault, behaviour]

/** Rates removed schemas. The name of a schema is also the name of a type, which can no longer be imported. */
const removedSchemas = (base: Document, revision: Document): ReadonlyArray<Rated> =>
  Object.keys(base.components?.["schemas"] ?? {})
    .filter((name) => revision.components?.["schemas"]?.[name] === undefined)
    .map((name) => ({
      path: `#/components/schemas/${name}`,
      level: "major",
      why: "the type with this name was removed"
    }))

/** Rates changed values of open enums, which Redocly does not compare. */
const knownValues = (base: Document, revision: Document): ReadonlyArray<Rated> => {
  const after = knownValuesOf(revision)
  return [...knownValuesOf(base)].flatMap(([path, values]): ReadonlyArray<Rated> => {
    const now = after.get(path)
    if (now === undefined || JSON.stringify(now) === JSON.stringify(values)) return []
    return now.some((value) => !values.includes(value))
      ? [{ path, level: "minor", why: "an open enum has more known values" }]
      : [{ path, level: "patch", why: "an open enum has fewer known values" }]
  })
}

/**
 * Caps the level of a change at minor, even if the change is breaking, if it corrects a part of the spec that was inferred because the API's own
 * documentation does not state it.
 */
const corrected = (rated: Rated, { base: before, property }: Change, base: Document): Rated =>
  before !== undefined && rank(rated.level) > rank("minor") && isInferred(base, before.pointer, property)
    ? { ...rated, level: "minor", why: `${rated.why} (corrects what was inferred)` }
    : rated

/** Returns every change between two bundled documents, with its level in semantic versioning. */
export const rate = async (base: Document, revision: Document): Promise<ReadonlyArray<Rated>> => {
  const [before, after] = [sentComponents(base), sentComponents(revision)]
  const changes = await diff(base, revision)
  const rated = changes.map((change): Rated => {
    const sent =
      (change.base !== undefined && isSent(base, change.base.pointer, before)) ||
      (change.revision !== undefined && isSent(revision, change.revision.pointer, after))
    const context = { isSent: sent }
    const raised = rules
      .map((rule) => rule(change, context))
      .find((each) => each !== undefined && rank(each.level) > rank(change.impact))
    const why =
      change.verdicts.map(({ message }) => message).join(" ") ||
      [change.property, change.kind].filter(Boolean).join(" ")
    return corrected({ path: change.path, level: change.impact, why, ...raised }, change, base)
  })
  return [...rated, ...removedSchemas(base, revision), ...knownValues(base, revision)]
}

export const levelOf = (rated: ReadonlyArray<Rated>): Level => highest(rated.map(({ level }) => level))
