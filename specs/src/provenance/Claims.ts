/**
 * Defines claims, which select facets of a document. A facet is a single assertion that the document makes about the service. Statements and
 * decisions use claims to identify the facets that they are about.
 *
 * A claim consists of a pointer and the name of a facet. In a pointer, `*` matches any characters within a step, and `**` matches any number of
 * steps. The name `required` also matches names such as `required.campaign_id`, and the name `**` matches all names.
 */
import type { Facet } from "./facets.ts"
import { baseOf } from "./marks.ts"

/**
 * The names of facets (single assertions about a node, such as `maxLength`), keyed by the pointer to the node.
 */
export type Claims = Readonly<Record<string, ReadonlyArray<string>>>

/**
 * A single claim, which consists of a pointer to a node and the name of one of the node's facets, such as `maxLength`.
 */
export interface Claim {
  readonly pointer: string
  readonly name: string
}

/**
 * Returns the claims as a list with one entry for each name.
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
 * Returns whether the pointer of a claim contains a wildcard. Claims without wildcards take precedence.
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
 * Returns a function that checks whether the claim selects a facet (a single assertion, such as the `maxLength` of one schema).
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * import { facetsOf, appliesTo } from "@fieldwork/specs/provenance"
 * facetsOf(documents.exchange).some(appliesTo({ pointer: "#/**", name: "**" })) // => true
 * ```
 */
export const appliesTo = (claim: Claim): ((facet: Facet) => boolean) => {
  const isName = (name: string): boolean => claim.name === "**" || claim.name === name || claim.name === baseOf(name)
  if (!isGeneral(claim)) return ({ name, pointer }) => pointer === claim.pointer && isName(name)
  const pattern = patternOf(claim.pointer)
  return ({ name, pointer }) => isName(name) && pattern.test(pointer)
}
