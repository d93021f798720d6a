/**
 * Determines whether the paths of a service are those of the spec.
 */
import type { PathChange } from "./pathChanges.ts"
import type { Reads } from "./Reads.ts"
import type { Verdict } from "./Verdict.ts"

export const slashVerdict = ({ slash }: Reads): Verdict => {
  const details = {
    required: "paths are served only with a trailing slash",
    refused: "paths are served only without a trailing slash",
    optional: "both forms are served"
  }
  return slash === undefined
    ? { outcome: "cannot tell", detail: "no path was served" }
    : { outcome: slash === "optional" ? "holds" : "differs", detail: details[slash] }
}

export const routesVerdict = (reads: Reads, changes: ReadonlyArray<PathChange>): Verdict => {
  const served = reads.all.filter(({ path }) => path !== undefined)
  const lost = reads.all.filter(({ path }) => path === undefined).map(({ operation }) => operation.id)
  const seen = changes.filter(({ isInferred }) => !isInferred)
  const [first] = seen
  if (first !== undefined)
    return {
      outcome: "differs",
      detail: `${seen.length} paths are spelled differently, such as ${first.to} for ${first.from}`
    }
  if (lost.length > 0)
    return { outcome: "differs", detail: `not served: ${lost.join(", ")}. Give their paths with --path` }
  return {
    outcome: served.length > 0 ? "holds" : "cannot tell",
    detail: `${served.length} read operations are served at the paths of the spec`
  }
}
