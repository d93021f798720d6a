/**
 * Tests whether the sizes of the exposed and control groups have the planned ratio. A report shows a mismatch before any lift.
 */
import { sampleRatio } from "@fieldwork/lift-statistics"
import type { QuestionRow, Report, ReportOptions } from "./Report.ts"
import { formatCount, pSentence, share } from "./format.ts"

export const sampleOf = (main: QuestionRow | undefined, { designedSplit }: ReportOptions): Report["sample"] => {
  const [exposed, control] = [main?.row.exposed ?? 0, main?.row.control ?? 0]
  const all = exposed + control
  const designed = designedSplit === undefined ? undefined : designedSplit[0] / (designedSplit[0] + designedSplit[1])
  const split =
    all === 0
      ? "There are no respondents yet."
      : `${formatCount(exposed)} exposed (${share(exposed / all)}) and ${formatCount(control)} control respondents (${share(control / all)}).`
  const found =
    designedSplit === undefined ? null : sampleRatio({ observed: [exposed, control], expected: designedSplit })
  if (found === null || designed === undefined) {
    const why =
      designedSplit === undefined && all > 0
        ? " No designed split was specified, so the sample ratio is not tested."
        : ""
    return { exposed, control, designed, mismatch: false, sentence: `${split}${why}` }
  }
  const verdict = found.mismatch
    ? `This is not the designed split of ${share(designed)} exposed (p ${pSentence(found.p)}): something other than chance affects which respondents are counted. Do not rely on the lift until the cause is found.`
    : `The designed split was ${share(designed)} exposed; the difference is not a mismatch (p ${pSentence(found.p)}, tested at 0.001).`
  return { exposed, control, designed, mismatch: found.mismatch, sentence: `${split} ${verdict}` }
}
