/** Converts the lift filter parameters of a request to the criteria that select respondents. */
import type { Study } from "../study/Study.ts"
import type { Violations } from "../Violations.ts"
import { frequencyTests, impressionTest } from "./ExposureFilters.ts"
import type { LiftQuery } from "./LiftQuery.ts"
import type { Levels } from "./LiftResult.ts"
import { personTests } from "./PersonFilters.ts"
import type { Criteria } from "./Selection.ts"

export interface LiftFilters {
  readonly criteria: Criteria
  readonly levels: Levels
  /** Errors for values that are valid according to the spec but that the filter does not accept. */
  readonly violations: Violations
}

export const read = (study: Study, query: LiftQuery): LiftFilters => {
  const violations: Violations = {}
  return {
    criteria: {
      person: personTests(study, query, violations),
      exposure: frequencyTests(study, query, violations),
      impression: impressionTest(study, query, violations)
    },
    levels: {
      level: query.confidence_level ?? 0.9,
      tested: query.confidence_level__in ?? [0.9],
      readiness: study.rules.lift_readiness
    },
    violations
  }
}
