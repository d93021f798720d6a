/**
 * Renders a report as a PowerPoint presentation with slides for the finding, the questions, the lift by day, the parts of each breakdown and the
 * method. Intervals are drawn as editable shapes.
 */
import type PptxGenJS from "pptxgenjs"
import { type Estimate, removeInvalidXml } from "@fieldwork/lift-plots"
import type { Report } from "../report/Report.ts"
import { formatCount, level as levelText, liftText, range } from "../report/format.ts"
import { normalizeArchive } from "./Archive.ts"
import { placeholder } from "./Plots.ts"
import { addDays } from "./SlideDays.ts"
import { addForest, slidesOf } from "./SlideForest.ts"
import { colors, heading, text } from "./Slides.ts"
import { verdictOfFigure } from "./verdictOfFigure.ts"

interface Line {
  readonly label: string
  readonly estimate: Estimate
  readonly remark: string
  /** The text that is shown if there is no lift. */
  readonly placeholder: string
  readonly respondents?: number
}

const linesOf = (report: Report): ReadonlyArray<Line> =>
  report.questions.map(({ estimate, name, remark, row }) => ({
    label: name,
    estimate,
    remark: remark.text,
    placeholder: placeholder(report, row)
  }))

const partLinesOf = (report: Report): ReadonlyArray<Line> =>
  report.parts.groups.flatMap(({ label: group, rows }) =>
    rows.map(({ estimate, label, respondents, remark, row }) => ({
      label: `${group}: ${label}`,
      estimate,
      respondents,
      remark: remark.text,
      placeholder: placeholder(report, row)
    }))
  )

/**
 * Returns a report as the bytes of a `.pptx` file. The same report always produces the same bytes.
 *
 * @example
 * ```ts
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { build, collect, renderPresentation } from "@fieldwork/lift-report"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const url = "https://lift.example" // the sandbox stands in for the service
 * const { fetch } = createSandbox()
 * await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
 * const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
 * const campaign = await client.campaigns.list().first()
 *
 * const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
 * const bytes = await renderPresentation(report)
 * new TextDecoder().decode(bytes.slice(0, 2)) // => "PK"
 * ```
 */
export const renderPresentation = async (report: Report): Promise<Uint8Array> => {
  const { default: loaded } = await import("pptxgenjs")
  // The types of `pptxgenjs` describe its CommonJS build, in which the class is a property of the default export. In Node, the default export is the
  // class.
  const Presentation = loaded as unknown as typeof loaded.default
  const file: PptxGenJS.default = new Presentation()
  file.layout = "LAYOUT_WIDE"
  file.title = removeInvalidXml(report.title)
  file.author = "Fieldwork"
  const { main, source } = report

  const first = file.addSlide()
  text(first, report.subtitle, { x: 0.6, y: 0.5, w: 12.1, h: 0.4, fontSize: 14, color: colors.quiet })
  const { mismatch } = report.sample
  const headlineHeight = mismatch ? 1.1 : 1.6
  text(first, report.headline, {
    x: 0.6,
    y: 0.9,
    w: 12.1,
    h: headlineHeight,
    fontSize: mismatch ? 24 : 30,
    bold: true,
    valign: "top"
  })
  // A mismatch is stated above the lift.
  text(first, report.sample.sentence, {
    x: 0.6,
    y: mismatch ? 2.05 : 5.4,
    w: 12.1,
    h: mismatch ? 0.6 : 0.8,
    fontSize: 12,
    color: mismatch ? colors.bad : colors.quiet
  })
  const { lower = null, points = null, upper = null } = main?.estimate ?? {}
  const verdict = verdictOfFigure(report)
  if (points !== null && lower !== null && upper !== null) {
    text(first, liftText({ points, lower, upper }), {
      x: 0.6,
      y: 2.7,
      w: 2.6,
      h: 1.2,
      fontSize: 60,
      bold: true,
      color: verdict === "no" ? colors.ink : colors[verdict]
    })
    const caption = `points of ${main?.name ?? ""}\n${range(lower, upper)}, at ${levelText(source.table.level)}`
    text(first, caption, { x: 3.3, y: 2.8, w: 3.6, h: 1, fontSize: 14 })
  }
  text(first, report.lead, { x: 7.1, y: 2.7, w: 5.6, h: 1.6, fontSize: 14, color: colors.quiet })
  text(first, report.keyFacts.map(([name, value]) => `${name}: ${value}`).join("     "), {
    x: 0.6,
    y: 4.7,
    w: 12.1,
    h: 0.5,
    fontSize: 13
  })

  const interval = `lift in percentage points with ${levelText(source.table.level)} intervals`
  for (const lines of slidesOf(linesOf(report))) {
    const slide = file.addSlide()
    heading(slide, `Questions: ${interval}`)
    addForest(slide, lines, linesOf(report))
    text(slide, report.questionsNote, { x: 0.6, y: 6.7, w: 12.1, h: 0.6, fontSize: 11, color: colors.quiet })
  }
  if (report.daily.days.length > 0) {
    const slide = file.addSlide()
    heading(slide, `${main?.name ?? ""} by day: ${interval}`)
    addDays(slide, report)
    text(slide, report.daily.caption, { x: 0.6, y: 6.4, w: 12.1, h: 0.9, fontSize: 11, color: colors.quiet })
  }
  const parts = partLinesOf(report)
  const slides = slidesOf(parts)
  for (const [index, lines] of slides.entries()) {
    const slide = file.addSlide()
    heading(slide, `${main?.name ?? ""} by part, ${index + 1} of ${slides.length}: ${interval}`)
    addForest(slide, lines, parts)
    text(slide, report.parts.before, { x: 0.6, y: 6.7, w: 12.1, h: 0.6, fontSize: 11, color: colors.quiet })
  }
  const method = file.addSlide()
  heading(method, "Method")
  text(method, report.method.map(([term, own]) => `${term}: ${own}`).join("\n"), {
    x: 0.6,
    y: 1,
    w: 12.1,
    h: 5.6,
    fontSize: 10,
    valign: "top",
    fit: "shrink"
  })
  text(method, `${report.command}   ${formatCount(source.table.rows.length)} rows, data of ${source.asOf}`, {
    x: 0.6,
    y: 6.8,
    w: 12.1,
    h: 0.4,
    fontSize: 10,
    color: colors.quiet
  })

  const bytes = await file.write({ outputType: "uint8array" })
  if (!(bytes instanceof Uint8Array)) throw new Error("the presentation was not written as bytes")
  return normalizeArchive(bytes, source.asOf)
}
