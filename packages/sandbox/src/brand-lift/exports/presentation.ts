/**
 * Renders a report as a `.pptx` presentation. The slides show the facts about the campaign, the lift for all questions, and for each question its
 * charts and its lift by answer and by breakdown.
 */
import type { LiftFigures } from "@fieldwork/specs/brand-lift/schema"
import { rewriteArchive } from "./rewriteArchive.ts"
import { addForest, type Line, type Slide, slidesOf } from "./ForestPlot.ts"
import { intervalOf, type Report, type Row, verdictOf } from "./Report.ts"

const colors = ["2F6B4F", "B8B2A7"]

/** Returns the rows that have a lift. Charts contain only these rows. */
const readable = (rows: ReadonlyArray<Row>): ReadonlyArray<Row> =>
  rows.filter(({ figures }) => figures.lift_percentage != null)

const series = (
  name: string,
  rows: ReadonlyArray<Row>,
  label: (row: Row) => string,
  value: (figures: LiftFigures) => number | null | undefined
) => ({ name, labels: rows.map(label), values: rows.map(({ figures }) => value(figures) ?? 0) })

const exposedAndControl = (rows: ReadonlyArray<Row>, label: (row: Row) => string) => [
  series("Exposed %", rows, label, (_) => _.exposed_percentage),
  series("Control %", rows, label, (_) => _.control_percentage)
]

const sentence = (row: Row): string => {
  const interval = intervalOf(row.figures)
  if (interval === undefined) return "Not enough respondents yet."
  const { high, lift, low } = interval
  const range = `${lift.toFixed(1)} points, from ${low.toFixed(1)} to ${high.toFixed(1)}`
  const verdicts = {
    yes: "significant",
    no: "not significant",
    "too few respondents": "too few respondents in a group to say more",
    "not enough respondents": "not enough respondents"
  }
  return `Lift is ${range}, at ${(row.figures.confidence_level ?? 0.9) * 100} %: ${verdicts[verdictOf(row)]}.`
}

type Box = Readonly<Record<"x" | "y" | "w" | "h", number>>

const title = (slide: Slide, text: string) =>
  slide.addText(text, { x: 0.4, y: 0.2, w: 9.2, h: 0.6, fontSize: text.length > 60 ? 14 : 22, bold: true, margin: 0 })

/** Adds a bar chart with an axis in percent, or a note if no row has a lift. */
const chart = (slide: Slide, name: string, rows: ReadonlyArray<Row>, label: (row: Row) => string, box: Box) => {
  const shown = readable(rows)
  if (shown.length === 0) return slide.addText(`${name}: not enough respondents yet.`, { ...box, fontSize: 12 })
  return slide.addChart("bar", exposedAndControl(shown, label), {
    ...box,
    chartColors: colors,
    showTitle: true,
    title: name,
    titleFontSize: 12,
    showLegend: true,
    legendPos: "b",
    valAxisMinVal: 0
  })
}

export const presentation = async ({ facts, overall, sections }: Report, at: number): Promise<Uint8Array> => {
  // The library is imported when the first presentation is created, because most sandboxes never create one.
  const { default: loaded } = await import("pptxgenjs")
  // The types of `pptxgenjs` describe its CommonJS build, in which the class is a property of the default export. In Node, the default export is the
  // class.
  const Presentation = loaded as unknown as typeof loaded.default
  const file = new Presentation()
  file.title = String(facts[0]?.[1] ?? "")
  file.author = "Fieldwork sandbox"

  const first = file.addSlide()
  title(first, file.title)
  first.addText(facts.map(([name, value]) => `${name}: ${value}`).join("\n"), {
    x: 0.4,
    y: 1,
    w: 9.2,
    h: 3.6,
    fontSize: 14
  })

  const forest = (name: string, lines: ReadonlyArray<Line>) => {
    const slides = slidesOf(lines)
    for (const [index, some] of slides.entries()) {
      const slide = file.addSlide()
      title(slide, slides.length > 1 ? `${name} (${index + 1} of ${slides.length})` : name)
      addForest(slide, some, lines)
    }
  }
  forest(
    "Lift by question, in points with intervals",
    overall.rows.map((row) => ({ label: row.question, row }))
  )
  for (const row of overall.rows) {
    const slide = file.addSlide()
    title(slide, row.question)
    slide.addText(sentence(row), { x: 0.4, y: 0.8, w: 9.2, h: 0.5, fontSize: 14 })
    const own = (name: string) =>
      (sections.find((_) => _.title === name)?.rows ?? []).filter(({ question }) => question === row.question)
    const part = (each: Row) => (each.enough ? each.part : `${each.part} *`)
    slide.addText("* fewer than 50 respondents in a group", { x: 0.4, y: 5.3, w: 9.2, h: 0.2, fontSize: 9, margin: 0 })
    chart(slide, "By frequency", own("By frequency"), part, { x: 0.4, y: 1.4, w: 4.5, h: 3.9 })
    chart(slide, "By age", own("By age"), part, { x: 5.1, y: 1.4, w: 4.5, h: 3.9 })
    const parts = sections
      .filter(({ title: name }) => name !== "Answers")
      .flatMap(({ heading, title: name }) =>
        own(name).map((each) => ({ label: `${heading}: ${each.part}`, row: each }))
      )
    forest(`${row.question}, by part`, parts)
  }
  const bytes = await file.write({ outputType: "uint8array" })
  if (!(bytes instanceof Uint8Array)) throw new Error("the presentation was not written as bytes")
  return rewriteArchive(bytes, at)
}
