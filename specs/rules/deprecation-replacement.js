/**
 * Lint rule: a deprecated operation must name an existing operation that replaces it, and other operations must not have `x-deprecation`.
 */
export const deprecationReplacement = () => {
  const known = new Set()
  const claims = []
  return {
    Operation(operation, { location, report }) {
      known.add(operation.operationId)
      const deprecation = operation["x-deprecation"]
      if (operation.deprecated === true && typeof deprecation?.replacement !== "string") {
        report({
          message: "A deprecated operation has `x-deprecation` with a `replacement`.",
          location: location.key()
        })
      }
      if (operation.deprecated !== true && deprecation !== undefined) {
        report({
          message: "`x-deprecation` is on an operation that is not `deprecated`.",
          location: location.key()
        })
      }
      if (typeof deprecation?.replacement === "string") claims.push({ replacement: deprecation.replacement, location })
    },
    Root: {
      leave(_root, { report }) {
        for (const { location, replacement } of claims) {
          if (!known.has(replacement)) {
            report({
              message: `The replacement \`${replacement}\` is not an operation of this document.`,
              location: location.child("x-deprecation")
            })
          }
        }
      }
    }
  }
}
