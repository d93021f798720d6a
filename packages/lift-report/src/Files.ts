/**
 * A report as files, in the formats that are asked for.
 */
import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { standalone } from "@fieldwork/lift-plots"
import { renderCsv, renderDaysCsv } from "./render/Csv.ts"
import { renderHtml } from "./render/Html.ts"
import * as Plots from "./render/Plots.ts"
import { renderPresentation } from "./render/Presentation.ts"
import { renderText } from "./render/Terminal.ts"
import { renderWorkbook } from "./render/Workbook.ts"
import type { Report } from "./report/Report.ts"

interface File {
  /** What comes after the name of the report. */
  readonly ending: string
  readonly content: string | Uint8Array
}

type Render = (report: Report) => ReadonlyArray<File> | Promise<ReadonlyArray<File>>

const renders = {
  html: (report) => [{ ending: ".html", content: renderHtml(report) }],
  svg: (report) => [
    { ending: "-days.svg", content: standalone(Plots.daily(report)) },
    { ending: "-forest.svg", content: standalone(Plots.forest(report)) },
    { ending: "-frequency.svg", content: standalone(Plots.frequency(report)) },
    { ending: "-sample.svg", content: standalone(Plots.sample(report)) }
  ],
  xlsx: async (report) => [{ ending: ".xlsx", content: await renderWorkbook(report) }],
  pptx: async (report) => [{ ending: ".pptx", content: await renderPresentation(report) }],
  csv: (report) => [
    { ending: ".csv", content: renderCsv(report) },
    { ending: "-days.csv", content: renderDaysCsv(report) }
  ],
  txt: (report) => [{ ending: ".txt", content: renderText(report) }]
} as const satisfies Readonly<Record<string, Render>>

export type Format = keyof typeof renders

export const formats = Object.keys(renders) as ReadonlyArray<Format>

/** A name that every file system takes: `alder-coffee-winter-2026-02-15`. */
export const nameOf = ({ source: { asOf, campaign } }: Report): string => {
  const words = campaign.name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return [...(words ?? [campaign.id]), asOf.slice(0, 10)].join("-").slice(-120)
}

/** Writes the files and returns their paths. A file is there whole or not at all, however the process ends. */
export const write = async (
  report: Report,
  { folder, formats: wanted }: { readonly folder: string; readonly formats: ReadonlyArray<Format> }
): Promise<ReadonlyArray<string>> => {
  await mkdir(folder, { recursive: true })
  const written: Array<string> = []
  for (const format of wanted) {
    for (const { content, ending } of await renders[format](report)) {
      const path = join(folder, `${nameOf(report)}${ending}`)
      const unfinished = `${path}.${process.pid}.part`
      await writeFile(unfinished, content)
      await rename(unfinished, path)
      written.push(path)
    }
  }
  return written
}
