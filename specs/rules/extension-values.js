/**
 * Lint rule: only known `x-` extensions may be used, and only with values that the tools support.
 */
const shapes = {
  "x-retry": (value) => ["safe", "replaceable", "once"].includes(value),
  "x-pagination": (value) => ["page", "page_number"].includes(value?.style),
  "x-stability": (value) => ["beta", "announced"].includes(value),
  "x-unknown-fields": (value) => value === "refused",
  "x-macros": (value) => value === "iri",
  "x-body-limit": (value) => Number.isInteger(value) && value > 0,
  "x-deprecation": (value) => typeof value?.replacement === "string" && typeof value?.guide === "string",
  "x-consequence": (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([key, each]) => ["costs", "permanent"].includes(key) && typeof each === "string"),
  "x-sensitive": (value) => ["respondent", "secret"].includes(value),
  "x-known-values": (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => each?.value !== undefined && ["string", "undefined"].includes(typeof each.meaning)),
  "x-provenance": () => true
}

export const extensionValues = () => ({
  any: {
    enter(node, { location, report }) {
      if (typeof node !== "object" || node === null || Array.isArray(node)) return
      for (const [key, value] of Object.entries(node)) {
        if (!key.startsWith("x-")) continue
        const fits = shapes[key]
        if (fits === undefined)
          report({ message: `\`${key}\` is not an extension of this contract.`, location: location.child(key).key() })
        else if (!fits(value))
          report({ message: `\`${key}\` does not take this value.`, location: location.child(key) })
      }
    }
  }
})
