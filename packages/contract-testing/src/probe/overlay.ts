/**
 * Creates the overlay that corrects the differences of a service.
 */
import { type Action, applyOverlay, type Overlay } from "@fieldwork/specs/corrections"
import type { ApiName } from "@fieldwork/specs/documents"
import { at, below, type Document, operationsOf, type Parameter, resolvePointer } from "@fieldwork/specs/openapi"
import { jsonPath } from "./findings.ts"
import type { ListStyleResult } from "./ListStyle.ts"
import { pathChangeActions, type PathChange } from "./pathChanges.ts"
import type { Reads } from "./Reads.ts"
import type { ScaleResult } from "./scales.ts"

/** Returns the JSON pointers of the list parameters whose style the API document leaves open. */
const openLists = (document: Document): ReadonlyArray<string> => {
  const own = operationsOf(document).flatMap(({ object, pointer }) =>
    (object.parameters ?? []).map((_, index) => resolvePointer(document, below(pointer, "parameters", index)))
  )
  return [...new Set(own)].filter((pointer) => {
    const { explode, "x-provenance": provenance } = at(document, pointer) as Parameter
    return explode === false && provenance?.inferred?.includes("explode") === true
  })
}

export interface Found {
  readonly reads: Reads
  readonly changes: ReadonlyArray<PathChange>
  readonly style: ListStyleResult | undefined
  readonly scales: ReadonlyMap<string, ScaleResult>
}

/** Returns all actions except those for changed paths. `observed` contains the actions for the differences in schemas. */
export const actionsOf = (
  document: Document,
  observed: ReadonlyArray<Action>,
  { reads, scales: found, style }: Found
): ReadonlyArray<Action> => [
  ...(reads.slash === "required"
    ? [{ target: "$", description: "Paths end with a slash.", update: { "x-wire-trailing-slash": true } }]
    : []),
  ...(style?.style === undefined || style.style === "comma"
    ? []
    : openLists(document).map((pointer) => ({
        target: jsonPath(pointer),
        update: style.style === "repeated" ? { explode: true } : { style: "pipeDelimited" }
      }))),
  ...observed,
  ...[...found.values()].flatMap(({ areProportions, pointers }) =>
    areProportions === true
      ? pointers.map((pointer) => ({
          target: jsonPath(pointer),
          description: "A share from 0 to 1.",
          update: { "x-wire-scale": 0.01 }
        }))
      : []
  )
]

/** Returns the overlay with the actions and with those for changed paths, or undefined if there are none. */
export const overlayOf = (
  spec: ApiName,
  document: Document,
  actions: ReadonlyArray<Action>,
  changes: ReadonlyArray<PathChange>
): Overlay | undefined => {
  const header = {
    overlay: "1.0.0",
    info: { title: `How this service differs from the ${spec} document`, version: "1.0.0" },
    extends: spec
  }
  const corrected = actions.length === 0 ? document : applyOverlay(document, { ...header, actions })
  const all = [...actions, ...pathChangeActions(corrected, changes)]
  return all.length === 0 ? undefined : { ...header, actions: all }
}
