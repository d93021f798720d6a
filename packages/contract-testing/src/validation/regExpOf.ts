/**
 * Compiles the patterns of schemas.
 */

/**
 * Returns the regular expression of a pattern. JSON Schema recommends Unicode expressions, but many documents contain patterns that are valid only
 * without the `u` flag, such as `\d\-\d`. They are compiled without the flag. Throws a `SyntaxError` if the pattern is invalid in both forms.
 */
export const regExpOf = (pattern: string): RegExp => {
  try {
    return new RegExp(pattern, "u")
  } catch (cause) {
    try {
      return new RegExp(pattern)
    } catch {
      throw cause
    }
  }
}
