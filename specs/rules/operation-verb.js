/**
 * Lint rule: an `operationId` must consist of one of these verbs and a resource, in lower camel case.
 */
const verbs = ["get", "list", "create", "update", "remove", "launch", "export", "assign", "configure", "receive"]
const pattern = new RegExp(`^(${verbs.join("|")})[A-Z][A-Za-z0-9]*$`)

export const operationVerb = () => ({
  Operation({ operationId }, { location, report }) {
    if (typeof operationId === "string" && !pattern.test(operationId)) {
      report({
        message: `\`${operationId}\` does not begin with ${verbs.join(", ")} and continue with a resource.`,
        location: location.child("operationId")
      })
    }
  }
})
