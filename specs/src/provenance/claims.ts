/**
 * Claims: which facets of a document a statement or a decision speaks of.
 *
 * A claim is a pointer with names of facets. In a pointer `*` stands for any text within a step and `**` for any number of steps; of names `required`
 * covers `required.campaign_id`, and `**` covers all.
 */
import type { Facet } from "./facets.ts"
import { baseOf } from "./marks.ts"

/**
 * Names of facets by pointer.
 */
export type Claims = Readonly<Record<string, ReadonlyArray<string>>>

/**
 * One claim: a pointer and a name.
 */
export interface Claim {
  readonly pointer: string
  readonly name: string
}

/**
 * The claims, one by one.
 *
 * @example
 * ```ts
 * import { claimsOf } from "@fieldwork/specs/provenance"
 * claimsOf({ "#/info": ["title", "version"] }).map(({ name }) => name) // => ["title","version"]
 * ```
 */
export const claimsOf = (claims: Claims = {}): ReadonlyArray<Claim> =>
  Object.entries(claims).flatMap(([pointer, names]) => names.map((name) => ({ pointer, name })))

/**
 * Whether a claim is about everything of a kind, so that anything more exact goes before it.
 *
 * @example
 * ```ts
 * import { isGeneral } from "@fieldwork/specs/provenance"
 * [isGeneral({ pointer: "#/paths/*", name: "get" }), isGeneral({ pointer: "#/info", name: "title" })] // => [true,false]
 * ```
 */
export const isGeneral = ({ pointer }: Claim): boolean => pointer.includes("*")

const patternOf = (pointer: string): RegExp =>
  new RegExp(
    `^${pointer
      .split("/")
      .map((step) => {
        if (step === "**") return "(?:/[^/]+)*"
        return `/${step.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", "[^/]*")}`
      })
      .join("")
      .slice(1)}$`
  )

/**
 * Returns whether a claim is about a facet.
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * import { facetsOf, speaksOf } from "@fieldwork/specs/provenance"
 * facetsOf(documents.exchange).some(speaksOf({ pointer: "#/**", name: "**" })) // => true
 * ```
 */
export const speaksOf = (claim: Claim): ((facet: Facet) => boolean) => {
  const isName = (name: string): boolean => claim.name === "**" || claim.name === name || claim.name === baseOf(name)
  if (!isGeneral(claim)) return ({ name, pointer }) => pointer === claim.pointer && isName(name)
  const pattern = patternOf(claim.pointer)
  return ({ name, pointer }) => isName(name) && pattern.test(pointer)
}
