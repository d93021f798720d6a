/**
 * Determines what each facet of a spec is based on: a statement in the API's document, or one of our decisions about points that the document leaves
 * open. A facet is a single claim that the spec makes about the service, such as a type or a limit. A decision about a specific facet takes
 * precedence over a statement, and a statement takes precedence over a general decision.
 */
import type { Decision } from "@fieldwork/specs/decisions"
import type { Kind, Source } from "@fieldwork/specs/openapi"
import { claimsOf, type Facet, isGeneral, appliesTo } from "@fieldwork/specs/provenance"
import type { Entry } from "./register.ts"

export interface Origin {
  readonly kind: Kind
  /**
   * The basis of the claim in the spec (such as a type or a limit): the locations of statements in the API's document, or the ids of the project's
   * decisions.
   */
  readonly by: ReadonlyArray<string>
  readonly source?: Source
}

interface Rule extends Origin {
  readonly rank: 0 | 1 | 2
  readonly covers: (facet: Facet) => boolean
  /**
   * The JSON Pointer to the only node of the spec to which the statement or decision applies. Absent if a wildcard lets the statement or decision
   * apply to several nodes.
   */
  readonly pointer?: string
}

const saysSomething = ({ kinds }: Entry): boolean => kinds.some((kind) => kind !== "silence")

const rulesOf = (entries: ReadonlyArray<Entry>, decisions: ReadonlyArray<Decision>): ReadonlyArray<Rule> => [
  ...decisions.flatMap(({ decides, id, kind, source }) =>
    claimsOf(decides).map((claim): Rule => {
      const isWide = isGeneral(claim)
      return {
        kind,
        by: [id],
        ...(source !== undefined && { source }),
        rank: isWide ? 2 : 0,
        covers: appliesTo(claim),
        ...(!isWide && { pointer: claim.pointer })
      }
    })
  ),
  ...entries.filter(saysSomething).flatMap(({ claims, place }) =>
    claimsOf(claims).map((claim): Rule => ({
      kind: "stated",
      by: [place],
      rank: 1,
      covers: appliesTo(claim),
      ...(!isGeneral(claim) && { pointer: claim.pointer })
    }))
  )
]

export interface Origins {
  readonly of: ReadonlyMap<Facet, Origin>
  /** The claims of the spec (such as a type or a limit) that are based neither on the API document nor on one of the project's decisions. */
  readonly unfounded: ReadonlyArray<Facet>
  /**
   * The claims of the spec (such as a type or a limit) whose sources with the highest precedence are of different kinds, such as inferred and
   * observed. Descriptions are omitted, because a description may combine several sources, and is then only as certain as the least certain one.
   */
  readonly contested: ReadonlyArray<{ readonly facet: Facet; readonly by: ReadonlyArray<string> }>
}

export const originsOf = (
  facets: ReadonlyArray<Facet>,
  entries: ReadonlyArray<Entry>,
  decisions: ReadonlyArray<Decision>
): Origins => {
  const rules = rulesOf(entries, decisions)
  const general = rules.filter(({ pointer }) => pointer === undefined)
  const exact = Map.groupBy(
    rules.filter(({ pointer }) => pointer !== undefined),
    ({ pointer }) => pointer
  )
  const of = new Map<Facet, Origin>()
  const unfounded: Array<Facet> = []
  const contested: Array<{ facet: Facet; by: ReadonlyArray<string> }> = []
  for (const facet of facets) {
    const found = [...(exact.get(facet.pointer) ?? []), ...general].filter(({ covers }) => covers(facet))
    const rank = Math.min(...found.map((rule) => rule.rank))
    const best = found.filter((rule) => rule.rank === rank)
    const [first] = best
    if (first === undefined) {
      unfounded.push(facet)
      continue
    }
    const by = [...new Set(best.flatMap((rule) => rule.by))]
    const weakest =
      best.find(({ kind }) => kind === "inferred") ?? best.find(({ kind }) => kind === "observed") ?? first
    if (facet.name !== "description" && best.some(({ kind }) => kind !== first.kind)) contested.push({ facet, by })
    of.set(facet, { kind: weakest.kind, by, ...(weakest.source !== undefined && { source: weakest.source }) })
  }
  return { of, unfounded, contested }
}
