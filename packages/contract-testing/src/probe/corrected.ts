/**
 * Determines whether overlay actions correct a difference.
 */
import type { Action } from "@fieldwork/specs/corrections"
import { below } from "@fieldwork/specs/openapi"
import { jsonPath } from "./findings.ts"
import type { Seen } from "./observe.ts"

/** Returns the node and the property that an action must update to correct a facet, which is a single claim such as the type. */
const neededUpdate = ({ name, pointer }: Seen): readonly [target: string, property: string] =>
  name.startsWith("properties.")
    ? [jsonPath(below(pointer, "properties", name.slice("properties.".length))), "x-wire-name"]
    : [jsonPath(pointer), name]

/** Returns whether there are differences and the actions correct all of them. */
export const areCorrected = (differing: ReadonlyArray<Seen>, actions: ReadonlyArray<Action>): boolean =>
  differing.length > 0 &&
  differing.every((seen) => {
    const [target, property] = neededUpdate(seen)
    return actions.some((action) => action.target === target && Object.hasOwn(Object(action.update), property))
  })
