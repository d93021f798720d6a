/**
 * Determines the sources of details in the reference that the API document does not state.
 */
import { decisions } from "@fieldwork/specs/decisions"
import { type Document, isReference, type Kind, pointerOf, type Source, stepsOf } from "@fieldwork/specs/openapi"
import { claimsOf, type Facet, facetsOf, isGeneral, markOf } from "@fieldwork/specs/provenance"
import type { Api } from "./documents.ts"
import { decisionHref } from "./links.ts"

/** A set of facets of an element that have the same kind of source. A facet is a single detail, such as the type or a limit. */
export interface Origin {
  readonly kind: Kind
  /** The names, in words, of the facets (details such as a type) in this set. Empty if the set contains all facets of the element. */
  readonly of: ReadonlyArray<string>
  readonly sources: ReadonlyArray<Source>
  /**
   * The spec's decisions on unclear points of the API document from which the facets (details such as a type) in this set follow. Decisions that
   * select facets only by a wildcard are omitted.
   */
  readonly decisions: ReadonlyArray<{ readonly href: string; readonly question: string }>
}

interface Index {
  readonly facets: ReadonlyMap<string, ReadonlyArray<Facet>>
  readonly pointers: WeakMap<object, string>
}

const indexes = new WeakMap<Document, Index>()

const indexOf = (document: Document): Index => {
  const known = indexes.get(document)
  if (known !== undefined) return known
  const pointers = new WeakMap<object, string>()
  const walk = (node: unknown, steps: ReadonlyArray<string>): void => {
    if (typeof node !== "object" || node === null) return
    pointers.set(node, pointerOf(...steps))
    for (const [key, each] of Object.entries(node)) walk(each, [...steps, key])
  }
  walk(document, [])
  const index = { facets: Map.groupBy(facetsOf(document), ({ pointer }) => pointer), pointers }
  indexes.set(document, index)
  return index
}

/** Returns the JSON pointer of a node, or undefined if the node is not part of the document. */
export const pointerTo = (api: Api, node: object): string | undefined => indexOf(api.document).pointers.get(node)

/**
 * Returns the facets (details such as a type or a limit) of a node. If the node is a reference, also returns the facets of the component to which it
 * refers.
 */
export const facetsAt = (api: Api, node: object): ReadonlyArray<Facet> => {
  const pointer = pointerTo(api, node)
  const own = pointer === undefined ? [] : (indexOf(api.document).facets.get(pointer) ?? [])
  return isReference(node) ? [...own, ...(indexOf(api.document).facets.get(node.$ref) ?? [])] : own
}

/** Returns the facets (details) of a node that are stored in its parent, such as `properties.name` and `required.name`. */
export const membershipOf = (api: Api, node: object, kinds: ReadonlyArray<string>): ReadonlyArray<Facet> => {
  const steps = stepsOf(pointerTo(api, node) ?? "#")
  const holder = indexOf(api.document).facets.get(pointerOf(...steps.slice(0, -2))) ?? []
  return holder.filter(({ name }) => kinds.some((kind) => name === `${kind}.${steps.at(-1) ?? ""}`))
}

/**
 * Checks whether the reference shows the source of a facet (a detail such as a limit). The formats of numbers and passwords are not shown, so their
 * sources are not shown either.
 */
const isShown = ({ name, value }: Facet): boolean =>
  !(name === "format" && ["int64", "double", "password"].includes(String(value)))

const words: Readonly<Record<string, string>> = {
  properties: "name",
  parameters: "parameter",
  responses: "status",
  content: "media type",
  headers: "header",
  description: "meaning",
  schema: "type",
  items: "type",
  anyOf: "alternatives",
  allOf: "parts",
  explode: "style",
  enum: "values",
  "x-known-values": "known values",
  "x-retry": "retry class",
  "x-pagination": "pages",
  "x-body-limit": "size",
  "x-unknown-fields": "unknown fields",
  "x-macros": "macros",
  "x-stability": "stability",
  minimum: "limits",
  maximum: "limits",
  exclusiveMinimum: "limits",
  exclusiveMaximum: "limits",
  minLength: "limits",
  maxLength: "limits",
  minItems: "limits",
  maxItems: "limits"
}

const wordOf = (name: string): string => words[name.split(".")[0] ?? name] ?? name.split(".")[0] ?? name

/**
 * Returns the spec's decisions on unclear points of the API document from which any of the facets (details such as a type) follows. Decisions that
 * select facets only by a wildcard are omitted.
 */
const decisionsOf = (api: Api, facets: ReadonlyArray<Facet>): Origin["decisions"] =>
  decisions[api.name]
    .filter(({ decides }) =>
      claimsOf(decides).some(
        (claim) =>
          !isGeneral(claim) &&
          facets.some(
            ({ name, pointer }) =>
              claim.pointer === pointer && (claim.name === name || name.startsWith(`${claim.name}.`))
          )
      )
    )
    .map(({ id, question }) => ({ href: decisionHref(api.name, id), question }))

/**
 * Returns the facets (details such as a limit) that were observed or inferred, as one set for each of these two kinds of source. Returns an empty
 * list if the API document states all of them.
 */
export const originsOf = (api: Api, all: ReadonlyArray<Facet>): ReadonlyArray<Origin> => {
  const facets = all.filter(isShown)
  const marked = facets.map((facet) => ({ facet, mark: markOf(api.document, facet.pointer, facet.name) }))
  return (["observed", "inferred"] as const).flatMap((kind): ReadonlyArray<Origin> => {
    const those = marked.filter(({ mark }) => mark?.kind === kind)
    if (those.length === 0) return []
    const own = those.map(({ facet }) => facet)
    const sources = new Map(those.flatMap(({ mark }) => mark?.sources ?? []).map((each) => [each.value, each]))
    return [
      {
        kind,
        of: those.length === marked.length ? [] : [...new Set(own.map(({ name }) => wordOf(name)))],
        sources: [...sources.values()],
        decisions: decisionsOf(api, own)
      }
    ]
  })
}

/** Returns the sections of the API document that contain the statements on which the facets (details such as a limit) are based. */
export const sectionsOf = (api: Api, facets: ReadonlyArray<Facet>): ReadonlyArray<string> => {
  const sections = facets.flatMap(({ name, pointer }) => markOf(api.document, pointer, name)?.sections ?? [])
  return [...new Set(sections)]
}
