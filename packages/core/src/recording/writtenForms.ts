/**
 * Finds a value in text in every form in which a service may write it: verbatim, percent-encoded, or escaped for HTML or JSON.
 */

/** The names of the characters that HTML usually escapes by name. */
const htmlNames: Readonly<Record<string, string>> = { "&": "amp", '"': "quot", "'": "apos", "<": "lt", ">": "gt" }

/** Matches values with a character that HTML or JSON may escape, such as the `&` and the `/` of a URL. Other values have no escaped form. */
const escapable = /[&"'<>/=`]/

/** Returns the source of a pattern that matches a character verbatim or escaped for HTML or JSON. */
const characterPattern = (character: string): string => {
  if (/\w/.test(character)) return character
  const hex = (character.codePointAt(0) ?? 0).toString(16)
  const eitherCase = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
  const name = htmlNames[character]
  const entities = [`#0*${character.codePointAt(0)}`, `#[xX]0*${eitherCase}`, ...(name === undefined ? [] : [name])]
  const verbatim = `\\\\?${character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&")}`
  return `(?:${verbatim}|&(?:${entities.join("|")});|\\\\u0*${eitherCase})`
}

/** Returns the strings and patterns with which to find a value in text. */
export const writtenForms = (value: string): ReadonlyArray<string | RegExp> => {
  const verbatim = escapable.test(value) ? new RegExp(Array.from(value, characterPattern).join(""), "g") : value
  const encoded = encodeURIComponent(value)
  return encoded === value ? [verbatim] : [verbatim, encoded]
}
