/**
 * Defensible brand lift reports, and their daily history.
 *
 * {@link writeReport} does everything; {@link collect}, {@link build} and the renderers are its steps, each usable by itself. For the same figures,
 * every renderer returns the same bytes.
 */
export { collect, type CollectOptions } from "./collect.ts"
export { type Format, formats, write } from "./Files.ts"
export type { Change } from "./history/changes.ts"
export { History, type Recorded, type RecordOptions } from "./history/History.ts"
export type { Snapshot } from "./history/Snapshot.ts"
export { renderCsv, renderDaysCsv } from "./render/Csv.ts"
export { renderHtml } from "./render/Html.ts"
export { renderPresentation } from "./render/Presentation.ts"
export { renderText } from "./render/Terminal.ts"
export { renderWorkbook } from "./render/Workbook.ts"
export { build } from "./report/build.ts"
export type { PartGroup, PartRow, QuestionRow, Remark, Report, ReportOptions } from "./report/Report.ts"
export type { Campaign, DayOfLift, Source } from "./Source.ts"
export { type WriteOptions, writeReport, type Written } from "./writeReport.ts"
