/** Reads the names of creatives, sites and placements from one request body. Each type has its own list with its own field names. */
import type { NameSets } from "@fieldwork/specs/brand-lift/schema"
import type { LabelledType, Labels, TypeLabels } from "../study/Labels.ts"
import type { Violations } from "../Violations.ts"

interface Assignment {
  readonly type: LabelledType
  readonly id: string
  readonly name: string
}

interface Read {
  readonly assignments: ReadonlyArray<Assignment>
  readonly violations: Violations
}

const lists = {
  creative: ({ creatives = [] }: NameSets) =>
    creatives.map(({ creative_id, creative_name }) => [creative_id, creative_name] as const),
  placement: ({ placements = [] }: NameSets) =>
    placements.map(({ placement_id, placement_name }) => [placement_id, placement_name] as const),
  publisher: ({ publishers = [] }: NameSets) =>
    publishers.map(({ publisher_id, publisher_name }) => [publisher_id, publisher_name] as const)
} as const

const types = ["creative", "placement", "publisher"] as const satisfies ReadonlyArray<LabelledType>

/**
 * Reads the names that a request assigns, and reports entries without an id or a name. The spec marks both fields as optional, but an entry without
 * them is invalid.
 */
export const readAssignments = (sets: NameSets): Read => {
  const assignments: Array<Assignment> = []
  const violations: Violations = {}
  for (const type of types) {
    for (const [index, [id = "", name]] of lists[type](sets).entries()) {
      const field = `${type}s.${index}.${type}`
      if (id === "") violations[`${field}_id`] = ["This field is required."]
      if (name === undefined) violations[`${field}_name`] = ["This field is required."]
      else assignments.push({ type, id, name })
    }
  }
  return { assignments, violations }
}

const named = ({ names }: TypeLabels): ReadonlyArray<readonly [id: string, name: string]> =>
  [...names].flatMap(([id, name]) => (name === null ? [] : [[id, name] as const]))

/** Returns the names of a campaign. Ids without a name are left out. */
export const fromLabels = ({ creative, placement, publisher }: Labels): NameSets => ({
  creatives: named(creative).map(([creative_id, creative_name]) => ({ creative_id, creative_name })),
  placements: named(placement).map(([placement_id, placement_name]) => ({ placement_id, placement_name })),
  publishers: named(publisher).map(([publisher_id, publisher_name]) => ({ publisher_id, publisher_name }))
})
