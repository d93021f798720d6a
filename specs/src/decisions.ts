/**
 * This project's decisions about points that the two API documents leave open, or about which they contradict themselves.
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
import type { Claims } from "./provenance/Claims.ts"

/** A decision: the interpretation that this project has chosen for a point that an API document leaves open. */
export interface Decision {
  /** The id of the decision in kebab-case, such as `array-parameters`. */
  readonly id: string
  /** The subject of the decision, such as `Campaigns`. */
  readonly group: string
  /** The point that the document leaves open, in Markdown. `reading`, `reason` and `probe` are also in Markdown. */
  readonly question: string
  /** The interpretation that this project has chosen. */
  readonly reading: string
  /** The reason for the interpretation. */
  readonly reason: string
  /**
   * The kind of evidence for the interpretation. `stated`: the document states the interpretation, but also contradicts it. `observed`: a public
   * source, such as published documentation, shows the interpretation. `inferred`: the interpretation is a convention of this project.
   */
  readonly kind: Kind
  /** The source of an `observed` interpretation. */
  readonly source?: Source
  /** The facets of the spec (single claims such as `maxLength`) that follow from the interpretation. */
  readonly decides?: Claims
  /**
   * The facets of the spec (single claims such as `description`) to which the interpretation applies, but which are based on another source, such as
   * a section of the document.
   */
  readonly about?: Claims
  /** A call that tests the interpretation, and the result that would contradict it. */
  readonly probe: string
}

/**
 * All decisions about each API document, in the order of the document's NOTES.md.
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
