/**
 * Arrays in the query string, either as one comma-separated value or as one parameter per value.
 *
 * A service that expects one format and receives the other would ignore some of the values and return wrong results. The sandbox instead returns an
 * error that states the parameter and the correct format.
 */
import type { ListStyle } from "@fieldwork/specs/corrections"
import type { Parameter } from "@fieldwork/specs/openapi"
import type { Issue } from "./Issue.ts"
import type { Incoming } from "./Message.ts"

export type ArrayStyle = "comma" | "repeated"

/** Returns the style of a parameter. `fallback` is used only if the OpenAPI document does not specify the style. */
export const styleOf = ({ explode, "x-provenance": provenance }: Parameter, fallback: ArrayStyle): ArrayStyle => {
  if (explode !== false) return "repeated"
  return provenance?.inferred?.includes("explode") === true ? fallback : "comma"
}

/**
 * Returns the style in which an array in the query is parsed, for a service that differs from its API document. Separators other than commas have
 * already been replaced by commas.
 */
export const correctedStyle = (style: ListStyle | undefined): ArrayStyle | undefined =>
  style === undefined || style === "repeated" ? style : "comma"

export type ReadArray = { readonly texts: ReadonlyArray<string> | undefined } | { readonly issue: Issue }

const refused = (name: string, message: string): ReadArray => ({
  issue: { field: name, keyword: "style", message, params: {} }
})

/**
 * Returns whether the parameter contains a comma as a separator. A percent-encoded comma is part of a value. If the raw query is not available, every
 * comma counts as a separator.
 */
const hasComma = (name: string, texts: ReadonlyArray<string>, search: string | undefined): boolean => {
  if (!texts.some((text) => text.includes(","))) return false
  if (search === undefined) return true
  const own = search.split("&").filter((pair) => new URLSearchParams(pair).has(name))
  return own.some((pair) => pair.includes(","))
}

const advice = (style: ArrayStyle, isOpen: boolean): string =>
  isOpen
    ? `If the service expects the other format, set \`arrays: "${style === "comma" ? "repeated" : "comma"}"\` on the client and \`array_parameters\` to the same value on the sandbox.`
    : ""

/** Returns the values of a list as strings, or an issue if the list has the wrong format. `texts` is undefined if the parameter is absent. */
export const read = (
  { name, "x-provenance": provenance }: Parameter,
  style: ArrayStyle,
  { query, search }: Pick<Incoming, "query" | "search">,
  isCorrected = false
): ReadArray => {
  const isOpen = isCorrected || provenance?.inferred?.includes("explode") === true
  const all = query.getAll(name)
  if (all.length === 0) return { texts: undefined }
  if (style === "comma") {
    return all.length === 1
      ? { texts: all[0] === "" ? [] : (all[0] ?? "").split(",") }
      : refused(
          name,
          `This parameter must be sent once, with its values joined by commas, such as a,b; it was sent ${all.length} times.${advice(style, isOpen && !isCorrected)}`
        )
  }
  return isOpen && hasComma(name, all, search)
    ? refused(
        name,
        `This parameter must be sent once per value; its values were joined by commas.${advice(style, isOpen && !isCorrected)}`
      )
    : { texts: all }
}
