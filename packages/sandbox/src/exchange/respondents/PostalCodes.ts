/**
 * The postal codes of the sandbox: 40 areas with 60 five-digit codes each. The codes are the same in every country.
 */

const areaCount = 40
const perArea = 60

const codesOf = (area: number): ReadonlyArray<string> =>
  Array.from({ length: perArea }, (_, index) => `${100 + area * 20}${String(index).padStart(2, "0")}`)

/** The postal codes of each area. Lists are compared by identity, so each list is a single shared array. */
export const areas: ReadonlyArray<ReadonlyArray<string>> = Array.from({ length: areaCount }, (_, area) => codesOf(area))

/** Returns the postal code at a relative position in the list of all postal codes. `at` is in [0, 1). */
export const postalCodeAt = (at: number): string => {
  const index = Math.floor(at * areaCount * perArea)
  return areas[Math.floor(index / perArea)]?.[index % perArea] ?? ""
}
