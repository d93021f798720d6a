/**
 * The respondents who have entered a survey or a group of surveys. The data structure is a hash table with eight bytes per entry. In a survey, its
 * values are session numbers; in a group, survey numbers.
 *
 * Keys are 32-bit hashes of PIDs or IP addresses, so two respondents can have the same key. The caller of `find` therefore passes a function that
 * checks whether a value belongs to the respondent.
 */

export interface Entrants {
  /** Alternating keys and values. A key of 0 marks an empty slot. Undefined while the table is empty. */
  table: Uint32Array | undefined
  count: number
}

export const make = (): Entrants => ({ table: undefined, count: 0 })

const least = 8

const keyed = (key: number): number => (key === 0 ? 1 : key >>> 0)

const place = (table: Uint32Array, key: number, value: number): void => {
  const mask = table.length / 2 - 1
  let at = key & mask
  while (table[2 * at] !== 0) at = (at + 1) & mask
  table[2 * at] = key
  table[2 * at + 1] = value
}

const grown = (before: Uint32Array): Uint32Array => {
  const next = new Uint32Array(before.length * 2)
  for (let at = 0; at < before.length; at += 2) if (before[at] !== 0) place(next, before[at] ?? 0, before[at + 1] ?? 0)
  return next
}

export const add = (entrants: Entrants, key: number, value: number): void => {
  let table = entrants.table ?? new Uint32Array(2 * least)
  if ((entrants.count + 1) * 8 > table.length * 3) table = grown(table)
  place(table, keyed(key), value)
  entrants.table = table
  entrants.count++
}

/** Returns the first value for `key` that `accepts` accepts, or undefined if there is none. */
export const find = (
  { table }: Entrants,
  key: number,
  accepts: (value: number) => boolean = () => true
): number | undefined => {
  if (table === undefined) return undefined
  const mask = table.length / 2 - 1
  const wanted = keyed(key)
  for (let at = wanted & mask; table[2 * at] !== 0; at = (at + 1) & mask) {
    const value = table[2 * at + 1] ?? 0
    if (table[2 * at] === wanted && accepts(value)) return value
  }
  return undefined
}

/** Adds every respondent of `from` with the given value. A respondent who already has this value is not added again. */
export const addAll = (entrants: Entrants, from: Entrants, value: number): void => {
  const { table = new Uint32Array() } = from
  for (let at = 0; at < table.length; at += 2) {
    const key = table[at] ?? 0
    if (key !== 0 && find(entrants, key, (known) => known === value) === undefined) add(entrants, key, value)
  }
}
