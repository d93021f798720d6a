/**
 * Every operation has an `x-retry` that its method allows: a read is `safe`, and a DELETE is never sent twice.
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
