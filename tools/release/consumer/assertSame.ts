/**
 * The only assertion in the consumer programs, which must not import modules of a specific runtime.
 */
export const assertSame = (actual: unknown, expected: unknown): void => {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (one !== other) throw new Error(`expected ${other}, got ${one}`)
}
