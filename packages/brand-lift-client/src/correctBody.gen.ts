// Generated from tools/codegen/src/clients/correctBody.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * The text of a JSON body with the names, types and scales of the service, or with those of the document.
 */
import type { FieldCorrection } from "@fieldwork/specs/corrections"
import { parse, stringify } from "lossless-json"
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

/** Name of a member at the side, and the node of its corrections. */
const memberOf = ({ children }: Node, name: string, to: Side): readonly [string, Node | undefined] => {
  if (to === "document")
    for (const [documented, child] of children) if (child.correction?.name === name) return [documented, child]
  const child = children.get(name)
  // A member that happens to have the documented name of another is not that one.
  if (to === "document" && child?.correction?.name !== undefined) return [name, children.get("*")]
  return [(to === "service" ? child?.correction?.name : undefined) ?? name, child ?? children.get("*")]
}

/** A member with the documented name of a field gives way to the one that has the service's name of it. */
const edit = (value: unknown, at: Node, to: Side): unknown => {
  if (Array.isArray(value)) {
    const items = at.children.get("*")
    return items === undefined ? value : value.map((item) => editAt(item, items, to))
  }
  // Numbers are objects of a class; members of a body are plain.
  if (typeof value !== "object" || value === null || "isLosslessNumber" in value || at.children.size === 0) return value
  const isStale = (name: string): boolean => {
    const own = to === "document" ? at.children.get(name)?.correction?.name : undefined
    return own !== undefined && own !== name && own in value
  }
  const given = Object.entries(value).filter(([name]) => !isStale(name))
  const members = given.map(([name, member]) => {
    const [renamed, child] = memberOf(at, name, to)
    return [renamed, child === undefined ? member : editAt(member, child, to)] as const
  })
  return Object.fromEntries(members)
}

const editAt = (value: unknown, at: Node, to: Side): unknown =>
  edit(at.correction === undefined ? value : correctValue(value, at.correction, to), at, to)

/** Text that is not JSON is returned as it is. */
export const editBody = (text: string, fields: ReadonlyArray<FieldCorrection>, to: Side): string => {
  let value: unknown
  try {
    value = parse(text)
  } catch {
    return text
  }
  return stringify(editAt(value, treeOf(fields), to)) ?? text
}
