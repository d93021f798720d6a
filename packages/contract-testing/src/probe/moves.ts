/**
 * Creates overlay actions for paths that the service spells differently. The operations are added at the new path, and the old path is removed.
 */
import type { Action } from "@fieldwork/specs/corrections"
import type { Document } from "@fieldwork/specs/openapi"
import type { Read } from "./Reads.ts"
import { jsonPath } from "./findings.ts"
import { pointerOf } from "@fieldwork/specs/openapi"

export interface Move {
  readonly from: string
  readonly to: string
  /** Whether the new path was inferred from other paths, because no read operation uses it. */
  readonly isByAnalogy: boolean
}

/** Returns the paths that differ. If all observed paths are consistent with one convention, the paths of write operations are inferred from it. */
export const movesOf = (document: Document, reads: ReadonlyArray<Read>): ReadonlyArray<Move> => {
  const served = reads.filter(({ path }) => path !== undefined)
  const seen = served.flatMap(({ operation, path = "" }) =>
    path === operation.path ? [] : [{ from: operation.path, to: path, isByAnalogy: false }]
  )
  const [form] = served.flatMap((read) => (read.form === undefined ? [] : [read.form]))
  if (form === undefined) return seen
  const isHabit = served.every(({ operation, path }) => {
    const formed = form.of(operation.path)
    return formed === operation.path || formed === path
  })
  if (!isHabit) return seen
  const known = new Set(served.map(({ operation }) => operation.path))
  const others = Object.keys(document.paths ?? {})
    .filter((path) => !known.has(path) && !path.startsWith("/oauth/") && form.of(path) !== path)
    .map((path) => ({ from: path, to: form.of(path), isByAnalogy: true }))
  return [...seen, ...others]
}

/**
 * Returns the actions that move operations. All other corrections must already be applied to `document`, because each action contains the complete
 * path item.
 */
export const moveActions = (document: Document, moves: ReadonlyArray<Move>): ReadonlyArray<Action> =>
  moves.flatMap(({ from, isByAnalogy, to }) => [
    {
      target: "$.paths",
      description: isByAnalogy ? "Not seen; spelt as the paths of reads." : "The path that the service serves.",
      update: { [to]: document.paths?.[from] }
    },
    { target: jsonPath(pointerOf("paths", from)), remove: true }
  ])
