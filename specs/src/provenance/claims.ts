/**
 * Claims: which facets of a document a statement or a decision speaks of.
 *
 * A claim is a pointer with names of facets. In a pointer `*` stands for any text within a step and `**` for any number of steps; of names `required`
 * covers `required.campaign_id`, and `**` covers all.
 */
import type { Facet } from "./facets.ts"
import { baseOf } from "./marks.ts"

export type Claims = Readonly<Record<string, ReadonlyArray<string>>>

export interface Claim {
  readonly pointer: string
  readonly name: string
}

export const claimsOf = (claims: Claims = {}): ReadonlyArray<Claim> =>
  Object.entries(claims).flatMap(([pointer, names]) => names.map((name) => ({ pointer, name })))

/** Whether a claim speaks of everything of a kind, so that anything more exact goes before it. */
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

/** Whether a claim speaks of a facet. */
export const speaksOf = (claim: Claim): ((facet: Facet) => boolean) => {
  const isName = (name: string): boolean => claim.name === "**" || claim.name === name || claim.name === baseOf(name)
  if (!isGeneral(claim)) return ({ name, pointer }) => pointer === claim.pointer && isName(name)
  const pattern = patternOf(claim.pointer)
  return ({ name, pointer }) => isName(name) && pattern.test(pointer)
}
