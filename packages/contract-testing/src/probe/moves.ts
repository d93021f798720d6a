/**
 * Paths that the service spells in another way, as actions of an overlay: the operations under their new path, and the old path removed.
 */
import type { Action } from "@fieldwork/specs/corrections"
import type { Document } from "@fieldwork/specs/openapi"
import type { Read } from "./reads.ts"
import { jsonPath } from "./findings.ts"
import { pointerOf } from "@fieldwork/specs/openapi"

export interface Move {
  readonly from: string
  readonly to: string
  /** No read has this path; it is spelt as the others. */
  readonly isByAnalogy: boolean
}

/** Paths that reads have shown, and those of writes by the same convention where every read that it would change agrees. */
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

/** `document` has all other corrections, because a path is written with everything that is under it. */
export const moveActions = (document: Document, moves: ReadonlyArray<Move>): ReadonlyArray<Action> =>
  moves.flatMap(({ from, isByAnalogy, to }) => [
    {
      target: "$.paths",
      description: isByAnalogy ? "Not seen; spelt as the paths of reads." : "The path that the service serves.",
      update: { [to]: document.paths?.[from] }
    },
    { target: jsonPath(pointerOf("paths", from)), remove: true }
  ])
