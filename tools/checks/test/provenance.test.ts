/**
 * Checks that the register of statements and the specs agree on the source of every facet. A facet is a single claim that a spec makes about the
 * service, such as a type or a limit.
 */
import { decisions } from "@fieldwork/specs/decisions"
import { apiNames, documents } from "@fieldwork/specs/documents"
import { claimsOf, facetsOf, markOf, appliesTo } from "@fieldwork/specs/provenance"
import { describe, expect, it } from "vitest"
import { originsOf } from "../src/statements/kinds.ts"
import { statementsOf } from "../src/statements/register.ts"

describe.each(apiNames)("provenance of the %s spec", (api) => {
  const document = documents[api]
  const facets = facetsOf(document)
  const entries = statementsOf(api)
  const origins = originsOf(facets, entries, decisions[api])
  const named = ({ name, pointer }: { name: string; pointer: string }) => `${pointer} ${name}`

  it("every part of the spec is based on a statement of the API document or on a decision, and these do not contradict each other", () => {
    expect(origins.unfounded.map(named)).toEqual([])
    expect(origins.contested.map(({ by, facet }) => `${named(facet)}: ${by.join(", ")}`)).toEqual([])
  })

  it("every type, limit or other claim in the spec is marked as stated, observed or inferred, as the statement or decision behind it says", () => {
    const differing = facets.filter(
      (facet) => markOf(document, facet.pointer, facet.name)?.kind !== origins.of.get(facet)?.kind
    )
    expect(differing.map(named)).toEqual([])
  })

  it("in the spec, a claim marked as stated cites a section that states it, and a claim marked as observed cites where it was observed", () => {
    const faults = facets.filter((facet) => {
      const mark = markOf(document, facet.pointer, facet.name)
      const origin = origins.of.get(facet)
      if (mark?.kind === "observed")
        return !mark.sources.some((source) => JSON.stringify(source) === JSON.stringify(origin?.source))
      const places = origin?.by.filter((by) => entries.some(({ place }) => place === by)) ?? []
      return mark?.kind === "stated" && places.length > 0 && !places.some((place) => mark.sections.includes(place))
    })
    expect(faults.map(named)).toEqual([])
  })

  it("every part of the spec to which a statement of the API document or a recorded decision refers exists in the spec", () => {
    const claims = [
      ...entries.map(({ claims: made, id }) => ({ id, all: claimsOf(made) })),
      ...decisions[api].map(({ about, decides, id }) => ({ id, all: [...claimsOf(decides), ...claimsOf(about)] }))
    ].flatMap(({ all, id }) => all.map((claim) => ({ id, claim, covers: appliesTo(claim) })))
    const dead = claims.filter(({ covers }) => !facets.some(covers))
    expect(dead.map(({ claim, id }) => `${id}: ${named(claim)}`)).toEqual([])
  })

  it("every decision about the spec has a unique id, names a request that tests it, and has a source if it was observed", () => {
    const ids = decisions[api].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(decisions[api].filter(({ probe }) => probe.trim() === "")).toEqual([])
    const sourceless = decisions[api].filter(({ kind, source }) => (kind === "observed") !== (source !== undefined))
    expect(sourceless.map(({ id }) => id)).toEqual([])
  })
})
