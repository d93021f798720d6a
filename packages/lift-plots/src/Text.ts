/** Functions that escape the text in plots, estimate its width, and format numbers. */

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

/** Returns whether a character is allowed in XML. */
const isAllowed = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return code >= 0x20
    ? code < 0xd800 || (code > 0xdfff && code < 0xfffe) || code > 0xffff
    : "\t\n\r".includes(character)
}

/**
 * Removes the characters that are not allowed in XML, such as most control characters.
 *
 * @example
 * ```ts
 * import { removeInvalidXml } from "@fieldwork/lift-plots"
 *
 * removeInvalidXml("Tea\u000b & Coffee") // => "Tea & Coffee"
 * ```
 */
export const removeInvalidXml = (text: string): string => Array.from(text).filter(isAllowed).join("")

/**
 * Escapes text for an element or an attribute in SVG or HTML. Characters that are not allowed in XML are removed.
 *
 * @example
 * ```ts
 * import { escapeXml } from "@fieldwork/lift-plots"
 *
 * escapeXml("Tea & <Coffee>") // => "Tea &amp; &lt;Coffee&gt;"
 * ```
 */
export const escapeXml = (text: string): string =>
  removeInvalidXml(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? "")

/**
 * Formats a count with commas as thousands separators.
 *
 * @example
 * ```ts
 * import { formatCount } from "@fieldwork/lift-plots"
 *
 * formatCount(4200) // => "4,200"
 * ```
 */
export const formatCount = (count: number): string => String(Math.round(count)).replaceAll(/\B(?=(\d{3})+$)/g, ",")

/**
 * Formats a proportion in percentage points, with a typographic plus or minus sign. Zero is formatted without a sign.
 *
 * @example
 * ```ts
 * import { formatSignedPoints } from "@fieldwork/lift-plots"
 *
 * formatSignedPoints(0.049) // => "+4.9"
 * formatSignedPoints(-0.012) // => "−1.2"
 * ```
 */
export const formatSignedPoints = (proportion: number, decimals = 1): string => {
  const text = Math.abs(proportion * 100).toFixed(decimals)
  if (Number(text) === 0) return text
  return `${proportion < 0 ? "−" : "+"}${text}`
}

/**
 * Formats a proportion in the same way as {@link formatSignedPoints}, but without a plus sign.
 *
 * @example
 * ```ts
 * import { formatPoints } from "@fieldwork/lift-plots"
 *
 * formatPoints(0.049) // => "4.9"
 * ```
 */
export const formatPoints = (proportion: number, decimals = 1): string =>
  formatSignedPoints(proportion, decimals).replace("+", "")

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** Formats the UTC date of a time in Unix milliseconds, such as `6 Jan`. */
export const dayText = (at: number): string => {
  const date = new Date(at)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ""}`
}

/** Returns the approximate width of a character in a sans-serif font, relative to the font size. */
const widthOf = (character: string): number => {
  if (/[ilI.,:;'|!jtf()[\]]/.test(character)) return 0.32
  if (/[mwMW@%—]/.test(character)) return 0.9
  if (/[A-Z0-9&]/.test(character)) return 0.62
  // Ideographs and similar characters are square.
  return (character.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.53
}

/** Returns the approximate width of a string in pixels. */
export const measure = (text: string, size: number): number =>
  Array.from(text).reduce((sum, character) => sum + widthOf(character) * size, 0)

/** Truncates a string with an ellipsis if it is too wide. */
const cut = (text: string, width: number, size: number): string => {
  if (measure(text, size) <= width) return text
  const characters = Array.from(text)
  while (characters.length > 1 && measure(`${characters.join("")}…`, size) > width) characters.pop()
  return `${characters.join("").trimEnd()}…`
}

/** Breaks a string into lines of at most `width` pixels. If more than `most` lines are needed, the last line is truncated with an ellipsis. */
export const wrap = (text: string, width: number, size: number, most: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ""
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    const longer = line === "" ? word : `${line} ${word}`
    if (line !== "" && measure(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  if (lines.length <= most) return lines.map((each) => cut(each, width, size))
  const kept = lines.slice(0, most - 1)
  return [...kept.map((each) => cut(each, width, size)), cut(lines.slice(most - 1).join(" "), width, size)]
}
