/**
 * Lint rule: every operation must have an `x-retry` class that is allowed for its HTTP method. For example, a GET must be `safe`, and a DELETE must
 * be `once`.
 */
const classes = {
  get: ["safe"],
  put: ["replaceable"],
  patch: ["replaceable"],
  post: ["safe", "replaceable", "once"],
  delete: ["once"]
}

export const retryClass = () => ({
  Operation(operation, { key, location, report }) {
    const allowed = classes[key] ?? []
    if (!allowed.includes(operation["x-retry"])) {
      report({
        message: `\`x-retry\` of a ${String(key).toUpperCase()} is ${allowed.join(" or ")}.`,
        location: location.key()
      })
    }
  }
})
