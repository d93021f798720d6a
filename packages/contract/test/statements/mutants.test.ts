/**
 * Checks that a spec that differs from its API document is detected. The mutants change facets of the spec, which are single claims such as
 * `maxLength`. At least 95% of the mutants that contradict a statement in the document must violate a requirement of that statement.
 */
import { statementsOf } from "@fieldwork/checks/register"
import { apiNames, documents } from "@fieldwork/specs/documents"
import { claimsOf, facetsOf, appliesTo } from "@fieldwork/specs/provenance"
import { expect, it } from "vitest"
import { checks, holds, mutantsOf } from "../../src/statements/index.ts"

const killedAndAll = (api: (typeof apiNames)[number]) => {
  const document = documents[api]
  const facets = facetsOf(document)
  const speaking = statementsOf(api).filter(({ kinds }) => kinds.some((kind) => kind !== "silence"))
  const claims = speaking.flatMap(({ claims: made, id }) =>
    claimsOf(made).map((claim) => ({ id, covers: appliesTo(claim) }))
  )
  const survivors: Array<string> = []
  let count = 0
  for (const facet of facets) {
    const ids = [...new Set(claims.filter(({ covers }) => covers(facet)).map(({ id }) => id))]
    if (ids.length === 0) continue
    for (const { change, document: changed } of mutantsOf(document, facet)) {
      count++
      const isKilled = ids.some((id) => (checks[api][id] ?? []).some((check) => !holds(changed, check)))
      if (!isKilled) survivors.push(`${change} (${ids.join(", ")})`)
    }
  }
  return { count, survivors }
}

it.each(apiNames)(
  "the tests of the statements detect at least 95% of the small changes to the %s spec that contradict a statement of the API document",
  (api) => {
    const { count, survivors } = killedAndAll(api)
    console.log(`${api}: ${count - survivors.length} of ${count} mutants killed`)
    expect(count).toBeGreaterThan(100)
    expect(survivors.length / count, survivors.join("\n")).toBeLessThanOrEqual(0.05)
  }
)
