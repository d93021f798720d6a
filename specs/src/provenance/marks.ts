/**
 * Reads the source of each facet (a single assertion such as `maxLength`) from `x-provenance` in a document.
 */
import type { Document, Kind, Provenance, Source } from "../openapi/Document.ts"
import { nodesTo } from "../openapi/pointer.ts"

/** The source of one facet (a single assertion, such as the `maxLength` of one schema). */
export interface Mark {
  readonly kind: Kind
  /** The sections of the API document that contain the assertion. Empty unless the kind is `stated`. */
  readonly sections: ReadonlyArray<string>
  /** The public sources, such as published documentation, that show the assertion to be true. Empty unless the kind is `observed`. */
  readonly sources: ReadonlyArray<Source>
}

/**
 * The kinds of sources: stated in the API document, observed in a public source such as published documentation, or inferred by this project.
 *
 * @example
 * ```ts
 * import { kinds } from "@fieldwork/specs/provenance"
 * kinds // => ["stated","observed","inferred"]
 * ```
 */
export const kinds: ReadonlyArray<Kind> = ["stated", "observed", "inferred"]

/**
 * Returns the part before the first dot of a facet's name, such as `required` for `required.campaign_id`. A facet is a single assertion about the
 * service.
 *
 * @example
 * ```ts
 * import { baseOf } from "@fieldwork/specs/provenance"
 * baseOf("required.campaign_id") // => "required"
 * ```
 */
export const baseOf = (name: string): string => {
  const dot = name.indexOf(".")
  return dot < 0 ? name : name.slice(0, dot)
}

const listOf = <A>(value: A | ReadonlyArray<A> | undefined): ReadonlyArray<A> =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as A]

/**
 * Returns the kind of source that a single `x-provenance` object specifies for a facet (an assertion such as `maxLength`), or undefined if the object
 * does not list the facet.
 *
 * @example
 * ```ts
 * import { kindIn } from "@fieldwork/specs/provenance"
 * kindIn({ stated: ["type"] }, "type") // => "stated"
 * ```
 */
export const kindIn = (provenance: Provenance | undefined, name: string): Kind | undefined =>
  kinds.find((kind) => provenance?.[kind]?.includes(name) === true) ??
  kinds.find((kind) => provenance?.[kind]?.includes(baseOf(name)) === true)

const provenanceOf = (node: unknown): Provenance | undefined =>
  typeof node === "object" && node !== null ? Reflect.get(node, "x-provenance") : undefined

/**
 * Returns the source of a facet (a single assertion such as `maxLength`). The source is specified by the facet's own node or, if that node does not
 * list the facet, by the nearest ancestor that does.
 *
 * @param pointer the pointer of the facet, as returned by `facetsOf`
 * @param name the name of the facet, such as `maxLength` or `required.campaign_id`
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * import { facetsOf, markOf } from "@fieldwork/specs/provenance"
 * const document = documents.exchange
 * facetsOf(document).every(({ name, pointer }) => markOf(document, pointer, name) !== undefined) // => true
 * ```
 */
export const markOf = (document: Document, pointer: string, name: string): Mark | undefined => {
  const nodes = nodesTo(document, pointer).map(provenanceOf)
  const from = nodes.findLastIndex((provenance) => kindIn(provenance, name) !== undefined)
  const kind = kindIn(nodes[from], name)
  if (kind === undefined) return undefined
  const section = nodes.slice(0, from + 1).findLast((provenance) => provenance?.section !== undefined)?.section
  return {
    kind,
    sections: kind === "stated" ? listOf(section) : [],
    sources: kind === "observed" ? listOf(nodes[from]?.source) : []
  }
}
