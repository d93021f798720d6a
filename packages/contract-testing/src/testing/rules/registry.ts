/**
 * Rules by their id, for failures that are read from a file.
 */
import type { Rule } from "./Rule.ts"

const known = new Map<string, Rule>()

export const register = <A extends Rule>(rule: A): A => {
  known.set(rule.id, rule)
  return rule
}

export const ruleOf = (id: string): Rule | undefined => known.get(id)

/** Returns every rule of the loaded modules. */
export const allRules = (): ReadonlyArray<Rule> => [...known.values()]
