/**
 * The only assertion of the programs, which may import nothing of a runtime.
 */
export const same = (found: unknown, wanted: unknown): void => {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (one !== other) throw new Error(`found ${one}, wanted ${other}`)
}
