// Generated from tools/codegen/src/clients/correctBody.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * Converts a JSON body between the names, types and scales in the OpenAPI document and those of a service that differs from it.
 */
import type { FieldCorrection } from "@fieldwork/specs/corrections"
import { LosslessNumber, parse, stringify } from "lossless-json"
import { correctValue, type Side } from "./correctValue.gen.ts"

interface Node {
  readonly children: Map<string, Node>
  correction: FieldCorrection | undefined
}

const node = (): Node => ({ children: new Map(), correction: undefined })

const treeOf = (fields: ReadonlyArray<FieldCorrection>): Node => {
  const root = node()
  for (const field of fields) {
    let at = root
    for (const step of field.at) {
      const next = at.children.get(step) ?? node()
      at.children.set(step, next)
      at = next
    }
    at.correction = field
  }
  return root
}

/**
 * Returns the name that a field has on the side `to` (the document or the service), and the node with the corrections for the field's value.
 */
const memberOf = ({ children }: Node, name: string, to: Side): readonly [string, Node | undefined] => {
  if (to === "document")
    for (const [documented, child] of children) if (child.correction?.name === name) return [documented, child]
  const child = children.get(name)
  // The service uses another name for the documented field `name`. A field with this name in a response is therefore a different field, and the
  // corrections of the documented field do not apply to it.
  if (to === "document" && child?.correction?.name !== undefined) return [name, children.get("*")]
  return [(to === "service" ? child?.correction?.name : undefined) ?? name, child ?? children.get("*")]
}

/**
 * Corrects the fields of a value. If an object from the service contains both the service's name and the documented name of a field, only the value
 * under the service's name is kept, unless the documented name is also the service's name for another field.
 */
const edit = (value: unknown, at: Node, to: Side): unknown => {
  if (Array.isArray(value)) {
    const items = at.children.get("*")
    return items === undefined ? value : value.map((item) => editAt(item, items, to))
  }
  // The properties of the object that represents a number must not be corrected.
  if (typeof value !== "object" || value === null || value instanceof LosslessNumber || at.children.size === 0)
    return value
  const isStale = (name: string): boolean => {
    const own = to === "document" ? at.children.get(name)?.correction?.name : undefined
    const isOther = (): boolean => [...at.children.values()].some(({ correction }) => correction?.name === name)
    return own !== undefined && Object.hasOwn(value, own) && !isOther()
  }
  const current = Object.entries(value).filter(([name]) => !isStale(name))
  const members = current.map(([name, member]) => {
    const [renamed, child] = memberOf(at, name, to)
    return [renamed, child === undefined ? member : editAt(member, child, to)] as const
  })
  return Object.fromEntries(members)
}

const editAt = (value: unknown, at: Node, to: Side): unknown =>
  edit(at.correction === undefined ? value : correctValue(value, at.correction, to), at, to)

/** Corrects a JSON body. A string that is not JSON is returned unchanged. */
export const editBody = (text: string, fields: ReadonlyArray<FieldCorrection>, to: Side): string => {
  let value: unknown
  try {
    value = parse(text)
  } catch {
    return text
  }
  return stringify(editAt(value, treeOf(fields), to)) ?? text
}
