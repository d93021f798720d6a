/**
 * Writes a report to files in the requested formats.
 */
import { randomUUID } from "node:crypto"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { standalone } from "@fieldwork/lift-plots"
import { renderCsv, renderDaysCsv } from "./render/Csv.ts"
import { renderHtml } from "./render/Html.ts"
import { fileName } from "./fileName.ts"
import * as Plots from "./render/Plots.ts"
import { renderPresentation } from "./render/Presentation.ts"
import { renderText } from "./render/Terminal.ts"
import { renderWorkbook } from "./render/Workbook.ts"
import type { Report } from "./report/Report.ts"

interface File {
  /** The suffix that is appended to the name of the report to form the file name, such as `-days.svg`. */
  readonly suffix: string
  readonly content: string | Uint8Array
}

type Render = (report: Report) => ReadonlyArray<File> | Promise<ReadonlyArray<File>>

const renders = {
  html: (report) => [{ suffix: ".html", content: renderHtml(report) }],
  svg: (report) => [
    { suffix: "-days.svg", content: standalone(Plots.daily(report)) },
    { suffix: "-forest.svg", content: standalone(Plots.forest(report)) },
    { suffix: "-frequency.svg", content: standalone(Plots.frequency(report)) },
    { suffix: "-sample.svg", content: standalone(Plots.sample(report)) }
  ],
  xlsx: async (report) => [{ suffix: ".xlsx", content: await renderWorkbook(report) }],
  pptx: async (report) => [{ suffix: ".pptx", content: await renderPresentation(report) }],
  csv: (report) => [
    { suffix: ".csv", content: renderCsv(report) },
    { suffix: "-days.csv", content: renderDaysCsv(report) }
  ],
  txt: (report) => [{ suffix: ".txt", content: renderText(report) }]
} as const satisfies Readonly<Record<string, Render>>

/** A format of a report: `html`, `svg`, `xlsx`, `pptx`, `csv` or `txt`. */
export type Format = keyof typeof renders

/**
 * All formats in which a report can be written. `svg` and `csv` produce several files each.
 *
 * @example
 * ```ts
 * import { formats } from "@fieldwork/lift-report"
 * formats // => ["html", "svg", "xlsx", "pptx", "csv", "txt"]
 * ```
 */
export const formats = Object.keys(renders) as ReadonlyArray<Format>

/**
 * Writes a report in the given formats and returns the paths of the files. A file name consists of the words of the campaign's name, the first eight
 * characters of its id and the day of the data, so reports of different campaigns do not overwrite each other. Creates the folder if it does not
 * exist. Each file is written to a temporary name and then renamed, so a process that is killed never leaves an incomplete report under the final
 * name.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from "node:fs"
 * import { tmpdir } from "node:os"
 * import { basename, join } from "node:path"
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { build, collect, write } from "@fieldwork/lift-report"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const url = "https://lift.example" // the sandbox stands in for the service
 * const { fetch } = createSandbox()
 * await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
 * const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
 * const campaign = await client.campaigns.list().first()
 *
 * const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
 * const files = await write(report, { folder: mkdtempSync(join(tmpdir(), "lift-")), formats: ["txt"] })
 * files.map((file) => basename(file)) // => ["alder-coffee-winter-9685eca0-2026-01-21.txt"]
 * ```
 */
export const write = async (
  report: Report,
  { folder, formats: requested }: { readonly folder: string; readonly formats: ReadonlyArray<Format> }
): Promise<ReadonlyArray<string>> => {
  await mkdir(folder, { recursive: true })
  const written: Array<string> = []
  for (const format of requested) {
    for (const { content, suffix } of await renders[format](report)) {
      const path = join(folder, `${fileName(report)}${suffix}`)
      const unfinished = `${path}.${randomUUID()}.part`
      await writeFile(unfinished, content)
      await rename(unfinished, path)
      written.push(path)
    }
  }
  return written
}
