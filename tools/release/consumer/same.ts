/**
 * The only assertion of the consumer programs, which must not import modules of a specific runtime.
 */
export const same = (found: unknown, wanted: unknown): void => {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (one !== other) throw new Error(`found ${one}, wanted ${other}`)
}
