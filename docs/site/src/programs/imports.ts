/**
 * Finds the imports of a program.
 */

/** Returns the specifiers of the modules that a program imports. */
export const importsOf = (code: string): ReadonlyArray<string> => [
  ...new Set(
    [...code.matchAll(/^(?:import|export)\s(?!type\s)[^"']*?from\s+["']([^"']+)["']/gm)].map(([, from = ""]) => from)
  )
]
