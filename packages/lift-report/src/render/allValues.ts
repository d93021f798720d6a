/**
 * Renders the table of all values, which follows the sections of an HTML report.
 */
import { decimalsOf, escapeXml } from "@fieldwork/lift-plots"
import type { Report } from "../report/Report.ts"
import { resultText } from "../report/resultText.ts"
import { sharesOf } from "../report/sharesOf.ts"
import { detectableLiftText, formatCount, formatPoints, pText } from "../report/format.ts"

const figure = (value: number | null, decimals: number): string =>
  value === null ? "–" : formatPoints(value, decimals)

/** Returns a table of all values, in which readers can look up each number in the report. */
export const allValues = (report: Report): string => {
  const { questions: all, source } = report
  const detectableLifts = new Map(all.map(({ detectable, row }) => [row, detectable]))
  const rows = source.table.rows.map((row) => {
    const estimate = { ...row, points: row.lift }
    const { decimals, ...shares } = sharesOf(row)
    const detectable = detectableLifts.get(row) ?? null
    return `<tr><th scope="row">${escapeXml([row.questionName, row.variable, row.part].filter((each) => each !== null).join(": "))}</th><td class="num">${formatCount(row.exposed ?? 0)}</td><td class="num">${formatCount(row.control ?? 0)}</td><td class="num">${figure(shares.exposed, decimals)}</td><td class="num">${figure(shares.control, decimals)}</td><td class="num">${figure(row.lift, decimals)}</td><td class="num">${figure(row.lower, decimalsOf(estimate, row.lower))}</td><td class="num">${figure(row.upper, decimalsOf(estimate, row.upper))}</td><td class="num">${pText(row.pValue)}</td><td class="num">${pText(row.adjustedP)}</td><td class="num">${detectable === null ? "–" : detectableLiftText(detectable)}</td><td>${resultText(report, row)}</td></tr>`
  })
  return `<details class="noprint"><summary>All values</summary><div class="all-figures" tabindex="0" role="region" aria-label="All values"><table><thead><tr>${["Question and part", "Exposed", "Control", "Exposed %", "Control %", "Lift", "From", "To", "p", "p adjusted", "Detectable lift", "Verdict"].map((name, i) => `<th scope="col"${i === 0 || i === 11 ? "" : ' class="num"'}>${name}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div></details>`
}
