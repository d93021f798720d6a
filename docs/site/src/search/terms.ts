/**
 * Converts texts and queries to stemmed words for comparison.
 */

/** Words that are ignored in queries. */
const stopWords: ReadonlySet<string> = new Set(
  "a an and are as at be by can could did do does for from get give has have how i if in into is it its me my of on one or our shall should so tell that the their them then there this to us use was we what when where which who why will with would you your".split(
    " "
  )
)

/**
 * Returns the stem of a word. For example, `campaigns` and `campaign` have the same stem, as do `paging` and `page`. The rules are approximate, which
 * is sufficient because the same rules apply to texts and queries.
 */
export const stem = (word: string): string => {
  const lower = word.toLowerCase()
  if (lower.length < 5 || /\d/.test(lower))
    return lower.length > 3 && /[^su]s$/.test(lower) ? lower.slice(0, -1) : lower
  return lower
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^su])s$/, "$1")
    .replace(/(.{3,})ing$/, "$1")
    .replace(/(.{3,})ed$/, "$1")
    .replace(/(.{3,})e$/, "$1")
}

/** Splits a text into words. An identifier such as `survey_lastSend` yields the entire identifier and each of its parts. */
export const tokenize = (text: string): Array<string> =>
  (text.match(/[\p{L}\p{N}_]+(?:\.js)?/gu) ?? []).flatMap((word) => {
    const parts = word
      .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
      .split(/[ _]+/)
      .filter((part) => part !== "")
    return parts.length > 1 ? [word, ...parts] : [word]
  })

/** Returns the words of a query without stop words, or all words if the query consists only of stop words. */
export const queryTerms = (query: string): ReadonlyArray<string> => {
  const all = tokenize(query).map((word) => word.toLowerCase())
  const meaning = all.filter((word) => !stopWords.has(word))
  return [...new Set(meaning.length === 0 ? all : meaning)]
}
