/**
 * Lint rule: for every operation that a client calls, the spec must define the responses for the common errors.
 */
const common = ["400", "401", "403", "404", "429", "500", "503"]

export const commonErrors = () => ({
  Paths: {
    PathItem: {
      Operation(operation, { location, report }) {
        const missing = common.filter((status) => operation.responses?.[status] === undefined)
        if (missing.length > 0 && !location.pointer.includes("/callbacks/")) {
          report({
            message: `These responses are missing: ${missing.join(", ")}.`,
            location: location.child("responses").key()
          })
        }
      }
    }
  }
})
