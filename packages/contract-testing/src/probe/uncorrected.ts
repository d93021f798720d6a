/**
 * Lists the differences of a service that the overlay of a probe does not correct, so that the overlay does not seem to be complete.
 */
import type { ProbeResult } from "./probe.ts"
import { describeNames } from "./PropertyNames.ts"

/** Returns one line of text for each difference that the overlay does not correct. */
export const uncorrected = ({ lines, unmatched }: Pick<ProbeResult, "lines" | "unmatched">): ReadonlyArray<string> => {
  const ofLines = lines
    .filter(({ isCorrected }) => isCorrected === false)
    .map(({ decision, detail }) => `${decision}: ${detail}`)
  const ofNames = unmatched.map(describeNames).filter((text) => !ofLines.some((line) => line.includes(text)))
  return [...ofLines, ...ofNames].map((text) => text.replaceAll(/\s+/g, " "))
}
