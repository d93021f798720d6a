/**
 * Stores the rules, keyed by id, because failures that are read from a file contain only the id of the violated rule.
 */
import type { Rule } from "./Rule.ts"

const known = new Map<string, Rule>()

export const register = <A extends Rule>(rule: A): A => {
  known.set(rule.id, rule)
  return rule
}

export const ruleOf = (id: string): Rule | undefined => known.get(id)

/** Returns all rules that are defined in the modules loaded so far. */
export const allRules = (): ReadonlyArray<Rule> => [...known.values()]
