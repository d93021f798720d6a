/**
 * Creates overlay actions for paths that the service spells differently from the API document: the operations are added at the new path, and the
 * documented path is removed.
 */
import type { Action } from "@fieldwork/specs/corrections"
import type { Document } from "@fieldwork/specs/openapi"
import type { Read } from "./Reads.ts"
import { jsonPath } from "./findings.ts"
import { pointerOf } from "@fieldwork/specs/openapi"

export interface PathChange {
  readonly from: string
  readonly to: string
  /** Whether the new path was inferred from the paths of other operations, because no read operation uses it. */
  readonly isInferred: boolean
}

/**
 * Returns the paths that differ from the API document. If one convention explains all observed paths, the paths of write operations are inferred from
 * that convention.
 */
export const pathChangesOf = (document: Document, reads: ReadonlyArray<Read>): ReadonlyArray<PathChange> => {
  const served = reads.filter(({ path }) => path !== undefined)
  const seen = served.flatMap(({ operation, path = "" }) =>
    path === operation.path ? [] : [{ from: operation.path, to: path, isInferred: false }]
  )
  const [convention] = served.flatMap((read) => (read.convention === undefined ? [] : [read.convention]))
  if (convention === undefined) return seen
  const isConsistent = served.every(({ operation, path }) => {
    const converted = convention.apply(operation.path)
    return converted === operation.path || converted === path
  })
  if (!isConsistent) return seen
  const known = new Set(served.map(({ operation }) => operation.path))
  const others = Object.keys(document.paths ?? {})
    .filter((path) => !known.has(path) && !path.startsWith("/oauth/") && convention.apply(path) !== path)
    .map((path) => ({ from: path, to: convention.apply(path), isInferred: true }))
  return [...seen, ...others]
}

/**
 * Returns the overlay actions that move operations to their actual paths. All other corrections must already be applied to `document`, because each
 * action contains the complete path item.
 */
export const pathChangeActions = (document: Document, changes: ReadonlyArray<PathChange>): ReadonlyArray<Action> =>
  changes.flatMap(({ from, isInferred, to }) => [
    {
      target: "$.paths",
      description: isInferred
        ? "Not observed; inferred from the paths of read operations."
        : "The path that the service serves.",
      update: { [to]: document.paths?.[from] }
    },
    { target: jsonPath(pointerOf("paths", from)), remove: true }
  ])
