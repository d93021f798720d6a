/**
 * Finds the differences between the reports in `etc/` and the current packages: missing reports, changed reports, and reports of removed entry
 * points.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const ending = ".api.md"

export interface ReportChange {
  readonly entry: string
  readonly kind: "missing" | "changed" | "removed"
}

export const reportChanges = (folder: string, reports: ReadonlyMap<string, string>): ReadonlyArray<ReportChange> => {
  const found = [...reports].flatMap(([entry, text]): ReadonlyArray<ReportChange> => {
    const file = join(folder, entry + ending)
    if (!existsSync(file)) return [{ entry, kind: "missing" }]
    return readFileSync(file, "utf8") === text ? [] : [{ entry, kind: "changed" }]
  })
  const existing = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : []
  const removed = existing.map((name) => name.slice(0, -ending.length)).filter((entry) => !reports.has(entry))
  return [...found, ...removed.map((entry): ReportChange => ({ entry, kind: "removed" }))]
}

export const write = (
  folder: string,
  reports: ReadonlyMap<string, string>,
  changes: ReadonlyArray<ReportChange>
): void => {
  mkdirSync(folder, { recursive: true })
  for (const { entry } of changes) {
    const text = reports.get(entry)
    if (text === undefined) rmSync(join(folder, entry + ending))
    else writeFileSync(join(folder, entry + ending), text)
  }
}
