/**
 * Returns a field's name without a leading `body`: `name` for `["body", "name"]`, and `quotas.0.name` for `["body", "quotas", 0, "name"]`.
 */
export const fieldName = (path: ReadonlyArray<string | number>): string =>
  (path[0] === "body" && path.length > 1 ? path.slice(1) : path).join(".")
