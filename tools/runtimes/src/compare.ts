/**
 * Finds the test vectors that a runtime did not run, judged incorrectly, or rejected for a reason other than the reference runtime's.
 */
import type { Verdict } from "./suite.ts"

export const differences = (
  verdicts: ReadonlyArray<Verdict>,
  reference: ReadonlyArray<Verdict>
): ReadonlyArray<string> => {
  const reasons = new Map(reference.map(({ id, verdict }) => [id, verdict]))
  const missing = reference
    .filter(({ id }) => !verdicts.some((each) => each.id === id))
    .map(({ id }) => `${id} was not run`)
  const wrong = verdicts.flatMap(({ accept, id, verdict }) => {
    if ((verdict === "verified") !== accept)
      return [`${id} should be ${accept ? "accepted" : "refused"} and was: ${verdict}`]
    const other = reasons.get(id)
    return other === verdict ? [] : [`${id} was ${verdict} here and ${other} there`]
  })
  return [...missing, ...wrong]
}
