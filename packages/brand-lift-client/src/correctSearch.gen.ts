// Generated from tools/codegen/src/clients/correctSearch.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * Converts the query string of a request for a service whose parameter names or list formats differ from those in its API document.
 *
 * The conversion uses the encoded query string, because an encoded comma belongs to a value and a plain comma separates two values.
 */
import type { ListStyle, ParameterCorrection } from "@fieldwork/specs/corrections"
import { scaled } from "./correctValue.gen.ts"

const separators: Readonly<Record<Exclude<ListStyle, "repeated">, string>> = { comma: ",", space: "%20", pipe: "|" }

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "))
  } catch {
    return text
  }
}

const valueOf = (text: string, { scale }: ParameterCorrection): string =>
  scale === undefined ? text : scaled(text, scale, "service")

/** Converts a query string (without the `?`) to the service's format. */
export const correctSearch = (search: string, parameters: Readonly<Record<string, ParameterCorrection>>): string => {
  if (search === "" || Object.keys(parameters).length === 0) return search
  const lists = new Map<string, Array<string>>()
  const pairs = search.split("&").flatMap((pair): ReadonlyArray<() => string> => {
    const cut = pair.indexOf("=")
    const name = cut < 0 ? pair : pair.slice(0, cut)
    const correction = parameters[decoded(name)]
    if (correction === undefined) return [() => pair]
    const { style } = correction
    const wireName = correction.name === undefined ? name : encodeURIComponent(correction.name)
    const text = cut < 0 ? "" : pair.slice(cut + 1)
    const values = text.split(",").map((value) => valueOf(value, correction))
    if (style === undefined) return [() => `${wireName}=${values.join(",")}`]
    const known = lists.get(wireName)
    if (known !== undefined) {
      known.push(...values)
      return []
    }
    lists.set(wireName, values)
    return [
      () =>
        style === "repeated"
          ? values.map((value) => `${wireName}=${value}`).join("&")
          : `${wireName}=${values.join(separators[style])}`
    ]
  })
  return pairs.map((write) => write()).join("&")
}
