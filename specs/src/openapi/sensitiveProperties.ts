/** Finds the properties that a document marks as sensitive with `x-sensitive`. */
import type { Document } from "./Document.ts"

/** The kind of data in a sensitive property: data that identifies a respondent, or a secret such as a token. */
export type Sensitivity = "respondent" | "secret"

/**
 * Returns the properties that a part of a document marks as sensitive, keyed by name. References are not followed.
 *
 * @example
 * ```ts
 * import { sensitivePropertiesIn } from "@fieldwork/specs/openapi"
 *
 * sensitivePropertiesIn({ properties: { pid: { type: "string", "x-sensitive": "respondent" } } }).get("pid") // => "respondent"
 * ```
 */
export const sensitivePropertiesIn = (part: unknown): ReadonlyMap<string, Sensitivity> => {
  const found = new Map<string, Sensitivity>()
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    if ("properties" in value && typeof value.properties === "object" && value.properties !== null) {
      for (const [name, schema] of Object.entries(value.properties as Record<string, unknown>)) {
        const mark: unknown = Reflect.get(Object(schema), "x-sensitive")
        if (mark === "respondent" || mark === "secret") found.set(name, mark)
      }
    }
    Object.values(value).forEach(visit)
  }
  visit(part)
  return found
}

/**
 * Returns the properties that the documents mark as sensitive, keyed by name. The property may be an object whose values are all sensitive.
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * import { sensitiveProperties } from "@fieldwork/specs/openapi"
 *
 * const sensitive = sensitiveProperties(Object.values(documents))
 * sensitive.get("panelist_id") // => "respondent"
 * sensitive.get("access_token") // => "secret"
 * ```
 */
export const sensitiveProperties = (documents: Iterable<Document>): ReadonlyMap<string, Sensitivity> =>
  sensitivePropertiesIn([...documents].map(({ components }) => components?.schemas))
