/**
 * Creates mutants of a spec, each with one claim changed: a bound is moved by one, a default is changed, a value is removed from a list, a required
 * field becomes optional, or a description in the error table is replaced.
 */
import { at, below, type Document, stepsOf } from "@fieldwork/specs/openapi"
import { baseOf, type Facet } from "@fieldwork/specs/provenance"

export interface Mutant {
  readonly facet: Facet
  /** A description of the change, such as `maximum 300 → 301`. */
  readonly change: string
  readonly document: Document
}

type Node = Record<string, unknown>

/**
 * Returns a copy of the document in which the node at a pointer is changed. All nodes that are not on the path to that node are shared with the
 * original.
 */
const withNode = (document: Document, pointer: string, change: (node: Node) => Node): Document => {
  const copy = (node: unknown, [step, ...rest]: ReadonlyArray<string>): unknown => {
    if (step === undefined) return change({ ...(node as Node) })
    const clone = Array.isArray(node) ? [...node] : { ...(node as Node) }
    Reflect.set(clone, step, copy(Reflect.get(node as Node, step), rest))
    return clone
  }
  return copy(document, stepsOf(pointer)) as Document
}

const flipped = (value: unknown): unknown => {
  if (typeof value === "boolean") return !value
  if (typeof value === "number") return value + 1
  return Array.isArray(value) ? [] : `${String(value)} or another`
}

/** Returns a list without one element. If the list has only one element, that element is replaced instead, because an empty list is not valid. */
const without = (list: ReadonlyArray<unknown>, index: number): ReadonlyArray<unknown> =>
  list.length === 1 ? ["another value"] : list.filter((_, each) => each !== index)

/**
 * Returns the mutants of a single claim in a spec (a facet), such as a `maxLength`. Returns an empty list if the claim's value cannot be changed.
 */
export const mutantsOf = (document: Document, facet: Facet): ReadonlyArray<Mutant> => {
  const { name, pointer } = facet
  const base = baseOf(name)
  const node = at(document, pointer) as Node
  const value = node[base]
  const mutant = (change: string, next: unknown): Mutant => ({
    facet,
    change: `${below(pointer, base)} ${change}`,
    document: withNode(document, pointer, (copy) => ({ ...copy, [base]: next }))
  })
  if (/^(minimum|maximum|exclusiveM|minLength|maxLength|minItems|maxItems)/.test(base)) {
    const bound = Number(value)
    return [bound - 1, bound + 1].map((next) => mutant(`${bound} → ${next}`, next))
  }
  if (base === "default")
    return [mutant(`${JSON.stringify(value)} → ${JSON.stringify(flipped(value))}`, flipped(value))]
  if (base === "enum" && Array.isArray(value))
    return value.map((member, index) => mutant(`without ${String(member)}`, without(value, index)))
  if (base === "x-known-values" && Array.isArray(value)) {
    const removed = value.map((member: Node, index) =>
      mutant(`without ${String(member["value"])}`, without(value, index))
    )
    const isErrorTable = /Beta\w*Error\/properties\/code$/.test(pointer)
    const reworded = value.map((member: Node, index) =>
      mutant(
        `${String(member["value"])} means another thing`,
        value.with(index, { ...member, meaning: "Another thing." })
      )
    )
    return isErrorTable ? [...removed, ...reworded] : removed
  }
  if (base !== "required") return []
  const field = name.slice("required.".length)
  if (!Array.isArray(value)) return [mutant("true → false", false)]
  return [
    mutant(
      `without ${field}`,
      value.filter((each) => each !== field)
    )
  ]
}
