/**
 * Translates the query string of a request to a service that differs from its API document: the service's parameter names and formats are replaced
 * with the documented ones.
 *
 * Arrays with repeated or comma-separated values are not translated. The parameter reader checks their style and names the required style in its
 * error.
 */
import type { ParameterCorrection } from "@fieldwork/specs/corrections"
import { read } from "./valueTranslation.ts"

const separators: Readonly<Record<string, RegExp>> = { space: /%20|\+/g, pipe: /\||%7C/gi }

export const toDocumentSearch = (search: string, parameters: Readonly<Record<string, ParameterCorrection>>): string => {
  const corrected = Object.entries(parameters)
  if (search === "" || corrected.length === 0) return search
  const byName = new Map(corrected.map(([name, correction]) => [correction.name ?? name, { name, correction }]))
  const renamed = new Set(
    corrected.filter(([name, { name: own }]) => own !== undefined && own !== name).map(([name]) => name)
  )
  return search
    .split("&")
    .flatMap((pair) => {
      const [key = "", ...rest] = pair.split("=")
      const found = byName.get(new URLSearchParams(`${key}=`).keys().next().value ?? key)
      // If a parameter was renamed, the service ignores the documented name like any other unknown parameter.
      if (found === undefined) return renamed.has(key) ? [] : [pair]
      const { correction, name } = found
      const separator = separators[correction.style ?? ""]
      const text = separator === undefined ? rest.join("=") : rest.join("=").replaceAll(separator, ",")
      const values = text
        .split(",")
        .map((value) => (/^-?[\d.]+$/.test(value) ? String(read(Number(value), correction)) : value))
      return [`${encodeURIComponent(name)}=${correction.scale === undefined ? text : values.join(",")}`]
    })
    .join("&")
}
