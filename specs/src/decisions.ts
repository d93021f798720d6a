/**
 * How the two documents are read where they do not show something, leave it open or say it twice.
 *
 * @example
 * ```ts
 * import { decisions } from "@fieldwork/specs/decisions"
 *
 * const guesses = decisions["brand-lift"].filter(({ kind }) => kind === "inferred")
 * console.log(guesses.map(({ probe, question }) => `${question}: ${probe}`).join("\n"))
 * ```
 */
import brandLift from "../bundled/brand-lift.decisions.gen.json" with { type: "json" }
import exchange from "../bundled/exchange.decisions.gen.json" with { type: "json" }
import type { ApiName } from "./documents.ts"
import type { Kind, Source } from "./openapi/Document.ts"
import type { Claims } from "./provenance/claims.ts"

/**
 * How a point that a document leaves open is read.
 */
export interface Decision {
  /** Kebab-case, such as `array-parameters`. */
  readonly id: string
  /** What it belongs to, such as `Campaigns`. */
  readonly group: string
  /** What the document leaves open. Markdown, as the fields below. */
  readonly question: string
  /** How it is read here. */
  readonly reading: string
  /** Why it is read so. */
  readonly reason: string
  /** `stated`: the document says so in one of several ways; `observed`: public material shows it; `inferred`: our convention. */
  readonly kind: Kind
  /** Where an `observed` reading was seen. */
  readonly source?: Source
  /** The facets of the spec that follow from it. */
  readonly decides?: Claims
  /** Facets that it explains and that have a source of their own. */
  readonly about?: Claims
  /** What to call to see whether the reading holds, and what shows that another one does. */
  readonly probe: string
}

/**
 * Every decision about each document, in the order of its NOTES.md.
 *
 * @example
 * ```ts
 * import { decisions } from "@fieldwork/specs/decisions"
 * decisions.exchange.every(({ probe }) => probe !== "") // => true
 * ```
 */
export const decisions: Readonly<Record<ApiName, ReadonlyArray<Decision>>> = {
  "brand-lift": brandLift as ReadonlyArray<Decision>,
  exchange: exchange as ReadonlyArray<Decision>
}
