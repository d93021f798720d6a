/**
 * The conventions by which web services commonly spell their paths.
 */

/** A spelling convention, which changes the literal segments of a path template. */
export interface PathConvention {
  readonly name: string
  readonly apply: (path: string) => string
}

/** The common prefix of all paths, which is never changed. */
const prefix = "/api/impact-measurement/v1"

const segments = (path: string, change: (segment: string, isLast: boolean) => string): string => {
  const begin = path.startsWith(prefix) ? prefix : ""
  const parts = path.slice(begin.length).split("/")
  const last = parts.findLastIndex((part) => !part.startsWith("{"))
  return begin + parts.map((part, index) => (part.startsWith("{") ? part : change(part, index === last))).join("/")
}

const words = (segment: string): ReadonlyArray<string> =>
  segment
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s_-]+/)
    .filter((word) => word !== "")

const isVersion = (segment: string): boolean => /^v\d/.test(segment)

const joined = (separator: string) => (segment: string) =>
  isVersion(segment) ? segment : words(segment).join(separator).toLowerCase()

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

const camel = (segment: string): string => {
  const [first = "", ...rest] = words(segment)
  return isVersion(segment) ? segment : first.toLowerCase() + rest.map(capital).join("")
}

const singularOrPlural = (segment: string): string =>
  segment.endsWith("ies")
    ? segment.replace(/ies$/, "y")
    : segment.endsWith("s")
      ? segment.slice(0, -1)
      : segment.endsWith("y")
        ? segment.replace(/y$/, "ies")
        : `${segment}s`

/** All spelling conventions except the one that the API document uses. */
export const pathConventions: ReadonlyArray<PathConvention> = [
  { name: "snake_case", apply: (path) => segments(path, joined("_")) },
  { name: "kebab-case", apply: (path) => segments(path, joined("-")) },
  { name: "camelCase", apply: (path) => segments(path, camel) },
  { name: "lower case", apply: (path) => segments(path, (segment) => segment.toLowerCase()) },
  {
    name: "singular or plural",
    apply: (path) => segments(path, (segment, isLast) => (isLast ? singularOrPlural(segment) : segment))
  }
]
