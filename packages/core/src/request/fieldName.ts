/**
 * Returns the name of a field in the input, without a leading `body`: `campaign_name` for `["body", "campaign_name"]`, or `quotas.0.name`.
 */
export const fieldName = (path: ReadonlyArray<string | number>): string =>
  (path[0] === "body" && path.length > 1 ? path.slice(1) : path).join(".")
