/**
 * Arrays in the query: joined by commas, or one parameter per value.
 *
 * A service that expects one form and is sent the other would go on with a part of the values, and answer with wrong figures. The sandbox names the
 * parameter instead, and what to change.
 */
import type { ListStyle } from "@fieldwork/specs/corrections"
import type { Parameter } from "@fieldwork/specs/openapi"
import type { Issue } from "./Issue.ts"
import type { Incoming } from "./Message.ts"

export type ArrayStyle = "comma" | "repeated"

/** How the parameter travels when the spec's own reading is `asked`: only a style that the document does not state gives way. */
export const styleOf = ({ explode, "x-provenance": provenance }: Parameter, asked: ArrayStyle): ArrayStyle => {
  if (explode !== false) return "repeated"
  return provenance?.inferred?.includes("explode") === true ? asked : "comma"
}

/** Other separators have become commas by now. */
export const correctedStyle = (style: ListStyle | undefined): ArrayStyle | undefined =>
  style === undefined || style === "repeated" ? style : "comma"

export type ReadArray = { readonly texts: ReadonlyArray<string> | undefined } | { readonly issue: Issue }

const refused = (name: string, message: string): ReadArray => ({
  issue: { field: name, keyword: "style", message, params: {} }
})

/** An encoded comma belongs to a value; where the query is not at hand as it came, every comma counts. */
const hasComma = (name: string, texts: ReadonlyArray<string>, search: string | undefined): boolean => {
  if (!texts.some((text) => text.includes(","))) return false
  if (search === undefined) return true
  const own = search.split("&").filter((pair) => decodeURIComponent(pair.split("=")[0] ?? "") === name)
  return own.some((pair) => pair.includes(","))
}

const advice = (style: ArrayStyle, isOpen: boolean): string =>
  isOpen
    ? ` If the service reads the other form, set \`arrays: "${style === "comma" ? "repeated" : "comma"}"\` on the client and \`array_parameters\` on the sandbox alike.`
    : ""

/** The values of a list as text; `texts` is undefined when the parameter is absent. */
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
          `This parameter is one value joined by commas, such as a,b; it was sent ${all.length} times.${advice(style, isOpen && !isCorrected)}`
        )
  }
  return isOpen && hasComma(name, all, search)
    ? refused(
        name,
        `This parameter is sent once per value; it was sent joined by commas.${advice(style, isOpen && !isCorrected)}`
      )
    : { texts: all }
}
