/**
 * Renders a report as plain text for a terminal. The forest plot is drawn with characters, without colours.
 */
import { escapeControls, type Estimate, forestAxis } from "@fieldwork/lift-plots"
import type { Report } from "../report/Report.ts"
import { liftText, range } from "../report/format.ts"

/** Wraps a string at spaces into lines of at most `width` characters. A longer word is not split. */
const wrapped = (text: string, width: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  for (const word of text.split(" ")) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

const fitted = (text: string, width: number): string =>
  (text.length > width ? `${text.slice(0, Math.max(0, width - 1))}…` : text).padEnd(width)

/** Returns a confidence interval as a string of characters, such as `├─●─┤`, with `│` at zero. */
const bar = ({ lower, points, upper }: Estimate, axis: ReturnType<typeof forestAxis>, width: number): string => {
  const at = (value: number): number =>
    Math.min(width - 1, Math.max(0, Math.round(((value - axis.low) / (axis.high - axis.low)) * (width - 1))))
  const cells: Array<string> = Array.from({ length: width }, (_, i) => (i === at(0) ? "│" : " "))
  if (points === null || lower === null || upper === null) return cells.join("")
  for (let i = at(lower); i <= at(upper); i++) cells[i] = "─"
  cells[at(lower)] = "├"
  cells[at(upper)] = "┤"
  cells[at(points)] = lower > 0 ? "●" : upper < 0 ? "■" : "○"
  return cells.join("")
}

interface Line {
  readonly label: string
  readonly estimate: Estimate
  readonly remark: string
}

/** A heading (a string) or a row of the plot. */
type Entry = string | Line

const linesOf = (entries: ReadonlyArray<Entry>, width: number): ReadonlyArray<string> => {
  const axis = forestAxis(entries.flatMap((entry) => (typeof entry === "string" ? [] : [entry.estimate])))
  const names = Math.min(34, Math.max(12, Math.floor(width * 0.32)))
  const bars = Math.max(10, width - names - 36)
  return entries.map((entry) => {
    if (typeof entry === "string") return entry
    const { estimate, label, remark } = entry
    const { lower, points, upper } = estimate
    const figures =
      points === null || lower === null || upper === null
        ? remark.padStart(21)
        : `${liftText({ points, lower, upper }).padStart(6)} ${range(lower, upper).padStart(14)}`
    const note = points === null ? "" : remark
    return `${fitted(label, names)} ${bar(estimate, axis, bars)} ${figures}  ${note}`.trimEnd()
  })
}

/** Returns the key facts side by side, with as many on each line as fit. */
const keyFactsOf = ({ keyFacts }: Report, width: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  for (const [name, value] of keyFacts) {
    const own = `${name} ${value}`
    const last = lines.at(-1)
    if (last === undefined || last.length + own.length + 3 > width) lines.push(own)
    else lines[lines.length - 1] = `${last}   ${own}`
  }
  return lines
}

/**
 * Returns a report as plain text for a terminal or a message. Lines have at most about `width` characters. Control characters in names, and invisible
 * characters that change the writing direction, are escaped.
 *
 * @example
 * ```ts
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { build, collect, renderText } from "@fieldwork/lift-report"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const url = "https://lift.example" // the sandbox stands in for the service
 * const { fetch } = createSandbox()
 * await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
 * const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
 * const campaign = await client.campaigns.list().first()
 *
 * const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
 * renderText(report).split("\n")[0] // => "Alder Coffee winter, 5 January 2026 to 4 February 2026"
 * ```
 */
export const renderText = (report: Report, width = 100): string => {
  const { main, parts } = report
  const everyone =
    main === undefined
      ? []
      : [{ label: "Everyone", estimate: main.estimate, remark: main.estimate.points === null ? main.remark.text : "" }]
  const entries: ReadonlyArray<Entry> = parts.groups.flatMap(({ label, rows }) => [
    label,
    ...rows.map(({ estimate, label: part, remark }) => ({ label: `  ${part}`, estimate, remark: remark.text }))
  ])
  const blocks: ReadonlyArray<ReadonlyArray<string>> = [
    [...wrapped(report.subtitle, width), "", ...wrapped(report.headline, width)],
    report.sample.mismatch ? wrapped(report.sample.sentence, width) : [],
    report.lead === "" ? [] : wrapped(report.lead, width),
    keyFactsOf(report, width),
    linesOf(
      report.questions.map(({ estimate, name, remark }) => ({ label: name, estimate, remark: remark.text })),
      width
    ),
    report.questionsNote === "" ? [] : wrapped(report.questionsNote, width),
    entries.length === 0 ? [] : [`${main?.name ?? ""} by part`, ...linesOf([...everyone, ...entries], width)],
    parts.groups.length === 0 ? [] : [...wrapped(parts.before, width), ...wrapped(parts.after, width)],
    report.daily.caption === "" ? [] : wrapped(report.daily.caption, width),
    [...wrapped(`To reproduce it: ${report.command}`, width)]
  ]
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(escapeControls).join("\n"))
    .join("\n\n")}\n`
}
