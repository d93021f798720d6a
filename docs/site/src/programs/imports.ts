/**
 * What a program imports.
 */

/** The specifiers that a program imports from. */
export const importsOf = (code: string): ReadonlyArray<string> => [
  ...new Set(
    [...code.matchAll(/^(?:import|export)\s(?!type\s)[^"']*?from\s+["']([^"']+)["']/gm)].map(([, from = ""]) => from)
  )
]
