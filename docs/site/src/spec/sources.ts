/**
 * Where what the reference shows comes from, as far as the document does not state it.
 */
import { decisions } from "@fieldwork/specs/decisions"
import { type Document, isReference, type Kind, pointerOf, type Source, stepsOf } from "@fieldwork/specs/openapi"
import { claimsOf, type Facet, facetsOf, isGeneral, markOf } from "@fieldwork/specs/provenance"
import type { Api } from "./documents.ts"
import { decisionHref } from "./links.ts"

/** The facets of one thing that have one source. */
export interface Origin {
  readonly kind: Kind
  /** What comes from there, in words; empty for everything. */
  readonly of: ReadonlyArray<string>
  readonly seen: ReadonlyArray<Source>
  /** The decisions behind it. */
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

/** Where a node of the document stands in it; undefined for one that was made on the way. */
export const pointerTo = (api: Api, node: object): string | undefined => indexOf(api.document).pointers.get(node)

/** The facets of a node, and of the component that it refers to. */
export const facetsAt = (api: Api, node: object): ReadonlyArray<Facet> => {
  const pointer = pointerTo(api, node)
  const own = pointer === undefined ? [] : (indexOf(api.document).facets.get(pointer) ?? [])
  return isReference(node) ? [...own, ...(indexOf(api.document).facets.get(node.$ref) ?? [])] : own
}

/** The facets of a node as a member of what holds it: `properties.name` and `required.name`. */
export const membershipOf = (api: Api, node: object, kinds: ReadonlyArray<string>): ReadonlyArray<Facet> => {
  const steps = stepsOf(pointerTo(api, node) ?? "#")
  const holder = indexOf(api.document).facets.get(pointerOf(...steps.slice(0, -2))) ?? []
  return holder.filter(({ name }) => kinds.some((kind) => name === `${kind}.${steps.at(-1) ?? ""}`))
}

/** Widths of numbers are not shown, so neither is where they come from. */
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

/** The decisions that name a facet exactly. */
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

/** What of these facets is observed or inferred; nothing where the document states them all. */
export const originsOf = (api: Api, given: ReadonlyArray<Facet>): ReadonlyArray<Origin> => {
  const facets = given.filter(isShown)
  const marked = facets.map((facet) => ({ facet, mark: markOf(api.document, facet.pointer, facet.name) }))
  return (["observed", "inferred"] as const).flatMap((kind): ReadonlyArray<Origin> => {
    const those = marked.filter(({ mark }) => mark?.kind === kind)
    if (those.length === 0) return []
    const own = those.map(({ facet }) => facet)
    const seen = new Map(those.flatMap(({ mark }) => mark?.sources ?? []).map((each) => [each.value, each]))
    return [
      {
        kind,
        of: those.length === marked.length ? [] : [...new Set(own.map(({ name }) => wordOf(name)))],
        seen: [...seen.values()],
        decisions: decisionsOf(api, own)
      }
    ]
  })
}

/** The places of the document that state something of a node. */
export const sectionsOf = (api: Api, facets: ReadonlyArray<Facet>): ReadonlyArray<string> => {
  const sections = facets.flatMap(({ name, pointer }) => markOf(api.document, pointer, name)?.sections ?? [])
  return [...new Set(sections)]
}
