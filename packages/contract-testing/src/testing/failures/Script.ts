/**
 * A script: the calls that show a failure, as data. Values from earlier responses are replaced by references, so that the calls can be repeated when
 * the service is in another state.
 *
 * `{2/items/0/id}` in a path, a query or a body refers to the value at the JSON pointer `/items/0/id` in the response to the second step.
 */
import { at, below } from "@fieldwork/specs/openapi"
import { asText, type Call, type CheckedInteraction } from "../run/Call.ts"

export interface Script {
  readonly steps: ReadonlyArray<Call>
  /** The indexes in `steps` of the steps to which the rule is applied. The last of these steps shows the failure. */
  readonly about: ReadonlyArray<number>
}

const identifying = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const idName = /(?:id|number|code|sid)$/i

/** Returns whether a property of a response is an id that later calls may refer to. */
const isId = (name: string, value: unknown): boolean =>
  (typeof value === "string" && identifying.test(value)) ||
  (idName.test(name) && (typeof value === "number" || (typeof value === "string" && value !== "" && value.length < 80)))

const idsIn = (value: unknown, pointer: string, name: string, found: Map<unknown, string>, depth = 0): void => {
  if (typeof value !== "object" || value === null) {
    if (isId(name, value) && !found.has(value)) found.set(value, pointer)
    return
  }
  if (depth > 6) return
  for (const [key, inner] of Object.entries(value).slice(0, 200))
    idsIn(inner, below(pointer, key), Array.isArray(value) ? name : key, found, depth + 1)
}

/** Returns the ids in a response that later calls may use, with the JSON pointer of each. */
export const idsOf = ({ json }: CheckedInteraction): ReadonlyMap<unknown, string> => {
  const found = new Map<unknown, string>()
  idsIn(json, "#", "", found)
  return found
}

const changed = (value: unknown, change: (leaf: unknown) => unknown): unknown => {
  if (typeof value !== "object" || value === null) return change(value)
  if (Array.isArray(value)) return value.map((item) => changed(item, change))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, change)]))
}

/** Returns a copy of a call with `change` applied to each path segment, each query value and each leaf of the body. */
const withLeaves = (call: Call, change: (leaf: unknown) => unknown): Call => ({
  ...call,
  // A reference contains slashes, so references are matched before path segments.
  path: call.path.replaceAll(/\{\d+\/[^}]*\}|[^/]+/g, (segment) => asText(change(segment))),
  query: call.query.map(([name, value]) => [name, asText(change(value))] as const),
  ...(call.body !== undefined && { body: changed(call.body, change) }),
  ...(call.bearer !== undefined && { bearer: asText(change(call.bearer)) })
})

/** Returns every value that a call contains. */
export const leavesOf = (call: Call): ReadonlySet<unknown> => {
  const found = new Set<unknown>()
  withLeaves(call, (leaf) => {
    found.add(leaf)
    return leaf
  })
  return found
}

/** Converts interactions to a script. Ids from earlier responses are replaced by references. */
export const scriptOf = (
  interactions: ReadonlyArray<CheckedInteraction>,
  about: ReadonlyArray<CheckedInteraction>
): Script => {
  const known = new Map<string, string>()
  const steps = interactions.map((interaction, index) => {
    const step = withLeaves(interaction.call, (leaf) => known.get(asText(leaf)) ?? leaf)
    for (const [value, pointer] of idsOf(interaction)) {
      const text = asText(value)
      if (!known.has(text) && !/^\d{1,2}$/.test(text)) known.set(text, `{${index + 1}${pointer.slice(1)}}`)
    }
    return step
  })
  return { steps, about: about.map((each) => interactions.indexOf(each)).filter((index) => index >= 0) }
}

export const reference = /^\{(\d+)(\/.*)\}$/

/** Returns the step with its references replaced by values from earlier responses. */
export const filled = (step: Call, responses: ReadonlyArray<unknown>): Call =>
  withLeaves(step, (leaf) => {
    const [, index, pointer = ""] = typeof leaf === "string" ? (reference.exec(leaf) ?? []) : []
    if (index === undefined) return leaf
    const json = responses[Number(index) - 1]
    return typeof json === "object" && json !== null ? (at(json, `#${pointer}`) ?? "missing") : "missing"
  })

/** Returns the zero-based indexes of the steps that a step refers to. */
export const referredBy = (step: Call): ReadonlyArray<number> =>
  [...leavesOf(step)].flatMap((leaf) => {
    const index = typeof leaf === "string" ? reference.exec(leaf)?.[1] : undefined
    return index === undefined ? [] : [Number(index) - 1]
  })

/**
 * Returns a script that contains only the steps in `kept`. Returns undefined if a kept step refers to a removed step, or if a step to which the rule
 * is applied was removed.
 */
export const withOnly = ({ about, steps }: Script, kept: ReadonlyArray<number>): Script | undefined => {
  const position = new Map(kept.map((old, index) => [old, index]))
  if (about.some((index) => !position.has(index))) return undefined
  const chosen = kept.flatMap((index) => steps[index] ?? [])
  if (chosen.some((step) => referredBy(step).some((index) => !position.has(index)))) return undefined
  return {
    about: about.map((index) => position.get(index) ?? 0),
    steps: chosen.map((step) =>
      withLeaves(step, (leaf) => {
        const [, index, pointer] = typeof leaf === "string" ? (reference.exec(leaf) ?? []) : []
        return index === undefined ? leaf : `{${(position.get(Number(index) - 1) ?? 0) + 1}${pointer}}`
      })
    )
  }
}
