/**
 * Stores the rules by id. Failures that are read from a file contain only the id of the rule.
 */
import type { Rule } from "./Rule.ts"

const known = new Map<string, Rule>()

export const register = <A extends Rule>(rule: A): A => {
  known.set(rule.id, rule)
  return rule
}

export const ruleOf = (id: string): Rule | undefined => known.get(id)

/** Returns all rules in the modules that have been loaded. */
export const allRules = (): ReadonlyArray<Rule> => [...known.values()]
