/**
 * Suggests the name that a user probably intended.
 */

/** Returns the minimum number of insertions, deletions and replacements that turn one string into the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1]
    for (let index = 0; index < other.length; index += 1) {
      const replaced = (row[index] ?? 0) + (other[index] === one[at] ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

const maxLength = 60

/** Returns `. Did you mean NAME?`, or an empty string if no name is similar. */
export const suggestion = (input: string, names: Iterable<string>): string => {
  if (input.length > maxLength) return ""
  const near = [...names]
    .map((name) => ({ name, away: name.startsWith(input) ? 1 : distance(input, name) }))
    .filter(({ away, name }) => away <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((a, b) => a.away - b.away)
  return near[0] === undefined ? "" : `. Did you mean ${near[0].name}?`
}
