/**
 * Replaces secrets and respondent identifiers in paths. The path templates of an API name the parameters, so they show which segments are sensitive.
 */
import { isPersonName, isSecretName } from "./sensitiveNames.ts"
import { pseudonym } from "./pseudonym.ts"

/** Returns the path with pseudonyms instead of the values of sensitive parameters, in the same format, so that the path matches the same operation. */
export type HidePath = (path: string) => string

interface Template {
  /** The literal texts of the template and the names of its parameters, alternately. */
  readonly pieces: ReadonlyArray<string>
  readonly pattern: RegExp
  readonly segments: number
}

const templateOf = (path: string): Template => {
  const pieces = path.split(/\{([^}]*)\}/)
  const source = pieces.map((piece, index) =>
    index % 2 === 1 ? "([^/]*)" : piece.replaceAll(/[.*+?^$()|{}[\]\\]/g, String.raw`\$&`)
  )
  // The paths of a service can have a prefix that is not in the template, such as `/v1`.
  return { pieces, pattern: new RegExp(`^(.*?)${source.join("")}(/?)$`), segments: path.split("/").length }
}

const isSensitive = (name: string): boolean => isSecretName(name) || isPersonName(name)

const hasSensitive = ({ pieces }: Template): boolean =>
  pieces.some((piece, index) => index % 2 === 1 && isSensitive(piece))

/** Returns the pseudonym of a percent-encoded value. The names in the matrix style, such as `;id=7`, are not changed. */
const hiddenValue = (value: string): string => {
  if (value.startsWith(";")) return value.replaceAll(/=([^;]*)/g, (_, text: string) => `=${hiddenValue(text)}`)
  try {
    const text = decodeURIComponent(value)
    return text === value ? pseudonym(value) : encodeURIComponent(pseudonym(text))
  } catch {
    return "hidden"
  }
}

/**
 * Returns a function that hides the sensitive values in paths that match one of the templates. If several templates match, the most specific one
 * applies, which has the most segments and then the fewest parameters.
 */
export const hidingPath = (paths: ReadonlyArray<string>): HidePath => {
  const templates = paths
    .map(templateOf)
    .toSorted((one, other) => other.segments - one.segments || one.pieces.length - other.pieces.length)
  if (!templates.some(hasSensitive)) return (path) => path
  return (path) => {
    for (const { pattern, pieces } of templates) {
      const [whole, prefix = "", ...values] = pattern.exec(path) ?? []
      if (whole === undefined) continue
      const shown = pieces.map((piece, index) => {
        const value = values[(index - 1) / 2] ?? ""
        if (index % 2 === 0) return piece
        return isSensitive(piece) ? hiddenValue(value) : value
      })
      return `${prefix}${shown.join("")}${values.at(-1)}`
    }
    return path
  }
}
